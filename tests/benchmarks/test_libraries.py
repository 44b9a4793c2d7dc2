"""Tests of benchmarks where the libraries for tests are not installed."""

import subprocess
import sys

import pytest

from tests.repository.tree import ROOT


@pytest.mark.parametrize("name", ["load", "clicks", "calls", "path"])
def test_benchmark_names_the_missing_libraries(name: str) -> None:
    # -S leaves site-packages out, so no library is found.
    command = [sys.executable, "-S", "-m", f"benchmarks.{name}"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "make .venv/.dev" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""
