"""check_formats.py FORMAT CHOSEN PLAN...: a plan for an objective is the best of those of separate searches."""

import json
import sys

form = sys.argv[1]
chosen, *others = (json.load(open(path, encoding="utf-8")) for path in sys.argv[2:])
assert chosen["inputs"]["fix"] == f"dtype={form}", chosen["inputs"]["fix"]
claim = chosen["objective"]
values = [plan["objective"]["value"] for plan in others]
assert claim["value"] <= min(values) * (1 + 1e-9), (claim, values)
# A bound of all formats is one of each.
assert claim["lower_bound"] <= min(values), (claim, values)
if all(plan["objective"]["proven"] for plan in others):
    assert claim["proven"], claim
# Of as little the fastest.
times = [plan["prediction"]["step_time_s"] for plan, value in zip(others, values, strict=True) if value == claim["value"]]
assert chosen["prediction"]["step_time_s"] == min(times), times
