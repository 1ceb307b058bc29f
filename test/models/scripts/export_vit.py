"""Vision transformer: forward and loss, or the AdamW train step (--train)."""

import jax.numpy as jnp

import common
import vit


def main():
    p = common.parser(__doc__)
    common.add_sizes(
        p, layers=12, hidden=768, heads=12, ffn=3072, size=224, patch=16,
        classes=1000, batch=256,
    )  # fmt: skip
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    c = vit.Config(
        layers=a.layers, hidden=a.hidden, heads=a.heads, ffn=a.ffn, size=a.size,
        patch=a.patch, classes=a.classes, batch=a.batch,
    )  # fmt: skip

    def loss(params, images, labels):
        return vit.loss(c, params, images, labels)

    images = common.spec(c.batch, c.size, c.size, 3)
    labels = common.spec(c.batch, dtype=jnp.int32)
    batch = (images, labels)
    common.export_loss_or_train(a, loss, vit.param_specs(c), batch, decay=0.1)


if __name__ == "__main__":
    main()
