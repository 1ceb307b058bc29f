"""Writes a problem in the IOPDDL format that no order eliminates and nothing proves in seconds:
wide_problem.py > PROBLEM. A grid of nodes with random costs, each alive for a while, and a limit
between the least and the most that they use."""

import json
import random

SIDE, STRATEGIES, TIMES = 45, 8, 200
rng = random.Random(1)
nodes = range(SIDE * SIDE)
begin = [rng.randrange(TIMES) for _ in nodes]
intervals = [[b, b + rng.randrange(1, TIMES // 4)] for b in begin]
usages = [[rng.randrange(100) for _ in range(STRATEGIES)] for _ in nodes]
edges = [[n, n + step] for n in nodes for step in (1, SIDE)
         if n + step < SIDE * SIDE and (step > 1 or (n + 1) % SIDE > 0)]


def peak(amount):
    """The most that is used at once."""
    return max(sum(amount(usages[n]) for n in nodes if intervals[n][0] <= t < intervals[n][1])
               for t in range(2 * TIMES))


print(json.dumps({"problem": {
    "name": "grid",
    "nodes": {"intervals": intervals, "usages": usages,
              "costs": [[rng.randrange(100) for _ in range(STRATEGIES)] for _ in nodes]},
    "edges": {"nodes": edges,
              "costs": [[rng.randrange(1000) for _ in range(STRATEGIES ** 2)] for _ in edges]},
    "usage_limit": (2 * peak(min) + peak(max)) // 3}}))
