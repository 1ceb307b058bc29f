"""Whatever `lint` calls legal `evaluate` prices, and nothing else; what it names instead is legal:

    check_lint.py PLANNER MODEL FLAG... -- STRATEGY...

Prints how many were legal and not, and how many others were named.
"""

import json
import subprocess
import sys

split = sys.argv.index("--")
planner, model, *flags = sys.argv[1:split]


def run(command, strategy, *more):
    return subprocess.run([planner, command, model, *flags, "--strategy", strategy, *more],
                          capture_output=True, text=True)


def lint(strategy):
    done = run("lint", strategy, "--json")
    said = json.loads(done.stdout)
    if done.returncode != (0 if said["legal"] else 1) or said["legal"] != (not said["errors"]):
        sys.exit(f"{strategy}: status {done.returncode}, {said}")
    priced = run("evaluate", strategy, "-q")
    if priced.returncode != done.returncode:
        sys.exit(f"{strategy}: {said}, but evaluate: {priced.returncode} {priced.stderr}")
    return said


legal = illegal = named = 0
for text in sys.argv[split + 1:]:
    found = lint(text)
    legal += found["legal"]
    illegal += not found["legal"]
    for other in found["nearest"]:
        named += 1
        if not lint(other)["legal"]:
            sys.exit(f"{text}: {other} is named as legal")
print(f"{legal} legal, {illegal} illegal, {named} named instead")
