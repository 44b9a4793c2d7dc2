"""Positions of Chicken Heist in the words of scenario files (docs/scenarios.md).

`set_up` makes a state of the words; the tables at the end make words of a state, to check what a
scenario expects. Seats are the letters A to H. The words are those of `HeistState` (state.py).

Words that a scenario leaves out have neutral values: no cards, no loot, and the Driver's Signals in
the last slots.
"""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BeforeValidator, Field

from games.engine.asks import Seat
from games.engine.box import laid_out
from games.engine.positions import (
    Letter,
    Positions,
    PositionVocabulary,
    ScenarioError,
    Shape,
    Table,
    Zone,
    letter,
    one_of,
    seat,
    seats_apart,
)
from games.heist import vocabulary
from games.heist.box import box
from games.heist.rules import Heist
from games.heist.state import (
    SLOTS,
    CardAim,
    HeistOptions,
    HeistState,
    Note,
    Phase,
    SeatState,
    StandingEffect,
    Status,
    Turn,
    Warned,
    value,
)
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

# -- words -----------------------------------------------------------------------------------------


def _validator(form: str, pattern: str) -> AfterValidator:
    """Return a validator for a line that must look like `form`."""

    def check(line: str) -> str:
        if re.fullmatch(pattern, line) is None:
            raise ValueError(f"{line!r} is not written like {form!r}")
        return line

    return AfterValidator(check)


def _either(words: tuple[str, ...]) -> str:
    return f"({'|'.join(words)})"


Action = Annotated[str, one_of(ACTIONS)]
Character = Annotated[str, one_of(CHARACTERS)]
Variable = Annotated[str, one_of(VARIABLE_EVENTS)]
Slot = Annotated[int, Field(ge=1, le=10)]
Aimed = Annotated[str, _validator("A on B", "[A-H] on [A-H]")]
Effect = Annotated[
    str,
    _validator(
        "angel A B rob, devil C B, knight D",
        rf"angel [A-H] [A-H] {_either(MOVES)}|devil [A-H] [A-H]|knight [A-H]",
    ),
]
Loot = list[str | int] | int
"""A list of ids or values (10 for `diamond-10`), or a number of cards with value 1."""


class SeatWords(Shape):
    """The words for a seat."""

    character: Character | None = None
    hand: list[Action] = []
    loot: Loot = []
    status: Status = "in"
    hide: bool = True
    decision: Annotated[str, one_of(DECISIONS)] | None = None
    done: bool = False
    notes: list[Annotated[str, _validator("swat 3 5", rf"{_either(EVENTS)}( ([1-9]|10))+")]] = []
    devil_target: Letter | None = None


class TurnWords(Shape):
    """The words for the current turn."""

    seat: Letter
    move: Annotated[str, one_of(MOVES)] | None = None
    used: list[Character] = []
    cards_played: int = 0
    offer: Literal["alchemist", "knight"] | None = None
    robbed: str | None = None


def _named_turn(turn: Any) -> Any:
    """Allow the short form `turn: A`."""
    return {"seat": turn} if isinstance(turn, str) else turn


class PositionWords(Shape):
    """The words for the table. Piles have their top card first."""

    phase: Literal["round_start", "turn", "operation", "decision"] = "round_start"
    round: Slot = 1
    leader: Letter = "A"
    seats: dict[Letter, SeatWords] = Field(min_length=2)
    slots: dict[Annotated[str, _validator("5", "[1-9]|10")], Annotated[str, one_of(EVENTS)]] = {}
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
    warns: list[Annotated[str, _validator("A swat", f"[A-H] {_either(WARN_MENU)}")]] = []
    cyborg_count: int = 0
    cyborg_drawn: bool = False
    sweep: int = 0


WORDS = PositionVocabulary.of(
    vocabulary.TOLD,
    vocabulary.ASKED,
    ids=[
        *(*ACTIONS, *CHARACTERS, *CREWS, *EVENTS, *MOVES, *DECISIONS),
        *(loot.card for loot in box().loot),
    ],
)
"""The events and options that a scenario may expect."""


# -- setting up ------------------------------------------------------------------------------------


QUIET_CHARACTERS = ("agent", "mystic", "pirate", "angel", "devil", "alchemist", "knight", "boss")
"""The characters of seats for which a scenario names none: they do nothing on their own."""

_PHASES: dict[str, Phase] = {
    "round_start": "round_start",
    "turn": "turn",
    "operation": "sweep",
    "decision": "decision_a",
}
"""The name of a phase in scenarios -> its name in the state."""


