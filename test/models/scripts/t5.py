"""T5: encoder-decoder with relative position biases and a tied head (pure JAX)."""

import dataclasses
import math

import jax
import jax.numpy as jnp

from common import cross_entropy_onehot, rms_norm, spec


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 6  # in each of the two stacks
    hidden: int = 512
    heads: int = 8
    head_dim: int = 64
    ffn: int = 2048
    vocab: int = 32128
    buckets: int = 32
    max_distance: int = 128
    source: int = 512
    target: int = 128
    batch: int = 128
    dtype: jnp.dtype = jnp.bfloat16


def param_specs(c):
    d, inner = c.hidden, c.heads * c.head_dim
    attn = {
        "q": spec(d, inner),
        "k": spec(d, inner),
        "v": spec(d, inner),
        "o": spec(inner, d),
    }
    ffn = {"wi": spec(d, c.ffn), "wo": spec(c.ffn, d)}
    norm = spec(d)
    encoder = {"norm1": norm, "attn": attn, "norm2": norm, "ffn": ffn}
    decoder = encoder | {"norm_cross": norm, "cross": attn}

    def side(layer):
        return {
            "bias": spec(c.buckets, c.heads),
            "layers": [layer] * c.layers,
            "norm": norm,
        }

    return {
        "embed": spec(c.vocab, d),
        "encoder": side(encoder),
        "decoder": side(decoder),
    }


def buckets(c, relative, bidirectional):
    """Bucket numbers of key position - query position."""
    n, result = c.buckets, 0
    if bidirectional:
        n //= 2
        result = jnp.where(relative > 0, n, 0)
        relative = jnp.abs(relative)
    else:
        relative = -jnp.minimum(relative, 0)
    exact = n // 2
    ratio = jnp.maximum(relative, 1).astype(jnp.float32) / exact
    far = exact + jnp.log(ratio) / math.log(c.max_distance / exact) * (n - exact)
    far = jnp.minimum(far.astype(jnp.int32), n - 1)
    return result + jnp.where(relative < exact, relative, far)


def position_bias(c, table, n, bidirectional):
    """Biases [1, heads, query, key]."""
    relative = jnp.arange(n)[None, :] - jnp.arange(n)[:, None]
    bias = table[buckets(c, relative, bidirectional)]
    return bias.transpose(2, 0, 1)[None]


def dense(kernel, x):
    return x @ kernel.astype(x.dtype)


def attention(c, p, x, memory, bias):
    b, n, _ = x.shape

    def heads(t):
        return t.reshape(b, t.shape[1], c.heads, c.head_dim)

    q, k, v = (
        heads(dense(p["q"], x)),
        heads(dense(p["k"], memory)),
        heads(dense(p["v"], memory)),
    )
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k).astype(jnp.float32)
    if bias is not None:
        scores = scores + bias
    probs = jax.nn.softmax(scores, axis=-1).astype(x.dtype)
    out = jnp.einsum("bhqk,bkhd->bqhd", probs, v).reshape(b, n, -1)
    return dense(p["o"], out)


def ffn(p, x):
    return dense(p["wo"], jax.nn.relu(dense(p["wi"], x)))


def stack(c, params, x, bias, memory=None):
    for p in params["layers"]:
        h = rms_norm(p["norm1"], x)
        x = x + attention(c, p["attn"], h, h, bias)
        if memory is not None:
            x = x + attention(c, p["cross"], rms_norm(p["norm_cross"], x), memory, None)
        x = x + ffn(p["ffn"], rms_norm(p["norm2"], x))
    return rms_norm(params["norm"], x)


def loss(c, params, source, target, labels):
    embed = params["embed"].astype(c.dtype)
    n, m = source.shape[1], target.shape[1]

    bias = position_bias(c, params["encoder"]["bias"], n, bidirectional=True)
    memory = stack(c, params["encoder"], embed[source], bias)

    causal = jnp.tril(jnp.ones((m, m), dtype=bool))
    bias = position_bias(c, params["decoder"]["bias"], m, bidirectional=False)
    bias = jnp.where(causal, bias, -1e9)
    x = stack(c, params["decoder"], embed[target], bias, memory)

    logits = jnp.einsum("bsd,vd->bsv", x / math.sqrt(c.hidden), embed)
    return cross_entropy_onehot(logits, labels)
