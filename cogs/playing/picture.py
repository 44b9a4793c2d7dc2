"""Draws the table, a trick and the hand of Playing Chicken.

In a trick each player reveals a card, and the total of all cards is compared with the goal. In the
picture all players sit in one crate on wheels, and the goal is a wall: the total is how far the
crate moves. All lengths are in pixels; bot/pictures/display_list.py explains the marks, and
positions such as "cb".
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate
from typing import Literal

from bot.i18n.words import Words, join_with_and, join_with_commas
from bot.pictures.display_list import (
    CREAM,
    GOLD,
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
    pop,
)
from bot.pictures.lettering import width
from cogs.pages import chosen_options, require
from cogs.pictures import (
    LIGHT,
    DescribedPicture,
    drawn_name,
    hen,
    name_label,
    panel,
    pill,
    sitter,
    standing,
)
from cogs.playing import story
from cogs.playing.labels import Labels
from games.engine.asks import Seat
from games.playing.state import Reveal, exact_prize, prize, tricks_in
from games.playing.view import spent_by

PALETTE = "playing"

DUSK = "#2b1a1e"
PANEL = "#41262b"
PANEL_LIGHT = "#57343a"
ROSE = "#e3b5a8"
SPENT = "#c79f96"
BRICK = "#8f2d1c"
FIELD = "#ffd0b8"
FIELD_WON = "#ffe48f"
CRASHED = "#d23c33"
WON = "#2f8049"

CRATES = {"below": "playing/crate", "exact": "playing/crate-happy", "over": "playing/cratex"}
"""The sprite of the crate by how the trick ended."""

_WALL = 690  # the x of the front of the wall
_ROAD = 354  # the y of the road below the wheels
_CRATE = 184  # the width of the crate
_START = 26  # the x of the crate before the reveal
_RUNNING = 556  # the x of the sign with the running total, beside the goal
_GOALS = 372  # the y of the row of goals
_SEATS = 424  # the y of the seats below the row of goals
_PAUSE = 0.4
"""Seconds before the first card is turned."""

_PER_CARD = 0.45
"""The most seconds for a card."""

_DRIVE = 1.7
"""The most seconds for all cards of a trick."""

_ROOMY = 5
"""Up to this number of seats, the seats are large, unless there is a line of spent cards below."""


# -- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A seat as every player sees it.

    Attributes:
        card: The card that it played in the trick, once all cards are revealed.
        spent: The cards that it has played in this round, if the host has set `memory_aid`.
        has_picked: Whether it has picked a card. It stays False until only one seat has yet to
            pick, because before that the table names no player (Labels.last_awaited).
        is_awaited: Whether it is the only seat that has yet to pick.
        picked: The card that it has picked, but only in a replay.
    """

    name: str
    hen: str
    is_away: bool
    points: int
    card: int | None
    spent: tuple[int, ...] = ()
    has_picked: bool = False
    is_awaited: bool = False
    picked: int | None = None


