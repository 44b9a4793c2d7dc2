"""Turns what the game calls things into words, in the reader's language; and says what the table
and the cards both show of the round.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from bot.i18n.words import Name, commas
from cogs.heist import signs
from cogs.heist.terms import Terms, loot_kind
from cogs.pages import SceneLabels
from games.engine.asks import Decision, Fact, Option
from games.heist.view import HeistView
from games.heist.vocabulary import TOLD

MEANS = {
    "lookout": "slot",
    "slot": "slot",
    "play": "card",
    "mystic": "card",
    "agent": "seat",
    "angel": "seat",
    "devil": "seat",
    "seat": "seat",
    "pirate": "loot",
    "pay": "loot",
    "take": "loot",
    "move": "move",
    "crew": "crew",
    "event": "event",
}
"""What the value of an option is, as the name of a fact."""

_NAMED = frozenset(
    {"card", "character", "crew", "event", "loot", "move", "choice", "cards", "loots"}
)
_WITH_ID = frozenset({"card", "character", "crew", "event", "move", "old"})
"""Facts that come with what they are called in the game, too: `$card_id` beside `$card`. For
languages in which the words around a name depend on it.
"""


class Offered(NamedTuple):
    """An option at its place in the decision, with its label and its sign."""

    place: int
    option: Option
    label: str
    emoji: str | None


class Labels(SceneLabels[HeistView]):
    """The words of one scene."""

    @cached_property
    def terms(self) -> Terms:
        """What cards, characters, crews, events and loot are called."""
        return Terms(self.words)

    def hands(self) -> list[str]:
        """What every seat has, in a story: its action cards, then its loot."""
        both = zip(self.laid_open.hands, self.laid_open.loots, strict=True)
        return [
            " · ".join(filter(None, (self.terms.card_names(hand), self.terms.loots(loots))))
            for hand, loots in both
        ]

    # -- facts ---------------------------------------------------------------------------------

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """The facts of an event, as words for its sentence. `people` counts the seats it names."""
        found: dict[str, str | int] = {}
        for name, fact in facts.items():
            found[name] = self._fact(name, fact)
            if name in _WITH_ID:
                found[f"{name}_id"] = str(fact)
        seats = facts.get("seats")
        found.setdefault("people", len(seats) if isinstance(seats, list) else 1)
        return found

    def _fact(self, name: str, fact: Any) -> str | int:
        if name in TOLD.seats:
            return self.seats(fact) if isinstance(fact, list) else self.seat(fact)
        if name in _NAMED:
            return str(getattr(self.terms, name)(fact))
        if name == "old":
            return self.terms.character(fact)
        if name == "given":
            return self.terms.loot(fact)
        if name == "characters":
            return commas(self.words, [*map(self.terms.character, fact)])
        if name == "slots":
            return commas(self.words, [*map(str, fact)])
        return int(fact)

    # -- the round -----------------------------------------------------------------------------

    def where(self) -> str:
        """Which round it is, and how many of the two signals were heard: what decides about Run."""
        return self.words("heist-round", round=self.view.round, signals=self.signals())

    def signals(self) -> str:
        over = "no" if self.scene.result is None else "yes"
        return self.words("heist-signals", count=self.view.signals, over=over)

    # -- options ---------------------------------------------------------------------------------

    def offered(self, decision: Decision) -> list[Offered]:
        """All options of a decision as they are offered."""
        kind = decision.kind
        return [
            Offered(place, one, self.option(one, kind), self.emoji(one))
            for place, one in enumerate(decision.options)
        ]

    def option(self, option: Option, decision: str = "") -> str:
        """An option on a button or in a menu: without its sign, without Markdown."""
        return self._option("heist-option", option, decision, signed=False)

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence."""
        return self._option("heist-chosen", option, decision, signed=True)

    def _option(self, prefix: str, option: Option, decision: str, *, signed: bool) -> str:
        known = (f"{prefix}-{decision}-{option.kind}", f"{prefix}-{option.kind}")
        means = MEANS.get(option.kind)
        if means is None:
            return self.words.first(*known)
        if means not in _WITH_ID:
            plain_loot = not signed and means == "loot"
            said = (
                self.terms.loot_name(option.word) if plain_loot else self._fact(means, option.value)
            )
            return self.words.first(*known, **{means: said})
        named = {f"{means}_id": option.word}
        if signed:
            return self.words.first(*known, **{means: self._fact(means, option.value)}, **named)
        return self.words.naming(*known, **{means: Name(f"heist-{means}-{option.value}")}, **named)

    def target(self, card: str, target: int | str) -> str:
        """What a card was aimed at: the value of one of its options."""
        if isinstance(target, str):
            return self.terms.crew(target) if card == "fortify" else self.terms.event(target)
        if card in ("lockdown", "panic"):
            return self.words("heist-option-slot", slot=target)
        return self.seat(target)

    def emoji(self, option: Option) -> str | None:
        """The sign of an option, for its button or line."""
        means = MEANS.get(option.kind)
        if means is None or option.kind == "lookout":
            return signs.OPTIONS.get(option.kind)
        return self._emoji(means, option.value)

    def _emoji(self, means: str, named: Any) -> str | None:
        if means == "seat":
            return signs.CHARACTERS[self.view.seats[named].character]
        if means == "slot":
            return None
        if means == "loot":
            return signs.LOOT[loot_kind(named)]
        table = {
            "card": signs.CARDS,
            "move": signs.MOVES,
            "crew": signs.CREWS,
            "event": signs.EVENTS,
        }
        return table[means][named]
