"""Validates a cluster file, and the device and fabrics written out in it, against the schemas."""

import json
import pathlib
import sys

cluster = json.loads(pathlib.Path(sys.argv[1]).read_text())
try:
    import jsonschema
except ImportError:
    print("skipped: install python3-jsonschema")
    sys.exit(0)

SCHEMAS = pathlib.Path(__file__).parents[4] / "cost-models" / "schemas"


def validate(kind, value):
    schema = json.loads((SCHEMAS / f"{kind}.schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(value)


validate("cluster", cluster)
if isinstance(cluster["device"], dict):
    validate("device", cluster["device"])
for level in cluster["levels"]:
    if isinstance(level["fabric"], dict):
        validate("fabric", level["fabric"])
print("valid")
