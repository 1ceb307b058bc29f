"""Llama: RMSNorm, rotary positions, grouped-query attention, SwiGLU (pure JAX).

The layers are stacked and run by lax.scan.
"""

import dataclasses
import math

import jax
import jax.numpy as jnp

from common import cross_entropy_onehot, rms_norm, spec, stack


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 32
    hidden: int = 4096
    heads: int = 32
    kv_heads: int = 8
    ffn: int = 14336
    vocab: int = 128256
    seq: int = 8192
    batch: int = 16
    theta: float = 500000.0
    remat: bool = False
    dtype: jnp.dtype = jnp.bfloat16

    @property
    def head_dim(self):
        return self.hidden // self.heads


def layer_specs(c):
    d, f, t = c.hidden, c.ffn, c.dtype
    kv = c.kv_heads * c.head_dim
    return {
        "attn_norm": spec(d, dtype=t),
        "wq": spec(d, d, dtype=t),
        "wk": spec(d, kv, dtype=t),
        "wv": spec(d, kv, dtype=t),
        "wo": spec(d, d, dtype=t),
        "ffn_norm": spec(d, dtype=t),
        "w_gate": spec(d, f, dtype=t),
        "w_up": spec(d, f, dtype=t),
        "w_down": spec(f, d, dtype=t),
    }


def param_specs(c):
    return {
        "embed": spec(c.vocab, c.hidden, dtype=c.dtype),
        "layers": stack(layer_specs(c), c.layers),
        "norm": spec(c.hidden, dtype=c.dtype),
        "lm_head": spec(c.hidden, c.vocab, dtype=c.dtype),
    }


def rope_angles(c, positions):
    """Angles [..., head_dim / 2] for integer positions [...]."""
    half = c.head_dim // 2
    freq = c.theta ** (-jnp.arange(half, dtype=jnp.float32) / half)
    return positions[..., None].astype(jnp.float32) * freq


def rope(x, angles):
    """Rotates x [batch, seq, heads, head_dim] by angles [seq, head_dim / 2]."""
    cos, sin = jnp.cos(angles)[:, None, :], jnp.sin(angles)[:, None, :]
    a, b = jnp.split(x.astype(jnp.float32), 2, axis=-1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1).astype(x.dtype)


def project_qkv(c, p, h, angles):
    b, s, _ = h.shape
    q = rope((h @ p["wq"]).reshape(b, s, c.heads, c.head_dim), angles)
    k = rope((h @ p["wk"]).reshape(b, s, c.kv_heads, c.head_dim), angles)
    v = (h @ p["wv"]).reshape(b, s, c.kv_heads, c.head_dim)
    return q, k, v


def attend(c, q, k, v, mask):
    """Each group of heads / kv_heads query heads shares one key/value head."""
    b, s, _, hd = q.shape
    q = q.reshape(b, s, c.kv_heads, c.heads // c.kv_heads, hd)
    scores = jnp.einsum("bqhgd,bkhd->bhgqk", q, k) / math.sqrt(hd)
    scores = jnp.where(mask, scores.astype(jnp.float32), -1e9)
    probs = jax.nn.softmax(scores, axis=-1).astype(q.dtype)
    return jnp.einsum("bhgqk,bkhd->bqhgd", probs, v).reshape(b, s, c.hidden)


def ffn(p, h):
    return (jax.nn.silu(h @ p["w_gate"]) * (h @ p["w_up"])) @ p["w_down"]


def layer(c, p, x, angles, mask):
    q, k, v = project_qkv(c, p, rms_norm(p["attn_norm"], x), angles)
    x = x + attend(c, q, k, v, mask) @ p["wo"]
    return x + ffn(p, rms_norm(p["ffn_norm"], x))


def logits(c, params, tokens):
    s = tokens.shape[1]
    x = params["embed"][tokens]
    angles = rope_angles(c, jnp.arange(s))
    mask = jnp.tril(jnp.ones((s, s), dtype=bool))

    def body(x, p):
        return layer(c, p, x, angles, mask), None

    if c.remat:
        body = jax.checkpoint(body)
    x, _ = jax.lax.scan(body, x, params["layers"])
    return rms_norm(params["norm"], x) @ params["lm_head"]


def loss(c, params, tokens, targets):
    return cross_entropy_onehot(logits(c, params, tokens), targets)
