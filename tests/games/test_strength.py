"""Tests of the comparison of levels: it plays only as many games as the result needs."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.crazy.rules import CrazyChicken
from games.engine.game import Outcome
from games.engine.simulate import PlayedGame, seating_of_game
from tests.games import strength

LEVELS = ("easy", "medium")


class Played:
    """Replaces `plays`: games with given winners, repeated without end."""

    def __init__(self, *winners: str) -> None:
        self.winners = winners
        self.games = 0

    def __call__(self, *_: Any) -> Iterator[PlayedGame]:
        while True:
            winner = self.winners[self.games % len(self.winners)]
            # The winner's level sits at another seat in each game.
            seat = seating_of_game(LEVELS, self.games).index(winner)
            self.games += 1
            yield PlayedGame(Outcome((seat,), scores={}, ranks={}), 1)


def share(monkeypatch: pytest.MonkeyPatch, played: Played, than: float) -> float:
    monkeypatch.setattr(strength, "plays", played)
    options = CrazyChicken.Options()
    return strength.share_ahead(
        CrazyChicken, options, LEVELS, better="medium", games=100, than=than
    )


@pytest.mark.parametrize("winner", LEVELS)
def test_clear_result_takes_few_games(monkeypatch: pytest.MonkeyPatch, winner: str) -> None:
    played = Played(winner)
    assert share(monkeypatch, played, 0.5) == (winner == "medium")
    # A round of two seats is two games.
    assert played.games == 2 * strength.ROUNDS


@pytest.mark.parametrize("than", [0.45, 0.5, 0.55])
def test_close_result_takes_all_games(monkeypatch: pytest.MonkeyPatch, than: float) -> None:
    played = Played("easy", "easy", "medium", "medium")
    assert share(monkeypatch, played, than) == 0.5
    # No side of `than` is clear, so all 100 games are played.
    assert played.games == 100


def test_first_seat_gives_no_level_an_advantage(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seat always wins, so each level wins once in each round."""
    played = Played("easy", "medium")
    assert share(monkeypatch, played, 0.5) == 0.5
