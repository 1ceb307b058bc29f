"""Intervals: what residuals make of them, and what the files say."""

import json
import math
import os
import random
import re
import tempfile
import types
import unittest

import support
import held_out
import intervals
import metrics
import score


def residual(family, value, stack="s", sweep="one", hfu=0.5):
    return types.SimpleNamespace(family=family, value=value, stack=stack, sweep=sweep, hfu=hfu)


def residuals(values):
    return [residual("a", v) for v in values]


class Quantiles(unittest.TestCase):
    def test_rows_count_alike(self):
        # 18 of 20, which are least apart without the two of "y".
        values = [math.log(v) for v in (0.6, 0.7, 1.1, 2, 3)] + [0.0] * 15
        low, high = intervals.interval(residuals(values))
        self.assertAlmostEqual(low, 0.6)
        self.assertAlmostEqual(high, 1.1)

    def test_none_that_holds_as_many_is_narrower(self):
        draw = random.Random(11)
        values = [draw.expovariate(5) for _ in range(200)]
        low, high = (math.log(end) for end in intervals.interval(residuals(values)))
        self.assertGreaterEqual(sum(low <= v <= high for v in values), 180)
        self.assertEqual(low, 0)
        for start in (draw.uniform(0, 0.5) for _ in range(200)):
            end = start + 0.999 * (high - low)
            self.assertLess(sum(start <= v <= end for v in values), 181)

    def test_covers_what_it_says(self):
        """90 of 100 fresh rows, of families that were seen."""
        draw = random.Random(7)
        low, high = intervals.interval(residuals(draw.gauss(0, 0.1) for _ in range(1600)))
        fresh = [math.exp(draw.gauss(0, 0.1)) for _ in range(4000)]
        self.assertAlmostEqual(metrics.coverage([(low, high, r) for r in fresh]), 0.9, delta=0.02)


class Stacks(unittest.TestCase):
    ROWS = [residual("a", 0.1)] * 10 + [residual("b", -0.1)] * 10 + \
        [residual("c", 0.5, "t")] * 30 + [residual("d", 0, "u"), residual("e", 0, "u")]

    def families(self, stack):
        return set(intervals.by_family(intervals.own(self.ROWS, stack, intervals.by_family)))

    def test_a_stack_of_two_families_has_its_own(self):
        self.assertEqual(self.families("s"), {"a", "b"})

    def test_others_take_all(self):
        for name in ("t", "u", "nobody"):
            self.assertEqual(self.families(name), {"a", "b", "c", "d", "e"})

    def test_the_prediction_is_inside(self):
        low, high = intervals.interval(residuals([0.1, 0.2, 0.3]))
        self.assertEqual(low, 1)
        self.assertGreater(high, 1)


class ByHfu(unittest.TestCase):
    def test_what_makes_little_of_the_device_is_less_certain(self):
        """Errors of 0.3 at an HFU of a tenth, of 0.03 at a half."""
        draw = random.Random(3)

        def drawn(hfu):
            return residual("a", draw.gauss(0, 0.03 / (hfu * 2) ** 1.43), hfu=hfu)

        rows = [drawn(draw.uniform(0.1, 0.5)) for _ in range(2000)]
        points = intervals.by_hfu(rows)
        self.assertEqual(len(points), intervals.WINDOWS)
        self.assertEqual([p[0] for p in points], sorted(p[0] for p in points))
        widths = [high - low for _, low, high in points]
        self.assertGreater(widths[0], 4 * widths[-1])
        fresh = [drawn(draw.uniform(0.1, 0.5)) for _ in range(2000)]
        ends = [min(points, key=lambda p: abs(p[0] - r.hfu)) for r in fresh]
        self.assertAlmostEqual(metrics.coverage(
            [(low, high, math.exp(r.value)) for r, (_, low, high) in zip(fresh, ends)]),
            0.9, delta=0.03)

    def test_between_points_as_the_planner_reads_them(self):
        points = [(0.125, 0.5625, 1.5), (0.5, 1, 1)]
        for hfu, low, high in ((0.01, 0.5625, 1.5), (0.25, 0.75, 1.5 ** 0.5), (0.9, 1, 1)):
            ends = intervals.at(points, hfu)
            self.assertAlmostEqual(math.exp(ends[0]), low)
            self.assertAlmostEqual(math.exp(ends[1]), high)

    def test_score_by_hand(self):
        """Rows of 0.1 but one of 0.4, which is outside where it is left out."""
        rows = [residual("a", 0.4)] + [residual("a", 0.1)] * 99
        score, inside = intervals.interval_score(rows, 9, 0.2)
        self.assertAlmostEqual(score, 0.1 + 0.3 / 0.05 / 100)
        self.assertAlmostEqual(inside, 0.99)

    def test_few_rows_have_one_interval(self):
        rows = [residual("a", 0.01 * i, hfu=0.01 * i) for i in range(1, 90)]
        self.assertEqual(intervals.by_hfu(rows), [(0.45, *intervals.interval(rows))])

    def test_rows_of_one_hfu_are_one_point(self):
        rows = [residual("a", 0.001 * i) for i in range(200)]
        self.assertEqual([p[0] for p in intervals.by_hfu(rows)], [0.5])


