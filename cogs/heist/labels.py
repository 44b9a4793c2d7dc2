"""Turns what the game calls things into words, in the reader's language; and says what the table
and the cards both show of the round.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from bot.i18n.words import Name, Said, Words, commas
from cogs.heist import signs
from cogs.pages import SceneLabels, counted
from games.engine.asks import Decision, Fact, Option
from games.heist.box import crew_of
from games.heist.state import value
from games.heist.view import HeistView
from games.heist.vocabulary import TOLD

# -- what things are called ------------------------------------------------------------------------


class Terms:
    """The names of cards, characters, crews, events, loot and moves. Most carry their sign."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def card(self, card: str) -> str:
        return f"{signs.CARDS[card]} {self.card_name(card)}"

    def card_name(self, card: str) -> str:
        """Without its sign."""
        return self.words(f"heist-card-{card}")

    def character(self, character: str) -> str:
        return f"{signs.CHARACTERS[character]} {self.words(f'heist-character-{character}')}"

    def crew(self, crew: str) -> str:
        return f"{signs.CREWS[crew]} {self.words(f'heist-crew-{crew}')}"

    def crew_name(self, character: str) -> str:
        """`Agent, Vault`: for places that know no Markdown and have a sign already."""
        crew = self.words(f"heist-crew-{crew_of(character)}")
        return f"{self.words(f'heist-character-{character}')}, {crew}"

    def event(self, event: str) -> str:
        return f"{signs.EVENTS[event]} {self.words(f'heist-event-{event}')}"

    def of_event(self, event: str) -> dict[str, str]:
        """For a sentence that names it, or could."""
        return {"event": self.event(event) if event else "", "event_id": event}

    def loot(self, loot: str) -> str:
        return f"{signs.LOOT[loot_kind(loot)]}\u00a0{self.loot_name(loot)}"

    def loot_name(self, loot: str) -> str:
        return self.words(f"heist-loot-{loot_kind(loot)}", value=value(loot))

    def move(self, move: str) -> str:
        return self.words(f"heist-move-{move}")

    def choice(self, choice: str) -> str:
        return f"{signs.DECISIONS[choice]} {self.words(f'heist-choice-{choice}')}"

    def help(self, what: str, name: str) -> str:
        """One line on a `card`, a `character` or an `event`."""
        return self.words(f"heist-{what}-{name}-help")

    def warning(self, warning: str, event: str | None) -> str:
        """`⚠️ …`, naming the event that it speaks of."""
        told = self.words(f"heist-warning-{warning}", **self.of_event(event or ""))
        return self.words("heist-card-warning", warning=told)

    def cards(self, cards: Iterable[str]) -> str:
        """`❄️ Freeze, 📣 Warn ×2`, in the order of the alphabet."""
        return counted(self.words, [self.card(card) for card in sorted(cards)])

    def card_names(self, cards: Iterable[str]) -> str:
        """`Freeze, Warn ×2`: the same without signs, where room is short."""
        return counted(self.words, map(self.card_name, sorted(cards)))

    def loots(self, loots: Iterable[str]) -> str:
        """The same for loot, dearest first."""
        ordered = sorted(loots, key=lambda loot: (-value(loot), loot))
        return counted(self.words, [self.loot(loot) for loot in ordered])


def loot_kind(loot: str) -> str:
    """`gold` of `gold-4`."""
    return loot.partition("-")[0]


# -- the words of a scene --------------------------------------------------------------------------

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

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """The facts of an event, as words for its sentence, some with their ids."""
        found: dict[str, Said] = {}
        for name, fact in facts.items():
            found[name] = self.fact(name, fact)
            if name in _WITH_ID:
                found[f"{name}_id"] = str(fact)

        seats = facts.get("seats")
        found.setdefault("people", len(seats) if isinstance(seats, list) else 1)
        return found

    def fact(self, name: str, fact: Any) -> Said:
        """One fact: things by their names, the others as in every game."""
        if name in _NAMED:
            return str(getattr(self.terms, name)(fact))
        if name == "old":
            return self.terms.character(fact)
        if name == "given":
            return self.terms.loot(fact)
        if name == "characters":
            return commas(self.words, [*map(self.terms.character, fact)])
        if name in TOLD.seats:
            return self.seats(fact) if isinstance(fact, list) else self.seat(fact)

        return super().fact(name, fact) if isinstance(fact, list) else int(fact)

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
                self.terms.loot_name(option.word) if plain_loot else self.fact(means, option.value)
            )
            return self.words.first(*known, **{means: said})

        named = {f"{means}_id": option.word}
        if signed:
            return self.words.first(*known, **{means: self.fact(means, option.value)}, **named)

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
        if means == "seat":
            return signs.CHARACTERS[self.view.seats[option.number].character]
        if means == "slot":
            return None
        if means == "loot":
            return signs.LOOT[loot_kind(option.word)]

        table = {
            "card": signs.CARDS,
            "move": signs.MOVES,
            "crew": signs.CREWS,
            "event": signs.EVENTS,
        }
        return table[means][option.word]
