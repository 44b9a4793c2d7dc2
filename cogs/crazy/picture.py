"""Draws the table of Crazy Chicken: a stage between two curtains, with the sets of each player.

A card is its value, and equal cards are a type. A set is several cards of a type in front of a
player; below it stands how many cards would beat it. The set is safe if there are not that many. A
side is the part of the picture that belongs to a player. A set gives way when a larger one of its
type beats it. All lengths are in pixels; bot/pictures/display_list.py explains the marks, and
positions such as "cm".
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

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
    count_up,
    numbers_between,
    pop,
)
from bot.pictures.lettering import width
from cogs.crazy import board
from cogs.crazy.labels import Labels
from cogs.pages import require
from cogs.pictures import (
    BAD_DARK,
    LIGHT,
    DescribedPicture,
    Sitter,
    drawn_name,
    name_label,
    panel,
    sitter,
)
from games.crazy.box import CARDS, TYPES_TO_END
from games.crazy.state import is_locked
from games.crazy.vocabulary import DISCARD_PILES
from games.engine.asks import Seat

PALETTE = "crazy"

STAGE = "#12282e"
PANEL = "#1b3c44"
PANEL_LIGHT = "#25515b"
LINE = "#3a7480"
CURTAIN = "#1d444c"
DEEP = "#0f2a30"
AQUA = "#a6d6da"
TURQUOISE = "#2fb3ad"
YELLOW = "#ffd56b"
SAFE = "#2f8049"
NO_USE = "#5b4650"
_TINTS = {
    20: "#d99a58", 18: "#e07f7f", 16: "#7fb0f0", 14: "#93a6d0", 12: "#c3a0ea",
    9: "#a8cfe8", 8: "#ecc878", 7: "#9a86b8", 6: "#f2a8b8",
}  # fmt: skip
"""The colours of the cards by type."""

SIDE = 262  # the height of a side
SIDES = (62, 574)  # the upper edges of both sides on the table
_SHORTER_BY = 54  # a side is lower in the picture of a hand, which has buttons below it
_SET_HEIGHT = 160  # the height of the cards of a set
_PILES_TOP = 358  # the upper edge of the piles on the table
_PILE_HEIGHT = 176  # the height of a card in a pile
_SETS_LEFT = 252  # the left edge of the first set
_SET_PITCH = 122  # the distance from one set to the next

Pile = tuple[int, int]  # a discard pile as (top card or 0, number of cards)

NEVER = 0  # stands instead of a number of cards for a set that can never be beaten


# -- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetPicture:
    """A set: its type, and its size as a number of cards.

    `to_beat` is the number of cards that would beat it: NEVER if it is safe, None after the round.
    `beaten_by` is the number of cards that have just beaten it, or None.
    """

    card: int
    size: int
    to_beat: int | None
    beaten_by: int | None


@dataclass(frozen=True, slots=True)
class SidePicture:
    """The sets of a player.

    `hand` is the number of cards in hand, or None if it is not shown. `points` are those of this
    round, `before` those of all earlier rounds (None in the first round).
    """

    name: str
    seat: Seat
    sitter: Sitter
    hand: int | None
    sets: tuple[SetPicture, ...]
    points: int
    before: int | None

    @classmethod
    def of(cls, labels: Labels, seat: Seat, *, shows_hand: bool = True) -> "SidePicture":
        side = labels.view.seats[seat]
        is_over = round_is_over(labels)
        beaten_by = _beaten_by(labels)
        sets = []
        for card, count in side.sets:
            to_beat = NEVER if is_locked(card, count) else count + 1
            sets.append(SetPicture(card, count, None if is_over else to_beat, beaten_by.get(card)))

        # When a round is over, `side.rounds` contains its points already.
        before = side.rounds[:-1] if is_over else side.rounds
        return cls(
            drawn_name(labels, seat),
            seat,
            sitter(labels, seat),
            side.hand if shows_hand else None,
            tuple(sets),
            side.points,
            sum(before) if before else None,
        )


@dataclass(frozen=True, slots=True)
class PilesPicture:
    """The sizes of the two draw piles, `left` and `right`, and the two discard piles."""

    left: int
    right: int
    first: Pile
    second: Pile

    @classmethod
    def of(cls, labels: Labels) -> "PilesPicture":
        view = labels.view
        first, second = ((labels.top(name) or 0, len(labels.cards(name))) for name in DISCARD_PILES)
        return cls(view.left, view.right, first, second)


@dataclass(frozen=True, slots=True)
class TablePicture(DescribedPicture):
    """Both sides, and the piles between them. `turn`: who has to act, or None after a round."""

    round: int
    rounds: int
    turn: Seat | None
    piles: PilesPicture
    sides: tuple[SidePicture, ...]

    @classmethod
    def of(cls, labels: Labels) -> "TablePicture":
        view = labels.view
        return cls(
            round=view.round,
            rounds=view.options.rounds,
            turn=whose_turn(labels),
            piles=PilesPicture.of(labels),
            sides=tuple(SidePicture.of(labels, seat_view.seat) for seat_view in view.seats),
        )

    def alt(self, words: Words) -> str:
        return " ".join(_table_text(self, words))

    def display(self, words: Words) -> DisplayList:
        marks = [*draw_head(words, self.round, self.rounds, self.turn is None, self.sides)]
        for y, side in zip(SIDES, self.sides, strict=True):
            marks += draw_side(words, side, y, has_turn=side.seat == self.turn)

        marks += draw_piles(self.piles, _PILES_TOP)
        return DisplayList(850, "crazy/ground", tuple(marks), PALETTE)


def round_is_over(labels: Labels) -> bool:
    """Return whether the round or the game is over."""
    return labels.view.phase in ("round_over", "over")


def whose_turn(labels: Labels) -> Seat | None:
    """Return the seat that the table waits for, or None after a round."""
    if round_is_over(labels):
        return None
    ask = labels.scene.ask
    return ask.waiting[0] if ask is not None and ask.waiting else labels.view.turn


def _beaten_by(labels: Labels) -> dict[int, int]:
    """Return the type of the set that has to give way, if any -> how many cards beat it."""
    ask = labels.scene.ask
    if ask is None or ask.kind != "give_way":
        return {}
    return {int(str(ask.about["card"])): int(str(ask.about["laid"]))}


def draw_head(
    words: Words, round_: int, rounds: int, is_over: bool, sides: tuple[SidePicture, ...]
) -> Iterator[Mark]:
    """Draw the line at the top: round, types on the table, and a legend."""
    title = words(
        "crazy-picture-round", round=round_, rounds=rounds, over="yes" if is_over else "no"
    )
    yield Label(title, 18, 30, 40, CREAM, 700, room=420)
    left = 32 + min(420, width(title, 40, 700))
    types = sum(len(side.sets) for side in sides)
    text = words("crazy-picture-types", count=types, all=len(CARDS))

    # The legend explains the yellow numbers, so it is shown only if there is one.
    has_yellow = any(each.to_beat for side in sides for each in side.sets)
    legend = words("crazy-picture-legend")
    legend_width = min(400, width(legend, 32, 500)) if has_yellow else 0

    # The text ends 72 pixels before the legend, to leave room for an example of the yellow number.
    yield Label(text, left, 32, 32, AQUA, 500, room=908 - legend_width - left)
    if has_yellow:
        yield Label("3+", 968 - legend_width, 32, 33, YELLOW, 600, "rm")
        yield Label(legend, 980, 32, 32, AQUA, 500, "rm", room=400)


def draw_side(
    words: Words, side: SidePicture, y: int, *, has_turn: bool, shorter_by: int = 0
) -> Iterator[Mark]:
    """Draw a side: its plate, and six places for sets.

    `y` is its upper edge, and its height is SIDE less `shorter_by`.
    """
    yield Rectangle(12, y, 976, SIDE - shorter_by, 20, PANEL, GOLD if has_turn else None, 5)
    yield from _draw_plate(words, side, y, has_turn=has_turn, shorter_by=shorter_by)
    set_height = _SET_HEIGHT - shorter_by
    for place in range(TYPES_TO_END):
        x = _SETS_LEFT + place * _SET_PITCH
        if place < len(side.sets):
            one = side.sets[place]
            yield from draw_stack(one.card, one.size, x, y + 16, 112, set_height)
            yield from _draw_set_count(one, x + 2, y + 26 + set_height)
        else:
            yield Rectangle(x, y + 16, 112, set_height, 15, None, "#2c5a64", 4)


def _draw_plate(
    words: Words, side: SidePicture, y: int, *, has_turn: bool, shorter_by: int
) -> Iterator[Mark]:
    """Draw the plate of a side. If it is lower, its lines move up, the lower ones by more."""
    yield Rectangle(24, y + 12, 212, SIDE - 24 - shorter_by, 16, GOLD if has_turn else PANEL_LIGHT)
    ink = INK if has_turn else CREAM
    left = 36
    name_y = y + 43 - shorter_by // 5
    if side.sitter:
        yield Sprite(f"common/{side.sitter}@s", left, name_y - 1, "lm", width=36)
        left += 42

    room = 226 - left
    middle = left + room / 2
    yield name_label(
        words, side.name, side.seat, middle, name_y, room, size=42, fill=ink, weight=700
    )

    if side.hand is not None:
        hand_y = y + 100 - shorter_by // 3
        yield Sprite("common/cards@m", 70, hand_y, "cm")
        cards = words("crazy-picture-cards", count=side.hand)
        yield Label(cards, 104, hand_y + 1, 32, ink, 600, room=124)

    # Without the line with the number of cards in hand, the points stand higher up.
    points_y = y - shorter_by // 2 + (160 if side.hand is not None else 128)
    yield Label(str(side.points), 130, points_y, 64, ink, 700, "cm", room=196)
    if side.before is not None:
        points_text = words("crazy-picture-total", count=side.before + side.points)
    else:
        points_text = words("crazy-picture-points", count=side.points)

    yield Label(points_text, 130, points_y + 53 - shorter_by // 5, 32, ink, 500, "cm", room=196)


def _draw_set_count(one: SetPicture, x: int, y: int) -> Iterator[Mark]:
    """Draw below a set how many cards it has, and how many would beat it or have just done so."""
    is_safe = one.to_beat == NEVER
    is_beaten = one.beaten_by is not None
    fill = BAD_DARK if is_beaten else (SAFE if is_safe else DEEP)
    line = INK if is_beaten or is_safe else LINE
    yield Rectangle(x, y, 108, 62, 16, fill, line, 4)
    count = f"×{one.size}"
    if one.to_beat is None:
        yield Label(count, x + 54, y + 31, 36, CREAM, 700, "cm", room=90)
        return

    yield Label(count, x + 9, y + 31, 36, CREAM, 700, room=58 if is_safe else 48)
    if one.beaten_by is not None:
        yield Label(f"{one.beaten_by}!", x + 100, y + 32, 34, LIGHT, 700, "rm", room=46)
    elif is_safe:
        yield Sprite("common/padlock@s", x + 87, y + 29, "cm")
    else:
        yield Label(f"{one.to_beat}+", x + 100, y + 32, 33, YELLOW, 600, "rm", room=44)


def draw_piles(piles: PilesPicture, y: int, down: int = _PILE_HEIGHT) -> Iterator[Mark]:
    """Draw the discard piles between the draw piles. `down` is the height of a card."""
    # A card of full size is 130 wide. Cards of less height have less width too, so that they keep
    # their shape.
    across = 130 * down // _PILE_HEIGHT
    scaled = None if down == _PILE_HEIGHT else across
    number_y = y + down - 24
    for x, count in ((70, piles.left), (800, piles.right)):
        pile_x = x + (130 - across) // 2
        # Up to three card backs, slightly shifted, stand for the pile.
        for under in range(min(count, 3) - 1, -1, -1):
            yield Sprite("common/back-crazy@m", pile_x - under * 5, y + 4 - under * 3, width=scaled)

        if not count:
            yield Rectangle(pile_x + 4, y + 4, across - 8, down - 6, 17, None, LINE, 4)

        yield from _draw_count(count, x + 92, number_y)

    for number, x, number_x, (top, count) in (
        ("1", 330, 268, piles.first),
        ("2", 540, 732, piles.second),
    ):
        yield Label(number, number_x, y + down // 2 + 4, 64, TURQUOISE, 700, "cm")
        if count:
            yield from draw_stack(top, min(count, 3), x, y, 130, down)
            yield from _draw_count(count, x + 110, number_y)
        else:
            yield Rectangle(x, y, 130, down, 17, None, LINE, 4)


def _draw_count(count: int, x: float, y: float) -> Iterator[Mark]:
    """Draw a number of cards in a round box with the middle (x, y)."""
    yield Rectangle(round(x) - 40, round(y) - 25, 80, 50, 25, CREAM, INK, 5)
    yield Label(str(count), x, y, 36, INK, 700, "cm", room=62)


def draw_stack(
    card: int, count: int, x: float, y: float, across: int, down: int
) -> Iterator[StillMark]:
    """Draw a card on top of up to three others of its type."""
    for under in range(min(count, 4) - 1, 0, -1):
        yield Rectangle(round(x) + under * 5, round(y) - under * 4, across, down, 16, CREAM, INK, 3)
    yield Place(_card(card, across, down), x, y)


@lru_cache(48)
def _card(card: int, across: int, down: int) -> CardDrawing:
    """Draw a card. The number in its corner is both its type and its value.

    The sprite `@c` is made for cards of about 112 pixels and keeps its own size there. On all other
    cards the sprite is scaled; wide cards use the larger sprite `@m`.
    """
    art = Sprite(
        f"crazy/{card}@{'m' if across > 120 else 'c'}", round(across * 0.52), down - 9, "cb",
        width=None if 104 < across < 120 else across - 18,
        top=down - 46,
    )  # fmt: skip
    marks = (
        Rectangle(0, 0, across, down, 17, CREAM, INK, 6),
        Rectangle(10, 10, across - 20, down - 20, 10, _TINTS[card]),
        art,
        Rectangle(2, 2, 60, 46, 14, CREAM, INK, 5),
        Label(str(card), 32, 25, 36, INK, 700, "cm"),
        Rectangle(0, 0, across, down, 17, None, INK, 6),
    )
    return CardDrawing(across, down, marks)


# -- moments that have a message of their own ------------------------------------------------------


# The moments of the animation, in seconds from its beginning.
_LAID = 0.4  # the larger set begins to come
_COUNTED = 0.72  # its cards begin to be counted
_COUNT = 0.64  # how long the counting takes
_CHARGE = 1.52  # the larger set runs to the smaller one
_HIT = 1.76  # it hits the smaller set
_SWEPT = 2.08  # the smaller set is swept away
_BACK = 2.32  # the larger set is back
_END = 2.48  # all is shown that stays

_MOST_COUNTED = 4  # the numbers that are counted after the first one; a larger set skips some


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of a set: name and seat, and the size of the set."""

    name: str
    seat: Seat
    size: int