def set_up(table: Table) -> HeistState:
    """Build the state of a position.

    Raises:
        ScenarioError: a word is unknown, or a card is in two places.
    """
    seats, rest = seats_apart(table)
    words = PositionWords.read("position", {**rest, "seats": seats})
    state = HeistState(
        phase=_PHASES[words.phase],
        options=words.options,
        round=words.round,
        leader=seat(words.leader),
        seats=_seats([*words.seats.values()]),
        slots=_slots(words),
        shown=words.round - 1,
        aside=[],
        characters=[],
        loot_pile=_top_last(_loot_ids(words.loot_pile)),
        pile=_top_last(words.pile),
        truck=_loot_ids(words.truck),
        discard=words.discard[:],
        board=[*words.board],
        fortified=words.fortified[:],
        locked=words.locked[:],
        sweep=words.sweep,
        cyborg_count=words.cyborg_count,
        cyborg_drawn=words.cyborg_drawn,
    )

    # The revealed slots determine the number of signals, unless the scenario names a number.
    signals = state.slots[: state.shown].count("drivers_signal")
    state.signals = signals if words.signals is None else words.signals
    state.aside = _top_last(_unused(box().variable_events, state.slots, words.aside))
    held = [seat_state.character for seat_state in state.seats]
    state.characters = _top_last(_unused(dict.fromkeys(CHARACTERS, 1), held, words.characters))
    _set_round_memory(state, words)
    _check_seats(state)

    return state


def _top_last(cards: list[str]) -> list[str]:
    return cards[::-1]


def _seats(seats: list[SeatWords]) -> list[SeatState]:
    """Return the state of all seats."""
    named = {seat_words.character for seat_words in seats}
    # A quiet character cannot disturb the position that a scenario describes.
    quiet = [character for character in QUIET_CHARACTERS if character not in named]
    return [
        SeatState(
            character=seat_words.character or quiet.pop(0),
            hand=seat_words.hand[:],
            loot=_loot_ids(seat_words.loot),
            status=seat_words.status,
            has_hide=seat_words.hide,
            notes=[_note_from(line) for line in seat_words.notes],
            decision=seat_words.decision,
            done=seat_words.done,
            devil_target=None if seat_words.devil_target is None else seat(seat_words.devil_target),
        )
        for seat_words in seats
    ]


def _note_from(line: str) -> Note:
    """Return the note of a line: `swat 3` or, after a Panic, `swat 3 5`."""
    event, *slots = line.split()
    return Note(event, [int(slot) for slot in slots])


def _loot_ids(cards: Loot) -> list[str]:
    """Return the ids of loot cards. A number means this many cards of value 1."""
    if isinstance(cards, int):
        return [loot_of(1)] * cards

    ids = [card if isinstance(card, str) else loot_of(card) for card in cards]
    for card in ids:
        if card not in (loot.card for loot in box().loot):
            raise ScenarioError(f"there is no {card!r} among the loot")

    return ids


def loot_of(worth: int) -> str:
    """Return the loot card of this value."""
    for loot in box().loot:
        if loot.value == worth:
            return loot.card
    raise ScenarioError(f"no loot is worth {worth}")


def _slots(words: PositionWords) -> list[str]:
    """Return the events of all slots.

    Unnamed slots are filled so that the Driver's Signals come last.
    """
    named_slots = {int(slot): event for slot, event in words.slots.items()}
    # `laid_out` returns one entry for each copy of a card.
    all_events = laid_out(box().base_events) + laid_out(box().variable_events)
    rest = sorted(all_events, key=lambda event: event == "drivers_signal")
    for event in [*named_slots.values(), *words.aside]:
        # Each event can be named only as often as there are cards of it.
        if event not in rest:
            raise ScenarioError(f"there is no {event} left for a slot")
        rest.remove(event)

    signals = [event for event in rest if event == "drivers_signal"]
    # The signals that are not named need slots of their own at the end.
    other_count = SLOTS - len(named_slots) - len(signals)
    if other_count < 0:
        raise ScenarioError("the slots leave no room for both Driver's Signals")

    unplaced = rest[:other_count] + signals
    return [named_slots.get(slot) or unplaced.pop(0) for slot in range(1, SLOTS + 1)]


def _unused(counts: dict[str, int], used: Iterable[str], first: list[str]) -> list[str]:
    """Return the cards that are not used, those in `first` first.

    Raises:
        ScenarioError: a card in `first` is used.
    """
    unused = laid_out(counts)
    for card in [*used, *first]:
        if card in unused:
            unused.remove(card)
        elif card in first:
            raise ScenarioError(f"{card} lies elsewhere already")

    return [*first, *unused]


# -- memory of the round -----------------------------------------------------------------------


def _set_round_memory(state: HeistState, words: PositionWords) -> None:
    """Set what the state remembers of the current round."""
    state.standing = [_effect_from(line) for line in words.standing]
    state.copycats = [_aim_from(line) for line in words.copycats]
    state.check_ins = [_aim_from(line) for line in words.check_ins]
    state.warns = [_warn_from(line) for line in words.warns]
    if state.phase == "round_start":
        return

    clockwise = state.clockwise(state.leader)
    state.turn_order = clockwise if words.turns is None else [*map(seat, words.turns)]
    # After the Turns all of them have begun; in the Turns `_set_turn` corrects this.
    state.turns_begun = len(state.turn_order)
    if state.phase == "turn":
        _set_turn(state, words.turn or TurnWords(seat=letter(state.turn_order[0])))


