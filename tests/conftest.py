"""What every test finds on its table."""

import os
import sys
from random import Random

import hypothesis
import pytest

from bot import app
from bot.language.words import Words
from bot.tables import tables
from tests.support.seeded import SeededSecrets

# A hundred tests start a bot in a process of its own: each would compile all of Coop again where
# the environment forbids to keep what was compiled, as containers like to do.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

pytest.register_assert_rewrite("tests.cogs.faces")  # it says what differs, as tests do

# Slow machines are slow, and what was found must be found again.
hypothesis.settings.register_profile("coop", derandomize=True, database=None, deadline=None)
hypothesis.settings.load_profile("coop")

Words.strict = True  # a sentence that nobody has written fails the test that wants it


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards, seats and house players in every run: no test may hang on luck."""
    monkeypatch.setattr(tables, "secrets", SeededSecrets(0))
    monkeypatch.setattr(app, "SystemRandom", lambda: Random(0))
