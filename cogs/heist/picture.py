"""Draws the table of Chicken Heist, and describes the table and the hand in words.

The table is the bank in cross-section, with a floor for each crew, because some events hit only one
crew. All lengths are in pixels, and `across` and `down` are the width and height of a card;
bot/pictures/display_list.py explains the marks, and positions such as "cb".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from bot.i18n.words import Words, join_with_and, join_with_commas
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    INK,
    Arrow,
    CardDrawing,
    DisplayList,
    Label,
    Mark,
    Picture,
    Place,
    Rectangle,
    Sprite,
    StillMark,
)
from bot.pictures.lettering import width
from cogs.heist import board
from cogs.heist.labels import Labels
from cogs.pages import require
from cogs.pictures import (
    BAD,
    BAD_DARK,
    DIM,
    GOOD,
    GOOD_DARK,
    LIGHT,
    Sitter,
    count,
    drawn_name,
    name_label,
    panel,
    sitter,
    within_limit,
)
from games.engine.asks import Seat
from games.heist.box import crew_of
from games.heist.state import value
from games.heist.view import SeatView
from games.heist.vocabulary import DECISIONS

FLOORS = ("rooftop", "vault", "lobby", "perimeter")
"""The crews of the floors, from top to bottom."""

CREW_DARK = {
    "rooftop": "#337a45", "vault": "#ad560f", "lobby": "#2f5fae", "perimeter": "#a83230"
}  # fmt: skip
CHOICE_FILL = {"stay": GOOD_DARK, "run": BAD_DARK, "hide": "#7a4a1a"}
"""The colours of the words for a seat's choice."""

PALETTE = "heist"

NIGHT = "#191c3a"
PANEL = "#262b57"
PILES = "#14163a"
PAPER = "#f6e7c9"
PAPER_DARK = "#7a5a3a"
BACK = "#3a3f86"
BACK_NOW = "#5a61b8"
BACK_LINE = "#6970bd"

_HEIGHT = 944  # the height of the picture
_TOP = 206  # the upper edge of the first floor
_FLOOR = 184  # the height of each floor
_PLACES = {1: (170,), 2: (96, 380), 3: (70, 295, 520)}
"""Left ends of the name plates on a floor, by the number of chickens there (at most three).

A plate is 220 wide.
"""

_CARD_SIZES = {True: (112, 134), False: (88, 116)}
"""Width and height of the card in a slot; True: in this round's slot, which is larger."""

_AIM_ACROSS = 50  # the width of the card on the arrow from a player to the target
_AIM_DOWN = 62  # the height of the card on an arrow


