"""Turns cards, events, facts and options of the game into words of the reader's language.

A fact is a named value of an event or a question, such as `seat: 2` or `card: freeze`. Also holds
texts about the round that both the public table and the private cards show.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.i18n.words import Name, Said, Words, join_with_commas
from cogs.heist import signs
from cogs.pages import SceneLabels, list_with_counts
from games.engine.asks import Fact, Option
from games.heist.box import crew_of
from games.heist.state import value
from games.heist.view import HeistView
from games.heist.vocabulary import TOLD

# -- names -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Terms:
    """The names of cards, characters, crews, events, loot and moves; most with their emoji."""

    words: Words

    def card(self, card: str) -> str:
        """Return an action card with its emoji."""
        return f"{signs.CARDS[card]} {self.card_name(card)}"

    def card_name(self, card: str) -> str:
        """Return the name without its emoji."""
        return self.words(f"heist-card-{card}")

    def character(self, character: str) -> str:
        return f"{signs.CHARACTERS[character]} {self.words(f'heist-character-{character}')}"

    def crew(self, crew: str) -> str:
        return f"{signs.CREWS[crew]} {self.words(f'heist-crew-{crew}')}"

    def crew_name(self, character: str) -> str:
        """Return `Agent, Vault`, without Markdown and emoji."""
        crew = self.words(f"heist-crew-{crew_of(character)}")
        return f"{self.words(f'heist-character-{character}')}, {crew}"

    def event(self, event: str) -> str:
        return f"{signs.EVENTS[event]} {self.words(f'heist-event-{event}')}"

    def of_event(self, event: str) -> dict[str, str]:
        """Return the facts of a sentence that names this event. '' stands for no event."""
        return {"event": self.event(event) if event else "", "event_id": event}

    def loot(self, loot: str) -> str:
        """Return a loot card with its emoji, on one line."""
        return f"{signs.LOOT[loot_kind(loot)]}\u00a0{self.loot_name(loot)}"

    def loot_name(self, loot: str) -> str:
        return self.words(f"heist-loot-{loot_kind(loot)}", value=value(loot))

    def move(self, move: str) -> str:
        return self.words(f"heist-move-{move}")

    def choice(self, choice: str) -> str:
        return f"{signs.DECISIONS[choice]} {self.words(f'heist-choice-{choice}')}"

    def help(self, what: str, name: str) -> str:
        """Return one line about a card, a character or an event; `what` says which of them."""
        return self.words(f"heist-{what}-{name}-help")

    def warning(self, warning: str, event: str | None) -> str:
        """Return a warning with `⚠️`, and with the event that it is about."""
        text = self.words(f"heist-warning-{warning}", **self.of_event(event or ""))
        return self.words("heist-card-warning", warning=text)

    def cards(self, cards: Iterable[str]) -> str:
        """Return `❄️ Freeze, 📣 Warn ×2`, sorted by id."""
        return list_with_counts(self.words, [self.card(card) for card in sorted(cards)])

    def card_names(self, cards: Iterable[str]) -> str:
        """Return `Freeze, Warn ×2`, sorted by id, without emojis: for places with little room."""
        return list_with_counts(self.words, map(self.card_name, sorted(cards)))

    def loots(self, loots: Iterable[str]) -> str:
        """Return loot cards with their emojis and numbers, the most valuable first."""
        # Equal values are sorted by id, so that each redraw has the same order.
        ordered = sorted(loots, key=lambda loot: (-value(loot), loot))
        return list_with_counts(self.words, [self.loot(loot) for loot in ordered])


def loot_kind(loot: str) -> str:
    """Return the kind of a loot card: `gold` of `gold-4`."""
    return loot.partition("-")[0]


# -- the words of a scene --------------------------------------------------------------------------

FACT_OF_KIND = {
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
"""Kind of option -> name of the fact that the value of such an option stands for.

Options of other kinds, such as `end`, have no value.
"""

_NAMED = frozenset(
    {"card", "character", "crew", "event", "loot", "move", "choice", "cards", "loots"}
)
"""Facts that the method of `Terms` with the same name puts into words."""

_WITH_ID = frozenset({"card", "character", "crew", "event", "move", "old"})
"""Facts that a sentence also gets as an id: `$card_id` (`freeze`) beside `$card` (`❄️ Freeze`).

