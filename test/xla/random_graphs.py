#!/usr/bin/env python3
"""Random small programs with random shardings, planned, exported, run on XLA.

    random_graphs.py --planner PLANNER [--modules N] [--graphs N] [--seed N]

Each module holds several graphs over the table of random_ops.py; random
shardings of arguments (and of operators' results with --pin-results) constrain
the plan. XLA must accept what the planner exports, and compute what the program
without shardings computes.
"""

import argparse
import itertools
import math
import pathlib
import sys
import tempfile

import case
import compare
import matrix
import runtime  # first: it sets the devices
from random_ops import LARGEST, SIZES, TABLE, DoesNotApply, Draft

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

MESHES = ({"a": 8}, {"a": 2, "b": 4}, {"a": 4, "b": 2}, {"a": 2, "b": 2, "c": 2})


def draw_graph(rng, steps):
    """A program as a Draft."""
    draft = Draft(rng)
    for _ in range(2):
        rank = int(rng.integers(2, 5))
        draft.argument([int(rng.choice(SIZES[: 6 - rank])) for _ in range(rank)])
    while len(draft.steps) < steps:
        draw_step(draft)
    return draft


def draw_step(draft):
    """One more operator, if the one that is drawn applies."""
    before = len(draft.shapes), len(draft.arguments)
    drawn = draft.choose(TABLE)
    try:
        f, operands = drawn(draft)
        shape = jax.eval_shape(f, *specs(draft, operands)).shape
        fits = 0 < math.prod(shape) <= LARGEST
    except DoesNotApply:
        fits = False
    if not fits:
        del draft.shapes[before[0] :], draft.dtypes[before[0] :]
        del draft.arguments[before[1] :]
        return
    result = draft.add(shape)
    draft.used.update(operands)
    draft.steps.append((f, operands, result, drawn.__name__))


def specs(draft, positions):
    return [jax.ShapeDtypeStruct(draft.shapes[i], draft.dtypes[i]) for i in positions]


def draw_spec(rng, mesh, shape, even):
    """A random sharding of a shape, often of some dimensions only."""
    dims = [[] for _ in shape]
    for axis, size in mesh.items():
        at = int(rng.integers(len(shape) + 1))
        if at == len(shape):
            continue
        parts = size * math.prod(mesh[a] for a in dims[at])
        if shape[at] % parts == 0 or (not even and shape[at] >= parts):
            dims[at].append(axis)
    return PartitionSpec(*(tuple(d) if d else None for d in dims))


class Program:
    """Several graphs as one function, with shardings or without."""

    def __init__(self, seed, graphs, steps, pin_results=False):
        rng = np.random.default_rng(seed)
        self.chances = {True: 0.8, False: 0.4 if pin_results else 0}
        self.mesh = MESHES[rng.integers(len(MESHES))]
        self.drafts = [draw_graph(rng, steps) for _ in range(graphs)]
        self.pinned = [self.draw_pins(rng, d) for d in self.drafts]
        devices = np.array(jax.devices()).reshape(tuple(self.mesh.values()))
        self.devices = Mesh(devices, tuple(self.mesh))

    def draw_pins(self, rng, draft):
        """Shardings by position: of most arguments, and of some results."""
        pins = {}
        for i, shape in enumerate(draft.shapes):
            argument = i in draft.arguments
            if len(shape) and rng.random() < self.chances[argument]:
                pins[i] = draw_spec(rng, self.mesh, shape, even=argument)
        return pins

    def operands(self):
        return list(itertools.chain(*(specs(d, d.arguments) for d in self.drafts)))

    def shardings(self):
        return [
            NamedSharding(self.devices, pins[i]) if i in pins else None
            for draft, pins in zip(self.drafts, self.pinned, strict=True)
            for i in draft.arguments
        ]

    def run_graph(self, draft, pins, arguments):
        values = dict(zip(draft.arguments, arguments, strict=True))
        for f, operands, result, _ in draft.steps:
            value = f(*(values[i] for i in operands))
            if result in pins:
                where = NamedSharding(self.devices, pins[result])
                value = jax.lax.with_sharding_constraint(value, where)
            values[result] = value
        unread = [r for *_, r, _ in draft.steps if r not in draft.used]
        return [values[r] for r in unread]

    def text(self, sharded):
        def main(*arguments):
            rest, results = list(arguments), []
            for draft, pins in zip(self.drafts, self.pinned, strict=True):
                own = [rest.pop(0) for _ in draft.arguments]
                results += self.run_graph(draft, pins if sharded else {}, own)
            return results

        places = {"in_shardings": self.shardings()} if sharded else {}
        jitted = jax.jit(main, keep_unused=True, **places)
        return jitted.lower(*self.operands()).as_text()

    def inputs(self, seed):
        rng = np.random.default_rng(seed)
        return [
            rng.integers(0, 64, s.shape, dtype=np.int32)
            if s.dtype == np.int32
            else rng.standard_normal(s.shape).astype(np.float32)
            for s in self.operands()
        ]

    def describe(self):
        return [[name for *_, name in d.steps] for d in self.drafts]


def plan_and_export(planner, folder, text):
    folder = pathlib.Path(folder)
    source, where, out = folder / "in.mlir", folder / "plan.json", folder / "out.mlir"
    source.write_text(text)
    options = ["--devices", "8", "--cluster", matrix.CLUSTER, "--stack", "ideal"]
    options += ["--mode", "prefill", "--quiet", "-o", where]
    case.command(planner, source, *options)
    case.command(planner, "emit", where, source, "--to", "sdy", "-o", out)
    return out.read_text()


def check(planner, program, seed):
    """Lines that say what is wrong."""
    plain = program.text(sharded=False)
    with tempfile.TemporaryDirectory() as folder:
        exported = plan_and_export(planner, folder, program.text(sharded=True))
    reference = runtime.Program(plain, 1)
    sharded = runtime.Program(exported)
    values = program.inputs(seed)
    results, wanted = sharded.run(values), reference.run(values)
    return compare.differences(results, wanted, sharded.results)[0]


def attempt(options, seed):
    """Whether a module holds; what does not is printed."""
    program = Program(seed, options.graphs, options.steps, options.pin_results)
    try:
        lines = check(options.planner, program, seed)
    except (case.Failed, runtime.jax.errors.JaxRuntimeError) as error:
        lines = [str(error)[:1000]]
    print(f"{'FAIL' if lines else 'ok'} seed {seed}, mesh {program.mesh}", flush=True)
    for line in lines:
        print(f"  {line}", flush=True)
    return not lines


def main():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("--planner", required=True)
    p.add_argument("--modules", type=int, default=15)
    p.add_argument("--graphs", type=int, default=20, help="in each module")
    p.add_argument("--steps", type=int, default=6, help="operators of a graph")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--pin-results", action="store_true")
    options = p.parse_args()
    good = 0
    for seed in range(options.seed, options.seed + options.modules):
        good += attempt(options, seed)
    print(f"{good} of {options.modules} modules of {options.graphs} graphs agree")
    sys.exit(0 if good == options.modules else 1)


if __name__ == "__main__":
    main()
