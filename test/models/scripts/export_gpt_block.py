"""One GPT block, forward, loss = mean of the squared output."""

import jax.numpy as jnp

import common
import gpt


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, hidden=4096, heads=32, ffn=0, seq=2048, batch=8)
    p.add_argument("--dtype", choices=common.DTYPES, default="bf16")
    p.add_argument("--shuffle", type=int, metavar="SEED", help="shuffle the arguments")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    dtype = common.DTYPES[a.dtype]
    c = gpt.Config(
        hidden=a.hidden, heads=a.heads, ffn=a.ffn, dtype=dtype, param_dtype=dtype
    )

    def loss(params, x):
        y = gpt.block(c, params, x).astype(jnp.float32)
        return jnp.mean(jnp.square(y))

    x = common.spec(a.batch, a.seq, a.hidden, dtype=dtype)
    common.export_loss_or_train(a, loss, gpt.block_specs(c), (x,), shuffle=a.shuffle)


if __name__ == "__main__":
    main()
