"""Turns what the game calls things into words, in the reader's language."""

from collections.abc import Mapping, Sequence

from bot.tables.scene import Scene
from bot.words import Words
from cogs.out import signs
from cogs.wording import listed
from games.kit.asks import Fact, Option, Seat
from games.out.series import is_number
from games.out.view import OutView
from games.out.vocabulary import BLACK, BLANK, SAME

_SEATS = ("seat", "target", "dealer")


class Labels:
    """The words of one scene, whose players' names are escaped already."""

    def __init__(self, scene: Scene, words: Words) -> None:
        self.scene = scene
        self.words = words

    @property
    def view(self) -> OutView:
        view = self.scene.view
        assert isinstance(view, OutView)
        return view

    def seat(self, seat: Seat) -> str:
        return self.scene.name(seat)

    def seats(self, seats: Sequence[Seat]) -> str:
        return listed(self.words, [self.seat(seat) for seat in seats])

    def card(self, card: str, identity: str, *, subtracted: bool = False) -> str:
        """`♠7`, `♥−7`, `🦊×2`; what a Same copies stands behind it."""
        if card == SAME:
            copied = "–" if identity == BLANK else self.card(identity, identity)
            return self.words("out-card-same", sign=signs.FOX, copied=copied)
        if not is_number(card):
            return self.words(f"out-card-{card.lower()}", sign=signs.FOX)
        suit = signs.BLACK if card[0] == BLACK else signs.RED
        return f"{suit}−{card[1:]}" if subtracted else f"{suit}{card[1:]}"

    def spoken(self, facts: Mapping[str, Fact]) -> dict[str, str | int]:
        """The facts of an event that sentences use: seats by name, numbers."""
        found: dict[str, str | int] = {}
        for name, fact in facts.items():
            if name in _SEATS and isinstance(fact, int):
                found[name] = self.seat(fact)
            elif isinstance(fact, int):
                found[name] = fact
        return found

    def option(self, option: Option) -> str:
        """On a button, and looked back on."""
        return self.words(f"out-option-{option.kind}")
