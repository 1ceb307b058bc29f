#!/usr/bin/env python3
"""Writes a GPT as StableHLO text, without JAX: unrolled, or as a scan.

Token and position embedding, pre-norm blocks with separate query, key and
value projections, untied head and mean cross-entropy, in the forms in which
JAX prints them. The defaults are GPT-3 175B. With --scan the blocks are the
body of one loop over stacked weights, as jax.lax.scan makes it: the text then
does not grow with the number of layers.
"""

import argparse
import sys


class Writer:
    """Numbers values and collects lines of one function."""

    def __init__(self):
        self.lines = []
        self.args = []
        self.count = 0
        self.types = {}
        # In the body of a loop: its counter, its trips, and the loop's own
        # names of the stacked weights with the arguments that they start as.
        self.counter = None
        self.trips = 0
        self.carried = []

    def arg(self, kind):
        name = f"%arg{len(self.args)}"
        self.args.append((name, kind))
        self.types[name] = kind
        return name

    def weight(self, shape, dtype):
        """An argument; in a loop this trip's slice of a stacked one."""
        if self.counter is None:
            return self.arg(self.tensor(shape, dtype))
        stacked = self.tensor([self.trips, *shape], dtype)
        name = f"%iter{len(self.carried)}"
        self.carried.append((name, self.arg(stacked)))
        self.types[name] = stacked
        one = self.tensor([1, *shape], dtype)
        zero = self.constant("0", "i32")
        index = ", ".join([self.counter] + [zero] * len(shape))
        kinds = ", ".join([stacked] + [self.types[zero]] * (len(shape) + 1))
        y = self.op(f"stablehlo.dynamic_slice {name}, {index}, sizes = "
                    f"{[1, *shape]} : ({kinds}) -> {one}", one)
        return self.reshape(y, self.tensor(shape, dtype))

    def scan(self, trips, x, body):
        """x after `trips` runs of body(x) with a slice of every weight."""
        outer, self.lines = self.lines, []
        self.counter, self.trips = "%counter", trips
        scalar = self.types[self.counter] = self.tensor([], "i32")
        self.types["%state"] = self.types[x]
        y = body("%state")
        following = self.binary("add", self.counter, self.constant("1", "i32"))
        inner, self.lines, self.counter = self.lines, outer, None
        start = self.constant("0", "i32")
        carried = [("%counter", start, following), ("%state", x, y),
                   *((name, arg, name) for name, arg in self.carried)]
        kinds = ", ".join(self.types[name] for name, _, _ in carried)
        starts = ", ".join(f"{name} = {arg}" for name, arg, _ in carried)
        result = f"%{self.count}"
        self.count += 1
        self.lines += [
            f"    {result}:{len(carried)} = stablehlo.while({starts}) : {kinds}",
            "    cond {",
            f"    %limit = stablehlo.constant dense<{trips}> : {scalar}",
            f"    %more = stablehlo.compare LT, %counter, %limit, SIGNED : "
            f"({scalar}, {scalar}) -> tensor<i1>",
            "    stablehlo.return %more : tensor<i1>",
            "    } do {", *inner,
            "    stablehlo.return "
            f"{', '.join(value for _, _, value in carried)} : {kinds}",
            "    }"]
        self.types[f"{result}#1"] = self.types[x]
        return f"{result}#1"

    def op(self, text, kind):
        name = f"%{self.count}"
        self.count += 1
        self.lines.append(f"    {name} = {text}")
        self.types[name] = kind
        return name

    def tensor(self, shape, dtype):
        return "tensor<" + "".join(f"{s}x" for s in shape) + dtype + ">"

    def constant(self, value, dtype):
        kind = self.tensor([], dtype)
        return self.op(f"stablehlo.constant dense<{value}> : {kind}", kind)

    def unary(self, name, x):
        kind = self.types[x]
        return self.op(f"stablehlo.{name} {x} : {kind}", kind)

    def binary(self, name, x, y):
        kind = self.types[x]
        return self.op(f"stablehlo.{name} {x}, {y} : {kind}", kind)

    def broadcast(self, x, dims, kind):
        return self.op(
            f"stablehlo.broadcast_in_dim {x}, dims = {dims} : "
            f"({self.types[x]}) -> {kind}", kind)

    def reduce(self, name, x, init, dims, kind):
        return self.op(
            f"stablehlo.reduce({x} init: {init}) applies stablehlo.{name} "
            f"across dimensions = {dims} : ({self.types[x]}, "
            f"{self.types[init]}) -> {kind}", kind)

    def dot(self, x, y, batch, contract, kind):
        b = "" if not batch else (
            f"batching_dims = {batch[0]} x {batch[1]}, ")
        return self.op(
            f"stablehlo.dot_general {x}, {y}, {b}contracting_dims = "
            f"{contract[0]} x {contract[1]}, precision = [DEFAULT, DEFAULT] : "
            f"({self.types[x]}, {self.types[y]}) -> {kind}", kind)

    def reshape(self, x, kind):
        return self.op(f"stablehlo.reshape {x} : ({self.types[x]}) -> {kind}",
                       kind)


