"""Inception-v3 without the auxiliary head, NHWC (pure JAX).

Every unit is convolution + batch norm (training mode) + ReLU. A unit is written
(filters, kernel height, kernel width, stride, padding); a module is a list of
branches whose outputs are concatenated.
"""

import jax
import jax.numpy as jnp

from cnn import DIMS, avg_pool, batch_norm, max_pool
from common import cross_entropy_onehot, spec


def unit(filters, kh, kw=None, stride=1, padding="SAME"):
    return (filters, kh, kw or kh, stride, padding)


AVG, MAX = "avg", "max"  # pooling steps of a branch


def module_a(pool):
    return [
        [unit(64, 1)],
        [unit(48, 1), unit(64, 5)],
        [unit(64, 1), unit(96, 3), unit(96, 3)],
        [AVG, unit(pool, 1)],
    ]


MODULE_B = [
    [unit(384, 3, stride=2, padding="VALID")],
    [unit(64, 1), unit(96, 3), unit(96, 3, stride=2, padding="VALID")],
    [MAX],
]


def module_c(n):
    return [
        [unit(192, 1)],
        [unit(n, 1), unit(n, 1, 7), unit(192, 7, 1)],
        [unit(n, 1), unit(n, 7, 1), unit(n, 1, 7), unit(n, 7, 1), unit(192, 1, 7)],
        [AVG, unit(192, 1)],
    ]


MODULE_D = [
    [unit(192, 1), unit(320, 3, stride=2, padding="VALID")],
    [
        unit(192, 1),
        unit(192, 1, 7),
        unit(192, 7, 1),
        unit(192, 3, stride=2, padding="VALID"),
    ],
    [MAX],
]

# A nested list is a fork: its branches read the same input.
FORK = [[unit(384, 1, 3)], [unit(384, 3, 1)]]
MODULE_E = [
    [unit(320, 1)],
    [unit(384, 1), FORK],
    [unit(448, 1), unit(384, 3), FORK],
    [AVG, unit(192, 1)],
]

STEM = [
    unit(32, 3, stride=2, padding="VALID"),
    unit(32, 3, padding="VALID"),
    unit(64, 3),
    MAX,
    unit(80, 1),
    unit(192, 3, padding="VALID"),
    MAX,
]

MODULES = [
    module_a(32), module_a(64), module_a(64),
    MODULE_B,
    module_c(128), module_c(160), module_c(160), module_c(192),
    MODULE_D,
    MODULE_E, MODULE_E,
]  # fmt: skip


def chain_specs(steps, cin, scale):
    """Parameters of a chain of steps, and its output channels."""
    params = []
    for step in steps:
        if isinstance(step, str):
            params.append({})
        elif isinstance(step, list):
            p, cin = branch_specs(step, cin, scale)
            params.append({"fork": p})
        else:
            filters, kh, kw, _, _ = step
            n = filters // scale
            bn = {"scale": spec(n), "bias": spec(n)}
            params.append({"kernel": spec(kh, kw, cin, n), "bn": bn})
            cin = n
    return params, cin


def branch_specs(branches, cin, scale):
    params, outputs = zip(*(chain_specs(b, cin, scale) for b in branches))
    return list(params), sum(outputs)


def param_specs(classes, scale):
    params = {}
    params["stem"], c = chain_specs(STEM, 3, scale)
    params["modules"] = []
    for m in MODULES:
        p, c = branch_specs(m, c, scale)
        params["modules"].append(p)
    params["fc"] = {"kernel": spec(c, classes), "bias": spec(classes)}
    return params


def run_chain(steps, params, x):
    for step, p in zip(steps, params, strict=True):
        if step == AVG:
            x = avg_pool(x, 3, 1, "SAME")
        elif step == MAX:
            x = max_pool(x, 3, 2)
        elif isinstance(step, list):
            x = run_branches(step, p["fork"], x)
        else:
            _, _, _, stride, padding = step
            x = jax.lax.conv_general_dilated(
                x, p["kernel"], (stride, stride), padding, dimension_numbers=DIMS
            )
            x, _ = batch_norm(p["bn"], x, eps=1e-3)
            x = jax.nn.relu(x)
    return x


def run_branches(branches, params, x):
    outputs = [run_chain(b, p, x) for b, p in zip(branches, params, strict=True)]
    return jnp.concatenate(outputs, axis=-1)


def loss(params, images, labels):
    x = run_chain(STEM, params["stem"], images)
    for m, p in zip(MODULES, params["modules"], strict=True):
        x = run_branches(m, p, x)
    x = jnp.mean(x, axis=(1, 2))
    logits = x @ params["fc"]["kernel"] + params["fc"]["bias"]
    return cross_entropy_onehot(logits, labels)
