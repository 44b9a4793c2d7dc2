"""Levels are compared in as many games as it takes."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.crazy.rules import CrazyChicken
from games.engine.game import Outcome
from games.engine.simulate import PlayedGame, moved_on
from tests.games import strength

LEVELS = ("easy", "medium")


class Played:
    """Games whose winners are told beforehand; the last of them over and over."""

    def __init__(self, *winners: str) -> None:
        self.winners = winners
        self.games = 0

    def __call__(self, *_: Any) -> Iterator[PlayedGame]:
        while True:
            winner = self.winners[self.games % len(self.winners)]
            seat = moved_on(LEVELS, self.games).index(winner)
            self.games += 1
            yield PlayedGame(Outcome((seat,), scores={}, ranks={}), 1)


def share(monkeypatch: pytest.MonkeyPatch, played: Played, than: float) -> float:
    monkeypatch.setattr(strength, "plays", played)
    options = CrazyChicken.Options()
    return strength.share_ahead(
        CrazyChicken, options, LEVELS, better="medium", games=100, than=than
    )


@pytest.mark.parametrize("winner", LEVELS)
def test_what_is_plain_takes_few_games(monkeypatch: pytest.MonkeyPatch, winner: str) -> None:
    played = Played(winner)
    assert share(monkeypatch, played, 0.5) == (winner == "medium")
    assert played.games == 2 * strength.ROUNDS


@pytest.mark.parametrize("than", [0.45, 0.5, 0.55])
def test_what_is_close_takes_all(monkeypatch: pytest.MonkeyPatch, than: float) -> None:
    played = Played("easy", "easy", "medium", "medium")
    assert share(monkeypatch, played, than) == 0.5
    assert played.games == 100


def test_nobody_is_ahead_by_having_the_better_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits first wins: in a round that is one win for each."""
    played = Played("easy", "medium")
    assert share(monkeypatch, played, 0.5) == 0.5
