"""Checks a solution of planner solve from the problem's file alone: check_solution.py PROBLEM
SOLUTION [COST]. Recomputes cost and usage, and adds the dual up again, in exact integers; shares
nothing with the planner but the formats. Prints the bound that the dual proves."""

import gzip
import json
import sys

FORBIDDEN = 10**18


def load(path):
    with open(path, "rb") as file:
        data = file.read()
    return json.loads(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)


def require(holds, what):
    if not holds:
        sys.exit(f"{sys.argv[2]}: {what}")


def entry(strategies, nodes, chosen):
    """Where a table holds this choice: row-major over the edge's nodes."""
    at = 0
    for node, choice in zip(nodes, chosen):
        at = at * strategies[node] + choice
    return at


def cost_of(problem, assignment):
    costs = problem["nodes"]["costs"]
    strategies = [len(own) for own in costs]
    total = [own[choice] for own, choice in zip(costs, assignment)]
    for nodes, table in zip(problem["edges"]["nodes"], problem["edges"]["costs"]):
        total.append(table[entry(strategies, nodes, [assignment[n] for n in nodes])])
    require(max(total, default=0) < FORBIDDEN, "a forbidden entry is chosen")
    return sum(total)


def peak_of(problem, assignment):
    """The largest usage at any time: it only grows where an interval begins."""
    changes = {}
    nodes = problem["nodes"]
    for (start, end), usages, choice in zip(nodes["intervals"], nodes["usages"], assignment):
        if start < end:
            changes[start] = changes.get(start, 0) + usages[choice]
            changes[end] = changes.get(end, 0) - usages[choice]
    usage = peak = 0
    for time in sorted(changes):
        usage += changes[time]
        peak = max(peak, usage)
    return peak


def allowed(problem, pairs):
    """Strategies that keep an allowed partner at every edge, to a fixpoint."""
    alive = [{a for a, cost in enumerate(own) if cost < FORBIDDEN}
             for own in problem["nodes"]["costs"]]
    changed = True
    while changed:
        changed = False
        for (first, second), table in pairs:
            cols = len(problem["nodes"]["costs"][second])
            fits = [(a, b) for a in alive[first] for b in alive[second]
                    if table[a * cols + b] < FORBIDDEN]
            rows, columns = {a for a, _ in fits}, {b for _, b in fits}
            changed |= rows != alive[first] or columns != alive[second]
            alive[first], alive[second] = rows, columns
    require(all(alive), "a node has no allowed strategy")
    return alive


def dual_bound(problem, dual):
    """docs/solver.md: in units of 2^-shift, usage priced down, the refund up."""
    nodes = problem["nodes"]
    unit = 1 << dual["shift"]
    prices = dual["prices"]
    require(all(price >= 0 for _, price in prices), "a price is negative")
    edges = list(zip(problem["edges"]["nodes"], problem["edges"]["costs"],
                     dual["messages"]))
    require(len(edges) == len(problem["edges"]["nodes"]), "messages of other edges")
    # Edges of one node are part of its costs.
    own = [[cost * unit for cost in costs] for costs in nodes["costs"]]
    for ends, table, _ in edges:
        if len(set(ends)) == 1:
            for a, _ in enumerate(own[ends[0]]):
                own[ends[0]][a] += unit * table[
                    entry([len(c) for c in own], ends, [a] * len(ends))]
    edges = [edge for edge in edges if len(set(edge[0])) == 2]
    alive = allowed(problem, [edge[:2] for edge in edges])
    if prices:
        for i, (start, end) in enumerate(nodes["intervals"]):
            price = sum(p for time, p in prices if start <= time < end)
            for a, used in enumerate(nodes["usages"][i]):
                own[i][a] += price * used >> dual["price_shift"]
    refund = sum(price for _, price in prices) * problem.get("usage_limit", 0)
    bound = -(refund + (1 << dual["price_shift"]) - 1 >> dual["price_shift"])
    for (first, second), table, (to_first, to_second) in edges:
        to_first = to_first or [0] * len(own[first])
        to_second = to_second or [0] * len(own[second])
        cols = len(own[second])
        bound += min(table[a * cols + b] * unit - to_first[a] - to_second[b]
                     for a in alive[first] for b in alive[second]
                     if table[a * cols + b] < FORBIDDEN)
        for a, message in enumerate(to_first):
            own[first][a] += message
        for b, message in enumerate(to_second):
            own[second][b] += message
    bound += sum(min(terms[a] for a in left) for terms, left in zip(own, alive))
    return -(-bound >> dual["shift"])


def main():
    problem, solution = load(sys.argv[1])["problem"], load(sys.argv[2])
    assignment, cost = solution["assignment"], solution["cost"]
    require(cost == cost_of(problem, assignment), f"cost is {cost}, expected "
            f"{cost_of(problem, assignment)}")
    if len(sys.argv) > 3:
        require(cost == int(sys.argv[3]), f"cost is {cost}, expected {sys.argv[3]}")
    if "usage_limit" in problem:
        peak = peak_of(problem, assignment)
        require(peak <= problem["usage_limit"], f"the peak is {peak}")
    require(solution["optimal"] == (solution["lower_bound"] == cost), "optimal or not?")
    if solution["lower_bound"] is None:
        require(solution["dual"] is None, "a dual without a bound")
        print(f"cost {cost}, no bound")
        return
    require(solution["lower_bound"] <= cost, "the bound is above the cost")
    if solution["dual"] is None:
        # An interruption leaves no time to find one; a proof has what was certified before.
        require(solution["interrupted"], "a bound without a dual")
        require(solution["proof"] is not None or solution["certified_lower_bound"] is None,
                "what is certified has neither dual nor proof")
        print(f"cost {cost}, claimed bound {solution['lower_bound']}, no dual")
        return
    bound = dual_bound(problem, solution["dual"])
    require(bound <= cost, f"the dual proves {bound}, above the cost")
    certified = solution["certified_lower_bound"]
    require(certified <= solution["lower_bound"], "more is certified than known")
    require(bound <= certified, f"the dual proves {bound}, more than is certified")
    if solution["proof"] is None:
        require(bound == certified, f"the dual proves only {bound}")
    print(f"cost {cost}, claimed bound {solution['lower_bound']}, dual {bound}")


main()
