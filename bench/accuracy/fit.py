#!/usr/bin/env python3
"""Fits the constants of a stack to calibration.csv, and nothing else.

    bench/accuracy/fit.py PLANNER STACK kernels.matmul=0.7:1 kernels.issue=0:1e-4

The constants are fields of cost-models/stacks/STACK.json, each with the range
that is searched. Printed are the fitted values, the error by family before and
after, and what is left when each family in turn is held out. `--write` puts the
values into the stack file, with the families as their source.

One constant after another is searched on a grid that narrows, as the mean over
families of the mean absolute logarithm of predicted / measured is neither
smooth nor convex in them.
"""

import argparse
import datetime
import json
import math
import os
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import metrics
import runner
import score

MOST_CONSTANTS = 6
POINTS = 5
NARROWINGS = 3


def field(stack, path):
    """The number object at "kernels.issue"."""
    node = stack
    for part in path.split("."):
        node = node[part]
    return node


class Fit:
    def __init__(self, planner, name, most):
        self.planner, self.name = planner, name
        path = os.path.join(ROOT, "cost-models", "stacks", name + ".json")
        self.path = path
        with open(path, encoding="utf-8") as file:
            self.stack = json.load(file)
        cases = score.cases(("calibration",))
        self.cases = [c for c in cases if c.complete and c.command and
                      c.command.stack == name]
        self.cases = self.thinned(most)
        self.folder = tempfile.mkdtemp(prefix="planner-fit-")
        self.known = {}

    def thinned(self, most):
        """At most so many cases of a family, evenly spread by id."""
        result = []
        for group in score.by(self.cases, lambda c: c.row.family).values():
            group.sort(key=lambda c: c.row.id)
            step = max(1, len(group) / most)
            result += [group[int(i * step)] for i in range(min(most, len(group)))]
        return result

    def residuals(self, values):
        """family -> log(predicted / measured) of each case."""
        key = tuple(sorted(values.items()))
        if key in self.known:
            return self.known[key]
        for path, value in values.items():
            field(self.stack, path)["value"] = value
        path = os.path.join(self.folder, self.name + ".json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(self.stack, file)
        run = runner.Runner(self.planner, os.path.join(ROOT, "build", "accuracy"),
                            {self.name: path})
        answers = run.run([c.command for c in self.cases])
        result = {}
        for case in self.cases:
            case.take(answers)
            if case.prediction:
                predicted, measured = case.pair()
                result.setdefault(case.row.family, []).append(
                    math.log(predicted / measured))
        self.known[key] = result
        return result

    def loss(self, values, families):
        residuals = self.residuals(values)
        return metrics.mean([metrics.mean([abs(r) for r in residuals[f]])
                             for f in families if f in residuals])

    def search(self, ranges, start, families):
        best = dict(start)
        for narrowing in range(NARROWINGS):
            for path, (low, high) in ranges.items():
                width = (high - low) / 2.5 ** narrowing
                middle = best[path] if narrowing else (low + high) / 2
                for i in range(POINTS):
                    value = middle + width * (i / (POINTS - 1) - 0.5)
                    value = float(f"{min(high, max(low, value)):.3g}")
                    trial = {**best, path: value}
                    if self.loss(trial, families) < self.loss(best, families) - 1e-6:
                        best = trial
        return best


def table(residuals):
    for family, group in sorted(residuals.items()):
        errors = [math.exp(r) - 1 for r in group]
        print(f"  {family}: n {len(group)}, mean {100 * metrics.mean([abs(e) for e in errors]):.1f} %, "
              f"bias {100 * metrics.mean(errors):+.1f} %, "
              f"worst {100 * max(errors, key=abs):+.1f} %")


def write(fit, values):
    with open(fit.path, encoding="utf-8") as file:
        text = file.read()
    stack = json.loads(text)
    families = ", ".join(sorted({c.row.family for c in fit.cases}))
    rows = len(fit.cases)
    for path, value in values.items():
        number = field(stack, path)
        before = json.dumps(number)
        number.update(value=value, kind="fitted",
                      source=f"bench/accuracy/fit.py on {rows} rows of calibration.csv: {families}",
                      date=datetime.date.today().strftime("%Y-%m"))
        if text.count(before) != 1:
            key = f'"{path.split(".")[-1]}": '
            text = text.replace(key + before, key + json.dumps(number), 1)
        else:
            text = text.replace(before, json.dumps(number))
    with open(fit.path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("planner")
    parser.add_argument("stack")
    parser.add_argument("constants", nargs="+", metavar="FIELD=LOW:HIGH")
    parser.add_argument("--most", type=int, default=40, help="cases of a family")
    parser.add_argument("--hold-out", action="store_true",
                        help="also fit without each family in turn")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    ranges = {}
    for text in arguments.constants:
        path, limits = text.split("=")
        ranges[path] = tuple(float(x) for x in limits.split(":"))
    if len(ranges) > MOST_CONSTANTS:
        parser.error(f"at most {MOST_CONSTANTS} constants of a stack are fitted")
    fit = Fit(arguments.planner, arguments.stack, arguments.most)
    families = sorted({c.row.family for c in fit.cases})
    start = {path: field(fit.stack, path)["value"] for path in ranges}
    print(f"{arguments.stack}: {len(fit.cases)} rows, before {start}")
    table(fit.residuals(start))
    best = fit.search(ranges, start, families)
    print(f"fitted {best}")
    table(fit.residuals(best))
    if arguments.hold_out and len(families) > 1:
        for family in families:
            others = fit.search(ranges, start, [f for f in families if f != family])
            print(f"without {family}: {others}")
            table({family: fit.residuals(others).get(family, [])})
    if arguments.write:
        write(fit, best)
    return 0


if __name__ == "__main__":
    sys.exit(main())
