"""Tests of tallies: each event counts once, only listed numbers count, each feat can be earned."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from inspect import signature
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.chicken_out.tally import OutTally
from games.engine.asks import CLOCK
from games.engine.engine import Engine
from games.engine.game import Event, Outcome
from games.engine.house import default_choice
from games.engine.tally import Tally
from games.registry import GAMES
from tests.games.contract.tables import choices_at_random

EVERY = pytest.mark.parametrize(
    # Tally itself is the base class of games that count nothing.
    "slug",
    [slug for slug, game in GAMES.items() if game.tally is not Tally],
)
FEATS = 2


class Told(NamedTuple):
    """A finished game with all its events."""

    seats: int
    events: list[Event]
    outcome: Outcome

    def of(self, kind: str) -> Iterator[dict[str, Any]]:
        return (event.facts for event in self.events if event.kind == kind)


@cache
def told(slug: str, seats: int, number: int, level: str = "") -> Told:
    """Return a random lively game, or one of house players of that level."""
    game = GAMES[slug]
    rng = Random(number)
    deal = b"%032d" % number
    engine = Engine.deal(game, seats, game.Options(), deal, journalling=False)
    events = [*engine.events]
    if level:
        houses = [game.houses[level]() for _ in range(seats)]
        while engine.ask is not None:
            seat, decision = next(iter(engine.ask.owed.items()))
            choice = (
                default_choice(decision, rng)
                if seat == CLOCK
                else houses[seat].choose(engine.view(seat), decision, rng)
            )
            engine.decide(seat, choice)
            events += engine.events
    else:
        for _ in choices_at_random(engine, rng):
            events += engine.events

    assert engine.outcome is not None

    return Told(seats, events, engine.outcome)


def tallied(slug: str, game: Told) -> Tally:
    tally = GAMES[slug].tally(game.seats)
    for event in game.events:
        tally.hear(event.kind, event.facts, event.to)
    tally.close(game.outcome)
    return tally


def of_any_game() -> st.SearchStrategy[tuple[str, Told, Tally]]:
    def play(slug: str, data: int) -> tuple[str, Told, Tally]:
        seats = [*GAMES[slug].seats][data % len(GAMES[slug].seats)]
        game = told(slug, seats, data)
        return slug, game, tallied(slug, game)

    return st.builds(play, st.sampled_from([*GAMES]), st.integers(0, 40))


@EVERY
def test_handlers_match_the_facts_of_events(slug):
    game = GAMES[slug]
    assert game.tally.heard

    for kind, handler in game.tally.heard.items():
        # Handlers name the facts that they need; `**rest` takes the others.
        facts = game.events.kinds[kind]
        named = [
            parameter
            for parameter in signature(handler).parameters.values()
            if parameter.name != "self"
        ]
        required = {
            parameter.name for parameter in named if parameter.kind is not parameter.VAR_KEYWORD
        }

        assert required <= {*facts}, f"{kind} has no such facts"

        whole = any(parameter.kind is parameter.VAR_KEYWORD for parameter in named)
        assert whole or required == {*facts}, f"{kind} has facts that its handler cannot take"


@EVERY
def test_every_game_has_feats_and_something_to_count(slug):
    tally = GAMES[slug].tally
    assert len({*tally.feats}) == len(tally.feats) >= FEATS
    assert len({*tally.sums, *tally.bests}) == len(tally.sums) + len(tally.bests) >= 3


@given(of_any_game())
def test_only_listed_numbers_are_counted(played):
    slug, game, tally = played
    known = {*GAMES[slug].tally.sums, *GAMES[slug].tally.bests}
    for seat in range(game.seats):
        assert {*tally.numbers[seat]} <= known
        assert min(tally.numbers[seat].values(), default=0) >= 0
        assert {*tally.earned(seat)} == tally._earned[seat], "a feat that nobody has listed"


@given(of_any_game())
def test_equal_games_count_equally(played):
    slug, game, tally = played
    again = tallied(slug, game)
    assert again.numbers == tally.numbers
    assert again._earned == tally._earned


def in_all(tally: Tally, name: str) -> int:
    return sum(counts[name] for counts in tally.numbers)


def happened(game: Told, kind: str) -> int:
    return sum(1 for _ in game.of(kind))


@given(st.integers(3, 8), st.integers(0, 25))
def test_heist_counts_each_player_once(seats, number):
    game = told("heist", seats, number)
    tally = tallied("heist", game)
    assert in_all(tally, "escaped") + in_all(tally, "caught") == seats
    assert in_all(tally, "robbed") == happened(game, "robbed")
    assert in_all(tally, "overrides") == happened(game, "overridden")
    assert in_all(tally, "prophecies") == happened(game, "warn_right")
    # A caught player has no score.
    assert in_all(tally, "loot") == sum(score or 0 for score in game.outcome.scores.values())


@given(st.integers(3, 8), st.integers(0, 25))
def test_exact_hits_and_crashes_match_the_reveals(seats, number):
    game = told("playing", seats, number)
    tally = tallied("playing", game)
    tricks = [*game.of("revealed")]

    assert in_all(tally, "tricks") == sum(len(trick["seats"]) for trick in tricks)
    # An exact trick counts for each of its winners.
    assert in_all(tally, "exact") == sum(
        len(trick["seats"]) for trick in tricks if trick["total"] == trick["goal"]
    )
    assert in_all(tally, "crashes") == sum(
        # Above the goal, all highest cards crash.
        trick["cards"].count(max(trick["cards"]))
        for trick in tricks
        if trick["total"] > trick["goal"]
    )

    points = [tally.numbers[seat]["points"] for seat in range(seats)]
    assert points == [game.outcome.scores[seat] for seat in range(seats)]


@given(st.integers(2, 8), st.integers(0, 25))
def test_every_series_has_one_end(seats, number):
    game = told("out", seats, number)
    tally = tallied("out", game)
    for name, kind in {"made_21": "made_21", "busts": "busted", "chickened": "chickened"}.items():
        assert in_all(tally, name) == happened(game, kind)

    # The longest series counts only if it made 21.
    longest = max((event["cards"] for event in game.of("made_21")), default=0)
    assert max(counts["series"] for counts in tally.numbers) == longest


@pytest.mark.parametrize(("begins", "is_hero"), [("ran", False), (None, True)])
def test_zero_that_begins_a_run_is_not_played_at_a_high_count(begins, is_hero):
    tally = OutTally(3)
    tally.hear("turned", {"seat": 0, "card": "B9", "identity": "B9", "effect": "add", "count": 18})
    if begins is not None:
        tally.hear(begins, {"seat": 0})

    tally.hear("turned", {"seat": 0, "card": "Z", "identity": "Z", "effect": "zero", "count": 0})
    assert ("zero_hero" in tally.earned(0)) is is_hero


@given(st.integers(0, 40))
def test_beaten_sets_are_lost_sets(number):
    game = told("crazy", 2, number)
    tally = tallied("crazy", game)
    assert tally.numbers[0]["beaten"] == tally.numbers[1]["lost"]
    assert tally.numbers[1]["beaten"] == tally.numbers[0]["lost"]
    assert [tally.numbers[seat]["beaten"] for seat in (0, 1)] == beaten(game)
    assert in_all(tally, "sets") == happened(game, "laid")
    # A tied round is won by no player.
    assert in_all(tally, "rounds") <= happened(game, "round_ended")


def beaten(game: Told) -> list[int]:
    """Count by seat the other side's sets that it beat in its own turn, which a draw begins."""
    turn = -1
    found = [0, 0]
    for event in game.events:
        if event.kind in ("drew", "took"):
            turn = int(str(event.facts["seat"]))
        elif event.kind == "gave_way" and event.facts["seat"] != turn:
            found[turn] += 1

    return found


