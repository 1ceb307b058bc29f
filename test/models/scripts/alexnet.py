"""AlexNet: five convolutions and three dense layers, NHWC (pure JAX)."""

import jax

from cnn import conv, max_pool
from common import cross_entropy_onehot, spec

# kernel size, filters, stride, padding, max-pool after the layer
CONVS = [
    (11, 96, 4, "VALID", True),
    (5, 256, 1, "SAME", True),
    (3, 384, 1, "SAME", False),
    (3, 384, 1, "SAME", False),
    (3, 256, 1, "SAME", True),
]


def param_specs(fc, classes, scale):
    params, cin = {}, 3
    for i, (size, filters, *_) in enumerate(CONVS, 1):
        n = filters // scale
        params[f"conv{i}"] = {"kernel": spec(size, size, cin, n), "bias": spec(n)}
        cin = n
    widths = [6 * 6 * cin, fc, fc, classes]
    for i, (n, m) in enumerate(zip(widths, widths[1:]), 1):
        params[f"fc{i}"] = {"kernel": spec(n, m), "bias": spec(m)}
    return params


def loss(params, images, labels):
    x = images
    for i, (_, _, stride, padding, pool) in enumerate(CONVS, 1):
        p = params[f"conv{i}"]
        x = jax.nn.relu(conv(x, p["kernel"], stride, padding) + p["bias"])
        if pool:
            x = max_pool(x, 3, 2)
    x = x.reshape(x.shape[0], -1)
    x = jax.nn.relu(x @ params["fc1"]["kernel"] + params["fc1"]["bias"])
    x = jax.nn.relu(x @ params["fc2"]["kernel"] + params["fc2"]["bias"])
    x = x @ params["fc3"]["kernel"] + params["fc3"]["bias"]
    return cross_entropy_onehot(x, labels)
