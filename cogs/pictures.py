"""What the pictures of all games share: names, boxes, and hens for games without characters.

A mark is one entry of a display list: a sprite, a label, a shape. bot/pictures/display_list.py
explains positions, sizes and `at`. A house player is an automated player. Texts:
data/locales/*/pictures.ftl.
"""

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from bot.common.sanitize import plain
from bot.i18n.words import Words
from bot.pages.limits import ALT
from bot.pages.page import Block, Image, Line, Text
from bot.pictures.display_list import CREAM, DARK, Label, Mark, Picture, Rectangle, Sprite
from bot.pictures.lettering import printable
from bot.tables.scene import Scene
from cogs.looks import hens
from cogs.pages import L, SceneLabels
from games.engine.asks import Seat

DIM = "#a9abd0"
"""The colour of less important letters on a dark ground."""

LIGHT = "#ffe08a"
"""The colour of gold letters on a dark ground."""

GOOD = "#9be08f"
"""The light tone of good news."""

GOOD_DARK = "#2c7a3c"
"""The dark tone of good news."""

BAD = "#ff9d8f"
"""The light tone of bad news."""

BAD_DARK = "#a83230"
"""The dark tone of bad news."""

Sitter = Literal["", "house", "away"]
"""Who plays in a seat: `house` a house player, `away` one for an absent person, "" a person."""

_VOWELS = "aeiouyäöüáéíóúàèâêîôûãõ"
_BETWEEN_SYLLABLES = re.compile(
    f"(?<=..[{_VOWELS}])(?=[^{_VOWELS}\\W][{_VOWELS}]..)", re.IGNORECASE
)
"""Before a single consonant between two vowels a syllable begins, in all languages of Coop.

At least three letters stay before the place, and four after it: `Poli-tical`.
"""


def drawn_name(labels: SceneLabels[Any], seat: Seat) -> str:
    """Return a player's name without escapes, for a picture, which has no Markdown."""
    return plain(labels.scene.players[seat].name)


def sitter(labels: SceneLabels[Any], seat: Seat) -> Sitter:
    """Return whether a house player plays in a seat; see Sitter."""
    player = labels.scene.players[seat]
    if player.is_house:
        return "house"
    return "" if player.absence is None else "away"


def name_label(
    words: Words,
    name: str,
    seat: Seat,
    x: float,
    y: float,
    room: int,
    *,
    size: int = 32,
    fill: str = CREAM,
    at: str = "cm",
    weight: int = 600,
) -> Label:
    """Return a label with a user's name, or the number of the seat if no font can draw the name."""
    instead = words("picture-seat", number=seat + 1)
    return Label(name, x, y, size, fill, weight, at, room=room, instead=instead)


def count(
    sprite: str, word: str, number: int, x: float, y: float, width: int, *, alpha: int = 100
) -> Iterator[Mark]:
    """Draw a line of a list: an emoji, a word for what is counted, and the number."""
    yield Sprite(sprite, x, y, "cm", alpha=alpha)
    yield Label(word, x + 28, y, 31, DIM, 500, room=width - 100)
    yield Label(str(number), x + width, y, 36, CREAM, 700, "rm")


def panel(
    x: float, y: float, width: int, height: int, fill: str = DARK, radius: int = 14
) -> Rectangle:
    """Return a box without a rim, to put other marks on."""
    return Rectangle(x, y, width, height, radius, fill)


def hen(labels: SceneLabels[Any], seat: Seat) -> str:
    """Return the hen of a seat, for games without characters (cogs/looks.py)."""
    return hens(labels.scene.players)[seat]


def others(scene: Scene, words: Words) -> tuple[Text, ...]:
    """Return small print: each name that pictures cannot draw, with its seat number."""
    names = [
        words("picture-seat-is", number=seat + 1, name=player.name)
        for seat, player in enumerate(scene.players)
        # Names that the fonts can draw are in the picture already.
        if not printable(plain(player.name), "")[0]
    ]
    return (Text("-# " + " · ".join(names)),) if names else ()


def within_limit(facts: Iterable[str]) -> str:
    """Join as many facts as the description of a picture may have, the first ones first."""
    text = ""
    for fact in facts:
        longer = f"{text} {fact}".lstrip()
        # A fact that is too long is skipped; a shorter one after it may still fit.
        if len(longer) <= ALT:
            text = longer

    return text


class DescribedPicture(Picture):
    """A picture that can describe in words what it shows."""

    __slots__ = ()

    @abstractmethod
    def alt(self, words: Words) -> str:
        """Describe the picture without Markdown and emojis, the most important facts first."""


def image(
    labels: L,
    draw: Callable[[L], DescribedPicture],
    instead: Iterable[Block],
    below: Iterable[Text | Line] = (),
) -> Image:
    """Return a picture, or the same in words for a user who has switched pictures off.

    Args:
        labels: The words of the scene.
        draw: Makes the picture.
        instead: What the picture says, in words.
        below: What the picture cannot say. `others` adds the names that it cannot draw.
    """
    scene = labels.scene
    # For such a user the picture is not even prepared.
    if not scene.pictured:
        return Image(instead=tuple(instead))

    picture = draw(labels)
    small_print = others(scene, labels.words)
    return Image(picture, picture.alt(labels.words), tuple(instead), (*below, *small_print))


def standing(hen: str, x: float, foot: float, *, size: str, is_away: bool) -> Iterator[Mark]:
    """Draw a hen on its feet. It sleeps while a house player plays for the person.

    `hen`: a sprite without its size. `foot`: the y coordinate of its feet. `size`: "m" or smaller.
    """
    yield Sprite(f"{hen}@{size}", x, foot, "cb", grey=is_away)
    if is_away:
        # Where the "zzz" stands beside the head, for both sizes of a hen.
        across, up = (52, 128) if size == "m" else (32, 76)
        yield Sprite("common/zzz@s", x + across, foot - up, "cm")


def pill(
    text: str, x: float, y: float, width: int, fill: str, ink: str = CREAM, *, size: int = 34
) -> Iterator[Mark]:
    """Draw a word or number in a box with round ends. (x, y) is its upper left corner."""
    height = size + 14
    yield Rectangle(x, y, width, height, height // 2, fill)
    middle = x + width / 2, y + height / 2
    yield Label(text, *middle, size, ink, 600, "cm", room=width - 20)


def in_two(title: str) -> tuple[str, str]:
    """Split a title into two lines.

    The title is split after its first word. A single word is broken between two syllables near its
    middle. The second line is empty if the word cannot be broken.
    """
    first, _, rest = title.partition(" ")
    breaks = [match.start() for match in _BETWEEN_SYLLABLES.finditer(title)]
    if rest or not breaks:
        return first, rest

    # The place nearest to the middle.
    place = min(breaks, key=lambda index: abs(2 * index - len(title)))
    return f"{title[:place]}-", title[place:]
