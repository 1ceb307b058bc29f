"""Language-model head with a large vocabulary: embedding, two MLP layers, output
projection and cross-entropy."""

import jax
import jax.numpy as jnp

import common


def param_specs(vocab, hidden, ffn, dtype):
    def dense(n, m):
        return {
            "kernel": common.spec(n, m, dtype=dtype),
            "bias": common.spec(m, dtype=dtype),
        }

    return {
        "embed": common.spec(vocab, hidden, dtype=dtype),
        "mlp": [{"up": dense(hidden, ffn), "down": dense(ffn, hidden)}] * 2,
        "head": common.spec(hidden, vocab, dtype=dtype),
    }


def loss(params, tokens, targets):
    x = params["embed"][tokens]
    for p in params["mlp"]:
        h = jax.nn.relu(x @ p["up"]["kernel"] + p["up"]["bias"])
        x = x + h @ p["down"]["kernel"] + p["down"]["bias"]
    return common.cross_entropy(x @ params["head"], targets)


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, vocab=100000, hidden=1024, ffn=4096, seq=512, batch=32)
    p.add_argument("--dtype", choices=common.DTYPES, default="bf16")
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    params = param_specs(a.vocab, a.hidden, a.ffn, common.DTYPES[a.dtype])
    ids = common.spec(a.batch, a.seq, dtype=jnp.int32)
    common.export_loss_or_train(a, loss, params, (ids, ids))


if __name__ == "__main__":
    main()
