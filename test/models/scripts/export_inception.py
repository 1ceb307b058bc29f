"""Inception-v3: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import common
import inception


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, size=299, classes=1000, batch=128)
    p.add_argument("--scale", type=int, default=1, help="divide all channels by this")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    params = inception.param_specs(a.classes, a.scale)
    images = common.spec(a.batch, a.size, a.size, 3)
    labels = common.spec(a.batch, dtype=jnp.int32)
    common.export_loss_or_train(a, inception.loss, params, (images, labels))


if __name__ == "__main__":
    main()
