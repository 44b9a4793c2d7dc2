"""`.env.example` is the settings class, told to a person."""

import os
import re
from itertools import pairwise

from bot.settings import Settings, load_settings, variable
from tests.repository.tree import ROOT

EXAMPLE = ROOT / ".env.example"
LINES = EXAMPLE.read_text("utf-8").splitlines()


def test_it_names_every_setting_in_order_and_nothing_else():
    named = [line.split("=")[0] for line in LINES if line and not line.startswith("#")]

    assert named == [variable(field) for field in Settings.model_fields]


def test_its_values_are_the_defaults(monkeypatch):
    for name in os.environ:
        if name.upper().startswith("COOP_") or name.upper().startswith("DISCORD_"):
            monkeypatch.delenv(name)

    defaults = {name: field.default for name, field in Settings.model_fields.items()}
    assert load_settings(EXAMPLE).model_dump() == defaults


def test_every_setting_is_explained_above_it():
    for before, line in pairwise(LINES):
        if re.match(r"[A-Z]", line):
            assert before.startswith("# "), f"{line} stands there without a word"
