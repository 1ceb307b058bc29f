"""The optimum of a small problem in the IOPDDL format, by trying everything: brute_force.py PROBLEM.
Prints "cost N", or "none" if nothing fits."""

import itertools
import json
import sys


def price(problem, assignment):
    nodes, edges = problem["nodes"], problem["edges"]
    total = sum(costs[choice] for costs, choice in zip(nodes["costs"], assignment))
    for (first, second), table in zip(edges["nodes"], edges["costs"]):
        total += table[assignment[first] * len(nodes["costs"][second]) + assignment[second]]
    for time in {time for interval in nodes["intervals"] for time in interval}:
        if sum(usages[choice] for (start, end), usages, choice
               in zip(nodes["intervals"], nodes["usages"], assignment)
               if start <= time < end) > problem["usage_limit"]:
            return None
    return total


with open(sys.argv[1], encoding="utf-8") as file:
    given = json.load(file)["problem"]
prices = (price(given, choice) for choice in
          itertools.product(*(range(len(own)) for own in given["nodes"]["costs"])))
best = min((p for p in prices if p is not None and p < 10**18), default=None)
print("none" if best is None else f"cost {best}")
