"""Runs the function of names.mlir with an exported plan, against itself unsharded: run_jax.py PLAN.py

Without JAX only says so. The arguments are those of a function of which JAX dropped one as unused.
"""

import importlib.util
import os
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"
try:
    import jax
    import jax.numpy as jnp
    import numpy as np
except ImportError:
    print("skipped: no jax")
    sys.exit(0)

spec = importlib.util.spec_from_file_location("plan", sys.argv[1])
plan = importlib.util.module_from_spec(spec)
spec.loader.exec_module(plan)
FIRST, SECOND = 'a "b" \\n $(rm -rf x) `y`'.replace("\\n", "\n"), "ü中\U0001f600"


def step(params, unused, x):
    hidden = x @ params[FIRST]
    out = hidden @ params[SECOND].astype(jnp.float32)
    return {"new\n": jnp.tanh(params[FIRST])}, out


rng = np.random.default_rng(0)
params = {
    FIRST: jnp.asarray(rng.standard_normal((4096, 512)), jnp.float32),
    SECOND: jnp.asarray(rng.standard_normal((512, 4096)), jnp.bfloat16),
}
arguments = (params, jnp.ones((3, 3)), jnp.asarray(rng.standard_normal((64, 4096)), jnp.float32))
expected = step(*arguments)
mesh = plan.make_mesh()
assert mesh.size == 8
shardings = plan.in_shardings(mesh, *arguments)
assert jax.tree_util.tree_structure(shardings) == jax.tree_util.tree_structure(arguments)
assert shardings[2].spec == jax.sharding.PartitionSpec("dp"), shardings[2]
got = plan.apply(step, mesh, donate=False)(*arguments)
assert jax.tree_util.tree_structure(got) == jax.tree_util.tree_structure(expected)
outputs = plan.out_shardings(mesh)
for value, reference, sharding in zip(*map(jax.tree_util.tree_leaves, (got, expected, outputs))):
    assert value.sharding.is_equivalent_to(sharding, value.ndim), (value.sharding, sharding)
    scale = np.abs(np.asarray(reference)).max()
    assert np.abs(np.asarray(value) - np.asarray(reference)).max() <= 1e-5 * scale
for wrong in (lambda: plan.make_mesh(jax.devices()[:4]), lambda: plan.in_shardings(mesh, params)):
    try:
        wrong()
    except ValueError:
        continue
    sys.exit("expected a ValueError")
print("runs as without the plan")