@dataclass(frozen=True, slots=True)
class BeatenPicture(DescribedPicture):
    """The set of the winner that beat the set of the loser; both have the type `card`.

    In motion, the larger set sweeps the smaller one away.
    """

    card: int
    winner: Owner
    loser: Owner

    def alt(self, words: Words) -> str:
        return words(
            "crazy-alt-moment",
            count=self.winner.size,
            card=self.card,
            winner=self.winner.name,
            beaten=self.loser.size,
            loser=self.loser.name,
        )

    moves = True

    def display(self, words: Words) -> DisplayList:
        marks: list[Mark] = [Rectangle(12, 12, 976, 278, 20, PANEL)]
        winner = _name_plate(words, self.winner, 40, PANEL_LIGHT, CREAM)
        gold = _name_plate(words, self.winner, 40, GOLD, INK)
        marks += [appear(*winner, at=0, until=_END), appear(*gold, at=_END)]
        marks += _name_plate(words, self.loser, 568, PANEL_LIGHT, CREAM)
        marks += [*self._smaller_set(), *self._larger_set()]
        marks += [pop(Label(">", 500, 194, 110, LIGHT, 700, "cm"), at=_END, seconds=0.24)]
        return DisplayList(302, STAGE, tuple(marks), PALETTE)

    def _smaller_set(self) -> Iterator[Mark]:
        """Draw the beaten set, which falls out of the picture, and is shown again at the end."""
        count = self.loser.size
        stack = tuple(draw_stack(self.card, count, 608, 114, 112, 160))
        number = Label(f"×{count}", 778, 194, 90, CREAM, 700, room=180)
        swept = Keyframe(_SWEPT, x=430, y=-60, angle=-110, ease="even")
        back = Keyframe(_END, ease="jump")
        yield Moving(stack, (Keyframe(_HIT), swept, replace(swept, alpha=0, ease="jump"), back))
        yield Moving((number,), (Keyframe(0), Keyframe(_HIT, alpha=0, ease="jump"), back))

    def _larger_set(self) -> Iterator[Mark]:
        """Draw the set that beats it: it comes from the left, is counted, and runs to the right."""
        count = self.winner.size
        numbers = tuple(f"×{part}" for part in numbers_between(1, count, _MOST_COUNTED))
        number = Label("", 250, 194, 90, CREAM, 700, room=180)
        yield from count_up(number, numbers, _COUNTED, _COUNT, appears=_COUNTED)

        way = (
            Keyframe(_LAID, x=-220),
            Keyframe(_COUNTED, ease="stop"),
            Keyframe(_CHARGE, ease="jump"),
            Keyframe(_HIT, x=400, ease="start"),
            Keyframe(_SWEPT, x=400),
            Keyframe(_BACK),
        )
        yield Moving(tuple(draw_stack(self.card, count, 80, 114, 112, 160)), way)


