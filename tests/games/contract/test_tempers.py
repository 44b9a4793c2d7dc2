"""Tests of tempers: a temper shows in few choices and uses no hidden knowledge."""

from collections.abc import Iterator
from functools import partial
from itertools import chain, cycle
from random import Random
from typing import Any

import pytest

from games.engine.asks import CLOCK, Choice, Decision, Seat
from games.engine.game import Rules
from games.engine.house import House, RandomHouse, default_choice, searches
from games.engine.temper import Temper, Tempered, give_temper
from games.registry import GAMES
from tests.games.contract.promises import level_is_no_worse
from tests.games.contract.tables import Table, hidden
from tests.support.combinations import one_of_each, pairs, sampled
from tests.support.duplicates import duplicate

TABLES = 2
LUCKS = 3
OFTEN = 0.25
"""The largest share of choices that a temper may change: it must not act like another level."""

# An expert has no temper while it searches, and a random player has none at all.
LEVELS = {
    slug: [
        (slug, level)
        for level, make in game.houses.items()
        if not searches(make()) and make is not RandomHouse
    ]
    for slug, game in GAMES.items()
}


def at_every_level(test: Any) -> Any:
    """Run the test at all levels; the sample has one of each game."""
    every = [*chain(*LEVELS.values())]
    sample = one_of_each(LEVELS, test.__name__)
    return pytest.mark.parametrize(("slug", "level"), sampled(every, sample))(test)


def house(game: Rules, level: str, temper: Temper | None) -> House:
    return give_temper(game.houses[level](), temper)


def positions(game: Rules, level: str) -> Iterator[tuple[Seat, Decision, Any]]:
    """Yield seat, decision and state from games of that level with mixed tempers."""
    tempers = [*Temper]
    for number in range(TABLES):
        # Three seats where the game allows them, so that the table is neither empty nor slow.
        table = Table(game, game.seats[min(2, len(game.seats) - 1)], number)
        engine = table.deal(journalling=False)
        rng = table.rng("tempers")
        players = [house(game, level, tempers[seat % 4]) for seat in range(table.seats)]
        while engine.ask is not None:
            seat: Seat = next(iter(engine.ask.owed))
            decision = engine.ask.owed[seat]
            if seat == CLOCK:
                engine.decide(seat, default_choice(decision, rng))
                continue

            # With one option there is no choice that a temper could change.
            if len(decision.options) > 1:
                yield seat, decision, engine.game.state

            choice = players[seat].choose(engine.view(seat), decision, rng)
            assert decision.allows(choice)

            engine.decide(seat, choice)


def choices(made: House, view: Any, decision: Decision, at: int) -> list[Choice]:
    return [made.choose(view, decision, Random(LUCKS * at + luck)) for luck in range(LUCKS)]


@at_every_level
def test_temper_changes_some_choices(slug: str, level: str) -> None:
    """With the same decision and random numbers, bold and careful players differ, but seldom."""
    game = GAMES[slug]
    differ = 0
    choice_count = 0
    for seat, decision, state in positions(game, level):
        view = game.view(state, seat)
        bold, careful = (
            choices(house(game, level, temper), view, decision, choice_count)
            for temper in (Temper.BOLD, Temper.CAREFUL)
        )
        differ += sum(one != other for one, other in zip(bold, careful, strict=True))
        choice_count += LUCKS

    assert 0 < differ <= OFTEN * choice_count, f"{differ} of {choice_count}"


@at_every_level
def test_hidden_cards_do_not_change_tempered_choices(slug: str, level: str) -> None:
    """Hidden cards are dealt again; a new house player must choose the same."""
    game = GAMES[slug]
    worlds = 0
    for at, (seat, decision, state) in enumerate(positions(game, level)):
        # Every fifth position is enough and keeps the test quick.
        if at % 5:
            continue

        temper = [*Temper][at // 5 % 4]
        other = hidden(game).reshuffled(duplicate(state), seat, Random(at))
        one = choices(house(game, level, temper), game.view(state, seat), decision, at)

        assert one == choices(house(game, level, temper), game.view(other, seat), decision, at)

        worlds += state != other

    # The reshuffle must have changed some states, or the comparison proves nothing.
    assert worlds > 3


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "levels"), pairs(GAMES, [("medium", "easy"), ("hard", "medium")]))
def test_tempered_player_is_no_worse_than_the_level_below(
    slug: str, levels: tuple[str, str]
) -> None:
    """Each game has house players of the next temper, against players of the level below."""
    game = GAMES[slug]
    better, worse = levels
    tempers = {level: cycle(Temper) for level in levels}
    # One step ahead, so that the two sides never have the same temper.
    next(tempers[worse])

    def made(level: str) -> House:
        return house(game, level, next(tempers[level]))

    houses = {level: partial(made, level) for level in levels}
    level_is_no_worse(game, better, worse, houses=houses)


@pytest.mark.parametrize("trails", [True, False])
def test_daring_of_each_temper(trails: bool) -> None:
    made = Tempered()

    def daring(temper: Temper | None) -> float:
        made.temper = temper
        return made.daring(Random(1), lambda: trails)

    # Bold is 1, careful is -1; a grudging player is bold only while it trails.
    assert daring(Temper.BOLD) == 1 == -daring(Temper.CAREFUL)
    assert daring(Temper.GRUDGING) == (1 if trails else -1)
    assert -1 < daring(Temper.FICKLE) < 1
    assert daring(None) == 0


def test_player_without_a_temper_draws_no_random_number() -> None:
    """Old simulated games are replayed, so the random numbers must stay the same."""
    luck = Random(1)
    Tempered().daring(luck, lambda: True)
    assert luck.getstate() == Random(1).getstate()


def test_random_house_player_has_no_temper() -> None:
    made = RandomHouse()
    assert give_temper(made, Temper.BOLD) is made
    assert not hasattr(made, "temper")
