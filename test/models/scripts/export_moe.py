"""Mixture of experts: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import common
import moe


def main():
    p = common.parser(__doc__)
    common.add_sizes(
        p, layers=16, hidden=1024, heads=16, kv_heads=8, ffn=4608, experts=8, top_k=2,
        vocab=32000, seq=1024, batch=64,
    )  # fmt: skip
    p.add_argument("--unrolled", action="store_true", help="no lax.scan over the layers")
    p.add_argument("--remat", action="store_true", help="recompute layers in backward")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    c = moe.Config(
        layers=a.layers, hidden=a.hidden, heads=a.heads, kv_heads=a.kv_heads,
        ffn=a.ffn, vocab=a.vocab, seq=a.seq, batch=a.batch, experts=a.experts,
        top_k=a.top_k, theta=10000.0, scan=not a.unrolled, remat=a.remat,
    )  # fmt: skip

    def loss(params, tokens, targets):
        return moe.loss(c, params, tokens, targets)

    ids = common.spec(c.batch, c.seq, dtype=jnp.int32)
    common.export_loss_or_train(a, loss, moe.param_specs(c), (ids, ids))


if __name__ == "__main__":
    main()
