"""A picture without a game: a coloured ground with a label."""

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.i18n.words import Words
from bot.pages.page import Image, Text
from bot.pictures.display_list import DisplayList, Label, Picture, pop


@dataclass(frozen=True, slots=True)
class Toy(Picture):
    said: str

    palette: ClassVar[str] = "heist"

    def display(self, words: Words) -> DisplayList:
        label = Label(self.said, 500, 150, at="cm", instead="?")
        return DisplayList(300, "#191c3a", (label,), self.palette)


@dataclass(frozen=True, slots=True)
class MovingToy(Toy):
    """The same with a label that appears late."""

    @property
    def moves(self) -> bool:
        return True

    def display(self, words: Words) -> DisplayList:
        still = Toy(self.said).display(words)
        (label,) = still.still
        return replace(still, marks=(pop(label, at=1),))


def toy(said: str) -> Image:
    """Return the picture as a page has it, with its description and the text in its place."""
    return Image(Toy(said), f"A sign says {said}.", (Text(f"in words: {said}"),))


def painted(said: str) -> bytes:
    """Return bytes in place of a painted toy, for tests that do not look at the image."""
    return f"PNG {said}".encode()
