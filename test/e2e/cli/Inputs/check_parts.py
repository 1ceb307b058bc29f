"""Layers of a prediction go by speed: fewer to each stage on A100 than to that on H100."""

import json
import sys

stages = json.load(open(sys.argv[1]))["per_stage"]
layers = {"a100-80g-sxm": [], "h100-80g-sxm": []}
for stage in stages:
    layers[stage["device"]].append(stage["layers"])
assert [len(part) for part in layers.values()] == [2, 1], layers
assert sum(map(sum, layers.values())) == 24, layers
assert max(layers["a100-80g-sxm"]) < layers["h100-80g-sxm"][0], layers
