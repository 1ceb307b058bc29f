"""From rows and the planner's answers to figures of error."""

import collections
import itertools
import json
import os

import mapping
import measurements
import metrics

TIME_TABLES = ("calibration", "validation")
# Fewer rows have no order worth a figure.
LEAST_SWEEP = 5
# Rows that CI evaluates of a family: at most so many, evenly spread by id.
SUBSET = 12


class Case:
    """A row, its command and, once answered, its prediction."""

    def __init__(self, row):
        self.row, self.command, self.refused, self.prediction = row, None, None, None
        self.complete = row.table in TIME_TABLES and measurements.complete(row)
        self.filled = mapping.completed(row)
        try:
            self.command = mapping.command(row)
        except mapping.CannotMap as reason:
            self.refused = str(reason)

    def take(self, answers):
        if self.command:
            answer = answers[self.command]
            self.prediction = answer.get("prediction")
            self.refused = answer.get("refused")

    def pair(self):
        """(predicted, measured) seconds."""
        return (self.prediction["step_time_s"], measurements.step_time(self.filled))

    def error(self):
        predicted, measured = self.pair()
        return predicted / measured - 1


def cases(tables, keep=lambda row: True):
    return [Case(row) for table in tables for row in measurements.read(table)
            if keep(row)]


def subset(all_cases):
    """The cases that CI runs: of each family and table at most SUBSET complete
    rows, evenly spread in the order of ids."""
    groups = collections.defaultdict(list)
    for case in all_cases:
        if case.row.table not in TIME_TABLES or case.complete:
            groups[case.row.table, case.row.family].append(case)
    result = []
    for group in groups.values():
        group.sort(key=lambda case: case.row.id)
        step = max(1, len(group) / SUBSET)
        picked = sorted({int(i * step) for i in range(min(SUBSET, len(group)))})
        result += [group[i] for i in picked]
    return result


def by(cases_, key):
    groups = collections.defaultdict(list)
    for case in cases_:
        groups[key(case)].append(case)
    return dict(sorted(groups.items()))


def time_figures(group):
    done = [c for c in group if c.prediction]
    figures = {"rows": len(group), "covered": len(done)}
    if done:
        figures.update(metrics.summary([c.pair() for c in done]))
        figures.update(interval_figures(done))
        figures.update(order_figures(done))
    return figures


def order_figures(done):
    """Means over the sweeps of the rows."""
    sweeps = list(sweep_figures(done).values())
    return {key: metrics.mean([s[key] for s in sweeps])
            for key in ("spearman", "regret")} if sweeps else {}


def interval_figures(done):
    triples = [(*c.prediction["interval_s"], c.pair()[1]) for c in done
               if c.prediction.get("interval_s")]
    triples = [t for t in triples if t[1] > t[0]]
    if not triples:
        return {}
    widths = [(c.prediction["interval_s"][1] - c.prediction["interval_s"][0]) / 2 /
              c.prediction["step_time_s"] for c in done]
    return {"coverage": metrics.coverage(triples),
            "half_width": metrics.quantile(widths, 0.5)}


def stack_intervals():
    """stack -> its interval: "time" [(HFU, low, high)], "memory" (low, high), "ratio"."""
    result = {}
    folder = os.path.join(measurements.FOLDER, "..", "stacks")
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            stack = json.load(file)
        if "interval" not in stack:
            with open(os.path.join(folder, stack["base"] + ".json"),
                      encoding="utf-8") as file:
                stack = json.load(file)
        interval = stack["interval"]
        result[name[:-len(".json")]] = {
            "time": interval["time"]["points"],
            "memory": tuple(interval["memory"][end]["value"] for end in ("low", "high")),
            "ratio": interval["ratio"]["value"],
            "families": interval["time"]["source"].split(": ")[-1]}
    return result


def ratio_figures(whole):
    """Pairs of a sweep: the share whose measured ratio is inside the interval of
    the predicted one; those of which one is said to beat the other; the share of
    these that is wrong, and would be if every difference were believed."""
    intervals, inside, said, wrong, believed = stack_intervals(), [], 0, 0, 0
    for group in by([c for c in whole if c.prediction], sweep).values():
        for a, b in itertools.combinations(group, 2):
            (pa, ma), (pb, mb) = a.pair(), b.pair()
            error = intervals[a.command.stack]["ratio"]
            inside.append(1 / error <= (pa / pb) / (ma / mb) <= error)
            is_wrong = (pa - pb) * (ma - mb) < 0
            believed += is_wrong
            if max(pa / pb, pb / pa) > error:
                said, wrong = said + 1, wrong + is_wrong
    pairs = len(inside)
    return {"pairs": pairs, "coverage": metrics.mean(inside) if pairs else None,
            "said": said, "wrong": wrong, "believed": believed}


def average(families, key):
    """Over families, each counted once."""
    values = [f[key] for f in families.values() if key in f]
    return metrics.mean(values) if values else None


def sweep_name(case):
    """Of a row of no named sweep, the rows it is compared with."""
    return measurements.sweep_name(case.row) or repr(sweep(case))


def named_sweeps(time_cases):
    return sweep_figures([c for c in time_cases if c.prediction and
                          measurements.sweep_name(c.row)])


def sweep_figures(done):
    result = {}
    for name, group in by(done, sweep_name).items():
        if len(group) < LEAST_SWEEP:
            continue
        pairs = [c.pair() for c in group]
        rank = metrics.spearman([p for p, _ in pairs], [m for _, m in pairs])
        result[name] = {"n": len(group), "spearman": 0.0 if rank is None else rank,
                        "regret": metrics.regret(pairs)}
    return result


