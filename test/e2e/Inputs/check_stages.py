"""Prices strategies of pipeline stages and micro-batches, and checks what must hold:

    check_stages.py PLANNER MODEL DEVICES STRATEGY [FLAG...]

The parts of the step add up, memory is that of the worst stage, shares are shares; MFU says
the same of time as model FLOPs do; stages that keep fewer micro-batches need no more
memory, but for the last one, which has the loss; all layers are somewhere. Prints one line.
"""

import json
import subprocess
import sys

planner, model, devices, strategy, *flags = sys.argv[1:]
keys = dict(entry.split("=") for entry in strategy.split(","))


def price(text):
    command = [planner, "evaluate", model, "--devices", devices, "--strategy", text, "--json", *flags]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}: status {done.returncode}: {done.stderr[-1500:]}")
    return json.loads(done.stdout)


def expect(condition, what):
    if not condition:
        sys.exit(f"{strategy}: {what}")


p = price(strategy)
parts = p["breakdown_s"]
step = p["step_time_s"]
expect(abs(sum(parts.values()) - step) <= 1e-12 * step, f"{parts} do not add up to {step}")
expect(all(value >= 0 for value in parts.values()), f"negative: {parts}")
stages = p["per_stage"]
expect(len(stages) == int(keys.get("pp", 1)), f"{len(stages)} stages")
memory = [stage["memory_bytes"] for stage in stages]
expect(max(memory) == p["memory_bytes"]["total_peak"], f"{memory}: not the total peak")
classes = {k: v for k, v in p["memory_bytes"].items() if k not in ("total_peak", "usable")}
expect(sum(classes.values()) == max(memory), f"{classes} do not add up to {max(memory)}")
expect(p["fits"] == (max(memory) <= p["memory_bytes"]["usable"]), "fits is wrong")
expect(all(0 < stage["step_share"] <= 1 for stage in stages), f"shares: {stages}")
if len(stages) > 1:
    expect(parts["bubble"] > 0, "no bubble")
    expect(p["comm_total_s"]["pp"] > 0, "nothing is sent")
else:
    expect(parts["bubble"] == 0, "a bubble of one stage")
if keys.get("schedule", "1f1b") == "1f1b" and "vpp" not in keys:
    inner = memory[:-1]
    expect(inner == sorted(inner, reverse=True), f"memory rises: {memory}")
print("layers", [stage["layers"] for stage in stages])
