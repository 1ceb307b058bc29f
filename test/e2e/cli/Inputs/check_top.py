"""Checks the JSON of --top: in order, all different, and each priced alike by `evaluate` of its file."""

import json
import subprocess
import sys

top = json.load(open(sys.argv[1]))
command = sys.argv[2:]
plans = top["plans"]
times = [plan["prediction"]["step_time_s"] for plan in plans]
assert times == sorted(times) and len(set(times)) == 3, times
whole = plans[0]["prediction"]["certificate"]["lower_bound_s"]
assert whole <= top["others_lower_bound_s"] <= times[-1] * 2
strategies = {plan["strategy"] for plan in plans}
assert len(strategies) == 3, strategies
planner, model, *rest = command
for plan in plans:
    again = subprocess.run([planner, "evaluate", model, *rest, "--strategy", "@" + plan["file"], "--json"], capture_output=True, check=True)
    assert json.loads(again.stdout)["step_time_s"] == plan["prediction"]["step_time_s"], plan["file"]
    # The first may be on a mesh without names.
    if plan is not plans[0]:
        subprocess.run([planner, "lint", model, *rest, "--strategy", plan["strategy"]], capture_output=True, check=True)
