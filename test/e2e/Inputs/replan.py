"""Plans a model, exports the plan as shardings, and plans the exported module:

    replan.py PLANNER PLANNER_OPT FOLDER MODEL DEVICES [--unproven] [FLAG...]

The second plan must be the first: mesh, configurations, layouts, step time. Operators that
training adds to a forward pass are not in the module and may differ where they cost the same.
Of a plan that is not proven optimal (--unproven) they may differ in cost, too, within what both
searches prove: neither plan is faster than the bound of the other.

Shardings say nothing of stages, micro-batches and what runs beside compute, so that a plan has
none of these.
"""

import json
import os
import subprocess
import sys

planner, planner_opt, folder, model, devices, *flags = sys.argv[1:]
unproven = flags[:1] == ["--unproven"]
flags = [*flags[unproven:], "--forbid", "pp,mbs"]
if "--fix" in flags:
    flags[flags.index("--fix") + 1] += ",overlap=none"
else:
    flags += ["--fix", "overlap=none"]
os.makedirs(folder, exist_ok=True)


def path(name):
    return os.path.join(folder, name)


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {done.returncode}: {done.stderr[-1500:]}")
    return done.stderr


def load(name):
    with open(path(name)) as file:
        return json.load(file)


run(planner, model, "--devices", devices, "-q", "-o", path("plan.json"), *flags)
warnings = run(planner, "emit", path("plan.json"), model, "--to", "sdy", "-o", path("sdy.mlir"))
# Read, printed, read again: the same bytes.
run(planner_opt, path("sdy.mlir"), "-o", path("once.mlir"))
run(planner_opt, path("once.mlir"), "-o", path("twice.mlir"))
with open(path("once.mlir")) as once, open(path("twice.mlir")) as twice:
    if once.read() != twice.read():
        sys.exit("printing is not stable")
# The annotated module is the model that the plan is for.
run(planner, "emit", path("plan.json"), path("sdy.mlir"), "--to", "sdy", "-o", path("emitted.mlir"))
run(planner, path("sdy.mlir"), "--devices", devices, "-q", "-o", path("again.json"), *flags)

first, second = load("plan.json"), load("again.json")
problems = []
times = [p["prediction"]["step_time_s"] for p in (first, second)]
bounds = [p["prediction"]["certificate"]["lower_bound_s"] for p in (first, second)]
if unproven:
    if min(times) * (1 + 1e-9) < max(bounds):
        problems.append(f"steps of {times}, of which one is below a bound of {bounds}")
elif abs(times[0] - times[1]) > 1e-9 * times[0]:
    problems.append(f"the step takes {times[0]}, planned again {times[1]}")
a, b = first["stages"][0], second["stages"][0]
if a["mesh"] != b["mesh"]:
    problems.append(f"mesh {a['mesh']}, planned again {b['mesh']}")
added = "forward pass" in warnings


def layouts(stage, tensor):
    entry = stage["tensors"][tensor]
    return stage["shardings"][entry["sharding"]]


for one, other in zip(a["operators"], b["operators"], strict=True):
    if added and one["phase"] != "forward":
        continue
    if one["configuration"] != other["configuration"]:
        problems.append(f"operator {one['id']} ({one['name']}): {one['configuration']} became {other['configuration']}")
    for tensor in one["operands"] + one["results"]:
        if added and a["tensors"][tensor].get("argument") is None and one["phase"] != "forward":
            continue
        if layouts(a, tensor) != layouts(b, tensor):
            problems.append(f"tensor {tensor}: {layouts(a, tensor)} became {layouts(b, tensor)}")
if problems:
    sys.exit("\n".join(problems[:10]))
