"""The cards of Chicken Heist: counts, loot and crews, read from data/cards/heist.json.

All cards that the rules (games/heist/RULES.md) name must be in the file. Numbers are only checked
for plausible values.
"""

from collections import Counter
from functools import cache
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from games.engine.box import CARDS, BoxPart, check_names, read_box
from games.heist.vocabulary import (
    ACTIONS,
    BASE_EVENTS,
    CHARACTERS,
    CREW_EVENTS,
    CREWS,
    VARIABLE_EVENTS,
)

FILE = CARDS / "heist.json"

MOST_SEATS = 8
HAND = 3
"""How many action cards each seat is dealt."""

Copies = Annotated[int, Field(ge=0, le=60)]


class Crew(BoxPart):
    """A crew: the event that hunts it, and its members."""

    event: str
    characters: tuple[str, ...] = Field(min_length=1)


class Loot(BoxPart):
    """Loot cards of one kind and value."""

    kind: Literal["cash", "gold", "diamond"]
    value: int = Field(ge=0, le=99)
    copies: int = Field(ge=1, le=30)

    @property
    def card(self) -> str:
        """The id of these cards: `gold-4`."""
        return f"{self.kind}-{self.value}"


class Box(BoxPart):
    """All cards. Their ids are listed in vocabulary.py."""

    version: Literal[1]
    crews: dict[str, Crew]
    base_events: dict[str, Copies]
    variable_events: dict[str, Copies]
    loot: tuple[Loot, ...] = Field(min_length=1)
    actions: dict[str, Copies]

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        """Check names, crews and counts."""
        check_names("crews", self.crews, CREWS)
        check_names("base_events", self.base_events, BASE_EVENTS)
        check_names("variable_events", self.variable_events, VARIABLE_EVENTS)
        check_names("actions", self.actions, ACTIONS)
        self._check_crews()
        self._check_counts()

        return self

    def _check_crews(self) -> None:
        """Check that each crew has an event of its own, and each character one crew."""
        crew_by_character: dict[str, str] = {}
        crew_by_event: dict[str, str] = {}
        for name, crew in self.crews.items():
            if crew.event not in CREW_EVENTS:
                raise ValueError(f"crews.{name}.event: {crew.event!r} is no crew event")
            if crew.event in crew_by_event:
                hunted = crew_by_event[crew.event]
                raise ValueError(f"crews.{name}.event: {crew.event!r} is after {hunted} already")

            crew_by_event[crew.event] = name
            for character in crew.characters:
                if character not in CHARACTERS:
                    raise ValueError(f"crews.{name}.characters: there is no {character!r}")
                if character in crew_by_character:
                    other = crew_by_character[character]
                    raise ValueError(
                        f"crews.{name}.characters: {character!r} is in {other} already"
                    )

                crew_by_character[character] = name

        for character in CHARACTERS:
            if character not in crew_by_character:
                raise ValueError(f"crews: {character!r} is in no crew")

    def _check_counts(self) -> None:
        """Check the numbers that the rules depend on."""
        for event, copies in self.base_events.items():
            needed = 2 if event == "drivers_signal" else 1
            if copies != needed:
                raise ValueError(f"base_events.{event}: the rules need {needed}, here are {copies}")

        for event, copies in self.variable_events.items():
            if copies != 1:
                raise ValueError(f"variable_events.{event}: the rules need 1, here are {copies}")

        # A full table needs one hand for each seat, and one more card for Cowboy (HR-03).
        needed = MOST_SEATS * HAND + 1
        total = sum(self.actions.values())
        if total < needed:
            raise ValueError(f"actions: {total} cards cannot be dealt to eight (at least {needed})")

        (card, count), *_ = Counter(loot.card for loot in self.loot).most_common()
        if count > 1:
            raise ValueError(f"loot: {card!r} is listed twice")


@cache
def box() -> Box:
    """Read the file once. Raise BoxError with card and field if it is not valid."""
    return read_box(Box, FILE.read_text(encoding="utf-8"))


@cache
def crew_of(character: str) -> str:
    """Return the crew of a character."""
    return next(name for name, crew in box().crews.items() if character in crew.characters)


@cache
def hunted_crew(event: str) -> str | None:
    """Return the crew that this event hunts; None if it is not a crew event."""
    return next((name for name, crew in box().crews.items() if crew.event == event), None)


@cache
def overrides() -> int:
    """Return how many Override cards there are."""
    return box().actions["override"]
