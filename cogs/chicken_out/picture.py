"""Draws the table of Chicken Out!: a hen walks along a beam, and a fox waits beyond 21.

The game has no secrets, so all players see the same picture. The series is the cards on the table,
and the count is their running total. A card is its id, and its identity is what the card counts as:
a Same counts as the card that it copies (games/chicken_out/vocabulary.py). After a 21 the same
player makes a run: one card or more. All lengths are in pixels; bot/pictures/display_list.py
explains the marks, and positions such as "cb".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from bot.i18n.words import Words, join_with_commas
from bot.pictures.display_list import (
    CREAM,
    GOLD,
    HIDDEN,
    INK,
    CardDrawing,
    DisplayList,
    Keyframe,
    Label,
    Mark,
    Moving,
    Place,
    Rectangle,
    Sprite,
    StillMark,
    appear,
    bounce,
    numbers_between,
    pop,
)
from bot.pictures.lettering import width
from bot.tables.table import Bulletin
from cogs.chicken_out.labels import Labels
from cogs.pictures import (
    DescribedPicture,
    drawn_name,
    hen,
    name_label,
    panel,
    pill,
    sitter,
    standing,
)
from games.chicken_out.series import effect_of, is_number
from games.chicken_out.vocabulary import (
    BLACK,
    BLANK,
    BRAVE_FROM,
    DOUBLE,
    RED,
    SAME,
    TARGET,
    TWENTY,
    ZERO,
)
from games.engine.asks import Seat

PALETTE = "out"

HOT_FROM = 17  # from this count on the picture shows the hen in danger

FOREST = "#14281f"
PANEL = "#1f3c2e"
LEAF = "#b9d8c6"
SAFE = "#5fb85a"
BRAVE = "#f2b632"
HOT = "#e8483f"
_NOT_REACHED = {SAFE: "#17382a", BRAVE: "#453812", HOT: "#4a1d1c"}
"""The colours of the steps after the count."""

BLACK_INK = "#2b2838"
RED_INK = "#c22f2a"
FOX_INK = "#7a3208"

_BEAM = 250  # the y of the beam's upper edge
_PITCH = 36.5
"""The width of a step of the beam. There is a step for each count below 21."""

_START = 28  # the x at which the beam begins
FAN = 14
"""The most cards of a series that are shown: the latest ones."""

_AMPLE = 5
"""Up to this number of cards there is room for a card back, which stands for the next card."""

_TIGHT = 64
"""If the cards of a series are this close together or closer, only the latest shows its effect."""

_SEATS = 572  # the y at which the seats begin
_GROUND = 760  # the y at which the drawn ground ends
_FOX_TEXTS = {DOUBLE: "×2", ZERO: "0", TWENTY: "20", SAME: "="}
"""The text on each kind of fox card."""

_EFFECT_TEXTS = {
    "add": "+{}",
    "subtract": "−{}",
    "double": "×2",
    "zero": "0",
    "twenty": "20",
    "nothing": "+0",
}
"""What a card did, in short. `{}` stands for its number."""

_FOX = Sprite("out/foxbig", 912, 322, "cb")


# -- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A seat as every player sees it.

    `pile` and `captured` are numbers of cards, and `place` is None while the seat has cards.
    `captured` and `points` are None if they do not count in this game.
    """

    name: str
    hen: str
    is_away: bool
    pile: int
    place: int | None
    captured: int | None
    points: int | None


