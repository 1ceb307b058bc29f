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


ONE_AN_AXIS = """\
HloModule m, num_partitions=8

ENTRY %main (x: f32[8,16]) -> f32[4,4] {
  %x = f32[8,16]{1,0} parameter(0)
  %first = f32[8,16]{1,0} all-reduce(%x), replica_groups=mesh['a'=2,'b'=4] {'b'}, to_apply=%add
  %second = f32[8,16]{1,0} all-reduce(%first), replica_groups=mesh['a'=2,'b'=4] {'a'}, to_apply=%add
  %zero = s32[] constant(0)
  ROOT %piece = f32[4,4]{1,0} dynamic-slice(%second, %zero, %zero), dynamic_slice_sizes={4,4}
}
"""


class FollowingReductions(unittest.TestCase):
    def test_all_scattered(self):
        """An eighth of a sum over both axes: two reduce-scatters, the second one
        of the quarter that the first one leaves."""
        table = communication.table(communication.listing(ONE_AN_AXIS, MESH))
        want = {
            ("reduce-scatter", ("y",)): 8 * 16 * 4,
            ("reduce-scatter", ("x",)): 8 * 4 * 4,
        }
        self.assertEqual(table, want)

    def test_one_scattered(self):
        """Half of the sum is taken: the other axis reduces as it stands there."""
        text = ONE_AN_AXIS.replace("f32[4,4]", "f32[8,8]").replace("={4,4}", "={8,8}")
        table = communication.table(communication.listing(text, MESH))
        want = {
            ("all-reduce", ("y",)): 8 * 16 * 4,
            ("reduce-scatter", ("x",)): 8 * 16 * 4,
        }
        self.assertEqual(table, want)


class Shapes(unittest.TestCase):
    def test_tuples(self):
        module = hlo.parse(HLO)
        loop = module.computations["main"]["w"]
        self.assertEqual(loop.bytes, 4 + 8 * 16 * 4)
        self.assertEqual(module.trip_count(loop), 12)
        self.assertEqual(module.executions(), {"main": 1, "body": 12})


class Convolutions(unittest.TestCase):
    """When the first of these fails lib/Export/Windows.cpp can go: XLA has been
    mended. When the second one fails its isProduct() has to go."""

    mesh = Mesh(np.array(jax.devices()).reshape(2, 2, 2), ("a", "b", "c"))

    def error(self, window, shardings, shapes, numbers=("NHC", "HIO", "NHC")):
        def convolve(x, w):
            x, w = (constrain(v, s) for v, s in zip((x, w), shardings[:2], strict=True))
            convolved = jax.lax.conv_general_dilated(
                x, w, (1,), window, dimension_numbers=numbers
            )
            return constrain(convolved, shardings[2])

        def constrain(value, spec):
            where = NamedSharding(self.mesh, PartitionSpec(*spec))
            return jax.lax.with_sharding_constraint(value, where)

        rng = np.random.default_rng(0)
        values = [rng.standard_normal(s).astype("f4") for s in shapes]
        whole = jax.lax.conv_general_dilated(
            *values, (1,), window, dimension_numbers=numbers
        )
        return abs(np.array(jax.jit(convolve)(*values)) - np.array(whole)).max()

    def test_xla_still_adds_up_copies(self):
        shapes = ((16, 16, 8), (3, 8, 24))
        rows, features = (None, "a"), (None, None, "b")
        self.assertLess(self.error("SAME", (rows, (), rows), shapes), 1e-4)
        both = (None, "a", "b")
        self.assertGreater(self.error("SAME", (rows, features, both), shapes), 1)

    def test_products_are_right(self):
        rows, features, both = (None, "a"), (None, None, "b"), (None, "a", "b")
        pointwise = self.error("VALID", (rows, features, both), ((16, 16, 8), (1, 8, 24)))
        self.assertLess(pointwise, 1e-4)
        # Its filter's gradient: the batch is summed over as features are, and the
        # window is all rows.
        gradient = self.error(
            "VALID",
            (rows, both, features),
            ((16, 16, 8), (16, 16, 24)),
            ("CHN", "IHO", "HNC"),
        )
        self.assertLess(gradient, 1e-4)


class TopK(unittest.TestCase):
    def test_xla_still_gathers_its_operand(self):
        """When this fails writeLocalOperations() of lib/Export/Sdy.cpp can go."""
        mesh = Mesh(np.array(jax.devices()), ("a",))
        rows = NamedSharding(mesh, PartitionSpec("a"))
        best = jax.jit(lambda x: jax.lax.top_k(x, 2), in_shardings=rows, out_shardings=rows)
        x = jax.ShapeDtypeStruct((16, 8), np.float32)
        self.assertIn("all-gather", best.lower(x).compile().as_text())


if __name__ == "__main__":
    unittest.main()
