"""What platforms and machines look for in a checkout, to build and run Coop from it."""

import re

from tests.repository.tree import ROOT


def test_a_platform_that_reads_requirements_gets_the_lock():
    """Builders of Procfile platforms take requirements.txt, and none of our lock files."""
    assert (ROOT / "requirements.txt").read_text("utf-8") == "-r requirements.lock\n"


def test_a_platform_takes_a_python_that_coop_runs_on():
    version = (ROOT / ".python-version").read_text("utf-8")

    assert re.fullmatch(r"3\.1[1-3]\n", version)


def test_no_other_file_offers_a_builder_another_way():
    """A builder that finds one of these installs by it, without the hashes of the lock."""
    others = ("Pipfile", "Pipfile.lock", "poetry.lock", "uv.lock", "setup.py", "setup.cfg")

    assert not [name for name in others if (ROOT / name).exists()]
