"""Diffusion U-Net: residual blocks with group norm and time embedding, skip
connections, self-attention at one resolution, NHWC (pure JAX)."""

import dataclasses
import math

import jax
import jax.numpy as jnp

from cnn import conv
from common import spec


@dataclasses.dataclass(frozen=True)
class Config:
    width: int = 128
    multipliers: tuple = (1, 2, 2, 4)  # channels of each level, times width
    blocks: int = 2  # residual blocks per level on the way down
    attention_level: int = 2
    groups: int = 32
    size: int = 64
    batch: int = 128
    steps: int = 1000
    dtype: jnp.dtype = jnp.bfloat16


def dense_specs(n, m):
    return {"kernel": spec(n, m), "bias": spec(m)}


def conv_specs(k, n, m):
    return {"kernel": spec(k, k, n, m), "bias": spec(m)}


def norm_specs(n):
    return {"scale": spec(n), "bias": spec(n)}


def res_specs(c, n, m):
    p = {
        "norm1": norm_specs(n),
        "conv1": conv_specs(3, n, m),
        "time": dense_specs(4 * c.width, m),
        "norm2": norm_specs(m),
        "conv2": conv_specs(3, m, m),
    }
    if n != m:
        p["skip"] = conv_specs(1, n, m)
    return p


def attn_specs(n):
    p = {name: dense_specs(n, n) for name in ("query", "key", "value", "out")}
    return p | {"norm": norm_specs(n)}


def param_specs(c):
    n, t = c.width, 4 * c.width
    params = {
        "time1": dense_specs(c.width, t),
        "time2": dense_specs(t, t),
        "conv_in": conv_specs(3, 3, n),
        "down": [],
        "up": [],
    }
    skips = [n]
    for level, mult in enumerate(c.multipliers):
        p = {"res": [], "attn": []}
        for _ in range(c.blocks):
            p["res"].append(res_specs(c, n, mult * c.width))
            n = mult * c.width
            skips.append(n)
            if level == c.attention_level:
                p["attn"].append(attn_specs(n))
        if level + 1 < len(c.multipliers):
            p["downsample"] = conv_specs(3, n, n)
            skips.append(n)
        params["down"].append(p)
    params["middle"] = [res_specs(c, n, n), res_specs(c, n, n)]
    for level, mult in reversed(list(enumerate(c.multipliers))):
        p = {"res": [], "attn": []}
        for _ in range(c.blocks + 1):
            p["res"].append(res_specs(c, n + skips.pop(), mult * c.width))
            n = mult * c.width
            if level == c.attention_level:
                p["attn"].append(attn_specs(n))
        if level > 0:
            p["upsample"] = conv_specs(3, n, n)
        params["up"].append(p)
    params["norm_out"] = norm_specs(n)
    params["conv_out"] = conv_specs(3, n, 3)
    return params


def dense(p, x):
    return x @ p["kernel"].astype(x.dtype) + p["bias"].astype(x.dtype)


def conv2d(p, x, stride=1):
    return conv(x, p["kernel"], stride) + p["bias"].astype(x.dtype)


def group_norm(c, p, x, eps=1e-5):
    b, h, w, n = x.shape
    y = x.astype(jnp.float32).reshape(b, h, w, c.groups, n // c.groups)
    mean = jnp.mean(y, axis=(1, 2, 4), keepdims=True)
    var = jnp.var(y, axis=(1, 2, 4), keepdims=True)
    y = ((y - mean) * jax.lax.rsqrt(var + eps)).reshape(b, h, w, n)
    return (y * p["scale"] + p["bias"]).astype(x.dtype)


def res_block(c, p, x, time):
    h = conv2d(p["conv1"], jax.nn.silu(group_norm(c, p["norm1"], x)))
    h = h + dense(p["time"], jax.nn.silu(time))[:, None, None, :]
    h = conv2d(p["conv2"], jax.nn.silu(group_norm(c, p["norm2"], h)))
    if "skip" in p:
        x = conv2d(p["skip"], x)
    return x + h


def attention(c, p, x):
    b, h, w, n = x.shape
    y = group_norm(c, p["norm"], x).reshape(b, h * w, n)
    q, k, v = (dense(p[name], y) for name in ("query", "key", "value"))
    scores = jnp.einsum("bqn,bkn->bqk", q, k).astype(jnp.float32) / math.sqrt(n)
    probs = jax.nn.softmax(scores, axis=-1).astype(x.dtype)
    y = jnp.einsum("bqk,bkn->bqn", probs, v)
    return x + dense(p["out"], y).reshape(b, h, w, n)


def upsample(x):
    b, h, w, n = x.shape
    return jax.image.resize(x, (b, 2 * h, 2 * w, n), method="nearest")


def time_embedding(c, t):
    half = c.width // 2
    freq = jnp.exp(-math.log(10000.0) * jnp.arange(half) / half)
    angles = t[:, None].astype(jnp.float32) * freq
    return jnp.concatenate([jnp.sin(angles), jnp.cos(angles)], axis=-1)


def predict(c, params, x, t):
    """The noise predicted in images x [batch, size, size, 3] at steps t [batch]."""
    time = dense(params["time1"], time_embedding(c, t).astype(c.dtype))
    time = dense(params["time2"], jax.nn.silu(time))
    x = conv2d(params["conv_in"], x.astype(c.dtype))
    skips = [x]
    for level, p in enumerate(params["down"]):
        for i, res in enumerate(p["res"]):
            x = res_block(c, res, x, time)
            if level == c.attention_level:
                x = attention(c, p["attn"][i], x)
            skips.append(x)
        if "downsample" in p:
            x = conv2d(p["downsample"], x, 2)
            skips.append(x)
    for p in params["middle"]:
        x = res_block(c, p, x, time)
    for level, p in zip(reversed(range(len(c.multipliers))), params["up"]):
        for i, res in enumerate(p["res"]):
            x = jnp.concatenate([x, skips.pop()], axis=-1)
            x = res_block(c, res, x, time)
            if level == c.attention_level:
                x = attention(c, p["attn"][i], x)
        if "upsample" in p:
            x = conv2d(p["upsample"], upsample(x))
    x = jax.nn.silu(group_norm(c, params["norm_out"], x))
    return conv2d(params["conv_out"], x).astype(jnp.float32)


def loss(c, params, images, noise, t):
    """Mean squared error of the predicted noise; cosine noise schedule."""
    angle = (t.astype(jnp.float32) / c.steps * (math.pi / 2))[:, None, None, None]
    noisy = jnp.cos(angle) * images + jnp.sin(angle) * noise
    return jnp.mean(jnp.square(predict(c, params, noisy, t) - noise))
