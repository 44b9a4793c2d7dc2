"""The Reveal of a round as a message of its own: all choices, the event, and what the event did.

Such a message of a game beside its table is called an aside. A bulletin is an event of the game as
readers get it: its kind and its facts.

Rule: the message is made from the table's news alone, which are only the latest bulletins. If they
      do not reach back to the beginning of the Reveal, there is no message.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from bot.i18n.words import Words, listed
from bot.pages.faces import Aside
from bot.pages.page import Line, Page, Text
from bot.pictures.display_list import (
    CREAM,
    DARK,
    INK,
    DisplayList,
    Label,
    Mark,
    Rectangle,
    Sprite,
)
from bot.tables.bulletin import Bulletin
from cogs.heist import story
from cogs.heist.labels import Labels
from cogs.heist.picture import CHOICE_FILL, NIGHT, PALETTE, PANEL
from cogs.pictures import BAD_DARK, DIM, LIGHT, DescribedPicture, drawn_name, image, named
from games.engine.asks import Seat
from games.heist.view import HeistView

ACCENT = 0xE8A33D
ACCENT_CAUGHT = 0xC0392B

BEGINS = "decisions_opened"
"""The first bulletin of a Reveal, before the choices."""
SHOWN = frozenset({"event_shown", "substituted"})
"""The bulletins that name the event of the Reveal."""
AFTER = frozenset({"round_started", "picked", "scored", "game_over"})
"""Bulletins that come after the Reveal. They are news of the table."""

EFFECTS = (
    *("warn_right", "warn_wrong", "substituted", "dyed"),
    *("masterpiece_taken", "masterpiece_missed", "signalled"),
)
"""What happened besides the outcomes for the seats. It stands above the outcomes."""
TRUCK = ("truck_opened", "truck_lost", "truck_taken")
"""What happened to the truck. It stands below the outcomes."""
HARMLESS = frozenset({"drivers_signal", "dyepack", "masterpiece"})
"""Events that hit no seat. EFFECTS has the bulletins about what they do."""

LAST_SIGNAL = 2
"""The second Driver's Signal ends the game."""


def aside(labels: Labels) -> Aside | None:
    """Return the latest Reveal. Its outcome is not shown while a player can still be saved."""
    bulletins = _latest(labels.scene.news)
    if not bulletins:
        return None

    # In this phase, players whom the event hits are asked whether they give up their Hide.
    ended = labels.view.phase != "saves"
    effects = [
        story.sentence(labels, bulletin) for bulletin in bulletins if bulletin.kind in EFFECTS
    ]
    outcomes = _outcomes(labels, bulletins) if ended else [labels.words("heist-reveal-open")]
    accent = ACCENT_CAUGHT if _of_kind("caught", bulletins) else ACCENT
    head = Text(_head(labels, bulletins))
    results = Text("\n".join([*effects, *outcomes]))
    # The texts above and below say all that the picture shows, so nothing replaces it.
    picture = image(labels, partial(RevealPicture.of, bulletins=bulletins), ())
    page = Page((head, picture, Line(), results), accent)
    return Aside(str(_slot(bulletins)), page, ended)


def last_word(key: str, labels: Labels) -> str | None:
    """Return the outcome of the Reveal of slot `key`, if the news still hold it.

    Returns None if the table was closed in the middle of the Reveal: no outcome is known then.
    """
    bulletins = _latest(labels.scene.news)
    view: HeistView | None = labels.scene.view
    if not bulletins or str(_slot(bulletins)) != key or view is None or view.phase == "saves":
        return None

    return "\n".join(_outcomes(labels, bulletins))


def hits(labels: Labels) -> list[str]:
    """Return which seats the latest event hit, and how.

    The list is empty if the event hits no seat by its nature, or is no longer in the news. Unlike
    `aside`, this function does not need the choices before the event, so it works for longer.
    """
    bulletins = [bulletin for bulletin in labels.scene.news if bulletin.to is None]
    start = max(
        (index for index, bulletin in enumerate(bulletins) if bulletin.kind == "event_shown"),
        default=None,
    )
    if start is None:
        return []

    since_event = bulletins[start:]
    hit_lines = [
        labels.words(f"heist-card-hit-{kind}", seats=labels.seats(seats))
        for kind in ("caught", "saved", "fee_paid")
        if (seats := _seats(kind, since_event))
    ]
    hit_no_seat = [labels.words("heist-card-hit-nobody")]
    return hit_lines or ([] if _event(since_event) in HARMLESS else hit_no_seat)


