#!/usr/bin/env python3
"""Fits the constants of a stack to calibration.csv, and nothing else.

    bench/accuracy/fit.py PLANNER STACK kernels.matmul=0.7:1 kernels.issue=0:1e-4

The constants are fields of cost-models/stacks/STACK.json, or of a cluster
(CLUSTER/levels.1.bandwidth), each with the range that is searched. Printed are the fitted values, the error by family before and
after. `--families` prices rows of other stacks with this one. `--write` puts the values into the stack file, with the families as their
source. intervals.py, next, fits again without each family in turn.

One constant after another is searched on a grid that narrows, as the mean over
families of the mean absolute logarithm of predicted / measured is neither
smooth nor convex in them.
"""

import argparse
import dataclasses
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


def field(document, path):
    """The number object at "kernels.issue" or "levels.1.bandwidth"."""
    node = document
    for part in path.split("."):
        node = node[int(part)] if isinstance(node, list) else node[part]
    return node


class Documents:
    """The stack and what clusters have constants that are fitted."""

    def __init__(self, stack, constants):
        self.stack = stack
        self.paths = {stack: os.path.join(ROOT, "cost-models", "stacks", stack + ".json")}
        for constant in constants:
            if "/" in constant:
                cluster = constant.split("/")[0]
                self.paths[cluster] = os.path.join(ROOT, "cost-models", "clusters",
                                                   cluster + ".json")
        self.documents = {}
        for name, path in self.paths.items():
            with open(path, encoding="utf-8") as file:
                self.documents[name] = json.load(file)

    def place(self, constant):
        name, _, path = constant.rpartition("/")
        return name or self.stack, path

    def number(self, constant):
        name, path = self.place(constant)
        return field(self.documents[name], path)

    def save(self, folder):
        """name -> path of a copy."""
        result = {}
        for name, document in self.documents.items():
            result[name] = os.path.join(folder, name + ".json")
            with open(result[name], "w", encoding="utf-8") as file:
                json.dump(document, file)
        return result


class Fit:
    def __init__(self, planner, name, constants, most, families=()):
        self.planner, self.name = planner, name
        self.documents = Documents(name, constants)
        cases = score.cases(("calibration",))
        self.cases = [c for c in cases if c.complete and c.command and
                      (c.row.family in families if families else c.command.stack == name)]
        for case in self.cases:
            case.command = dataclasses.replace(case.command, stack=name)
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
        for constant, value in values.items():
            self.documents.number(constant)["value"] = value
        run = runner.Runner(self.planner, self.folder,
                            self.documents.save(self.folder))
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

    def search(self, ranges, start, families, narrowings=range(NARROWINGS)):
        best = dict(start)
        for narrowing in narrowings:
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
    families = ", ".join(sorted({c.row.family for c in fit.cases}))
    for constant, value in values.items():
        name, path = fit.documents.place(constant)
        with open(fit.documents.paths[name], encoding="utf-8") as file:
            text = file.read()
        number = field(json.loads(text), path)
        key = "" if path.split(".")[-1].isdigit() else f'"{path.split(".")[-1]}": '
        before = key + one_line(number, text)
        number.update(value=value, kind="fitted",
                      source=f"bench/accuracy/fit.py on {len(fit.cases)} rows of "
                             f"calibration.csv: {families}",
                      date=datetime.date.today().strftime("%Y-%m"))
        if text.count(before) == 0:
            raise ValueError(f"{name}: {before} is not on one line")
        # Numbers that read alike: the one after the objects that hold it.
        start = 0
        for part in path.split(".")[:-1]:
            if not part.isdigit():
                start = text.index(f'"{part}"', start)
        at = text.index(before, start)
        text = text[:at] + key + json.dumps(number) + text[at + len(before):]
        with open(fit.documents.paths[name], "w", encoding="utf-8") as file:
            file.write(text)


def one_line(number, text):
    """The object as the file writes it: numbers keep their notation."""
    for line in text.splitlines():
        at = line.find("{")
        if at < 0:
            continue
        candidate = line[at:].rstrip().rstrip(",")
        try:
            if json.loads(candidate) == number:
                return candidate
        except json.JSONDecodeError:
            pass
    return json.dumps(number)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("planner")
    parser.add_argument("stack")
    parser.add_argument("constants", nargs="+", metavar="FIELD=LOW:HIGH")
    parser.add_argument("--most", type=int, default=40, help="cases of a family")
    parser.add_argument("--families", default="", metavar="F,F...",
                        help="price the rows of these with STACK, whatever is theirs")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    ranges = {}
    for text in arguments.constants:
        path, limits = text.split("=")
        ranges[path] = tuple(float(x) for x in limits.split(":"))
    if len(ranges) > MOST_CONSTANTS:
        parser.error(f"at most {MOST_CONSTANTS} constants of a stack are fitted")
    fit = Fit(arguments.planner, arguments.stack, ranges, arguments.most,
              [f for f in arguments.families.split(",") if f])
    families = sorted({c.row.family for c in fit.cases})
    start = {c: fit.documents.number(c)["value"] for c in ranges}
    print(f"{arguments.stack}: {len(fit.cases)} rows, before {start}")
    table(fit.residuals(start))
    best = fit.search(ranges, start, families)
    print(f"fitted {best}")
    table(fit.residuals(best))
    if arguments.write:
        write(fit, best)
    return 0


if __name__ == "__main__":
    sys.exit(main())
