"""Pages: messages as text, buttons and menus, before they have Discord's format.

Rule 1: a page is a value. Equal pages give equal messages, and its hash decides whether an edit is
        needed.
Rule 2: a button says what it does (`does`) by a verb and an index. It never names a card, so that
        its custom id reveals no secret.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from bot.pictures.display_list import NOTHING, MovingPicture, Picture
from bot.tables.standing_orders import StandingOrder


class Tone(Enum):
    """The colour of a button. The colour must never be the only sign of a meaning."""

    MAIN = 1
    PLAIN = 2
    GOOD = 3
    DANGER = 4


@dataclass(frozen=True, slots=True)
class Do:
    """What a press does.

    Args:
        verb: `pick` for an option of the seat's open question, `all` for a public option of the
            ask, `turn` for a public option on a table that shows the current turn. Otherwise a verb
            of the table: join, leave, house, remove, start, cancel, hand, order, …
        index: The position among the options, or a number whose meaning the verb defines.
    """

    verb: str
    index: int = 0


@dataclass(frozen=True, slots=True)
class Button:
    """A button with a custom id."""

    label: str
    does: Do
    tone: Tone = Tone.PLAIN
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens a web page."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a menu. `index` is as in `Do`. With `chosen` the item is selected at first."""

    label: str
    index: int
    hint: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu.

    Args:
        prompt: The text while nothing is selected.
        items: The items.
        least: How many items must be selected.
        most: How many items can be selected.
        verb: As in `Do`.
        slot: A number that differs for each menu of a page, so that no two menus are equal.
        index: As in `Do`. It identifies the menu if a press selects no item.
    """

    prompt: str
    items: tuple[Item, ...]
    least: int = 1
    most: int = 1
    verb: str = "pick"
    # The slot in a custom id is not this number: bot/pages/delivery.py counts the menus itself.
    slot: int = 0
    index: int = 0


class Picks(Enum):
    """The kind of things that a picker offers."""

    CHANNELS = "channels"
    ROLES = "roles"


@dataclass(frozen=True, slots=True)
class Picker:
    """A select menu of the server's channels or roles, which Discord fills itself.

    `of` says which of them, `chosen` are the ids that are selected at first, and a press selects
    ids. The other fields are as in `Menu`.
    """

    of: Picks
    prompt: str
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 25
    verb: str = "pick"
    index: int = 0


@dataclass(frozen=True, slots=True)
class Text:
    """A text in Discord's Markdown."""

    body: str


@dataclass(frozen=True, slots=True)
class News(Text):
    """Events, one per line, the oldest first. On a page that is too long, the first are dropped."""


@dataclass(frozen=True, slots=True)
class Kept(Text):
    """A text that is shortened last, such as the players and the question."""


@dataclass(frozen=True, slots=True)
class Live(Text):
    """A text that matters only during the game, such as where to find one's cards.

    The story of a finished game (cogs/replays) leaves the text out.
    """


@dataclass(frozen=True, slots=True)
class Asked(Kept, Live):
    """The open question, its player and its deadline. It is both `Kept` and `Live`."""


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line between blocks."""


@dataclass(frozen=True, slots=True)
class Row:
    """Buttons side by side. If there are more than five, they are divided into several rows."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, and the same content as text.

    Only the first picture of a page is shown. For viewers without pictures (`Scene.pictured`), a
    page has only `instead`.

    Args:
        picture: The picture.
        alt: The position of the game in a sentence, the most important facts first.
        instead: Texts and lines that replace the picture on a page without pictures. Buttons are
            not among them, because buttons are the same with and without pictures.
        below: What the picture cannot show; it is placed below the picture.
    """

    picture: Picture = NOTHING
    alt: str = ""
    instead: tuple["Block", ...] = ()
    below: tuple[Text | Line, ...] = ()


Block = Text | Line | Row | Menu | Picker | Image
"""A part of a page. bot/pages/delivery.py makes a component of each."""


@dataclass(frozen=True, slots=True)
class Page:
    """A whole message.

    Args:
        blocks: The parts of the message, from top to bottom.
        accent: The colour of its left edge, 0xRRGGBB; None: no colour.
        pings: Ids of the users that the message may notify.
        more: The page behind the button *More…* of a private card, with the buttons that are not
            on the card itself; None: the card has no such button.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None
    pings: tuple[int, ...] = ()
    more: "Page | None" = None


def in_motion(page: Page) -> Page:
    """Return the page with pictures that move, where they show a moment."""
    blocks = [
        replace(block, picture=MovingPicture(block.picture))
        if isinstance(block, Image) and block.picture.moves
        else block
        for block in page.blocks
    ]
    return replace(page, blocks=tuple(blocks))


def picture_of(page: Page) -> Image | None:
    """Return the picture that the message shows. Other pictures are replaced by their text."""
    # NOTHING stands for a picture that was not made, because the viewer gets text.
    pictures = (block for block in page.blocks if isinstance(block, Image))
    return next((image for image in pictures if image.picture is not NOTHING), None)


# -- custom ids ------------------------------------------------------------------------------------

DIGITS = "(?:0|[1-9][0-9]{0,99})"
"""Matches a number as Coop writes it, without leading zeros.

Discord limits an id to 100 characters. Without a limit, `int` raises an error for thousands of
digits.
"""

