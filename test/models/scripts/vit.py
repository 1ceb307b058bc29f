"""Vision transformer: convolutional patches, class token, pre-norm blocks (pure JAX).

Attention projections are kept as [hidden, heads, head_dim] tensors.
"""

import dataclasses
import math

import jax
import jax.numpy as jnp

from cnn import conv
from common import cross_entropy_onehot, layer_norm, spec


@dataclasses.dataclass(frozen=True)
class Config:
    layers: int = 12
    hidden: int = 768
    heads: int = 12
    ffn: int = 3072
    size: int = 224
    patch: int = 16
    classes: int = 1000
    batch: int = 256
    dtype: jnp.dtype = jnp.bfloat16

    @property
    def tokens(self):
        return (self.size // self.patch) ** 2 + 1


def param_specs(c):
    d, n = c.hidden, c.heads
    hd = d // n
    norm = {"scale": spec(d), "bias": spec(d)}
    proj = {"kernel": spec(d, n, hd), "bias": spec(n, hd)}
    block = {
        "ln1": norm,
        "attn": {
            "query": proj,
            "key": proj,
            "value": proj,
            "out": {"kernel": spec(n, hd, d), "bias": spec(d)},
        },
        "ln2": norm,
        "mlp": {
            "up": {"kernel": spec(d, c.ffn), "bias": spec(c.ffn)},
            "down": {"kernel": spec(c.ffn, d), "bias": spec(d)},
        },
    }
    return {
        "patch": {"kernel": spec(c.patch, c.patch, 3, d), "bias": spec(d)},
        "cls": spec(1, 1, d),
        "pos": spec(1, c.tokens, d),
        "blocks": [block] * c.layers,
        "norm": norm,
        "head": {"kernel": spec(d, c.classes), "bias": spec(c.classes)},
    }


def attention(p, x):
    def proj(p):
        k, b = p["kernel"].astype(x.dtype), p["bias"].astype(x.dtype)
        return jnp.einsum("bsd,dnh->bsnh", x, k) + b

    q, k, v = proj(p["query"]), proj(p["key"]), proj(p["value"])
    scores = jnp.einsum("bqnh,bknh->bnqk", q / math.sqrt(q.shape[-1]), k)
    probs = jax.nn.softmax(scores, axis=-1)
    out = jnp.einsum("bnqk,bknh->bqnh", probs, v)
    kernel, bias = (p["out"][n].astype(x.dtype) for n in ("kernel", "bias"))
    return jnp.einsum("bsnh,nhd->bsd", out, kernel) + bias


def mlp(p, x):
    def dense(p, x):
        return x @ p["kernel"].astype(x.dtype) + p["bias"].astype(x.dtype)

    return dense(p["down"], jax.nn.gelu(dense(p["up"], x), approximate=False))


def logits(c, params, images):
    p = params["patch"]
    x = conv(images.astype(c.dtype), p["kernel"], c.patch, "VALID")
    x = (x + p["bias"].astype(c.dtype)).reshape(images.shape[0], -1, c.hidden)
    cls = jnp.broadcast_to(params["cls"].astype(c.dtype), (x.shape[0], 1, c.hidden))
    x = jnp.concatenate([cls, x], axis=1) + params["pos"].astype(c.dtype)
    for p in params["blocks"]:
        x = x + attention(p["attn"], layer_norm(p["ln1"], x, eps=1e-6))
        x = x + mlp(p["mlp"], layer_norm(p["ln2"], x, eps=1e-6))
    x = layer_norm(params["norm"], x[:, 0], eps=1e-6).astype(jnp.float32)
    return x @ params["head"]["kernel"] + params["head"]["bias"]


def loss(c, params, images, labels):
    return cross_entropy_onehot(logits(c, params, images), labels)
