"""`make docs`: the reference is built from the docstrings of the public interfaces."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.repository.tree import ROOT


@pytest.mark.slow
def test_documents_are_built_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert "WARNING" not in built.stderr

    # A package and a method stand for all: both come from the source and not from the page.
    page = (tmp_path / "reference" / "tables.html").read_text("utf-8")
    assert 'id="bot.tables.session.Session.deal"' in page
