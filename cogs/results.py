"""The page after a game, with a picture of all players on a podium, the winners in the middle.

Labels put a scene (a table and what one viewer sees of its game) into words (cogs/pages.py). A feat
is something special that a player did in a game. The story is the public news of the game.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from bot.i18n.words import Words, join_with_and
from bot.pages.card_choice import more_button
from bot.pages.page import Block, Button, Line, Live, Page, Row, Text
from bot.pictures import sprites
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    HIDDEN,
    INK,
    SMALLEST,
    DisplayList,
    Keyframe,
    Label,
    Mark,
    Moving,
    Rectangle,
    Sprite,
    StillMark,
    appear,
    bounce,
    count_up,
    numbers_between,
)
from bot.pictures.lettering import width
from cogs.pages import (
    GREEN,
    SceneLabels,
    headline,
    place,
    ranking,
    rematch_button,
    rules_button,
    small_print,
)
from cogs.pictures import DIM, DescribedPicture, Sitter, drawn_name, hen, image, name_label, sitter
from cogs.record import story_button
from games.engine.asks import Seat

Look = Callable[[Seat], str]
"""Returns the sprite of a seat's chicken, such as `heist/cowboy`."""

FIRSTS = 3
"""The most feats on the page that players earned for the first time. Their statistics show all."""

HEIGHT = 640
"""The height of the picture in pixels. Every picture is 1000 pixels wide."""

_ON_HEAD = 14
"""Pixels by which the crown overlaps a head or a hat."""

_FLOOR = 624
"""The y coordinate on which the steps stand."""

_STEPS = {
    1: (300, "#e8a33d", "#b8761c"),
    2: (236, "#9aa7c4", "#6f7c9c"),
    3: (192, "#c07a4a", "#93552b"),
}
"""Rank -> the step of a player: its height in pixels, its colour and the colour of its shadow."""

_LOWEST = (150, "#5b6190", "#41466f")
"""The step of all lower ranks."""

_WIDEST = 230
"""The greatest width of a step, in pixels."""

_ROOM = 964
"""The width for all steps."""

_GAP = 10
"""The gap between two steps."""

_CHICKEN = 214
"""The greatest size of a chicken, in pixels."""

_PAUSE = 0.24
"""Seconds before the first step rises."""

_PER_STEP = 0.32
"""The most seconds in which a step rises."""

_ALL_STEPS = 0.8
"""The most seconds in which all steps rise, one after another."""

_SUSPENSE = 0.16
"""Seconds for which the winners' steps wait."""

_COUNT = 0.32
"""Seconds in which a winner's score is counted."""

_FALL = 0.24
"""Seconds in which a crown falls."""

_MOST_COUNTED = 3
"""The most numbers after 0 that a winner's score goes through."""

_HOP = 0.32
"""Seconds of the hop of a single winner."""

_TICK = 0.16
"""Seconds between two jerks of a house player that has won."""

_JERKS = (-10, 10, 0)
"""Its x after each jerk.

With several winners, each one after the first removes a jerk from the beginning.
"""

_PRAISE = 1.04
"""Seconds for which the best person is pointed out if a house player has won."""


def result_page(
    labels: SceneLabels[Any],
    winners: str,
    players: Iterable[str],
    *story: str,
    hint: str = "",
    look: Look | None = None,
    note: str = "",
    button: Button | None = None,
    recap: Sequence[str] = (),
) -> Page:
    """Return the page: the winners, all players, and how the game went.

    Args:
        labels: The words of the scene.
        winners: A sentence that says who won.
        players: A line for each player, for readers without the picture.
        story: How the game went, in several texts.
        hint: What the game explains in small print.
        look: See ResultPicture.of.
        note: See ResultPicture.
        button: A button that shows the story. With it, a page with a picture leaves the story out.
        recap: What decided the game, in a few sentences.
    """
    scene = labels.scene
    words = labels.words
    head = f"{headline(scene, words)}\n{words('table-over')}\n### {winners}"
    head = "\n".join((head, *([small_print(" ".join(recap))] if recap else [])))
    # What a reader sees instead of the picture.
    instead: list[Block] = [Text("\n".join(players)), Line()]
    story_blocks: list[Block] = [
        block for part in filter(None, story) for block in (Text(part), Line())
    ]
    picture = partial(ResultPicture.of, look=look, note=note)
    if button is None:
        blocks = [Text(head), image(labels, picture, instead), *story_blocks]
    else:
        blocks = [Text(head), image(labels, picture, [*instead, *story_blocks])]

    again = (rematch_button(scene, words), *([button] if button else ()))
    shared = (story_button(words), rules_button(scene.game, words), more_button(words))
    firsts = _firsts(labels)
    blocks += [Text(firsts)] if firsts else []
    # The invitation to play again is `Live`, so replays leave it out.
    invitation = words.own(scene.game, "table-again", slug=scene.game)
    afterwards = _afterwards(labels, hint)
    blocks += [Live(invitation), *([Text(afterwards)] if afterwards else [])]
    blocks.append(Row((*again, *shared)))

    return Page(tuple(blocks), GREEN)


