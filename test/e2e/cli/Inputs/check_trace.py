#!/usr/bin/env python3
"""Whether a trace agrees with its plan: check_trace.py PLAN TRACE."""

import json
import sys

plan, trace = (json.load(open(path)) for path in sys.argv[1:])
prediction = plan["prediction"]
spans = [e for e in trace["traceEvents"] if e["ph"] == "X"]
parts = {}
for span in spans:
    parts[span["name"]] = parts.get(span["name"], 0) + span["dur"] / 1e6
print({name: f"{seconds:.6f} s" for name, seconds in parts.items()})


def close(a, b):
    return abs(a - b) <= 1e-6 * max(abs(a), abs(b))


# Events are in microseconds.
end = max(span["ts"] + span["dur"] for span in spans) / 1e6
assert close(end, prediction["step_time_s"]), (end, prediction["step_time_s"])
breakdown = prediction["breakdown_s"]
works = sum(parts.get(name, 0) for name in ("compute", "recompute"))
assert close(works, breakdown["compute"] + breakdown["recompute"]), (works, breakdown)
assert close(parts["optimizer"], breakdown["optimizer"])
waits = ("wait for collectives", "reduce gradients", "gather parameters")
waited = sum(parts.get(name, 0) for name in waits)
assert close(waited, breakdown["exposed_comm"]), (waited, breakdown)
memory = [e["args"]["bytes"] for e in trace["traceEvents"] if e["ph"] == "C"]
peak = prediction["memory_bytes"]["total_peak"]
# Stages are priced as if what several passes use were there at once.
assert memory and 0.9 * peak <= max(memory) <= 1.1 * peak, (max(memory), peak)
