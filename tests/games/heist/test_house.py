"""House players: legal everywhere, quick, and the easy one well ahead of chance."""

from hashlib import sha256
from random import Random
from time import perf_counter

import pytest

from games.heist.house import EasyHouse
from games.heist.rules import Heist
from games.heist.state import HeistOptions
from games.kit.house import House, RandomHouse
from games.kit.simulate import play, play_many

GAMES = 200


@pytest.mark.parametrize(("seats", "at_least"), [(3, 0.6), (8, 0.4)])
def test_the_easy_one_beats_random_players(seats: int, at_least: float) -> None:
    rng = Random(5)
    won = 0
    for number in range(GAMES):
        houses: list[House] = [RandomHouse() for _ in range(seats)]
        mine = number % seats
        houses[mine] = EasyHouse()
        seed = sha256(b"%d" % number).digest()
        won += mine in play(Heist, HeistOptions(), houses, seed, rng).outcome.winners
    assert won / GAMES > at_least


def test_easy_ones_among_themselves_are_quick_and_reach_an_end() -> None:
    started = perf_counter()
    played = play_many(Heist, HeistOptions(), [EasyHouse() for _ in range(8)], 20, "easy")
    seconds = perf_counter() - started
    assert all(one.outcome.scores for one in played)
    assert seconds / sum(one.decisions for one in played) < 0.001


def test_a_duel_is_only_for_those_who_ask_for_it() -> None:
    """HR-01"""
    play_many(Heist, HeistOptions(duel=True), [RandomHouse(), RandomHouse()], 3, "duel")
    with pytest.raises(ValueError, match="3 to 8"):
        play_many(Heist, HeistOptions(), [RandomHouse(), RandomHouse()], 1, "duel")
