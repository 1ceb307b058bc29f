"""The committed tables: columns, units, ranges, unique ids; conversions."""

import re
import unittest

import support  # noqa: F401
import mapping
import measurements

ROWS = {"calibration": 558, "validation": 800, "memory": 108, "feasibility": 410}


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.tables = {t: measurements.read(t) for t in measurements.TABLES}

    def rows(self):
        return [row for rows in self.tables.values() for row in rows]

    def test_sizes(self):
        self.assertEqual({t: len(r) for t, r in self.tables.items()}, ROWS)

    def test_ids_are_unique(self):
        ids = [row.id for row in self.rows()]
        self.assertEqual(len(ids), len(set(ids)))

    def test_every_row_has_a_source_and_a_family_with_rules(self):
        for row in self.rows():
            self.assertTrue(row.source and row.hardware, row.id)
            self.assertIn(row.family, mapping.RULES, row.id)

    def test_units(self):
        for table in ("calibration", "validation"):
            for row in self.tables[table]:
                self.assertIn(row.metric, measurements.METRICS, row.id)
                self.assertGreater(row.value, 0, row.id)
                self.assertIn(row.trust, ("A", "B", "C"), row.id)
        for row in self.tables["memory"]:
            self.assertIn(row.unit.split(" ")[0], measurements.GIGA, row.id)
            self.assertIn(row.measured, (0, 1), row.id)

    def test_words(self):
        for row in self.rows():
            self.assertIn(row.recompute, ("", "none", "selective", "full"), row.id)
            self.assertIn(row.precision, ("", "bf16", "fp16", "fp8"), row.id)
        for row in self.tables["feasibility"]:
            self.assertIn(row.outcome, ("ok", "oom", "kernel_unavailable", "error"), row.id)
            self.assertIn(row.attn_kernel, mapping.KERNELS, row.id)

    def test_degrees_multiply_to_the_devices(self):
        for row in self.rows():
            degrees = (row.tp, row.pp, row.cp, row.dp)
            if None not in degrees:
                product = 1
                for degree in degrees:
                    product *= degree
                self.assertEqual(product, row.gpus, row.id)

    def test_no_peak_exceeds_its_device(self):
        """Devices are named by their memory in GiB; a B200 has 180."""
        peaks = [row for row in self.tables["memory"]
                 if row.measured == 1 and row.value is not None]
        self.assertGreater(len(peaks), 80)
        for row in peaks:
            named = re.search(r"-(\d+)G", row.hardware)
            gib = 180 if row.hardware == "B200-SXM" else int(named.group(1))
            self.assertLessEqual(measurements.memory_bytes(row), gib * 2 ** 30, row.id)

    def test_nothing_is_fitted_on_validation(self):
        """The tables are disjoint not only by id: no configuration that was
        measured once is in both under another id with the same value."""
        def key(row):
            return tuple(getattr(row, c) for c in measurements.COLUMNS["calibration"]
                         if c not in ("id", "source", "comment"))
        seen = {key(row) for row in self.tables["calibration"]}
        self.assertEqual([r.id for r in self.tables["validation"] if key(r) in seen], [])


class Conversions(unittest.TestCase):
    def row(self, **fields):
        base = dict.fromkeys(measurements.COLUMNS["calibration"], "")
        base.update(id="x-1", hardware="A100-80G-SXM", layers="2", hidden="8", heads="4",
                    kv_heads="2", ffn_hidden="16", gated_ffn="1", vocab="10", seq="3",
                    gpus="4", global_batch="5", precision="bf16")
        base.update(fields)
        return measurements.Row("calibration", base)

    def test_throughput(self):
        # 5 sequences of 3 tokens, 4 devices at 0.5 tokens/s: 15 / 2.
        self.assertAlmostEqual(measurements.step_time(
            self.row(metric="tokens_per_s_per_gpu", value="0.5")), 7.5)

    def test_model_flops_by_hand(self):
        # Layer parameters: Q and output 2 * 64, K and V 2 * 8 * 4 = 64, three
        # matrices of 8 x 16 = 384; together 576. A token: 2 * 576 and attention
        # 4 * 3 * 8 = 96, two layers 2496, logits 2 * 8 * 10 = 160: 2656. Three
        # passes, 5 sequences, 3 tokens: 119520.
        self.assertEqual(measurements.model_flops(self.row()), 119520)

    def test_tflops(self):
        self.assertAlmostEqual(measurements.step_time(
            self.row(metric="tflops_per_gpu", value="1e-6")), 119520 / 4e6)

    def test_flops_with_recompute(self):
        # 96 * 5 * 3 * 2 * 64 * (1 + 3/48 + 10/256) = 184320 * 1.1015625.
        row = self.row(id="ptdp-1", metric="tflops_per_gpu", value="1e-6")
        self.assertAlmostEqual(measurements.step_time(row), 184320 * 1.1015625 / 4e6)

    def test_both_counts_agree_for_a_plain_model(self):
        """Megatron's formula is the model's FLOP with the layers' forward pass
        once more: 4/3 of all but the logits."""
        row = self.row(gated_ffn="0", kv_heads="4", ffn_hidden="32", metric="iter_time_s", value="1")
        logits = 3 * 5 * 3 * 2 * 8 * 10
        layers = measurements.model_flops(row) - logits
        self.assertAlmostEqual(measurements.recompute_flops(row), layers * 4 / 3 + logits)

    def test_mfu(self):
        self.assertAlmostEqual(measurements.step_time(
            self.row(metric="mfu", value="50")), 119520 / (4 * 0.5 * 312e12))

    def test_empty_recompute_is_incomplete_except_for_vtrain(self):
        fields = dict(tp="1", pp="1", cp="1", dp="4", micro_batch="1", trust="A")
        self.assertFalse(measurements.complete(self.row(**fields)))
        self.assertTrue(measurements.complete(self.row(recompute="none", **fields)))
        self.assertTrue(measurements.complete(self.row(**{**fields, "id": "vts-1"})))
        self.assertFalse(measurements.complete(
            self.row(**{**fields, "recompute": "none", "trust": "C"})))
        self.assertFalse(measurements.complete(
            self.row(**{**fields, "recompute": "none", "pp": "2"})))

    def test_nvidia_smi_counts_in_powers_of_two(self):
        base = dict.fromkeys(measurements.COLUMNS["memory"], "")
        base.update(id="mem-bloom-1", unit="GB (x)", quantity="peak (nvidia-smi)", value="2")
        self.assertEqual(measurements.memory_bytes(measurements.Row("memory", base)), 2 ** 31)
        base.update(id="mem-zb-1", quantity="peak memory")
        self.assertEqual(measurements.memory_bytes(measurements.Row("memory", base)), 2e9)


if __name__ == "__main__":
    unittest.main()
