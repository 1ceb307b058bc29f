"""Interrupts a command that reads its model from standard input, while it waits for the
second half: interrupt.py MODEL COMMAND... Exits with the command's status."""

import signal
import subprocess
import sys
import time

with open(sys.argv[1], "rb") as file:
    text = file.read()
process = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE)
process.stdin.write(text[: len(text) // 2])
process.stdin.flush()
time.sleep(0.5)
process.send_signal(signal.SIGINT)
time.sleep(0.1)
process.stdin.write(text[len(text) // 2 :])
process.stdin.close()
status = process.wait(timeout=120)
sys.exit(status if status >= 0 else 128 - status)