def result_line(labels: SceneLabels[Any], seat: Seat) -> str:
    """Return a seat with its place and its points."""
    return labels.words.own(
        labels.scene.game,
        "result-line",
        place=place(labels.result.ranks[seat]),
        name=labels.finisher(seat),
        points=labels.result.scores[seat] or 0,
    )


def margin(labels: SceneLabels[Any]) -> tuple[list[Seat], int]:
    """Return the seats that came next after the winners, and how many points they were behind.

    Seats without a score do not count. Returns no seats if no player won or all players did.
    """
    scores = labels.result.scores
    winners = labels.result.winners
    behind = {
        seat: score for seat, score in scores.items() if score is not None and seat not in winners
    }
    if not behind or not winners:
        return [], 0

    best = max(behind.values())
    seats = [seat for seat, score in behind.items() if score == best]
    return seats, (scores[winners[0]] or 0) - best


def _firsts(labels: SceneLabels[Any]) -> str:
    """Return a few of the feats that players earned for the first time, one per line."""
    words = labels.words
    game = labels.scene.game
    firsts = labels.scene.firsts
    # Each feat has a number among the feats of its player. If there are too many feats, the lowest
    # numbers are kept. So each player gets a first feat before any player gets a second one.
    counters = {seat: count(1) for seat, _ in firsts}
    by_turn = sorted((next(counters[seat]), index) for index, (seat, _) in enumerate(firsts))
    picked = sorted(index for _, index in by_turn[:FIRSTS])
    lines = []
    for seat, feat in (firsts[index] for index in picked):
        name = words(f"{game}-feat-{feat}")
        how = words(f"{game}-feat-{feat}-how")
        lines.append(words("result-first", person=labels.seat(seat), feat=name, how=how))

    more = len(firsts) - len(picked)
    return "\n".join([*lines, *([words("result-firsts-more", count=more)] if more else [])])


def _afterwards(labels: SceneLabels[Any], hint: str) -> str:
    """Return who did not play to the end, notes of features, and what the game explains."""
    words = labels.words
    scene = labels.scene
    gone = [player.name for player in scene.players if player.absence is not None]
    finished = words("table-finished", seats=join_with_and(words, gone)) if gone else ""
    notes = [words(note.sentence, **note.facts) for note in scene.notes]
    return small_print(finished, *notes, hint)


# -- the picture (numbers without a name are pixels) -----------------------------------------------