@dataclass(frozen=True, slots=True)
class TablePicture(DescribedPicture):
    """The beam.

    `goal` is `capture` (the cards in 21s win) or `race` (the first empty pile wins). `series` has a
    pair for each card on the table: the card and its identity. `turn` is the seat whose turn it is.
    `thrown` is the number of cards that have left the game.
    """

    goal: str
    deal: int
    deals: int
    thrown: int
    count: int
    series: tuple[tuple[str, str], ...]
    is_run: bool
    turn: Seat
    seats: tuple[SeatPicture, ...]

    @classmethod
    def of(cls, labels: Labels) -> "TablePicture":
        view = labels.view
        seats = [
            SeatPicture(
                drawn_name(labels, seat),
                hen(labels, seat),
                sitter(labels, seat) == "away",
                seat_view.pile,
                seat_view.place,
                len(seat_view.captured) if view.goal == "capture" else None,
                seat_view.points if view.deal > 1 else None,
            )
            for seat, seat_view in enumerate(view.seats)
        ]
        return cls(
            goal=view.goal,
            deal=view.deal,
            deals=view.options.deals,
            thrown=len(view.thrown),
            count=view.count,
            series=tuple(zip(view.series, view.identities, strict=True)),
            is_run=view.phase == "run",
            turn=view.seat,
            seats=tuple(seats),
        )

    def alt(self, words: Words) -> str:
        return " ".join(_table_text(self, words))

    def display(self, words: Words) -> DisplayList:
        height = _SEATS + self._seat_height() + 14
        marks = [
            # With eight seats the picture is higher than the drawn ground, so a plain colour fills
            # the rest.
            *(
                [Rectangle(0, _GROUND, 1000, height - _GROUND, 0, FOREST)]
                if height > _GROUND
                else ()
            ),
            *self._beam_and_hen(words),
            *self._count(words),
            *self._series(words),
            *(mark for seat in range(len(self.seats)) for mark in self._seat(words, seat)),
        ]
        return DisplayList(height, "out/ground", tuple(marks), PALETTE)

    # -- the beam ------------------------------------------------------------------------------

    def _beam_and_hen(self, words: Words) -> Iterator[Mark]:
        """Draw the beam and the hen on it."""
        yield _FOX
        yield from _draw_steps(self.count)
        yield from _draw_beam(words)
        walker = "walkerhot" if self.count >= HOT_FROM else "walker"
        # The hen stays within the picture at the left.
        yield Sprite(f"out/{walker}", max(66, _step_x(self.count) + 20), _BEAM + 8, "cb")

    def _count(self, words: Words) -> Iterator[Mark]:
        """Draw the count, the distance to 21, and facts about the deal."""
        heat = _heat(self.count)
        yield Rectangle(22, 16, 220, 114, 26, heat, INK, 6)
        ink = CREAM if heat == HOT else INK
        yield Label(str(self.count), 132, 71, 106, ink, 700, "cm", room=196)
        to_go = words("out-picture-to-go", count=TARGET - self.count)
        yield Label(to_go, 260, 44, 40, CREAM, 700, room=210)

        if self.is_run:
            x = 276 + width(to_go, 40, 700)
            yield from pill(words("out-picture-run"), x, 21, 120, GOLD, INK, size=32)

        cards = words("out-picture-cards", count=len(self.series))
        yield Label(cards, 260, 92, 32, LEAF, 500, room=330)
        goal_or_deal = words(f"out-picture-goal-{self.goal}")
        if self.deals > 1:
            goal_or_deal = words("out-picture-deal", number=self.deal, deals=self.deals)

        yield Label(goal_or_deal, 620, 44, 32, LEAF, 500, room=360)
        if self.thrown:
            thrown = words("out-picture-thrown", count=self.thrown)
            yield Label(thrown, 620, 92, 32, LEAF, 500, room=210)

    # -- the series ----------------------------------------------------------------------------

    def _series(self, words: Words) -> Iterator[Mark]:
        """Draw the series as a fan with the effect of each card; the latest card is the largest."""
        yield panel(14, 338, 972, 218, PANEL, 20)
        card_effects = effects([identity for _, identity in self.series])
        visible = [*zip(self.series, card_effects, strict=True)][-FAN:]
        x = 30.0
        left_out = len(self.series) - len(visible)
        if left_out:
            more = words("out-picture-more", count=left_out)
            yield Label(more, x + 26, 438, 34, LEAF, 600, "cm", room=60)
            x += 60

        # `step` is the distance from one card to the next. Cards overlap if they do not fit side by
        # side: the row ends at 974, and the latest card needs 138 with its frame.
        step = min(118.0, (974 - 138 - x) / max(1, len(visible) - 1))
        shown_width = round(step) - 16  # the visible width of a card that the next one covers
        for number, ((card, _), effect) in enumerate(visible[:-1]):
            card_x = round(x + number * step)
            yield Place(_card(card, 108, 150, shown_width), card_x, 364)
            if step > _TIGHT:
                yield Label(
                    effect, card_x + step / 2, 536, 31, LEAF, 600, "cm", room=round(step) - 6
                )

        card_x = round(x + max(0, len(visible) - 1) * step)
        if visible:
            (card, _), effect = visible[-1]
            yield Rectangle(card_x - 6, 348, 144, 196, 21, GOLD)
            yield Place(_card(card, 132, 184), card_x, 354)
            yield Rectangle(card_x + 60, 494, 84, 52, 26, CREAM, INK, 5)
            yield Label(effect, card_x + 102, 520, 36, INK, 700, "cm", room=72)
            card_x += 168

        if len(visible) <= _AMPLE:
            yield Sprite("common/back-out@m", card_x, 357, alpha=35)
            yield Label("?", card_x + 65, 446, 110, CREAM, 700, "cm")

    # -- the seats -----------------------------------------------------------------------------

    def _is_wide(self) -> bool:
        """Return whether hens and numbers fit side by side."""
        return len(self.seats) <= 4

    def _number_count(self) -> int:
        """Return how many numbers each seat shows: its pile, and 21s and points if they count."""
        seat_picture = self.seats[0]
        return 1 + (seat_picture.captured is not None) + (seat_picture.points is not None)

    def _seat_height(self) -> int:
        """Return the height of a seat."""
        if self._is_wide():
            return max(124, 50 * self._number_count() + 16) + 44
        return 118 + 46 * self._number_count() + 42

    def _seat(self, words: Words, seat: Seat) -> Iterator[Mark]:
        """Draw a seat: its hen, its numbers and its name."""
        seat_picture = self.seats[seat]
        seat_width = 972 / len(self.seats)
        height = self._seat_height()
        x = round(14 + seat * seat_width) + 3
        across = int(seat_width) - 6
        has_turn = seat == self.turn
        ink = INK if has_turn else CREAM
        yield panel(x, _SEATS, across, height, GOLD if has_turn else PANEL, 18)
        middle = x + across / 2
        bottom = _SEATS + height
        is_wide = self._is_wide()
        hen_x = middle - 56 if is_wide else middle
        foot = bottom - 42 if is_wide else _SEATS + 118
        yield from standing(seat_picture.hen, hen_x, foot, size="s", is_away=seat_picture.is_away)
        numbers_left = middle + 8 if is_wide else middle - 46
        line_height, y = (50, (foot + _SEATS) / 2 + 4) if is_wide else (46, foot + 24)
        if is_wide:
            y -= line_height * (self._number_count() - 1) / 2

        # The name of a sprite contains a slash; any other sign is a word in a box.
        for sign, number in self._numbers(words, seat_picture):
            if "/" in sign:
                yield Sprite(sign, numbers_left + 19, y, "cm", width=36)
            else:
                yield Rectangle(round(numbers_left) - 6, round(y) - 19, 50, 38, 10, CREAM, INK, 3)
                yield Label(sign, numbers_left + 19, y, 30, INK, 600, "cm", room=42)

            size = 44 if len(number) < 3 else 34
            yield Label(number, numbers_left + 51, y + 1, size, ink, 700, room=54)
            y += line_height

        yield name_label(
            words, seat_picture.name, seat, middle, bottom - 24, across - 14, size=34, fill=ink
        )

    def _numbers(self, words: Words, seat_picture: SeatPicture) -> Iterator[tuple[str, str]]:
        """Yield pairs: the name of a sprite or a word, and the number that stands after it."""
        if seat_picture.place is None:
            yield "common/back-out@s", str(seat_picture.pile)
        else:
            yield "common/crown@s", words("out-picture-place", place=seat_picture.place)

        if seat_picture.captured is not None:
            yield str(TARGET), str(seat_picture.captured)

        if seat_picture.points is not None:
            yield words("out-picture-points"), str(seat_picture.points)


