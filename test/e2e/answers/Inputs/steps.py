"""Compares the step times of plans and predictions.

usage: steps.py same|rising FILE...
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
        if not (first == second if how == "same" else first < second):
            sys.exit(f"expected {how} step times, got {first} of {a} and {second} of {b}")


main()
