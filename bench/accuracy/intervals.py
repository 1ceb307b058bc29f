#!/usr/bin/env python3
"""Writes the intervals of the stacks from residuals of rows that were left out.

    bench/accuracy/intervals.py PLANNER    predicts every family of calibration.csv
                                           without it, and writes held_out.json
    bench/accuracy/intervals.py            the same residuals again
    bench/accuracy/intervals.py --windows  what other windows over HFU would be worth

`memory` is the narrowest in which 90 of 100 rows have measured / predicted, `time`
the same of rows of about the same HFU; `ratio` is the factor within which 90 of
100 ratios of two step times of one sweep are predicted. All rows (pairs of rows)
count alike, as they do in what the interval promises. A stack with rows of one
family or of none, or with fewer than 20, takes the residuals of all.
`./dev bench accuracy` does this first.
"""

import datetime
import itertools
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import held_out
import measurements
import metrics
import runner
import score

RESIDUALS = os.path.join(HERE, "held_out.json")
STACKS = os.path.join(ROOT, "cost-models", "stacks")
# Its interval is defined: no software runs like it.
DEFINED = "ideal"
OUTSIDE = 0.05
# Of fewer rows 5 in 100 is less than one.
LEAST_ROWS = 20
# Fewer pairs of a family say nothing about ratios.
LEAST_PAIRS = 5
# Intervals of step times are those of windows over rows in the order of HFU: so
# many, evenly spaced, of such a part of the rows, as --windows finds best.
WINDOWS = 19
PART = 1 / 10
FOLDS = 10


class Residual:
    """log(measured / predicted) of a row, and the HFU of what is predicted."""

    def __init__(self, case, value, hfu=None):
        self.family, self.stack = case.row.family, case.command.stack
        self.sweep, self.value, self.hfu = score.sweep(case), value, hfu


def read(path=RESIDUALS):
    """{"time": [Residual], "memory": [Residual]}"""
    with open(path, encoding="utf-8") as file:
        values = json.load(file)
    cases = {c.row.id: c for c in score.cases(("calibration", "memory"))}
    return {"time": [Residual(cases[i], *value) for i, value in values["time"].items()],
            "memory": [Residual(cases[i], value) for i, value in values["memory"].items()]}


def quantile(families, q):
    """`families`: name -> values; all rows alike."""
    return metrics.quantile([v for values in families.values() for v in values], q)


def by_family(residuals):
    result = {}
    for r in residuals:
        result.setdefault(r.family, []).append(r.value)
    return result


def pairs(residuals):
    """family -> |log| of the error of the ratio of two rows of a sweep."""
    sweeps = {}
    for r in residuals:
        sweeps.setdefault((r.family, r.sweep), []).append(r.value)
    result = {}
    for (family, _), values in sorted(sweeps.items()):
        result.setdefault(family, []).extend(
            abs(a - b) for a, b in itertools.combinations(values, 2))
    return {f: v for f, v in result.items() if len(v) >= LEAST_PAIRS}


def own(residuals, stack, group):
    """The stack's residuals, or all if it has no two families, or too few rows."""
    mine = [r for r in residuals if r.stack == stack]
    families = group(mine)
    enough = len(families) > 1 and sum(map(len, families.values())) >= LEAST_ROWS
    return mine if enough else residuals


def interval(residuals):
    """Measured / predicted: of the intervals that hold 90 of 100 residuals the one
    whose ends are the least factor apart. Equal parts outside would reach as far
    into the long tail of slow measurements as they cut off the short one. The
    prediction itself is always inside."""
    values = sorted(r.value for r in residuals)
    held = math.ceil((1 - 2 * OUTSIDE) * len(values) - 1e-9)
    low, high = min(zip(values, values[held - 1:]), key=lambda ends: ends[1] - ends[0])
    return min(1.0, math.exp(low)), max(1.0, math.exp(high))


