"""Runs a command whose standard output nobody reads: closed_stdout.py COMMAND..."""

import os
import subprocess
import sys

reader, writer = os.pipe()
os.close(reader)
sys.exit(subprocess.run(sys.argv[1:], stdout=writer).returncode)
