"""Turns cards, piles, facts and options of the game into words of the reader's language.

A card is its value. The piles `left` and `right` are face down, `first` and `second` are the
discard piles. A fact is a named value of an event or a question, such as `card: 9`.
"""

from collections.abc import Mapping

from bot.i18n.words import Said, join_with_and, join_with_commas
from cogs.pages import SceneLabels, list_with_counts
from games.crazy.view import CrazyView
from games.crazy.vocabulary import DISCARD_PILES, PILES, discarding, laying
from games.engine.asks import Fact, Option

CARD_SIGNS = {20: "🤠", 18: "🌹", 16: "🦸", 14: "🎖️", 12: "👑", 9: "✈️", 8: "🧳", 7: "🎶", 6: "💋"}
PILE_SIGNS = {"left": "⬅️", "right": "➡️", "first": "1️⃣", "second": "2️⃣"}
AWAITED = "⏳"  # stands before a player who has to decide
MARK_SIGNS = {"ready": "✅", "wait": "🥚", "mine": "🔒", "lost": "⛔"}
"""What a group of cards in hand can be used for now; see `board.mark_of`."""


class Labels(SceneLabels[CrazyView]):
    """Words for one scene."""

    # -- names ---------------------------------------------------------------------------------

    def pile(self, name: str) -> str:
        """Return the name of a pile for a sentence."""
        return self.words(f"crazy-pile-{name}")

    def name(self, card: int) -> str:
        """Return the name of the character on the card."""
        return self.words(f"crazy-card-{card}")

    def top(self, pile: str) -> int | None:
        """Return the top card of a discard pile, or None if it is empty."""
        cards = self.cards(pile)
        return cards[-1] if cards else None

    def cards(self, pile: str) -> tuple[int, ...]:
        """Return the cards of a discard pile, the top card last."""
        return self.view.first if pile == "first" else self.view.second

    def hands(self) -> list[str]:
        """Return the hands of all seats for a replay, the most valuable first: `🤠 20 ×2, ✈️ 9`."""
        return [
            list_with_counts(
                self.words,
                [self.words("crazy-card", sign=CARD_SIGNS[card], card=card) for card in hand],
            )
            for hand in self.open_secrets.hands
        ]

    # -- facts ---------------------------------------------------------------------------------

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """Return the facts of an event as words for its sentence."""
        spoken_facts = super().spoken(facts)
        return spoken_facts | self._pile_id(str(facts["pile"])) if "pile" in facts else spoken_facts

    def _pile_id(self, pile: str) -> dict[str, Said]:
        """Return the id of a pile as a fact: in some languages other words depend on the pile."""
        return {"pile_id": pile if pile in PILES else "both"}

    def fact(self, name: str, fact: Fact) -> Said:
        """Return one fact in words: piles by name, points with their players (`Ada 49`)."""
        if name == "pile":
            return self.pile(str(fact))
        if name == "why" and isinstance(fact, list):
            return join_with_and(self.words, [self.words(f"crazy-why-{reason}") for reason in fact])
        if name == "numbers" and isinstance(fact, list):
            names = [
                self.words("crazy-told-number", name=self.seat(seat), number=str(value))
                for seat, value in enumerate(fact)
            ]
            return join_with_commas(self.words, names)

        return super().fact(name, fact)

    # -- options -------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """Return the label of an option on its button or in a menu."""
        if option.kind == "draw" and option.value in DISCARD_PILES:
            return self.words("crazy-option-take", card=self.top(option.word) or 0)
        if option.kind == "draw" and option.value in PILES:
            return self.words(f"crazy-option-{option.word}")

        return self.words(f"crazy-option-{option.kind}", **self._about(option, top=True))

    def chosen(self, option: Option, decision: str = "") -> str:
        """Return a chosen option. Top cards are not named, because they may have changed since."""
        return self.words(f"crazy-chosen-{option.kind}", **self._about(option, top=False))

    def _about(self, option: Option, *, top: bool) -> dict[str, Said]:
        """Return the facts of an option. `top`: discard piles are named by their top card."""
        if option.kind == "lay":
            # The pile is where the player's own old set of this type goes, if there is a choice.
            card, count, pile = laying(option)
            return {"card": card, "count": count, "where": self._where(pile)}
        if option.kind == "discard":
            card, pile = discarding(option)
            return {"card": card, "where": self._where(pile)}

        piles = option.word.split()
        names = [self._pile_or_top(pile) if top else self.pile(pile) for pile in piles]
        return {"pile": join_with_and(self.words, names), **self._pile_id(option.word)}

    def _pile_or_top(self, pile: str) -> str:
        """Return the top card of a discard pile, or the name of the pile."""
        card = self.top(pile) if pile in DISCARD_PILES else None
        return self.pile(pile) if card is None else self.words("crazy-top", card=card)

    def _where(self, pile: str) -> str:
        """Return ` onto the 9`, or '' if there is no choice of piles."""
        return self.words("crazy-where", pile=self.pile(pile), pile_id=pile) if pile else ""


def option_sign(option: Option) -> str | None:
    """Return the emoji on an option's button."""
    if option.kind in ("draw", "put"):
        return PILE_SIGNS.get(option.word, "🔁")
    return CARD_SIGNS[laying(option)[0] if option.kind == "lay" else discarding(option)[0]]
