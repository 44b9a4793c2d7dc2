"""A message as a face describes it, before Discord's components: text, buttons, menus.

Rule 1: a page is a value; equal pages are equal messages, and their hash decides whether an edit
        is due.
Rule 2: a button names what it does (`does`), never a card: ids are made in
        bot/pages/custom_ids.py.
"""

from dataclasses import dataclass
from enum import Enum

from bot.pictures.picture import NOTHING, Picture


class Tone(Enum):
    """How a button looks. Nothing is told by tone alone."""

    MAIN = 1
    PLAIN = 2
    GOOD = 3
    DANGER = 4


@dataclass(frozen=True, slots=True)
class Do:
    """What a press does.

    `verb` is `pick` for an option of the open question (`index` into its options), `all` for one
    of the ask's public options, `turn` for the same where the table shows whose turn it is, else
    one of the table's own verbs: join, leave, house, remove, start, cancel, hand, orders, …
    """

    verb: str
    index: int = 0


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    does: Do
    tone: Tone = Tone.PLAIN
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a menu. `index` as in Do; `chosen`: it is marked when the menu opens."""

    label: str
    index: int
    hint: str | None = None
    emoji: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A drop-down. `least`/`most` as in Decision. `verb` and `index` as in Do (the index says which
    menu it was where nothing is chosen); several menus on a page differ by `slot`.
    """

    prompt: str
    items: tuple[Item, ...]
    least: int = 1
    most: int = 1
    verb: str = "pick"
    slot: int = 0
    index: int = 0


class Picks(Enum):
    """What a picker offers."""

    CHANNELS = "channels"
    ROLES = "roles"


@dataclass(frozen=True, slots=True)
class Picker:
    """A drop-down of the server's own channels or roles, which Discord fills in itself. `chosen`
    are ids, and so are the values that come with a press.
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
    """Discord Markdown."""

    body: str


@dataclass(frozen=True, slots=True)
class News(Text):
    """What happened, a line each, oldest first: where a page is too long, the oldest go."""


@dataclass(frozen=True, slots=True)
class Kept(Text):
    """Whole, as long as anything else can be shorter: who sits there, and what is asked."""


@dataclass(frozen=True, slots=True)
class Live(Text):
    """What holds only while the game goes on: where one finds one's cards, what has just befallen
    the reader. The story of the game leaves it out.
    """


@dataclass(frozen=True, slots=True)
class Asked(Kept, Live):
    """Who is asked what, and until when: whole, and of no use to whoever reads the story."""


@dataclass(frozen=True, slots=True)
class Line:
    """A thin separator."""


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons side by side (more wrap into further rows)."""

    buttons: tuple[Button | Link, ...]


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, and everything it says in words for whoever does not see it.

    `alt` is the position in a sentence, the most important first. `instead` stands here on pages
    without pictures: texts and lines, for what can be pressed is the same with and without.
    `below`, where there are pictures, says what of that they cannot say. Of several pictures on a
    page, only the first is shown. A page that nobody sees with pictures (`Scene.pictured`) has
    only `instead`.
    """

    picture: Picture = NOTHING
    alt: str = ""
    instead: tuple["Block", ...] = ()
    below: tuple[Text | Line, ...] = ()


Block = Text | Line | Row | Menu | Picker | Image


@dataclass(frozen=True, slots=True)
class Page:
    """A whole message. `accent` colours its edge (0xRRGGBB). `pings` are users whom its text may
    notify.
    """

    blocks: tuple[Block, ...]
    accent: int | None = None
    pings: tuple[int, ...] = ()


def picture_of(page: Page) -> Image | None:
    """The picture of the message: one is shown, and the words of any other."""
    pictures = (block for block in page.blocks if isinstance(block, Image))
    return next((one for one in pictures if one.picture is not NOTHING), None)
