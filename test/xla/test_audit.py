#!/usr/bin/env python3
"""The audit must reject exports that do not say what the plan says.

    test_audit.py --planner PLANNER
"""

import argparse
import dataclasses
import re
import sys
import tempfile

import case
import check

# A sharding's dimensions: of the entry's arguments and results, of constraints.
CONSTRAINT = re.compile(r"(sdy\.sharding_constraint %\S+ <@mesh, )(\[[^]]*\])")
UNREDUCED = re.compile(r", unreduced=\{[^}]*\}")
BORDER = re.compile(r"(#sdy\.sharding<@mesh, )(\[[^]]*\])")


def replicated(text):
    """Every sharding whole: XLA runs everything on every device."""
    text = UNREDUCED.sub("", text)
    for pattern in (CONSTRAINT, BORDER):
        text = pattern.sub(lambda m: m[1] + re.sub(r"\{[^}]*\}", "{}", m[2]), text)
    return text


def reversed_dims(dims):
    return "[" + ", ".join(reversed(re.findall(r"\{[^}]*\}", dims))) + "]"


def nth(pattern, text, change, n=0):
    """The n-th sharding that `change` changes, changed."""
    seen = -1

    def visit(match):
        nonlocal seen
        after = change(match[2])
        seen += after != match[2]
        return match[1] + (after if after != match[2] and seen == n else match[2])

    changed = pattern.sub(visit, text)
    assert changed != text, "there is something to change"
    return changed


def whole_inside(text):
    """Arguments and results as planned, every value inside whole."""
    text = UNREDUCED.sub("", text)
    return CONSTRAINT.sub(lambda m: m[1] + re.sub(r"\{[^}]*\}", "{}", m[2]), text)


def transposed_argument(text):
    """One argument split along another dimension."""
    return nth(BORDER, text, reversed_dims)


def moved(text):
    """What contractions make is split along other dimensions."""
    made = re.compile(
        r"(%(\S+) = stablehlo\.dot_general .*\n\s*%\S+ = "
        r"sdy\.sharding_constraint %\2 <@mesh, )(\[[^]]*\])"
    )
    return made.sub(lambda m: m[1] + reversed_dims(m[3]), text)


CASES = (
    ("gpt2", "tp=8", (replicated, whole_inside, moved)),
    ("moe", "ep=8", (replicated, whole_inside, moved)),
    ("vit", "dp=8,zero=3", (replicated, transposed_argument)),
    # Its parameters are whole and it communicates four bytes.
    ("gpt2", "dp=8", (replicated,)),
)


def main():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("--planner", required=True)
    options = p.parse_args()
    good = True
    for name, strategy, mutations in CASES:
        model = check.Model(name)
        with tempfile.TemporaryDirectory() as folder:
            exported = case.export(options.planner, folder, name, strategy)
        right = check.run(model, strategy, exported, "f32")["failures"]
        print(f"{name} {strategy}: {right or 'accepted'}", flush=True)
        good &= not right
        for mutation in mutations:
            wrong = dataclasses.replace(exported, text=mutation(exported.text))
            assert wrong.text != exported.text, mutation.__name__
            failures = check.run(model, strategy, wrong, "f32")["failures"]
            shown = failures[0] if failures else "FAIL: accepted"
            print(f"  {mutation.__name__}: {shown}", flush=True)
            good &= bool(failures)
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
