"""The cards of Political Chicken, read from data/cards/political.json.

The deck is Coop's own (RULES.md appendix A), because the printed card list is not available. An
operator who owns the printed deck may replace the file. Players read the text `political-card-<id>`
of the locale, or `name` if the operator's deck has another name for a card. Scenarios and drawings
use `name`.

A stack is a group with its attachments: the assets and deficits that lie on it.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from games.engine.box import CARDS, BoxPart, message, read_box, sentence

FILE = CARDS / "political.json"

FEWEST_CARDS = 56
"""Enough for eight seats: each has six cards in hand, and draws one."""

FEWEST_GROUPS = 16

Copies = Annotated[int, Field(ge=1, le=20)]
Name = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^+*_`|<>\n]+$")]
Id = Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9-]{0,7}$")]


class _Entry(BoxPart):
    """The fields of all cards.

    `adult_name` is shown only where both the channel and the server allow it. `source_name` is the
    name in the printed rules.
    """

    id: Id
    name: Name
    adult_name: Name | None = None
    source_name: str | None = None
    copies: Copies = 1


class GroupEntry(_Entry):
    """A group. It belongs to the left or the right wing."""

    kind: Literal["group"]
    wing: Literal["left", "right"]
    influence: int = Field(ge=1, le=9)


class AssetEntry(_Entry):
    """An attachment that usually helps its stack."""

    kind: Literal["asset"]
    influence: int = Field(ge=0, le=9)
    special: (
        Literal["lawyers", "conspiracy", "event_immune", "no_takeover", "no_destroy"] | None
    ) = None


class DeficitEntry(_Entry):
    """An attachment that usually harms its stack."""

    kind: Literal["deficit"]
    influence: int = Field(ge=-9, le=0)
    special: Literal["battle_zero", "wing_flip", "gag"] | None = None


class EventEntry(_Entry):
    """An event: it has an effect and is then discarded."""

    kind: Literal["event"]
    effect: Literal[
        "scandal",
        "left_exodus",
        "right_exodus",
        "fact_check",
        "fundraiser",
        "backroom_deal",
        "leaked_inbox",
        "term_limits",
        "comeback",
        "redistricting",
    ]


Entry = Annotated[GroupEntry | AssetEntry | DeficitEntry | EventEntry, Field(discriminator="kind")]


class Box(BoxPart):
    """All cards. Ids and names are unique, and there are enough cards and groups for a game."""

    version: Literal[1]
    cards: list[Entry]

    @model_validator(mode="after")
    def _makes_sense(self) -> Self:
        """Check that ids and names are unique, and that there are enough cards."""
        for field in ("id", "name"):
            for value, count in Counter(getattr(card, field) for card in self.cards).items():
                if count > 1:
                    raise ValueError(f"{value}: {field}: {count} cards have it")

        total = sum(card.copies for card in self.cards)
        groups = sum(card.copies for card in self.cards if card.kind == "group")
        if total < FEWEST_CARDS:
            raise ValueError(f"cards: {total} are too few for eight (at least {FEWEST_CARDS})")
        if groups < FEWEST_GROUPS:
            raise ValueError(f"cards: {groups} groups are too few (at least {FEWEST_GROUPS})")

        return self


@dataclass(frozen=True, slots=True)
class Card:
    """One card.

    Attributes:
        id: Its id, different for each copy.
        entry: Its id in the file, the same for all copies.
        kind: group, asset, deficit or event.
        influence: Its influence; 0 if it has none.
        wing: left or right; empty if it has none.
        power: Its special or its effect; empty if it has none.
    """

    id: str
    entry: str
    kind: str
    influence: int
    wing: str
    power: str


def entry_sentence(data: Any, error: Any) -> str:
    """Return an error as text with card and field.

    For example: `R3-1 (Military Industrial Fat Cats): influence: …`.
    """
    place = list(error["loc"])
    if len(place) > 1 and place[0] == "cards" and isinstance(place[1], int):
        card = data["cards"][place[1]]
        card_fields = card if isinstance(card, dict) else {}
        # For a union, pydantic adds the value of `kind` to the place, though it is no field.
        fields = [str(part) for part in place[2:] if part != card_fields.get("kind")] or ["kind"]
        card_id = card_fields.get("id", f"card {place[1] + 1}")
        name = f"{card_id} ({card_fields.get('name', 'without a name')})"
        return f"{name}: {'.'.join(fields)}: {message(error)}"

    return sentence(data, error)


@cache
def box() -> Box:
    """Read the file once. Raise BoxError with card and field if it is not valid."""
    return read_box(Box, FILE.read_text(encoding="utf-8"), entry_sentence)


@cache
def entries() -> dict[str, GroupEntry | AssetEntry | DeficitEntry | EventEntry]:
    """Return id in the file -> entry."""
    return {card.id: card for card in box().cards}


@cache
def cards() -> dict[str, Card]:
    """Return id -> card, for all copies, in the order of the file."""
    return {card.id: card for entry in box().cards for card in _copies(entry)}


def _copies(entry: GroupEntry | AssetEntry | DeficitEntry | EventEntry) -> list[Card]:
    """Return one card for each copy.

    Copies have a letter after the id (`A14a`), single cards have none.
    """
    # A single card gets a blank for its letter, and `strip` removes the blank.
    letters = "abcdefghijklmnopqrst"[: entry.copies] if entry.copies > 1 else " "
    names = [f"{entry.id}{letter}".strip() for letter in letters]
    if isinstance(entry, GroupEntry):
        return [Card(name, entry.id, "group", entry.influence, entry.wing, "") for name in names]
    if isinstance(entry, EventEntry):
        return [Card(name, entry.id, "event", 0, "", entry.effect) for name in names]

    power = entry.special or ""
    influence = entry.influence
    return [Card(name, entry.id, entry.kind, influence, "", power) for name in names]
