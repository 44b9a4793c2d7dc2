"""A refused choice changes nothing in any game."""

from collections.abc import Iterator

import pytest

from games.engine.asks import CLOCK, Choice, Option, Seat
from games.engine.engine import Engine, fingerprint_of_position
from games.engine.errors import GameError
from tests.games.contract.tables import Table, at_every_table, choices_at_random

EVERY = 7
"""Test every seventh position: a prime, so that all kinds of asks get a turn."""


@at_every_table
def test_a_refused_choice_changes_nothing(table: Table) -> None:
    engine = table.deal()
    refused = 0
    for made, _ in enumerate(choices_at_random(engine, table.rng("refused"))):
        # At the end of a game, where nothing is asked, all choices must be refused too.
        if made % EVERY and engine.ask is not None:
            continue

        before = everything(engine)
        for seat, choice in wrong_choices(engine, table.seats):
            with pytest.raises(GameError):
                engine.decide(seat, choice)
            refused += 1

        assert everything(engine) == before

    assert refused > 20  # a short game for two has a dozen choices


def everything(engine: Engine) -> object:
    return (
        fingerprint_of_position(engine.game.state, engine.ask),
        [*engine.events],
        engine.revision,
        engine.game.chance.draws,
        engine.broken,
        engine.outcome,
    )


def wrong_choices(engine: Engine, seats: int) -> Iterator[tuple[Seat, Choice]]:
    """Yield unknown, empty, doubled and too many options, and choices of seats that owe nothing."""
    # From CLOCK to one above the last seat: both ends are seats that may owe nothing.
    for seat in range(CLOCK, seats + 1):
        decision = engine.decision(seat)
        if decision is None:
            yield seat, (Option("minimum"),)
            yield seat, (Option("pass"),)
            continue

        options = list(decision.options)
        yield seat, (Option("nonsense", seat),)
        yield seat, (Option(options[0].kind, "nonsense"),)
        yield seat, ()
        yield seat, (options[0], options[0])
        yield seat, (*options[: decision.most], Option("nonsense"))
        if decision.most < len(options):
            yield seat, tuple(options[: decision.most + 1])

        # Fewer options than the least that the decision accepts.
        if decision.least > 1:
            yield seat, (options[0],)
