"""House players: legal everywhere, quick, the easy one ahead of chance, each level of the next."""

from hashlib import sha256
from random import Random
from time import perf_counter, process_time
from typing import Any

import pytest

from games.engine.asks import Choice, Decision, Option
from games.engine.chance import RiggedChance
from games.engine.engine import Engine
from games.engine.house import House, RandomHouse, thinks_long
from games.engine.simulate import play, play_many
from games.heist.players.foresight import Foresight
from games.heist.players.house import EasyHouse
from games.heist.positions import set_up
from games.heist.rules import Heist
from games.heist.state import HeistOptions
from games.heist.view import HeistView
from games.heist.vocabulary import OVERRIDE, PASS, RUN
from tests.games.strength import share_ahead

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


@pytest.mark.parametrize(
    ("better", "worse", "seats", "games"),
    [
        ("hard", "medium", 3, 90),
        ("hard", "medium", 5, 80),
        ("medium", "easy", 3, 400),
        ("medium", "easy", 8, 200),
    ],
)
def test_each_level_finishes_ahead_of_the_one_below(
    better: str, worse: str, seats: int, games: int
) -> None:
    """Over a thousand games 57 % and more; here fewer, so a little less will do."""
    levels = [(better, worse)[seat % 2] for seat in range(seats)]
    share = share_ahead(Heist, HeistOptions(), levels, better=better, games=games, than=0.52)

    assert share > 0.52


class Watched:
    """A house player whose slowest choice is noted down, in seconds of its own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.slowest = 0.0

    def choose(self, view: HeistView, decision: Decision, rng: Random) -> Choice:
        started = process_time()
        choice = self._house.choose(view, decision, rng)
        self.slowest = max(self.slowest, process_time() - started)
        return choice


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_nobody_thinks_for_more_than_50_ms_and_who_may_take_5_says_so(level: str) -> None:
    players = [Watched(Heist.houses[level]()) for _ in range(8)]
    play_many(Heist, HeistOptions(), players, 3, "clock")
    assert max(one.slowest for one in players) < 0.050
    assert thinks_long(Heist.houses[level]()) == (level == "hard")


def test_a_hard_one_runs_from_the_last_signal_that_it_has_seen() -> None:
    table = {"phase": "decision", "round": 4, "signals": 1, "leader": "A"}
    people = {"A": {"loot": 3, "notes": ["drivers_signal 4"]}, "B": {"loot": 3}, "C": {"loot": 3}}
    engine = Engine.enter(Heist, set_up({**table, **people, "slots": SLOTS}), RiggedChance())
    decision = engine.decision(0)

    assert decision is not None

    choice = Heist.houses["hard"]().choose(engine.view(0), decision, Random(1))
    assert choice == (RUN,)


def chosen(level: str, seat: int, table: dict[str, Any], *, seed: int = 1) -> Choice:
    """What a house player of that level chooses here, whose question is open."""
    engine = Engine.enter(Heist, set_up(table), RiggedChance())
    decision = engine.decision(seat)
    assert decision is not None
    return Heist.houses[level]().choose(engine.view(seat), decision, Random(seed))


KNOWING = pytest.mark.parametrize("level", ["medium", "hard"])
AGENT = Option("agent", 1)


@KNOWING
@pytest.mark.parametrize(
    ("loot", "uses_it"),
    [([], False), (["cash-1"], True), (["cash-1", "gold-6"], True), (["gold-6"], False)],
)
def test_agent_takes_where_it_has_less_to_give(
    level: str, loot: list[str], *, uses_it: bool
) -> None:
    """With empty hands it would give back what it took; of dear loot, it would lose some."""
    people = {"A": {"character": "agent", "loot": loot}, "B": {"loot": ["gold-4"]}, "C": {}}
    table = {"phase": "turn", "turn": "A", "loot_pile": 9, **people}

    assert (chosen(level, 0, table) == (AGENT,)) == uses_it


@KNOWING
@pytest.mark.parametrize(("notes", "voids"), [([], False), (["searchlight 1"], True)])
def test_no_override_is_spent_on_a_scramble_that_does_no_harm(
    level: str, notes: list[str], *, voids: bool
) -> None:
    """Only who has seen whom the event is after knows what a new face may cost."""
    table = {
        "phase": "turn",
        "turn": "A",
        "loot_pile": 9,
        "slots": {"1": "searchlight"},
        "A": {"character": "mystic", "hand": ["scramble"], "loot": 1},
        "B": {"character": "alchemist", "hand": ["override"], "notes": notes},
        "C": {"character": "boss"},
    }
    engine = Engine.enter(Heist, set_up(table), RiggedChance())
    engine.decide(0, (Option("play", "scramble"),))
    decision = engine.decision(1)

    assert decision is not None

    found = Heist.houses[level]().choose(engine.view(1), decision, Random(1))
    assert found == ((OVERRIDE if voids else PASS),)


@KNOWING
@pytest.mark.parametrize(("round_", "ever"), [(1, False), (4, True)])
def test_nobody_checks_in_where_all_are_certain_to_stay(
    level: str, round_: int, *, ever: bool
) -> None:
    people = {"A": {"hand": ["check_in"]}, "B": {}, "C": {}}
    table = {"phase": "operation", "round": round_, "loot_pile": 9, **people}
    found = [chosen(level, 0, table, seed=seed) for seed in range(20)]

    assert any(choice[0].kind == "play" for choice in found) == ever


@pytest.mark.parametrize(("round_", "signals", "ever"), [(1, 0, False), (4, 1, True)])
def test_a_nervous_medium_one_looks_around_in_place_of_robbing(
    round_: int, signals: int, *, ever: bool
) -> None:
    people = {"A": {}, "B": {"loot": 3}, "C": {"loot": 3}}
    table = {"phase": "turn", "turn": "A", "round": round_, "signals": signals, "loot_pile": 9}
    found = [chosen("medium", 0, {**table, **people}, seed=seed)[0] for seed in range(40)]
    looks = [one for one in found if one.kind == "lookout"]

    assert {one.kind for one in found} == ({"rob", "lookout"} if ever else {"rob"})
    assert len({one.value for one in looks}) > 1 or not ever


def test_a_hard_one_cannot_be_read() -> None:
    """With Hide and before any signal it is worth more to stay: now and then it runs."""
    rich: dict[str, Any] = {"character": "mystic", "loot": ["gold-6", "gold-6", "gold-5", "gold-5"]}
    people = {"A": rich, "B": {"loot": 4}, "C": {"loot": 4}}
    table = {"phase": "decision", "round": 5, "signals": 0, "loot_pile": 2, **people}
    found = [chosen("hard", 0, table, seed=seed) for seed in range(300)]

    assert 0 < found.count((RUN,)) < 100


def test_knowing_more_is_never_worth_less() -> None:
    """Looking at this round's event is worth at least what deciding blindly is."""
    for number in range(20):
        engine = Engine.deal(Heist, 4, HeistOptions(), b"%032d" % number, journalling=False)
        foresight = Foresight(engine.view(0))
        assert foresight.looking() >= foresight.unknown(robbing=False).best - 1e-9


SLOTS = {"1": "swat", "2": "drivers_signal", "3": "searchlight", "4": "drivers_signal"}
