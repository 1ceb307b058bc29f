#!/usr/bin/env python3
"""How much of a folder of MLIR files the reader takes.

usage: reader-coverage.py PLANNER_OPT FILE...

Every part of a file (parts are separated by lines `// -----`) is read, checked, printed and read again, as text
and as bytecode, by `planner-opt --verify-roundtrip`. Parts with `expected-error` lines are tests of diagnostics
and are counted by themselves: they must not crash the reader, which may accept some of them.
"""
import collections
import re
import subprocess
import sys


def parts_of(path):
    with open(path, errors="replace") as file:
        for part in re.split(r"^// -----.*$", file.read(), flags=re.M):
            if re.sub(r"//.*", "", part).strip():
                yield part


def run(tool, text):
    command = [tool, "--verify-roundtrip", "--allow-unregistered-dialect", "--mlir-disable-threading", "-", "-o",
               "/dev/null"]
    return subprocess.run(command, input=text, capture_output=True, text=True)


def reason(stderr):
    errors = [line.split("error: ", 1)[1] for line in stderr.splitlines() if "error: " in line]
    return re.sub(r"\d+", "N", errors[0])[:100] if errors else "no message"


def main():
    tool, paths = sys.argv[1], sys.argv[2:]
    counts = collections.Counter()
    reasons = collections.defaultdict(list)
    for path in paths:
        for part in parts_of(path):
            result = run(tool, part)
            kind = "diagnostic tests" if "expected-error" in part else "parts"
            if result.returncode not in (0, 1):
                verdict = "crashed"
            else:
                verdict = "rejected" if result.returncode else "accepted"
            counts[f"{kind} {verdict}"] += 1
            if verdict == "crashed" or (kind == "parts" and verdict == "rejected"):
                reasons[reason(result.stderr)].append(path)
    print(f"{len(paths)} files")
    for name in sorted(counts):
        print(f"{counts[name]:6} {name}")
    for text, files in sorted(reasons.items(), key=lambda item: -len(item[1])):
        print(f"{len(files):6} {text} ({files[0]})")
    return 1 if reasons else 0


if __name__ == "__main__":
    sys.exit(main())
