#!/usr/bin/env python3
"""Runs plans on XLA's CPU backend and compares numbers and communication.

    check.py --planner PLANNER [--commit N | --all] [--results FILE] [MODEL ...]

By default every model runs one strategy, another one for the next commit.
--all runs every strategy; results are kept in --results, and cases whose
export has not changed since are not run again.
"""

import argparse
import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import case
import matrix
import plan
import runtime

SHOWN = 4  # differences of a case
HERE = pathlib.Path(__file__).resolve().parent


def harness():
    """What a result depends on beside the exported text."""
    files = sorted(p for p in HERE.glob("*.py") if p.name not in ("report.py",))
    return b"".join(p.read_bytes() for p in files)


def key(text, planned, precision):
    compared = json.dumps(plan.compared(planned))
    parts = (harness(), text.encode(), compared.encode(), precision.encode())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


class Results:
    """Results of cases by name, kept in a file."""

    def __init__(self, path):
        self.path = path
        exists = path is not None and path.exists()
        self.cases = json.loads(path.read_text()) if exists else {}

    def known(self, name, fingerprint):
        found = self.cases.get(name)
        return found if found and found["key"] == fingerprint else None

    def add(self, name, result):
        self.cases[name] = result
        if self.path is not None:
            self.path.write_text(json.dumps(self.cases, indent=1, sort_keys=True))


class Model:
    """A model and its unsharded runs."""

    def __init__(self, name):
        self.name = name
        self.text = (matrix.MODELS / f"{name}.mlir").read_text()
        self.references = {}

    def reference(self, precision):
        if precision not in self.references:
            text = self.text if precision == "f32" else case.in_float64(self.text)
            self.references[precision] = case.Reference(text)
        return self.references[precision]


def run(model, strategy, exported, precision):
    text = exported.text
    program = runtime.Program(text if precision == "f32" else case.in_float64(text))
    lines, error = case.numbers(program, model.reference(precision))
    result = {"model": model.name, "strategy": strategy, "precision": precision}
    widths = {} if precision == "f32" else {"f32": 8}
    ours = case.plan.argument_bytes(exported.plan, widths)
    lines += case.argument_lines(program, exported.plan, ours)
    result |= {"error": error, "memory": program.memory(), "argument_bytes": ours}
    # The plan is of the program as it is, and so is what is compared with it.
    audited = program if precision == "f32" else runtime.Program(text)
    audit = case.audit(audited, exported)
    lines += case.communication_lines(audit, model.name, strategy)
    return result | {"audit": audit, "failures": lines}


def describe(result):
    audit = result["audit"]
    larger = max(audit["bytes"], audit["xla_bytes"], 1)
    return (
        f"error {result['error']:.1e}, communication matched"
        f" {audit['matched'] / larger:.0%} of {audit['bytes']} planned and"
        f" {audit['xla_bytes']} by XLA"
    )


def attempt(options, model, strategy, results):
    """Whether a case holds; its line is printed."""
    precision = options.precision or matrix.precision(model.name)
    name = f"{model.name} {strategy or 'auto'} {precision}"
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            exported = case.export(options.planner, folder, model.name, strategy)
        except case.Failed as failure:
            print(f"FAIL {name}: {failure}", flush=True)
            return False
    fingerprint = key(exported.text, exported.plan, precision)
    result = results.known(name, fingerprint)
    if result is None:
        try:
            result = run(model, strategy, exported, precision)
        except runtime.jax.errors.JaxRuntimeError as error:
            print(f"FAIL {name}: XLA: {str(error)[:800]}", flush=True)
            return False
        results.add(name, result | {"key": fingerprint})
    status = "FAIL" if result["failures"] else "ok"
    seconds = time.monotonic() - start
    print(f"{status} {name}: {describe(result)} ({seconds:.0f} s)", flush=True)
    for line in result["failures"][:SHOWN]:
        print(f"  {line}")
    if len(result["failures"]) > SHOWN:
        print(f"  and {len(result['failures']) - SHOWN} more")
    return not result["failures"]


def arguments():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("models", nargs="*", help="default: all")
    p.add_argument("--planner", required=True)
    p.add_argument("--commit", type=int, help="whose turn it is (default: of HEAD)")
    p.add_argument("--all", action="store_true", help="every strategy")
    p.add_argument("--strategy", action="append", help="only these")
    p.add_argument("--results", type=pathlib.Path)
    p.add_argument("--precision", choices=("f32", "f64"))
    return p.parse_args()


def head():
    """A number of the commit that is tested; 0 outside of a repository."""
    where = {"cwd": HERE, "capture_output": True, "text": True}
    found = subprocess.run(["git", "rev-parse", "HEAD"], **where).stdout
    return int(found[:8] or "0", 16)


def main():
    options = arguments()
    commit = head() if options.commit is None else options.commit
    results = Results(options.results)
    good = True
    for name in options.models or matrix.models():
        model = Model(name)
        turns = matrix.strategies(name)
        if not options.all:
            turns = [matrix.rotated(name, commit)]
        for strategy in options.strategy or turns:
            good &= attempt(options, model, strategy, results)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
