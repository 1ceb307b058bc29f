"""Runs README's example in JAX and compares what it prints with what README says.

    readme.py --planner PATH

The block in README is the program: there is no copy of it that could differ.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

README = pathlib.Path(__file__).parents[2] / "README.md"

# Run behind the example, in its scope: the plan splits something over all devices,
# and the step has the numbers of an unsharded one.
CHECKS = """
import numpy as np
for name, one in step(*args)[0].items():
    np.testing.assert_allclose(new[name], one, rtol=1e-5, atol=1e-6, err_msg=name)
    assert np.abs(one - args[0][name]).max() > 1e-3, f"{name}: the step changes nothing"
    assert len(new[name].sharding.device_set) == 8, new[name].sharding
    assert not new[name].sharding.is_fully_replicated, name
"""


def example(readme):
    """The program, its environment and what it prints, as README has them."""
    section = re.search(r"^## In JAX\n(.*?)^## ", readme, re.S | re.M).group(1)
    program, console = re.findall(r"^```(?:python)?\n(.*?)^```", section, re.S | re.M)
    command, _, output = console.partition("\n")
    environment = dict(re.findall(r"([A-Z_]+)=(\S+)", command))
    return program, environment, output


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--planner", type=pathlib.Path, required=True)
    planner = parser.parse_args().planner.resolve()
    program, environment, expected = example(README.read_text())
    if (lines := program.count("\n")) != 10:
        sys.exit(f"README promises ten lines, its example has {lines}")
    environment = os.environ | environment
    environment["PATH"] = f"{planner.parent}{os.pathsep}{environment['PATH']}"
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "example.py").write_text(program + CHECKS)
        run = subprocess.run([sys.executable, "example.py"], cwd=folder, env=environment,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode or run.stdout != expected:
        sys.exit(f"README says\n{expected}\nthe example prints\n{run.stdout}")
    print(f"as README says:\n{expected}", end="")


if __name__ == "__main__":
    main()
