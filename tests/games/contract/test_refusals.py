"""A refused choice changes nothing, whoever makes it and whatever it is."""

from collections.abc import Iterator

import pytest

from games.engine.asks import CLOCK, Choice, Option, Seat
from games.engine.engine import Engine, fingerprint_of_position
from games.engine.errors import GameError
from tests.games.contract.tables import Table, at_every_table, choices_at_random

EVERY = 7
"""So often a game is looked at; a prime, so that all kinds of asks have their turn."""


@at_every_table
def test_a_refused_choice_changes_nothing(table: Table) -> None:
    engine = table.deal()
    refused = 0
    for made, _ in enumerate(choices_at_random(engine, table.rng("refused"))):
        if made % EVERY and engine.ask is not None:
            continue

        before = everything(engine)
        for seat, choice in wrong_choices(engine, table.seats):
            with pytest.raises(GameError):
                engine.decide(seat, choice)
            refused += 1

        assert everything(engine) == before

    assert refused > 20  # a short game for two makes a dozen choices


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
    """Options from nowhere, none, doubled, too many; seats that owe nothing; the clock."""
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

        if decision.least > 1:
            yield seat, (options[0],)
