"""Reads the text of an HLO module: computations, instructions, shapes."""

import dataclasses
import functools
import math
import re

BYTES = {
    "pred": 1, "s4": 1, "s8": 1, "u8": 1, "s16": 2, "u16": 2, "f16": 2, "bf16": 2,
    "s32": 4, "u32": 4, "f32": 4, "s64": 8, "u64": 8, "f64": 8, "c64": 8, "c128": 16,
}  # fmt: skip
HEADER = re.compile(r"^(ENTRY )?%(\S+) \(.*\{$")
INSTRUCTION = re.compile(r"^  (ROOT )?%(\S+) = (.*)$")
ARRAY = re.compile(r"(\w+)\[([0-9,]*)\]")
OPCODE = re.compile(r" ([a-z][a-z0-9-]*)\(")


@dataclasses.dataclass(frozen=True)
class Instruction:
    name: str
    opcode: str
    shape: str
    operands: tuple
    attributes: str  # everything after the operands
    literal: str  # what stands between the parentheses
    root: bool

    def called(self, role):
        found = re.search(rf"{role}=%([\w.\-]+)", self.attributes)
        return found[1] if found else None

    @functools.cached_property
    def arrays(self):
        """(element type, sizes) of each array of the result."""
        return [(t, sizes(s)) for t, s in ARRAY.findall(self.shape) if t in BYTES]

    @property
    def bytes(self):
        return sum(BYTES[t] * math.prod(s) for t, s in self.arrays)

    @property
    def op_name(self):
        found = re.search(r'op_name="([^"]*)"', self.attributes)
        return found[1] if found else ""


def sizes(text):
    return tuple(int(n) for n in text.split(",") if n)


def closing(text, start):
    """Position of the parenthesis that closes the one at start."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] == "(") - (text[i] == ")")
        if depth == 0:
            return i
    raise ValueError(f"unbalanced: {text}")


def instruction(match):
    root, name, rest = match.groups()
    # A tuple's shape has parentheses of its own, before the opcode.
    skip = closing(rest, 0) if rest.startswith("(") else 0
    opcode = OPCODE.search(rest, skip)
    opening = opcode.end() - 1
    end = closing(rest, opening)
    inside = rest[opening + 1 : end]
    operands = tuple(re.findall(r"%([\w.\-]+)", inside))
    shape = rest[: opcode.start()]
    return Instruction(
        name, opcode[1], shape, operands, rest[end + 1 :], inside, bool(root)
    )


@dataclasses.dataclass
class Module:
    entry: str
    computations: dict  # name -> {instruction name -> Instruction}

    def trip_count(self, loop):
        """Trip count of a counted loop: the bound in its condition."""
        known = re.search(r'"known_trip_count":\{"n":"(\d+)"', loop.attributes)
        if known:
            return int(known[1])
        condition = self.computations[loop.called("condition")].values()
        bounds = [
            int(i.literal)
            for i in condition
            if i.opcode == "constant" and re.fullmatch(r"[su]\d+\[\]", i.shape)
        ]
        if len(bounds) != 1:
            raise ValueError(f"loop {loop.name}: bounds {bounds}")
        return bounds[0]

    def executions(self):
        """How often each computation that can communicate runs."""
        count = {}

        def visit(name, times):
            count[name] = count.get(name, 0) + times
            for i in self.computations[name].values():
                if i.opcode == "while":
                    visit(i.called("body"), times * self.trip_count(i))
                elif i.opcode == "call":
                    visit(i.called("to_apply"), times)
                elif i.opcode == "conditional":
                    for branch in re.findall(r"%([\w.\-]+)", i.attributes):
                        if branch in self.computations:
                            visit(branch, times)

        visit(self.entry, 1)
        return count


def parse(text):
    computations, entry, current = {}, None, None
    for line in text.splitlines():
        header = HEADER.match(line)
        if header:
            current = computations.setdefault(header[2], {})
            entry = header[2] if header[1] else entry
        elif current is not None and (match := INSTRUCTION.match(line)):
            i = instruction(match)
            current[i.name] = i
    return Module(entry, computations)
