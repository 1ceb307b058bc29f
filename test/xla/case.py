"""One case: plan a model, export the plan, run it on XLA, compare both."""

import dataclasses
import pathlib
import re
import subprocess

import communication
import compare
import inputs
import matrix
import plan
import runtime

ARGUMENT_TOLERANCE = 0.1  # of the bytes of the arguments
NOTICED = 8192  # bytes below which communication is not compared


class Failed(Exception):
    """A command of the planner failed."""


def command(*arguments):
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True)
    if done.returncode:
        shown = " ".join(str(a) for a in arguments)
        raise Failed(f"{shown}: exit {done.returncode}: {done.stderr.strip()[-800:]}")
    return done.stdout


def in_float64(text):
    """The same program with every f32 made f64."""
    import struct

    def widen(found):
        single = struct.unpack("<f", struct.pack("<I", int(found[1], 16)))[0]
        bits = struct.unpack("<Q", struct.pack("<d", single))[0]
        return f"dense<0x{bits:016X}>{found[2]}f64>"

    text = re.sub(r"dense<0x([0-9A-F]{8})>( : tensor<(?:[0-9x]*x)?)f32>", widen, text)
    return re.sub(r"\bf32\b|(?<=x)f32\b", "f64", text)


CONVOLUTION = re.compile(
    r"^( *)(%\S+) = (stablehlo\.convolution\(.*->\[b, 0, 1, f\].* -> "
    r"(tensor<(\d+)x(\d+)x\d+x\d+x\w+>))$",
    re.MULTILINE,
)


def split_rows(text, rows):
    """The program with rows of images split, by constraints on what convolutions
    make, and the batch over the devices that are left."""
    batch = 8 // rows

    def constrain(found):
        indent, name, operation, kind, images, height = found.groups()
        if int(images) % batch or int(height) % rows:
            return found[0]
        return (
            f"{indent}%made_{name[1:]} = {operation}\n"
            f"{indent}{name} = sdy.sharding_constraint %made_{name[1:]}"
            f' <@split, [{{"dp"}}, {{"rows"}}, {{}}, {{}}]> : {kind}'
        )

    head, rest = text.split("\n", 1)
    mesh = f'  sdy.mesh @split = <["dp"={batch}, "rows"={rows}]>\n'
    return head + "\n" + mesh + CONVOLUTION.sub(constrain, rest)


@dataclasses.dataclass
class Exported:
    plan: dict
    text: str


def export(planner, folder, model, strategy):
    """The plan of a model and its sharded module."""
    source = matrix.MODELS / f"{model}.mlir"
    where, sharded = pathlib.Path(folder, "plan.json"), pathlib.Path(folder, "out.mlir")
    options = ["--devices", "8", "--cluster", matrix.CLUSTER, "--stack", "ideal"]
    options += ["--forbid", "pp,mbs", "--mode", matrix.mode(model), "--quiet", "-o", where]
    rows = re.fullmatch(r"rows=(\d)", strategy)
    if rows:
        text = split_rows(source.read_text(), int(rows[1]))
        source = pathlib.Path(folder, "rows.mlir")
        source.write_text(text)
    else:
        # What runs beside compute is not in the module: the plans are those that wait.
        options += ["--fix", ",".join(filter(None, [strategy, "overlap=none"]))]
    command(planner, source, *options)
    command(planner, "emit", where, source, "--to", "sdy", "-o", sharded)
    return Exported(plan.load(where), sharded.read_text())


class Reference:
    """The unsharded run of a module, made once."""

    def __init__(self, text, seed=0):
        program = runtime.Program(runtime.unsharded(text), 1)
        self.inputs = inputs.random_inputs(program.arguments, program.results, seed)
        self.results = program.run(self.inputs)


def numbers(program, reference):
    """Lines that say what differs, and the largest error."""
    results = program.run(reference.inputs)
    return compare.differences(results, reference.results, program.results)


def argument_lines(program, plan_of_it, ours):
    """Lines if XLA stores arguments in another way than the plan."""
    theirs = program.memory()["arguments"]
    lines = []
    if abs(theirs - ours) > ARGUMENT_TOLERANCE * ours:
        lines.append(f"arguments: {theirs} bytes a device, the plan says {ours}")
    places = program.input_shardings()
    for number, shape in plan.argument_shapes(plan_of_it).items():
        if number >= len(places):  # a constant of the module
            continue
        has = tuple(places[number].shard_shape(program.arguments[number].shape))
        if has != shape:
            lines.append(f"argument {number}: pieces of {has}, the plan says {shape}")
    return lines


def communication_lines(audited, model, strategy):
    """Lines if XLA does not do what the plan says, or much that it does not say."""
    matched, lines = audited["matched"], []
    planned, of_xla = matrix.least(model, strategy)
    for name, has, least in (
        ("planned", audited["bytes"], planned),
        ("XLA's", audited["xla_bytes"], of_xla),
    ):
        if has >= NOTICED and matched < least * has:
            lines.append(f"communication: {matched} of {name} {has} bytes match")
    return lines


def rows(table):
    return [[kind, "*".join(axes), size] for (kind, axes), size in table.items()]


def audit(program, exported):
    """The communication of both, and how much of it agrees."""
    mesh = plan.mesh(exported.plan)
    ours = communication.table(plan.listing(exported.plan))
    theirs = communication.table(communication.listing(program.hlo, mesh))
    return {
        "ours": rows(ours),
        "xla": rows(theirs),
        "bytes": ours.total(),
        "xla_bytes": theirs.total(),
        "matched": communication.matched(ours, theirs),
    }