@dataclass(frozen=True, slots=True)
class Figure:
    """A player at the end. `rank` and `score` are None for a player who is out (caught)."""

    name: str
    seat: Seat
    sprite: str
    rank: int | None
    score: int | None
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class ResultPicture(DescribedPicture):
    """The players by rank. `game` is a slug, and `note` a few words about how the game ended."""

    game: str
    figures: tuple[Figure, ...]
    note: str = ""

    @classmethod
    def of(
        cls,
        labels: SceneLabels[Any],
        look: Look | None = None,
        note: str = "",
    ) -> "ResultPicture":
        """Return the picture. `look`: returns the chicken of a seat, if the game has its own."""
        result = labels.result
        figures = [
            Figure(
                drawn_name(labels, seat),
                seat,
                hen(labels, seat) if look is None else look(seat),
                None if result.scores[seat] is None else result.ranks.get(seat),
                result.scores[seat],
                sitter(labels, seat),
            )
            for seat in ranking(labels)
        ]
        return cls(labels.scene.game, tuple(figures), note)

    def alt(self, words: Words) -> str:
        """Describe all players in the order of their ranks, as the picture points them out."""
        best = words("picture-best-person")
        return " ".join(
            words.own(
                self.game,
                "alt-result" if player.score is not None else "alt-result-out",
                name=f"{player.name} ({best})" if self._is_praised(player) else player.name,
                who=player.sitter or "person",
                rank=player.rank or 0,
                score=player.score or 0,
            )
            for player in self.figures
        )

    moves = True

    def display(self, words: Words) -> DisplayList:
        marks = [*self._steps(words), *self._title(words)]
        return DisplayList(HEIGHT, "common/stage", tuple(marks), self.game)

    def _title(self, words: Words) -> Iterator[Mark]:
        """Draw the name of the game, and a note on how it ended."""
        yield Rectangle(14, 14, 344, 104 if self.note else 62, 18, DARK)
        title = words(f"{self.game}-title")
        # From 18 letters on, the letters are smaller: 35 instead of 42 pixels for 18 letters.
        size = 42 if len(title) < 18 else max(SMALLEST, 42 * 15 // len(title))
        yield Label(title, 32, 44, size, CREAM, 700, room=308)
        if self.note:
            yield appear(Label(self.note, 32, 90, 34, DIM, 500, room=308), at=self._crowned())

    def _steps(self, words: Words) -> Iterator[Mark]:
        """Draw the players side by side, each on the step of their rank."""
        players = len(self.figures)
        wide = min(_WIDEST, (_ROOM + _GAP) // players - _GAP)
        left = 500 - (players * (wide + _GAP) - _GAP) / 2
        # The best player is in the middle, the others on both sides in turn: ranks 4 2 1 3 5.
        from_the_left = [*self.figures[1::2][::-1], *self.figures[0::2]]
        places = [
            (figure, round(left + number * (wide + _GAP)))
            for number, figure in enumerate(from_the_left)
        ]
        # The praise of a person lies over the house players beside them, so it is drawn later.
        for figure, x in sorted(places, key=lambda place: place[0].sitter != "house"):
            yield from self._step(words, figure, x, wide)

    def _step(self, words: Words, player: Figure, x: int, wide: int) -> Iterator[Mark]:
        """Draw one player: the step, the chicken and the crown, each as it arrives."""
        middle = x + wide // 2
        # A player who is out has no step, and stands behind bars. The plate with the name ends 88
        # pixels below the feet, so it stands just above the floor.
        is_out = player.score is None
        high, _, _ = _STEPS.get(player.rank or 0, _LOWEST)
        top = _FLOOR - (92 if is_out else high)

        # The width of the chicken: 85 % of its size, which is at most 5 % above the step's width.
        chicken = min(_CHICKEN, round(wide * 1.05)) * 85 // 100
        across, down = sprites.size(f"{player.sprite}@l")

        # The chicken's height follows from its width, as the art keeps its shape.
        head = top + 6 - chicken * down // across

        risen = self._risen(player)

        # Below the picture, with a few pixels to spare, as heights are rounded.
        below = Keyframe(risen - self._pace(), y=HEIGHT - head + 4)
        rise = below, Keyframe(risen, ease="stop")
        celebration = self._celebration(player)
        yield Moving((*_box(player, x, wide, top), *_plate(words, player, x, wide, top)), rise)
        body = Sprite(f"{player.sprite}@l", middle, top + 6, "cb", width=chicken, grey=is_out)
        bars = Sprite("heist/bars", middle, top + 14, "cb", width=wide - 16)
        yield Moving((body, bars) if is_out else (body,), (*rise, *celebration))
        yield from self._score(player, middle, top, wide)
        if player.rank == 1:
            crown = Sprite("common/crown@m", middle, head + _ON_HEAD, "cb")
            above = Keyframe(self._crowned() - _FALL, y=-head - _ON_HEAD, ease="jump")
            on_head = Keyframe(self._crowned(), ease="start")
            yield Moving((crown,), (HIDDEN, above, on_head, *celebration))
        elif self._is_praised(player):
            yield self._praise(words, x, wide, head)

    def _score(self, player: Figure, middle: int, top: int, wide: int) -> Iterator[Mark]:
        """Draw the score of a player who is not out. Only that of a winner is counted up."""
        if player.score is None:
            return

        # The number must fit between the name and the floor, and `y` is half-way between them.
        size = max(40, min(88, _FLOOR - top - 100, wide // 2))
        y = (top + 88 + _FLOOR) / 2
        label = Label("", middle, y, size, INK, 700, "cm", room=wide - 24)
        start = 0 if player.rank == 1 else player.score
        numbers = numbers_between(start, player.score, _MOST_COUNTED)
        risen = self._risen(player)
        yield from count_up(label, numbers, risen, _COUNT, appears=risen)

    def _praise(self, words: Words, step_x: int, wide: int, head: int) -> Moving:
        """Point out the best person for a moment, above the head."""
        text = words("picture-best-person")
        across = width(text, 34) + 36
        # It extends away from the winner in the middle, and is below the title.
        x = step_x + wide - across if step_x < 500 - wide // 2 else step_x
        x = min(max(14, x), 986 - across)
        y = max(126, head - 92)
        bubble = Rectangle(x, y, across, 52, 18, CREAM, INK, 5)
        label = Label(text, x + across / 2, y + 26, 34, INK, 600, "cm", room=across - 20)
        crowned = self._crowned()
        return appear(bubble, label, at=crowned, until=crowned + _PRAISE)

    # -- when, in seconds: the steps rise from the last to the first ---------------------------

    def _risen(self, player: Figure) -> float:
        """Return when the step of a player is up."""
        steps = len(self.figures) - self.figures.index(player)
        return _PAUSE + steps * self._pace() + (_SUSPENSE if player.rank == 1 else 0)

    def _pace(self) -> float:
        return min(_PER_STEP, _ALL_STEPS / len(self.figures))

    def _crowned(self) -> float:
        """Return when the crowns arrive on the winners' heads."""
        return self._risen(self.figures[0]) + _COUNT + _FALL

    def _celebration(self, player: Figure) -> tuple[Keyframe, ...]:
        """Return how a winner moves. If only house players won, the best person is happy, too."""
        at = self._crowned()
        # Several who move at once change much of the picture, so they are quick.
        tied_count = [figure.rank for figure in self.figures].count(player.rank)
        if player.sitter == "house":
            steps = enumerate(_JERKS[tied_count - 1 :])
            jerks = [Keyframe(at + _TICK * (1 + n), x=x, ease="jump") for n, x in steps]
            return tuple(jerks) if player.rank == 1 else ()
        if player.rank != min(self._ranks_of_people(), default=0):
            return ()

        return bounce(at, 44, _HOP / tied_count)

    def _is_praised(self, player: Figure) -> bool:
        """Return whether this is the best person, and only house players won."""
        best = min(self._ranks_of_people(), default=1)
        return player.sitter != "house" and player.rank == best > 1

    def _ranks_of_people(self) -> list[int]:
        return [figure.rank for figure in self.figures if figure.sitter != "house" and figure.rank]


def _box(player: Figure, x: int, wide: int, top: int) -> Iterator[StillMark]:
    """Draw the step itself."""
    if player.score is not None:
        high, fill, shade = _STEPS.get(player.rank or 0, _LOWEST)
        yield Rectangle(x, top, wide, high + 40, 14, fill, INK, 6)
        yield Rectangle(x + 6, top + 24, wide - 12, 8, 2, shade)


def _plate(words: Words, player: Figure, x: int, wide: int, top: int) -> Iterator[StillMark]:
    """Draw the name."""
    plate = top + 38  # the upper edge of the plate
    yield Rectangle(x + 3, plate, wide - 6, 50, 16, GOLD if player.rank == 1 else INK, INK, 4)
    ink = INK if player.rank == 1 else CREAM
    # The sign of a house player or an absent player takes room from the name.
    sign = 34 if player.sitter and wide > 150 else 0
    if sign:
        yield Sprite(f"common/{player.sitter}@s", x + 20, plate + 25, "lm", width=32)

    yield name_label(
        words, player.name, player.seat, x + wide // 2 + sign // 2, plate + 26, wide - 16 - sign,
        size=36 if wide > 150 else 30, fill=ink,
    )  # fmt: skip
