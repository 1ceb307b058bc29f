"""AlexNet: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import alexnet
import common


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, fc=4096, classes=1024, batch=128)
    p.add_argument("--scale", type=int, default=1, help="divide the filters by this")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    params = alexnet.param_specs(a.fc, a.classes, a.scale)
    images = common.spec(a.batch, 227, 227, 3)
    labels = common.spec(a.batch, dtype=jnp.int32)
    common.export_loss_or_train(a, alexnet.loss, params, (images, labels))


if __name__ == "__main__":
    main()
