"""Residuals of calibration.csv with each family left out of the fits.

What a row's own family taught the constants says nothing about a model that
nobody has measured, so every family is predicted by constants that were fitted
without it: those of its stack to the other families of the stack. A stack that
has no other family takes what the other stacks were fitted to (the geometric
mean), or has where none was (the number of `megatron`); a cluster, what the
standard cluster of its device has. Constants that no row of the family was
fitted to are left out as they are.
"""

import collections
import dataclasses
import glob
import json
import math
import os

import fit
import metrics
import runner
import score

MODELS = os.path.join(fit.ROOT, "cost-models")
SOURCE = "bench/accuracy/fit.py on "
# What a constant without any fit is taken from.
UNFITTED = "deepspeed"
# Cases of a family that a fit without another one uses.
MOST = 40


@dataclasses.dataclass(frozen=True)
class Constant:
    """A number that was fitted: `path` in the stack, or CLUSTER/path."""
    file: str
    path: str
    value: float
    families: frozenset

    @property
    def cluster(self):
        return self.path.split("/")[0] if "/" in self.path else None

    @property
    def field(self):
        return self.path.rpartition("/")[2]


def numbers(node, path=""):
    """(path, number object) of a document, depth first."""
    if isinstance(node, dict) and "value" in node:
        yield path, node
    elif isinstance(node, (dict, list)):
        for key, value in node.items() if isinstance(node, dict) else enumerate(node):
            yield from numbers(value, f"{path}.{key}" if path else str(key))


def documents(kind):
    for path in sorted(glob.glob(os.path.join(MODELS, kind, "*.json"))):
        with open(path, encoding="utf-8") as file:
            yield os.path.basename(path)[:-len(".json")], json.load(file)


def fitted():
    """All constants that fit.py has written."""
    result = []
    for kind in ("stacks", "clusters"):
        for name, document in documents(kind):
            for path, number in numbers(document):
                if number.get("kind") == "fitted" and number["source"].startswith(SOURCE):
                    families = frozenset(number["source"].split(": ", 1)[1].split(", "))
                    place = path if kind == "stacks" else f"{name}/{path}"
                    result.append(Constant(name, place, number["value"], families))
    return result


def ranges(constants):
    """Where a fit looks: half to twice the value; rates of kernels up to 1."""
    result = {}
    for c in constants:
        high = 1.0 if c.field.startswith("kernels.") and c.value <= 1 and \
            not c.field.endswith("issue") else math.inf
        result[c.path] = (c.value / 2, min(1.5 * c.value, high))
    return result


def borrowed(constant, family, constants):
    """The value for a family that is all that the constant was fitted to."""
    if constant.cluster:
        clusters = dict(documents("clusters"))
        standard = clusters[clusters[constant.cluster]["device"]]
        return fit.field(standard, constant.field)["value"]
    others = [c.value for c in constants if c.field == constant.field and not c.cluster and
              c.file != constant.file and family not in c.families]
    if others and min(others) <= 0:
        return metrics.mean(others)
    if others:
        return math.exp(metrics.mean([math.log(v) for v in others]))
    return fit.field(dict(documents("stacks"))[UNFITTED], constant.field)["value"]


class HeldOut:
    def __init__(self, planner, say=lambda text: None):
        self.planner, self.say = planner, say
        self.cases = [c for c in score.cases(("calibration",)) if c.complete and c.command]
        self.constants = fitted()

    def values(self, family):
        """Constant's path -> value without the family; by the stack's name."""
        stack = next(c.command.stack for c in self.cases if c.row.family == family)
        own = [c for c in self.constants if family in c.families and
               (c.file == stack or c.cluster)]
        if not own:
            return stack, {}
        rest = {c.row.family for c in self.cases if c.command.stack == stack} - {family}
        if not rest:
            return stack, {c.path: borrowed(c, family, self.constants) for c in own}
        start = {c.path: borrowed(c, family, self.constants) if c.cluster else c.value
                 for c in own}
        free = [c for c in own if not c.cluster]
        search = fit.Fit(self.planner, stack, list(start), MOST)
        search.cases = [c for c in search.cases if c.row.family in rest]
        best = search.search(ranges(free), start, sorted(rest), (0, 1))
        return stack, best

    def residuals(self, family):
        """id -> (log(measured / predicted), HFU of the prediction)."""
        stack, values = self.values(family)
        shown = ", ".join(f"{k} {v:.3g}" for k, v in values.items())
        fitting = fit.Fit(self.planner, stack, list(values), 10 ** 6)
        for constant, value in values.items():
            fitting.documents.number(constant)["value"] = value
        run = runner.Runner(self.planner, fitting.folder,
                            fitting.documents.save(fitting.folder) if values else {})
        cases = [c for c in self.cases if c.row.family == family]
        answers = run.run([c.command for c in cases])
        result = {}
        for case in cases:
            case.take(answers)
            if case.prediction:
                result[case.row.id] = (-math.log(1 + case.error()), case.prediction["hfu"])
        if not result:
            raise ValueError(f"{family}: {cases[0].refused}")
        spread = [math.exp(r) for r, _ in result.values()]
        self.say(f"{family} ({stack}): {shown or 'nothing was fitted to it'}; measured / "
                 f"predicted {metrics.quantile(spread, 0.05):.3f} to "
                 f"{metrics.quantile(spread, 0.95):.3f}")
        return result

    def all(self):
        """family -> id -> residual and HFU."""
        result = collections.OrderedDict()
        for family in sorted({c.row.family for c in self.cases}):
            result[family] = self.residuals(family)
        return result
