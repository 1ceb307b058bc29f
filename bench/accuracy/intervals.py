#!/usr/bin/env python3
"""Writes the intervals of the stacks from the residuals in docs/accuracy.json.

    bench/accuracy/intervals.py      after ./dev bench accuracy

Of measured / predicted on calibration.csv, 5 and 95 of 100, each family counted
alike. A stack whose rows are of one family has no residuals of families that its
constants were not fitted to: it takes those of all stacks.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import fit
import score

STACKS = ("deepspeed", "fsdp", "megatron", "megatron-2021", "megatron-deepspeed",
          "megatron-deepspeed-blocking", "torchtitan")
SAMPLES = 300


def residuals(cases, errors):
    result = []
    for group in score.by(cases, lambda c: c.row.family).values():
        logs = [math.log(1 + errors[c.row.id]) for c in group]
        result += logs * max(1, round(SAMPLES / len(logs)))
    return result


def main():
    with open(os.path.join(ROOT, "docs", "accuracy.json"), encoding="utf-8") as file:
        errors = json.load(file)["errors"]
    cases = [c for c in score.cases(("calibration",))
             if c.complete and c.command and c.row.id in errors]
    for name in STACKS:
        own = [c for c in cases if c.command.stack == name]
        several = len({c.row.family for c in own}) > 1
        used = own if several else cases
        low, high = fit.interval(residuals(used, errors))
        families = ", ".join(sorted({c.row.family for c in used}))
        path = os.path.join(ROOT, "cost-models", "stacks", name + ".json")
        fit.write_interval(path, families, low, high)
        print(f"{name}: {low:.3f} to {high:.3f}, from {families}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