def _name_plate(words: Words, owner: Owner, x: int, fill: str, ink: str) -> tuple[StillMark, ...]:
    """Return the name of a set's owner on a plate."""
    label = name_label(
        words, owner.name, owner.seat, x + 196, 62, 360, size=42, fill=ink, weight=700
    )
    return Rectangle(x, 30, 392, 62, 16, fill), label


@dataclass(frozen=True, slots=True)
class RoundPicture(DescribedPicture):
    """The sets of both players at the end of a round."""

    round: int
    rounds: int
    sides: tuple[SidePicture, ...]

    @classmethod
    def of(cls, labels: Labels) -> "RoundPicture":
        sides = [SidePicture.of(labels, seat.seat, shows_hand=False) for seat in labels.view.seats]
        return cls(labels.view.round, labels.view.options.rounds, tuple(sides))

    def alt(self, words: Words) -> str:
        text = words("crazy-alt-round", round=self.round, rounds=self.rounds, over="yes")
        return " ".join([text, *(_front_text(side, words) for side in self.sides)])

    def display(self, words: Words) -> DisplayList:
        marks = [*draw_head(words, self.round, self.rounds, True, self.sides)]
        # The better side of the round is highlighted, or both if they are equal.
        best = max(side.points for side in self.sides)
        for number, side in enumerate(self.sides):
            y = SIDES[0] + number * (SIDE + 10)
            marks += draw_side(words, side, y, has_turn=side.points == best)

        height = SIDES[0] + len(self.sides) * (SIDE + 10)
        return DisplayList(height, STAGE, tuple(marks), PALETTE)


