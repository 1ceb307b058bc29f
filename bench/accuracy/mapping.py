"""From a row to a command of the planner: model, cluster, stack, strategy.

What a source does not state is assumed here, in one place; docs/accuracy.md
lists it. Nothing depends on the measured value.
"""

import copy
import dataclasses
import math


@dataclasses.dataclass(frozen=True)
class Command:
    """`planner evaluate MODEL --devices N --cluster C --stack S --strategy ...`"""
    model: str
    devices: int
    cluster: str
    stack: str
    strategy: str

    def arguments(self):
        return ["evaluate", self.model, "--devices", str(self.devices),
                "--cluster", self.cluster, "--stack", self.stack,
                "--strategy", self.strategy, "--json"]


class CannotMap(Exception):
    """The row lacks what no assumption can fill."""


@dataclasses.dataclass(frozen=True)
class Family:
    cluster: str
    stack: str
    overlap: str
    attention: str
    norm: str = ""


# The cluster, the software and what it overlapped. Why: docs/accuracy.md.
RULES = {
    "mlmH": Family("dgx-h100", "megatron", "all", "flash3"),
    "mlmL": Family("dgx-h100", "megatron", "all", "flash3"),
    "nemo24": Family("dgx-h100", "megatron", "all", "flash3"),
    "dgxc": Family("dgx-h100", "megatron", "all", "flash3"),
    "mlperf": Family("dgx-h100", "megatron", "all", "flash3"),
    "nemoA": Family("selene", "megatron", "dp", "flash2"),
    "mlm20": Family("selene", "megatron-2021", "none", "eager"),
    "ptdp": Family("selene", "megatron-2021", "none", "fused"),
    "vtm": Family("vtrain-a100", "megatron-2021", "none", "fused"),
    "vts": Family("vtrain-a100", "megatron-2021", "none", "fused"),
    "bloom": Family("jean-zay-a100", "megatron-deepspeed-blocking", "none", "fused"),
    "aa": Family("aleph-alpha-a100", "aleph-alpha", "none", "flash2"),
    "aafit": Family("aleph-alpha-a100", "aleph-alpha", "none", "flash2"),
    "ievo": Family("roce-4x100-a100", "internevo", "none", "flash2"),
    "llmf": Family("a100-80g-sxm", "fsdp", "dp", "flash2"),
    "ttitan": Family("a100-80g-sxm", "torchtitan", "dp", "flash2"),
    "mem-bloom": Family("jean-zay-a100", "megatron-deepspeed-blocking", "none", "fused"),
    "mem-ttitan": Family("h100-80g-sxm", "torchtitan", "dp", "flash2"),
    "mem-ievo": Family("roce-4x100-a100", "internevo", "none", "flash2"),
    "mem-smx": Family("b200-180g-sxm", "megatron", "none", "flash2"),
    "mem-zb": Family("a100-80g-sxm", "megatron", "none", "fused"),
    "mem-kor": Family("selene", "megatron-2021", "none", "fused"),
    "mem-dgxc": Family("dgx-h100", "nemo", "all", "flash3"),
    "mem-jz": Family("v100-32g-sxm", "megatron-2021", "none", "fused"),
}

# attn_kernel of feasibility.csv and of the comments of aa.
KERNELS = {
    "flash_attention2 + RMS kernel": ("flash2", "fused"),
    "flash_attention2": ("flash2", "eager"),
    "flash_attentionv1.0.8": ("flash", "eager"),
    "flash_attention": ("flash", "eager"),
    "fused": ("fused", "eager"),
    "torch": ("eager", "eager"),
}

# Sizes by which the sources pad a vocabulary.
GPT_VOCABULARY = 51200


