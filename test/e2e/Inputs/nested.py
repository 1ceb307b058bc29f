"""Plans a model without restrictions and with each of those given, and checks
that no restricted plan is faster than the bound of the whole space, nor than its
plan where that is proven; and that the plan is not slower than its baselines.

    nested.py PLANNER MODEL DEVICES DIRECTORY OPTIONS...

Each of OPTIONS is one argument, such as "--fix tp=2" or "--forbid sp,cp".
"""

import json
import os
import subprocess
import sys

planner, model, devices, directory = sys.argv[1:5]
TOLERANCE = 1e-6


def plan(options):
    path = os.path.join(directory, "plan.json")
    command = [planner, model, "--devices", devices, "-o", path, *options.split()]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    with open(path) as file:
        found = json.load(file)
    step = found["prediction"]["step_time_s"]
    for baseline in [] if options else found["baselines"]:
        if baseline["fits"] and baseline["step_time_s"] < step * (1 - TOLERANCE):
            sys.exit(f"slower than {baseline['name']}: {step} s")
    return step, found["prediction"]["certificate"]


whole, certificate = plan("")
least = whole if certificate["proven"] else certificate["lower_bound_s"]
for options in sys.argv[5:]:
    step, _ = plan(options)
    if step < least * (1 - TOLERANCE):
        sys.exit(f"{options} gives {step} s, and the whole space at least {least} s")