def _latest(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Return the public news of the latest Reveal, or [] if its beginning is gone."""
    bulletins = [bulletin for bulletin in news if bulletin.to is None]
    # The indexes of the event, of the first bulletin of its Reveal, and of those after the Reveal.
    event = max(
        (index for index, bulletin in enumerate(bulletins) if bulletin.kind == "event_shown"),
        default=0,
    )
    begin = max(
        (index for index, bulletin in enumerate(bulletins[:event]) if bulletin.kind == BEGINS),
        default=None,
    )
    if begin is None:
        return []

    after = (
        index
        for index, bulletin in enumerate(bulletins)
        if index > event and bulletin.kind in AFTER
    )
    return bulletins[begin : next(after, len(bulletins))]


def _of_kind(kind: str, bulletins: Sequence[Bulletin]) -> list[Bulletin]:
    """Return the bulletins of one kind."""
    return [bulletin for bulletin in bulletins if bulletin.kind == kind]


def _seats(kind: str, bulletins: Sequence[Bulletin]) -> list[Seat]:
    """Return the seats of the bulletins of one kind."""
    return [int(str(bulletin.facts["seat"])) for bulletin in _of_kind(kind, bulletins)]


def _slot(bulletins: Sequence[Bulletin]) -> int:
    """Return the slot of the Reveal."""
    return int(str(_of_kind("event_shown", bulletins)[0].facts["slot"]))


def _event(bulletins: Sequence[Bulletin]) -> str:
    """Return the event in force: the one that replaced Poor Planning, if any."""
    return str([bulletin for bulletin in bulletins if bulletin.kind in SHOWN][-1].facts["event"])


# -- the texts: choices, event and outcomes --------------------------------------------------------


def _head(labels: Labels, bulletins: Sequence[Bulletin]) -> str:
    """Return the event, its effect, and the choices."""
    event = str(_of_kind("event_shown", bulletins)[0].facts["event"])
    title = labels.words(
        "heist-reveal-title", round=_slot(bulletins), **labels.terms.of_event(event)
    )
    choices = story.fold(_of_kind("decided", bulletins))
    lines = [f"### {title}", labels.terms.help("event", event)]
    return "\n".join([*lines, *(story.sentence(labels, bulletin) for bulletin in choices)])


def _outcomes(labels: Labels, bulletins: Sequence[Bulletin]) -> list[str]:
    """Return the outcomes for the seats, the saved ones first, and what happened to the truck."""
    lines: list[str] = []
    hiders = _saved_by_hide(bulletins)
    if hiders:
        facts = {"seats": labels.seats(hiders), "people": len(hiders)}
        of_event = labels.terms.of_event(_event(bulletins))
        lines.append(labels.words("heist-reveal-hid", **facts, **of_event))

    is_unhurt = not lines and not any(
        _of_kind(kind, bulletins) for kind in ("saved", "fee_paid", "caught")
    )
    if is_unhurt and _event(bulletins) not in HARMLESS:
        lines.append(labels.words("heist-reveal-nobody"))

    # The escaped seats stand between the saved and the caught ones.
    lines += _outcome_lines(labels, bulletins, "hide_lost", "saved", "fee_paid")
    lines += _escapes(labels, bulletins)
    lines += _outcome_lines(labels, bulletins, "caught")
    return [
        *lines,
        *(story.sentence(labels, bulletin) for bulletin in bulletins if bulletin.kind in TRUCK),
    ]


def _outcome_lines(labels: Labels, bulletins: Sequence[Bulletin], *kinds: str) -> Iterator[str]:
    """Yield the outcomes of some kinds. Seats with the same outcome share a sentence."""
    for bulletin in story.fold([candidate for candidate in bulletins if candidate.kind in kinds]):
        yield story.sentence(labels, bulletin)


def _saved_by_hide(bulletins: Sequence[Bulletin]) -> list[Seat]:
    """Return the seats that were saved by playing Hide.

    A Hide does not count if it was copied from another seat, or had nothing to save the seat from.
    None counts at the second Driver's Signal.
    """
    if any(
        bulletin.facts["number"] == LAST_SIGNAL for bulletin in _of_kind("signalled", bulletins)
    ):
        return []

    in_vain = _seats("hide_lost", bulletins)
    # Only a copied decision has a target: the seat that was copied.
    played = (
        bulletin for bulletin in _of_kind("decided", bulletins) if "target" not in bulletin.facts
    )
    hiding = [
        int(str(bulletin.facts["seat"]))
        for bulletin in played
        if bulletin.facts["choice"] == "hide"
    ]
    return [seat for seat in hiding if seat not in in_vain]


def _escapes(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[str]:
    """Yield which seats escaped, and how many loot cards each had before the truck was shared."""
    # In `picked` a seat takes one card from the truck.
    picked = Counter(_seats("picked", labels.scene.news))
    seats = _seats("escaped", bulletins)
    carried = [labels.view.seats[seat].loot - picked[seat] for seat in seats]
    names = [
        labels.words("heist-out-with", seat=labels.seat(seat), count=count)
        for seat, count in zip(seats, carried, strict=True)
    ]
    if names:
        gone = listed(labels.words, names)
        yield labels.words("heist-reveal-away", seats=gone, people=len(names))


# -- the picture -----------------------------------------------------------------------------------

_FATES = ("caught", "escaped", "saved", "fee_paid")
"""What can happen to a seat. A seat with several fates is shown with the first one of them."""


@dataclass(frozen=True, slots=True)
class FatePicture:
    """A seat in a Reveal. `fate` is empty if nothing happened to it."""

    name: str
    seat: Seat
    character: str
    choice: str
    fate: str


@dataclass(frozen=True, slots=True)
class RevealPicture(DescribedPicture):
    """The event, and each seat that was in, with its choice and its fate."""

    slot: int
    event: str
    seats: tuple[FatePicture, ...]

    @classmethod
    def of(cls, labels: Labels, bulletins: Sequence[Bulletin]) -> "RevealPicture":
        choices = {
            int(str(bulletin.facts["seat"])): bulletin.word("choice")
            for bulletin in _of_kind("decided", bulletins)
        }
        fates = {kind: _seats(kind, bulletins) for kind in _FATES} | {
            "hid": _saved_by_hide(bulletins)
        }
        seats = [
            FatePicture(
                drawn_name(labels, seat),
                seat,
                labels.view.seats[seat].character,
                choice,
                next((kind for kind, seats_hit in fates.items() if seat in seats_hit), ""),
            )
            for seat, choice in sorted(choices.items())
        ]
        return cls(_slot(bulletins), _event(bulletins), tuple(seats))

    def alt(self, words: Words) -> str:
        people = [
            words(
                "heist-alt-fate",
                name=figure.name,
                choice=words(f"heist-choice-{figure.choice}"),
                fate=figure.fate or "none",
            )
            for figure in self.seats
        ]
        event = words(f"heist-event-{self.event}")
        return words("heist-alt-reveal", round=self.slot, event=event, people="; ".join(people))

    def display(self, words: Words) -> DisplayList:
        marks = [*self._draw_event(words), *self._draw_people(words)]
        return DisplayList(_foot_y(self._wide) + 108, NIGHT, tuple(marks), PALETTE)

    @property
    def _wide(self) -> int:
        """The width of each seat in pixels."""
        return min(200, 972 // max(1, len(self.seats)))

    def _draw_event(self, words: Words) -> Iterator[Mark]:
        """Draw the event with the round."""
        yield Rectangle(14, 14, 972, 176, 20, PANEL)
        yield Rectangle(34, 26, 132, 152, 16, CREAM, INK, 6)
        yield Sprite(f"heist/event-{self.event}@l", 100, 102, "cm", width=112)
        round_ = words("picture-round", number=self.slot)
        yield Label(round_, 196, 68, 38, DIM, 500, room=760)
        event = words(f"heist-event-{self.event}")
        text = words("heist-picture-strikes", event=event)
        yield Label(text, 196, 124, 72, LIGHT, 700, room=760)

    def _draw_people(self, words: Words) -> Iterator[Mark]:
        """Draw all seats side by side, centred."""
        wide = self._wide
        left = 500 - wide * len(self.seats) / 2
        for place, figure in enumerate(self.seats):
            yield from self._draw_person(words, figure, round(left + place * wide), wide)

    def _draw_person(self, words: Words, figure: FatePicture, x: int, wide: int) -> Iterator[Mark]:
        """Draw one seat: its choice, the chicken (behind bars if caught), its name and its fate."""
        middle = x + wide // 2
        foot = _foot_y(wide)
        is_caught = figure.fate == "caught"
        yield Rectangle(x + 4, 206, wide - 8, 50, 16, CREAM, INK, 4)
        # In a narrow column the drawing of the choice is left out, so that its name fits.
        drawing_width = 40 if wide > 150 else 0  # with the distance to the name
        if drawing_width:
            yield Sprite(f"heist/{figure.choice}@s", x + 32, 231, "cm", width=34)

        text = words(f"heist-picture-chose-{figure.choice}")
        room = wide - 20 - drawing_width
        yield Label(
            text,
            middle + drawing_width // 2,
            231,
            32,
            CHOICE_FILL[figure.choice],
            700,
            "cm",
            room=room,
        )
        across = _chicken_width(wide)
        yield Sprite(
            f"heist/{figure.character}@l", middle, foot, "cb", width=across, grey=is_caught
        )
        if is_caught:
            yield Sprite("heist/bars", middle, foot + 8, "cb", width=across)

        yield Rectangle(x + 4, foot + 2, wide - 8, 44, 14, DARK)
        yield named(words, figure.name, figure.seat, middle, foot + 24, wide - 24, size=32)
        if figure.fate:
            fill = BAD_DARK if is_caught else "#337a45"
            yield Rectangle(x + 4, foot + 50, wide - 8, 46, 14, fill)
            fate = words(f"heist-picture-fate-{figure.fate}")
            yield Label(fate, middle, foot + 73, 31, CREAM, 600, "cm", room=wide - 20)


def _chicken_width(wide: int) -> int:
    """Return the width of a chicken in pixels."""
    return min(150, wide - 10)


def _foot_y(wide: int) -> int:
    """Return the y of the chickens' feet in pixels.

    The boxes with the choices end at 256, and most chickens are at most 1.24 times as high as wide.
    """
    return 268 + round(_chicken_width(wide) * 1.24)
