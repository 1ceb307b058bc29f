#!/usr/bin/env python3
"""Runs `emit --to jax` with the functions that the models are made of.

    test_jax_export.py --planner PLANNER

Train steps of the scripts of test/models, small: lowered here, planned, exported,
and run as exported against themselves on one device.
"""

import argparse
import importlib.util
import pathlib
import sys
import tempfile

import case
import compare
import matrix
import runtime  # first: it sets the devices

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(matrix.HERE.parent / "models" / "scripts"))

import common  # noqa: E402
import gpt  # noqa: E402
import llama  # noqa: E402

SIZES = dict(layers=2, hidden=64, vocab=256, seq=32, batch=16)


def language_model(module, **more):
    """The train step of a model of tokens, and the shapes of its arguments."""
    config = module.Config(**SIZES, dtype=jnp.float32, **more)
    step = common.adam_train_step(lambda p, x, y: module.loss(config, p, x, y))
    params = module.param_specs(config)
    ids = common.spec(config.batch, config.seq, dtype=jnp.int32)
    return step, (params, common.adam_specs(params), ids, ids)


def draw(rng, path, spec):
    """Moments away from zero, as in the other tests: steps stay small."""
    if spec.dtype == jnp.int32:
        return jnp.asarray(rng.integers(0, 16, spec.shape), jnp.int32)
    if "['v']" in jax.tree_util.keystr(path):
        return jnp.asarray(rng.uniform(0.5, 1, spec.shape), spec.dtype)
    return jnp.asarray(0.1 * rng.standard_normal(spec.shape), spec.dtype)


def exported(planner, folder, text, strategy):
    """The file that the planner writes for a lowered function, as a module."""
    model, plan, out = (pathlib.Path(folder, n) for n in ("m.mlir", "p.json", "e.py"))
    model.write_text(text)
    options = ["--devices", "8", "--cluster", matrix.CLUSTER, "--stack", "ideal", "--forbid", "pp,mbs"]
    case.command(planner, model, *options, "--fix", strategy, "-q", "-o", plan)
    case.command(planner, "emit", plan, model, "--to", "jax", "-o", out)
    spec = importlib.util.spec_from_file_location("exported", out)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def check(planner, name, model, strategy):
    step, specs = model
    rng = np.random.default_rng(0)
    args = jax.tree_util.tree_map_with_path(lambda p, s: draw(rng, p, s), specs)
    lowered = jax.jit(step, donate_argnums=(0, 1)).lower(*specs)
    with tempfile.TemporaryDirectory() as folder:
        text = lowered.as_text(debug_info=True)
        plan = exported(planner, folder, text, strategy)
    mesh = plan.make_mesh()
    inputs = plan.in_shardings(mesh, *args)
    assert jax.tree.structure(inputs) == jax.tree.structure(args)
    want = jax.jit(step)(*args)
    got = plan.apply(step, mesh, donate=False)(*args)
    assert jax.tree.structure(got) == jax.tree.structure(want)
    places = jax.tree.leaves(plan.out_shardings(mesh, want))
    worst = 0.0
    for one, other, place in zip(*map(jax.tree.leaves, (got, want)), places, strict=True):
        assert one.sharding.is_equivalent_to(place, one.ndim), (one.sharding, place)
        other = np.asarray(other)
        error = max(compare.shard_error(s, other) for s in one.addressable_shards)
        worst = max(worst, error / compare.scale(other))
    split = sum(not a.is_fully_replicated for a in jax.tree.leaves(inputs))
    print(f"{name} {strategy}: error {worst:.1e}, {split} arguments split", flush=True)
    return worst <= compare.TOLERANCE["float32"] and split > 0


def main():
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("--planner", required=True)
    planner = p.parse_args().planner
    gpt2 = language_model(gpt, heads=8, ffn=0, tied=True, fused_qkv=True,
                          param_dtype=jnp.float32)
    llama3 = language_model(llama, heads=8, kv_heads=4, ffn=128)
    good = check(planner, "gpt2", gpt2, "dp=8,zero=3")
    good &= check(planner, "gpt2", gpt2, "dp=2,tp=4")
    good &= check(planner, "llama", llama3, "dp=4,tp=2")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
