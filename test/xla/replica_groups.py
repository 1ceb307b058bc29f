"""The groups of devices of a collective in HLO text, in its three notations.

    replica_groups={{0,1},{2,3}}
    replica_groups=[2,4]<=[8]             an iota of 8, as 2 groups of 4
    replica_groups=[4,2]<=[2,4]T(1,0)     an iota of 2 x 4, transposed
    replica_groups=mesh['a'=2,'b'=4] {'b'}
    replica_groups=mesh['a'=4,'b'=2], device_ids=([2,4]T(1,0)) {'a':(1)2}
"""

import itertools
import math
import re

LISTED = re.compile(r"replica_groups=\{(\{.*?\})\}")
SHORT = re.compile(
    r"replica_groups=\[(?P<dims>[0-9,]+)\]<=\[(?P<sizes>[0-9,]+)\]"
    r"(?:T\((?P<order>[0-9,]+)\))?"
)
MESH = re.compile(
    r"replica_groups=mesh\[(?P<mesh>[^\]]*)\]"
    r"(?:, device_ids=\((?:\[(?P<sizes>[0-9,]+)\](?:T\((?P<order>[0-9,]+)\))?"
    r"|(?P<list>[0-9,]+))\))? \{(?P<axes>[^}]*)\}"
)
MESH_AXIS = re.compile(r"'([^']*)'=(\d+)")
GROUP_AXIS = re.compile(r"'([^']*)'(?::\((\d+)\)(\d+))?")


def integers(text):
    return tuple(int(n) for n in text.split(",") if n)


def iota(sizes, order=None):
    """The numbers of an iota of `sizes`, its dimensions put in `order`."""
    order = order or range(len(sizes))
    strides = [math.prod(sizes[i + 1 :]) for i in range(len(sizes))]
    return [
        sum(i * strides[axis] for i, axis in zip(index, order, strict=True))
        for index in itertools.product(*(range(sizes[axis]) for axis in order))
    ]


def device_order(found, count):
    if found["list"]:
        return list(integers(found["list"]))
    if found["sizes"]:
        order = integers(found["order"]) if found["order"] else None
        return iota(integers(found["sizes"]), order)
    return list(range(count))


def over_mesh(found):
    mesh = [(n, int(s)) for n, s in MESH_AXIS.findall(found["mesh"])]
    devices = device_order(found, math.prod(s for _, s in mesh))
    moving = {n: (pre, size) for n, pre, size in GROUP_AXIS.findall(found["axes"])}
    groups = {}
    places = itertools.product(*(range(s) for _, s in mesh))
    for device, place in zip(devices, places, strict=True):
        stays = []
        for (name, size), at in zip(mesh, place, strict=True):
            if name not in moving:
                stays.append(at)
            elif moving[name][1]:  # a sub-axis: the middle one of three digits
                pre, part = int(moving[name][0]), int(moving[name][1])
                post = size // (pre * part)
                stays.append((at // (part * post), at % post))
        groups.setdefault(tuple(stays), []).append(device)
    return list(groups.values())


def parse(attributes):
    """The groups as lists of device numbers."""
    if found := LISTED.search(attributes):
        return [list(integers(g)) for g in re.findall(r"\{([0-9,]*)\}", found[1])]
    if found := MESH.search(attributes):
        return over_mesh(found)
    if found := SHORT.search(attributes):
        dims = integers(found["dims"])
        order = integers(found["order"]) if found["order"] else None
        numbers = iota(integers(found["sizes"]), order)
        return [numbers[i : i + dims[-1]] for i in range(0, len(numbers), dims[-1])]
    raise ValueError(f"no replica groups in {attributes}")
