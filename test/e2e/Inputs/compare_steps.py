"""compare_steps.py EXPRESSION PREDICTION...: whether it holds of the step times of files that
`planner evaluate --json` wrote, which are called a, b, c, ... in it."""

import json
import sys

expression, paths = sys.argv[1], sys.argv[2:]
times = {}
for index, path in enumerate(paths):
    with open(path) as file:
        times[chr(ord("a") + index)] = json.load(file)["step_time_s"]
if not eval(expression, {"__builtins__": {}}, times):
    sys.exit(f"{expression} is not so: {times}")
