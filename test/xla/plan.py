"""What a plan says it communicates, and what it stores."""

import json


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


def argument_bytes(plan):
    """Bytes of one device's pieces of all arguments."""
    tensors = plan["stages"][0]["tensors"]
    return sum(t["local_bytes"] for t in tensors if "argument" in t)
