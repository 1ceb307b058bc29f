"""Llama decoding: one token per sequence with a donated key/value cache."""

import jax
import jax.numpy as jnp

import common
import llama


def cache_specs(c, length):
    shape = (c.layers, c.batch, length, c.kv_heads, c.head_dim)
    return {
        "k": common.spec(*shape, dtype=c.dtype),
        "v": common.spec(*shape, dtype=c.dtype),
    }


def decode_step(c, params, cache, tokens, position):
    """Tokens [batch] at one position; returns logits [batch, vocab] and the cache."""
    length = cache["k"].shape[2]
    x = params["embed"][tokens][:, None, :]
    angles = llama.rope_angles(c, position[None])
    mask = jnp.arange(length) <= position

    def write(cache, new, i):
        return jax.lax.dynamic_update_slice(cache, new[None], (i, 0, position, 0, 0))

    def body(carry, inputs):
        # The whole cache is carried, so that it is updated in place.
        x, k_cache, v_cache = carry
        p, i = inputs
        q, k, v = llama.project_qkv(c, p, common.rms_norm(p["attn_norm"], x), angles)
        k_cache, v_cache = write(k_cache, k, i), write(v_cache, v, i)
        k = jax.lax.dynamic_index_in_dim(k_cache, i, keepdims=False)
        v = jax.lax.dynamic_index_in_dim(v_cache, i, keepdims=False)
        x = x + llama.attend(c, q, k, v, mask) @ p["wo"]
        x = x + llama.ffn(p, common.rms_norm(p["ffn_norm"], x))
        return (x, k_cache, v_cache), None

    layers = (params["layers"], jnp.arange(c.layers))
    (x, k, v), _ = jax.lax.scan(body, (x, cache["k"], cache["v"]), layers)
    x = common.rms_norm(params["norm"], x)[:, 0]
    logits = (x @ params["lm_head"]).astype(jnp.float32)
    return logits, {"k": k, "v": v}


def main():
    p = common.parser(__doc__)
    common.add_sizes(
        p, layers=32, hidden=4096, heads=32, kv_heads=8, ffn=14336, vocab=128256,
        batch=64, cache=4096,
    )  # fmt: skip
    a = p.parse_args()

    c = llama.Config(
        layers=a.layers, hidden=a.hidden, heads=a.heads, kv_heads=a.kv_heads,
        ffn=a.ffn, vocab=a.vocab, batch=a.batch,
    )  # fmt: skip

    def decode(params, cache, tokens, position):
        return decode_step(c, params, cache, tokens, position)

    params = llama.param_specs(c)
    tokens = common.spec(c.batch, dtype=jnp.int32)
    position = common.spec(dtype=jnp.int32)
    args = (params, cache_specs(c, a.cache), tokens, position)
    common.export(a.out, decode, args, params, donate=(1,))


if __name__ == "__main__":
    main()