def completed(row):
    """A copy of the row whose gaps are filled."""
    row = copy.copy(row)
    if row.vocab is None:
        row.vocab = 128256 if "Llama3" in row.model else GPT_VOCABULARY
    if row.global_batch is None:
        # The recipes at that commit; what is left gives no throughput.
        row.global_batch = 2048 if row.family == "nemoA" else None
    if row.heads is None and row.hidden:
        row.heads = row.kv_heads = assumed_heads(row)
    if row.hidden and row.ffn_hidden is None:
        # Two thirds of 4 x hidden, rounded up to 256.
        row.ffn_hidden = -(-8 * row.hidden // 3 // 256) * 256
    if row.precision == "":
        row.precision = "fp16"
    row.cp = row.cp or 1
    row.tp = row.tp or 1
    row.pp = row.pp or 1
    if not getattr(row, "vpp", None):
        row.vpp = assumed_chunks(row)
    if row.dp is None:
        row.dp = row.gpus // (row.tp * row.pp * row.cp)
    if row.sequence_parallel is None:
        modern = row.family in ("mlmH", "mlmL", "mem-smx")
        row.sequence_parallel = int(modern and row.tp > 1)
    if row.zero_stage is None:
        # torchtitan's 3D and 4D runs are FSDP, too, which keeps parameters and
        # gradients whole from micro-batch to micro-batch.
        row.zero_stage = {"mlmH": 1, "mlmL": 1, "mem-smx": 1, "mem-zb": 1,
                          "mem-ttitan": 1}.get(row.family, 0)
    if row.micro_batch is None:
        row.micro_batch = assumed_micro_batch(row)
    if row.global_batch is None and row.micro_batch:
        # A memory figure; enough micro-batches to fill the pipeline.
        row.global_batch = row.micro_batch * row.dp * max(4, row.pp)
    if row.recompute == "":
        row.recompute = "full" if row.prefix in ("vtm", "vts") else "none"
    return row


def assumed_heads(row):
    """Of size 128, or the next that tensor parallelism divides."""
    tp = row.tp or 1
    possible = [h for h in range(tp, row.hidden + 1, tp) if row.hidden % h == 0]
    return min(possible, key=lambda h: abs(math.log(row.hidden / h / 128)))


def assumed_chunks(row):
    """The zero-bubble paper interleaves layers one by one. Its models have two
    less than slots, for embedding and head, which need a layer each here."""
    if "1F1B-I" not in row.comment:
        return 1
    return max(2, row.layers // row.pp)


def assumed_micro_batch(row):
    """Of the divisors of what a data-parallel group gets, the largest up to 4
    without pipeline (ptdp, and mlmH by its GPUs' memory: 2), else 1."""
    if row.global_batch is None:
        return 1
    if row.family == "mem-ttitan" and row.pp > 1:
        # The default of torchtitan: as many micro-batches as stages.
        return max(1, row.global_batch // (row.dp * row.pp))
    limit = {"ptdp": 4 if row.pp == 1 else 2, "mlmH": 2 if row.pp == 1 else 1}
    each = max(1, row.global_batch // row.dp)
    return max(m for m in range(1, limit.get(row.family, 1) + 1) if each % m == 0)


def model(row):
    """The built-in model of a completed row."""
    if not all((row.layers, row.hidden, row.heads, row.ffn_hidden, row.seq)):
        raise CannotMap("the source gives no shape of the model")
    fields = [("layers", row.layers), ("hidden", row.hidden),
              ("heads", row.heads), ("kv_heads", row.kv_heads),
              ("ffn", row.ffn_hidden), ("gated", row.gated_ffn),
              ("vocab", row.vocab), ("seq", row.seq),
              ("batch", row.global_batch), ("dtype", stored_type(row)),
              ("scan", int(not keeps_scores(row)))]
    name = "llama" if llama_like(row) else "gpt"
    if name == "gpt":
        fields.append(("tied", int(tied(row))))
    if row.family in DROPOUT:
        fields.append(("dropout", 1))
    return f"zoo:{name}," + ",".join(f"{k}={v}" for k, v in fields)


# Where memory has the masks: mem-zb's 1F1B row has 39 GB with them, 31 without;
# the dropouts of aafit's framework write them at probability 0, too.
DROPOUT = ("mem-zb", "aafit")

# Tables of memory, not of time.
MEMORY_TABLES = ("memory", "feasibility")


def keeps_scores(row):
    """Without recomputation, attention of separate kernels keeps its scores.
    Layers that are written out keep what those kernels read, and no more."""
    return (row.table in MEMORY_TABLES and row.recompute == "none" and
            attention_of(row, RULES[row.family])[0] in ("fused", "eager"))


def computed_again(row):
    """A scan without recomputation stacks what JAX's derivative does; PyTorch's
    layers keep what their kernels read, which the planner calls selective."""
    if row.table in MEMORY_TABLES and row.recompute == "none" and not keeps_scores(row):
        return "selective"
    return row.recompute


def attention_of(row, rule):
    kernel = kernel_of(row)
    return KERNELS[kernel] if kernel else (rule.attention, rule.norm)


def llama_like(row):
    """Gated FFN, RMS norms, rotary positions, no biases, untied embeddings."""
    return bool(row.gated_ffn)


def tied(row):
    return row.family in ("ptdp", "mlm20", "mlmH", "vtm", "vts", "bloom",
                          "llmf", "mem-bloom", "mem-kor", "mlperf", "nemo24",
                          "nemoA", "mem-jz", "mem-zb")


def stored_type(row):
    return "fp16" if row.precision == "fp16" else "bf16"


def strategy(row, rule):
    overlap = rule.overlap
    attention, norm = attention_of(row, rule)
    if "TP overlap off" in row.comment:
        overlap = "dp"
    if row.family == "llmf" and "A100" in row.hardware:
        attention = "flash"
    if rule.stack.startswith("megatron-") and norm == "":
        norm = "fused"
    zero = row.zero_stage
    if "SHARD_GRAD_OP" in row.comment:
        zero = 2
    fields = [("tp", row.tp), ("sp", row.sequence_parallel), ("cp", row.cp),
              ("pp", row.pp), ("vpp", row.vpp), ("schedule", schedule(row)),
              ("dp", row.dp), ("zero", zero), ("mbs", row.micro_batch),
              ("gbs", row.global_batch), ("recompute", computed_again(row)),
              ("overlap", overlap), ("attn", attention), ("norm", norm),
              ("dtype", row.precision if row.precision == "fp8" else "")]
    left_out = {("cp", 1), ("vpp", 1), ("schedule", ""), ("norm", ""),
                ("dtype", ""), ("overlap", "none")}
    if row.tp == 1:
        left_out.add(("sp", 0))
    if row.global_batch == 1:
        # A batch of one is no dimension.
        left_out |= {("mbs", 1), ("gbs", 1)}
    if row.pp == 1:
        left_out.add(("pp", 1))
    return ",".join(f"{k}={v}" for k, v in fields if (k, v) not in left_out)


def schedule(row):
    if row.pp == 1:
        return ""
    if "ZB-" in row.comment:
        raise CannotMap("a zero-bubble schedule with a memory limit of its own")
    return "interleaved" if row.vpp > 1 or "1F1B-I" in row.comment else "1f1b"


def kernel_of(row):
    if getattr(row, "attn_kernel", ""):
        return row.attn_kernel
    if row.family == "aa":
        return row.comment.split("kernel: ")[1].split(";")[0]
    return None


def cluster(row, rule):
    if row.family == "llmf" and "H100" in row.hardware:
        return "h100-80g-sxm"
    if row.family == "llmf" and "40G" in row.hardware:
        return "a100-40g-sxm"
    if row.family == "mem-ttitan" and "H200" in row.hardware:
        return "h200-141g-sxm"
    return rule.cluster


def stack(row, rule):
    if "MaxText" in row.comment:
        return "fsdp"
    if row.family == "mem-jz" and row.zero_stage:
        return "megatron-deepspeed"
    if "h100_202412_torchtitan" in row.source:
        return "torchtitan-2024"
    return rule.stack


def command(row):
    """The command that prices this row. Raises CannotMap."""
    row = completed(row)
    rule = RULES[row.family]
    if getattr(row, "outcome", "") in ("kernel_unavailable", "error"):
        raise CannotMap("the trial failed for a reason of its own")
    if row.global_batch is None:
        raise CannotMap("the source gives no global batch")
    if "tp/pp not stated" in row.comment:
        raise CannotMap("the source gives no layout")
    if row.gpus != row.dp * row.tp * row.pp * row.cp:
        raise CannotMap("the degrees do not multiply to the devices")
    return Command(model(row), row.gpus, cluster(row, rule), stack(row, rule),
                   strategy(row, rule))
