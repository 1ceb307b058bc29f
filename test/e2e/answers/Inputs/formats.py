"""formats.py FORMAT CHOSEN PLAN...: the plan of several formats is the best of theirs."""

import json
import sys


def main():
    form = sys.argv[1]
    chosen, *others = (json.load(open(path, encoding="utf-8")) for path in sys.argv[2:])
    assert chosen["inputs"]["fix"] == f"dtype={form}", chosen["inputs"]["fix"]
    times, bounds = [], []
    for plan in others:
        times.append(plan["prediction"]["step_time_s"])
        bounds.append(plan["prediction"]["certificate"]["lower_bound_s"])
    assert times[0] != times[1], "the formats cannot be told apart"
    assert chosen["prediction"]["step_time_s"] == min(times), times
    bound = chosen["prediction"]["certificate"]["lower_bound_s"]
    assert 0 < bound <= min(bounds) * (1 + 1e-9), bounds


main()