# -- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A seat as every player sees it.

    `cards` and `loot` are numbers of cards. `is_off`: a Devil has switched the character off.
    `choice` is None until the event of the round is shown. `is_awaited`: it has to decide now, as
    all may see.
    """

    name: str
    character: str
    status: str
    cards: int
    loot: int
    has_hide: bool
    is_off: bool
    choice: str | None
    sitter: Sitter
    is_awaited: bool


@dataclass(frozen=True, slots=True)
class AimPicture:
    """A Copycat or Check In of seat `by` at seat `target`. `is_void`: it will have no effect."""

    card: str
    by: Seat
    target: Seat
    is_void: bool


@dataclass(frozen=True, slots=True)
class TablePicture(Picture):
    """The bank.

    Attributes:
        striking: The event of the current Reveal, or what replaced Poor Planning; otherwise None.
        signals: The number of Driver's Signals up to now. The second one ends the game.
        events: The events by slot; None for a slot that is face down.
        seen_by: By slot, the characters who have looked at the event there.
        locked: The slots under a Lockdown.
        board: The other cards in force.
        fortified: The crews named by Fortify.
        aims: The Copycats and Check Ins with their targets.
        truck: The number of loot cards on the truck. The piles below are numbers of cards, too.
        open_secrets: All ten events in a replay, otherwise empty.
    """

    round: int
    phase: str
    striking: str | None
    signals: int
    leader: Seat
    events: tuple[str | None, ...]
    seen_by: tuple[tuple[str, ...], ...]
    locked: tuple[int, ...]
    board: tuple[str, ...]
    fortified: tuple[str, ...]
    aims: tuple[AimPicture, ...]
    truck: int
    loot_pile: int
    pile: int
    discard: int
    seats: tuple[SeatPicture, ...]
    open_secrets: tuple[str, ...] = ()

    @classmethod
    def of(cls, labels: Labels) -> "TablePicture":
        view = labels.view
        # In `saves` seats may give up their Hide to be saved; in `split` they share the truck.
        strikes = view.phase in ("reveal", "saves", "split") and view.event is not None
        aims = [
            AimPicture(card, aim.by, aim.target, board.is_void(view, card, aim))
            # If a player has aimed the same card at the same target twice, there is one arrow.
            for card, aims in (("copycat", view.copycats), ("check_in", view.check_ins))
            for aim in dict.fromkeys(aims)
        ]
        seats = [
            SeatPicture(
                drawn_name(labels, seat_view.seat),
                seat_view.character,
                seat_view.status,
                seat_view.cards,
                seat_view.loot,
                seat_view.has_hide,
                seat_view.disabled,
                # A choice stays hidden until the event is shown, even if the view holds it.
                seat_view.decision if strikes and seat_view.decision in DECISIONS else None,
                sitter(labels, seat_view.seat),
                board.is_awaited(labels, seat_view.seat),
            )
            for seat_view in view.seats
        ]
        return cls(
            round=view.round,
            phase=view.phase,
            striking=(view.substitute or view.event) if strikes else None,
            signals=view.signals,
            leader=view.leader,
            events=view.events,
            seen_by=tuple(
                tuple([view.seats[seat].character for seat in view.seen_by.get(slot, ())])
                for slot in range(1, len(view.events) + 1)
            ),
            locked=tuple(sorted(set(view.locked))),
            board=tuple(dict.fromkeys(view.board)),
            fortified=tuple(dict.fromkeys(view.fortified)),
            aims=tuple(aims),
            truck=view.truck,
            loot_pile=view.loot_pile,
            pile=view.pile,
            discard=len(view.discard),
            seats=tuple(seats),
            open_secrets=() if labels.scene.open_secrets is None else labels.open_secrets.events,
        )

    def display(self, words: Words) -> DisplayList:
        places = dict(_positions(self.seats))
        marks: list[Mark] = [*self._head(words), *self._events(), *self._floors(words)]
        for seat, (x, foot) in places.items():
            marks += self._chicken(words, seat, x, foot)

        marks += [
            *self._out(words, "escaped", 212),
            *self._out(words, "caught", 392),
            *self._piles(words),
            *self._truck(),
            *self._arrows(places),
        ]
        return DisplayList(_HEIGHT, "heist/ground", tuple(marks), PALETTE)

    def _head(self, words: Words) -> Iterator[Mark]:
        """Draw the line at the top: the round, then the event or phase, and the signals."""
        title = words("picture-round", number=self.round)
        yield Label(title, 18, 32, 46, CREAM, 700)
        x = 30 + width(title, 46, 700)
        of_rounds = words("heist-picture-of-rounds")
        yield Label(of_rounds, x, 35, 34, DIM, 500)
        x += width(of_rounds, 34, 500) + 12
        signals = words("heist-picture-signals", count=self.signals)

        # The event or phase gets the room between the round and the signals.
        room = 840 - width(signals, 32) - x
        if self.striking is not None:
            event = words(f"heist-event-{self.striking}")
            text = words("heist-picture-strikes", event=event)
            yield Label(text, x, 34, 40, LIGHT, 700, room=room)
        else:
            phase = words(f"heist-phase-{self.phase}")
            yield Label(phase, x, 35, 34, DIM, 500, room=room)

        yield Label(signals, 856, 34, 32, LIGHT if self.signals else DIM, 600, "rm")
        yield from draw_signals(self.signals)

    def _events(self) -> Iterator[Mark]:
        """Draw the cards in the ten slots."""
        x = 14
        for slot, event in enumerate(self.events, 1):
            is_now = slot == self.round
            across, down = _CARD_SIZES[is_now]
            y = 66 if is_now else 76
            if is_now:
                yield Rectangle(x - 5, y - 5, across + 10, down + 10, 17, GOLD)

            if event is not None:
                # In place of Poor Planning, the event that replaced it is shown while it strikes.
                card = _revealed_card((is_now and self.striking) or event, slot, is_now)
            elif self.open_secrets:
                card = _replay_card(self.open_secrets[slot - 1], slot, is_now)
            elif heads := self.seen_by[slot - 1]:
                card = _seen_card(heads, slot, is_now)
            else:
                card = face_down(slot, across, down, is_now=is_now)

            yield Place(card, x, y)
            if slot in self.locked:
                yield Sprite("heist/padlock@s", x + across - 2, y + down + 6, "rb")

            x += across + 8

    def _floors(self, words: Words) -> Iterator[Mark]:
        """Draw the floors with the crews' names, and Fortify cards."""
        for number, crew in enumerate(FLOORS):
            y = _TOP + _FLOOR * number
            yield Rectangle(18, y + 10, 46, _FLOOR - 26, 10, CREW_DARK[crew])
            yield Sprite(f"heist/crew-{crew}@s", 41, y - 2, "ct")
            name = words(f"heist-crew-{crew}")
            yield Label(name, 41, y + 108, 31, CREAM, 500, "cm", room=128, turned=True)
            if crew in self.fortified:
                yield Place(small_card("fortify"), 742, y + 18, "rt")

    def _chicken(self, words: Words, seat: Seat, x: int, foot: int) -> Iterator[Mark]:
        """Draw a seat on its floor: the character, beside it numbers or the choice, and the name.

        `x` is the left end of the plate with the name, and `foot` the lower edge of the floor.
        """
        seat_picture = self.seats[seat]
        choice = seat_picture.choice
        if choice is None:
            yield from _numbers(words, seat_picture, x, foot)
        else:
            yield Rectangle(x + 118, foot - 160, 102, 128, 12, CREAM, INK, 5)
            yield Sprite(f"heist/{choice}@m", x + 169, foot - 112, "cm", width=72)
            text = words(f"heist-picture-chose-{choice}")
            yield Label(text, x + 169, foot - 56, 33, CHOICE_FILL[choice], 700, "cm", room=96)

        yield Sprite(
            f"heist/{seat_picture.character}@s", x + 58, foot - 24, "cb", grey=seat_picture.is_off
        )
        if seat_picture.is_off:
            yield Sprite("common/zzz@s", x + 100, foot - 158, "cm")

        # As in all games, gold marks a seat that has to decide now.
        fill, line, ink = (
            (GOLD, INK, INK) if seat_picture.is_awaited else ("#0f0e24", "#4a4f8c", CREAM)
        )
        yield Rectangle(x, foot - 40, 220, 42, 14, fill, line)
        left = x + 12
        if seat == self.leader:
            yield Sprite("common/crown@s", left - 2, foot - 20, "lm", width=36)
            left += 38

        if seat_picture.sitter:
            yield Sprite(f"common/{seat_picture.sitter}@s", left - 4, foot - 20, "lm", width=34)
            left += 36

        room = x + 212 - left
        yield name_label(
            words, seat_picture.name, seat, left, foot - 19, room, size=31, fill=ink, at="lm"
        )

    def _out(self, words: Words, status: str, y: int) -> Iterator[Mark]:
        """Draw the chickens that are out, and how many: escaped on the beach, or caught in jail.

        `y` is the upper edge of the place.
        """
        is_jail = status == "caught"
        yield Sprite("heist/jail" if is_jail else "heist/beach", 756, y)
        characters = [seat.character for seat in self.seats if seat.status == status]
        # The more chickens there are, the closer they stand: they share a width of 176.
        step = min(66, 176 // max(1, len(characters)))
        for number, character in enumerate(characters):
            x = 872 + (number - (len(characters) - 1) / 2) * step
            yield Sprite(f"heist/{character}@h", x, y + 126, "cb")

        if is_jail:
            # The bars cover the chickens.
            yield Sprite("heist/bars", 756, y)

        fill, line, ink = (INK, "#aebccb", CREAM) if is_jail else (CREAM, None, "#14506e")
        yield Rectangle(780, y + 126, 184, 40, 12, fill, line, 3)
        text = words(f"heist-picture-{status}", count=len(characters))
        yield Label(text, 872, y + 146, 31, ink, 600, "cm", room=176)

    def _piles(self, words: Words) -> Iterator[Mark]:
        """Draw how many cards are in the piles."""
        yield panel(756, 572, 232, 134, PILES)
        yield from count("heist/sack@s", words("heist-picture-loot"), self.loot_pile, 784, 596, 192)
        yield from count("common/cards@s", words("heist-picture-draw"), self.pile, 784, 639, 192)
        discard = words("heist-picture-discard")
        yield from count("common/cards@s", discard, self.discard, 784, 682, 192, alpha=60)

    def _truck(self) -> Iterator[Mark]:
        """Draw the truck with its number of loot cards, and the cards in force beside it."""
        yield Sprite("heist/truck", 872, 922, "cb")
        yield Rectangle(776, 776, 104, 50, 25, GOLD, INK, 5)
        yield Sprite("heist/sack@s", 802, 800, "cm", width=34)
        yield Label(f"×{self.truck}", 824, 801, 36, INK, 700)
        for number, card in enumerate(self.board):
            yield Place(small_card(card), 984 - number * 74, 698, "rt")

    def _arrows(self, places: dict[Seat, tuple[int, int]]) -> Iterator[Mark]:
        """Draw the arrows from shoulder to shoulder, where they cover neither faces nor names.

        `places` has the left end of each seat's plate, and the lower edge of its floor.
        """
        for aim in self.aims:
            if aim.by in places and aim.target in places:
                x, y = places[aim.by]
                to_x, to_y = places[aim.target]
                fill = DIM if aim.is_void else LIGHT
                # If one chicken stands above the other, the arrow bends far to the left, to pass
                # the chickens on the floors between. A positive `bend` is to the left of the
                # arrow's direction, so an arrow that goes down needs a negative one.
                far = 0.3 if y > to_y else -0.3
                bend = far if abs(x - to_x) < 60 else 0.1
                arrow = Arrow(x + 16, y - 60, to_x + 16, to_y - 96, fill, bend=bend)
                yield arrow
                yield Place(
                    small_card(aim.card, _AIM_ACROSS, _AIM_DOWN),
                    *_clearest_point(arrow, places),
                    "cm",
                )


def draw_signals(signals: int) -> Iterator[Mark]:
    """Draw the two Driver's Signals in the upper right corner, grey until they were revealed."""
    for number in range(2):
        is_revealed = number < signals
        yield Sprite(
            "heist/event-drivers_signal@s", 918 + number * 62, 32, "rm",
            width=56, alpha=100 if is_revealed else 30, grey=not is_revealed,
        )  # fmt: skip


def _clearest_point(arrow: Arrow, places: dict[Seat, tuple[int, int]]) -> tuple[float, float]:
    """Return the point on an arrow at which its card covers the least text.

    Of several such points, the one nearest to the middle is returned: `min` returns the first one.
    """
    # What an arrow's card should not cover: the signs of the crews, then each seat's plate and its
    # numbers, as `_floors` and `_chicken` draw them.
    zones = [Rectangle(18, _TOP + _FLOOR * floor, 46, _FLOOR) for floor in range(len(FLOORS))]
    for x, foot in places.values():
        zones += [Rectangle(x, foot - 40, 220, 42), Rectangle(x + 118, foot - 160, 102, 128)]

    # Points at twentieths of the arrow's length, from its middle outwards, but not at its ends.
    twentieths = sorted(range(3, 18), key=lambda number: abs(number - 10))
    points = [arrow.at(number / 20) for number in twentieths]
    return min(points, key=lambda point: sum(_covered_area(point, zone) for zone in zones))


def _covered_area(point: tuple[float, float], zone: Rectangle) -> float:
    """Return the area of a zone that a card at this point would cover, in square pixels.

    The margin of 3 pixels is for the corners of the card, which is drawn tilted. A width or height
    below 0 means that card and zone do not overlap.
    """
    x, y = point
    across = _AIM_ACROSS / 2 + 3
    down = _AIM_DOWN / 2 + 3
    wide = min(x + across, zone.x + zone.width) - max(x - across, zone.x)
    high = min(y + down, zone.y + zone.height) - max(y - down, zone.y)
    return max(0.0, wide) * max(0.0, high)


def _positions(seats: tuple[SeatPicture, ...]) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """Yield each seat still in, with the left end of its plate and the lower edge of its floor."""
    for number, crew in enumerate(FLOORS):
        here = [
            seat
            for seat, seat_picture in enumerate(seats)
            if seat_picture.status == "in" and crew_of(seat_picture.character) == crew
        ]
        foot = _TOP + _FLOOR * (number + 1) - 8
        for place, seat in enumerate(here):
            yield seat, (_PLACES[len(here)][place], foot)


def _numbers(words: Words, seat_picture: SeatPicture, x: int, foot: int) -> Iterator[Mark]:
    """Draw the numbers of cards and loot, and whether the seat still has its Hide."""
    yield Rectangle(x + 118, foot - 160, 102, 128, 12, DARK)
    lines = (("common/cards@s", seat_picture.cards), ("heist/sack@s", seat_picture.loot))
    for line, (sprite, amount) in enumerate(lines):
        y = foot - 137 + line * 39
        yield Sprite(sprite, x + 142, y, "cm")
        yield Label(str(amount), x + 170, y, 36, CREAM, 700)

    yield Sprite(
        "heist/hide@s" if seat_picture.has_hide else "heist/nohide@s", x + 142, foot - 59, "cm"
    )
    text = words("picture-yes" if seat_picture.has_hide else "picture-no")
    yield Label(text, x + 165, foot - 59, 30, GOOD if seat_picture.has_hide else BAD, 600, room=54)


@lru_cache(128)
def _revealed_card(event: str, slot: int, is_now: bool) -> CardDrawing:
    """Draw a revealed event with its slot. `is_now`: it is this round's slot."""
    across, down = _CARD_SIZES[is_now]
    size = "m" if is_now else "s"
    marks = (
        Rectangle(0, 0, across, down, 13, CREAM if is_now else PAPER, INK, 5),
        Sprite(f"heist/event-{event}@{size}", across // 2, down // 2 + 13, "cm"),
        Label(str(slot), 9, 21, 31, PAPER_DARK, 700),
    )
    return CardDrawing(across, down, marks)


@lru_cache(64)
def face_down(slot: int, across: int, down: int, *, is_now: bool = False) -> CardDrawing:
    """Draw a slot that is face down, with the number by which players choose it."""
    size = 62 if is_now else (46 if across > 70 else 40)
    marks = (
        Rectangle(0, 0, across, down, 13, BACK_NOW if is_now else BACK, INK, 5),
        Rectangle(10, 10, across - 20, down - 20, 8, None, GOLD if is_now else BACK_LINE, 3),
        Label(str(slot), across // 2, down // 2 - 2, size, LIGHT if is_now else CREAM, 700, "cm"),
    )
    return CardDrawing(across, down, marks)


@lru_cache(128)
def _replay_card(event: str, slot: int, is_now: bool) -> CardDrawing:
    """Draw an event that is still face down, as a replay shows it: small, on the card's back."""
    across, down = _CARD_SIZES[is_now]
    wide = across - 24
    high = down - 52
    art = Sprite(
        f"heist/event-{event}@s", across // 2, 40 + high // 2, "cm", width=min(wide, high) - 8
    )
    return _numbered_back(slot, is_now, Rectangle(12, 40, wide, high, 8, PAPER, BACK_LINE, 3), art)


@lru_cache(128)
def _seen_card(heads: tuple[str, ...], slot: int, is_now: bool) -> CardDrawing:
    """Draw a slot that is face down, with the heads of the characters who have looked at it."""
    across, down = _CARD_SIZES[is_now]
    # Up to four heads, two in a row. Of more heads, three are shown.
    visible = heads if len(heads) <= 4 else heads[:3]
    columns = min(2, len(heads))
    rows = 1 if len(heads) <= 2 else 2
    wide = (across - 10) // columns
    high = min(wide, (down - 45) // rows)

    # A head is the upper part of a drawing.
    marks: list[StillMark] = [
        Sprite(
            f"heist/{head}@h",
            across / 2 + (index % columns - (columns - 1) / 2) * wide,
            down - 5 - (rows - 1 - index // columns) * high,
            "cb",
            width=wide + 4,
            top=high,
        )
        for index, head in enumerate(visible)
    ]
    if len(visible) < len(heads):
        more = f"+{len(heads) - len(visible)}"
        marks.append(Label(more, across - 26, down - 23, 32, CREAM, 700, "cm", room=wide))

    return _numbered_back(slot, is_now, *marks)


def _numbered_back(slot: int, is_now: bool, *marks: StillMark) -> CardDrawing:
    """Draw a slot that is face down, with its number at the top and other marks below."""
    across, down = _CARD_SIZES[is_now]
    back = Rectangle(0, 0, across, down, 13, BACK_NOW if is_now else BACK, INK, 5)
    number = Label(str(slot), across // 2, 23, 34, LIGHT if is_now else CREAM, 700, "cm")
    return CardDrawing(across, down, (back, number, *marks))


@lru_cache(32)
def small_card(card: str, across: int = 72, down: int = 88) -> CardDrawing:
    """Draw a small action card, slightly tilted, for the board and the arrows."""
    art = Sprite(f"heist/action-{card}@m", across // 2, down // 2, "cm", width=across - 18)
    return CardDrawing(
        across, down, (Rectangle(0, 0, across, down, 12, CREAM, INK, 5), art), angle=-6
    )


# -- alternative texts: no Markdown, no emojis, the most important facts first ---------------------


def table_alt(labels: Labels) -> str:
    """Describe the bank: round, signals, who is in or out, and the piles."""
    return within_limit(_table_text(labels))


def hand_alt(labels: Labels) -> str:
    """Describe what only the player of this hand knows, then what all know for a decision."""
    return within_limit((*_hand_text(labels), *_situation_text(labels)))


def _table_text(labels: Labels) -> Iterator[str]:
    """Yield the description of the bank."""
    words = labels.words
    view = labels.view
    phase = words(f"heist-phase-{view.phase}")
    yield words("heist-alt-round", round=view.round, phase=phase, signals=view.signals)
    if view.event is not None:
        yield words("heist-alt-event", event=words(f"heist-event-{view.substitute or view.event}"))

    inside = [_seat_text(labels, seat_view) for seat_view in view.seats if seat_view.status == "in"]
    if inside:
        yield words("heist-alt-in", seats="; ".join(inside))

    for status in ("escaped", "caught"):
        gone = [
            drawn_name(labels, seat_view.seat)
            for seat_view in view.seats
            if seat_view.status == status
        ]
        if gone:
            yield words(f"heist-alt-{status}", seats=join_with_and(words, gone))

    revealed = [
        words("heist-alt-slot", slot=slot, event=words(f"heist-event-{event}"))
        for slot, event in enumerate(view.events, 1)
        if event is not None
    ]
    if revealed:
        yield words("heist-alt-shown", events=join_with_commas(words, revealed))

    if seen_text := board.seen_slots(labels, partial(drawn_name, labels)):
        yield f"{seen_text}."

    piles = {"truck": view.truck, "loot": view.loot_pile, "draw": view.pile}
    yield words("heist-alt-piles", **piles, discard=len(view.discard))
    # Only a replay shows the events that are still face down.
    if labels.scene.open_secrets is None:
        return

    hidden_events = [
        words("heist-alt-slot", slot=slot, event=words(f"heist-event-{event}"))
        for slot, event in enumerate(labels.open_secrets.events, 1)
        if view.events[slot - 1] is None
    ]
    if hidden_events:
        yield words("heist-alt-laid-open", events=join_with_commas(words, hidden_events))


def _situation_text(labels: Labels) -> Iterator[str]:
    """Yield the facts in the upper line of a hand. They change only with its picture."""
    words = labels.words
    view = labels.view
    yield words("heist-alt-hand-round", round=view.round, signals=view.signals, truck=view.truck)
    event, is_now = board.latest_event(view)
    if event is not None:
        message = "heist-alt-event" if is_now else "heist-alt-last"
        yield words(message, event=words(f"heist-event-{event}"))

    cards = [
        words(f"heist-card-{card}") + (f" ({words(f'heist-crew-{crew}')})" if crew else "")
        for card, crew in board.cards_in_force(view)
    ]
    if cards and labels.asked:
        yield words("heist-alt-in-force", cards=join_with_commas(words, cards))


def _seat_text(labels: Labels, seat_view: SeatView) -> str:
    """Return the description of a seat."""
    chose = labels.view.event is not None and seat_view.decision in DECISIONS
    return labels.words(
        "heist-alt-seat",
        name=drawn_name(labels, seat_view.seat),
        character=labels.terms.crew_name(seat_view.character),
        leads="yes" if seat_view.seat == labels.view.leader else "no",
        awaited="yes" if board.is_awaited(labels, seat_view.seat) else "no",
        cards=seat_view.cards,
        loot=seat_view.loot,
        hide="yes" if seat_view.has_hide else "no",
        choice=labels.words(f"heist-choice-{seat_view.decision}") if chose else "",
        chose="yes" if chose else "no",
    )


def _hand_text(labels: Labels) -> Iterator[str]:
    """Yield the description of a hand."""
    words = labels.words
    own = require(labels.view.own)
    me = labels.view.seats[own.seat]
    # A replay has no reader to address, so it names the seat.
    if labels.scene.is_story:
        yield f"{_seat_text(labels, me)}."
    else:
        character = labels.terms.crew_name(me.character)
        yield words("heist-alt-you", character=character, character_id=me.character)

    if not own.may_hide:
        yield words("heist-alt-no-hide", hide="banned" if me.has_hide else "gone")

    loot = sorted(own.loot, key=lambda card: (-value(card), card))
    total = sum(map(value, own.loot))
    names = join_with_and(words, [labels.terms.loot_name(card) for card in loot])
    yield words("heist-alt-loot", count=len(loot), loots=names, total=total)
    cards = [words(f"heist-card-{card}") for card in sorted(own.hand)]
    yield words("heist-alt-hand", count=len(cards), cards=join_with_and(words, cards))

    for note in sorted(own.notes, key=lambda note: note.slots):
        slots = join_with_commas(words, [*map(str, note.slots)])
        event = words(f"heist-event-{note.event}")
        yield words("heist-alt-note", event=event, count=len(note.slots), slots=slots)
