"""How far a search overruns its timeout: timeout.py SECONDS PLANNER MODEL ARGUMENT...

Processor time counts, which other work on the machine does not change much. Reading and
understanding the model, which cannot be cut short, is the measure: the search may take
the timeout and a few times that. Of three runs the shortest counts: what else the machine
does, as reading a program for the first time, only adds."""

import resource
import subprocess
import sys


def processor_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    status = subprocess.run(command, stdout=subprocess.DEVNULL,
                            stderr=subprocess.DEVNULL).returncode
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return status, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


seconds, planner, model, arguments = float(sys.argv[1]), *sys.argv[2:4], sys.argv[4:]
imported, reading = processor_seconds([planner, "import", model])
runs = [processor_seconds([planner, model, "--timeout", sys.argv[1], *arguments])
        for _ in range(3)]
whole = min(taken for _, taken in runs)
if imported != 0 or any(status not in (0, 1) for status, _ in runs):
    sys.exit(f"statuses {imported} and {runs}")
most = seconds + 3 * reading
if whole > most:
    sys.exit(f"{whole:.2f} s of the processor, expected at most {most:.2f}")
