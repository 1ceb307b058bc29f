"""Checks what a plan says of its objective against another plan of the model, the fastest on all devices."""

import json
import sys

plan, least, fastest = sys.argv[1:]
plan, fastest = json.load(open(plan)), json.load(open(fastest))
claim, prediction = plan["objective"], plan["prediction"]
assert claim["least"] == least, claim
assert claim["lower_bound"] <= claim["value"], claim
assert claim["proven"] == (claim["value"] - claim["lower_bound"] <= 1e-6 * claim["value"]), claim
assert claim["devices_given"] == fastest["inputs"]["devices"], claim
assert plan["inputs"]["devices"] in claim["device_counts"], claim
if least == "time":
    assert claim["value"] == prediction["step_time_s"] < fastest["prediction"]["step_time_s"], claim
else:
    assert prediction["step_time_s"] >= fastest["prediction"]["step_time_s"]
if least == "memory":
    peak = prediction["memory_bytes"]["total_peak"]
    assert claim["value"] == peak and claim["unit"] == "B", claim
    assert peak < fastest["prediction"]["memory_bytes"]["total_peak"]
if least == "cost":
    # Of one hour of all devices, what a step takes.
    price = claim["value"] * 3600 / prediction["step_time_s"] / plan["inputs"]["devices"]
    assert abs(price - 6.88) < 1e-9 and claim["unit"] == "USD", price
    theirs = 6.88 * fastest["inputs"]["devices"] * fastest["prediction"]["step_time_s"] / 3600
    assert claim["value"] < theirs, (claim, theirs)
