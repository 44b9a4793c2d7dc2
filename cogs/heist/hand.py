"""What a seat has: its character, loot, notes, action cards; drawn, and in words."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from bot.i18n.words import Name, Words, either
from bot.pages.page import Block, Image, Item, Menu, Text
from bot.pictures.display_list import (
    CREAM,
    DARK,
    INK,
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
from cogs.heist import board, signs
from cogs.heist.labels import Labels, loot_kind
from cogs.heist.picture import CREW_DARK, NIGHT, PALETTE, PANEL, face_down, hand_alt
from cogs.pages import given, tally
from cogs.pictures import DIM, LIGHT, in_two, panel
from games.heist.box import crew_after, crew_of
from games.heist.state import value
from games.heist.view import OwnView, SeatView
from games.heist.vocabulary import ACTIONS, CREW_EVENTS

NO_CARDS = ("override", "decision", "save", "fee")
"""Questions that no card of the hand can help with: there it is only named."""
EXPLAINED = ("turn", "sweep")
"""Questions with a menu that explains the cards. In the first rounds the hand does so, too."""


def blocks(labels: Labels, own: OwnView) -> list[Block]:
    """The hand, drawn; what is dangerous is said below it. Then what its cards do."""
    said = Text("\n".join(_self(labels, own))), Text(_hand(labels, own))
    if not labels.scene.pictured:
        return [Image(instead=said)]
    able = *_able(labels, own), *_no_hide(labels, own), *_queued(labels, own)
    picture, seen = HandPicture.of(labels), [Text("\n".join(able))] if able else []
    return [Image(picture, hand_alt(labels), said, tuple(seen)), *_explained(labels, own)]


def _explained(labels: Labels, own: OwnView) -> Iterator[Menu]:
    """What a drawn hand's cards do, to be looked up by whoever waits; whoever is asked reads it
    where they are chosen.
    """
    words = labels.words
    if labels.scene.question is None and own.hand:
        items = [
            Item(
                words(f"heist-card-{card}"),
                ACTIONS.index(card),
                words(f"heist-card-{card}-help"),
                signs.CARDS[card],
            )
            for card in sorted(set(own.hand))
        ]
        yield Menu(words("heist-menu-explain"), tuple(items), verb="explain")


def _able(labels: Labels, own: OwnView) -> Iterator[str]:
    """In the first round: what one's character can do, and what is after its crew."""
    words, view = labels.words, labels.view
    character = view.seats[own.seat].character
    if view.round == 1 and not labels.scene.is_story:
        yield "-# " + words(f"heist-character-{character}-help")
        yield "-# " + _perils(labels, crew_of(character))


def _no_hide(labels: Labels, own: OwnView) -> Iterator[str]:
    if not own.may_hide:
        has_hide = labels.view.seats[own.seat].has_hide
        yield labels.words("heist-card-no-hide", hide="banned" if has_hide else "gone")


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    me = labels.view.seats[own.seat]
    if labels.scene.is_story:
        yield board.seat(labels, me)
    else:
        yield from _you(labels, me)
    yield _loot(labels, own)
    yield from _no_hide(labels, own)
    if own.notes:
        yield _notebook(labels, own)
    yield from _queued(labels, own)


def _you(labels: Labels, me: SeatView) -> Iterator[str]:
    """Who the reader is in this game."""
    words, view = labels.words, labels.view
    character, crew = me.character, crew_of(me.character)
    yield words.naming(
        "heist-card-you-off" if me.disabled else "heist-card-you",
        character=Name(f"heist-character-{character}", signs.CHARACTERS[character]),
        crew=Name(f"heist-crew-{crew}", signs.CREWS[crew]),
        character_id=character,
        crew_id=crew,
        help=Name(f"heist-character-{character}-help"),
        leads="yes" if view.leader == me.seat else "no",
    )
    if view.round <= board.NEW:
        yield "-# " + _perils(labels, crew)


def _perils(labels: Labels, crew: str) -> str:
    """What can happen to oneself: in the first rounds nobody knows the events yet."""
    event = next(event for event in CREW_EVENTS if crew_after(event) == crew)
    return labels.words("heist-card-perils", **labels.terms.of_event(event))


def _loot(labels: Labels, own: OwnView) -> str:
    if not own.loot:
        return labels.words("heist-card-loot-none")
    total = sum(map(value, own.loot))
    return labels.words("heist-card-loot", total=total, loots=labels.terms.loots(own.loot))


def _notebook(labels: Labels, own: OwnView) -> str:
    words = labels.words
    notes = [
        words(
            "heist-card-note",
            slots=either(words, [str(slot) for slot in note.slots]),
            event=labels.terms.event(note.event),
        )
        for note in sorted(own.notes, key=lambda note: note.slots)
    ]
    return words("heist-card-notes", notes=" · ".join(notes))


def _queued(labels: Labels, own: OwnView) -> Iterator[str]:
    """The card that waits to be carried out, with the targets locked for it."""
    if own.queued is not None:
        card, targets = own.queued
        named = [labels.terms.card(card), *(labels.target(card, target) for target in targets)]
        yield labels.words("heist-card-queued", card=" · ".join(named))


def _hand(labels: Labels, own: OwnView) -> str:
    words = labels.words
    if not own.hand:
        return words("heist-card-hand-none")
    helps = [*_helps(labels, own)]
    if not helps:
        return words("heist-card-hand-short", cards=labels.terms.cards(own.hand))
    return "\n".join((words("heist-card-hand"), *helps))


def _helps(labels: Labels, own: OwnView) -> Iterator[str]:
    """What each card does, unless a menu says so below, or none of them can help."""
    known = labels.view.round > board.NEW and labels.asked in EXPLAINED
    if known or labels.asked in NO_CARDS:
        return
    for card, count in sorted(tally(own.hand).items()):
        yield labels.words.naming(
            "heist-card-hand-line" if count == 1 else "heist-card-hand-several",
            card=Name(f"heist-card-{card}", signs.CARDS[card]),
            count=count,
            help=Name(f"heist-card-{card}-help"),
        )


# -- drawn -----------------------------------------------------------------------------------------


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
