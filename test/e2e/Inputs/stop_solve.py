"""Sends a signal to planner solve once it has an assignment: stop_solve.py SIGNAL PLANNER
ARGUMENT... (with --stats). Expects status 130, an assignment as the last line and an end within
a few seconds. Prints that line."""

import json
import signal
import subprocess
import sys
import time

process = subprocess.Popen(sys.argv[2:], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
for line in process.stderr:
    if json.loads(line).get("cost"):
        break
else:
    sys.exit("it ended before it had an assignment")
process.send_signal(signal.Signals[sys.argv[1]])
start = time.monotonic()
output, _ = process.communicate(timeout=60)
if process.returncode != 130:
    sys.exit(f"status {process.returncode}, expected 130")
if time.monotonic() - start > 10:
    sys.exit(f"it took {time.monotonic() - start:.1f} s to stop")
last = output.splitlines()[-1]
if not isinstance(json.loads(last), list):
    sys.exit(f"expected an assignment, got {last}")
print(last)
