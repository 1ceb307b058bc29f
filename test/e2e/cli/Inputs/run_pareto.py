"""Runs the command of every point of a frontier: each finds that plan."""

import json
import subprocess
import sys

frontier, own = sys.argv[1:]
points = json.load(open(frontier))["points"]
assert len(points) > 5, len(points)
for point in points:
    subprocess.run(point["command"].split() + ["-q", "-o", own], check=True)
    prediction = json.load(open(own))["prediction"]
    found = (prediction["step_time_s"], prediction["memory_bytes"]["total_peak"])
    expected = (point["step_time_s"], point["memory_bytes"])
    assert found == expected, (point["command"], found, expected)
