"""LSTM language model: lax.scan over the time steps (pure JAX)."""

import jax
import jax.numpy as jnp

from common import cross_entropy, spec


def param_specs(layers, units, vocab):
    cell = {
        "input": spec(units, 4 * units),
        "recurrent": spec(units, 4 * units),
        "bias": spec(4 * units),
    }
    return {
        "embed": spec(vocab, units),
        "cells": [cell] * layers,
        "head": {"kernel": spec(units, vocab), "bias": spec(vocab)},
    }


def cell(p, state, x):
    h, c = state
    z = x @ p["input"] + h @ p["recurrent"] + p["bias"]
    i, f, g, o = jnp.split(z, 4, axis=-1)
    c = jax.nn.sigmoid(f + 1.0) * c + jax.nn.sigmoid(i) * jnp.tanh(g)
    h = jax.nn.sigmoid(o) * jnp.tanh(c)
    return h, c


def loss(params, tokens, targets):
    x = params["embed"][tokens]
    b, _, n = x.shape
    zeros = jnp.zeros((b, n), dtype=x.dtype)

    def step(states, x):
        new = []
        for p, state in zip(params["cells"], states, strict=True):
            state = cell(p, state, x)
            x = state[0]
            new.append(state)
        return new, x

    states = [(zeros, zeros)] * len(params["cells"])
    _, h = jax.lax.scan(step, states, x.swapaxes(0, 1))
    h = h.swapaxes(0, 1)
    logits = h @ params["head"]["kernel"] + params["head"]["bias"]
    return cross_entropy(logits, targets)
