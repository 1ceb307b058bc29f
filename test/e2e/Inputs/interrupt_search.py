"""Interrupts a search that has a plan but is not done: interrupt_search.py PLAN COMMAND...

How long the first plan takes depends on the machine, so the interrupt comes ever later
until PLAN is there. Fails if the command ends by itself before that, or with another
status than 130."""

import os
import signal
import subprocess
import sys
import time

plan, command = sys.argv[1], sys.argv[2:]
delay = 0.25
while not os.path.exists(plan):
    process = subprocess.Popen(command)
    time.sleep(delay)
    process.send_signal(signal.SIGINT)
    status = process.wait(timeout=300)
    if status != 130:
        sys.exit(f"status {status} when interrupted after {delay} s, expected 130")
    delay *= 1.6
