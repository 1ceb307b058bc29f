"""What a plan says it communicates, and what it stores."""

import json
import math


def load(path):
    with open(path, encoding="utf-8") as f:
        plan = json.load(f)
    assert plan["format"] == "planner-plan"
    return plan


def mesh(plan):
    """[(axis, size)], outermost first."""
    return [(a["name"], a["size"]) for a in plan["stages"][0]["mesh"]]


def listing(plan):
    """(kind, axes, bytes, executions, origin) of every collective."""
    stage = plan["stages"][0]
    order = [a["name"] for a in stage["mesh"]]
    tensors, operators = stage["tensors"], stage["operators"]
    result = []

    def add(step, times, origin):
        axes = tuple(sorted(step["axes"], key=order.index))
        result.append((step["collective"], axes, step["bytes"], times, origin))

    for change in stage["layout_changes"]:
        before = change.get("before")
        reader = operators[before]["name"] if before is not None else "result"
        name = tensors[change["tensor"]]["name"]
        for step in change["steps"]:
            add(step, change["executions"], f"{name} {change['phase']} for {reader}")
    for operator in operators:
        for step in operator.get("collectives", []):
            origin = f"{operator['name']} {operator.get('location', '')}"
            add(step, operator["executions"], origin)
    return result


def pieces(size, parts):
    """What JAX can store: a dimension that does not divide is kept whole."""
    return size // parts if size % parts == 0 else size


def stored(plan):
    """(tensor, shape of one device's piece) of every argument."""
    stage = plan["stages"][0]
    axes = {a["name"]: a["size"] for a in stage["mesh"]}
    for tensor in stage["tensors"]:
        if "argument" not in tensor:
            continue
        dims = stage["shardings"][tensor["sharding"]]["dims"]
        parts = [math.prod(axes[a] for a in dim) for dim in dims]
        yield tensor, tuple(map(pieces, tensor["shape"], parts)), parts


def argument_shapes(plan):
    """By number of the argument."""
    return {t["argument"]: shape for t, shape, _ in stored(plan)}


def argument_bytes(plan, widths=None):
    """Bytes of one device's pieces of all arguments.

    `widths` gives the bytes of element types that differ from the plan's.
    """
    total = 0
    for tensor, shape, parts in stored(plan):
        split = math.prod(-(-n // p) for n, p in zip(tensor["shape"], parts, strict=True))
        width = tensor["local_bytes"] // split if split else 0
        total += math.prod(shape) * (widths or {}).get(tensor["dtype"], width)
    return total


def compared(plan):
    """All of a plan that the functions above read: other prices of the same
    shardings make no difference."""
    arguments = [(tensor, parts) for tensor, _, parts in stored(plan)]
    return [mesh(plan), listing(plan), arguments]
