"""Runs a command and checks its exit status: exits.py STATUS[,STATUS...] COMMAND...

Passes its output on; standard error comes first, so that FileCheck sees an order that
does not depend on buffering.
"""

import subprocess
import sys

expected = [int(status) for status in sys.argv[1].split(",")]
done = subprocess.run(sys.argv[2:], capture_output=True, stdin=sys.stdin)
sys.stdout.buffer.write(done.stderr + done.stdout)
sys.stdout.flush()
if done.returncode not in expected:
    sys.exit(f"exit status {done.returncode}, expected {sys.argv[1]}")