In some languages other words of the sentence depend on which card it is.
"""


class Labels(SceneLabels[HeistView]):
    """Words for one scene. `Terms` has the names that do not depend on the scene."""

    @cached_property
    def terms(self) -> Terms:
        """The names of cards, characters, crews, events and loot."""
        return Terms(self.words)

    def hands(self) -> list[str]:
        """Return what each seat holds, for a replay: its action cards, then its loot."""
        holdings = zip(self.open_secrets.hands, self.open_secrets.loots, strict=True)
        return [
            " · ".join(filter(None, (self.terms.card_names(hand), self.terms.loots(loots))))
            for hand, loots in holdings
        ]

    # -- facts ---------------------------------------------------------------------------------

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """Return the facts of an event as words for its sentence, some with their ids."""
        spoken_facts: dict[str, Said] = {}
        for name, fact in facts.items():
            spoken_facts[name] = self.fact(name, fact)
            if name in _WITH_ID:
                spoken_facts[f"{name}_id"] = str(fact)

        seats = facts.get("seats")
        spoken_facts.setdefault("people", len(seats) if isinstance(seats, list) else 1)
        return spoken_facts

    def fact(self, name: str, fact: Any) -> Said:
        """Return one fact in words. A fact that is not named here is a number or a list.

        `old` is the character before a swap of characters, `given` the loot that was given away.
        `TOLD.seats` are the names of facts that are seats.
        """
        if name in _NAMED:
            return str(getattr(self.terms, name)(fact))
        if name == "old":
            return self.terms.character(fact)
        if name == "given":
            return self.terms.loot(fact)
        if name == "characters":
            return join_with_commas(self.words, [*map(self.terms.character, fact)])
        if name in TOLD.seats:
            return self.seats(fact) if isinstance(fact, list) else self.seat(fact)

        return super().fact(name, fact) if isinstance(fact, list) else int(fact)

    @property
    def explains(self) -> str:
        """Return whether sentences explain cards and events: yes or no.

        A player who knows the game reads no explanations beside a picture.
        """
        return "no" if self.scene.pictured and self.scene.tips is None else "yes"

    # -- the round -----------------------------------------------------------------------------

    def round_text(self) -> str:
        """Return the round and the number of Driver's Signals. The second signal ends the game."""
        return self.words("heist-round", round=self.view.round, signals=self.signals())

    def signals(self) -> str:
        """Return how many Driver's Signals were heard."""
        over = "no" if self.scene.result is None else "yes"
        return self.words("heist-signals", count=self.view.signals, over=over)

    # -- options ---------------------------------------------------------------------------------

    def option(self, option: Option, decision: str = "") -> str:
        """Return the label of an option on a button or in a menu, without emoji and Markdown."""
        return self._option("heist-option", option, decision, signed=False)

    def chosen(self, option: Option, decision: str = "") -> str:
        """Return an option that was chosen, for a sentence about it."""
        return self._option("heist-chosen", option, decision, signed=True)

    def _option(self, prefix: str, option: Option, decision: str, *, signed: bool) -> str:
        """Return an option in words. `signed`: with emoji and Markdown."""
        # `first` and `naming` take the message for this kind of decision if there is one, otherwise
        # the message for all kinds.
        message_ids = (f"{prefix}-{decision}-{option.kind}", f"{prefix}-{option.kind}")
        fact_name = FACT_OF_KIND.get(option.kind)
        if fact_name is None:
            return self.words.first(*message_ids)
        if fact_name not in _WITH_ID:
            plain_loot = not signed and fact_name == "loot"
            text = (
                self.terms.loot_name(option.word)
                if plain_loot
                else self.fact(fact_name, option.value)
            )
            return self.words.first(*message_ids, **{fact_name: text})

        ids = {f"{fact_name}_id": option.word}
        if signed:
            return self.words.first(
                *message_ids, **{fact_name: self.fact(fact_name, option.value)}, **ids
            )

        # Names are passed as message ids, so that a language can choose another form of them.
        return self.words.naming(
            *message_ids, **{fact_name: Name(f"heist-{fact_name}-{option.value}")}, **ids
        )

    def target(self, card: str, target: int | str) -> str:
        """Return the target of a card in words. `target`: the value of one of its options."""
        if isinstance(target, str):
            return self.terms.crew(target) if card == "fortify" else self.terms.event(target)
        if card in ("lockdown", "panic"):
            return self.words("heist-option-slot", slot=target)

        return self.seat(target)

    def emoji(self, option: Option) -> str | None:
        """Return the emoji of an option, or None."""
        fact_name = FACT_OF_KIND.get(option.kind)
        if fact_name is None or option.kind == "lookout":
            return signs.OPTIONS.get(option.kind)
        if fact_name == "seat":
            return signs.CHARACTERS[self.view.seats[option.number].character]
        if fact_name == "slot":
            return None
        if fact_name == "loot":
            return signs.LOOT[loot_kind(option.word)]

        signs_of = {
            "card": signs.CARDS,
            "move": signs.MOVES,
            "crew": signs.CREWS,
            "event": signs.EVENTS,
        }
        return signs_of[fact_name][option.word]
