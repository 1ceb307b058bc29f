"""The published measurements of cost-models/measurements as objects."""

import csv
import dataclasses
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..",
                      "cost-models", "measurements")

SHAPE = ["layers", "hidden", "heads", "kv_heads", "ffn_hidden", "gated_ffn",
         "vocab", "seq"]
LAYOUT = ["gpus", "tp", "pp", "cp", "dp", "zero_stage", "sequence_parallel",
          "micro_batch", "global_batch"]
INTEGERS = frozenset(SHAPE + LAYOUT + ["vpp", "ep", "gpus_per_node", "measured"])
TEXTS = frozenset(["id", "source", "hardware", "internode_net", "model",
                   "precision", "recompute", "optimizer_offload", "metric",
                   "comment", "trust", "quantity", "unit", "attn_kernel",
                   "outcome"])

COLUMNS = {
    "calibration": ["id", "source", "hardware", "gpus_per_node", "internode_net",
                    "model", "params_b"] + SHAPE + [
                        "gpus", "tp", "pp", "vpp", "cp", "ep", "dp",
                        "zero_stage", "sequence_parallel", "micro_batch",
                        "global_batch", "precision", "recompute",
                        "optimizer_offload", "metric", "value", "comment",
                        "trust"],
    "memory": ["id", "source", "hardware", "model", "params_b"] + SHAPE + [
        "gpus", "tp", "pp", "vpp", "cp", "ep", "dp", "zero_stage",
        "sequence_parallel", "micro_batch", "global_batch", "precision",
        "recompute", "optimizer_offload", "quantity", "value", "unit",
        "measured", "comment"],
    "feasibility": ["id", "source", "hardware", "model", "params_b"] + SHAPE +
                   LAYOUT + ["precision", "recompute", "attn_kernel", "outcome",
                             "step_time_s", "comment"],
}
COLUMNS["validation"] = COLUMNS["calibration"]
TABLES = ("calibration", "validation", "memory", "feasibility")

METRICS = frozenset(["iter_time_s", "tokens_per_s_per_gpu", "tflops_per_gpu",
                     "mfu"])

# Prefixes of one source at different times are one family.
FAMILIES = {"nemo2401": "nemo24", "nemo2405": "nemo24", "nemo2407": "nemo24"}


class Row:
    """One row; what the source does not state is None."""

    def __init__(self, table, fields):
        self.table = table
        for name in COLUMNS[table]:
            text = fields[name]
            if name in TEXTS:
                value = text
            elif text == "":
                value = None
            elif name in INTEGERS:
                value = int(text)
            else:
                value = float(text)
            setattr(self, name, value)

    @property
    def prefix(self):
        return re.match(r"(mem-)?[A-Za-z0-9]+", self.id).group(0)

    @property
    def family(self):
        return FAMILIES.get(self.prefix, self.prefix)


def read(table, folder=FOLDER):
    with open(os.path.join(folder, table + ".csv"), encoding="utf-8",
              newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames != COLUMNS[table]:
            raise ValueError(f"{table}.csv: expected the columns "
                             f"{COLUMNS[table]}, got {reader.fieldnames}")
        return [Row(table, fields) for fields in reader]


def complete(row):
    """Whether the source says all that a step time depends on (or says it of
    all its rows: vTrain's runs recompute everything)."""
    needed = [row.tp, row.pp, row.dp, row.cp, row.micro_batch, row.global_batch,
              row.heads, row.seq]
    if row.pp is not None and row.pp > 1:
        needed.append(row.vpp)
    stated = row.recompute != "" or row.prefix in ("vtm", "vts")
    return row.trust in ("A", "B") and stated and None not in needed


PEAKS = (("H100", "fp8", 1979e12), ("H100", "", 989e12), ("A100", "", 312e12))


def peak(row):
    """The dense peak that `mfu` is a fraction of."""
    for device, precision, value in PEAKS:
        if device in row.hardware and precision in row.precision:
            return value
    raise ValueError(f"{row.id}: no peak of {row.hardware}, {row.precision}")


def model_flops(row, vocab=None):
    """FLOP of a step, forward and backward without recompute; attention in
    full, not halved by the causal mask."""
    vocab = vocab or row.vocab
    h, s = row.hidden, row.seq
    keys = h * row.kv_heads // row.heads
    layer = 2 * h * h + 2 * h * keys + (3 if row.gated_ffn else 2) * h * row.ffn_hidden
    forward = row.layers * (2 * s * layer + 4 * s * s * h) + 2 * s * h * vocab
    return 3 * row.global_batch * forward


def recompute_flops(row, vocab=None):
    """As Megatron-LM of 2021 counts: the layers once more."""
    vocab = vocab or row.vocab
    return (96 * row.global_batch * row.seq * row.layers * row.hidden ** 2 *
            (1 + row.seq / (6 * row.hidden) + vocab / (16 * row.layers * row.hidden)))


def step_time(row):
    """Seconds of a step, from whatever the source gives. `row` has no gaps
    here: mapping.completed fills them."""
    if row.metric == "iter_time_s":
        return row.value
    if row.metric == "tokens_per_s_per_gpu":
        return row.global_batch * row.seq / (row.gpus * row.value)
    if row.metric == "tflops_per_gpu":
        flops = recompute_flops(row) if row.prefix in ("ptdp", "mlm20") else model_flops(row)
        return flops / (row.gpus * row.value * 1e12)
    if row.metric == "mfu":
        return model_flops(row) / (row.gpus * row.value / 100 * peak(row))
    raise ValueError(f"{row.id}: unknown metric '{row.metric}'")


GIGA = {"GiB": 2.0 ** 30, "GB": 1e9}


def is_of_device(row):
    """What the driver shows, not the allocator of the framework."""
    return ("nvidia-smi" in row.quantity or
            row.quantity in ("GPU memory used", "device memory"))


def memory_bytes(row):
    """Bytes of a memory row. nvidia-smi counts 2^20, so its GB are GiB."""
    unit = "GiB" if is_of_device(row) else row.unit.split(" ")[0]
    return row.value * GIGA[unit]


@dataclasses.dataclass(frozen=True)
class Sweep:
    """Rows whose order a planner has to get right."""
    name: str
    rows: tuple


def sweep_name(row):
    """The sweep that a row belongs to, or None."""
    if row.family == "bloom":
        date = re.search(r"\b(\d\d-\d\d)\b", row.comment)
        return f"bloom {date.group(1) if date else 'before 02-20'}, {row.gpus} devices"
    if row.family == "aa":
        return f"aa {row.model}, {row.gpus} devices"
    if row.family == "vtm":
        return f"vtm {row.layers} x {row.hidden}"
    return None
