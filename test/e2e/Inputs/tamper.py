"""tamper.py IN OUT POINTER VALUE: a copy of a plan with one value replaced."""

import json
import sys

source, target, pointer, value = sys.argv[1:]
with open(source) as file:
    document = json.load(file)
*path, last = pointer.strip("/").split("/")
place = document
for key in path:
    place = place[int(key) if isinstance(place, list) else key]
last = int(last) if isinstance(place, list) else last
new = json.loads(value)
if place[last] == new:
    sys.exit(f"{pointer} is {value} already")
place[last] = new
with open(target, "w") as file:
    json.dump(document, file)
