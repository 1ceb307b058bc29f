"""CI's check fails if a family gets worse, and only then: mutation.py PLANNER

One family is predicted by its stack as it is, and by one whose products are a
fifth slower.
"""

import json
import os
import subprocess
import sys
import tempfile

import support

STACK, ROWS = "megatron-2021", "^mlm20"


def check(planner, document, folder):
    path = os.path.join(folder, STACK + ".json")
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file)
    run = os.path.join(support.ROOT, "bench", "accuracy", "run")
    done = subprocess.run([sys.executable, "-B", run, planner, "--check", "--rows", ROWS,
                           "--file", f"{STACK}={path}"],
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def main():
    with open(os.path.join(support.ROOT, "cost-models", "stacks", STACK + ".json"),
              encoding="utf-8") as file:
        document = json.load(file)
    with tempfile.TemporaryDirectory() as folder:
        status, text = check(sys.argv[1], document, folder)
        if status != 0 or "no family got worse" not in text:
            return f"as it is: status {status}: {text}"
        document["kernels"]["matmul"]["value"] *= 0.8
        status, text = check(sys.argv[1], document, folder)
        if status != 1 or "mean error" not in text or "mlm20" not in text:
            return f"a fifth slower: status {status}: {text}"
    return 0


if __name__ == "__main__":
    sys.exit(main())