class Ratios(unittest.TestCase):
    def test_a_common_error_is_none(self):
        """All 30 % too fast: the order and the ratios are right."""
        rows = [residual("a", 0.3) for _ in range(5)]
        self.assertEqual(intervals.pairs(rows), {"a": [0.0] * 10})

    def test_pairs_by_hand(self):
        rows = [residual("a", v) for v in (0, 0.1, 0.3, 0.6)]
        got = sorted(intervals.pairs(rows)["a"])
        for value, want in zip(got, (0.1, 0.2, 0.3, 0.3, 0.5, 0.6)):
            self.assertAlmostEqual(value, want)

    def test_only_rows_of_one_sweep_are_compared(self):
        rows = [residual("a", v, sweep=s) for s in "xy" for v in (0, 1, 2)]
        self.assertEqual(len(intervals.pairs(rows)["a"]), 6)

    def test_two_rows_are_no_family(self):
        self.assertEqual(intervals.pairs([residual("a", 0), residual("a", 1)]), {})


class HeldOut(unittest.TestCase):
    def constant(self, **fields):
        return held_out.Constant(**{**dict(file="s", path="kernels.matmul", value=0.8,
                                           families=frozenset("a")), **fields})

    def test_finds_what_fit_has_written(self):
        document = {"a": {"value": 1, "kind": "fitted"}, "b": [{"c": {"value": 2}}]}
        self.assertEqual([p for p, _ in held_out.numbers(document)], ["a", "b.0.c"])
        for constant in held_out.fitted():
            self.assertTrue(constant.families, constant)

    def test_borrows_from_the_other_fits(self):
        mine = self.constant()
        others = [self.constant(file="t", value=0.5, families=frozenset("b")),
                  self.constant(file="u", value=0.98, families=frozenset("c")),
                  # A fit to the family itself says nothing of it.
                  self.constant(file="v", value=0.1, families=frozenset("ab"))]
        self.assertAlmostEqual(held_out.borrowed(mine, "a", [mine] + others), 0.7)

    def test_without_other_fits_it_is_the_unfitted_number(self):
        mine = self.constant(value=0.5)
        self.assertEqual(held_out.borrowed(mine, "a", [mine]), 1)

    def test_a_cluster_is_as_its_standard_one(self):
        mine = self.constant(file="aleph-alpha-a100",
                             path="aleph-alpha-a100/levels.1.bandwidth", value=2e9)
        self.assertEqual(held_out.borrowed(mine, "aa", [mine]), 25e9)


class Files(unittest.TestCase):
    def test_the_stacks_say_what_the_residuals_say(self):
        """Or bench/accuracy/intervals.py has to run again."""
        known = intervals.read()
        for name in intervals.stack_names():
            with open(os.path.join(intervals.STACKS, name + ".json"), encoding="utf-8") as file:
                stated = json.load(file)["interval"]
            for path, (value, families) in intervals.intervals(known, name).items():
                number = stated
                for part in path.split("."):
                    number = number[part]
                got, want = ([number["value"]], [value]) if path != "time" else \
                    ([v for point in number["points"] for v in point],
                     [v for point in value for v in point])
                self.assertEqual(len(got), len(want))
                for a, b in zip(got, want):
                    self.assertAlmostEqual(a, b, delta=0.0006, msg=f"{name} {path}")
                self.assertIn(", ".join(families), number["source"])

    def test_no_row_of_validation_is_among_the_residuals(self):
        with open(intervals.RESIDUALS, encoding="utf-8") as file:
            rows = json.load(file)
        known = {c.row.id for c in score.cases(("validation", "feasibility"))}
        for ids in rows.values():
            self.assertTrue(ids)
            self.assertFalse(known & set(ids))

    def test_writing_changes_the_interval_alone(self):
        source = os.path.join(intervals.STACKS, "megatron.json")
        with open(source, encoding="utf-8") as file:
            before = file.read()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "s.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write(before)
            values = {p: (v, ["x", "y"]) for p, v in (
                ("time", [(0.1, 0.5, 2), (0.5, 0.9, 1.1)]), ("memory.low", 0.25),
                ("memory.high", 4), ("ratio", 3))}
            intervals.write(path, values, "2026-01")
            with open(path, encoding="utf-8") as file:
                after = json.load(file)
        self.assertEqual(after["interval"]["time"]["points"], [[0.1, 0.5, 2], [0.5, 0.9, 1.1]])
        self.assertEqual(after["interval"]["memory"]["high"]["value"], 4)
        self.assertTrue(re.search("x, y$", after["interval"]["ratio"]["source"]))
        rest = json.loads(before)
        del rest["interval"], after["interval"]
        self.assertEqual(rest, after)


if __name__ == "__main__":
    unittest.main()
