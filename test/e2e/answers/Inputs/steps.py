"""Compares the step times of plans and predictions.

usage: steps.py same|rising|no-faster FILE...
"""

import json
import sys


def step_time(path):
    with open(path) as file:
        document = json.load(file)
    return document.get("prediction", document)["step_time_s"]


def main():
    how, paths = sys.argv[1], sys.argv[2:]
    times = [step_time(path) for path in paths]
    for (a, first), (b, second) in zip(zip(paths, times), zip(paths[1:], times[1:])):
        holds = {"same": first == second, "rising": first < second, "no-faster": first <= second}
        if not holds[how]:
            sys.exit(f"expected {how} step times, got {first} of {a} and {second} of {b}")


main()