@dataclass(frozen=True, slots=True)
class TrickPicture(DescribedPicture):
    """What the pictures of the table and of a hand show of the current trick.

    Attributes:
        trick: The number of the trick in its round, which has `tricks` tricks.
        prize: The points for a win.
        exact: The points for a win on exactly the goal.
        goals: All goals of the game. They are not shown if empty.
        gone: The goals before this one, since the last shuffle.
    """

    round: int
    trick: int
    tricks: int
    prize: int
    exact: int
    goal: int
    goals: tuple[int, ...]
    gone: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TablePicture(TrickPicture):
    """The road to the wall.

    Attributes:
        cards: The number of cards in each hand; 0 in a replay, in which no player has to pick.
        winners: The seats that won the trick, after the reveal.
        points: What each winner got.
        plays: Whether the cards are turned one after the other, and the crate moves.
    """

    cards: int
    seats: tuple[SeatPicture, ...]
    winners: tuple[Seat, ...] = ()
    points: int = 0
    plays: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "TablePicture":
        view = labels.view
        last = view.reveals[-1] if view.phase == "revealed" else None
        # The only seat that has yet to pick; None while there are several.
        missing = labels.last_awaited
        seats = [
            SeatPicture(
                drawn_name(labels, seat_view.seat),
                hen(labels, seat_view.seat),
                sitter(labels, seat_view.seat) == "away",
                seat_view.points,
                last.cards[seat_view.seat] if last else None,
                spent_by(view, seat_view.seat) if view.options.memory_aid else (),
                has_picked=missing is not None and seat_view.seat != missing,
                is_awaited=seat_view.seat == missing,
                picked=labels.picked(seat_view.seat),
            )
            for seat_view in view.seats
        ]
        return cls(
            round=view.round,
            trick=view.trick,
            tricks=view.tricks,
            prize=view.prize,
            exact=view.exact_prize,
            goal=view.goal or 0,
            goals=view.goals,
            # The last entry of `seen` is the current goal.
            gone=tuple(sorted(view.seen[:-1])),
            cards=0 if labels.scene.is_story else view.seats[0].cards,
            seats=tuple(seats),
            winners=last.winners if last else (),
            points=last.points if last else 0,
            # A special trick is played in the message beside the table.
            plays=last is not None and not labels.is_trick_special,
        )

    @classmethod
    def of_last_trick(cls, labels: Labels) -> "TablePicture":
        """Return the last trick as it was revealed, for a message that stays."""
        view = labels.view
        trick: Reveal = view.reveals[-1]
        number = sum(reveal.round == trick.round for reveal in view.reveals)
        seats = [
            SeatPicture(
                drawn_name(labels, seat), hen(labels, seat), False, view.seats[seat].points, card
            )
            for seat, card in enumerate(trick.cards)
        ]
        return cls(
            round=trick.round,
            trick=number,
            tricks=tricks_in(trick.round),
            prize=prize(view.options, trick.round),
            exact=exact_prize(view.options, trick.round),
            goal=trick.goal,
            goals=(),
            gone=(),
            # A round begins with one card more than it has tricks, and each trick takes a card.
            cards=tricks_in(trick.round) + 1 - number,
            seats=tuple(seats),
            winners=trick.winners,
            points=trick.points,
            plays=True,
        )

    def alt(self, words: Words) -> str:
        return " ".join(_table_text(self, words))

    @property
    def moves(self) -> bool:
        return self.plays

    def display(self, words: Words) -> DisplayList:
        cards = [seat_picture.card for seat_picture in self.seats if seat_picture.card is not None]
        # Before the reveal there are no cards, and the crate stands at the start.
        road = self._drive(words, cards) if cards else self._wait(words)
        marks = [
            *header(words, self.round, self.trick, self.tricks),
            *prizes(words, self.prize, self.exact),
            *road,
            *goal_row(words, self.goals, self.gone, self.goal, _GOALS),
            *(mark for seat in range(len(self.seats)) for mark in self._seat(words, seat)),
        ]
        _, down, head, _ = self._seat_sizes()
        # Below the cards are points, names, and in some games spent cards.
        below = 118 if self._shows_spent_cards() else 74
        height = self._seats_top() + head + down + below
        return DisplayList(height, "playing/ground", tuple(marks), PALETTE)

    # -- the road ------------------------------------------------------------------------------

    def _wait(self, words: Words) -> Iterator[Mark]:
        """Draw the crate at the start, and a speech bubble that asks for a card."""
        yield from self._wall("playing/wall")
        yield Sprite("playing/crate", _START, _ROAD, "lb")
        # In a replay no player has to pick.
        if not self.cards:
            return

        text = words("playing-picture-pick", count=self.cards)
        across = min(540, width(text, 34) + 44)
        yield Rectangle(_START, 92, across, 62, 18, CREAM, INK, 6)
        yield Label(text, _START + across / 2, 122, 34, INK, 600, "cm", room=across - 28)

    def _drive(self, words: Words, cards: Sequence[int]) -> Iterator[Mark]:
        """Draw the crate, which drives card by card to the total of all cards, and a sign."""
        total = sum(cards)
        end = self._end()
        ending = story.ending(self.goal, total)
        standing_until = end if ending == "over" else None
        yield appear(*self._wall("playing/wall"), at=0, until=standing_until)
        if ending == "over":
            yield appear(*self._wall("playing/wallx"), at=end)

        # Over the goal, the crate lies behind the broken wall, always at one place.
        x = 808 if ending == "over" else self._crate_x(total)
        if ending == "exact":
            # Where the crate touches the wall.
            sparks = Sprite("playing/sparks", _WALL - 6, _ROAD - 92, "cm")
            yield pop(sparks, at=end)

        stops = [self._crate_x(running) for running in accumulate(cards, initial=0)]
        moments = [self._moment(index) for index in range(len(stops))]
        way = [
            Keyframe(moment, x=stop - _START) for moment, stop in zip(moments, stops, strict=True)
        ]
        crate = Sprite("playing/crate", _START, _ROAD, "lb")
        yield Moving((crate,), (*way, Keyframe(end, alpha=0, ease="jump")))
        yield appear(Sprite(CRATES[ending], x, _ROAD, "lb"), at=end)

        for index, number in enumerate(accumulate(cards)):
            sign = (
                Rectangle(_RUNNING, 78, 122, 88, 18, CREAM, INK, 6),
                Label(str(number), _RUNNING + 61, 123, 68, INK, 700, "cm"),
            )
            yield appear(*sign, at=moments[index], until=moments[index + 1])

        yield pop(*self._sign(words, total, ending, x), at=end)

    def _sign(self, words: Words, total: int, ending: str, crate_x: int) -> Iterator[StillMark]:
        """Draw the sign above the crate: the total, and how the trick ended."""
        # It stands within the picture, and beside the goal.
        x = min(max(16, crate_x - 40), 404)
        fill = {"below": CREAM, "exact": GOLD, "over": CRASHED}[ending]
        ink = CREAM if ending == "over" else INK
        yield Rectangle(x, 78, 274, 88, 18, fill, INK, 6)
        left = x + 16
        yield Label(str(total), left, 123, 68, ink, 700)
        left += width(str(total), 68, 700) + 12
        text = words("playing-picture-ended", how=ending, count=self.goal - total)
        room = x + 258 - left
        yield Label(text, left + room / 2, 124, 40, ink, 700, "cm", room=room)

    def _crate_x(self, total: int) -> int:
        """Return where the crate stands for a total: for half of the goal halfway to the wall."""
        way = _WALL - _CRATE - 4 - _START
        return _START + round(min(1, total / self.goal) * way)

    def _moment(self, index: int) -> float:
        """Return when the card of a seat is turned, in seconds: a full table is quicker."""
        return _PAUSE + index * min(_PER_CARD, _DRIVE / len(self.seats))

    def _end(self) -> float:
        """Return when the crate arrives, in seconds."""
        return self._moment(len(self.seats))

    def _wall(self, sprite: str) -> Iterator[StillMark]:
        """Draw the wall with the goal on it."""
        yield Sprite(sprite, _WALL + 49, _ROAD - 2, "cb")
        yield Rectangle(_WALL - 6, 74, 166, 92, 18, CREAM, INK, 6)
        yield Label(str(self.goal), _WALL + 77, 119, 88, BRICK, 700, "cm")

    # -- the seats -----------------------------------------------------------------------------

    def _seats_top(self) -> int:
        """Return the upper edge of the seats, which is higher without the row of goals."""
        return _SEATS if self.goals else _GOALS

    def _shows_spent_cards(self) -> bool:
        """Return whether a line with spent cards stands below the names."""
        return any(seat_picture.spent for seat_picture in self.seats)

    def _seat_sizes(self) -> tuple[int, int, int, str]:
        """Return a card's width and height, the room for a hen above it, and the hen's size."""
        is_roomy = len(self.seats) <= _ROOMY and not self._shows_spent_cards()
        return (140, 184, 118, "m") if is_roomy else (104, 136, 86, "s")

    def _seat(self, words: Words, seat: Seat) -> Iterator[Mark]:
        """Draw a seat: hen, card, points and name."""
        seat_picture = self.seats[seat]
        seat_width = 972 / len(self.seats)
        across, down, head, size = self._seat_sizes()
        middle = 14 + (seat + 0.5) * seat_width
        top = self._seats_top() + head
        x = round(middle - across / 2)
        has_won = seat in self.winners
        foot = top + (56 if size == "m" else 28)
        yield from standing(seat_picture.hen, middle, foot, size=size, is_away=seat_picture.is_away)
        if has_won:
            yield appear(
                Rectangle(x - 8, top - 8, across + 16, down + 16, 26, GOLD), at=self._end()
            )

        if seat_picture.card is not None:
            moment = self._moment(seat)
            yield appear(Place(card_back(across, down), x, top), at=0, until=moment)
            face = Place(number_card(seat_picture.card, across, down, False), x, top)
            yield appear(face, at=moment)
        elif seat_picture.picked is not None:
            yield Place(number_card(seat_picture.picked, across, down, False), x, top)
        elif seat_picture.has_picked:
            yield Place(card_back(across, down), x, top)
        else:
            # An empty place. The seat that all others wait for has a thick bright line.
            line, thick = (LIGHT, 10) if seat_picture.is_awaited else (SPENT, 4)
            yield Rectangle(x + 4, top + 4, across - 8, down - 8, 20, PANEL, line, thick)

        if has_won and seat_picture.card is not None:
            won = Place(number_card(seat_picture.card, across, down, True), x, top)
            yield appear(won, at=self._end())
            yield appear(
                Rectangle(x + across - 54, top - 14, 76, 50, 25, WON, INK, 5),
                Label(f"+{self.points}", x + across - 16, top + 10, 36, CREAM, 700, "cm", room=66),
                at=self._end(),
            )

        y = top + down
        yield Rectangle(middle - 56, y - 24, 112, 50, 25, PANEL_LIGHT, DUSK, 5)
        yield Sprite("playing/star@s", middle - 28, y, "cm")
        points = Label(str(seat_picture.points), middle + 20, y + 1, 38, LIGHT, 700, "cm", room=60)
        if has_won:
            before = str(seat_picture.points - self.points)
            yield appear(replace(points, text=before), at=0, until=self._end())
            yield appear(points, at=self._end())
        else:
            yield points

        yield name_label(
            words, seat_picture.name, seat, middle, y + 48, round(seat_width) - 10, size=34
        )

        if seat_picture.spent:
            text = " ".join(map(str, seat_picture.spent))
            yield Label(text, middle, y + 88, 34, ROSE, 600, "cm", room=round(seat_width) - 10)


