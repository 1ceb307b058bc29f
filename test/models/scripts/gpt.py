"""GPT: pre-norm decoder blocks with learned positions (pure JAX)."""

import dataclasses
import math

import jax
import jax.numpy as jnp

from common import cross_entropy, layer_norm, spec, stack


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 12
    hidden: int = 768
    heads: int = 12
    ffn: int = 0  # 0: 4 * hidden
    vocab: int = 50257
    seq: int = 1024
    batch: int = 8
    tied: bool = True
    fused_qkv: bool = False  # one [hidden, 3 * hidden] projection, as GPT-2 has it
    scan: bool = False  # lax.scan over stacked layers instead of unrolled layers
    dtype: jnp.dtype = jnp.bfloat16
    param_dtype: jnp.dtype = jnp.float32


def block_specs(c):
    d, f, t = c.hidden, c.ffn or 4 * c.hidden, c.param_dtype
    norm = {"scale": spec(d, dtype=t), "bias": spec(d, dtype=t)}

    def dense(i, o):
        return {"kernel": spec(i, o, dtype=t), "bias": spec(o, dtype=t)}

    if c.fused_qkv:
        attn = {"qkv": dense(d, 3 * d), "out": dense(d, d)}
    else:
        attn = {n: dense(d, d) for n in ("query", "key", "value", "out")}
    return {
        "ln1": norm,
        "attn": attn,
        "ln2": norm,
        "mlp": {"up": dense(d, f), "down": dense(f, d)},
    }


def param_specs(c):
    t = c.param_dtype
    block = block_specs(c)
    params = {
        "wte": spec(c.vocab, c.hidden, dtype=t),
        "wpe": spec(c.seq, c.hidden, dtype=t),
        "blocks": stack(block, c.layers) if c.scan else [block] * c.layers,
        "ln_f": {"scale": spec(c.hidden, dtype=t), "bias": spec(c.hidden, dtype=t)},
    }
    if not c.tied:
        params["lm_head"] = spec(c.hidden, c.vocab, dtype=t)
    return params


def dense(p, x):
    return x @ p["kernel"].astype(x.dtype) + p["bias"].astype(x.dtype)


def attention(c, p, x):
    b, s, d = x.shape
    if c.fused_qkv:
        q, k, v = jnp.split(dense(p["qkv"], x), 3, axis=-1)
    else:
        q, k, v = (dense(p[n], x) for n in ("query", "key", "value"))
    q, k, v = (t.reshape(b, s, c.heads, d // c.heads) for t in (q, k, v))
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / math.sqrt(d // c.heads)
    mask = jnp.tril(jnp.ones((s, s), dtype=bool))
    scores = jnp.where(mask, scores.astype(jnp.float32), -1e9)
    probs = jax.nn.softmax(scores, axis=-1).astype(x.dtype)
    out = jnp.einsum("bhqk,bkhd->bqhd", probs, v).reshape(b, s, d)
    return dense(p["out"], out)


def mlp(p, x):
    return dense(p["down"], jax.nn.gelu(dense(p["up"], x), approximate=True))


def block(c, p, x):
    x = x + attention(c, p["attn"], layer_norm(p["ln1"], x))
    return x + mlp(p["mlp"], layer_norm(p["ln2"], x))


def logits(c, params, tokens):
    x = params["wte"].astype(c.dtype)[tokens]
    x = x + params["wpe"].astype(c.dtype)[: tokens.shape[1]]
    if c.scan:
        x, _ = jax.lax.scan(lambda h, p: (block(c, p, h), None), x, params["blocks"])
    else:
        for p in params["blocks"]:
            x = block(c, p, x)
    x = layer_norm(params["ln_f"], x)
    if c.tied:
        return jnp.einsum("bsd,vd->bsv", x, params["wte"].astype(c.dtype))
    return x @ params["lm_head"].astype(c.dtype)


def loss(c, params, tokens, targets):
    return cross_entropy(logits(c, params, tokens), targets)
