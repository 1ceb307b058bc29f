"""What XLA's partitioner made of a program: bytes by (kind, mesh axes).

Payloads are counted as a plan counts them: the gathered output of an
all-gather, the input of a reduce-scatter, the buffer of an all-reduce, the
local buffer of an all-to-all and of a permute.
"""

import collections
import itertools
import math
import re

import hlo
import replica_groups

KINDS = {
    "all-reduce": "all-reduce",
    "all-gather": "all-gather",
    "reduce-scatter": "reduce-scatter",
    "all-to-all": "all-to-all",
    "collective-permute": "permute",
}


def coordinates(mesh, device):
    """Position of a device on the axes [(name, size)], outermost first."""
    result = {}
    for name, size in reversed(mesh):
        result[name] = device % size
        device //= size
    return result


def axes_of(mesh, groups):
    """The axes along which the devices of a group differ, in mesh order.

    "?" is added if the groups are not all devices along those axes.
    """
    moving, exact = set(), True
    for group in groups:
        places = [coordinates(mesh, d) for d in group]
        moving |= {n for n, _ in mesh if len({p[n] for p in places}) > 1}
    size = math.prod(s for n, s in mesh if n in moving)
    exact = all(len(group) == size for group in groups)
    axes = tuple(n for n, _ in mesh if n in moving)
    return axes if exact else (*axes, "?")


def pairs(attributes):
    listed = re.search(r"source_target_pairs=\{(\{.*?\})\}", attributes)[1]
    return [hlo.sizes(p) for p in re.findall(r"\{([0-9,]*)\}", listed)]


def permute_axes(mesh, attributes):
    moved = set()
    for source, target in pairs(attributes):
        a, b = coordinates(mesh, source), coordinates(mesh, target)
        moved |= {n for n, _ in mesh if a[n] != b[n]}
    return tuple(n for n, _ in mesh if n in moved)


def users(computation):
    result = collections.defaultdict(list)
    for i in computation.values():
        for operand in i.operands:
            result[operand].append(i)
    return result


VIEWS = ("reshape", "bitcast", "copy")


class Users:
    """Who reads a value: the result of a computation is read where it is called."""

    def __init__(self, module):
        self.within = {n: users(c) for n, c in module.computations.items()}
        self.calls = collections.defaultdict(list)
        for computation in module.computations.values():
            for i in computation.values():
                if i.opcode == "call":
                    self.calls[i.called("to_apply")].append(i)
        self.home = {
            id(i): name
            for name, computation in module.computations.items()
            for i in computation.values()
        }

    def of(self, instruction):
        home = self.home[id(instruction)]
        readers = list(self.within[home][instruction.name])
        if instruction.root and len(self.calls[home]) == 1:
            readers += self.of(self.calls[home][0])
        return readers


def slice_factor(instruction, used_by):
    """How many times smaller its pieces are if only pieces of it are used.

    The partitioner has no reduce-scatter of its own: it makes an all-reduce of
    which each device then takes its piece with a dynamic-slice.
    """
    factors = set()
    for user in used_by.of(instruction):
        if user.opcode in VIEWS:
            factors.add(slice_factor(user, used_by))
        elif user.opcode == "dynamic-slice":  # its positions are scalars
            factors.add(instruction.bytes // max(user.bytes, 1))
        else:
            return 1
    return factors.pop() if len(factors) == 1 else 1


def scattered(mesh, axes, factor):
    """The axes among `axes` over which a piece of 1/factor was taken, or None."""
    size = dict(mesh)
    for n in range(len(axes), 0, -1):
        for some in itertools.combinations(axes, n):
            if math.prod(size[a] for a in some) == factor:
                return some
    return None


def next_reduce(instruction, used_by):
    """The all-reduce that alone reads the result of this one, if one does."""
    readers = used_by.of(instruction)
    if len(readers) != 1:
        return None
    if readers[0].opcode in VIEWS:
        return next_reduce(readers[0], used_by)
    return readers[0] if readers[0].opcode == "all-reduce" else None


class Reductions:
    """All-reduces that follow one another, one a group of axes: of a sum over
    several axes the partitioner makes one for each, before it takes the pieces."""

    def __init__(self, module, used_by):
        self.following = {}
        for computation in module.computations.values():
            for i in computation.values():
                if i.opcode == "all-reduce" and (later := next_reduce(i, used_by)):
                    self.following[id(i)] = later
        self.later = {id(i) for i in self.following.values()}

    def chain(self, instruction):
        """From this one to the last; empty if it is not the first."""
        if id(instruction) in self.later:
            return []
        chain = [instruction]
        while id(chain[-1]) in self.following:
            chain.append(self.following[id(chain[-1])])
        return chain


def reduction_entries(mesh, chain, used_by):
    """Of all-reduces of which the last one's readers may take pieces."""
    groups = [axes_of(mesh, replica_groups.parse(i.attributes)) for i in chain]
    size, result = chain[0].bytes, []
    some = ()
    if not any("?" in axes for axes in groups):
        summed = tuple(n for n, _ in mesh if any(n in axes for axes in groups))
        factor = slice_factor(chain[-1], used_by)
        some = (scattered(mesh, summed, factor) if factor > 1 else None) or ()
    for axes in groups:
        taken = tuple(a for a in axes if a in some)
        rest = tuple(a for a in axes if a not in some)
        if taken:
            result.append(("reduce-scatter", taken, size))
            size //= math.prod(dict(mesh)[a] for a in taken)
        if rest:
            result.append(("all-reduce", rest, size))
    return result


def entries(mesh, i, used_by, reductions):
    """(kind, axes, bytes) of one collective instruction."""
    opcode = i.opcode.removesuffix("-start")
    kind = KINDS[opcode]
    if kind == "permute":
        axes = permute_axes(mesh, i.attributes)
        return [(kind, axes, i.bytes)] if axes else []
    if i.opcode == "all-reduce":
        chain = reductions.chain(i)
        return reduction_entries(mesh, chain, used_by) if chain else []
    groups = replica_groups.parse(i.attributes)
    axes = axes_of(mesh, groups)
    if not axes:
        return []
    if kind == "reduce-scatter":
        return [(kind, axes, i.bytes * len(groups[0]))]
    return [(kind, axes, i.bytes)]


def listing(text, mesh):
    """(kind, axes, bytes, executions, origin) of every collective."""
    module = hlo.parse(text)
    result = []
    used_by = Users(module)
    reductions = Reductions(module, used_by)
    for name, times in module.executions().items():
        computation = module.computations[name]
        for i in computation.values():
            if i.opcode.removesuffix("-start") in KINDS:
                for kind, axes, size in entries(mesh, i, used_by, reductions):
                    result.append((kind, axes, size, times, i))
    return result


def table(rows):
    """Bytes by (kind, axes)."""
    result = collections.Counter()
    for kind, axes, size, times, *_ in rows:
        result[kind, axes] += size * times
    return result


def matched(ours, theirs):
    return sum(min(ours[key], theirs[key]) for key in ours.keys() | theirs.keys())