def by_hfu(residuals, count=WINDOWS, part=PART):
    """[(HFU, low, high)]: the interval of each window at its median HFU. Steps that
    make little of the device wait for hosts and links, which are harder to predict
    than products. Of few rows there is one window."""
    rows = sorted(residuals, key=lambda r: (r.hfu, r.value))
    size = round(len(rows) * part)
    windows = [rows]
    if size >= LEAST_ROWS:
        middles = [k * len(rows) // (count + 1) for k in range(1, count + 1)]
        starts = [min(max(0, m - size // 2), len(rows) - size) for m in middles]
        windows = [rows[s:s + size] for s in starts]
    points = {}
    for window in windows:
        points.setdefault(round(metrics.quantile([r.hfu for r in window], 0.5), 4),
                          interval(window))
    return [(hfu, *ends) for hfu, ends in points.items()]


def at(points, hfu):
    """Logarithms of the interval's ends, as the planner reads the points."""
    if hfu <= points[0][0]:
        return tuple(math.log(end) for end in points[0][1:])
    for left, right in zip(points, points[1:]):
        if hfu <= right[0]:
            part = math.log(hfu / left[0]) / math.log(right[0] / left[0])
            return tuple((1 - part) * math.log(a) + part * math.log(b)
                         for a, b in zip(left[1:], right[1:]))
    return tuple(math.log(end) for end in points[-1][1:])


def interval_score(residuals, count, part):
    """Mean over rows, each left out with a tenth of the others, of the width plus
    2 / 0.1 times what lies outside (Gneiting and Raftery 2007, equation 43), and
    the part of the rows inside."""
    score_sum = inside = 0
    for fold in range(FOLDS):
        points = by_hfu([r for i, r in enumerate(residuals) if i % FOLDS != fold], count, part)
        for row in residuals[fold::FOLDS]:
            low, high = at(points, row.hfu)
            outside = max(low - row.value, row.value - high, 0)
            score_sum += high - low + outside / OUTSIDE
            inside += outside == 0
    return score_sum / len(residuals), inside / len(residuals)


def print_windows(residuals):
    """For the stacks with windows of their own, and for all."""
    print("rows of          windows  part   score  inside")
    for name in [n for n in stack_names() if len(by_hfu(own(residuals, n, by_family))) > 1 and
                 len(own(residuals, n, by_family)) < len(residuals)] + [None]:
        rows = own(residuals, name, by_family)
        for part in (1, 1 / 2, 1 / 3, 1 / 4, 1 / 5, 1 / 6, 1 / 8, 1 / 10):
            for count in (4, 9, 19):
                score_of, inside = interval_score(rows, count, part)
                print(f"{name or 'all':17}{count:7}{part:6.2f}{score_of:8.4f}{inside:8.3f}")


def intervals(residuals, stack):
    """What the stack's file says: path -> (value, families)."""
    time = own(residuals["time"], stack, by_family)
    memory = own(residuals["memory"], stack, by_family)
    ratios = pairs(own(residuals["time"], stack, pairs))
    low, high = interval(memory)
    return {"time": (by_hfu(time), sorted(by_family(time))),
            "memory.low": (low, sorted(by_family(memory))),
            "memory.high": (high, sorted(by_family(memory))),
            "ratio": (math.exp(quantile(ratios, 1 - 2 * OUTSIDE)), sorted(ratios))}


def text_of(values, date):
    """The lines of "interval" in a stack file."""
    def provenance(path, unit, what):
        return {"unit": unit, "kind": "fitted",
                "source": f"bench/accuracy/intervals.py: {what} of families left "
                          f"out of the fits, 90 of 100: {', '.join(values[path][1])}",
                "date": date}

    def number(path, what):
        return json.dumps({"value": round(values[path][0], 3), **provenance(path, "1", what)})

    points = [[hfu, round(low, 3), round(high, 3)] for hfu, low, high in values["time"][0]]
    by_size = json.dumps(provenance("time", "1 -> 1, 1", "measured / predicted time by HFU"))
    return ['  "interval": {', '    "time": {', f'      "points": {points},',
            f'      {by_size[1:-1]}', '    },', '    "memory": {',
            f'      "low": {number("memory.low", "measured / predicted memory")},',
            f'      "high": {number("memory.high", "measured / predicted memory")}', '    },',
            f'    "ratio": {number("ratio", "ratios of step times within sweeps")}', '  },']


def write(path, values, date):
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    start = next(i for i, l in enumerate(lines) if l.startswith('  "interval":'))
    end = next(i for i in range(start, len(lines)) if lines[i].startswith("  }"))
    lines[start:end + 1] = text_of(values, date)
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def stack_names():
    """Those with an interval of their own that is measured."""
    def has_interval(name):
        with open(os.path.join(STACKS, name), encoding="utf-8") as file:
            return "interval" in json.load(file)
    return sorted(f[:-len(".json")] for f in os.listdir(STACKS)
                  if f != DEFINED + ".json" and has_interval(f))


def memory_residuals(planner):
    cases = [c for c in score.cases(("memory",)) if score.is_measured_memory(c) and c.command]
    run = runner.Runner(planner, os.path.join(ROOT, "build", "accuracy"))
    answers = run.run([c.command for c in cases])
    result = {}
    for case in cases:
        case.take(answers)
        if case.prediction:
            result[case.row.id] = math.log(measurements.memory_bytes(case.row) /
                                           score.predicted_memory(case))
    return result


def text_of_residuals(values):
    """A line for each row."""
    def rounded(value):
        return [round(v, 4) for v in value] if isinstance(value, tuple) else round(value, 4)

    tables = [f"{json.dumps(what)}: {{\n" + ",\n".join(
        f"{json.dumps(i)}: {json.dumps(rounded(v))}" for i, v in sorted(rows.items())) + "\n}"
              for what, rows in values.items()]
    return "{\n" + ",\n".join(tables) + "\n}\n"


def measure(planner):
    """Predicts again, and writes the residuals."""
    time = {}
    for rows in held_out.HeldOut(planner, lambda text: print(text, flush=True)).all().values():
        time.update(rows)
    values = {"time": time, "memory": memory_residuals(planner)}
    with open(RESIDUALS, "w", encoding="utf-8") as file:
        file.write(text_of_residuals(values))


def main():
    if sys.argv[1:] == ["--windows"]:
        print_windows(read()["time"])
        return 0
    if len(sys.argv) > 2 or any(a.startswith("-") for a in sys.argv[1:]):
        print(__doc__.strip())
        return 1
    if len(sys.argv) == 2:
        measure(sys.argv[1])
    residuals = read()
    date = datetime.date.today().strftime("%Y-%m")
    for name in stack_names():
        values = intervals(residuals, name)
        write(os.path.join(STACKS, name + ".json"), values, date)
        print(name + ": " + ", ".join(
            path + " " + (f"{value:.3f}" if path != "time" else "; ".join(
                f"{low:.3f} to {high:.3f} at {hfu}" for hfu, low, high in value))
            for path, (value, _) in values.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
