"""Random inputs of a model, away from its discontinuities.

- Second moments of Adam lie in [0.5, 1]: a parameter moves by m / sqrt(v), and
  near v = 0 rounding noise would become a step of full size.
- First moments are of the size of clipped gradients, so that an error in the
  gradients stays visible in them.
- Integers are small enough to index every table of the model.
"""

import math

import numpy as np

from runtime import numpy_dtype


def roles(arguments, results):
    """The path of the result that takes an argument's buffer, "" without one."""
    return [results[a.result].info if a.result is not None else "" for a in arguments]


def labels_below(arguments):
    """Exclusive bound of random indices: the smallest size a table may have.

    Every table that integers index in these models has 16 rows or more.
    """
    return 16


def floats(rng, argument, path):
    shape, dtype = argument.shape, numpy_dtype(argument.dtype)
    if "['v']" in path:  # Adam's second moments
        draw = rng.uniform(0.5, 1.0, shape)
    elif "['m']" in path:  # Adam's first moments
        draw = 1e-3 * rng.standard_normal(shape)
    elif len(shape) >= 2:
        fan_in = math.prod(shape[:-1]) if len(shape) > 3 else shape[-2]
        draw = rng.standard_normal(shape) / math.sqrt(fan_in)
    else:
        draw = rng.uniform(0.5, 1.5, shape)
    return draw.astype(dtype)


def random_inputs(arguments, results, seed):
    rng = np.random.default_rng(seed)
    inputs = []
    bound = labels_below(arguments)
    for argument, path in zip(arguments, roles(arguments, results), strict=True):
        kind = numpy_dtype(argument.dtype).kind
        if kind == "b":
            draw = rng.integers(0, 2, argument.shape).astype(bool)
        elif kind in "iu":
            draw = rng.integers(0, bound, argument.shape)
            draw = draw.astype(numpy_dtype(argument.dtype))
        else:
            draw = floats(rng, argument, path)
        inputs.append(draw)
    return inputs
