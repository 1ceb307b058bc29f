"""Interrupts a command with Ctrl-C's signal: interrupt.py SECONDS COMMAND...

Exits with the command's status; 1 if it had ended before.
"""

import signal
import subprocess
import sys
import time

process = subprocess.Popen(sys.argv[2:])
time.sleep(float(sys.argv[1]))
if process.poll() is not None:
    sys.exit("the command ended before it was interrupted")
process.send_signal(signal.SIGINT)
sys.exit(process.wait(timeout=60))
