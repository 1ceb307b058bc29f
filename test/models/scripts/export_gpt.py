"""GPT language model: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import common
import gpt


def main():
    p = common.parser(__doc__)
    common.add_sizes(
        p, layers=12, hidden=768, heads=12, ffn=0, vocab=50257, seq=1024, batch=8
    )
    p.add_argument("--dtype", choices=common.DTYPES, default="bf16", help="compute type")
    p.add_argument("--param-dtype", choices=common.DTYPES, help="default: as --dtype")
    p.add_argument("--tied", action="store_true", help="output head = embedding table")
    p.add_argument("--fused-qkv", action="store_true")
    layers = p.add_mutually_exclusive_group()
    layers.add_argument("--unrolled", action="store_true", help="the default")
    layers.add_argument("--scan", action="store_true", help="lax.scan over the layers")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    c = gpt.Config(
        layers=a.layers, hidden=a.hidden, heads=a.heads, ffn=a.ffn, vocab=a.vocab,
        seq=a.seq, batch=a.batch, tied=a.tied, fused_qkv=a.fused_qkv, scan=a.scan,
        dtype=common.DTYPES[a.dtype],
        param_dtype=common.DTYPES[a.param_dtype or a.dtype],
    )  # fmt: skip

    def loss(params, tokens, targets):
        return gpt.loss(c, params, tokens, targets)

    ids = common.spec(c.batch, c.seq, dtype=jnp.int32)
    common.export_loss_or_train(a, loss, gpt.param_specs(c), (ids, ids))


if __name__ == "__main__":
    main()
