"""Layers of the image models, NHWC (pure JAX)."""

import jax
import jax.numpy as jnp

DIMS = ("NHWC", "HWIO", "NHWC")


def conv(x, kernel, stride=1, padding="SAME"):
    return jax.lax.conv_general_dilated(
        x,
        kernel.astype(x.dtype),
        window_strides=(stride, stride),
        padding=padding,
        dimension_numbers=DIMS,
    )


def batch_norm(p, x, eps=1e-5):
    """Training mode. Returns the output and the batch's mean and variance."""
    h = x.astype(jnp.float32)
    mean = jnp.mean(h, axis=(0, 1, 2))
    var = jnp.mean(jnp.square(h), axis=(0, 1, 2)) - jnp.square(mean)
    y = (h - mean) * (jax.lax.rsqrt(var + eps) * p["scale"]) + p["bias"]
    return y.astype(x.dtype), {"mean": mean, "var": var}


def max_pool(x, window, stride, padding="VALID"):
    return jax.lax.reduce_window(
        x, -jnp.inf, jax.lax.max, (1, window, window, 1), (1, stride, stride, 1), padding
    )


def avg_pool(x, window, stride, padding="VALID"):
    """Average over the elements inside the image only."""
    dims, strides = (1, window, window, 1), (1, stride, stride, 1)
    total = jax.lax.reduce_window(x, 0.0, jax.lax.add, dims, strides, padding)
    ones = jnp.ones((1, *x.shape[1:3], 1), dtype=x.dtype)
    return total / jax.lax.reduce_window(ones, 0.0, jax.lax.add, dims, strides, padding)