def layer_norm(w, x, scale, bias, b, s, h, t):
    full, stat = w.tensor([b, s, h], t), w.tensor([b, s], t)
    zero = w.constant("0.000000e+00", t)
    width = w.broadcast(w.constant(f"{float(h):e}", t), [], stat)

    def mean(v):
        total = w.reduce("add", v, zero, [2], stat)
        return w.broadcast(w.binary("divide", total, width), [0, 1], full)

    centred = w.binary("subtract", x, mean(x))
    variance = mean(w.binary("multiply", centred, centred))
    eps = w.broadcast(w.constant("1.000000e-05", t), [], full)
    root = w.unary("rsqrt", w.binary("add", variance, eps))
    y = w.binary("multiply", centred, root)
    y = w.binary("multiply", y, w.broadcast(scale, [2], full))
    return w.binary("add", y, w.broadcast(bias, [2], full))


def linear(w, x, out, b, s, t):
    h = int(w.types[x].split("x")[-2])
    weight, bias = w.weight([h, out], t), w.weight([out], t)
    kind = w.tensor([b, s, out], t)
    y = w.dot(x, weight, None, ([2], [0]), kind)
    return w.binary("add", y, w.broadcast(bias, [2], kind))


def attention(w, x, b, s, h, heads, t):
    d = h // heads
    split = w.tensor([b, s, heads, d], t)
    q, k, v = (w.reshape(linear(w, x, h, b, s, t), split) for _ in range(3))
    scores = w.tensor([b, heads, s, s], t)
    stat = w.tensor([b, heads, s], t)
    y = w.dot(q, k, ([0, 2], [0, 2]), ([3], [3]), scores)
    scale = w.broadcast(w.constant(f"{d ** -0.5:e}", t), [], scores)
    y = w.binary("multiply", y, scale)
    counter = w.tensor([s, s], "i32")
    rows = w.op(f"stablehlo.iota dim = 0 : {counter}", counter)
    cols = w.op(f"stablehlo.iota dim = 1 : {counter}", counter)
    flags = w.tensor([s, s], "i1")
    mask = w.op(f"stablehlo.compare GE, {rows}, {cols}, SIGNED : "
                f"({counter}, {counter}) -> {flags}", flags)
    mask = w.broadcast(mask, [2, 3], w.tensor([b, heads, s, s], "i1"))
    low = w.broadcast(w.constant("-1.000000e+09", t), [], scores)
    y = w.op(f"stablehlo.select {mask}, {y}, {low} : {w.types[mask]}, {scores}",
             scores)
    lowest = w.constant("0xFF80" if t == "bf16" else "0xFF800000", t)
    top = w.reduce("maximum", y, lowest, [3], stat)
    y = w.unary("exponential",
                w.binary("subtract", y, w.broadcast(top, [0, 1, 2], scores)))
    total = w.reduce("add", y, w.constant("0.000000e+00", t), [3], stat)
    y = w.binary("divide", y, w.broadcast(total, [0, 1, 2], scores))
    out = w.tensor([b, heads, s, d], t)
    y = w.dot(y, v, ([0, 1], [0, 2]), ([3], [1]), out)
    y = w.op(f"stablehlo.transpose {y}, dims = [0, 2, 1, 3] : ({out}) -> "
             f"{split}", split)
    return linear(w, w.reshape(y, w.tensor([b, s, h], t)), h, b, s, t)


