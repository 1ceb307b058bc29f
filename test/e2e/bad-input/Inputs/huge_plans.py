"""huge_plans.py PLAN FOLDER: copies of a plan that are too much in one way."""

import json
import sys

source, folder = sys.argv[1:]
with open(source) as file:
    text = file.read()
    plan = json.loads(text)


def write(name, content):
    with open(f"{folder}/{name}.json", "w") as out:
        out.write(content)


# Half a million brackets: closed, and cut off.
depth = 500_000
write("deep", text.replace("{", '{"extra": ' + "[" * depth + "]" * depth + ",", 1))
write("open", text.replace("{", '{"extra": ' + "[" * depth, 1))
write("key", text.replace("{", '{"' + "k" * 1_000_000 + '": 1,', 1))
# Escape sequences of a terminal, as a key.
write("twice", text.replace("{", r'{"\u001b[2J\u0007": 1, "\u001b[2J\u0007": 1,', 1))
write("text", json.dumps(plan | {"model": plan["model"] | {"name": "n" * 1_000_000}}))
write("many", json.dumps(plan | {f"extra{i}": i for i in range(1001)}))
