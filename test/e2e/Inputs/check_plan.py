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


CHECKS = {
    name.removeprefix("check_"): function
    for name, function in list(globals().items())
    if name.startswith("check_")
}

if __name__ == "__main__":
    document = load(sys.argv[1])
    arguments = [a for a in sys.argv[3:] if a != "--prediction"]
    CHECKS[sys.argv[2]](document, *arguments)
