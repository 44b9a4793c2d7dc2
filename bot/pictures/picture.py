"""The small value that a picture is drawn from."""

import hashlib
from abc import ABC, abstractmethod
from dataclasses import dataclass

import orjson

from bot.i18n.words import Words
from bot.pictures.display_list import DisplayList

ART = 1
"""Raise when the same values come to look different: pictures out there are then painted anew."""


class Picture(ABC):
    """What one viewer sees. Subclasses are frozen dataclasses of numbers, slugs and names, as small
    as can be: they are made and compared after every choice, and seldom painted.
    """

    __slots__ = ()

    @abstractmethod
    def display(self, words: Words) -> DisplayList:
        """What stands where. A pure function, called in the studio's thread."""

    def key(self, locale: str) -> str:
        """The same for two pictures that look alike, on every run; 24 letters and digits."""
        said = orjson.dumps((ART, type(self).__module__, type(self).__name__, locale, self))
        return hashlib.sha256(said).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class _Nothing(Picture):
    """What nobody will look at."""

    def display(self, words: Words) -> DisplayList:
        raise TypeError("this page is for somebody who sees it in words")


NOTHING: Picture = _Nothing()
