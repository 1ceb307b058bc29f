"""Operators of random programs: each draws itself for the values at hand.

A drawing function takes a Draft and returns (function, operands): the function
of jax values, and the positions of its operands.
"""

import math

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

SIZES = (4, 8, 16, 24)
LARGEST = 1 << 14


class DoesNotApply(Exception):
    """No value of the program is an operand of this operator."""


class Draft:
    """Shapes of a program while it is drawn."""

    def __init__(self, rng):
        self.rng = rng
        self.shapes = []  # of all values, arguments first in the order of their birth
        self.dtypes = []
        self.arguments = []  # positions of the arguments among the values
        self.steps = []  # (function, operands, name)
        self.used = set()

    def add(self, shape, dtype="float32"):
        self.shapes.append(tuple(shape))
        self.dtypes.append(dtype)
        return len(self.shapes) - 1

    def argument(self, shape, dtype="float32"):
        self.arguments.append(self.add(shape, dtype))
        return self.arguments[-1]

    def choose(self, items):
        return items[self.rng.integers(len(items))]

    def value(self, least=1, most=4):
        """A value of so many dimensions, rather one that is not used yet."""
        fits = [
            i
            for i, s in enumerate(self.shapes)
            if self.dtypes[i] == "float32" and least <= len(s) <= most and math.prod(s)
        ]
        if not fits:
            raise DoesNotApply
        fresh = [i for i in fits if i not in self.used]
        return self.choose(fresh or fits)

    def any_dim(self, least=1):
        x = self.value(least)
        return x, self.dim(x)

    def dim(self, value):
        return int(self.rng.integers(len(self.shapes[value])))


def unary(d):
    x = d.value(0)
    f = d.choose(
        [jnp.tanh, jnp.negative, lax.logistic, jnp.square, lambda v: jnp.exp(-v * v)]
    )
    return f, [x]


def binary(d):
    x = d.value(0)
    same = [
        i
        for i, s in enumerate(d.shapes)
        if s == d.shapes[x] and d.dtypes[i] == "float32"
    ]
    f = d.choose([jnp.add, jnp.multiply, jnp.subtract, jnp.maximum, jnp.minimum])
    return f, [x, d.choose(same)]


def bias(d):
    x = d.value()
    b = d.argument(d.shapes[x][-1:])
    return lambda v, w: v + w, [x, b]


def dense(d):
    x = d.value(1)
    k, n = d.shapes[x][-1], int(d.choose(SIZES))
    w = d.argument((k, n))
    return lambda v, m: (v @ m) / math.sqrt(k), [x, w]


def outer_dims(d):
    """A contraction of all but one dimension, as for a weight's gradient."""
    x = d.value(2)
    shape = d.shapes[x]
    y = d.argument(shape[:-1] + (int(d.choose(SIZES)),))
    axes = list(range(len(shape) - 1))
    scale = 1 / math.sqrt(math.prod(shape[:-1]))
    return lambda v, w: jnp.tensordot(v, w, (axes, axes)) * scale, [x, y]


def batched(d):
    x = d.value(3, 3)
    k = d.shapes[x][-1]
    return lambda v: jnp.einsum("bik,bjk->bij", v, jnp.tanh(v)) / math.sqrt(k), [x]


def reduction(d):
    x = d.value()
    axes = tuple({d.dim(x) for _ in range(2)})
    f = d.choose([jnp.mean, jnp.max, jnp.min, lambda v, axis: jnp.sum(v * v, axis)])
    return lambda v: f(v, axis=axes), [x]


def argmax(d):
    x, axis = d.any_dim()
    return lambda v: jnp.argmax(v, axis).astype(jnp.float32), [x]


def broadcast(d):
    x = d.value(0, 3)
    at = int(d.rng.integers(len(d.shapes[x]) + 1))
    n = int(d.choose(SIZES))
    return lambda v: jnp.repeat(jnp.expand_dims(v, at), n, at), [x]


def transpose(d):
    x = d.value(2)
    order = d.rng.permutation(len(d.shapes[x])).tolist()
    return lambda v: jnp.transpose(v, order), [x]


