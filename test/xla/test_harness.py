"""The harness must see what it is there to see."""

import unittest

import communication
import hlo
import replica_groups
import runtime  # noqa: F401, first: it sets the devices

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

MESH = [("x", 2), ("y", 4)]

HLO = """\
HloModule m, num_partitions=8

%add (a: f32[], b: f32[]) -> f32[] {
  %a = f32[] parameter(0)
  %b = f32[] parameter(1)
  ROOT %sum = f32[] add(%a, %b)
}

%body (p: (s32[], f32[8,16])) -> (s32[], f32[8,16]) {
  %p = (s32[], f32[8,16]{1,0}) parameter(0)
  %i = s32[] get-tuple-element(%p), index=0
  %v = f32[8,16]{1,0} get-tuple-element(%p), index=1
  %ar = f32[8,16]{1,0} all-reduce(%v), replica_groups=[2,4]<=[8], to_apply=%add
  ROOT %out = (s32[], f32[8,16]{1,0}) tuple(%i, %ar)
}

%condition (q: (s32[], f32[8,16])) -> pred[] {
  %q = (s32[], f32[8,16]{1,0}) parameter(0)
  %j = s32[] get-tuple-element(%q), index=0
  %n = s32[] constant(12)
  ROOT %less = pred[] compare(%j, %n), direction=LT
}

ENTRY %main (x: f32[8,16]) -> f32[8,4] {
  %x = f32[8,16]{1,0} parameter(0)
  %zero = s32[] constant(0)
  %t = (s32[], f32[8,16]{1,0}) tuple(%zero, %x)
  %w = (s32[], f32[8,16]{1,0}) while(%t), condition=%condition, body=%body
  %y = f32[8,16]{1,0} get-tuple-element(%w), index=1
  %both = f32[8,16]{1,0} all-reduce(%y), replica_groups=mesh['a'=2,'b'=4] {'a','b'}, to_apply=%add
  %at = s32[] constant(4)
  ROOT %piece = f32[8,4]{1,0} dynamic-slice(%both, %zero, %at), dynamic_slice_sizes={8,4}
}
"""


class ReplicaGroups(unittest.TestCase):
    def test_notations_agree(self):
        """The minor axis of 2 x 4 devices, said in every way."""
        want = [[0, 1, 2, 3], [4, 5, 6, 7]]
        for text in (
            "replica_groups={{0,1,2,3},{4,5,6,7}}",
            "replica_groups=[2,4]<=[8]",
            "replica_groups=mesh['a'=2,'b'=4] {'b'}",
            "replica_groups=mesh['a'=4,'b'=2], device_ids=([2,4]T(1,0)) {'a'}",
            "replica_groups=mesh['a'=8] {'a':(2)4}",
        ):
            self.assertEqual(replica_groups.parse(text), want, text)

    def test_transposed(self):
        want = [[0, 4], [1, 5], [2, 6], [3, 7]]
        for text in (
            "replica_groups=[4,2]<=[2,4]T(1,0)",
            "replica_groups=mesh['a'=8] {'a':(1)2}",
        ):
            self.assertEqual(replica_groups.parse(text), want, text)

    def test_axes(self):
        axes = communication.axes_of
        self.assertEqual(axes(MESH, [[0, 1, 2, 3], [4, 5, 6, 7]]), ("y",))
        self.assertEqual(axes(MESH, [[0, 4], [1, 5], [2, 6], [3, 7]]), ("x",))
        self.assertEqual(axes(MESH, [list(range(8))]), ("x", "y"))
        self.assertEqual(axes(MESH, [[0, 1], [2, 3], [4, 5], [6, 7]]), ("y", "?"))


class Communication(unittest.TestCase):
    def test_table(self):
        """A loop counts its trips; an all-reduce of which each device takes a
        quarter is a reduce-scatter over the axis of 4 and, of that quarter, an
        all-reduce over the other one."""
        table = communication.table(communication.listing(HLO, MESH))
        self.assertEqual(
            dict(table),
            {
                ("all-reduce", ("y",)): 12 * 8 * 16 * 4,
                ("reduce-scatter", ("y",)): 8 * 16 * 4,
                ("all-reduce", ("x",)): 8 * 4 * 4,
            },
        )

    def test_other_users(self):
        """Someone else needs the whole: no reduce-scatter."""
        whole = HLO.replace(
            "%at = s32", "%other = f32[8,16]{1,0} negate(%both)\n  %at = s32"
        )
        table = communication.table(communication.listing(whole, MESH))
        self.assertEqual(table["all-reduce", ("x", "y")], 8 * 16 * 4)

    def test_matched(self):
        ours = communication.table([("all-reduce", ("x",), 100, 1)])
        theirs = communication.table([("all-reduce", ("x",), 60, 1)])
        other = communication.table([("all-reduce", ("y",), 60, 1)])
        self.assertEqual(communication.matched(ours, theirs), 60)
        self.assertEqual(communication.matched(ours, other), 0)


class Shapes(unittest.TestCase):
    def test_tuples(self):
        module = hlo.parse(HLO)
        loop = module.computations["main"]["w"]
        self.assertEqual(loop.bytes, 4 + 8 * 16 * 4)
        self.assertEqual(module.trip_count(loop), 12)
        self.assertEqual(module.executions(), {"main": 1, "body": 12})


class Convolutions(unittest.TestCase):
    """When this fails lib/Export/Windows.cpp can go: XLA has been mended."""

    def test_xla_still_adds_up_copies(self):
        mesh = Mesh(np.array(jax.devices()).reshape(2, 2, 2), ("a", "b", "c"))

        def convolve(x, w):
            numbers = ("NHC", "HIO", "NHC")
            return jax.lax.conv_general_dilated(
                x, w, (1,), "SAME", dimension_numbers=numbers
            )

        def run(x, w, out):
            places = [NamedSharding(mesh, PartitionSpec(*s)) for s in (x, w, out)]
            jitted = jax.jit(convolve, in_shardings=places[:2], out_shardings=places[2])
            return np.array(jitted(*values))

        rng = np.random.default_rng(0)
        values = [rng.standard_normal(s).astype("f4") for s in ((16, 16, 8), (3, 8, 24))]
        whole = np.array(jax.jit(convolve)(*values))
        rows, features = (None, "a"), (None, None, "b")
        np.testing.assert_allclose(run(rows, (), rows), whole, atol=1e-4)
        self.assertGreater(abs(run(rows, features, (None, "a", "b")) - whole).max(), 1)


if __name__ == "__main__":
    unittest.main()
