"""Draws the lobby: the game's box, and a nest for each possible player.

Numbers without a name are pixels in a picture that is 1000 pixels wide.
bot/pictures/display_list.py explains the marks (rectangles, sprites, labels). A house player is an
automated player.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.common.sanitize import plain
from bot.i18n.words import Words, join_with_commas
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    INK,
    DisplayList,
    Label,
    Mark,
    Picture,
    Rectangle,
    Sprite,
)
from bot.tables.scene import Scene
from cogs.looks import hens, next_house_hen
from cogs.pictures import DIM, name_label

PAGES = {
    "heist": ("#191c3a", "#262b57"),
    "playing": ("#2b1a1e", "#41262b"),
    "out": ("#14281f", "#1f3c2e"),
    "crazy": ("#12282e", "#1b3c44"),
    "political": ("#221733", "#33234c"),
}
"""The colours of each game: the page, and panels on it."""

PLAIN = ("#1d2030", "#2b2f45")
"""The colours of a game without art. Its box is an egg."""

_LEFT = 312
"""The left edge of the nests, in pixels."""

_HEIGHT = 226
"""The least height of a nest."""

_GAP = 10
"""The gap between two nests."""

_ROW = 4
"""Nests in a row."""

_MOST = 8
"""The most nests. A game with more seats shows no more."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player in a lobby. `level`: the level of a house player; None for a person."""

    name: str
    hen: str
    """The name of the sprite, without its size."""
    level: str | None
    is_host: bool


@dataclass(frozen=True, slots=True)
class LobbyPicture(Picture):
    """The players, how many are needed, and how many may play."""

    game: str
    sitting: tuple[Sitting, ...]
    least: int
    most: int
    fill: int
    """At the deal, house players join up to this number of players."""
    coming: tuple[str, ...]
    """The hens of these house players, in the order in which they join."""

    @classmethod
    def of(cls, scene: Scene) -> "LobbyPicture":
        sitting = [
            Sitting(plain(player.name), hen, player.level, player.user_id == scene.host_id)
            for player, hen in zip(scene.players, hens(scene.players), strict=True)
        ]
        coming = [
            next_house_hen(scene.players, scene.level, place)
            for place in range(scene.fill - len(sitting))
        ]
        limits = scene.least, scene.most, scene.fill
        return cls(scene.game, tuple(sitting), *limits, tuple(coming))

    def alt(self, words: Words) -> str:
        """Describe who sits there and how many more may join."""
        people: list[str] = []
        for sitting in self.sitting:
            kind = "house" if sitting.level else ("host" if sitting.is_host else "person")
            people.append(words(f"lobby-alt-{kind}", name=sitting.name))

        return words(
            "lobby-alt", people=join_with_commas(words, people), seated=len(people), most=self.most
        )

    def display(self, words: Words) -> DisplayList:
        page, panel = PAGES.get(self.game, PLAIN)
        # The number of rows, rounded up. The margins take 14 pixels above and below. The height is
        # 490 for two rows. For one row it is 330, because the box needs that, so nests are higher.
        rows = -(-min(self.most, _MOST) // _ROW)
        height = max(330, 28 + rows * (_HEIGHT + _GAP) - _GAP)
        marks = [*self._box(words, panel, height), *self._nests(words, panel, height)]
        return DisplayList(height, page, tuple(marks), self.game)

    def _box(self, words: Words, panel: str, height: int) -> Iterator[Mark]:
        """Draw the game's box, and how many seats are taken."""
        yield Rectangle(14, 14, 284, height - 28, 20, panel)
        box = f"box-{self.game}" if self.game in PAGES else "egg"
        yield Sprite(f"common/{box}@l", 156, height // 2 - 24, "cm")
        seats = words("lobby-picture-seats", seated=len(self.sitting), most=self.most)
        yield Label(seats, 156, height - 48, 34, CREAM, 600, "cm", room=264)

    def _nests(self, words: Words, panel: str, height: int) -> Iterator[Mark]:
        """Draw a nest for each possible player, in rows of _ROW."""
        nests = min(self.most, _MOST)
        row = min(nests, _ROW)
        # `rows` is rounded up. Nests share the width (from _LEFT to 986) and the height that the
        # box leaves. Each but the last has a gap after it: four nests in a row are 161 pixels wide.
        wide = (986 - _LEFT + _GAP) // row - _GAP
        rows = -(-nests // row)
        high = (height - 28 + _GAP) // rows - _GAP
        for place in range(nests):
            x = _LEFT + place % row * (wide + _GAP)
            y = 14 + place // row * (high + _GAP)
            if place < len(self.sitting):
                yield from self._chicken(words, place, x, y, wide, high, panel)
            else:
                yield from self._free(words, place, x, y, wide, high, panel)

    def _chicken(
        self, words: Words, place: int, x: int, y: int, wide: int, high: int, panel: str
    ) -> Iterator[Mark]:
        """Draw a player in a nest, with the name below."""
        sitting = self.sitting[place]
        middle = x + wide // 2
        yield Rectangle(x, y, wide, high, 18, panel, GOLD if sitting.is_host else None, 5)
        yield Sprite(f"{sitting.hen}@m", middle, y + high - 52, "cb")
        yield Rectangle(x + 6, y + high - 52, wide - 12, 46, 14, GOLD if sitting.is_host else DARK)
        # The crown of the host takes room from the name.
        crown = 34 if sitting.is_host else 0
        if crown:
            yield Sprite("common/crown@s", x + 12, y + high - 30, "lm", width=32)

        # `name_label` returns the name, or the number of the place if no font can draw the name.
        yield name_label(
            words, sitting.name, place, middle + crown // 2, y + high - 28, wide - 28 - crown,
            size=32, fill=INK if sitting.is_host else CREAM,
        )  # fmt: skip

    def _free(
        self, words: Words, place: int, x: int, y: int, wide: int, high: int, panel: str
    ) -> Iterator[Mark]:
        """Draw a free nest: an egg, or the house player who will sit there if no person does.

        The text says whether a player is needed there before the game can start.
        """
        middle = x + wide // 2
        is_house = place < self.fill
        needed = place < max(self.least, self.fill)
        yield Rectangle(x, y, wide, high, 18, None, panel, 5)
        # A needed egg is opaque, a house player who is still to come is fainter, and an egg that is
        # not needed is the faintest.
        look = f"{self.coming[place - len(self.sitting)]}@m" if is_house else "common/egg@m"
        alpha = 60 if is_house else (100 if needed else 45)
        yield Sprite(look, middle, y + high - 56, "cb", alpha=alpha)
        kind = "house" if is_house else ("needed" if needed else "free")
        text = words(f"lobby-picture-{kind}")
        yield Label(
            text, middle, y + high - 28, 31, CREAM if needed else DIM, 500, "cm", room=wide - 20
        )
