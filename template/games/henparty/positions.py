"""Positions of Hen Party in the words of scenario files (docs/scenarios.md)."""

from collections.abc import Callable
from typing import Any

from games.engine.positions import Positions, Table, Zone, seats_apart
from games.henparty.box import SNACKS
from games.henparty.position_words import WORDS, PositionWords
from games.henparty.rules import HenParty
from games.henparty.state import HenPartyState, SeatState


def set_up(table: Table) -> HenPartyState:
    """The state of a partial position. Raises ScenarioError for what is not understood."""
    seats, rest = seats_apart(table)
    words = PositionWords.read("position", {**rest, "seats": seats})
    return HenPartyState(
        seats=[SeatState(sorted(one.hand), one.points) for one in words.seats.values()],
        pack=[],
        snacks=words.snacks[::-1],
        served=[snack for snack in SNACKS if snack not in words.snacks],
    )


def spoken(words: str) -> str:
    """`4` -> `play 4`."""
    return f"play {words}" if words.isdigit() else words


def _zone(cards: list[int], *, ordered: bool = False) -> Zone:
    return Zone([str(card) for card in cards], ordered, worth=int)


_OF_SEATS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda one: _zone(one.hand),
    "points": lambda one: one.points,
}

_OF_TABLE: dict[str, Callable[[HenPartyState], Any]] = {
    "phase": lambda state: state.phase,
    "snacks": lambda state: _zone(state.snacks[::-1], ordered=True),
    "points": lambda state: [one.points for one in state.seats],
}

POSITIONS = Positions(HenParty, set_up, spoken, _OF_SEATS, _OF_TABLE, WORDS)
