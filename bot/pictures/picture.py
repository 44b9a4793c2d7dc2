"""The base class of pictures: small values that hold what is needed to draw a picture."""

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

import orjson

from bot.i18n.words import Words
from bot.pictures.display_list import DisplayList

ART = 1
"""A version. Raise it when equal values look different than before, to repaint sent pictures."""


class Picture(ABC):
    """The value of a picture: what one viewer sees.

    Subclasses are small frozen dataclasses of numbers, slugs and names. They are created and
    compared after every choice, but seldom painted.
    """

    __slots__ = ()

    file_name: ClassVar[str] = "picture.png"
    """The name of its file. It reveals nothing about the picture."""

    @property
    def moves(self) -> bool:
        """Return whether it shows a moment that can be played (`MovingPicture`)."""
        return False

    @abstractmethod
    def display(self, words: Words) -> DisplayList:
        """Return what is drawn where. It must be pure; it is called in the studio's thread."""

    def key(self, locale: str) -> str:
        """Return a key of 24 hexadecimal digits: equal for equal pictures, also after a restart."""
        # It includes the class, because values of two classes may have equal fields.
        content = orjson.dumps((ART, type(self).__module__, type(self).__name__, locale, self))
        return hashlib.sha256(content).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class MovingPicture(Picture):
    """A picture that plays once: a GIF file, whose last frame looks like `still`."""

    still: Picture

    file_name: ClassVar[str] = "picture.gif"

    def display(self, words: Words) -> DisplayList:
        return self.still.display(words)

    def key(self, locale: str) -> str:
        # The fields of `still` alone do not say which class it has.
        content = f"{self.file_name} {self.still.key(locale)}"
        return hashlib.sha256(content.encode()).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class _Nothing(Picture):
    """A placeholder on a page that shows text instead of a picture. It cannot be painted."""

    def display(self, words: Words) -> DisplayList:
        raise TypeError("this page is for a reader who sees it as text")


NOTHING: Picture = _Nothing()
