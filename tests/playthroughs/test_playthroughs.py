"""Golden playthroughs: the beginning of a game as text, rewritten only on purpose.

UPDATE_PLAYTHROUGHS=1 rewrites them; read the difference before you commit it.
"""

import os
from pathlib import Path

import pytest

from games.heist.rules import Heist
from tests.games.contract.tables import Table
from tests.playthroughs.story import story

HERE = Path(__file__).parent


@pytest.mark.parametrize("seats", [3, 6])
def test_a_heist_goes_as_it_went(seats):
    file = HERE / f"heist-{seats}p.txt"
    now = story(Table(Heist, seats, 1))
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        file.write_text(now, encoding="utf-8")

    assert now == file.read_text(encoding="utf-8")
