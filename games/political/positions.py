"""Positions of Political Chicken in the words of scenario files (docs/scenarios.md): set up, and
read.

What a scenario leaves out is quiet: empty hands, empty bases, a deck of cards that nobody named.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.engine.positions import Positions, ScenarioError, Table, Zone, letter, seat, seats_apart
from games.political.box import cards
from games.political.field import attack_total, chances, defence_total
from games.political.position_words import WORDS, Pile, PositionWords, card_named, name_of
from games.political.rules import PoliticalChicken
from games.political.stacks import Stack, balance, nature, score, size
from games.political.state import Battle, PoliticalState, SeatState


def set_up(table: Table) -> PoliticalState:
    """The state of a partial position. Raises ScenarioError for what is not understood."""
    seats, rest = seats_apart(table)
    words = PositionWords.read("position", {**rest, "seats": seats})
    state = PoliticalState(
        phase=words.phase,
        options=words.options,
        seats=[
            SeatState(one.hand[:], [tuple(stack) for stack in one.base])
            for one in words.seats.values()
        ],
        seat=seat(words.seat),
        turn=words.turn,
        middle=[tuple(stack) for stack in words.middle],
        deck=[],
        discard=words.discard[::-1],
    )
    if state.seat >= len(state.seats):
        raise ScenarioError(f"there is no seat {words.seat}")
    for pile, said in ((state.deck, words.deck), (state.reserve, words.reserve)):
        if not isinstance(said, int):
            pile += said[::-1]
    _fill(state.deck, words.deck, state)
    _fill(state.reserve, words.reserve, state)
    twice = [name for name, count in PoliticalChicken.cards(state).items() if count > 1]
    if twice:
        raise ScenarioError(f"{name_of(twice[0])} lies in two places (a second copy is …2)")
    return state


def _fill(pile: list[str], said: Pile, state: PoliticalState) -> None:
    """So many cards that nobody named: the weakest groups first."""
    if not isinstance(said, int):
        return
    used: Counter[str] = PoliticalChicken.cards(state)
    left = [one for one in cards().values() if one.id not in used]
    left.sort(key=lambda one: (one.kind != "group", one.influence))
    if said > len(left):
        raise ScenarioError(f"there are no {said} cards left for a pile")
    pile += [one.id for one in left[:said]]


_NAMES_CARDS = frozenset(
    {
        *("event", "recruit", "let_go", "attach", "stack", "join", "lay", "move"),
        *("leave_out", "count_in", "discard"),
    }
)


def spoken(words: str) -> str:
    """`recruit Golf Course Senate` -> `recruit R3-4`, `seat B` -> `seat 1`."""
    kind, _, rest = words.partition(" ")
    if kind == "seat" and rest:
        return f"seat {seat(rest)}"
    if kind not in _NAMES_CARDS or not rest:
        return words
    try:
        return f"{kind} {card_named(rest)}"
    except ValueError as error:
        raise ScenarioError(str(error)) from error


def _named(names: list[str], *, ordered: bool = False) -> Zone:
    return Zone([name_of(name) for name in names], ordered)


def _row(stacks: list[Stack]) -> Zone:
    """`Golf Course Senate, Smeared, Bot Farm`: a stack a line."""
    return Zone([", ".join(map(name_of, stack)) for stack in stacks])


_OF_SEATS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda one: _named(one.hand),
    "base": lambda one: _row(one.base),
    "values": lambda one: [nature(stack).influence for stack in one.base],
    "left": lambda one: balance(one.base)[0],
    "right": lambda one: balance(one.base)[1],
    "score": lambda one: score(one.base),
    "cards": lambda one: size(one.base),
}


def _of_battle(read: Callable[[Battle], Any]) -> Callable[[PoliticalState], Any]:
    return lambda state: "none" if state.battle is None else read(state.battle)


_OF_TABLE: dict[str, Callable[[PoliticalState], Any]] = {
    "phase": lambda state: state.phase,
    "seat": lambda state: letter(state.seat),
    "turn": lambda state: state.turn,
    "middle": lambda state: _row(state.middle),
    "deck": lambda state: _named(state.deck[::-1], ordered=True),
    "reserve": lambda state: _named(state.reserve[::-1], ordered=True),
    "discard": lambda state: _named(state.discard),
    "attack": _of_battle(attack_total),
    "defence": _of_battle(defence_total),
    "wins": _of_battle(chances),
}

POSITIONS = Positions(PoliticalChicken, set_up, spoken, _OF_SEATS, _OF_TABLE, WORDS)
