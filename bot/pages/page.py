"""Pages: messages as text, buttons and menus, before they have Discord's format.

Rule 1: a page is a value. Equal pages give equal messages, and its hash decides whether an edit is
        needed.
Rule 2: a button says what it does (`does`) by a verb and an index. It never names a card, so that
        its custom id (bot/pages/custom_ids.py) reveals no secret.
"""

from dataclasses import dataclass, replace
from enum import Enum

from bot.pictures.picture import NOTHING, MovingPicture, Picture


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
