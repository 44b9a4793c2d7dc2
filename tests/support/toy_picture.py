"""A picture that needs no game: a coloured ground with a label."""

from dataclasses import dataclass
from typing import ClassVar

from bot.i18n.words import Words
from bot.pages.page import Image, Text
from bot.pictures.display_list import DisplayList, Label
from bot.pictures.picture import Picture


@dataclass(frozen=True, slots=True)
class Toy(Picture):
    said: str

    palette: ClassVar[str] = "heist"

    def display(self, words: Words) -> DisplayList:
        label = Label(self.said, 500, 150, at="cm", instead="?")
        return DisplayList(300, "#191c3a", (label,), self.palette)


def toy(said: str) -> Image:
    """As it stands in a page: its alternative text, and what stands in its place."""
    return Image(Toy(said), f"A sign says {said}.", (Text(f"in words: {said}"),))


def painted(said: str) -> bytes:
    """What stands for a painted toy where nobody looks at it."""
    return f"PNG {said}".encode()
