"""Shared pieces of the model exporters: losses, optimizers, writing the text."""

import argparse
import math
import random

import jax
import jax.numpy as jnp

DTYPES = {"f32": jnp.float32, "bf16": jnp.bfloat16, "f16": jnp.float16}


# ---------------------------------------------------------------- command line


def parser(doc):
    p = argparse.ArgumentParser(description=doc)
    p.add_argument("--out", required=True, help="file to write")
    return p


def add_sizes(p, **defaults):
    """One integer option per size, e.g. add_sizes(p, layers=12, hidden=768)."""
    for name, default in defaults.items():
        p.add_argument("--" + name.replace("_", "-"), type=int, default=default)


# ---------------------------------------------------------------- parameters


def spec(*shape, dtype=jnp.float32):
    return jax.ShapeDtypeStruct(shape, dtype)


def stack(tree, n):
    """The specs of n identical layers stacked on a new leading dimension."""
    return jax.tree.map(lambda s: jax.ShapeDtypeStruct((n, *s.shape), s.dtype), tree)


def like(tree, dtype=None):
    return jax.tree.map(lambda s: jax.ShapeDtypeStruct(s.shape, dtype or s.dtype), tree)


def count(tree):
    return sum(math.prod(s.shape) for s in jax.tree.leaves(tree))


# ---------------------------------------------------------------- layers


def layer_norm(p, x, eps=1e-5):
    h = x.astype(jnp.float32)
    mean = jnp.mean(h, axis=-1, keepdims=True)
    var = jnp.var(h, axis=-1, keepdims=True)
    h = (h - mean) * jax.lax.rsqrt(var + eps)
    return (h * p["scale"] + p["bias"]).astype(x.dtype)


def rms_norm(scale, x, eps=1e-5):
    h = x.astype(jnp.float32)
    h = h * jax.lax.rsqrt(jnp.mean(jnp.square(h), axis=-1, keepdims=True) + eps)
    return (h * scale).astype(x.dtype)


# ---------------------------------------------------------------- losses


def cross_entropy(logits, labels):
    """Mean cross-entropy; picks the label's log-probability by a gather."""
    logp = jax.nn.log_softmax(logits.astype(jnp.float32), axis=-1)
    picked = jnp.take_along_axis(logp, labels[..., None], axis=-1)
    return -jnp.mean(picked)


def cross_entropy_onehot(logits, labels):
    """Mean cross-entropy; picks the label's log-probability by a one-hot mask."""
    logits = logits.astype(jnp.float32)
    logz = jax.nn.logsumexp(logits, axis=-1)
    hot = jax.nn.one_hot(labels, logits.shape[-1], dtype=logits.dtype)
    return jnp.mean(logz - jnp.sum(logits * hot, axis=-1))


# ---------------------------------------------------------------- optimizers


def global_norm(tree):
    leaves = jax.tree.leaves(tree)
    return jnp.sqrt(sum(jnp.sum(jnp.square(x.astype(jnp.float32))) for x in leaves))


def clip_by_global_norm(grads, limit=1.0):
    scale = jnp.minimum(1.0, limit / (global_norm(grads) + 1e-6))
    return jax.tree.map(lambda g: g * scale.astype(g.dtype), grads)


def adam_specs(params):
    """Optimizer state: float32 moments and a step counter."""
    return {
        "m": like(params, jnp.float32),
        "v": like(params, jnp.float32),
        "count": spec(dtype=jnp.int32),
    }


def adam(params, grads, opt, lr=1e-4, b1=0.9, b2=0.95, eps=1e-8, decay=0.0):
    count = opt["count"] + 1
    t = count.astype(jnp.float32)
    grads = jax.tree.map(lambda g: g.astype(jnp.float32), grads)
    m = jax.tree.map(lambda m, g: b1 * m + (1 - b1) * g, opt["m"], grads)
    v = jax.tree.map(lambda v, g: b2 * v + (1 - b2) * jnp.square(g), opt["v"], grads)
    c1, c2 = 1 - b1**t, 1 - b2**t

    def update(p, m, v):
        step = (m / c1) / (jnp.sqrt(v / c2) + eps)
        if decay and p.ndim > 1:
            step = step + decay * p.astype(jnp.float32)
        return (p.astype(jnp.float32) - lr * step).astype(p.dtype)

    params = jax.tree.map(update, params, m, v)
    return params, {"m": m, "v": v, "count": count}


def adam_train_step(loss_fn, decay=0.0, clip=1.0):
    """(params, opt, *batch) -> (params, opt, loss)."""

    def train_step(params, opt, *batch):
        loss, grads = jax.value_and_grad(loss_fn)(params, *batch)
        if clip:
            grads = clip_by_global_norm(grads, clip)
        params, opt = adam(params, grads, opt, decay=decay)
        return params, opt, loss

    return train_step


# ---------------------------------------------------------------- writing


def shuffled(fn, args, donate, seed):
    """fn as a function of its flattened arguments in a seeded random order.

    Returns the function, its arguments and the positions of the donated ones.
    """
    leaves, tree = jax.tree.flatten(args)
    donated = [i in donate for i, arg in enumerate(args) for _ in jax.tree.leaves(arg)]
    order = list(range(len(leaves)))
    random.Random(seed).shuffle(order)

    def main(*flat):
        values = [None] * len(flat)
        for value, source in zip(flat, order, strict=True):
            values[source] = value
        return fn(*jax.tree.unflatten(tree, values))

    positions = [i for i, source in enumerate(order) if donated[source]]
    return main, [leaves[source] for source in order], positions


def export(out, fn, args, params, donate=(), shuffle=None):
    """Lowers fn for the argument specs and writes the StableHLO text."""
    if shuffle is not None:
        fn, args, donate = shuffled(fn, args, donate, shuffle)
    text = jax.jit(fn, donate_argnums=donate).lower(*args).as_text(debug_info=False)
    write(out, text, count(params))


def write(out, text, parameters):
    with open(out, "w", encoding="utf-8", newline="\n") as f:
        f.write(text)
    print(f"{out}: {parameters:,} parameters, {len(text):,} bytes")


def export_loss_or_train(a, loss_fn, params, batch, decay=0.0, shuffle=None):
    """The loss alone, or with --train the Adam step with donated state."""
    if a.train:
        step = adam_train_step(loss_fn, decay=decay)
        args = (params, adam_specs(params), *batch)
        export(a.out, step, args, params, donate=(0, 1), shuffle=shuffle)
    else:
        export(a.out, loss_fn, (params, *batch), params, shuffle=shuffle)
