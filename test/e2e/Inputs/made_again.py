"""made_again.py PLAN TAMPERED: checks that the plan makes some activation's layout
again in the backward pass, and lists a layout change for each of the phases that do;
writes a copy of the plan in which one of them is kept instead."""

import json
import sys

with open(sys.argv[1]) as file:
    document = json.load(file)
stage = document["stages"][0]
again = [
    (tensor["id"], copy)
    for tensor in stage["tensors"]
    if tensor["role"] == "activation"
    for copy in tensor.get("materialised", [])
    if copy.get("redone_each_phase")
]
if not again:
    sys.exit("nothing is made again")
for tensor, copy in again:
    phases = [
        change["phase"]
        for change in stage["layout_changes"]
        if change["tensor"] == tensor and change["to"] == copy["sharding"]
    ]
    if sorted(phases) != ["backward", "forward"]:
        sys.exit(f"tensor {tensor}: changed in {phases}")
del again[0][1]["redone_each_phase"]
with open(sys.argv[2], "w") as file:
    json.dump(document, file)
