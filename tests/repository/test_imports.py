"""Tests that every module can be imported, also one that no other module imports."""

import subprocess
import sys

from tests.repository.tree import ROOT, trees


def test_every_module_can_be_imported() -> None:
    """Import in a new process, as some modules change their process."""
    names = [file.removesuffix(".py").removesuffix("/__init__") for file in trees()]
    modules = [name.replace("/", ".") for name in names if not name.endswith("__main__")]

    # Far fewer names would mean that the list is wrong.
    assert len(modules) > 200

    command = [sys.executable, "-c", f"import {', '.join(modules)}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