GREATEST_ID = 2**63 - 1
"""The greatest integer of the database. Discord's own ids are far smaller."""

_SIGNED = r"coop:(?P<table>[\w-]+):(?P<token>[\w-]+):"
_SLOT = "(?::[0-9]+)?"

VERB = "[a-z]+(?:-[a-z0-9_-]+)?"
"""Matches a verb."""

_TEMPLATE = re.compile(rf"{_SIGNED}(?P<verb>{VERB}):(?P<index>{DIGITS}){_SLOT}", re.ASCII)

_FORMER = re.compile(rf"{_SIGNED}(?P<verb>[a-z]+)(?P<index>{DIGITS}){_SLOT}", re.ASCII)
"""Matches an old form of ids, in which the index had no field of its own.

Old messages with such ids must still work. No id matches both patterns.
"""

OURS = "coop:"
"""The beginning of all of our ids. A forged id may begin with it too."""

NO_TOKEN = "-"
"""Stands for the table or the token in an id without a table or a token."""


class Token(Enum):
    """What the token of a button signs, so that a user cannot press a button they never saw."""

    QUESTION = "question"
    """The open question of one seat. The button is only on this seat's private card."""
    PUBLIC = "public"
    """The open question to all players of the table."""
    TABLE = "table"
    """The table, from the lobby to the end. Such buttons never become stale."""
    NONE = "none"
    """Nothing: a forged button works too."""


HELP, MINE = "help", "help-mine"
"""The verbs that show all games, and the reader's own pages (*My stuff*)."""

FROM_MINE = "mine"
"""Stands for the token in the ids of *My stuff*, and of pages that were opened from there.

Nothing checks it: it only gives these pages a button back.
"""

ANSWERS = {"pick": Token.QUESTION, "all": Token.PUBLIC, "turn": Token.PUBLIC}
"""The verbs that answer a question of the game.

Buttons of other verbs are signed for the table, or for nothing if their page has no table.
"""

MORE_OF_CARD = "more-card"
"""The verb of the button *More…* of a private card."""

FORMER_ACTS = {Do("more", 1): Do(MORE_OF_CARD), Do("orders"): Do(MORE_OF_CARD)}
"""What buttons of old messages do, by what their ids say.

The button *More…* of a card once had the verb of a table's, with another index. The standing orders
once had a page of their own.
"""

Act = tuple[Do, int | None]
"""What a button or a menu does, and the slot of the menu."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The parts of a custom id."""

    table_id: str
    token: str
    verb: str
    index: int


def read_custom_id(custom_id: str) -> CustomId | None:
    """Parse a custom id. Return None if it is not one of ours."""
    # Only the shape is checked here. The token is checked when the handler knows the table.
    match = _TEMPLATE.fullmatch(custom_id) or _FORMER.fullmatch(custom_id)
    if match is None:
        return None

    does = Do(match["verb"], int(match["index"]))
    does = FORMER_ACTS.get(does, does)
    return CustomId(match["table"], match["token"], does.verb, does.index)


def ids_on_message(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom ids of all components of a discord.py message."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from ids_on_message(getattr(component, "children", ()))  # of containers and rows


def ids_in(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the custom ids of all components in Discord's JSON."""
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from ids_in(part.get("components", ()))


@dataclass(frozen=True, slots=True)
class ButtonTokens:
    """The tokens that sign the buttons of one message.

    Args:
        table_id: The table.
        pick: Signs the open question of one seat (Token.QUESTION).
        every: Signs the open question to all players (Token.PUBLIC).
        own: Signs the table (Token.TABLE).
    """

    table_id: str = NO_TOKEN
    pick: str = NO_TOKEN
    every: str = NO_TOKEN
    own: str = NO_TOKEN

    def sign_all(self, acts: Iterable[Act]) -> list[str]:
        """Return the custom ids of a whole page, in the order of `acts`."""
        return [self.sign(*act) for act in acts]

    def sign(self, does: Do, slot: int | None = None) -> str:
        """Return the custom id of a button, or of the menu in a slot."""
        kind = ANSWERS.get(does.verb)
        if kind is None:
            token = self.own
        elif kind is Token.QUESTION:
            token = self.pick
        else:
            token = self.every

        # Discord rejects equal ids on one message; the slot makes the ids of two menus differ.
        slot_part = "" if slot is None else f":{slot}"
        return f"coop:{self.table_id}:{token}:{does.verb}:{does.index}{slot_part}"


# -- standing orders -------------------------------------------------------------------------------
# The index of a button or of a menu's item names a standing order and a value for it.

ORDER_OFF = 0
"""Stands for `no value`: an index with this place of the value switches the order off."""
_STEP = 100
# An index is `place of the order * _STEP + place of the value`. So an order has at most 99 values.


def order_index(order: StandingOrder, value: str | None = None) -> int:
    """Return the index that sets a value of an order.

    With None, it is the index that switches the order off. The menu of the order has it too.
    """
    place = ORDER_OFF if value is None else order.order.values.index(value) + 1
    return order.place * _STEP + place


def order_at(index: int) -> tuple[int, int]:
    """Return the order and the value of an index.

    Returns:
        The position of the order among the orders of the game, and the position of the value,
        counted from 1 (or ORDER_OFF).
    """
    return divmod(index, _STEP)
