"""LSTM language model: forward and loss, or the Adam train step (--train)."""

import jax.numpy as jnp

import common
import lstm


def main():
    p = common.parser(__doc__)
    common.add_sizes(p, layers=2, units=2048, vocab=100000, seq=256, batch=64)
    p.add_argument("--train", action="store_true")
    a = p.parse_args()

    params = lstm.param_specs(a.layers, a.units, a.vocab)
    ids = common.spec(a.batch, a.seq, dtype=jnp.int32)
    common.export_loss_or_train(a, lstm.loss, params, (ids, ids))


if __name__ == "__main__":
    main()
