"""Tests that views, asks and events tell a seat nothing that it may not know.

Only what a viewer cannot know is changed (each game declares it in tests/games/<game>/hidden.py).
Then the view, the visible part of the ask, and the events must stay equal.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from games.engine.asks import Ask, Decision, Seat, Showing
from games.engine.engine import Engine
from games.engine.game import Event
from games.registry import GAMES
from tests.games.contract.promises import entries_are_needed
from tests.games.contract.tables import (
    TABLES,
    Played,
    Table,
    at_every_size,
    choices_at_random,
    choices_of_chaos,
    hidden,
)
from tests.support.duplicates import duplicate

Play = Callable[[Engine, Random], Played]

ENOUGH = 20
"""A short game for two has a dozen choices, with two or three compared views after each."""


def viewers(table: Table) -> list[Seat | None]:
    return [*range(table.seats), None]


@at_every_size
def test_view_does_not_depend_on_hidden_cards(table: Table) -> None:
    engine = table.deal(journalling=False)
    rng = table.rng("views")
    moved = 0
    for made, _ in enumerate(choices_at_random(engine, rng)):
        state = engine.game.state
        # All viewers at every third choice, a sample of two otherwise, for speed.
        for viewer in rng.sample(viewers(table), 2) if made % 3 else viewers(table):
            other = hidden(table.game).reshuffled(duplicate(state), viewer, rng)
            moved += other != state
            assert table.game.view(other, viewer) == table.game.view(state, viewer)

    # The reshuffle must have changed something, or the comparison proves nothing.
    assert moved > ENOUGH, "the worlds must differ, or this proves nothing"


@at_every_size
def test_ask_does_not_depend_on_hidden_cards(table: Table) -> None:
    """Entered at any checkpoint: same ask, same options for the viewer, same public events."""
    for state in checkpoints(table):
        # In a REVEALING phase cards are shown before the next ask, so the asks may differ.
        if state.phase in hidden(table.game).REVEALING:
            continue

        rng = table.rng(f"asks {state.draws}")
        for viewer in rng.sample(viewers(table), 3):
            other = hidden(table.game).reshuffled(duplicate(state), viewer, rng)
            here = table.enter(duplicate(state))
            there = table.enter(other)

            assert asked(there, viewer) == asked(here, viewer)

            # An event that discloses hidden cards makes the later events and views differ.
            if not disclosed(table, here):
                assert told(there, viewer) == told(here, viewer)
                assert there.view(viewer) == here.view(viewer)


@pytest.mark.parametrize("slug", GAMES)
def test_every_exception_of_the_leak_check_is_needed(slug: str) -> None:
    """An entry that is not needed would hide a leak."""
    known = hidden(GAMES[slug])

    def phase_is_needed(phase: str, rng: Random) -> bool:
        return any(
            asked(there, viewer) != asked(here, viewer) or told(there, viewer) != told(here, viewer)
            for viewer, here, there in worlds(slug, rng, lambda state: state.phase == phase)
        )

    def event_is_needed(kind: str, rng: Random) -> bool:
        return any(
            [event for event in here.events if event.kind == kind]
            != [event for event in there.events if event.kind == kind]
            for _, here, there in worlds(
                slug, rng, lambda state: state.phase not in known.REVEALING
            )
        )

    entries_are_needed(known.REVEALING, "REVEALING", phase_is_needed)
    entries_are_needed(known.DISCLOSING, "DISCLOSING", event_is_needed)


def worlds(
    slug: str, rng: Random, where: Callable[[Any], bool]
) -> Iterator[tuple[Seat | None, Engine, Engine]]:
    """Yield a viewer, the game as it is, and the game with other hidden cards, per checkpoint."""
    tables = [table for table in TABLES if table.game.slug == slug]
    # Chaos reaches phases that lively play avoids.
    for play in (choices_of_chaos, choices_at_random):
        for table in tables:
            for state in filter(where, checkpoints(table, play)):
                for viewer in viewers(table):
                    other = hidden(table.game).reshuffled(duplicate(state), viewer, rng)
                    yield viewer, table.enter(duplicate(state)), table.enter(other)


def checkpoints(table: Table, play: Play = choices_at_random) -> list[Any]:
    engine = table.deal()
    found = [engine.opening().checkpoint]
    for *_, step in play(engine, table.rng("leaks")):
        assert step is not None

        if step.checkpoint is not None:
            found.append(step.checkpoint)

    return [
        table.game.State.from_json(checkpoint) for checkpoint in found if checkpoint is not None
    ]


def disclosed(table: Table, engine: Engine) -> bool:
    """Return whether an event has shown hidden cards to all players."""
    return any(event.kind in hidden(table.game).DISCLOSING for event in engine.events)


def told(engine: Engine, viewer: Seat | None) -> list[Event]:
    return [event for event in engine.events if event.to is None or event.to == viewer]


def asked(engine: Engine, viewer: Seat | None) -> object:
    """Return the part of the open ask that the viewer may see."""
    if engine.ask is None:
        return None
    own = None if viewer is None else engine.decision(viewer)
    return shown(engine.ask), own and offered(own)


def shown(ask: Ask) -> object:
    """Return what all players may see of an ask."""
    who = sorted(ask.owed) if ask.showing is Showing.SEATS else None
    how_many = (ask.asked, len(ask.settled)) if ask.showing is Showing.COUNT else None
    return ask.kind, ask.showing, dict(ask.about), who, how_many


def offered(decision: Decision) -> object:
    return (
        decision.kind,
        [*map(str, decision.options)],
        decision.default,
        (decision.least, decision.most),
        decision.clock,
        dict(decision.about),
    )
