"""Diffusion U-Net: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import common
import unet


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, width=128, groups=32, blocks=2, size=64, batch=128)
    p.add_argument("--multipliers", type=int, nargs="+", default=[1, 2, 2, 4])
    p.add_argument("--attention-level", type=int, default=2)
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    c = unet.Config(
        width=a.width, groups=a.groups, blocks=a.blocks, size=a.size, batch=a.batch,
        multipliers=tuple(a.multipliers), attention_level=a.attention_level,
    )  # fmt: skip

    def loss(params, images, noise, t):
        return unet.loss(c, params, images, noise, t)

    images = common.spec(c.batch, c.size, c.size, 3)
    steps = common.spec(c.batch, dtype=jnp.int32)
    batch = (images, images, steps)
    common.export_loss_or_train(a, loss, unet.param_specs(c), batch)


if __name__ == "__main__":
    main()
