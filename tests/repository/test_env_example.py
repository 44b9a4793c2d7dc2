"""Tests that `.env.example` matches the settings class."""

import os
import re
from itertools import pairwise

from bot.settings import Settings, load_settings, variable
from tests.repository.tree import ROOT

EXAMPLE = ROOT / ".env.example"
LINES = EXAMPLE.read_text("utf-8").splitlines()


def test_example_names_all_settings_in_order():
    named = [line.split("=")[0] for line in LINES if line and not line.startswith("#")]

    assert named == [variable(field) for field in Settings.model_fields]


def test_example_has_the_default_values(monkeypatch):
    # Variables of the environment would win over the file.
    for name in os.environ:
        if name.upper().startswith("COOP_") or name.upper().startswith("DISCORD_"):
            monkeypatch.delenv(name)

    defaults = {name: field.default for name, field in Settings.model_fields.items()}
    assert load_settings(EXAMPLE).model_dump() == defaults


def test_every_setting_has_a_comment_above_it():
    # Each line with a variable, and the line before it.
    for before, line in pairwise(LINES):
        if re.match(r"[A-Z]", line):
            assert before.startswith("# "), f"{line} stands there without a word"
