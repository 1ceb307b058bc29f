"""T5: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import common
import t5


def main():
    p = common.parser(__doc__)
    common.add_sizes(
        p, layers=6, hidden=512, heads=8, head_dim=64, ffn=2048, vocab=32128,
        source=512, target=128, batch=128,
    )  # fmt: skip
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    c = t5.Config(
        layers=a.layers, hidden=a.hidden, heads=a.heads, head_dim=a.head_dim,
        ffn=a.ffn, vocab=a.vocab, source=a.source, target=a.target, batch=a.batch,
    )  # fmt: skip

    def loss(params, source, target, labels):
        return t5.loss(c, params, source, target, labels)

    source = common.spec(c.batch, c.source, dtype=jnp.int32)
    target = common.spec(c.batch, c.target, dtype=jnp.int32)
    batch = (source, target, target)
    common.export_loss_or_train(a, loss, t5.param_specs(c), batch)


if __name__ == "__main__":
    main()
