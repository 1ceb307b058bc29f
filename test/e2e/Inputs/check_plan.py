"""Checks of a plan.json, with nothing but the standard library.

check_plan.py PLAN finite [--prediction]   every number is finite, times and bytes not negative
check_plan.py PLAN CHECK [ARGUMENT...]     one of the functions below called check_CHECK
"""

import json
import math
import sys
from collections import Counter


def fail(message):
    sys.exit(f"{sys.argv[1]}: {message}")


def load(path):
    def reject(word):
        fail(f"number {word}")

    with open(path) as file:
        return json.load(file, parse_constant=reject)


def numbers(value, path=""):
    if isinstance(value, dict):
        for key, item in value.items():
            yield from numbers(item, f"{path}/{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from numbers(item, f"{path}/{index}")
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield path, value


class Plan:
    """Index of a plan's single stage."""

    def __init__(self, document):
        self.document = document
        self.stage = document["stages"][0]
        self.axes = {axis["name"]: axis["size"] for axis in self.stage["mesh"]}
        self.operators = self.stage["operators"]
        self.tensors = self.stage["tensors"]
        self.shardings = self.stage["shardings"]
        self.changes = self.stage["layout_changes"]

    def devices(self):
        return math.prod(self.axes.values())

    def ways(self, dim):
        """Ways in which the axes of one dimension split it."""
        return math.prod(self.axes[axis] for axis in dim)

    def splits(self, sharding):
        return [self.ways(dim) for dim in self.shardings[sharding]["dims"]]

    def partial(self, sharding):
        return self.ways(self.shardings[sharding].get("partial", []))

    def of_kind(self, kind, phase=None):
        return [
            op
            for op in self.operators
            if op["kind"] == kind and phase in (None, op["phase"])
        ]

    def size(self, tensor):
        return math.prod(self.tensors[tensor]["shape"])


def check_finite(document):
    for path, value in numbers(document):
        if not math.isfinite(value):
            fail(f"{path} is {value}")
        if value < 0 and not path.endswith("/source"):
            fail(f"{path} is negative: {value}")
    prediction = document.get("prediction", document)
    parts = sum(prediction["breakdown_s"].values())
    step = prediction["step_time_s"]
    if abs(parts - step) > 1e-9 * max(parts, step):
        fail(f"the breakdown adds up to {parts}, the step takes {step}")


def check_same_answer(document, other):
    """Two spellings of one model cost the same."""
    with open(other) as file:
        second = json.load(file)
    for key in ["step_time_s", "mfu"]:
        a, b = document["prediction"][key], second["prediction"][key]
        if abs(a - b) > 1e-9 * abs(a):
            fail(f"{key} is {a}, in {other} {b}")


def check_devices(document, count):
    """The mesh has all devices; every shard is as small as its splits say."""
    plan = Plan(document)
    if plan.devices() != int(count):
        fail(f"the mesh has {plan.devices()} devices, expected {count}")
    for tensor in plan.tensors:
        if "sharding" not in tensor:
            continue
        splits = plan.splits(tensor["sharding"])
        local = math.prod(-(-n // k) for n, k in zip(tensor["shape"], splits))
        whole = math.prod(tensor["shape"])
        if local * plan.devices() < whole:
            fail(f"tensor {tensor['id']} is not whole on all devices together")


def check_trivial(document):
    """One device: nothing is split and nothing communicates."""
    plan = Plan(document)
    if plan.devices() != 1 or any(change["steps"] for change in plan.changes):
        fail("one device communicates")
    if document["prediction"]["breakdown_s"]["exposed_comm"] != 0:
        fail("one device waits for others")


def check_tensor_parallel_block(document, ways, hidden, inner):
    """Megatron's pattern: two matrices with `inner` columns or rows are split by these,
    attention by heads, and activations are reduced twice in each direction."""
    plan = Plan(document)
    ways, hidden, inner = int(ways), int(hidden), int(inner)
    for phase in ["forward", "backward"]:
        kind = "attention" if phase == "forward" else "attention-backward"
        for op in plan.of_kind(kind, phase):
            factors = set(op["configuration"].values())
            if factors != {"head"}:
                fail(f"{phase} attention is split by {factors}")
    matrices = []
    for op in plan.of_kind("contraction", "forward"):
        weight, sharding = op["operands"][1], op["operand_shardings"][1]
        shape, splits = plan.tensors[weight]["shape"], plan.splits(sharding)
        if math.prod(splits) != ways:
            fail(f"operator {op['id']}: weight {shape} is split {splits}")
        if inner in shape:
            matrices.append(tuple(n // k for n, k in zip(shape, splits)))
    expected = [(hidden, inner // ways), (inner // ways, hidden)]
    if sorted(matrices) != sorted(expected):
        fail(f"shards of the MLP are {matrices}, expected {expected}")
    # Of an activation as large as the residual stream.
    stream = 8 * 2048 * hidden
    for phase in ["forward", "backward"]:
        steps = Counter(
            step["collective"]
            for change in plan.changes
            if change["phase"] == phase
            and plan.tensors[change["tensor"]]["role"] == "activation"
            and plan.size(change["tensor"]) >= stream
            for step in change["steps"]
        )
        reduced = steps["all-reduce"] + steps["reduce-scatter"]
        # In the sequence-parallel form one gather belongs to every scatter; the backward
        # pass may gather what the weight gradients read once more.
        gathers = 2 if phase == "forward" else 4
        others = set(steps) - {"all-reduce", "reduce-scatter", "all-gather"}
        if reduced != 2 or steps["all-gather"] > gathers or others:
            fail(f"{phase}: {dict(steps)}, expected 2 reductions of activations")


def check_vocabulary(document, size):
    """The matrix that gives the logits is split by the vocabulary, and so are they."""
    plan, size = Plan(document), int(size)
    heads = [
        op
        for op in plan.of_kind("contraction", "forward")
        if plan.tensors[op["results"][0]]["shape"][-1] == size
    ]
    if not heads:
        fail(f"no contraction with {size} results")
    for op in heads:
        shape = plan.tensors[op["operands"][1]]["shape"]
        splits = plan.splits(op["operand_shardings"][1])
        if splits[shape.index(size)] != plan.devices():
            fail(f"the matrix {shape} is split {splits}")
    for change in plan.changes:
        shape = plan.tensors[change["tensor"]]["shape"]
        moved = any(step["bytes"] > 0 for step in change["steps"])
        if len(shape) > 2 and size in shape and moved:
            fail(f"logits {shape} are moved: {change['steps']}")


def check_states_sharded(document, ways):
    """Parameters' states together take at most 1/ways of their bytes on a device."""
    plan = Plan(document)
    whole = local = 0
    for tensor in plan.tensors:
        if "argument" in tensor and tensor["role"] == "optimizer-state":
            splits = plan.splits(tensor["sharding"])
            whole += plan.size(tensor["id"])
            local += plan.size(tensor["id"]) / math.prod(splits)
    if not whole or local > whole / float(ways) * 1.01:
        fail(f"states keep {local / max(whole, 1):.1%} on each device")
    replicated = [b for b in document["baselines"] if b["name"] == "data parallel"]
    if not replicated or replicated[0]["fits"]:
        fail("the model was expected not to fit with its states replicated")


def check_batch_split(document, kind, dims):
    """At least 95 % of the work of a kind is split over all devices by the batch alone,
    the leading dimension of its first operand."""
    plan = Plan(document)
    total = good = 0.0
    for op in plan.of_kind(kind):
        if len(plan.tensors[op["operands"][0]]["shape"]) != int(dims):
            continue
        weight = op["compute_s"] * op["executions"]
        total += weight
        splits = plan.splits(op["operand_shardings"][0])
        if splits[0] == plan.devices() and math.prod(splits) == plan.devices():
            good += weight
    if total == 0 or good < 0.95 * total:
        fail(f"{good / max(total, 1e-30):.1%} of {kind} is data parallel")


def check_dense_splits(document, *expected):
    """The dense layers of the forward pass, in order: in how many ways their columns and
    their rows are split ("-" accepts any). PaSE's Table II writes the pair as n and c."""
    plan = Plan(document)
    found = []
    for op in plan.of_kind("contraction", "forward"):
        rows, columns = plan.splits(op["operand_shardings"][1])
        found.append(f"{columns}x{rows}")
    same = [e in ("-", f) for e, f in zip(expected, found)]
    if len(found) != len(expected) or not all(same):
        fail(f"dense layers are split {found}, expected {list(expected)}")


CHECKS = {
    name.removeprefix("check_"): function
    for name, function in list(globals().items())
    if name.startswith("check_")
}

if __name__ == "__main__":
    document = load(sys.argv[1])
    arguments = [a for a in sys.argv[3:] if a != "--prediction"]
    CHECKS[sys.argv[2]](document, *arguments)
