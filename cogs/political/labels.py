"""Turns cards, stacks, facts and options of the game into words of the reader's language.

A card is known by its id, such as `R3-1`. A stack is a tuple of ids: a group, then its attachments.
A fact is a named value of an event or a question, such as `seat: 2`.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bot.i18n.words import Said, Words
from cogs.pages import SceneLabels, list_with_counts, require
from cogs.political import signs
from cogs.political.names import for_adults, name_of
from games.engine.asks import Fact, Option, Seat
from games.political.box import Card, cards
from games.political.stacks import Stack, card, is_group, nature
from games.political.view import PoliticalView
from games.political.vocabulary import LEFT, NOBODY

# -- the order of cards and stacks -----------------------------------------------------------------
#
# The left wing comes before the right, strong cards first. The order depends on the cards alone and
# is the same in every language, so it does not show in which order cards were drawn or played.

Key = tuple[Any, ...]
"""A key for `sorted`."""


def of_stack(stack: Stack) -> Key:
    """Return the sort key of a stack: left wing first, strong ones first."""
    traits = nature(stack)
    return traits.wing != LEFT, -traits.influence, stack[0]


def sorted_stacks(stacks: Iterable[Stack]) -> list[Stack]:
    """Return stacks in the order in which they are shown."""
    return sorted(stacks, key=of_stack)


@cache
def of_card(name: str) -> Key:
    """Return the sort key of a card: groups, assets, deficits, events; plain numbers first."""
    box_card = card(name)
    place = list(cards()).index(name)
    if is_group(name):
        return 0, box_card.wing != LEFT, -box_card.influence, place

    kind = ("asset", "deficit", "event").index(box_card.kind)
    return 1, kind, bool(box_card.power), -abs(box_card.influence), place


def copies_of(hand: Iterable[str]) -> list[tuple[str, int]]:
    """Return each kind of card in a hand, in order, with its number of copies."""
    # Each copy of a card has an id of its own, but all copies share an entry of the box.
    copies: dict[str, list[str]] = {}
    for name in sorted(hand, key=of_card):
        copies.setdefault(card(name).entry, []).append(name)

    # The smallest id of a kind stands for all its copies.
    return [(min(same), len(same)) for same in copies.values()]


# -- the words of a scene --------------------------------------------------------------------------

_CARDS = ("card", "stack", "old")
"""Facts that are the id of a card: a card, the group of a stack, and the group of an old stack."""


class Labels(SceneLabels[PoliticalView]):
    """Words for one scene."""

    # -- names ---------------------------------------------------------------------------------

    def owner(self, owner: Seat) -> str:
        """Return the name of an owner, who may be NOBODY."""
        return self.words("political-nobody") if owner == NOBODY else self.seat(owner)

    def name(self, name: str) -> str:
        return name_of(name, self.words, adult=for_adults(self.scene.options))

    def card(self, name: str) -> str:
        """Return `R3 Golf Course Senate`, `+3 Dark Money`, `⚖️ Lawyers` or `🗞️ Scandal`."""
        return _rank_and_name(name, self.words, adult=for_adults(self.scene.options))

    def card_plain(self, name: str) -> str:
        """Return a card without emoji: `R3 Golf Course Senate`, `+3 Dark Money` or `Lawyers`."""
        return self.name(name) if card(name).power else self.card(name)

    def cards(self, names: Iterable[str]) -> str:
        """Return `🗞️ Scandal ×2, +3 Dark Money`.

        Copies are counted by their label, because each copy has an id of its own.
        """
        return list_with_counts(self.words, map(self.card, names))

    def effect(self, power: str) -> str:
        """Return one line about what a special or an event does."""
        return self.words(f"political-help-{power.replace('_', '-')}")

    def help(self, name: str) -> str | None:
        """Return one line about what a card does, or None if it only counts influence."""
        box_card = card(name)
        return self.effect(box_card.power) if box_card.power else None

    @property
    def new_cards(self) -> Sequence[str]:
        """The cards that the viewer drew at the start of its turn, while it chooses what to do.

        There are none in stories, which tell each draw in a line of its own.
        """
        if self.asked != "turn" or self.scene.is_story:
            return ()

        draws = [
            bulletin
            for bulletin in self.scene.news
            if bulletin.kind == "drew" and bulletin.to == self.scene.viewer
        ]
        return draws[-1].words("cards") if draws else ()

    def hand_in_sight(self) -> tuple[Sequence[str], Seat | None]:
        """Return the hand that the viewer sees, and its owner; None if it is the viewer's own.

        While the event Leaked Inbox is carried out, the viewer sees the hand of its victim.
        """
        view = self.view
        own = require(self.view.own)
        if view.phase == "inbox" and view.seat == own.seat and view.victim is not None:
            return own.peeked, view.victim

        return own.hand, None

    def hands(self) -> list[str]:
        """Return the hands of all seats for a replay, in brief."""
        return [*map(self.brief_hand, self.open_secrets.hands)]

    def brief_hand(self, hand: Sequence[str]) -> str:
        """Return `L3 ×2, +3, 🗞️ Scandal`.

        Groups and numbers are shown by their influence alone, specials and events by their names.
        """
        return list_with_counts(self.words, map(self._brief, sorted(hand, key=of_card)))

    def _brief(self, name: str) -> str:
        box_card = card(name)
        return self.card(name) if box_card.power else rank(box_card, self.words)

    # -- stacks --------------------------------------------------------------------------------

    def stack(self, stack: Stack) -> str:
        """Return `**R5** Military Industrial Fat Cats +3 −1`, with spaces that do not break."""
        return "\u00a0".join((f"**{self.value(stack)}**", self.name(stack[0]), *marks(stack)))

    def stack_plain(self, stack: Stack) -> str:
        """Return `R5 Military Industrial Fat Cats`, without Markdown and attachments."""
        return f"{self.value(stack)} {self.name(stack[0])}"

    def stack_brief(self, stack: Stack) -> str:
        """Return `L3 🧯`: the value and the specials of a stack, short enough for a phone."""
        powers = [signs.POWERS[power] for name in stack[1:] if (power := card(name).power)]
        return "\u00a0".join((self.value(stack), *powers))

    def value(self, stack: Stack) -> str:
        """Return the wing and influence of a stack: `R5`, `L−1`."""
        traits = nature(stack)
        return f"{_letter(traits.wing, self.words)}{number(traits.influence)}"

    # -- facts ---------------------------------------------------------------------------------

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """Return the facts of an event as words for its sentence.

        Some facts are added: `people` counts the seats in the sentence, `you` says whether the
        acting seat is the reader, `me` whether the target is, and `group` names a stack with its
        owner.
        """
        spoken_facts = super().spoken(facts)
        spoken_facts["you"] = self._is_reader(facts.get("seat"))
        spoken_facts["me"] = self._is_reader(facts.get("target"))
        if "owner" in facts:
            owner = int(str(facts["owner"]))
            stack = self.card(str(facts["stack"]))
            spoken_facts |= self.group(stack, owner, facts.get("seat"))

        return spoken_facts

    def group(self, stack: str, owner: Seat, seat: Fact | None) -> dict[str, str]:
        """Return the words for a stack and its owner, in a sentence about what `seat` does to it.

        `group` holds both as one text for languages where that fits, such as English. The other
        keys are for languages that build the sentence from its parts.
        """
        facts = {
            "stack": stack,
            "owner": self.owner(owner),
            "whose": self._whose(owner, seat),
            "you": self._is_reader(seat),
        }
        return {"group": self.words("political-group", **facts), **facts}

    def _whose(self, owner: Seat, seat: Fact | None) -> str:
        """Return the owner of a stack for a reader: "nobody", "own", "yours" or "other"."""
        if owner in (NOBODY, seat):
            return "nobody" if owner == NOBODY else "own"
        return "other" if self._is_reader(owner) == "no" else "yours"

    def _is_reader(self, seat: Fact | None) -> str:
        """Return `yes` if the seat is the reader, else `no`. Messages choose "you" by it.

        A replay names all seats, because its reader is no player.
        """
        scene = self.scene
        is_reader = seat is not None and seat == scene.viewer and not scene.is_story
        return "yes" if is_reader else "no"

    def fact(self, name: str, fact: Fact) -> Said:
        """Return one fact in words: cards and owners by name, all other facts as in every game."""
        if name == "cards" and isinstance(fact, list):
            return self.cards(str(item) for item in fact)
        if name == "owner":
            return self.owner(int(str(fact)))
        if isinstance(fact, int) and fact < 0:
            return number(fact)

        return self.card(str(fact)) if name in _CARDS else super().fact(name, fact)

    # -- options -------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """Return the label of an option for its button."""
        return self._option("political-option", option)

    def chosen(self, option: Option, decision: str = "") -> str:
        """Return an option that was chosen, for a sentence about it."""
        return self._option("political-chosen", option)

    def _option(self, prefix: str, option: Option) -> str:
        """Return an option in words, with its card or seat."""
        kind = option.kind.replace("_", "-")
        if option.value is None:
            return self.words(f"{prefix}-{kind}")
        if option.kind == "seat":
            return self.words(f"{prefix}-{kind}", seat=self.seat(option.number))

        return self.words(f"{prefix}-{kind}", card=self.card(option.word))


def number(value: int) -> str:
    """Return `3`, `−1` or `0`, with a minus sign instead of a hyphen."""
    return str(value).replace("-", "−")


def with_sign(value: int) -> str:
    """Return `+3`, `−1` or `0`."""
    return f"+{value}" if value > 0 else number(value)


@cache
def _rank_and_name(name: str, words: Words, *, adult: bool) -> str:
    """Return the rank and the name of a card. The result is cached, because it never changes."""
    return f"{rank(card(name), words)} {name_of(name, words, adult=adult)}"


def _letter(wing: str, words: Words) -> str:
    return words(f"political-letter-{wing}")


def rank(box_card: Card, words: Words) -> str:
    """Return what stands before a card's name, such as `R3`, `+3` or an emoji."""
    if box_card.kind == "group":
        return f"{_letter(box_card.wing, words)}{box_card.influence}"
    return _mark(box_card)


def _mark(box_card: Card) -> str:
    """Return a card's emoji, or its influence with a sign."""
    return signs.POWERS[box_card.power] if box_card.power else with_sign(box_card.influence)


def marks(stack: Stack) -> list[str]:
    """Return the attachments of a stack in brief, the oldest first: `+3 −1 ⚖️`."""
    return [_mark(card(name)) for name in stack[1:]]
