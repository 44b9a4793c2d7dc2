"""House players: who thinks is ahead of who does not, at the largest table as well."""

import pytest

from games.henparty.rules import HenParty
from games.kit.game import GameOptions
from games.kit.simulate import finishes, play_many


@pytest.mark.parametrize("seats", [HenParty.seats[0], HenParty.seats[-1]])
@pytest.mark.parametrize(("better", "worse"), [("hard", "easy"), ("medium", "easy")])
def test_who_thinks_finishes_ahead_of_who_does_not(seats: int, better: str, worse: str):
    levels = [(better, worse)[seat % 2] for seat in range(seats)]
    houses = [HenParty.houses[level]() for level in levels]
    played = play_many(HenParty, GameOptions(), houses, 200, "levels")
    assert finishes(played, levels)[better, worse].share > 0.53
