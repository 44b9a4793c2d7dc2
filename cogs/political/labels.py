"""Turns what the game calls things into words, in the reader's language."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bot.i18n.words import Said, Words
from bot.tables.scene import Scene
from cogs.pages import SceneLabels, counted, given
from cogs.political import signs
from cogs.political.names import name_of
from games.engine.asks import Fact, Option, Seat
from games.political.box import Card, cards
from games.political.stacks import Stack, card, is_group, nature
from games.political.view import PoliticalView
from games.political.vocabulary import LEFT, NOBODY

# -- the order of cards and stacks -----------------------------------------------------------------
#
# Left before right, the strong ones first. The order depends on nothing but the cards, in no
# language: how they came to a hand or to a base does not show.

Key = tuple[Any, ...]


def of_stack(stack: Stack) -> Key:
    one = nature(stack)
    return one.wing != LEFT, -one.influence, stack[0]


def sorted_stacks(stacks: Iterable[Stack]) -> list[Stack]:
    return sorted(stacks, key=of_stack)


@cache
def of_card(name: str) -> Key:
    """Groups, assets, deficits, specials, events; those that are alike as they lie in the box."""
    one = card(name)
    place = list(cards()).index(name)
    if is_group(name):
        return 0, one.wing != LEFT, -one.influence, place

    kind = ("asset", "deficit", "event").index(one.kind)
    return 1, kind, bool(one.power), -abs(one.influence), place


def copies_of(hand: Iterable[str]) -> list[tuple[str, int]]:
    """Cards in their order, each with how many copies of it there are."""
    copies: dict[str, list[str]] = {}
    for name in sorted(hand, key=of_card):
        copies.setdefault(card(name).entry, []).append(name)
    return [(min(same), len(same)) for same in copies.values()]


# -- the words of a scene --------------------------------------------------------------------------

_CARDS = ("card", "stack", "old")


class Labels(SceneLabels[PoliticalView]):
    """The words of one scene."""

    def __init__(self, scene: Scene[PoliticalView], words: Words) -> None:
        super().__init__(scene, words)
        self.adult = scene.options.get("names") == "adult"

    # -- names ---------------------------------------------------------------------------------

    def owner(self, owner: Seat) -> str:
        return self.words("political-nobody") if owner == NOBODY else self.seat(owner)

    def name(self, name: str) -> str:
        return name_of(name, self.words, adult=self.adult)

    def card(self, name: str) -> str:
        """`R3 Golf Course Senate`, `+3 Dark Money`, `⚖️ Lawyers`, `🗞️ Scandal`."""
        return _ranked(name, self.words, adult=self.adult)

    def card_plain(self, name: str) -> str:
        """The same without signs: `R3 Golf Course Senate`, `+3 Dark Money`, `Lawyers`."""
        return self.name(name) if card(name).power else self.card(name)

    def cards(self, names: Iterable[str]) -> str:
        """`🗞️ Scandal ×2, +3 Dark Money`: there are several of a kind, each with a name of its own
        in the box.
        """
        return counted(self.words, map(self.card, names))

    def effect(self, power: str) -> str:
        """One line on a special or an event."""
        return self.words(f"political-help-{power.replace('_', '-')}")

    def help(self, name: str) -> str | None:
        """One line on a card, if it does more than count."""
        one = card(name)
        return self.effect(one.power) if one.power else None

    def hand_in_sight(self) -> tuple[Sequence[str], Seat | None]:
        """The viewer's hand; or the one that the viewer looks into, and whose it is."""
        view = self.view
        own = given(self.view.own)
        if view.phase == "inbox" and view.seat == own.seat and view.victim is not None:
            return own.peeked, view.victim

        return own.hand, None

    def hands(self) -> list[str]:
        """What every seat holds, in a story, in brief, in its order: `L3 ×2, +3, 🗞️ Scandal`.
        What a card counts is enough; what it does, only its name says.
        """
        return [
            counted(self.words, map(self._brief, sorted(hand, key=of_card)))
            for hand in self.laid_open.hands
        ]

    def _brief(self, name: str) -> str:
        one = card(name)
        return self.card(name) if one.power else rank(one, self.words)

    # -- stacks --------------------------------------------------------------------------------

    def stack(self, stack: Stack) -> str:
        """`**R5** Military Industrial Fat Cats +3 −1`; what it is worth never ends a line."""
        return "\u00a0".join((f"**{self.value(stack)}**", self.name(stack[0]), *marks(stack)))

    def stack_plain(self, stack: Stack) -> str:
        """The same where there is no Markdown."""
        return f"{self.value(stack)} {self.name(stack[0])}"

    def stack_brief(self, stack: Stack) -> str:
        """`L3 🧯`: its value, and what can be done with it; what a phone has room for."""
        powers = [signs.SPECIALS[power] for name in stack[1:] if (power := card(name).power)]
        return "\u00a0".join((self.value(stack), *powers))

    def value(self, stack: Stack) -> str:
        """`R5`, `L−1`."""
        one = nature(stack)
        return f"{_letter(one.wing, self.words)}{number(one.influence)}"

    def attachments(self, stack: Stack) -> str:
        """`+3 Dark Money, −1 Nepotism`, oldest first."""
        return self.cards(stack[1:])

    # -- facts ---------------------------------------------------------------------------------

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, Said]:
        """The facts of an event, as words for its sentence. `people` counts the seats it names;
        `you`: the seat is the reader's, `me`: the target is; `group`: a stack of an owner.
        """
        found = super().spoken(facts)
        found["you"] = self._is_reader(facts.get("seat"))
        found["me"] = self._is_reader(facts.get("target"))
        if "owner" in facts:
            owner = int(str(facts["owner"]))
            stack = self.card(str(facts["stack"]))
            found |= self.group(stack, owner, facts.get("seat"))

        return found

    def group(self, stack: str, owner: Seat, seat: Fact | None) -> dict[str, str]:
        """A stack with whose it is, for a sentence on what the seat does to it: in words, which fit
        into every sentence in English, and as facts.
        """
        facts = {
            "stack": stack,
            "owner": self.owner(owner),
            "whose": self._whose(owner, seat),
            "you": self._is_reader(seat),
        }
        return {"group": self.words("political-group", **facts), **facts}

    def _whose(self, owner: Seat, seat: Fact | None) -> str:
        if owner in (NOBODY, seat):
            return "nobody" if owner == NOBODY else "own"
        return "other" if self._is_reader(owner) == "no" else "yours"

    def _is_reader(self, seat: Fact | None) -> str:
        """`yes` or `no`: whoever reads a sentence about themselves is talked to."""
        return "yes" if seat is not None and seat == self.scene.viewer else "no"

    def fact(self, name: str, fact: Fact) -> Said:
        """One fact: cards and owners by their names, the others as in every game."""
        if name == "cards" and isinstance(fact, list):
            return self.cards(str(one) for one in fact)
        if name == "owner":
            return self.owner(int(str(fact)))
        if isinstance(fact, int) and fact < 0:
            return number(fact)

        return self.card(str(fact)) if name in _CARDS else super().fact(name, fact)

    # -- options -------------------------------------------------------------------------------

    def option(self, option: Option) -> str:
        """An option on its button."""
        return self._option("political-option", option)

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence."""
        return self._option("political-chosen", option)

    def _option(self, prefix: str, option: Option) -> str:
        kind = option.kind.replace("_", "-")
        if option.value is None:
            return self.words(f"{prefix}-{kind}")
        if option.kind == "seat":
            return self.words(f"{prefix}-{kind}", seat=self.seat(option.number))

        return self.words(f"{prefix}-{kind}", card=self.card(option.word))


def number(one: int) -> str:
    """`3`, `−1`, `0`: with a minus, not with a hyphen."""
    return str(one).replace("-", "−")


def signed(one: int) -> str:
    """`+3`, `−1`, `0`."""
    return f"+{one}" if one > 0 else number(one)


@cache
def _ranked(name: str, words: Words, *, adult: bool) -> str:
    """A card's name behind what it counts, which never changes."""
    return f"{rank(card(name), words)} {name_of(name, words, adult=adult)}"


def _letter(wing: str, words: Words) -> str:
    return words(f"political-letter-{wing}")


def rank(one: Card, words: Words) -> str:
    """What stands before a card's name."""
    return f"{_letter(one.wing, words)}{one.influence}" if one.kind == "group" else _mark(one)


def _mark(one: Card) -> str:
    if one.kind == "event":
        return signs.EFFECTS[one.power]
    return signs.SPECIALS[one.power] if one.power else signed(one.influence)


def marks(stack: Stack) -> list[str]:
    """The attachments of a stack in brief, oldest first: `+3 −1 ⚖️`."""
    return [_mark(card(name)) for name in stack[1:]]