def mlp(w, x, b, s, h, t):
    y = linear(w, x, 4 * h, b, s, t)
    return linear(w, w.unary("tanh", y), h, b, s, t)


def gather_rows(w, table, tokens, b, s, h, t):
    kind = w.tensor([b, s, h], t)
    index = w.reshape(tokens, w.tensor([b, s, 1], "i32"))
    return w.op(
        f'"stablehlo.gather"({table}, {index}) <{{dimension_numbers = '
        f"#stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], "
        f"start_index_map = [0], index_vector_dim = 2>, "
        f"slice_sizes = array<i64: 1, {h}>}}> : ({w.types[table]}, "
        f"{w.types[index]}) -> {kind}", kind)


def loss(w, x, labels, b, s, h, vocab, t):
    logits, stat = w.tensor([b, s, vocab], t), w.tensor([b, s], t)
    y = w.dot(x, w.arg(w.tensor([h, vocab], t)), None, ([2], [0]), logits)
    lowest = w.constant("0xFF80" if t == "bf16" else "0xFF800000", t)
    zero = w.constant("0.000000e+00", t)
    top = w.reduce("maximum", y, lowest, [2], stat)
    shifted = w.binary("subtract", y, w.broadcast(top, [0, 1], logits))
    total = w.reduce("add", w.unary("exponential", shifted), zero, [2], stat)
    counter = w.tensor([b, s, vocab], "i32")
    classes = w.op(f"stablehlo.iota dim = 2 : {counter}", counter)
    flags = w.tensor([b, s, vocab], "i1")
    hit = w.op(f"stablehlo.compare EQ, {w.broadcast(labels, [0, 1], counter)}, "
               f"{classes}, SIGNED : ({counter}, {counter}) -> {flags}", flags)
    picked = w.op(f"stablehlo.select {hit}, {shifted}, "
                  f"{w.broadcast(zero, [], logits)} : {flags}, {logits}", logits)
    picked = w.reduce("add", picked, zero, [2], stat)
    each = w.binary("subtract", w.unary("log", total), picked)
    scalar = w.tensor([], t)
    y = w.reduce("add", each, zero, [0, 1], scalar)
    return w.binary("divide", y, w.constant(f"{float(b * s):e}", t))


def module(o):
    w, t, b, s, h = Writer(), o.dtype, o.batch, o.seq, o.hidden
    tokens = w.arg(w.tensor([b, s], "i32"))
    labels = w.arg(w.tensor([b, s], "i32"))
    table = w.arg(w.tensor([o.vocab, h], t))
    positions = w.arg(w.tensor([s, h], t))
    x = gather_rows(w, table, tokens, b, s, h, t)
    x = w.binary("add", x, w.broadcast(positions, [1, 2], w.types[x]))

    def layer(x):
        for block in (lambda y: attention(w, y, b, s, h, o.heads, t),
                      lambda y: mlp(w, y, b, s, h, t)):
            scale, bias = (w.weight([h], t) for _ in range(2))
            x = w.binary("add", x, block(layer_norm(w, x, scale, bias, b, s, h,
                                                    t)))
        return x

    if o.scan:
        x = w.scan(o.layers, x, layer)
    else:
        for _ in range(o.layers):
            x = layer(x)
    scale, bias = (w.arg(w.tensor([h], t)) for _ in range(2))
    x = layer_norm(w, x, scale, bias, b, s, h, t)
    result = loss(w, x, labels, b, s, h, o.vocab, t)
    args = ", ".join(f"{name}: {kind}" for name, kind in w.args)
    kind = w.types[result]
    return "\n".join([
        f"module @gpt_{o.layers} {{", f"  func.func public @main({args}) -> "
        f"({kind} {{jax.result_info = \"result\"}}) {{", *w.lines,
        f"    return {result} : {kind}", "  }", "}", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name, value in dict(layers=96, hidden=12288, heads=96, seq=2048,
                            batch=1536, vocab=51200).items():
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--dtype", default="bf16")
    parser.add_argument("--scan", action="store_true",
                        help="the layers as one loop over stacked weights")
    sys.stdout.write(module(parser.parse_args()))


if __name__ == "__main__":
    main()
