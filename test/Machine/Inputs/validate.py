"""Validates every file of cost-models/ against its JSON Schema, and the schemas against mistakes they must reject."""

import copy
import json
import pathlib
import sys

try:
    import jsonschema
except ImportError:
    print("skipped: install python3-jsonschema")
    sys.exit(0)

KINDS = {"device": "devices", "fabric": "fabrics", "cluster": "clusters", "stack": "stacks"}


OPTIONAL = ("$schema", "price_per_device_hour", "memory", "link")


def quantities(node):
    """Every object with provenance inside `node`."""
    if isinstance(node, dict):
        if "kind" in node:
            yield node
        for value in node.values():
            yield from quantities(value)
    elif isinstance(node, list):
        for value in node:
            yield from quantities(value)


def mistakes(good):
    """Copies of a valid file with one mistake each."""
    for key in good:
        if key not in OPTIONAL:
            bad = copy.deepcopy(good)
            del bad[key]
            yield f"no {key}", bad
    bad = copy.deepcopy(good)
    bad["colour"] = "red"
    yield "unknown field", bad
    for index, _ in enumerate(quantities(good)):
        for key in ("unit", "kind", "source", "date"):
            bad = copy.deepcopy(good)
            del list(quantities(bad))[index][key]
            yield f"number {index} without {key}", bad
        bad = copy.deepcopy(good)
        number = list(quantities(bad))[index]
        if "value" in number:
            number["value"] = -1
        else:
            number["points"] = []
        yield f"number {index} out of range", bad


def main(root):
    failures = []
    for kind, folder in KINDS.items():
        schema = json.loads((root / "schemas" / f"{kind}.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        files = sorted((root / folder).glob("*.json"))
        for path in files:
            data = json.loads(path.read_text())
            failures += [f"{path.name}: {error.json_path}: {error.message}" for error in validator.iter_errors(data)]
            if data["name"] != path.stem:
                failures.append(f"{path.name}: expected its own name, got {data['name']}")
        # What says only how it differs from another file may leave all else out.
        good = next(data for data in (json.loads(path.read_text()) for path in files) if "base" not in data)
        failures += [f"{kind}: {what} was accepted" for what, bad in mistakes(good) if validator.is_valid(bad)]
        if kind == "cluster":
            mixed = json.loads((pathlib.Path(__file__).parent / "mixed.json").read_text())
            failures += [f"mixed.json: {error.json_path}: {error.message}" for error in validator.iter_errors(mixed)]
            failures += [f"mixed.json: {what} was accepted" for what, bad in mistakes(mixed) if validator.is_valid(bad)]
        print(f"{kind}: {len(files)} files")
    print("\n".join(failures) if failures else "all valid")
    return 1 if failures else 0


sys.exit(main(pathlib.Path(sys.argv[1])))