# -- the hand --------------------------------------------------------------------------------------

_MOST = 90 * 1024
"""The most bytes of a hand. Phones load it after each press, and it has many colours."""

_CURTAIN_HEIGHT = 150  # the height of the strip with the piles between both sides
_HAND_PILE_HEIGHT = 114  # the height of the cards in the strip with the piles


@dataclass(frozen=True, slots=True)
class GroupPicture:
    """All cards of a type in hand.

    `board.mark_of` explains `mark` (not a mark of the display list) and `more`.
    """

    card: int
    count: int
    mark: str
    more: int


@dataclass(frozen=True, slots=True)
class HandPicture(DescribedPicture):
    """The cards in hand, and the sets of both players, the viewer's below.

    `piles` is None while the viewer has no question, because the viewer's message must not change
    while the other player acts. `turn` is as in `TablePicture`. `is_story`: whether the picture is
    part of a replay, which has no reader to address.
    """

    round: int
    rounds: int
    is_over: bool
    other: SidePicture
    own: SidePicture
    piles: PilesPicture | None
    hand: tuple[GroupPicture, ...]
    turn: Seat | None
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        view = labels.view
        own = require(view.own)
        groups = []
        for card, count in sorted(Counter(own.hand).items(), reverse=True):
            mark, facts = board.mark_of(labels, own, card, count)
            groups.append(GroupPicture(card, count, mark, facts.get("more", 0)))

        return cls(
            round=view.round,
            rounds=view.options.rounds,
            is_over=round_is_over(labels),
            other=SidePicture.of(labels, 1 - own.seat, shows_hand=False),
            own=SidePicture.of(labels, own.seat),
            piles=None if labels.scene.question is None else PilesPicture.of(labels),
            hand=tuple(groups),
            turn=whose_turn(labels),
            is_story=labels.scene.is_story,
        )

    def alt(self, words: Words) -> str:
        return " ".join(_hand_text(self, words))

    def display(self, words: Words) -> DisplayList:
        sides = self.other, self.own
        marks: list[Mark] = [*draw_head(words, self.round, self.rounds, self.is_over, sides)]
        y = SIDES[0]
        marks += self._low_side(words, self.other, y)
        y += SIDE - _SHORTER_BY + 10
        if self.piles is not None:
            marks.append(Rectangle(0, y, 1000, _CURTAIN_HEIGHT, 0, CURTAIN))
            marks += [
                Rectangle(0, y + edge, 1000, 8, 0, "#f4c542") for edge in (0, _CURTAIN_HEIGHT - 8)
            ]
            marks += draw_piles(self.piles, y + 18, _HAND_PILE_HEIGHT)
            y += _CURTAIN_HEIGHT + 10

        marks += self._low_side(words, self.own, y)
        y += SIDE - _SHORTER_BY + 10
        # The title needs 66 pixels above the cards; their numbers and uses need 80 below.
        height = 66 + self._card_sizes()[1] + 80
        marks += self._draw_hand(words, y, height)
        return DisplayList(y + height + 12, STAGE, tuple(marks), PALETTE, most=_MOST)

    def _low_side(self, words: Words, side: SidePicture, y: int) -> Iterator[Mark]:
        has_turn = self.turn == side.seat
        return draw_side(words, side, y, has_turn=has_turn, shorter_by=_SHORTER_BY)

    def _card_sizes(self) -> tuple[int, int, float]:
        """Return the width and height of a card, and the distance to the next card.

        Even all nine types fit: the last one ends at 28 + 8 × 106 + 92 = 968.
        """
        return (112, 126, 160) if len(self.hand) <= 6 else (92, 122, 106)

    def _draw_hand(self, words: Words, y: int, height: int) -> Iterator[Mark]:
        """Draw a stack for each type in hand, with what it can be used for now."""
        yield panel(12, y, 976, height, PANEL_LIGHT, 20)
        if not self.is_story:
            yield Label(words("picture-private"), 32, y + 32, 33, LIGHT, 600, room=400)

        held = words("crazy-picture-in-hand", count=sum(stack.count for stack in self.hand))
        yield Label(held, 968, y + 32, 33, CREAM, 600, "rm", room=400)
        across, down, pitch = self._card_sizes()
        for number, group in enumerate(self.hand):
            x = round(28 + number * pitch)
            yield from draw_stack(group.card, group.count, x, y + 72, across, down)
            yield Rectangle(x + across - 60, y + 44 + down, 72, 44, 22, CREAM, INK, 4)
            middle = x + across - 24, y + 66 + down
            yield Label(f"×{group.count}", *middle, 33, INK, 700, "cm", room=58)
            yield from _draw_use(words, group, x, y + 92 + down, across)


