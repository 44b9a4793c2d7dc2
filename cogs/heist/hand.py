"""Draws a hand of Chicken Heist: what a seat has and knows, below what all players know.

A note names an event that the seat knows although it is face down, and the slots in which it may
be. All lengths are in pixels; bot/pictures/display_list.py explains the marks, and positions such
as "cm".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.i18n.words import Words
from bot.pictures.display_list import (
    CREAM,
    DARK,
    INK,
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
from bot.pictures.lettering import fits, width
from cogs.heist import board
from cogs.heist.labels import Labels, loot_kind
from cogs.heist.picture import CREW_DARK, NIGHT, PALETTE, PANEL, draw_signals, face_down, small_card
from cogs.pages import require
from cogs.pictures import (
    DIM,
    LIGHT,
    in_two,
    panel,
)
from games.heist.box import crew_of
from games.heist.state import value

_NOTES_ROOM = 620
"""The width for the cards of all notes, in pixels."""

_EVENT = 94
"""The distance from the event of a note to its first slot."""

_SLOT = 62
"""The width of a slot."""

_SLOT_AND_OR = 90
"""The distance from a slot to the next one, with an "or" between them."""

_GAP = 24
"""The gap between two notes."""


@dataclass(frozen=True, slots=True)
class HandPicture(Picture):
    """What only the player of a seat knows, and the public facts that are needed for a decision.

    Attributes:
        event: The event that strikes now, or the last one; None before the first event.
        is_now: Whether this event strikes now.
        in_force: The cards in force, each with the crew that it names, or ''.
        signals: The number of Driver's Signals up to now.
        truck: The number of loot cards on the truck.
        character: The seat's character, which is public.
        is_off: Whether a Devil has switched the character off.
        loot: The loot cards, the most valuable first.
        notes: Pairs of (event, slots in which it may be).
        hand: The action cards.
        may_hide: Whether the seat may choose to hide.
        can_play: Whether cards can be played at all now. Freeze forbids all of them.
        is_story: Whether the picture is part of a replay, which has no reader to address.
    """

    round: int
    event: str | None
    is_now: bool
    in_force: tuple[tuple[str, str], ...]
    signals: int
    truck: int
    character: str
    is_off: bool
    loot: tuple[str, ...]
    notes: tuple[tuple[str, tuple[int, ...]], ...]
    hand: tuple[str, ...]
    may_hide: bool
    can_play: bool
    is_story: bool = False

    @classmethod
    def of(cls, labels: Labels) -> "HandPicture":
        view = labels.view
        own = require(view.own)
        me = view.seats[own.seat]

        # In the order of the slots, in which the events are revealed.
        notes = sorted((note.slots, note.event) for note in own.notes)
        event, is_now = board.latest_event(view)

        return cls(
            round=view.round,
            event=event,
            is_now=is_now,
            # A change of these cards would be an edit of every card that asks nothing.
            in_force=tuple(board.cards_in_force(view)) if labels.asked else (),
            signals=view.signals,
            truck=view.truck,
            character=me.character,
            is_off=me.disabled,
            loot=tuple(sorted(own.loot, key=lambda loot: (-value(loot), loot))),
            notes=tuple((event, tuple(slots)) for slots, event in notes),
            # Override first: it is the only answer to another player's card.
            hand=tuple(sorted(own.hand, key=lambda card: (card != "override", card))),
            may_hide=own.may_hide,
            can_play="freeze" not in view.board,
            is_story=labels.scene.is_story,
        )

    def display(self, words: Words) -> DisplayList:
        marks = [
            *self._situation(words),
            *self._draw_character(words),
            *self._loot(words),
            *self._notes(words),
            *self._cards(words),
        ]
        cards = len(self.hand)
        _, down, in_a_row = _card_size(cards)
        # Without cards there is room for a sentence.
        height = 388 + max(62, (down + 10) * -(-cards // in_a_row))
        return DisplayList(height, NIGHT, tuple(marks), PALETTE)

    def _situation(self, words: Words) -> Iterator[Mark]:
        """Draw a line with the round, the event, the cards in force, the truck and the signals."""
        title = words("picture-round", number=self.round)
        yield Label(title, 18, 32, 46, CREAM, 700)
        x = 36 + width(title, 46, 700)
        yield from draw_signals(self.signals)
        yield Sprite("heist/sack@s", 778, 32, "lm", width=34)
        yield Label(f"×{self.truck}", 816, 33, 34, LIGHT, 700, room=44)
        right = 772
        for card, crew in self.in_force:
            right -= 64
            yield Place(small_card(card, 50, 60), right, 2)
            if crew:
                yield Sprite(f"heist/crew-{crew}@s", right + 58, 50, "cm", width=34)

        if self.event is not None:
            message = "heist-picture-strikes" if self.is_now else "heist-picture-last"
            text = words(message, event=words(f"heist-event-{self.event}"))
            fill = LIGHT if self.is_now else DIM
            yield Label(text, x, 34, 36, fill, 600, room=round(right - x - 12))

    def _draw_character(self, words: Words) -> Iterator[Mark]:
        """Draw the character with its crew."""
        crew = crew_of(self.character)
        yield Rectangle(14, 66, 306, 306, 20, "#6a4a5e", INK, 6)
        yield Sprite(f"heist/{self.character}@l", 166, 298, "cb", width=170, grey=self.is_off)
        if self.is_off:
            yield Sprite("common/zzz@m", 262, 150, "cm")

        yield Rectangle(20, 288, 294, 78, 14, CREW_DARK[crew])
        if not self.is_story:
            yield Rectangle(14, 66, 262, 48, 18, DARK)
            yield Label(words("picture-private"), 30, 90, 31, LIGHT, 600, room=234)

        yield Sprite(f"heist/crew-{crew}@m", 54, 328, "cm")
        name = words(f"heist-character-{self.character}")
        yield Label(name, 98, 314, 40, CREAM, 700, room=208)
        yield Label(words(f"heist-crew-{crew}"), 98, 346, 30, CREAM, 500, room=208)
        if not self.may_hide:
            yield Rectangle(250, 218, 62, 62, 18, DARK)
            yield Sprite("heist/nohide@s", 281, 249, "cm", width=48)

    def _loot(self, words: Words) -> Iterator[Mark]:
        """Draw the loot cards and their total."""
        yield panel(334, 66, 652, 156, PANEL, 20)
        title = words("heist-picture-loot" if self.is_story else "heist-picture-your-loot")
        yield Label(title, 356, 90, 34, CREAM, 700, room=280)
        total = words("heist-picture-worth", count=len(self.loot), total=sum(map(value, self.loot)))
        yield Label(total, 964, 90, 32, LIGHT, 600, "rm", room=320)
        # `step` is the distance from one card to the next. Cards overlap when they do not fit side
        # by side: all of them, each 98 wide, share 620 pixels.
        gaps = max(1, len(self.loot) - 1)
        step = min(108, (620 - 98) / gaps)
        for number, loot in enumerate(self.loot):
            yield Place(_loot_card(loot), 352 + number * step, 112)

    def _notes(self, words: Words) -> Iterator[Mark]:
        """Draw the events that the seat knows, each with its possible slots."""
        yield panel(334, 232, 652, 140, PANEL, 20)
        title = words("heist-picture-knows" if self.is_story else "heist-picture-you-know")
        yield Label(title, 356, 254, 34, CREAM, 700, room=400)

        if not self.notes:
            yield Label(words("picture-nothing-yet"), 964, 254, 32, DIM, 500, "rm", room=300)

        # All notes stand in one row of _NOTES_ROOM pixels. If they need more, the distances between
        # the cards shrink by `scale`, so that the cards overlap; the last card stays whole.
        needed = sum(_EVENT + _SLOT_AND_OR * (len(slots) - 1) + _SLOT for _, slots in self.notes)
        needed += _GAP * (len(self.notes) - 1)
        scale = min(1.0, (_NOTES_ROOM - _SLOT) / max(1, needed - _SLOT))
        x = 352.0
        for event, slots in self.notes:
            yield Place(_note_card(event), x, 274)
            x += _EVENT * scale
            for number, slot in enumerate(slots):
                yield Place(face_down(slot, _SLOT, 76), x, 282)
                # The last slot of a note needs no room for an "or" after it.
                is_last = number + 1 == len(slots)
                x += (_SLOT if is_last else _SLOT_AND_OR) * scale
                if not is_last and scale == 1.0:
                    yield Label(words("picture-or"), x - 14, 320, 30, CREAM, 500, "cm", room=40)

            x += _GAP * scale

    def _cards(self, words: Words) -> Iterator[Mark]:
        """Draw the action cards, pale if none can be played."""
        if not self.hand and not self.is_story:
            yield Label(words("heist-picture-no-cards"), 500, 414, 36, DIM, 500, "cm", room=940)

        across, down, in_a_row = _card_size(len(self.hand))
        for number, card in enumerate(self.hand):
            x = 14 + number % in_a_row * (across + 10.6)
            y = 384 + number // in_a_row * (down + 10)
            title = words(f"heist-card-{card}")
            is_pale = not self.can_play
            yield Place(_action_card(card, title, across, down, is_pale), x, y)


def _card_size(cards: int) -> tuple[int, int, int]:
    """Return a card's width and height, and the cards in a row. Seven or more are two rows.

    For example, nine cards are rows of five and four. No card is wider than in a row of five.
    """
    # `-(-cards // 2)` is half the cards, rounded up.
    in_a_row = max(5, cards if cards <= 6 else -(-cards // 2))
    return min(186, 972 // in_a_row - 10), 220 if cards <= 6 else 172, in_a_row


@lru_cache(64)
def _loot_card(loot: str) -> CardDrawing:
    """Draw a loot card. The drawing is cached, because there are only a few kinds of loot."""
    kind = loot_kind(loot)
    fill = {"cash": "#bfe8c6", "gold": "#ffe48f", "diamond": "#bdeff7"}[kind]
    marks = (
        Rectangle(0, 0, 98, 104, 14, CREAM, INK, 5),
        Rectangle(9, 9, 80, 86, 8, fill),
        Sprite(f"heist/loot-{kind}@m", 49, 68, "cm", width=72),
        Label(str(value(loot)), 15, 28, 40, INK, 700),
    )
    return CardDrawing(98, 104, marks)


@lru_cache(32)
def _note_card(event: str) -> CardDrawing:
    """Draw the event of a note."""
    art = Sprite(f"heist/event-{event}@s", 46, 46, "cm", width=66)
    return CardDrawing(92, 92, (Rectangle(0, 0, 92, 92, 13, CREAM, INK, 5), art))


@lru_cache(256)
def _action_card(card: str, title: str, across: int, down: int, is_pale: bool) -> CardDrawing:
    """Draw an action card. Override is red, because it is the only answer to other cards."""
    is_override = card == "override"
    ink = CREAM if is_override else INK
    art = Sprite(
        f"heist/action-{card}@m", across // 2, 14 + (down - 90) // 2, "cm",
        width=min(96 if down > 200 else 66, across - 24),
    )  # fmt: skip
    marks: list[StillMark] = [
        Rectangle(0, 0, across, down, 18, CREAM, INK, 6),
        Rectangle(11, 11, across - 22, down - 88, 10, "#ffd9cf" if is_override else "#ffe9bd"),
        art,
        Rectangle(6, down - 76, across - 12, 70, 12, "#c23a31" if is_override else "#e8a33d"),
    ]
    room = across - 22
    first, rest = in_two(title)

    # `fits` says whether a text has room without narrower letters. A single word stays on one line
    # if it fits. A title of several words stays on one line if its letters need to be only a little
    # narrower; otherwise it gets two lines of smaller letters.
    if " " in title:
        is_one_line = width(title, 31, 700) * 0.88 < room
    else:
        is_one_line = fits(title, 34, 700, room)

    if not rest or is_one_line:
        marks.append(Label(title, across // 2, down - 42, 34, ink, 700, "cm", room=room))
    else:
        marks.append(Label(first, across // 2, down - 58, 31, ink, 700, "cm", room=room))
        marks.append(Label(rest, across // 2, down - 27, 31, ink, 700, "cm", room=room))

    return CardDrawing(across, down, tuple(marks), veil=NIGHT if is_pale else None)
