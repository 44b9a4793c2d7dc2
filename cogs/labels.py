"""The words of one scene: what the `labels.py` of every game begins with, and what all say alike:
lists, moments, places, settings.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Generic, TypeVar

from bot.language.words import Said, Words
from bot.tables.scene import Scene
from bot.tables.table import Result
from games.kit.asks import Option, Seat

V = TypeVar("V")
T = TypeVar("T")


class SceneLabels(Generic[V]):
    """The words of one scene, whose players' names are escaped already. `V` is the game's view."""

    def __init__(self, scene: Scene[V], words: Words) -> None:
        self.scene = scene
        self.words = words
        self.view = scene.view

    @classmethod
    def label(cls, option: Option, scene: Scene[V], words: Words) -> str:
        """An option looked back on, as an answer to the scene's question; see Face."""
        kind = "" if scene.question is None else scene.question.decision.kind
        return cls(scene, words).chosen(option, kind)

    @property
    def result(self) -> Result:
        """How the game ended."""
        return given(self.scene.result)

    @property
    def why(self) -> str:
        """Why the table is paused."""
        return self.words(self.scene.reason) if self.scene.reason else ""

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.words(f"{self.scene.game}-title")

    def seat(self, seat: Seat) -> str:
        return self.scene.players[seat].name

    def seats(self, seats: Sequence[Seat]) -> str:
        players = self.scene.players
        return listed(self.words, [players[seat].name for seat in seats])

    def finisher(self, seat: Seat) -> str:
        """The name in a result, marked where a house player brought the game to its end."""
        player = self.scene.players[seat]
        mark = " 🤖" if player.is_house else " 💤" if player.absence is not None else ""
        return player.name + mark

    def chosen(self, option: Option, decision: str = "") -> str:
        """An option looked back on, in a sentence; `decision` is the kind of what it answered."""
        raise TypeError(f"{type(self).__name__} does not say how an option is looked back on")

    def sitter(self, seat: Seat) -> Iterator[str]:
        """Who plays in the seat, if not its person: a house player, for good or for a while."""
        player = self.scene.players[seat]
        if player.is_house:
            yield self.words("seat-house")
        elif player.absence is not None:
            yield self.words("seat-sat-in")

    @property
    def last_awaited(self) -> Seat | None:
        """The one seat that everybody waits for. Before that, nobody is named: a table that is
        edited after every choice would cost a request for each.
        """
        ask = self.scene.ask
        return ask.waiting[0] if ask is not None and len(ask.waiting) == 1 else None


def given(what: T | None) -> T:
    """What is always there where it is asked for: a card's own hand, the result of what is over.
    Raises TypeError.
    """
    if what is None:
        raise TypeError("a page was drawn of a scene that it is not for")
    return what


# -- what is said alike everywhere -----------------------------------------------------------------


def listed(words: Words, items: Sequence[str]) -> str:
    """`Ada, Ben and Cleo`."""
    return _joined(words, "list-and", items)


def either(words: Words, items: Sequence[str]) -> str:
    """`4, 7 or 9`."""
    return _joined(words, "list-or", items)


def _joined(words: Words, message: str, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return words(message, items=", ".join(items[:-1]), last=items[-1])


def moment(when: float) -> str:
    """A moment that counts down by itself on everybody's screen."""
    return f"<t:{ceil(when)}:R>"


def until(words: Words, text: str, deadline: float | None, message: str = "deadline") -> str:
    """The text with the moment up to which it holds, if there is one."""
    return text if deadline is None else words(message, text=text, when=moment(deadline))


def place(rank: int) -> str:
    """A medal or a keycap. Not `4.`: chats count such lines on, whoever shares a place."""
    return {1: "🥇", 2: "🥈", 3: "🥉"}.get(rank, f"{rank}\ufe0f\u20e3")


def setting(game: str, name: str, value: Said) -> str:
    """The message for one of a game's settings at this value."""
    return f"{game}-setting-{name}-{str(value).lower()}"


def chosen_settings(game: str, options: Mapping[str, Said], words: Words) -> list[str]:
    """What a host has set otherwise than usual, in words."""
    return [words(setting(game, name, value)) for name, value in options.items()]
