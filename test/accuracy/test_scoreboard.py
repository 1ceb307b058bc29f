"""From rows to commands, from answers to figures, and what CI calls worse."""

import os
import stat
import tempfile
import unittest
import xml.dom.minidom

import support
import document
import mapping
import measurements
import plot
import runner
import score


def rows(prefix):
    return [r for t in score.TIME_TABLES for r in measurements.read(t)
            if r.id.startswith(prefix)]


class Mapping(unittest.TestCase):
    def command(self, row_id):
        return mapping.command(rows(row_id)[0])

    def test_vtrain_recomputes_everything(self):
        command = self.command("vtm-0001")
        self.assertEqual(command.stack, "megatron-2021")
        self.assertIn("recompute=full", command.strategy)
        self.assertIn("vocab=51200", command.model)

    def test_calibration_and_validation_rows_map(self):
        for row in rows(""):
            try:
                command = mapping.command(row)
            except mapping.CannotMap:
                self.assertIn(row.id, ("mlmH-010", "mlmH-011"))
                continue
            fields = dict(f.split("=") for f in command.strategy.split(","))
            self.assertEqual(int(fields["gbs"]) % (int(fields["mbs"]) * int(fields["dp"])),
                             0, row.id)

    def test_sequence_parallelism_is_said_with_tensor_parallelism(self):
        for row_id, said in (("aa-001", None), ("aa-007", "1"), ("aa-010", "0"),
                             ("vtm-0001", None), ("vtm-0067", "0")):
            fields = dict(f.split("=") for f in self.command(row_id).strategy.split(","))
            self.assertEqual(fields.get("sp"), said, row_id)

    def test_the_measured_value_decides_nothing(self):
        for row in rows("")[::37]:
            try:
                before = mapping.command(row)
            except mapping.CannotMap:
                continue
            row.value *= 3
            self.assertEqual(mapping.command(row), before)

    def test_kernels_of_the_layout_study(self):
        for row in rows("aa-"):
            norm = "fused" if "RMS kernel" in row.comment else "eager"
            self.assertIn(f"attn=flash2,norm={norm}", mapping.command(row).strategy)

    def test_overlap_that_a_row_denies(self):
        off = [r for r in rows("mlperf") if "TP overlap off" in r.comment]
        self.assertTrue(off)
        for row in off:
            self.assertIn("overlap=dp", mapping.command(row).strategy)

    def test_heads_are_divided(self):
        """What Megatron would refuse was not measured."""
        for table in measurements.TABLES:
            for row in measurements.read(table):
                row = mapping.completed(row)
                if row.heads:
                    self.assertEqual(row.heads % row.tp, 0, row.id)
                    self.assertEqual(row.kv_heads % row.tp, 0, row.id)

    def test_clusters_exist(self):
        folder = os.path.join(support.ROOT, "cost-models", "clusters")
        names = {f[:-5] for f in os.listdir(folder)}
        for table in measurements.TABLES:
            for row in measurements.read(table):
                try:
                    self.assertIn(mapping.command(row).cluster, names, row.id)
                except mapping.CannotMap:
                    pass