def header(words: Words, round_: int, trick: int, tricks: int) -> Iterator[Mark]:
    """Draw the round and the trick."""
    title = words("picture-round", number=round_)
    yield Label(title, 18, 32, 44, CREAM, 700)
    is_last = trick == tricks
    text = words(
        "playing-picture-trick", trick=trick, tricks=tricks, last="yes" if is_last else "no"
    )
    left = 32 + width(title, 44, 700)
    yield Label(text, left, 35, 34, LIGHT if is_last else ROSE, 500, room=548 - left)


def prizes(words: Words, plain: int, exact: int) -> Iterator[Mark]:
    """Draw the points for a win, and for a win on exactly the goal."""
    yield from pill(words("playing-picture-win", points=plain), 560, 8, 196, PANEL_LIGHT)
    yield Rectangle(768, 8, 218, 48, 24, GOLD)
    yield Sprite("playing/target@s", 796, 31, "cm", width=38)
    text = words("playing-picture-exact", points=exact)
    yield Label(text, 894, 32, 34, INK, 600, "cm", room=146)


def goal_row(
    words: Words, goals: tuple[int, ...], gone: tuple[int, ...], now: int, y: int
) -> Iterator[Mark]:
    """Draw all goals of the game, the lowest first. Goals before this one are crossed out.

    `now` is the goal of this trick, and `gone` are the goals before it.
    """
    if not goals:
        return

    word = words("playing-picture-goals")
    yield Label(word, 18, y + 24, 32, ROSE, 500)
    left = 30 + width(word, 32, 500)
    pitch = (986 - left) / len(goals)

    # Goals can be equal. So each entry of `gone` crosses out one of them, and only one of them is
    # shown as the current goal.
    before = Counter(gone)
    current = [now]
    for number, goal in enumerate(goals):
        x = round(left + number * pitch)
        across = round(pitch) - 8
        middle = x + across / 2, y + 24
        if before[goal]:
            before[goal] -= 1
            yield Rectangle(round(middle[0]) - 26, y + 23, 52, 4, 2, "#7a4a50")
            yield Label(str(goal), *middle, 32, SPENT, 600, "cm")
        elif goal in current:
            current.clear()
            yield Rectangle(x, y, across, 48, 14, GOLD)
            yield Label(str(goal), *middle, 36, INK, 700, "cm")
        else:
            yield Rectangle(x, y, across, 48, 14, PANEL_LIGHT)
            yield Label(str(goal), *middle, 34, CREAM, 600, "cm")


