"""Compares every shard of every result with the unsharded run."""

import numpy as np

TOLERANCE = {"float32": 1e-5, "float64": 1e-12}


def shard_error(shard, want):
    got, want = np.asarray(shard.data), want[shard.index]
    if got.shape != want.shape:
        return np.inf
    if got.size == 0:
        return 0.0
    if got.dtype.kind in "biu":
        return float(np.any(got != want))
    with np.errstate(invalid="ignore"):
        error = np.abs(got.astype(np.float64) - want.astype(np.float64))
    return float(np.max(np.nan_to_num(error, nan=np.inf)))


def scale(array):
    """Largest magnitude: what the rounding of sums is relative to."""
    if array.dtype.kind in "biu" or array.size == 0:
        return 1.0
    return max(float(np.max(np.abs(array.astype(np.float64)))), 1e-30)


def differences(results, wanted, values):
    """One line for every result that is not equal; also the largest error."""
    lines, worst = [], 0.0
    for i, (got, want, value) in enumerate(zip(results, wanted, values, strict=True)):
        want = np.asarray(want)
        if not np.all(np.isfinite(want)) if want.dtype.kind == "f" else False:
            lines.append(f"result {i} {value.info}: the unsharded run is not finite")
            continue
        error = max(shard_error(s, want) for s in got.addressable_shards)
        error /= scale(want)
        worst = max(worst, error)
        if error > TOLERANCE.get(want.dtype.name, 0):
            lines.append(f"result {i} {value.info} {want.shape}: error {error:.3g}")
    return lines, worst
