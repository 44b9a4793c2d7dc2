"""Tests that SECURITY.md names existing tests and settings."""

import re

from bot.settings import Settings, variable
from tests.repository.tree import ROOT

TEXT = (ROOT / "SECURITY.md").read_text("utf-8")


def test_named_tests_exist():
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", TEXT))
    # Without matches the comparison would check nothing.
    assert len(named) > 10
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_named_settings_exist():
    known = {variable(field) for field in Settings.model_fields}
    assert set(re.findall(r"`(COOP_\w+)`", TEXT)) <= known