@given(st.integers(4, 8), st.integers(0, 25))
def test_every_battle_is_won_or_held(seats, number):
    game = told("political", seats, number)
    tally = tallied("political", game)
    won = happened(game, "taken_over") + happened(game, "destroyed")

    assert in_all(tally, "attacks") == happened(game, "attacked")
    assert in_all(tally, "won") == won
    # A target without another owner is held by no player.
    assert in_all(tally, "held") <= happened(game, "held")
    assert in_all(tally, "upsets") <= won


# Games in which rare feats are earned soonest.
MEETINGS = [
    *(("heist", 5, "medium"), ("heist", 4, "random")),
    *(("playing", 5, "medium"), ("playing", 3, "medium")),
    *(("out", 4, "medium"),),
    *(("crazy", 2, "medium"), ("crazy", 2, "random")),
    *(("political", 4, "random"), ("political", 5, "medium")),
]
GAMES_AT_MOST = 150


@pytest.mark.slow
@EVERY
def test_every_feat_can_be_earned(slug):
    """House players earn each feat sooner or later."""
    missing = Counter(GAMES[slug].tally.feats)
    meetings = [(seats, level) for game, seats, level in MEETINGS if game == slug]
    meetings = meetings or [(seats, "random") for seats in GAMES[slug].seats]
    for number in range(GAMES_AT_MOST):
        # Without the cache: these games are too many to keep.
        for seats, level in meetings:
            tally = tallied(slug, told.__wrapped__(slug, seats, number, level))
            for seat in range(seats):
                # Each feat is needed once only.
                missing -= Counter(tally.earned(seat))

        if not missing:
            break

    assert not missing, f"nobody has ever earned {', '.join(missing)}"
