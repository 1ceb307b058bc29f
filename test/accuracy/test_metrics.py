"""Figures of error against numbers worked out by hand."""

import unittest

import support  # noqa: F401
import metrics


class Summary(unittest.TestCase):
    # Predicted / measured - 1: +0.1, -0.2, +0.3, 0.
    PAIRS = [(11, 10), (8, 10), (26, 20), (5, 5)]

    def test_by_hand(self):
        s = metrics.summary(self.PAIRS)
        self.assertEqual(s["n"], 4)
        self.assertAlmostEqual(s["mape"], 0.6 / 4)
        self.assertAlmostEqual(s["median"], 0.15)  # between 0.1 and 0.2
        self.assertAlmostEqual(s["bias"], 0.2 / 4)
        # Place 0.9 * 3 = 2.7 of 0, 0.1, 0.2, 0.3.
        self.assertAlmostEqual(s["p90"], 0.27)
        self.assertAlmostEqual(s["worst"], 0.3)

    def test_the_worst_keeps_its_sign(self):
        self.assertAlmostEqual(metrics.summary([(5, 10), (13, 10)])["worst"], -0.5)

    def test_quantiles_of_one_value(self):
        self.assertEqual(metrics.quantile([7], 0.9), 7)


class Order(unittest.TestCase):
    def test_ranks_share_ties(self):
        self.assertEqual(metrics.ranks([10, 30, 10, 20]), [1.5, 4, 1.5, 3])

    def test_spearman_by_hand(self):
        # Rank differences 0, 1, 1, 0, 0: 1 - 6 * 2 / (5 * 24) = 0.9.
        self.assertAlmostEqual(metrics.spearman([1, 2, 3, 4, 5], [1, 3, 2, 40, 500]), 0.9)

    def test_reversed_order(self):
        self.assertAlmostEqual(metrics.spearman([1, 2, 3], [3, 2, 1]), -1)

    def test_what_does_not_vary_has_no_order(self):
        self.assertIsNone(metrics.spearman([1, 1, 1], [1, 2, 3]))

    def test_regret(self):
        # The second is predicted best and takes 11; the best takes 10.
        self.assertAlmostEqual(metrics.regret([(5, 10), (4, 11), (9, 30)]), 0.1)
        self.assertEqual(metrics.regret([(4, 10), (5, 11)]), 0)

    def test_regret_of_a_tie_is_the_worse(self):
        self.assertAlmostEqual(metrics.regret([(4, 10), (4, 12)]), 0.2)


class Classes(unittest.TestCase):
    def test_confusion_by_hand(self):
        # Predicted to fit, ran.
        outcomes = [(True, True), (True, False), (False, False), (False, False),
                    (False, True)]
        c = metrics.confusion(outcomes)
        self.assertAlmostEqual(c["accuracy"], 3 / 5)
        self.assertAlmostEqual(c["false_feasible"], 1 / 3)
        self.assertAlmostEqual(c["false_infeasible"], 1 / 2)
        self.assertAlmostEqual(c["false_feasible_of_all"], 1 / 5)

    def test_coverage(self):
        self.assertAlmostEqual(metrics.coverage([(1, 3, 2), (1, 3, 4), (2, 2, 2)]), 2 / 3)


if __name__ == "__main__":
    unittest.main()
