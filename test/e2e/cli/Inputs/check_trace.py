#!/usr/bin/env python3
"""Whether a trace agrees with its plan: check_trace.py PLAN TRACE."""

import json
import sys

plan, trace = (json.load(open(path)) for path in sys.argv[1:])
prediction = plan["prediction"]
spans = [e for e in trace["traceEvents"] if e["ph"] == "X"]
assert all(span["ts"] >= 0 for span in spans)
parts = {}
for span in spans:
    parts[span["name"]] = parts.get(span["name"], 0) + span["dur"] / 1e6


def close(a, b):
    return abs(a - b) <= 1e-6 * max(abs(a), abs(b))


def is_close(a, b):
    return abs(a - b) <= 1e-9 + 1e-6 * max(abs(a), abs(b))


# Events are in microseconds.
end = max(span["ts"] + span["dur"] for span in spans) / 1e6
assert close(end, prediction["step_time_s"]), (end, prediction["step_time_s"])

# Every stage at most, and once, has what the plan says.
memory = {}
for event in trace["traceEvents"]:
    if event["ph"] == "C":
        memory.setdefault(event["pid"], []).append(event["args"]["bytes"])
peak = prediction["memory_bytes"]["total_peak"]
claimed = [stage["memory_bytes"] for stage in prediction["per_stage"]] or [peak]
assert [max(memory[s]) for s in sorted(memory)] == claimed, (memory, claimed)
assert max(claimed) == peak
pipeline = plan["pipeline"]
if pipeline["stages"] == 1 and pipeline["micro_batches"] == 1:
    breakdown = prediction["breakdown_s"]
    works = sum(parts.get(name, 0) for name in ("compute", "recompute"))
    assert close(works, breakdown["compute"] + breakdown["recompute"]), (works, breakdown)
    assert close(parts["optimizer"], breakdown["optimizer"])
    waits = ("wait for collectives", "reduce gradients", "gather parameters")
    waited = sum(parts.get(name, 0) for name in waits)
    assert close(waited, breakdown["exposed_comm"]), (waited, breakdown)
    # All of it, hidden or not.
    for purpose, seconds in prediction["comm_total_s"].items():
        mine = sum(t for name, t in parts.items() if name.endswith(" " + purpose))
        assert is_close(mine, seconds), (purpose, mine, seconds)
    # It rises through the forward pass and falls through the backward pass.
    live = memory[0][:-2]
    top = live.index(max(live))
    assert 0 < top < len(live) - 1, live
    assert live[0] < live[top // 2] < live[top] > live[-1], live
