"""ResNet-50: forward and loss, or the SGD-with-momentum train step (--train)."""

import jax
import jax.numpy as jnp

import common
import resnet


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, width=64, size=224, classes=1000, batch=256)
    p.add_argument("--stages", type=int, nargs="+", default=[3, 4, 6, 3])
    p.add_argument("--dtype", choices=common.DTYPES, default="f32", help="compute type")
    p.add_argument("--shuffle", type=int, metavar="SEED", help="shuffle the arguments")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    params = resnet.param_specs(a.stages, a.width, a.classes)
    images = common.spec(a.batch, a.size, a.size, 3, dtype=common.DTYPES[a.dtype])
    labels = common.spec(a.batch, dtype=jnp.int32)

    def loss(params, images, labels):
        return resnet.loss(params, images, labels)[0]

    if a.train:
        _, running = jax.eval_shape(resnet.logits, params, images)
        fn, donate = resnet.train_step, (0, 1, 2)
        args = (params, params, running, images, labels)
    else:
        fn, donate = loss, ()
        args = (params, images, labels)
    common.export(a.out, fn, args, params, donate, a.shuffle)


if __name__ == "__main__":
    main()
