"""The words of a heist position in scenario files, and what each may be (docs/scenarios.md).

What a scenario leaves out is quiet: no cards, no loot, nothing in force.
"""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from games.engine.positions import Letter, Shape, Words, one_of
from games.heist import vocabulary
from games.heist.box import box
from games.heist.state import HeistOptions, Status
from games.heist.vocabulary import (
    ACTIONS,
    CHARACTERS,
    CREWS,
    DECISIONS,
    EVENTS,
    MOVES,
    VARIABLE_EVENTS,
    WARN_MENU,
)


def _written(form: str, pattern: str) -> AfterValidator:
    """A line that must look like `form`."""

    def check(line: str) -> str:
        if re.fullmatch(pattern, line) is None:
            raise ValueError(f"{line!r} is not written like {form!r}")
        return line

    return AfterValidator(check)


def _any_of(words: tuple[str, ...]) -> str:
    return f"({'|'.join(words)})"


Action = Annotated[str, one_of(ACTIONS)]
Character = Annotated[str, one_of(CHARACTERS)]
Variable = Annotated[str, one_of(VARIABLE_EVENTS)]
Slot = Annotated[int, Field(ge=1, le=10)]
Aimed = Annotated[str, _written("A on B", "[A-H] on [A-H]")]
Effect = Annotated[
    str,
    _written(
        "angel A B rob, devil C B, knight D",
        rf"angel [A-H] [A-H] {_any_of(MOVES)}|devil [A-H] [A-H]|knight [A-H]",
    ),
]
Loot = list[str | int] | int
"""Ids, values, or just a number of small cards."""


class SeatWords(Shape):
    """What may be said of a seat."""

    character: Character | None = None
    hand: list[Action] = []
    loot: Loot = []
    status: Status = "in"
    hide: bool = True
    decision: Annotated[str, one_of(DECISIONS)] | None = None
    done: bool = False
    notes: list[Annotated[str, _written("swat 3 5", rf"{_any_of(EVENTS)}( ([1-9]|10))+")]] = []
    devil_target: Letter | None = None


class TurnWords(Shape):
    """What the turn that runs has seen already."""

    seat: Letter
    move: Annotated[str, one_of(MOVES)] | None = None
    used: list[Character] = []
    cards_played: int = 0
    offer: Literal["alchemist", "knight"] | None = None
    robbed: str | None = None


def _named_turn(turn: Any) -> Any:
    return {"seat": turn} if isinstance(turn, str) else turn


class PositionWords(Shape):
    """What may be said of the table. Piles have their top card first."""

    phase: Literal["round_start", "turn", "operation", "decision"] = "round_start"
    round: Slot = 1
    leader: Letter = "A"
    seats: dict[Letter, SeatWords] = Field(min_length=2)
    slots: dict[Annotated[str, _written("5", "[1-9]|10")], Annotated[str, one_of(EVENTS)]] = {}
    aside: list[Variable] = Field(default=[], max_length=4)
    pile: list[Action] = []
    discard: list[Action] = []
    loot_pile: Loot = []
    truck: Loot = []
    characters: list[Character] = []
    board: list[Literal["flash_grenade", "freeze", "signal_jammer"]] = []
    fortified: list[Annotated[str, one_of(CREWS)]] = []
    locked: list[Slot] = []
    signals: int | None = Field(default=None, ge=0, le=2)
    options: HeistOptions = HeistOptions()
    turns: list[Letter] | None = None
    turn: Annotated[TurnWords, BeforeValidator(_named_turn)] | None = None
    standing: list[Effect] = []
    copycats: list[Aimed] = []
    check_ins: list[Aimed] = []
    warns: list[Annotated[str, _written("A swat", f"[A-H] {_any_of(WARN_MENU)}")]] = []
    cyborg_count: int = 0
    cyborg_drawn: bool = False
    sweep: int = 0


WORDS = Words.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[
        *(*ACTIONS, *CHARACTERS, *CREWS, *EVENTS, *MOVES, *DECISIONS),
        *(loot.card for loot in box().loot),
    ],
)
"""What may be expected to be told and offered."""
