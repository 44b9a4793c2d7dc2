"""Benchmarks where the libraries of the tests are not installed."""

import subprocess
import sys

import pytest

from tests.repository.tree import ROOT


@pytest.mark.parametrize("name", ["load", "clicks", "calls", "path"])
def test_a_benchmark_says_what_it_needs(name: str) -> None:
    # Without site-packages (-S), nothing is installed.
    command = [sys.executable, "-S", "-m", f"benchmarks.{name}"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "make .venv/.dev" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""
