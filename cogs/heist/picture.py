"""What the table and the hand of a heist look like.

The table is the bank in cross-section: a floor for each crew, because its events strike a crew.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from bot.i18n.words import Words, commas, listed
from bot.pictures.display_list import (
    CREAM,
    DARK,
    GOLD,
    INK,
    Arrow,
    Box,
    Card,
    DisplayList,
    Label,
    Mark,
    Place,
    Sprite,
)
from bot.pictures.lettering import fits, width
from bot.pictures.picture import Picture
from cogs.heist import board
from cogs.heist.labels import Labels, loot_kind
from cogs.pages import given
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
    in_two,
    named,
    panel,
    sitter,
)
from games.engine.asks import Seat
from games.heist.box import crew_of
from games.heist.state import value
from games.heist.view import SeatView
from games.heist.vocabulary import DECISIONS

CREWS = ("rooftop", "vault", "lobby", "perimeter")
"""As they lie one above the other."""
CREW_DARK = {
    "rooftop": "#337a45", "vault": "#ad560f", "lobby": "#2f5fae", "perimeter": "#a83230"
}  # fmt: skip
SAID = {"stay": GOOD_DARK, "run": BAD_DARK, "hide": "#7a4a1a"}

PALETTE = "heist"

NIGHT = "#191c3a"
PANEL = "#262b57"
PILES = "#14163a"
PAPER, PAPER_DARK = "#f6e7c9", "#7a5a3a"
BACK, BACK_NOW, BACK_LINE = "#3a3f86", "#5a61b8", "#6970bd"

_HEIGHT = 944
_TOP, _FLOOR = 206, 184
"""Where the first floor begins, and how high each is."""
_PLACES = {1: (170,), 2: (96, 380), 3: (70, 295, 520)}
"""Where those of one crew stand; a crew has three characters."""
_AIM_ACROSS, _AIM_DOWN = 50, 62
"""The card on the arrow from who plays it to whom they mean."""


class _Zone(NamedTuple):
    """Where something is written: a plate, the numbers beside a chicken, the sign of a crew."""

    x: int
    y: int
    width: int
    height: int


# -- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """A seat as everybody sees it. `choice` from Reveal on."""

    name: str
    character: str
    status: str
    cards: int
    loot: int
    has_hide: bool
    is_off: bool
    choice: str | None
    sitter: Sitter


@dataclass(frozen=True, slots=True)
class AimPicture:
    """A Copycat or Check In: who looks at whom. `is_void`: it will show nothing."""

    card: str
    by: Seat
    target: Seat
    is_void: bool


@dataclass(frozen=True, slots=True)
class TablePicture(Picture):
    """The bank. `striking` is the event of the Reveal that goes on; `laid_open`: all ten events, in
    a story alone.
    """

    round: int
    phase: str
    striking: str | None
    signals: int
    leader: Seat
    events: tuple[str | None, ...]
    locked: tuple[int, ...]
    board: tuple[str, ...]
    fortified: tuple[str, ...]
    aims: tuple[AimPicture, ...]
    truck: int
    loot_pile: int
    pile: int
    discard: int
    seats: tuple[SeatPicture, ...]
    laid_open: tuple[str, ...] = ()

    @classmethod
    def of(cls, labels: Labels) -> "TablePicture":
        view = labels.view
        strikes = view.phase in ("reveal", "saves", "split") and view.event is not None
        aims = [
            AimPicture(card, aim.by, aim.target, board.is_void(view, card, aim))
            for card, aims in (("copycat", view.copycats), ("check_in", view.check_ins))
            for aim in dict.fromkeys(aims)
        ]
        seats = [
            SeatPicture(
                drawn_name(labels, one.seat),
                one.character,
                one.status,
                one.cards,
                one.loot,
                one.has_hide,
                one.disabled,
                one.decision if strikes and one.decision in DECISIONS else None,
                sitter(labels, one.seat),
            )
            for one in view.seats
        ]
        return cls(
            round=view.round,
            phase=view.phase,
            striking=(view.substitute or view.event) if strikes else None,
            signals=view.signals,
            leader=view.leader,
            events=view.events,
            locked=tuple(sorted(set(view.locked))),
            board=tuple(dict.fromkeys(view.board)),
            fortified=tuple(dict.fromkeys(view.fortified)),
            aims=tuple(aims),
            truck=view.truck,
            loot_pile=view.loot_pile,
            pile=view.pile,
            discard=len(view.discard),
            seats=tuple(seats),
            laid_open=() if labels.scene.laid_open is None else labels.laid_open.events,
        )

    def display(self, words: Words) -> DisplayList:
        places = dict(_stand(self.seats))
        marks = [
            *self._head(words),
            *self._events(),
            *self._floors(words),
            *(mark for seat, at in places.items() for mark in self._chicken(words, seat, *at)),
            *self._gone(words, "escaped", "beach", 212),
            *self._gone(words, "caught", "jail", 392),
            *self._piles(words),
            *self._truck(),
            *self._arrows(places),
        ]
        return DisplayList(_HEIGHT, "heist/ground", tuple(marks), PALETTE)

    def _head(self, words: Words) -> Iterator[Mark]:
        title = words("picture-round", number=self.round)
        yield Label(title, 18, 32, 46, CREAM, 700)
        x = 30 + width(title, 46, 700)
        of = words("heist-picture-of-rounds")
        yield Label(of, x, 35, 34, DIM, 500)
        x += width(of, 34, 500) + 12
        signal = words("heist-picture-signals", count=self.signals)
        left = 856 - width(signal, 32)
        if self.striking is not None:
            event = words(f"heist-event-{self.striking}")
            said = words("heist-picture-strikes", event=event)
            yield Label(said, x, 34, 40, LIGHT, 700, room=left - round(x) - 16)
        else:
            phase = words(f"heist-phase-{self.phase}")
            yield Label(phase, x, 35, 34, DIM, 500, room=left - round(x) - 16)
        yield Label(signal, 856, 34, 32, LIGHT if self.signals else DIM, 600, "rm")
        for number in range(2):
            heard = number < self.signals
            sign = Sprite(
                "heist/event-drivers_signal@s", 918 + number * 62, 32, "rm",
                width=56, alpha=100 if heard else 30, grey=not heard,
            )  # fmt: skip
            yield sign

    def _events(self) -> Iterator[Mark]:
        """The ten slots; this round's is the largest."""
        x = 14
        for slot, event in enumerate(self.events, 1):
            is_now = slot == self.round
            across, down, y = (112, 134, 66) if is_now else (88, 116, 76)
            if is_now:
                yield Box(x - 5, y - 5, across + 10, down + 10, 17, GOLD)
            if event is not None:
                card = _revealed(event, slot, is_now)
            elif self.laid_open:
                card = _looked_at(self.laid_open[slot - 1], slot, is_now)
            else:
                card = face_down(slot, is_now)
            yield Place(card, x, y)
            if slot in self.locked:
                yield Sprite("heist/padlock@s", x + across - 2, y + down + 6, "rb")
            x += across + 8

    def _floors(self, words: Words) -> Iterator[Mark]:
        for number, crew in enumerate(CREWS):
            y = _TOP + _FLOOR * number
            yield Box(18, y + 10, 46, _FLOOR - 26, 10, CREW_DARK[crew])
            yield Sprite(f"heist/crew-{crew}@s", 41, y - 2, "ct")
            name = words(f"heist-crew-{crew}")
            yield Label(name, 41, y + 108, 31, CREAM, 500, "cm", room=128, turned=True)
            if crew in self.fortified:
                yield Place(_small("fortify"), 742, y + 18, "rt")

    def _chicken(self, words: Words, seat: Seat, x: int, foot: int) -> Iterator[Mark]:
        one = self.seats[seat]
        if one.choice is None:
            yield from _has(words, one, x, foot)
        else:
            yield Box(x + 118, foot - 160, 102, 128, 12, CREAM, INK, 5)
            yield Sprite(f"heist/{one.choice}@m", x + 169, foot - 112, "cm", width=72)
            said = words(f"heist-picture-chose-{one.choice}")
            yield Label(said, x + 169, foot - 56, 33, SAID[one.choice], 700, "cm", room=96)
        yield Sprite(f"heist/{one.character}@s", x + 58, foot - 24, "cb", grey=one.is_off)
        if one.is_off:
            yield Sprite("common/zzz@s", x + 100, foot - 158, "cm")
        leads = seat == self.leader
        fill, line, ink = (GOLD, INK, INK) if leads else ("#0f0e24", "#4a4f8c", CREAM)
        yield Box(x, foot - 40, 220, 42, 14, fill, line)
        left = x + 12
        if leads:
            yield Sprite("common/crown@s", left - 2, foot - 20, "lm", width=36)
            left += 38
        if one.sitter:
            yield Sprite(f"common/{one.sitter}@s", left - 4, foot - 20, "lm", width=34)
            left += 36
        yield named(
            words, one.name, seat, left, foot - 19, x + 212 - left, size=31, fill=ink, at="lm"
        )

    def _gone(self, words: Words, status: str, kind: str, y: int) -> Iterator[Mark]:
        """A postcard from the beach, or a look through the bars."""
        who = [one for one in self.seats if one.status == status]
        yield Sprite(f"heist/{kind}", 756, y)
        step = min(66, 176 // max(1, len(who)))
        for number, one in enumerate(who):
            x = 872 + (number - (len(who) - 1) / 2) * step
            yield Sprite(f"heist/{one.character}@h", x, y + 126, "cb")
        if kind == "jail":
            yield Sprite("heist/bars", 756, y)
            yield Box(780, y + 126, 184, 40, 12, INK, "#aebccb", 3)
        else:
            yield Box(780, y + 126, 184, 40, 12, CREAM)
        said = words(f"heist-picture-{status}", count=len(who))
        ink = CREAM if kind == "jail" else "#14506e"
        yield Label(said, 872, y + 146, 31, ink, 600, "cm", room=176)

    def _piles(self, words: Words) -> Iterator[Mark]:
        yield panel(756, 572, 232, 134, PILES)
        yield from count("heist/sack@s", words("heist-picture-loot"), self.loot_pile, 784, 596, 192)
        yield from count("common/cards@s", words("heist-picture-draw"), self.pile, 784, 639, 192)
        discard = words("heist-picture-discard")
        yield from count("common/cards@s", discard, self.discard, 784, 682, 192, alpha=60)

    def _truck(self) -> Iterator[Mark]:
        """With what it carries; the cards in force lie beside it."""
        yield Sprite("heist/truck", 872, 922, "cb")
        yield Box(776, 776, 104, 50, 25, GOLD, INK, 5)
        yield Sprite("heist/sack@s", 802, 800, "cm", width=34)
        yield Label(f"×{self.truck}", 824, 801, 36, INK, 700)
        for number, card in enumerate(self.board):
            yield Place(_small(card), 984 - number * 74, 698, "rt")

    def _arrows(self, places: dict[Seat, tuple[int, int]]) -> Iterator[Mark]:
        """From shoulder to shoulder, so that faces and names stay free."""
        for aim in self.aims:
            if aim.by in places and aim.target in places:
                (x, y), (to_x, to_y) = places[aim.by], places[aim.target]
                fill = DIM if aim.is_void else LIGHT
                aside = 0.3 if y > to_y else -0.3
                bend = aside if abs(x - to_x) < 60 else 0.1
                arrow = Arrow(x + 16, y - 60, to_x + 16, to_y - 96, fill, bend=bend)
                yield arrow
                yield Place(_small(aim.card, _AIM_ACROSS, _AIM_DOWN), *_free(arrow, places), "cm")


def _free(arrow: Arrow, places: dict[Seat, tuple[int, int]]) -> tuple[float, float]:
    """Where on an arrow its card hides least of what is written, as near the middle as can be."""
    written = [_Zone(18, _TOP + _FLOOR * floor, 46, _FLOOR) for floor in range(len(CREWS))]
    for x, foot in places.values():
        written += [_Zone(x, foot - 40, 220, 42), _Zone(x + 118, foot - 160, 102, 128)]
    points = [arrow.at(part / 20) for part in (10, 9, 11, 8, 12, 7, 13, 6, 14, 5, 15, 4, 16, 3, 17)]
    return min(points, key=lambda at: sum(_hidden(at[0], at[1], zone) for zone in written))


def _hidden(x: float, y: float, zone: _Zone) -> float:
    """How much of a zone the card of an aim covers there; its corners stick out, as it leans."""
    across, down = _AIM_ACROSS / 2 + 3, _AIM_DOWN / 2 + 3
    wide = min(x + across, zone.x + zone.width) - max(x - across, zone.x)
    high = min(y + down, zone.y + zone.height) - max(y - down, zone.y)
    return max(0.0, wide) * max(0.0, high)


def _stand(seats: tuple[SeatPicture, ...]) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """Where everybody stands who is in: the left end of the name plate, and the floor."""
    for number, crew in enumerate(CREWS):
        here = [
            seat
            for seat, one in enumerate(seats)
            if one.status == "in" and crew_of(one.character) == crew
        ]
        foot = _TOP + _FLOOR * (number + 1) - 8
        for place, seat in enumerate(here):
            yield seat, (_PLACES[len(here)][place], foot)


def _has(words: Words, one: SeatPicture, x: int, foot: int) -> Iterator[Mark]:
    """Cards, loot, and whether there is a Hide."""
    yield Box(x + 118, foot - 160, 102, 128, 12, DARK)
    lines = (("common/cards@s", one.cards), ("heist/sack@s", one.loot))
    for number, (sign, many) in enumerate(lines):
        y = foot - 137 + number * 39
        yield Sprite(sign, x + 142, y, "cm")
        yield Label(str(many), x + 170, y, 36, CREAM, 700)
    yield Sprite("heist/hide@s" if one.has_hide else "heist/nohide@s", x + 142, foot - 59, "cm")
    said = words("picture-yes" if one.has_hide else "picture-no")
    yield Label(said, x + 165, foot - 59, 30, GOOD if one.has_hide else BAD, 600, room=54)


@lru_cache(128)
def _revealed(event: str, slot: int, is_now: bool) -> Card:
    across, down = (112, 134) if is_now else (88, 116)
    size = "m" if is_now else "s"
    marks = (
        Box(0, 0, across, down, 13, CREAM if is_now else PAPER, INK, 5),
        Sprite(f"heist/event-{event}@{size}", across // 2, down // 2 + 13, "cm"),
        Label(str(slot), 9, 21, 31, PAPER_DARK, 700),
    )
    return Card(across, down, marks)


@lru_cache(64)
def face_down(slot: int, is_now: bool, across: int = 88, down: int = 116) -> Card:
    """Its number is what Tinker and Lookout name it by."""
    if is_now:
        across, down = 112, 134
    size = 62 if is_now else 46 if across > 70 else 40
    marks = (
        Box(0, 0, across, down, 13, BACK_NOW if is_now else BACK, INK, 5),
        Box(10, 10, across - 20, down - 20, 8, None, GOLD if is_now else BACK_LINE, 3),
        Label(str(slot), across // 2, down // 2 - 2, size, LIGHT if is_now else CREAM, 700, "cm"),
    )
    return Card(across, down, marks)


@lru_cache(128)
def _looked_at(event: str, slot: int, is_now: bool) -> Card:
    """Still face down, as a story shows it: the back is left around a smaller face."""
    across, down = (112, 134) if is_now else (88, 116)
    wide, high = across - 24, down - 52
    marks = (
        Box(0, 0, across, down, 13, BACK_NOW if is_now else BACK, INK, 5),
        Label(str(slot), across // 2, 23, 34, LIGHT if is_now else CREAM, 700, "cm"),
        Box(12, 40, wide, high, 8, PAPER, BACK_LINE, 3),
        Sprite(
            f"heist/event-{event}@s", across // 2, 40 + high // 2, "cm", width=min(wide, high) - 8
        ),
    )
    return Card(across, down, marks)


@lru_cache(32)
def _small(card: str, across: int = 72, down: int = 88) -> Card:
    """A card that lies on the board."""
    art = Sprite(f"heist/action-{card}@m", across // 2, down // 2, "cm", width=across - 18)
    return Card(across, down, (Box(0, 0, across, down, 12, CREAM, INK, 5), art), angle=-6)


# -- in sentences: no Markdown, no signs, what matters most first ----------------------------------

LONGEST = 1024
"""Discord takes no longer descriptions."""


def table_alt(labels: Labels) -> str:
    """The bank: the round, the signals, who is in, who is out, what lies where."""
    said = " ".join(_table_said(labels))
    down = _laid_open_said(labels)
    return f"{said} {down}" if down and len(said) + len(down) < LONGEST else said


def _laid_open_said(labels: Labels) -> str:
    """What is still face down, in a story."""
    if labels.scene.laid_open is None:
        return ""
    shown = labels.view.events
    named = [
        labels.words("heist-alt-slot", slot=slot, event=labels.words(f"heist-event-{event}"))
        for slot, event in enumerate(labels.laid_open.events, 1)
        if shown[slot - 1] is None
    ]
    return labels.words("heist-alt-laid-open", events=commas(labels.words, named)) if named else ""


def hand_alt(labels: Labels) -> str:
    """What only its player knows."""
    return " ".join(_hand_said(labels))


def _table_said(labels: Labels) -> Iterator[str]:
    words, view = labels.words, labels.view
    phase = words(f"heist-phase-{view.phase}")
    yield words("heist-alt-round", round=view.round, phase=phase, signals=view.signals)
    if view.event is not None:
        yield words("heist-alt-event", event=words(f"heist-event-{view.substitute or view.event}"))
    inside = [_seat_said(labels, one) for one in view.seats if one.status == "in"]
    if inside:
        yield words("heist-alt-in", seats="; ".join(inside))
    for status in ("escaped", "caught"):
        gone = [drawn_name(labels, one.seat) for one in view.seats if one.status == status]
        if gone:
            yield words(f"heist-alt-{status}", seats=listed(words, gone))
    shown = [
        words("heist-alt-slot", slot=slot, event=words(f"heist-event-{event}"))
        for slot, event in enumerate(view.events, 1)
        if event is not None
    ]
    if shown:
        yield words("heist-alt-shown", events=commas(words, shown))
    piles = {"truck": view.truck, "loot": view.loot_pile, "draw": view.pile}
    yield words("heist-alt-piles", **piles, discard=len(view.discard))


def _seat_said(labels: Labels, one: SeatView) -> str:
    said = one.decision if labels.view.event is not None and one.decision else ""
    return labels.words(
        "heist-alt-seat",
        name=drawn_name(labels, one.seat),
        character=labels.terms.crew_name(one.character),
        leads="yes" if one.seat == labels.view.leader else "no",
        cards=one.cards,
        loot=one.loot,
        hide="yes" if one.has_hide else "no",
        choice=labels.words(f"heist-choice-{said}") if said in ("stay", "run", "hide") else "",
        chose="yes" if said in ("stay", "run", "hide") else "no",
    )


def _hand_said(labels: Labels) -> Iterator[str]:
    words, own = labels.words, given(labels.view.own)
    me = labels.view.seats[own.seat]
    if labels.scene.is_story:
        yield f"{_seat_said(labels, me)}."
    else:
        character = labels.terms.crew_name(me.character)
        yield words("heist-alt-you", character=character, character_id=me.character)
    loot = sorted(own.loot, key=lambda one: (-value(one), one))
    total = sum(map(value, own.loot))
    names = listed(words, [labels.terms.loot_name(one) for one in loot])
    yield words("heist-alt-loot", count=len(loot), loots=names, total=total)
    cards = [words(f"heist-card-{card}") for card in sorted(own.hand)]
    yield words("heist-alt-hand", count=len(cards), cards=listed(words, cards))
    for note in sorted(own.notes, key=lambda note: note.slots):
        slots = commas(words, [*map(str, note.slots)])
        event = words(f"heist-event-{note.event}")
        yield words("heist-alt-note", event=event, count=len(note.slots), slots=slots)


# -- the hand --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """What only its player knows: loot with its values, notes as (event, slots), action cards.
    `is_story`: nobody is spoken to.
    """

    character: str
    is_off: bool
    loot: tuple[str, ...]
    notes: tuple[tuple[str, tuple[int, ...]], ...]
    hand: tuple[str, ...]
    can_play: bool
    """Whether there may be cards played at all at this moment."""
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        view = labels.view
        own = given(view.own)
        me = view.seats[own.seat]
        notes = sorted((note.slots, note.event) for note in own.notes)
        return cls(
            me.character,
            me.disabled,
            tuple(sorted(own.loot, key=lambda loot: (-value(loot), loot))),
            tuple((event, tuple(slots)) for slots, event in notes),
            tuple(sorted(own.hand, key=lambda card: (card != "override", card))),
            "freeze" not in view.board,
            labels.scene.is_story,
        )

    def display(self, words: Words) -> DisplayList:
        marks = [*self._self(words), *self._loot(words), *self._notes(words), *self._cards(words)]
        return DisplayList(_hand_height(len(self.hand)), NIGHT, tuple(marks), PALETTE)

    def _self(self, words: Words) -> Iterator[Mark]:
        crew = crew_of(self.character)
        yield Box(14, 14, 306, 376, 20, "#6a4a5e", INK, 6)
        yield Sprite(f"heist/{self.character}@l", 166, 314, "cb", grey=self.is_off)
        if self.is_off:
            yield Sprite("common/zzz@m", 262, 110, "cm")
        yield Box(20, 306, 294, 78, 14, CREW_DARK[crew])
        if not self.is_story:
            yield Box(14, 14, 262, 48, 18, DARK)
            yield Label(words("picture-private"), 30, 38, 31, LIGHT, 600, room=234)
        yield Sprite(f"heist/crew-{crew}@m", 54, 346, "cm")
        name = words(f"heist-character-{self.character}")
        yield Label(name, 98, 332, 40, CREAM, 700, room=208)
        yield Label(words(f"heist-crew-{crew}"), 98, 364, 30, CREAM, 500, room=208)

    def _loot(self, words: Words) -> Iterator[Mark]:
        yield panel(334, 14, 652, 188, PANEL, 20)
        title = words("heist-picture-loot" if self.is_story else "heist-picture-your-loot")
        yield Label(title, 356, 40, 34, CREAM, 700, room=280)
        total = words("heist-picture-worth", count=len(self.loot), total=sum(map(value, self.loot)))
        yield Label(total, 964, 40, 32, LIGHT, 600, "rm", room=320)
        gaps = max(1, len(self.loot) - 1)
        step = min(108, (620 - 98) / gaps)
        for number, loot in enumerate(self.loot):
            yield Place(_loot_card(loot), 352 + number * step, 64)

    def _notes(self, words: Words) -> Iterator[Mark]:
        yield panel(334, 214, 652, 176, PANEL, 20)
        title = words("heist-picture-knows" if self.is_story else "heist-picture-you-know")
        yield Label(title, 356, 240, 34, CREAM, 700, room=400)
        if not self.notes:
            yield Label(words("picture-nothing-yet"), 964, 240, 32, DIM, 500, "rm", room=300)
            yield Sprite("heist/event-silent_alarm@m", 660, 318, "cm", width=96, alpha=45)
        room = 612 / max(
            1, sum(1 + len(slots) for _, slots in self.notes) * 0.78 + len(self.notes) * 0.3
        )
        scale = min(1.0, room / 88)
        x = 352.0
        for event, slots in self.notes:
            yield Place(_note_card(event), x, 264)
            x += 94 * scale
            for number, slot in enumerate(slots):
                yield Place(face_down(slot, False, 62, 80), x, 290)
                x += 90 * scale if number + 1 < len(slots) else 62
                if number + 1 < len(slots) and scale == 1.0:
                    yield Label(words("picture-or"), x - 14, 330, 30, CREAM, 500, "cm", room=40)
            x += 24 * scale

    def _cards(self, words: Words) -> Iterator[Mark]:
        if not self.hand and not self.is_story:
            yield Label(words("heist-picture-no-cards"), 500, 452, 36, DIM, 500, "cm", room=940)
        across, down, row = _card_size(len(self.hand))
        for number, card in enumerate(self.hand):
            x = 14 + number % row * (across + 10.6)
            y = 404 + number // row * (down + 10)
            title = words(f"heist-card-{card}")
            dead = not self.can_play
            yield Place(_action_card(card, title, across, down, dead), x, y)


def _card_size(cards: int) -> tuple[int, int, int]:
    """How wide, how high, how many in a row: two rows from seven on."""
    row = max(5, cards if cards <= 6 else -(-cards // 2))
    return min(186, 972 // row - 10), 272 if cards <= 5 else 214, row


def _hand_height(cards: int) -> int:
    if not cards:
        return 500
    _, down, row = _card_size(cards)
    return 404 + (down + 10) * -(-cards // row) + 4


@lru_cache(64)
def _loot_card(loot: str) -> Card:
    kind = loot_kind(loot)
    fill = {"cash": "#bfe8c6", "gold": "#ffe48f", "diamond": "#bdeff7"}[kind]
    marks = (
        Box(0, 0, 98, 128, 14, CREAM, INK, 5),
        Box(9, 9, 80, 110, 8, fill),
        Sprite(f"heist/loot-{kind}@m", 49, 82, "cm", width=78),
        Label(str(value(loot)), 15, 30, 42, INK, 700),
    )
    return Card(98, 128, marks)


@lru_cache(32)
def _note_card(event: str) -> Card:
    art = Sprite(f"heist/event-{event}@s", 48, 58, "cm", width=78)
    return Card(96, 116, (Box(0, 0, 96, 116, 13, CREAM, INK, 5), art))


@lru_cache(256)
def _action_card(card: str, title: str, across: int, down: int, dead: bool) -> Card:
    """Override is the only red one: it is the only answer."""
    answer = card == "override"
    ink = CREAM if answer else INK
    art = Sprite(
        f"heist/action-{card}@m", across // 2, 14 + (down - 90) // 2, "cm",
        width=None if down > 250 else min(108, across - 24),
    )  # fmt: skip
    marks: list[Mark] = [
        Box(0, 0, across, down, 18, CREAM, INK, 6),
        Box(11, 11, across - 22, down - 88, 10, "#ffd9cf" if answer else "#ffe9bd"),
        art,
        Box(6, down - 76, across - 12, 70, 12, "#c23a31" if answer else "#e8a33d"),
    ]
    room = across - 22
    first, rest = in_two(title)
    is_one = fits(title, 34, 700, room) if " " not in title else width(title, 31, 700) * 0.88 < room
    if not rest or is_one:
        marks.append(Label(title, across // 2, down - 42, 34, ink, 700, "cm", room=room))
    else:
        marks.append(Label(first, across // 2, down - 58, 31, ink, 700, "cm", room=room))
        marks.append(Label(rest, across // 2, down - 27, 31, ink, 700, "cm", room=room))
    return Card(across, down, tuple(marks), veil=NIGHT if dead else None)
