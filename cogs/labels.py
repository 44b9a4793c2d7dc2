"""The words of one scene: what the `labels.py` of every game begins with."""

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Result
from cogs.wording import listed
from games.kit.asks import Option, Seat

V = TypeVar("V")


class SceneLabels(Generic[V]):
    """The words of one scene, whose players' names are escaped already. `V` is the game's view."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self.scene = scene
        self.words = words

    @property
    def view(self) -> V:
        view: V = self.scene.view
        return view

    @property
    def result(self) -> Result:
        """How the game ended."""
        assert self.scene.result is not None, "the game is not over"
        return self.scene.result

    @property
    def why(self) -> str:
        """Why the table is paused."""
        return self.words(self.scene.reason) if self.scene.reason else ""

    @property
    def game(self) -> str:
        """What the game is called."""
        return self.words(f"{self.scene.game}-title")

    def seat(self, seat: Seat) -> str:
        return self.scene.name(seat)

    def seats(self, seats: Sequence[Seat]) -> str:
        return listed(self.words, [self.seat(seat) for seat in seats])

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
