"""Llama: forward and loss, or the AdamW train step (--train)."""

import jax.numpy as jnp

import common
import llama


def main():
    p = common.parser(__doc__)
    common.add_sizes(
        p, layers=32, hidden=4096, heads=32, kv_heads=8, ffn=14336, vocab=128256,
        seq=8192, batch=16,
    )  # fmt: skip
    p.add_argument("--remat", action="store_true", help="recompute layers in backward")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    c = llama.Config(
        layers=a.layers, hidden=a.hidden, heads=a.heads, kv_heads=a.kv_heads,
        ffn=a.ffn, vocab=a.vocab, seq=a.seq, batch=a.batch, remat=a.remat,
    )  # fmt: skip

    def loss(params, tokens, targets):
        return llama.loss(c, params, tokens, targets)

    ids = common.spec(c.batch, c.seq, dtype=jnp.int32)
    common.export_loss_or_train(a, loss, llama.param_specs(c), (ids, ids), decay=0.1)


if __name__ == "__main__":
    main()
