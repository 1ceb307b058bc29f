"""docs/accuracy.md: the scoreboard."""

import os

import score

HERE = os.path.dirname(os.path.abspath(__file__))


def percent(value, digits=1):
    return "" if value is None else f"{100 * value:.{digits}f} %"


def signed(value):
    return "" if value is None else f"{100 * value:+.1f} %"


def table(header, rows):
    lines = ["| " + " | ".join(header) + " |", "|" + "---|" * len(header)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def family_rows(families):
    for name, f in families.items():
        yield [name, f["rows"], f["covered"], percent(f.get("mape")),
               percent(f.get("median")), signed(f.get("bias")),
               percent(f.get("p90")), signed(f.get("worst")), decimal(f.get("spearman")),
               percent(f.get("regret")), percent(f.get("coverage"), 0),
               percent(f.get("half_width"), 0)]


def decimal(value):
    return "" if value is None else f"{value:.2f}"


def average_row(average):
    return ["**average**", "", "", f"**{percent(average['mape'])}**",
            f"**{percent(average['median'])}**", signed(average["bias"]),
            percent(average["p90"]), "", decimal(average["spearman"]),
            percent(average["regret"]), percent(average["coverage"], 0),
            percent(average["half_width"], 0)]


HEADER = ["family", "rows", "covered", "mean", "median", "bias", "90th percentile",
          "worst", "Spearman", "regret", "inside the interval", "half its width"]


def time_sections(figures):
    for name, title in (("validation", "Validation: never fitted"),
                        ("calibration", "Calibration: the rows that constants are fitted on")):
        yield f"### {title}\n\n"
        rows = list(family_rows(figures["families"][name]))
        if rows:
            rows.append(average_row(figures["average"][name]))
            rows += family_rows({"**all rows**": figures["all"][name]})
        yield table(HEADER, rows) + "\n"


def stack_section(figures):
    names = sorted({n for t in score.TIME_TABLES for n in figures["stacks"][t]})
    rows = []
    for name in names:
        row = [f"`{name}`"]
        for t in score.TIME_TABLES:
            f = figures["stacks"][t].get(name, {})
            row += [f.get("rows", 0), signed(f.get("bias")), percent(f.get("mape"))]
        rows.append(row)
    return table(["stack", "calibration rows", "bias", "mean", "validation rows",
                  "bias", "mean"], rows)


def incomplete_section(figures):
    rows = []
    for t in score.TIME_TABLES:
        for name, f in figures["incomplete"][t].items():
            rows.append([name, t, f["rows"], f["covered"], percent(f.get("mape")),
                         signed(f.get("bias")), signed(f.get("worst"))])
    return table(["family", "table", "rows", "covered", "mean", "bias", "worst"], rows)


def interval_section(figures):
    def times(low, high):
        return f"{low:.2f} to {high:.2f}"

    def by_hfu(points):
        """The first, the middle and the last."""
        shown = [points[i] for i in sorted({0, len(points) // 2, len(points) - 1})]
        return "; ".join((f"HFU {hfu:.2f}: " if len(points) > 1 else "") + times(low, high)
                         for hfu, low, high in shown)

    return table(["stack", "time", "memory", "ratio", "residuals of step times"],
                 [[f"`{name}`", by_hfu(f["time"]), times(*f["memory"]), f"{f['ratio']:.2f}",
                   f["families"]] for name, f in figures["intervals"].items()])


def coverage_section(figures):
    """Against what a nominal 90 % interval should do."""
    lines = []
    for what, f in (("all rows", figures["all"]["validation"]),
                    ("families counted alike", figures["average"]["validation"])):
        if f.get("coverage") is not None:
            lines.append([what, percent(f["coverage"]), percent(f["half_width"]),
                          percent(f["median"]), f"{f['half_width'] / f['median']:.2f}"])
    return table(["validation.csv", "inside", "median of half the width",
                  "median of the absolute error", "the one over the other"], lines)


def ratio_section(figures):
    rows = []
    for name, f in figures["ratios"].items():
        if f["pairs"]:
            rows.append([name, f["pairs"], percent(f["coverage"]), percent(f["said"] / f["pairs"]),
                         percent(f["wrong"] / f["said"] if f["said"] else None),
                         percent(f["believed"] / f["pairs"])])
    return table(["table", "pairs", "ratio inside its interval", "one is said to be faster",
                  "of these wrongly", "wrong if every difference were believed"], rows)


def sweep_section(figures):
    return table(["sweep", "rows", "Spearman", "top-1 regret"],
                 [[n, f["n"], f"{f['spearman']:.3f}", percent(f["regret"])]
                  for n, f in figures["sweeps"].items()])


def memory_section(figures):
    return table(["family", "rows", "covered", "mean", "median", "bias", "worst",
                  "inside the interval"],
                 [[n, f["rows"], f["covered"], percent(f.get("mape")),
                   percent(f.get("median")), signed(f.get("bias")),
                   signed(f.get("worst")), percent(f.get("coverage"), 0)]
                  for n, f in figures["memory"].items()])


def feasibility_section(figures):
    f = figures["feasibility"]
    if not f.get("covered"):
        return "None of the trials is covered.\n"
    return (f"Of {f['rows']} trials {f['covered']} are covered; {percent(f['accuracy'])} are classified right. "
            f"{percent(f['false_feasible_of_all'])} are called feasible and ran out of memory "
            f"({percent(f['false_feasible'])} of those that did), "
            f"{percent(f['false_infeasible'])} of those that ran are called infeasible.\n")


def refused_section(figures):
    if not figures["refused"]:
        return "None.\n"
    rows = []
    for reason, ids in figures["refused"].items():
        shown = ", ".join(ids[:4]) + (f" and {len(ids) - 4} more" if len(ids) > 4 else "")
        rows.append([len(ids), reason.replace("|", "\\|"), shown])
    return table(["rows", "reason", "ids"], rows)


def write(figures):
    """The text of docs/accuracy.md; the prose is accuracy.md.in."""
    with open(os.path.join(HERE, "accuracy.md.in"), encoding="utf-8") as file:
        text = file.read()
    parts = {"TIMES": "".join(time_sections(figures)).rstrip() + "\n",
             "STACKS": stack_section(figures),
             "INTERVALS": interval_section(figures),
             "COVERAGE": coverage_section(figures), "RATIOS": ratio_section(figures),
             "INCOMPLETE": incomplete_section(figures),
             "SWEEPS": sweep_section(figures), "MEMORY": memory_section(figures),
             "FEASIBILITY": feasibility_section(figures),
             "REFUSED": refused_section(figures)}
    for name, part in parts.items():
        text = text.replace(f"@{name}@\n", part)
    return text