def _draw_use(words: Words, group: GroupPicture, x: int, y: int, across: int) -> Iterator[Mark]:
    """Draw what a group in hand can be used for: see `board.mark_of`."""
    fill = {"ready": GOLD, "wait": DEEP, "mine": SAFE, "lost": NO_USE}[group.mark]
    ink = INK if group.mark == "ready" else CREAM
    yield Rectangle(x - 2, y, across + 10, 46, 14, fill, INK, 4)
    text = words(f"crazy-picture-{group.mark}", count=group.more)
    yield Label(text, x + across / 2 + 3, y + 23, 31, ink, 600, "cm", room=across - 6)


# -- alternative texts, the most important facts first ---------------------------------------------


def _table_text(picture: TablePicture, words: Words) -> Iterator[str]:
    over = "yes" if picture.turn is None else "no"
    yield words("crazy-alt-round", round=picture.round, rounds=picture.rounds, over=over)
    if picture.turn is not None:
        yield words("crazy-alt-turn", name=picture.sides[picture.turn].name)

    yield from _beaten_text(picture.sides, words)
    for side in picture.sides:
        yield _front_text(side, words)

    yield _piles_text(picture.piles, words)


def _hand_text(picture: HandPicture, words: Words) -> Iterator[str]:
    groups = [
        words(
            "crazy-alt-group",
            count=group.count,
            card=group.card,
            mark=words(f"crazy-picture-{group.mark}", count=group.more),
        )
        for group in picture.hand
    ]
    yield words("crazy-alt-hand", cards=join_with_and(words, groups) or words("crazy-alt-none"))
    sides = (picture.own, picture.other)
    yield from _beaten_text(sides, words)
    for side in sides:
        yield _front_text(side, words)

    if picture.piles is not None:
        yield _piles_text(picture.piles, words)


def _beaten_text(sides: tuple[SidePicture, ...], words: Words) -> Iterator[str]:
    """Yield which set has to give way, if any, and how many cards beat it."""
    for side in sides:
        for one in side.sets:
            if one.beaten_by is not None:
                yield words("crazy-alt-beaten", count=one.beaten_by, card=one.card, name=side.name)


def _front_text(side: SidePicture, words: Words) -> str:
    """Return a side as text: the player, the points, and the sets in front of them."""
    sets = [
        words(
            "crazy-alt-set",
            count=one.size,
            card=one.card,
            safe="yes" if one.to_beat == NEVER else "no",
        )
        for one in side.sets
    ]
    return (
        words(
            "crazy-alt-front",
            name=side.name,
            points=side.points,
            hand="none" if side.hand is None else side.hand,
            sets=join_with_commas(words, sets) or words("crazy-alt-none"),
        )
        + "."
    )


def _piles_text(piles: PilesPicture, words: Words) -> str:
    first, second = [
        words("crazy-alt-pile", card=card, count=count) if count else words("crazy-alt-no-pile")
        for card, count in (piles.first, piles.second)
    ]
    return words("crazy-alt-piles", left=piles.left, right=piles.right, first=first, second=second)
