#!/usr/bin/env python3
"""Prints the tables of docs/xla.md and docs/interop.md from results of `check.py --all`.

    report.py RESULTS.json [--differences | --chosen]
"""

import argparse
import collections
import json
import pathlib

NAMES = {"": "chosen by the planner"}


def load(path):
    return list(json.loads(path.read_text()).values())


def table(audit, side):
    return {(kind, axes): size for kind, axes, size in audit[side]}


def share(part, whole):
    return f"{part / whole:.0%}" if whole else "-"


def kib(size):
    return f"{size / 1024:,.0f}" if size >= 1024 else f"{size / 1024:.1g}"


def models(cases):
    """One line for each model: all its strategies together."""
    groups = collections.defaultdict(list)
    for case in cases:
        groups[case["model"]].append(case)
    print("| model | strategies | largest error | planned KiB | by XLA KiB |", end="")
    print(" matched of planned | matched of XLA's | temporaries KiB |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, group in sorted(groups.items()):
        audits = [c["audit"] for c in group]
        ours, theirs = sum(a["bytes"] for a in audits), sum(a["xla_bytes"] for a in audits)
        both = sum(a["matched"] for a in audits)
        error = max(c["error"] for c in group)
        temporaries = [c["memory"]["temporaries"] for c in group]
        print(
            f"| `{name}` | {len(group)} | {error:.0e} ({group[0]['precision']}) |"
            f" {kib(ours)} | {kib(theirs)} | {share(both, ours)} |"
            f" {share(both, theirs)} | {kib(min(temporaries))} to"
            f" {kib(max(temporaries))} |"
        )


def cases_table(cases):
    print("| model | strategy | planned KiB | by XLA KiB | of planned | of XLA's |")
    print("|---|---|---:|---:|---:|---:|")
    for case in sorted(cases, key=lambda c: (c["model"], c["strategy"])):
        a = case["audit"]
        print(
            f"| `{case['model']}` | {case['strategy'] or NAMES['']} |"
            f" {kib(a['bytes'])} | {kib(a['xla_bytes'])} |"
            f" {share(a['matched'], a['bytes'])} | {share(a['matched'], a['xla_bytes'])} |"
        )


def differences(cases):
    """What differs, by kind of collective and axes."""
    for case in sorted(cases, key=lambda c: (c["model"], c["strategy"])):
        ours, theirs = table(case["audit"], "ours"), table(case["audit"], "xla")
        lines = [
            f"  {kind} over {axes}: planned {ours.get((kind, axes), 0)},"
            f" XLA {theirs.get((kind, axes), 0)}"
            for kind, axes in sorted(ours.keys() | theirs.keys())
            if abs(ours.get((kind, axes), 0) - theirs.get((kind, axes), 0)) > 1024
        ]
        if lines:
            print(case["model"], case["strategy"] or NAMES[""])
            print("\n".join(lines))


def main():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("results", type=pathlib.Path)
    p.add_argument("--differences", action="store_true")
    p.add_argument("--chosen", action="store_true", help="the planner's plans only")
    options = p.parse_args()
    cases = load(options.results)
    if options.chosen:
        cases_table([c for c in cases if c["strategy"] == ""])
        return
    if options.differences:
        differences(cases)
        return
    models(cases)
    print()
    cases_table(cases)


if __name__ == "__main__":
    main()
