"""SECURITY.md names the tests behind its promises: they must be there."""

import re

from bot.settings import Settings, variable
from tests.repository.tree import ROOT

TEXT = (ROOT / "SECURITY.md").read_text("utf-8")


def test_every_test_that_it_names_exists():
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", TEXT))
    assert len(named) > 10
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_every_setting_that_it_names_exists():
    known = {variable(field) for field in Settings.model_fields}
    assert set(re.findall(r"`(COOP_\w+)`", TEXT)) <= known
