"""The search for constants, on a predictor that is a formula."""

import math
import os
import tempfile
import unittest

import support  # noqa: F401
import fit


class FakeFit(fit.Fit):
    """Residuals vanish at a = 0.6 and b = 3."""

    def __init__(self):  # pylint: disable=super-init-not-called
        pass

    def residuals(self, values):
        return {"x": [math.log(values["a"] / 0.6), 0.1 * (values["b"] - 3)],
                "y": [math.log(values["a"] / 0.6)]}


class Search(unittest.TestCase):
    def test_finds_the_least_error_inside_the_ranges(self):
        best = FakeFit().search({"a": (0.2, 1), "b": (0, 10)}, {"a": 1, "b": 0}, ["x", "y"])
        self.assertAlmostEqual(best["a"], 0.6, delta=0.05)
        self.assertAlmostEqual(best["b"], 3, delta=0.5)

    def test_stays_inside_the_range(self):
        best = FakeFit().search({"a": (0.7, 1)}, {"a": 1, "b": 3}, ["x", "y"])
        self.assertEqual(best["a"], 0.7)

    def test_families_count_alike(self):
        # By hand: |log(1.2 / 0.6)| = 0.6931 for both rows' first residual, 0.2
        # for the second: ((0.6931 + 0.2) / 2 + 0.6931) / 2 = 0.5699.
        self.assertAlmostEqual(FakeFit().loss({"a": 1.2, "b": 5}, ["x", "y"]), 0.5699, 4)


class Files(unittest.TestCase):
    def test_a_number_keeps_the_notation_of_its_file(self):
        text = '{\n  "x": {"value": 25e9, "unit": "B/s"},\n  "y": 1\n}'
        self.assertEqual(fit.one_line({"value": 25e9, "unit": "B/s"}, text),
                         '{"value": 25e9, "unit": "B/s"}')

    def test_writing_changes_the_value_and_its_kind_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "s.json")
            with open(path, "w", encoding="utf-8") as file:
                file.write('{\n  "a": {"value": 1, "kind": "assumed", "source": "s", "date": "d"},\n'
                           '  "k": {\n    "a": {"value": 1, "kind": "assumed", "source": "s", '
                           '"date": "d"}\n  }\n}\n')

            class Documents:
                paths = {"s": path}

                @staticmethod
                def place(constant):
                    return "s", constant

            class Done:
                cases = []
                documents = Documents

            fit.write(Done, {"k.a": 0.5})
            with open(path, encoding="utf-8") as file:
                lines = file.read().splitlines()
        self.assertIn('"value": 1, "kind": "assumed"', lines[1])
        self.assertIn('"value": 0.5, "kind": "fitted"', lines[3])


if __name__ == "__main__":
    unittest.main()