def sweep(case):
    """What the rows have in common whose step times are compared with each
    other: source, model, machine and software; bloom's machines changed with the
    days."""
    command = case.command
    name = measurements.sweep_name(case.row) if case.row.family == "bloom" else None
    return (case.row.family, command.model, command.devices, command.cluster,
            command.stack, name)


def device_memory(name):
    path = os.path.join(measurements.FOLDER, "..", "devices", name + ".json")
    with open(path, encoding="utf-8") as file:
        return json.load(file)["memory"]["value"]


def predicted_memory(case):
    """What the source counted: torch's allocator, or the whole device, with
    what the driver and the libraries take."""
    memory = case.prediction["memory_bytes"]
    if case.row.quantity.startswith("min over"):
        return min(s["memory_bytes"] for s in case.prediction["per_stage"])
    if not measurements.is_of_device(case.row):
        return memory["total_peak"]
    device = device_memory(case.prediction["provenance"]["device"])
    return min(device, memory["total_peak"] + device - memory["usable"])


def is_measured_memory(case):
    return case.row.measured == 1 and case.row.value is not None


def memory_figures(memory_cases):
    measured = [c for c in memory_cases if is_measured_memory(c)]
    result = {}
    for name, group in by(measured, lambda c: c.row.family).items():
        done = [c for c in group if c.prediction]
        result[name] = {"rows": len(group), "covered": len(done)}
        if done:
            pairs = [(predicted_memory(c), measurements.memory_bytes(c.row)) for c in done]
            result[name].update(metrics.summary(pairs))
            ends = [stack_intervals()[c.command.stack]["memory"] for c in done]
            result[name]["coverage"] = metrics.coverage(
                [(low * p, high * p, m) for (low, high), (p, m) in zip(ends, pairs)])
    return result


def feasibility_figures(trials):
    done = [c for c in trials if c.prediction and c.row.outcome in ("ok", "oom")]
    if not done:
        return {"rows": len(trials), "covered": 0}
    outcomes = [(c.prediction["fits"], c.row.outcome == "ok") for c in done]
    return {"rows": len([c for c in trials if c.row.outcome in ("ok", "oom")]),
            "covered": len(done), **metrics.confusion(outcomes)}


def refusals(all_cases):
    """Reason -> ids, of what the scores should cover."""
    reasons = collections.defaultdict(list)
    for case in all_cases:
        if case.refused:
            reasons[case.refused].append(case.row.id)
    return dict(sorted(reasons.items()))


def figures(all_cases):
    times = [c for c in all_cases if c.row.table in TIME_TABLES]
    result = {"families": {}, "incomplete": {}, "stacks": {}, "average": {},
              "all": {}, "ratios": {}, "intervals": stack_intervals()}
    for table in TIME_TABLES:
        rows = [c for c in times if c.row.table == table]
        whole = [c for c in rows if c.complete]
        result["families"][table] = {
            name: time_figures(group)
            for name, group in by(whole, lambda c: c.row.family).items()}
        result["incomplete"][table] = {
            name: time_figures(group) for name, group in
            by([c for c in rows if not c.complete], lambda c: c.row.family).items()}
        result["stacks"][table] = {
            name: time_figures(group) for name, group in
            by([c for c in whole if c.command], lambda c: c.command.stack).items()}
        result["average"][table] = {
            key: average(result["families"][table], key)
            for key in ("mape", "median", "bias", "p90", "spearman", "regret",
                        "coverage", "half_width")}
        result["all"][table] = time_figures(whole)
        result["ratios"][table] = ratio_figures(whole)
    result["sweeps"] = named_sweeps([c for c in times if c.complete])
    result["memory"] = memory_figures([c for c in all_cases if c.row.table == "memory"])
    result["feasibility"] = feasibility_figures(
        [c for c in all_cases if c.row.table == "feasibility"])
    result["refused"] = refusals(all_cases)
    return result


def errors(all_cases):
    """id -> relative error of each predicted step time, and of memory; what the
    committed figures record, so that any subset can be compared."""
    result = {}
    for c in all_cases:
        if not c.prediction:
            continue
        if c.row.table in TIME_TABLES:
            result[c.row.id] = round(c.error(), 4)
        elif c.row.table == "feasibility" and c.row.outcome in ("ok", "oom"):
            result[c.row.id] = float(c.prediction["fits"] != (c.row.outcome == "ok"))
        elif c.row.table == "memory" and c.row.measured == 1 and c.row.value:
            result[c.row.id] = round(predicted_memory(c) /
                                     measurements.memory_bytes(c.row) - 1, 4)
    return result


def worse(all_cases, committed, points=0.01):
    """What got worse than the committed errors by more than a point, family by
    family, over the cases at hand: a list of sentences."""
    now = errors(all_cases)
    result = []
    for name, group in by(all_cases, lambda c: f"{c.row.table} {c.row.family}").items():
        ids = [c.row.id for c in group if c.row.id in committed]
        lost = [i for i in ids if i not in now]
        if lost:
            result.append(f"{name}: no longer predicted: {', '.join(lost[:5])}")
        ids = [i for i in ids if i in now]
        if not ids:
            continue
        before = metrics.mean([abs(committed[i]) for i in ids])
        after = metrics.mean([abs(now[i]) for i in ids])
        if after > before + points:
            result.append(f"{name}: mean error {100 * after:.1f} %, was {100 * before:.1f} %")
    return result