def reshape(d):
    x = d.value()
    shape = list(d.shapes[x])
    at = d.dim(x)
    if at + 1 < len(shape) and d.rng.integers(2):
        shape[at : at + 2] = [shape[at] * shape[at + 1]]
    elif shape[at] % 4 == 0 and len(shape) < 4:
        major = int(d.choose([2, 4]))
        shape[at : at + 1] = [major, shape[at] // major]
    return lambda v: v.reshape(shape), [x]


def concatenate(d):
    x, axis = d.any_dim()
    return lambda v: jnp.concatenate([v, jnp.sin(v)], axis), [x]


def slicing(d):
    x = d.value()
    axis = d.dim(x)
    n = d.shapes[x][axis]
    start, stride = int(d.rng.integers(n // 2 + 1)), int(d.choose([1, 1, 2]))
    stop = int(d.rng.integers(start + 1, n + 1))
    return lambda v: lax.slice_in_dim(v, start, stop, stride, axis), [x]


def halves(d):
    """Splits a dimension in two, as rotary positions and gates do."""
    x, axis = d.any_dim()
    if d.shapes[x][axis] % 2:
        raise DoesNotApply

    def f(v):
        a, b = jnp.split(v, 2, axis)
        return jnp.concatenate([-b, a], axis)

    return f, [x]


def padding(d):
    x, axis = d.any_dim()
    low, high, inside = (int(n) for n in d.rng.integers(0, 3, 3))
    rank = len(d.shapes[x])
    config = [(low, high, inside) if i == axis else (0, 0, 0) for i in range(rank)]
    return lambda v: lax.pad(v, np.float32(0.5), config), [x]


def dynamic_slice(d):
    x, axis = d.any_dim()
    size = d.shapes[x][axis]
    n = max(1, size // 2)
    i = d.argument((), "int32")
    # XLA's simplifier merges two dynamic slices without the clamping of the
    # first: an index out of range would be a difference between XLA and XLA.
    inside = size - n + 1
    return lambda v, i: lax.dynamic_slice_in_dim(v, i % inside, n, axis), [x, i]


def dynamic_update(d):
    x, axis = d.any_dim()
    i = d.argument((), "int32")

    def f(v, i):
        shape = [*v.shape[:axis], max(1, v.shape[axis] // 2), *v.shape[axis + 1 :]]
        # Not a slice of what is updated: XLA's CPU backend makes the update in
        # place while it still reads it, on one device (openxla/xla#49176).
        piece = jnp.cos(lax.broadcasted_iota(v.dtype, shape, axis))
        at = i % (v.shape[axis] - piece.shape[axis] + 1)
        return lax.dynamic_update_slice_in_dim(v, piece, at, axis)

    return f, [x, i]


def take(d):
    x, axis = d.any_dim()
    n = int(d.choose(SIZES))
    i = d.argument((n,), "int32")
    size = d.shapes[x][axis]
    return lambda v, i: jnp.take(v, i % size, axis), [x, i]


def lookup(d):
    x = d.value(2, 2)
    size = d.shapes[x][0]
    i = d.argument((int(d.choose(SIZES)), int(d.choose(SIZES))), "int32")
    return lambda v, i: v[i % size], [x, i]


def scatter_add(d):
    x = d.value(1, 3)
    n = int(d.choose(SIZES))
    i = d.argument(d.shapes[x][:1], "int32")

    def f(v, i):
        zeros = jnp.zeros((n, *v.shape[1:]), v.dtype)
        return zeros.at[i % n].add(v)

    return f, [x, i]


def picked(d):
    """The element at an index along the last dimension, as a loss picks it."""
    x = d.value(2)
    shape = d.shapes[x]
    i = d.argument(shape[:-1], "int32")

    def f(v, i):
        where = (i % shape[-1])[..., None]
        return jnp.take_along_axis(v, where, -1)[..., 0]

    return f, [x, i]


def cumulative(d):
    x, axis = d.any_dim()
    return lambda v: jnp.cumsum(v, axis) / v.shape[axis], [x]


def sorting(d):
    x, axis = d.any_dim()
    return lambda v: jnp.sort(v, axis), [x]


def reverse(d):
    x, axis = d.any_dim()
    return lambda v: jnp.flip(v, axis), [x]


def softmax(d):
    x, axis = d.any_dim()
    return lambda v: jax.nn.softmax(v, axis), [x]


def normalise(d):
    x, axis = d.any_dim(2)

    def f(v):
        v = v - jnp.mean(v, axis, keepdims=True)
        return v * lax.rsqrt(jnp.mean(v * v, axis, keepdims=True) + 0.1)

    return f, [x]


def masked(d):
    x = d.value(2)
    m, n = d.shapes[x][-2:]
    return lambda v: jnp.where(jnp.tril(jnp.ones((m, n), bool)), v, -1.0), [x]


def convolution(d):
    x = d.value(3, 4)
    shape = d.shapes[x]
    space = len(shape) - 2
    n = int(d.choose(SIZES))
    k = d.argument((3,) * space + (shape[-1], n))
    strides = (int(d.choose([1, 1, 2])),) * space
    letters = "HW"[:space]
    numbers = (f"N{letters}C", f"{letters}IO", f"N{letters}C")
    mode = d.choose(["SAME", "VALID"])
    if mode == "VALID" and min(shape[1:-1]) < 3:
        mode = "SAME"
    scale = 1 / math.sqrt(3**space * shape[-1])

    def f(v, w):
        return scale * lax.conv_general_dilated(
            v, w, strides, mode, dimension_numbers=numbers
        )

    return f, [x, k]


def pooling(d):
    x = d.value(3, 4)
    space = len(d.shapes[x]) - 2
    window, strides = (1, *(3,) * space, 1), (1, *(2,) * space, 1)
    if d.rng.integers(2):
        return lambda v: lax.reduce_window(
            v, -jnp.inf, lax.max, window, strides, "SAME"
        ), [x]
    return lambda v: lax.reduce_window(v, 0.0, lax.add, window, strides, "SAME"), [x]


def scanned(d):
    x = d.value(2, 3)
    k = d.shapes[x][-1]
    w = d.argument((k, k))

    def f(v, m):
        def step(h, row):
            h = jnp.tanh(h @ m / math.sqrt(k) + row)
            return h, h

        last, all_ = lax.scan(step, jnp.zeros(v.shape[1:], v.dtype), v)
        return all_ + last

    return f, [x, w]


def attention(d):
    x = d.value(3, 3)
    if d.shapes[x][-1] % 4:
        raise DoesNotApply
    b, s, e = d.shapes[x]
    h = 4
    w = d.argument((e, 3 * e))

    def f(v, m):
        q, k, u = (t.reshape(b, s, h, e // h) for t in jnp.split(v @ m, 3, -1))
        p = jax.nn.softmax(jnp.einsum("bqhd,bkhd->bhqk", q, k) / e, -1)
        return jnp.einsum("bhqk,bkhd->bqhd", p, u).reshape(b, s, e)

    return f, [x, w]


TABLE = (
    unary, binary, bias, dense, outer_dims, batched, reduction, argmax, broadcast,
    transpose, reshape, concatenate, slicing, halves, padding, dynamic_slice,
    dynamic_update, take, lookup, scatter_add, picked, cumulative, sorting, reverse,
    softmax, normalise, masked, convolution, pooling, scanned, attention,
)  # fmt: skip
