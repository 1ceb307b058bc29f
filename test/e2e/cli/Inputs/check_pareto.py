"""Checks a frontier: nothing is dominated, some of its commands find their points again, and the plot has them all."""

import json
import pathlib
import shlex
import subprocess
import sys
import xml.etree.ElementTree

front = json.load(open(sys.argv[1]))
points = front["points"]
assert front["format"] == "planner-pareto" and front["device_counts"] == [2, 1], front


def rank(point):
    return point["devices"], point["step_time_s"], point["memory_bytes"]


for a in points:
    for b in points:
        assert a is b or any(x < y for x, y in zip(rank(a), rank(b))), (a, b)
    limit = a["memory_limit_bytes"]
    assert limit == 0 or a["memory_bytes"] <= limit, a
assert {point["devices"] for point in points} == {1, 2}
for point in (points[0], points[1], points[-1]):
    found = subprocess.run(shlex.split(point["command"]) + ["--json", "-o", sys.argv[1] + ".plan.json"], capture_output=True, check=True)
    found = json.loads(found.stdout)
    assert found["step_time_s"] == point["step_time_s"], point
    assert found["memory_bytes"]["total_peak"] == point["memory_bytes"], point
svg = xml.etree.ElementTree.fromstring(pathlib.Path(sys.argv[2]).read_text())
name = "{http://www.w3.org/2000/svg}"
titled = [c for c in svg.iter(name + "circle") if c.find(name + "title") is not None]
assert len(titled) == len(points), len(titled)
for circle in titled:
    assert 0 <= float(circle.get("cx")) <= 720 and 0 <= float(circle.get("cy")) <= 440, circle.attrib
