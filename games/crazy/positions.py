"""Positions of Crazy Chicken in the words of scenario files (docs/scenarios.md): set up, and read.

What a scenario leaves out is quiet: empty hands, nothing laid. The cards that are nowhere lie in
the draw piles that are not named.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.crazy.box import deck
from games.crazy.position_words import WORDS, PositionWords, SeatWords
from games.crazy.rules import CrazyChicken
from games.crazy.state import CrazyState, SeatState, points
from games.engine.positions import Positions, ScenarioError, Table, Zone, letter, seat, seats_apart


def set_up(table: Table) -> CrazyState:
    """The state of a partial position. Raises ScenarioError for what is not understood."""
    seats, rest = seats_apart({"A": {}, "B": {}, **table})
    words = PositionWords.read("position", {**rest, "seats": seats})
    state = CrazyState(
        phase=words.phase,
        options=words.options,
        round=words.round,
        turn=1,
        seat=seat(words.seat),
        starter=seat(words.starter),
        seats=[_seat(one) for one in words.seats.values()],
        left=(words.left or [])[::-1],
        right=(words.right or [])[::-1],
        first=words.first[::-1],
        second=words.second[::-1],
    )
    _fill(state, [pile for pile in ("left", "right") if getattr(words, pile) is None])
    return state


def _seat(words: SeatWords) -> SeatState:
    return SeatState(
        hand=sorted(words.hand, reverse=True),
        sets={int(card): count for card, count in words.sets.items()},
        shown=words.shown[:],
        rounds=words.rounds[:],
    )


def _fill(state: CrazyState, piles: list[str]) -> None:
    """The rest of the box into these piles, cheapest cards on top."""
    box = Counter(map(str, deck()))
    lying = CrazyChicken.cards(state)
    if lying - box:
        raise ScenarioError(f"there are not so many {next(iter(lying - box))}s")
    if set(state.seats[0].sets) & set(state.seats[1].sets):
        raise ScenarioError("a type lies in front of one seat at most")
    rest = sorted(map(int, (box - lying).elements()), reverse=True)
    for number, pile in enumerate(piles):
        state.pile(pile).extend(rest[number :: len(piles)])


def spoken(words: str) -> str:
    """`left` -> `draw left`."""
    return f"draw {words}" if words in ("left", "right", "first", "second") else words


def _zone(cards: list[int], *, ordered: bool = False) -> Zone:
    return Zone([str(card) for card in cards], ordered, worth=int)


def _pile(name: str) -> Callable[[CrazyState], Zone]:
    return lambda state: _zone(state.pile(name)[::-1], ordered=True)


_OF_SEATS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda one: _zone(one.hand),
    "sets": lambda one: [
        f"{count}x{card}" for card, count in sorted(one.sets.items(), reverse=True)
    ],
    "shown": lambda one: _zone(one.shown),
    "points": lambda one: points(one.sets),
    "rounds": lambda one: one.rounds,
    "total": lambda one: one.total,
}

_OF_TABLE: dict[str, Callable[[CrazyState], Any]] = {
    "phase": lambda state: state.phase,
    "round": lambda state: state.round,
    "seat": lambda state: letter(state.seat),
    "left": _pile("left"),
    "right": _pile("right"),
    "first": _pile("first"),
    "second": _pile("second"),
}

POSITIONS = Positions(CrazyChicken, set_up, spoken, _OF_SEATS, _OF_TABLE, WORDS)
