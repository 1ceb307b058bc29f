"""ResNet-50 (v1.5: the stride is in the 3x3 convolution), pure JAX."""

import jax
import jax.numpy as jnp

from cnn import batch_norm, conv, max_pool
from common import cross_entropy_onehot, spec


def norm_specs(n):
    return {"scale": spec(n), "bias": spec(n)}


def bottleneck_specs(cin, width, project):
    p = {
        "conv1": spec(1, 1, cin, width),
        "bn1": norm_specs(width),
        "conv2": spec(3, 3, width, width),
        "bn2": norm_specs(width),
        "conv3": spec(1, 1, width, 4 * width),
        "bn3": norm_specs(4 * width),
    }
    if project:
        p["proj"] = spec(1, 1, cin, 4 * width)
        p["bn_proj"] = norm_specs(4 * width)
    return p


def param_specs(stages, width, classes):
    params = {"stem": spec(7, 7, 3, width), "bn": norm_specs(width), "stages": []}
    cin = width
    for i, n in enumerate(stages):
        w = width << i
        blocks = []
        for j in range(n):
            blocks.append(bottleneck_specs(cin, w, project=j == 0))
            cin = 4 * w
        params["stages"].append(blocks)
    params["fc"] = {"kernel": spec(cin, classes), "bias": spec(classes)}
    return params


def bottleneck(p, x, stride):
    stats = {}
    h, stats["bn1"] = batch_norm(p["bn1"], conv(x, p["conv1"]))
    h = jax.nn.relu(h)
    h, stats["bn2"] = batch_norm(p["bn2"], conv(h, p["conv2"], stride))
    h = jax.nn.relu(h)
    h, stats["bn3"] = batch_norm(p["bn3"], conv(h, p["conv3"]))
    if "proj" in p:
        x, stats["bn_proj"] = batch_norm(p["bn_proj"], conv(x, p["proj"], stride))
    return jax.nn.relu(h + x), stats


def logits(params, images):
    """Returns the logits and the batch statistics of every batch norm."""
    stats = {"stages": []}
    x = conv(images, params["stem"], 2)
    x, stats["bn"] = batch_norm(params["bn"], x)
    x = max_pool(jax.nn.relu(x), 3, 2, "SAME")
    for i, blocks in enumerate(params["stages"]):
        stats["stages"].append([])
        for j, p in enumerate(blocks):
            x, s = bottleneck(p, x, 2 if i > 0 and j == 0 else 1)
            stats["stages"][-1].append(s)
    x = jnp.mean(x.astype(jnp.float32), axis=(1, 2))
    return x @ params["fc"]["kernel"] + params["fc"]["bias"], stats


def loss(params, images, labels):
    out, stats = logits(params, images)
    return cross_entropy_onehot(out, labels), stats


def train_step(params, momentum, running, images, labels):
    """SGD with momentum and weight decay; keeps running statistics."""
    (value, stats), grads = jax.value_and_grad(loss, has_aux=True)(params, images, labels)
    grads = jax.tree.map(lambda g, p: g + 1e-4 * p, grads, params)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
    params = jax.tree.map(lambda p, m: p - 0.1 * m, params, momentum)
    running = jax.tree.map(lambda r, s: 0.9 * r + 0.1 * s, running, stats)
    return params, momentum, running, value