@lru_cache(64)
def number_card(card: int, across: int, down: int, won: bool) -> CardDrawing:
    """Draw a number card. The higher the number, the bolder looks the hen on it."""
    field = FIELD_WON if won else FIELD
    size = round(across * 0.5)
    return CardDrawing(
        across,
        down,
        (
            Rectangle(0, 0, across, down, 20, CREAM, INK, 6),
            Rectangle(11, 11, across - 22, down - 22, 12, field),
            Sprite(
                f"playing/nerve{card}@{'c' if across > 130 else 's'}",
                round(across * 0.56),
                down - 9,
                "cb",
                width=round(across * 0.78),
                top=round(down * 0.62),
            ),
            Label(str(card), 15, 14 + size * 0.5, size, BRICK, 700, stroke=5, stroke_fill=field),
            Rectangle(0, 0, across, down, 20, None, INK, 6),
        ),
    )


@lru_cache(8)
def card_back(across: int, down: int) -> CardDrawing:
    art = Sprite("common/back-playing@l", across // 2, down // 2, "cm", width=across - 4)
    return CardDrawing(across, down, (art,))


# -- the hand --------------------------------------------------------------------------------------

Fate = Literal["held", "picked", "played"]
"""Where a card of the round is: in hand, picked for this trick, or played in an earlier one."""


@dataclass(frozen=True, slots=True)
class HandPicture(TrickPicture):
    """A player's hand: the cards held, picked and played in this round, and the goal.

    `hand` are the cards held, `spent` those played in this round, and `picked` is the card picked
    for this trick. `is_story`: whether the picture is part of a replay, which has no reader to
    address.
    """

    hen: str
    points: int
    hand: tuple[int, ...]
    picked: int | None
    spent: tuple[int, ...]
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        view = labels.view
        question = labels.scene.question
        own = require(view.own)
        picked = chosen_options(question) if question is not None else ()
        return cls(
            hen=hen(labels, own.seat),
            points=view.seats[own.seat].points,
            round=view.round,
            trick=view.trick,
            tricks=view.tricks,
            goal=view.goal or 0,
            goals=view.goals,
            gone=tuple(sorted(view.seen[:-1])),
            prize=view.prize,
            exact=view.exact_prize,
            hand=own.hand,
            picked=picked[0].number if picked else None,
            spent=own.spent,
            is_story=labels.scene.is_story,
        )

    def alt(self, words: Words) -> str:
        return " ".join(_hand_text(self, words))

    def display(self, words: Words) -> DisplayList:
        marks = [
            *header(words, self.round, self.trick, self.tricks),
            *prizes(words, self.prize, self.exact),
            *self._wall(words),
            *self._cards(words),
            *goal_row(words, self.goals, self.gone, self.goal, 402),
        ]
        return DisplayList(464, DUSK, tuple(marks), PALETTE)

    def _wall(self, words: Words) -> Iterator[Mark]:
        """Draw the goal on the wall, with the player's hen in front of it."""
        yield panel(14, 70, 250, 318, "#b0433d", 20)
        yield Rectangle(14, 330, 250, 58, 20, "#4a4250")
        yield Rectangle(14, 330, 250, 24, 0, "#4a4250")
        yield Sprite("playing/wall", 202, 382, "cb")
        yield Sprite(f"{self.hen}@m", 84, 374, "cb")
        yield Rectangle(128, 124, 128, 84, 18, CREAM, INK, 6)
        yield Label(str(self.goal), 192, 165, 74, BRICK, 700, "cm", room=108)
        yield Label(words("playing-picture-stop-on"), 139, 97, 36, CREAM, 700, "cm", room=220)

    def _cards(self, words: Words) -> Iterator[Mark]:
        """Draw all cards of the round by number: held, picked and played ones."""
        yield panel(278, 70, 708, 318, PANEL, 20)
        if not self.is_story:
            yield Label(words("picture-private"), 300, 100, 33, LIGHT, 600, room=420)

        points = str(self.points)
        yield Label(points, 964, 100, 40, LIGHT, 700, "rm")
        yield Sprite("playing/star@s", 952 - width(points, 40, 700), 98, "rm")

        # Played cards stay between the others, so that no card changes its place in the round.
        cards = sorted((*self.hand, *self.spent))

        # The cards share 680 pixels, with gaps of 10, and stand around x = 632, the panel's middle.
        across = min(150, 680 // max(1, len(cards)) - 10)
        down = round(across * 1.31)
        left = 632 - (len(cards) * (across + 10) - 10) / 2
        spent_counts = Counter(self.spent)
        y = 248 - down / 2
        for number, card in enumerate(cards):
            fate: Fate = "held"
            if spent_counts[card]:
                spent_counts[card] -= 1
                fate = "played"
            elif card == self.picked:
                fate = "picked"

            x = left + number * (across + 10)
            yield from _hand_card(words, card, across, down, fate, x, y)


def _hand_card(
    words: Words, card: int, across: int, down: int, fate: Fate, x: float, y: float
) -> Iterator[Mark]:
    """Draw a card of the hand. A picked card is higher, a played card is pale, both with a word."""
    text_y = y + down + 22
    if fate == "picked":
        y -= 20
        yield Rectangle(x - 7, y - 7, across + 14, down + 14, 26, GOLD)

    drawing = number_card(card, across, down, fate == "picked")
    if fate == "played":
        drawing = CardDrawing(drawing.width, drawing.height, drawing.marks, veil=PANEL)

    yield Place(drawing, x, y)
    if fate != "held":
        ink = LIGHT if fate == "picked" else ROSE
        text = words(f"playing-picture-{fate}")
        yield Label(text, x + across / 2, text_y, 32, ink, 600, "cm", room=across + 8)


# -- alternative texts, the most important facts first ---------------------------------------------


def _table_text(picture: TablePicture, words: Words) -> Iterator[str]:
    """Yield the description of the table."""
    yield _trick_text(picture, words)
    cards = [seat_picture.card for seat_picture in picture.seats if seat_picture.card is not None]
    if cards:
        total = sum(cards)
        winners = picture.winners
        yield words(
            "playing-alt-ended",
            total=total,
            how=story.ending(picture.goal, total),
            short=picture.goal - total,
            seats=join_with_and(words, [picture.seats[seat].name for seat in winners]),
            people=len(winners),
            points=picture.points,
        )
    elif picture.cards:
        yield words("playing-alt-pick", count=picture.cards)

    seats = "; ".join(_seat_text(seat_picture, words) for seat_picture in picture.seats)
    yield words("playing-alt-seats", seats=seats)
    yield _prizes_text(picture, words)
    spent = [
        f"{seat_picture.name} {_numbers(words, seat_picture.spent)}"
        for seat_picture in picture.seats
        if seat_picture.spent
    ]
    if spent:
        yield words("playing-alt-spent", seats="; ".join(spent))

    yield from _goals_text(picture, words)


def _hand_text(picture: HandPicture, words: Words) -> Iterator[str]:
    """Yield the description of the hand."""
    held = join_with_and(words, [*map(str, picture.hand)])
    yield words("playing-alt-hand", cards=held, picked=picture.picked or 0)
    yield _trick_text(picture, words)
    if picture.spent:
        yield words("playing-alt-played", cards=join_with_and(words, [*map(str, picture.spent)]))

    yield words("playing-alt-own", points=picture.points)
    yield _prizes_text(picture, words)
    yield from _goals_text(picture, words)


def _trick_text(picture: TrickPicture, words: Words) -> str:
    return words(
        "playing-alt-trick",
        round=picture.round,
        trick=picture.trick,
        tricks=picture.tricks,
        goal=picture.goal,
    )


def _prizes_text(picture: TrickPicture, words: Words) -> str:
    return words("playing-alt-prizes", plain=picture.prize, exact=picture.exact)


def _seat_text(seat_picture: SeatPicture, words: Words) -> str:
    return words(
        "playing-alt-seat",
        name=seat_picture.name,
        points=seat_picture.points,
        card=seat_picture.card or seat_picture.picked or 0,
    )


def _goals_text(picture: TrickPicture, words: Words) -> Iterator[str]:
    """Yield which goals are still to come."""
    to_come = Counter(picture.goals) - Counter((*picture.gone, picture.goal))
    if to_come:
        yield words("playing-alt-goals", goals=_numbers(words, sorted(to_come.elements())))


def _numbers(words: Words, numbers: list[int] | tuple[int, ...]) -> str:
    return join_with_commas(words, [*map(str, numbers)])