def _draw_steps(count: int) -> Iterator[StillMark]:
    """Draw the steps of the beam, coloured up to the count."""
    for step in range(TARGET):
        heat = _heat(step)
        fill = heat if step < count else _NOT_REACHED[heat]
        yield Rectangle(round(_step_x(step)), _BEAM, 37, 34, 6, fill, INK, 3)


def _draw_beam(words: Words) -> Iterator[Mark]:
    """Draw the end of the beam, and what the steps mean."""
    yield Rectangle(round(_step_x(TARGET)) - 2, _BEAM - 14, 62, 62, 16, GOLD, INK, 5)
    yield Label(str(TARGET), _step_x(TARGET) + 29, _BEAM + 17, 40, INK, 700, "cm")
    for step in (BRAVE_FROM, HOT_FROM):
        yield Rectangle(round(_step_x(step)) - 2, _BEAM - 8, 5, 50, 2, CREAM)
        yield Label(str(step), _step_x(step), _BEAM + 58, 31, CREAM, 600, "cm")

    # Each word stands about in the middle of its steps; `middle` is a number of steps.
    for word, middle, ink in (
        ("safe", 5.5, "#c4f0bb"), ("brave", 14.0, "#ffd56b"), ("hot", 19.3, "#ffd6cf")
    ):  # fmt: skip
        text = words(f"out-picture-{word}")
        yield Label(text, _step_x(middle), _BEAM + 58, 31, ink, 600, "cm", room=100)