class FakePlanner(unittest.TestCase):
    """A script in place of the planner, so that nothing here needs a build."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def planner(self, body):
        path = os.path.join(self.folder.name, "planner")
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n" + body)
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
        return path

    def run_on(self, body, cases):
        run = runner.Runner(self.planner(body), os.path.join(self.folder.name, "cache"))
        answers = run.run([c.command for c in cases if c.command])
        for case in cases:
            case.take(answers)
        return run

    def cases(self, prefix="mlm20"):
        return score.cases(score.TIME_TABLES, lambda row: row.id.startswith(prefix))

    def test_answers_are_kept_and_not_asked_for_again(self):
        log = os.path.join(self.folder.name, "log")
        body = f"echo x >> {log}\necho '{{\"step_time_s\": 2}}'\n"
        self.run_on(body, self.cases())
        self.run_on(body, self.cases())
        with open(log, encoding="utf-8") as file:
            self.assertEqual(len(file.readlines()), len(self.cases()))

    def test_another_planner_is_asked_again(self):
        cases = self.cases()
        self.run_on("echo '{\"step_time_s\": 2}'", cases)
        self.run_on("echo '{\"step_time_s\": 4}'", cases)
        self.assertEqual(cases[0].pair()[0], 4)

    def test_a_refused_row_is_not_covered(self):
        cases = self.cases()
        self.run_on("echo 'error: no such thing' >&2; exit 1", cases)
        figures = score.figures(cases)
        family = figures["families"]["calibration"]["mlm20"]
        self.assertEqual((family["rows"], family["covered"]), (4, 0))
        self.assertEqual(list(figures["refused"]), ["error: no such thing"])

    def test_what_is_worse(self):
        cases = self.cases()
        self.run_on("echo '{\"step_time_s\": 2}'", cases)
        committed = score.errors(cases)
        self.assertEqual(score.worse(cases, committed), [])
        better = {k: v / 2 for k, v in committed.items()}
        self.assertEqual(len(score.worse(cases, better)), 2)
        within = {k: v - 0.005 for k, v in committed.items()}
        self.assertEqual(score.worse(cases, within), [])

    def test_a_row_that_is_lost_is_worse(self):
        cases = self.cases()
        self.run_on("echo '{\"step_time_s\": 2}'", cases)
        committed = score.errors(cases)
        cases[0].prediction = None
        self.assertIn("no longer predicted: " + cases[0].row.id,
                      score.worse(cases, committed)[0])


class Documents(unittest.TestCase):
    def answered(self):
        cases = score.cases(measurements.TABLES)
        for case in cases:
            if case.command:
                case.prediction = {"step_time_s": 1.0, "interval_s": [0.9, 1.2],
                                   "memory_bytes": {"total_peak": 2 ** 36, "usable": 80e9},
                                   "per_stage": [{"memory_bytes": 2 ** 36}],
                                   "provenance": {"device": "a100-80g-sxm"},
                                   "fits": True}
        return cases

    def test_the_document_has_every_family_and_no_placeholder(self):
        cases = self.answered()
        text = document.write(score.figures(cases))
        self.assertNotRegex(text, r"@[A-Z]+@")
        for case in cases:
            if case.row.table in score.TIME_TABLES:
                self.assertIn(f"| {case.row.family} |", text)

    def test_deterministic(self):
        self.assertEqual(document.write(score.figures(self.answered())),
                         document.write(score.figures(self.answered())))

    def test_the_plot_is_xml_with_a_mark_for_each_point(self):
        text = plot.scatter({"a": [(1, 2), (3, 4)], "b": [(0.5, 0.5)]}, "T")
        svg = xml.dom.minidom.parseString(text)
        marks = [g for g in svg.getElementsByTagName("g") if g.getAttribute("aria-label")]
        self.assertEqual([len(g.childNodes) for g in marks], [5, 3])  # with line ends
        self.assertEqual(svg.documentElement.getAttribute("role"), "img")

    def test_the_diagonal(self):
        """Equal values lie as far right as up: 0.5 of 0.1 to 1 decades."""
        text = plot.scatter({"a": [(0.5, 0.5), (1, 1), (0.1, 0.1)]}, "T")
        circle = xml.dom.minidom.parseString(text).getElementsByTagName("circle")[0]
        right = float(circle.getAttribute("cx")) - plot.LEFT
        up = plot.TOP + plot.SIDE - float(circle.getAttribute("cy"))
        self.assertAlmostEqual(right, up, places=1)
        self.assertAlmostEqual(right, plot.SIDE * 0.69897, places=1)

    def test_subset_is_of_every_family(self):
        cases = self.answered()
        part = score.subset(cases)
        whole = {(c.row.table, c.row.family) for c in cases if c.complete}
        self.assertEqual({(c.row.table, c.row.family) for c in part if c.complete}, whole)
        self.assertLess(len(part), 350)


if __name__ == "__main__":
    unittest.main()
