"""Plans a model for 8, 64 and 512 devices and checks each plan: plan_model.py PLANNER MODEL
SCHEMA FOLDER [DEVICES=STATUS...]

`planner verify` must accept every plan, the JSON Schema must validate it (if
python3-jsonschema is there), every number must be finite, and tampered copies must be
rejected. DEVICES=2 says that nothing fits on so many devices.
"""

import copy
import json
import math
import os
import subprocess
import sys

planner, model, schema_path, folder = sys.argv[1:5]
expected = {8: 0, 64: 0, 512: 0}
for argument in sys.argv[5:]:
    devices, status = argument.split("=")
    expected[int(devices)] = int(status)
os.makedirs(folder, exist_ok=True)
problems = []


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def reject(word):
    problems.append(f"number {word}")


def check_schema(document):
    try:
        import jsonschema
    except ImportError:
        return
    with open(schema_path) as file:
        validator = jsonschema.Draft202012Validator(json.load(file))
    for error in validator.iter_errors(document):
        problems.append(f"schema: {error.json_path}: {error.message}"[:300])


def tampered(document):
    """Copies with one claim changed each."""
    step = copy.deepcopy(document)
    step["prediction"]["step_time_s"] *= 0.9
    yield "step time", step
    memory = copy.deepcopy(document)
    memory["prediction"]["memory_bytes"]["total_peak"] -= 1
    yield "memory", memory
    configuration = copy.deepcopy(document)
    for op in configuration["stages"][0]["operators"]:
        for axis, factor in op["configuration"].items():
            if op["kind"] in ("contraction", "convolution") and factor != "-":
                op["configuration"][axis] = "-"
                yield "configuration", configuration
                return
    problems.append("no contraction is split")


def check(devices, path):
    with open(path) as file:
        document = json.load(file, parse_constant=reject)
    prediction = document["prediction"]
    step = prediction["step_time_s"]
    total = sum(prediction["breakdown_s"].values())
    if not math.isfinite(step) or not 0 < step < 1e6 or not prediction["fits"]:
        problems.append(f"step time {step}, fits: {prediction['fits']}")
    if abs(total - step) > 1e-9 * step:
        problems.append(f"the breakdown adds up to {total}, the step takes {step}")
    certificate = prediction["certificate"]
    if not 0 < certificate["lower_bound_s"] <= step * (1 + 1e-9):
        problems.append(f"lower bound {certificate['lower_bound_s']} of {step}")
    for baseline in document["baselines"]:
        if baseline["fits"] and baseline["step_time_s"] < step * (1 - 1e-6):
            problems.append(f"{baseline['name']} takes {baseline['step_time_s']}, the plan {step}")
    verified = run(planner, "verify", path, model)
    if verified.returncode != 0:
        problems.append("verify: " + (verified.stderr + verified.stdout)[:500])
    if devices != 8:
        return
    check_schema(document)
    for what, copy_ in tampered(document):
        other = path + ".tampered"
        with open(other, "w") as file:
            json.dump(copy_, file)
        if run(planner, "verify", other, model).returncode != 1:
            problems.append(f"verify accepts a plan with another {what}")


for devices, status in sorted(expected.items()):
    path = os.path.join(folder, f"{devices}.json")
    if os.path.exists(path):
        os.remove(path)
    # What a plan claims is checked, not how good it is.
    effort = ["--budget", str(1 << 25)] if devices == 512 else []
    done = run(planner, model, "--devices", str(devices), "-o", path, *effort)
    if done.returncode != status:
        problems.append(f"exit status {done.returncode}: {done.stderr[:500]}")
    elif status == 0:
        check(devices, path)
    for problem in problems:
        print(f"{devices} devices: {problem}")
    if problems:
        sys.exit(1)
