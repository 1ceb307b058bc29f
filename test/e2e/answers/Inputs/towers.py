"""A module of layers on 512 samples, beside two products on what 384 tokens look up.

usage: towers.py LAYERS
"""

import sys

STATES, WEIGHTS = "tensor<512x256xf32>", "tensor<256x256xf32>"
TOKENS, LARGE = "tensor<384x1024xf32>", "tensor<1024x1024xf32>"
GATHER = (
    "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0],"
    " index_vector_dim = 1>, slice_sizes = array<i64: 1, 1024>"
)


def product(result, a, b, kind, weight):
    dims = "contracting_dims = [1] x [0]"
    return f"  {result} = stablehlo.dot_general {a}, {b}, {dims} : ({kind}, {weight}) -> {kind}"


def main():
    layers = int(sys.argv[1])
    arguments = [f"%x: {STATES}", "%tokens: tensor<384x1xi32>", "%table: tensor<1000x1024xf32>"]
    arguments += [f"%v0: {LARGE}", f"%v1: {LARGE}"]
    arguments += [f"%w{i}: {WEIGHTS}" for i in range(layers)]
    lines = [
        f"func.func public @main({', '.join(arguments)}) -> ({STATES}, {TOKENS}) {{",
        f'  %g = "stablehlo.gather"(%table, %tokens) {{dimension_numbers = {GATHER}}} :'
        f" (tensor<1000x1024xf32>, tensor<384x1xi32>) -> {TOKENS}",
        product("%g1", "%g", "%v0", TOKENS, LARGE),
        f"  %g2 = stablehlo.tanh %g1 : {TOKENS}",
        product("%g3", "%g2", "%v1", TOKENS, LARGE),
    ]
    last = "%x"
    for i in range(layers):
        lines.append(product(f"%d{i}", last, f"%w{i}", STATES, WEIGHTS))
        lines.append(f"  %h{i} = stablehlo.tanh %d{i} : {STATES}")
        last = f"%h{i}"
    lines += [f"  return {last}, %g3 : {STATES}, {TOKENS}", "}"]
    print("\n".join(lines))


main()
