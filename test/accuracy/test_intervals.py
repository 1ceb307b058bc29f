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


def residual(family, value, stack="s", sweep="one"):
    return types.SimpleNamespace(family=family, value=value, stack=stack, sweep=sweep)


class Quantiles(unittest.TestCase):
    def test_rows_count_alike(self):
        # 18 of 20, which are least apart without the two of "y".
        values = {"x": [math.log(v) for v in (0.6, 0.7)] + [0.0] * 15 + [math.log(1.1)],
                  "y": [math.log(2), math.log(3)]}
        low, high = intervals.interval(values)
        self.assertAlmostEqual(low, 0.6)
        self.assertAlmostEqual(high, 1.1)

    def test_none_that_holds_as_many_is_narrower(self):
        draw = random.Random(11)
        values = [draw.expovariate(5) for _ in range(200)]
        low, high = (math.log(end) for end in intervals.interval({"a": values}))
        self.assertGreaterEqual(sum(low <= v <= high for v in values), 180)
        self.assertEqual(low, 0)
        for start in (draw.uniform(0, 0.5) for _ in range(200)):
            end = start + 0.999 * (high - low)
            self.assertLess(sum(start <= v <= end for v in values), 181)

    def test_covers_what_it_says(self):
        """90 of 100 fresh rows, of families that were seen."""
        draw = random.Random(7)
        values = {f: [draw.gauss(0, 0.1) for _ in range(400)] for f in "abcd"}
        low, high = intervals.interval(values)
        fresh = [math.exp(draw.gauss(0, 0.1)) for _ in range(4000)]
        self.assertAlmostEqual(metrics.coverage([(low, high, r) for r in fresh]), 0.9, delta=0.02)


class Stacks(unittest.TestCase):
    ROWS = [residual("a", 0.1)] * 10 + [residual("b", -0.1)] * 10 + \
        [residual("c", 0.5, "t")] * 30 + [residual("d", 0, "u"), residual("e", 0, "u")]

    def test_a_stack_of_two_families_has_its_own(self):
        self.assertEqual(set(intervals.own(self.ROWS, "s", intervals.by_family)), {"a", "b"})

    def test_others_take_all(self):
        for name in ("t", "u", "nobody"):
            self.assertEqual(set(intervals.own(self.ROWS, name, intervals.by_family)),
                             {"a", "b", "c", "d", "e"})

    def test_the_prediction_is_inside(self):
        low, high = intervals.interval({"a": [0.1, 0.2, 0.3]})
        self.assertEqual(low, 1)
        self.assertGreater(high, 1)


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
        residuals = intervals.read()
        for name in intervals.stack_names():
            with open(os.path.join(intervals.STACKS, name + ".json"), encoding="utf-8") as file:
                stated = json.load(file)["interval"]
            for path, (value, families) in intervals.intervals(residuals, name).items():
                number = stated
                for part in path.split("."):
                    number = number[part]
                self.assertAlmostEqual(number["value"], value, places=3, msg=f"{name} {path}")
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
                ("time.low", 0.5), ("time.high", 2), ("memory.low", 0.25),
                ("memory.high", 4), ("ratio", 3))}
            intervals.write(path, values, "2026-01")
            with open(path, encoding="utf-8") as file:
                after = json.load(file)
        self.assertEqual(after["interval"]["memory"]["high"]["value"], 4)
        self.assertTrue(re.search("x, y$", after["interval"]["ratio"]["source"]))
        rest = json.loads(before)
        del rest["interval"], after["interval"]
        self.assertEqual(rest, after)


if __name__ == "__main__":
    unittest.main()
