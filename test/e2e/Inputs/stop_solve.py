"""Sends a signal to planner solve once it has an assignment, or waits for its timeout:
stop_solve.py SIGNAL|SECONDS PLANNER ARGUMENT... (with --stats). Expects status 130 (0 after a
timeout), an assignment as the last line and an end within a second, or two more on a busy
machine. Prints that line."""

import json
import signal
import subprocess
import sys
import time

start = time.monotonic()
process = subprocess.Popen(sys.argv[2:], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
for line in process.stderr:
    if json.loads(line).get("cost"):
        break
else:
    sys.exit("it ended before it had an assignment")
by_signal = sys.argv[1].startswith("SIG")
if by_signal:
    process.send_signal(signal.Signals[sys.argv[1]])
    start = time.monotonic()
output, _ = process.communicate(timeout=60)
late = time.monotonic() - start - (0 if by_signal else float(sys.argv[1]))
status = 130 if by_signal else 0
if process.returncode != status:
    sys.exit(f"status {process.returncode}, expected {status}")
if late > 3:
    sys.exit(f"it took {late:.1f} s to stop")
last = output.splitlines()[-1]
if not isinstance(json.loads(last), list):
    sys.exit(f"expected an assignment, got {last}")
print(last)
