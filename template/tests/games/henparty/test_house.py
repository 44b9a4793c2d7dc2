"""House players: who thinks is ahead of who does not, at the largest table as well."""

import pytest

from games.engine.game import GameOptions
from games.henparty.rules import HenParty
from tests.games.strength import share_ahead


@pytest.mark.parametrize("seats", [HenParty.seats[0], HenParty.seats[-1]])
@pytest.mark.parametrize(("better", "worse"), [("hard", "easy"), ("medium", "easy")])
def test_who_thinks_finishes_ahead_of_who_does_not(seats: int, better: str, worse: str):
    levels = [(better, worse)[seat % 2] for seat in range(seats)]
    share = share_ahead(HenParty, GameOptions(), levels, better=better, games=200, than=0.53)
    assert share > 0.53