def _step_x(step: float) -> float:
    """Return the x at which a step of the beam begins."""
    return _START + step * _PITCH


def _heat(count: int) -> str:
    """Return the colour of a count: safe, brave or hot."""
    return SAFE if count < BRAVE_FROM else (BRAVE if count < HOT_FROM else HOT)


def effects(identities: list[str]) -> Iterator[str]:
    """Yield what each card did, in short. `effect_of` returns the effect and the new count."""
    count = 0
    for identity in identities:
        effect, after = effect_of(identity, count)
        change = abs(after - count)
        count = after
        yield _EFFECT_TEXTS[effect].format(change)


@lru_cache(96)
def _card(card: str, across: int, down: int, room: int = 90) -> CardDrawing:
    """Draw a card. Its number stands above its sign at the left, which a fan does not cover.

    `room` is the width of the card that is not covered.
    """
    size = "m" if across > 120 else "s"
    sign = ""  # a fox has none
    if is_number(card):
        is_red = card[0] == RED
        ink, field = (RED_INK, "#ffd9d2") if is_red else (BLACK_INK, "#dcdce6")
        hen_name, sign = ("redhen", "out/pm") if is_red else ("blackhen", "out/plus")
        ground = CREAM
        art = Sprite(f"out/{hen_name}@{size}", across // 2 + 10, down - 9, "cb")
    else:
        ink = FOX_INK
        field = "#ffc78a"
        ground = "#f0832c"
        art = Sprite(f"out/fox-{card}@{size}", across // 2 + 5, down - 11, "cb", top=down - 64)

    marks = (
        Rectangle(0, 0, across, down, 16, ground, INK, 5),
        Rectangle(10, 10, across - 20, down - 20, 10, field),
        art,
        Label(
            _FOX_TEXTS.get(card, card[1:]),
            13,
            33,
            46 if room > 60 else 40,
            ink,
            700,
            room=max(room, 46),
        ),
        *([Sprite(sign, 14, 58)] if sign else ()),
        Rectangle(0, 0, across, down, 16, None, INK, 5),
    )
    return CardDrawing(across, down, marks)


# -- a special moment that has a message of its own ------------------------------------------------

_AT_21 = _step_x(TARGET) - 52
"""The x of a hen at the end of the beam."""

_TURN = 0.4
"""When the card is turned over, in seconds."""

_RUN = 0.88
"""When the count begins to change, in seconds."""

_STEP = 0.16
"""Seconds of each step of the hen and of the count."""

_MOST_STEPS = 6
_BITE = 0.08
"""Seconds until the fox has jumped at the hen."""

_RETREAT = 0.32
"""Seconds until the fox is back in its place."""

_TUMBLE = 0.48
"""Seconds in which a hen is thrown through the air."""

_FLIGHT = 0.48
"""Seconds of a high hop."""

_LANDING = 0.24
"""Seconds of a low hop."""


@dataclass(frozen=True, slots=True)
class MomentPicture(DescribedPicture):
    """A 21, a bust, or the last card of a pile.

    `count` is the count at that moment, `cards` the number of cards of a bust or a 21. The picture
    shows only the card that led to the moment, with its effect; None: that card is not known.

    In motion, the card is turned over, and the hen walks to the new count. Then the fox jumps at
    it. A hen that is not bust jumps higher.
    """

    kind: str
    name: str
    seat: Seat
    hen: str
    count: int
    cards: int
    card: str | None
    effect: str

    @classmethod
    def of(cls, labels: Labels, bulletin: Bulletin, turned: Bulletin | None) -> "MomentPicture":
        seat = bulletin.seat()
        after = TARGET if turned is None else turned.number("count")
        return cls(
            kind=bulletin.kind,
            name=drawn_name(labels, seat),
            seat=seat,
            hen=hen(labels, seat),
            count=after,
            cards=int(str(bulletin.facts.get("cards", 0))),
            card=None if turned is None else turned.word("card"),
            effect="" if turned is None else _effect(turned),
        )

    def alt(self, words: Words) -> str:
        return words(f"out-alt-{self.kind}", name=self.name, count=self.count, cards=self.cards)

    @property
    def moves(self) -> bool:
        """Return whether the card's effect tells the count before it, where the motion starts."""
        return self._before() is not None

    def display(self, words: Words) -> DisplayList:
        run = self._run()
        end, _ = run[-1]
        title = words(f"out-picture-{self.kind}")
        bite = Keyframe(end + _BITE, x=-86, y=-44, scale=1.15, ease="jump")
        marks = [
            Moving((_FOX,), (Keyframe(end), bite, Keyframe(end + _RETREAT, ease="start"))),
            *self._draw_counts(run),
            *_draw_beam(words),
            *self._draw_hen(run),
            *self._draw_card(),
            pop(Label(title, 222, 48, 50, CREAM, 700, room=270), at=end + _BITE, seconds=0.16),
            name_label(words, self.name, self.seat, 222, 102, 270, size=38, fill=LEAF, at="lm"),
        ]
        return DisplayList(330, "out/ground", tuple(marks), PALETTE)

    def _before(self) -> int | None:
        """Return the count before the card; None if its effect does not tell."""
        change = int(self.effect[1:] or 0)
        before = {"+": self.count - change, "−": self.count + change, "×": self.count // 2}
        return before.get(self.effect[:1])

    def _run(self) -> list[tuple[float, int]]:
        """Return some counts from the one before the card to the last, each with its moment."""
        before = self._before()
        start = self.count if before is None else before
        counts = numbers_between(start, self.count, _MOST_STEPS)
        later = [(_RUN + _STEP * step, count) for step, count in enumerate(counts[1:])]
        return [(0, start), *later]

    def _draw_hen(self, run: Sequence[tuple[float, int]]) -> Iterator[Mark]:
        """Draw the hen: upside down beside the fox after a bust, otherwise standing on the beam.

        When a pile is empty, its last card flies away.
        """
        end, _ = run[-1]
        walker = Sprite(f"{self.hen}@m", _AT_21, _BEAM + 8, "cb")
        way = tuple(_waddle(run))
        if self.kind != "busted":
            hops = *bounce(end, 96, _FLIGHT)[1:], *bounce(end + _FLIGHT, 40, _LANDING)[1:]
            yield Moving((walker,), way + hops)
            if self.kind == "went_out":
                last_card = Sprite("common/back-out@s", _AT_21, 150, "cm")
                away = Keyframe(end + _FLIGHT, x=-80, y=-240, angle=360, ease="even")
                gone = replace(away, alpha=0, ease="jump")
                yield Moving((last_card,), (HIDDEN, Keyframe(end, ease="jump"), away, gone))

            return

        thrown = Keyframe(end + _BITE + _TUMBLE, x=17, y=-74, angle=500, ease="stop")
        gone = replace(thrown, alpha=0, ease="jump")
        yield Moving((walker,), (*way, Keyframe(end + _BITE, ease="jump"), thrown, gone))
        upside_down = CardDrawing(240, 240, (Sprite(f"{self.hen}@m", 120, 222, "cb"),), angle=140)
        yield appear(Place(upside_down, 742, 128, "cm"), at=thrown.at)

    def _draw_counts(self, run: Sequence[tuple[float, int]]) -> Iterator[Mark]:
        """Draw one count after another, as a number and as a part of the beam."""
        for (at, count), (until, _) in pairwise(run):
            marks = *_draw_steps(count), *_draw_number(count, _heat(count))
            yield appear(*marks, at=at, until=until)

        fill = HOT if self.kind == "busted" else GOLD
        last = *_draw_steps(self.count), *_draw_number(self.count, fill)
        yield appear(*last, at=run[-1][0])

    def _draw_card(self) -> Iterator[Mark]:
        """Draw the card that led to the moment."""
        if self.card is None:
            return

        yield appear(Sprite("common/back-out@m", 566, 112, "cm"), at=0, until=_TURN)
        yield pop(
            Place(_card(self.card, 132, 184), 500, 20),
            Rectangle(566, 166, 84, 52, 26, CREAM, INK, 5),
            Label(self.effect, 608, 192, 36, INK, 700, "cm", room=72),
            at=_TURN,
            seconds=0.16,
        )


def _draw_number(count: int, fill: str) -> tuple[StillMark, ...]:
    ink = CREAM if fill == HOT else INK
    label = Label(str(count), 112, 71, 100, ink, 700, "cm", room=156)
    return Rectangle(22, 16, 180, 114, 26, fill, INK, 6), label


def _waddle(run: Sequence[tuple[float, int]]) -> Iterator[Keyframe]:
    """Yield the way of a hen along the beam, compared with its place at 21. It sways."""
    for index, (at, count) in enumerate(run):
        # The hen stays within the picture at the left, and before the fox.
        x = min(max(66, _step_x(count) + 20), _AT_21)
        is_inside = 0 < index < len(run) - 1
        angle = (7 if index % 2 else -7) if is_inside else 0
        yield Keyframe(at, x=x - _AT_21, angle=angle, ease="jump")


def _effect(turned: Bulletin) -> str:
    """Return what the card did when it was turned, in short."""
    effect = turned.word("effect")
    identity = turned.word("identity")
    number = identity[1:] if is_number(identity) else ""
    return _EFFECT_TEXTS[effect].format(number)


# -- alternative texts, the most important facts first ---------------------------------------------


def _table_text(picture: TablePicture, words: Words) -> Iterator[str]:
    """Yield the description of the table."""
    yield words(
        "out-alt-count",
        count=picture.count,
        left=TARGET - picture.count,
        cards=len(picture.series),
        run="yes" if picture.is_run else "no",
        name=picture.seats[picture.turn].name,
    )
    if picture.series:
        card_effects = effects([identity for _, identity in picture.series])
        cards = [
            _card_text(card, identity, words, is_subtracted=effect.startswith("−"))
            for (card, identity), effect in zip(picture.series, card_effects, strict=True)
        ]
        # The picture leaves out the same cards.
        left_out = max(0, len(cards) - FAN)
        yield words(
            "out-alt-series", cards=join_with_commas(words, cards[left_out:]), more=left_out
        )

    yield words(
        "out-alt-seats",
        seats=join_with_commas(
            words, [_seat_text(seat_picture, words) for seat_picture in picture.seats]
        ),
    )
    yield words(f"out-picture-goal-{picture.goal}") + "."


def _card_text(card: str, identity: str, words: Words, *, is_subtracted: bool) -> str:
    """Return a card in words. `is_subtracted`: whether a red number was subtracted."""
    if card == SAME:
        copied = words("out-alt-blank")
        if identity != BLANK:
            copied = _card_text(identity, identity, words, is_subtracted=is_subtracted)

        return words("out-alt-SM", copied=copied)
    if not is_number(card):
        return words(f"out-alt-{card}")

    kind = "black" if card[0] == BLACK else ("off" if is_subtracted else "red")
    return words(f"out-alt-{kind}", number=card[1:])


def _seat_text(seat_picture: SeatPicture, words: Words) -> str:
    if seat_picture.place is not None:
        return words("out-alt-out", name=seat_picture.name, place=seat_picture.place)
    return words(
        "out-alt-seat",
        name=seat_picture.name,
        pile=seat_picture.pile,
        captured="none" if seat_picture.captured is None else str(seat_picture.captured),
        points="none" if seat_picture.points is None else str(seat_picture.points),
    )
