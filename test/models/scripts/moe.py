"""Decoder with mixture-of-experts layers: top-k routing with a fixed capacity,
dispatch and combine by einsums over one-hot masks. Layers run by lax.scan."""

import dataclasses
import math

import jax
import jax.numpy as jnp

import llama
from common import cross_entropy_onehot, rms_norm, spec, stack


@dataclasses.dataclass(frozen=True)
class Config(llama.Config):
    experts: int = 8
    top_k: int = 2
    capacity_factor: float = 1.25
    scan: bool = True

    @property
    def capacity(self):
        """Slots of one expert for one sequence."""
        return math.ceil(self.capacity_factor * self.top_k * self.seq / self.experts)


def layer_specs(c):
    d, f, e, t = c.hidden, c.ffn, c.experts, c.dtype
    p = llama.layer_specs(c)
    p |= {
        "router": spec(d, e, dtype=jnp.float32),
        "w_gate": spec(e, d, f, dtype=t),
        "w_up": spec(e, d, f, dtype=t),
        "w_down": spec(e, f, d, dtype=t),
    }
    return p


def param_specs(c):
    p = layer_specs(c)
    return {
        "embed": spec(c.vocab, c.hidden, dtype=c.dtype),
        "layers": stack(p, c.layers) if c.scan else [p] * c.layers,
        "norm": spec(c.hidden, dtype=c.dtype),
        "lm_head": spec(c.hidden, c.vocab, dtype=c.dtype),
    }


def route(c, router, x):
    """Dispatch mask and combine weights [batch, seq, expert, slot], balance loss."""
    b, s, _ = x.shape
    e = c.experts
    probs = jax.nn.softmax(x.astype(jnp.float32) @ router, axis=-1)
    weights, chosen = jax.lax.top_k(probs, c.top_k)
    weights = weights / jnp.sum(weights, axis=-1, keepdims=True)
    hot = jax.nn.one_hot(chosen, e, dtype=jnp.float32)  # [b, s, k, e]

    # Slots are handed out in sequence order, first choices before second ones.
    order = hot.transpose(0, 2, 1, 3).reshape(b, c.top_k * s, e)
    slot = (jnp.cumsum(order, axis=1) - 1.0) * order
    slot = slot.reshape(b, c.top_k, s, e).transpose(0, 2, 1, 3)
    slot = jnp.sum(slot, axis=-1).astype(jnp.int32)  # [b, s, k]
    slots = jax.nn.one_hot(slot, c.capacity, dtype=jnp.float32)  # 0 beyond capacity

    combine = jnp.einsum("bsk,bske,bskc->bsec", weights, hot, slots)
    dispatch = jnp.einsum("bske,bskc->bsec", hot, slots)
    share = jnp.mean(hot[:, :, 0], axis=(0, 1))
    balance = e * jnp.sum(share * jnp.mean(probs, axis=(0, 1)))
    return dispatch.astype(x.dtype), combine.astype(x.dtype), balance


def expert_ffn(c, p, x):
    dispatch, combine, balance = route(c, p["router"], x)
    h = jnp.einsum("bsec,bsd->ebcd", dispatch, x)
    gate = jnp.einsum("ebcd,edf->ebcf", h, p["w_gate"])
    up = jnp.einsum("ebcd,edf->ebcf", h, p["w_up"])
    h = jnp.einsum("ebcf,efd->ebcd", jax.nn.silu(gate) * up, p["w_down"])
    return jnp.einsum("bsec,ebcd->bsd", combine, h), balance


def layer(c, p, x, angles, mask):
    q, k, v = llama.project_qkv(c, p, rms_norm(p["attn_norm"], x), angles)
    x = x + llama.attend(c, q, k, v, mask) @ p["wo"]
    h, balance = expert_ffn(c, p, rms_norm(p["ffn_norm"], x))
    return x + h, balance


def loss(c, params, tokens, targets):
    s = tokens.shape[1]
    x = params["embed"][tokens]
    angles = llama.rope_angles(c, jnp.arange(s))
    mask = jnp.tril(jnp.ones((s, s), dtype=bool))

    def body(x, p):
        return layer(c, p, x, angles, mask)

    if c.remat:
        body = jax.checkpoint(body)
    if c.scan:
        x, balance = jax.lax.scan(body, x, params["layers"])
        balance = jnp.mean(balance)
    else:
        balance = 0.0
        for p in params["layers"]:
            x, b = body(x, p)
            balance = balance + b / c.layers
    logits = rms_norm(params["norm"], x) @ params["lm_head"]
    return cross_entropy_onehot(logits, targets) + 0.01 * balance