def _set_turn(state: HeistState, turn: TurnWords) -> None:
    """Set the current turn."""
    holder = seat(turn.seat)
    if holder not in state.turn_order:
        raise ScenarioError(f"{turn.seat} has no turn in this round")

    memory = turn.model_dump(exclude={"seat"})
    state.turn = Turn(holder, **memory)
    # All seats before the holder have had their turn.
    state.turns_begun = state.turn_order.index(holder) + 1


def _check_seats(state: HeistState) -> None:
    """Raise ScenarioError if the position names a seat that is not at the table."""
    numbers = [state.leader, *state.turn_order]
    numbers += [
        seat_state.devil_target for seat_state in state.seats if seat_state.devil_target is not None
    ]
    numbers += [number for effect in state.standing for number in (effect.by, effect.target)]
    numbers += [
        number for aim in (*state.copycats, *state.check_ins) for number in (aim.by, aim.target)
    ]
    numbers += [warn.by for warn in state.warns]
    for number in numbers:
        if number >= len(state.seats):
            raise ScenarioError(f"there is no seat {letter(number)}")


def _effect_from(line: str) -> StandingEffect:
    """Return the effect of a line: `angel A B rob`, `devil C B`, `knight D`."""
    character, by, *rest = line.split()
    target = rest[0] if rest else by
    return StandingEffect(character, seat(by), seat(target), rest[1] if len(rest) > 1 else None)


def _aim_from(line: str) -> CardAim:
    """Return the aim of a line: `A on B`."""
    by, _, target = line.split()
    return CardAim(seat(by), seat(target))


def _warn_from(line: str) -> Warned:
    """Return the Warn of a line: `A poor_planning`."""
    by, event = line.split()
    return Warned(seat(by), event)


# -- from the state to the words of scenarios ----------------------------------------------------

# The kinds of options whose value a scenario writes as a letter, and as the value of a loot card.
_NAMES_SEATS = {"seat", "agent", "angel", "devil"}
_NAMES_LOOT = {"take", "pay", "pirate"}


def spoken(words: str) -> str:
    """Return an option in the words of the game.

    `seat B` is `seat 1`, and `take 10` is `take diamond-10`.
    """
    kind, _, rest = words.partition(" ")
    if kind in _NAMES_SEATS and rest:
        return f"{kind} {seat(rest)}"
    if kind in _NAMES_LOOT and rest.isdigit():
        return f"{kind} {loot_of(int(rest))}"

    return words


def _loot_zone(cards: list[str], *, ordered: bool = False) -> Zone:
    return Zone(cards, ordered, worth=value)


def _effect_text(effect: StandingEffect) -> str:
    words = [effect.character, letter(effect.by)]
    words += [] if effect.by == effect.target else [letter(effect.target)]
    return " ".join([*words, effect.move] if effect.move else words)


def _seat_or_none(target: Seat | None) -> str:
    return "none" if target is None else letter(target)


_SEAT_FACTS: dict[str, Callable[[SeatState], Any]] = {
    "hand": lambda seat_state: Zone(seat_state.hand),
    "loot": lambda seat_state: _loot_zone(seat_state.loot),
    "total": lambda seat_state: sum(map(value, seat_state.loot)),
    "hide": lambda seat_state: seat_state.has_hide,
    "status": lambda seat_state: seat_state.status,
    "character": lambda seat_state: seat_state.character,
    "decision": lambda seat_state: seat_state.decision or "none",
    "notes": lambda seat_state: [
        " ".join([note.event, *map(str, note.slots)]) for note in seat_state.notes
    ],
    "devil_target": lambda seat_state: _seat_or_none(seat_state.devil_target),
}

_TABLE_FACTS: dict[str, Callable[[HeistState], Any]] = {
    "phase": lambda state: state.phase,
    "round": lambda state: state.round,
    "leader": lambda state: letter(state.leader),
    "inside": lambda state: [letter(number) for number in state.inside()],
    "turns": lambda state: [letter(number) for number in state.turn_order],
    "slots": lambda state: Zone(state.slots, ordered=True),
    "event": lambda state: state.event or "none",
    "signals": lambda state: state.signals,
    "truck": lambda state: _loot_zone(state.truck),
    "loot_pile": lambda state: _loot_zone(state.loot_pile[::-1], ordered=True),
    "pile": lambda state: Zone(state.pile[::-1], ordered=True),
    "discard": lambda state: Zone(state.discard),
    "characters": lambda state: Zone(state.characters[::-1], ordered=True),
    "aside": lambda state: Zone(state.aside),
    "board": lambda state: Zone(state.board),
    "fortified": lambda state: Zone(state.fortified),
    "locked": lambda state: sorted(state.locked),
    "standing": lambda state: [_effect_text(effect) for effect in state.standing],
    "copying": lambda state: [
        f"{letter(by)} on {letter(target)}" for by, target in state.copying.items()
    ],
    "checking": lambda state: [
        f"{letter(aim.by)} on {letter(aim.target)}" for aim in state.checking
    ],
}

POSITIONS = Positions(Heist, set_up, spoken, _SEAT_FACTS, _TABLE_FACTS, WORDS)
