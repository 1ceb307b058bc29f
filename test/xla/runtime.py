"""Compiles StableHLO text with sdy shardings for virtual CPU devices and runs it.

Nothing here knows of the planner: text in, numbers, HLO and memory out.
"""

import dataclasses
import os
import pathlib
import re
import tempfile

DEVICES = 8
FLAGS = (
    f"--xla_force_host_platform_device_count={DEVICES}",
    # Half of the compile time, and no answer depends on it.
    "--xla_backend_optimization_level=0",
    "--xla_llvm_disable_expensive_passes=true",
    # Devices are threads here: on a busy machine one may wait long for another.
    "--xla_cpu_collective_call_warn_stuck_timeout_seconds=600",
    "--xla_cpu_collective_call_terminate_timeout_seconds=1200",
    "--xla_cpu_collective_timeout_seconds=1200",
)


def dump_flags(folder):
    return (
        f"--xla_dump_to={folder}",
        "--xla_dump_hlo_pass_re=spmd-partition.*|shardy-xla",
        "--xla_dump_hlo_as_text",
    )


DUMP = tempfile.TemporaryDirectory(prefix="xla-audit-")
os.environ["XLA_FLAGS"] = " ".join(FLAGS + dump_flags(DUMP.name))
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")

import jax  # noqa: E402  (reads the environment above)
import numpy as np  # noqa: E402
from jax._src import compiler  # noqa: E402
from jax._src.interpreters import mlir  # noqa: E402
from jax._src.lib import xla_client  # noqa: E402
from jax._src.sharding_impls import GSPMDSharding  # noqa: E402
from jaxlib.mlir import ir  # noqa: E402


@dataclasses.dataclass(frozen=True)
class Value:
    """An argument or a result of the entry function."""

    shape: tuple
    dtype: str  # as MLIR says it: f32, i32, i1, ...
    info: str = ""  # jax.result_info of a result
    result: int | None = None  # of an argument: the result that reuses its buffer
    sharded: bool = False


NUMPY = {
    "f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16",
    "i64": "int64", "i32": "int32", "i16": "int16", "i8": "int8", "i1": "bool",
    "ui64": "uint64", "ui32": "uint32", "ui16": "uint16", "ui8": "uint8",
}  # fmt: skip


def numpy_dtype(name):
    return jax.numpy.dtype(NUMPY[name])


def value(kind, attributes):
    tensor = ir.RankedTensorType(kind)
    has = {a.name: a.attr for a in attributes} if attributes is not None else {}
    info = has.get("jax.result_info")
    alias = has.get("tf.aliasing_output")
    return Value(
        tuple(tensor.shape),
        str(tensor.element_type),
        ir.StringAttr(info).value if info is not None else "",
        ir.IntegerAttr(alias).value if alias is not None else None,
        "sdy.sharding" in has,
    )


def signature(text):
    """Arguments and results of the entry function."""
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        functions = [f for f in module.body if f.operation.name == "func.func"]
        entry = next(f for f in functions if ir.StringAttr(f.name).value == "main")
        kinds = entry.type
        operation = entry.operation.attributes

        def attributes(name, count):
            if name not in operation:
                return [None] * count
            return [ir.DictAttr(a) for a in ir.ArrayAttr(operation[name])]

        inputs = attributes("arg_attrs", len(kinds.inputs))
        results = attributes("res_attrs", len(kinds.results))
        return (
            [value(k, a) for k, a in zip(kinds.inputs, inputs, strict=True)],
            [value(k, a) for k, a in zip(kinds.results, results, strict=True)],
        )


def unsharded(text):
    """The module for one device: no mesh and no shardings of a module of JAX."""
    assert "sdy." not in text, "the original module has no shardings"
    return re.sub(r"mhlo.num_partitions = \d+", "mhlo.num_partitions = 1", text)


class Program:
    """A compiled module."""

    def __init__(self, text, devices=DEVICES):
        self.arguments, self.results = signature(text)
        self.devices = jax.local_devices()[:devices]
        options = compiler.get_compile_options(
            num_replicas=1,
            num_partitions=devices,
            device_assignment=np.arange(devices).reshape(1, devices),
        )
        before = set(os.listdir(DUMP.name))
        with mlir.make_ir_context():
            self.executable = self.devices[0].client.compile_and_load(
                ir.Module.parse(text),
                xla_client.DeviceList(tuple(self.devices)),
                options,
            )
        self.hlo = self._partitioned(before)

    @staticmethod
    def _partitioned(before):
        """HLO right after the partitioner; the dumps are removed."""
        text = ""
        for name in sorted(set(os.listdir(DUMP.name)) - before):
            path = pathlib.Path(DUMP.name, name)
            if "after_spmd-partitioning" in name:
                text = path.read_text()
            if path.is_file():
                path.unlink()
        return text

    def _shardings(self, proto, count):
        if proto is None:
            one = jax.sharding.SingleDeviceSharding(self.devices[0])
            return [one] * count
        return [GSPMDSharding(tuple(self.devices), p) for p in proto]

    def input_shardings(self):
        proto = self.executable.get_parameter_shardings()
        return self._shardings(proto, len(self.arguments))

    def output_shardings(self):
        proto = self.executable.get_output_shardings()
        return self._shardings(proto, len(self.results))

    def run(self, inputs):
        """The results of numpy inputs, as jax arrays with their shards."""
        places = self.input_shardings()
        arrays = [jax.device_put(x, p) for x, p in zip(inputs, places, strict=True)]
        run = self.executable.execute_sharded(arrays)
        shards = run.disassemble_into_single_device_arrays()
        shardings = self.output_shardings()
        return [
            jax.make_array_from_single_device_arrays(v.shape, s, list(a))
            for v, s, a in zip(self.results, shardings, shards, strict=True)
        ]

    def memory(self):
        """Bytes of one device: arguments, results, temporaries."""
        stats = self.executable.get_compiled_memory_stats()
        return {
            "arguments": stats.argument_size_in_bytes,
            "results": stats.output_size_in_bytes,
            "temporaries": stats.temp_size_in_bytes,
        }
