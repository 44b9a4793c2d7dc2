"""The Reveal of a round as a message of its own: all choices, the event, and what it did.

Rule: it is made from the news alone, and only while they reach back to its beginning.
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
from cogs.heist.picture import NIGHT, PALETTE, PANEL, SAID
from cogs.pictures import BAD_DARK, DIM, LIGHT, DescribedPicture, drawn_name, image, named
from games.engine.asks import Seat
from games.heist.view import HeistView

ACCENT = 0xE8A33D
ACCENT_CAUGHT = 0xC0392B

BEGINS = "decisions_opened"
SHOWN = frozenset({"event_shown", "substituted"})
AFTER = frozenset({"round_started", "picked", "scored", "game_over"})
"""Events after the Reveal. They are news of the table."""

EFFECTS = (
    *("warn_right", "warn_wrong", "substituted", "dyed"),
    *("masterpiece_taken", "masterpiece_missed", "signalled"),
)
TRUCK = ("truck_opened", "truck_lost", "truck_taken")
HARMLESS = frozenset({"drivers_signal", "dyepack", "masterpiece"})
"""Events that hit no seat. What they do has sentences of its own."""

LAST_SIGNAL = 2
"""The second Driver's Signal ends the game."""


def aside(labels: Labels) -> Aside | None:
    """Return the latest Reveal. Its outcome stays open while a player can still be saved."""
    bulletins = _latest(labels.scene.news)
    if not bulletins:
        return None

    # While saves are asked for, the outcome is not known.
    ended = labels.view.phase != "saves"
    effects = [
        story.sentence(labels, bulletin) for bulletin in bulletins if bulletin.kind in EFFECTS
    ]
    outcomes = _outcomes(labels, bulletins) if ended else [labels.words("heist-reveal-open")]
    came_of_it = "\n".join([*effects, *outcomes])
    accent = ACCENT_CAUGHT if _of("caught", bulletins) else ACCENT
    head = Text(_head(labels, bulletins))
    what_came = Text(came_of_it)
    drawn = image(labels, partial(RevealPicture.of, bulletins=bulletins), ())
    page = Page((head, drawn, Line(), what_came), accent)
    return Aside(str(_slot(bulletins)), page, ended)


def last_word(key: str, labels: Labels) -> str | None:
    """Return the outcome of the Reveal of slot `key`, if the news still hold it.

    None if the table was closed in the middle of the Reveal.
    """
    bulletins = _latest(labels.scene.news)
    view: HeistView | None = labels.scene.view
    if not bulletins or str(_slot(bulletins)) != key or view is None or view.phase == "saves":
        return None

    return "\n".join(_outcomes(labels, bulletins))


def hits(labels: Labels) -> list[str]:
    """Return which seats the latest event hit, and how.

    Empty if it was aimed at no seat or is no longer in the news. It needs only the news since the
    event, so it works longer than `aside`, which also needs the choices before it.
    """
    bulletins = [bulletin for bulletin in labels.scene.news if bulletin.to is None]
    start = max(
        (at for at, bulletin in enumerate(bulletins) if bulletin.kind == "event_shown"),
        default=None,
    )
    if start is None:
        return []

    came = bulletins[start:]
    hit_lines = [
        labels.words(f"heist-card-hit-{kind}", seats=labels.seats(seats))
        for kind in ("caught", "saved", "fee_paid")
        if (seats := _seats(kind, came))
    ]
    # An event that hits no seat by its nature needs no such sentence.
    missed = [] if _event(came) in HARMLESS else [labels.words("heist-card-hit-nobody")]
    return hit_lines or missed


def _latest(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Return the public news of the latest Reveal, or [] if its beginning is gone."""
    bulletins = [bulletin for bulletin in news if bulletin.to is None]
    # From the opening of the decisions before the event to the first news after the Reveal.
    start = max(
        (at for at, bulletin in enumerate(bulletins) if bulletin.kind == "event_shown"), default=0
    )
    began = max(
        (at for at, bulletin in enumerate(bulletins[:start]) if bulletin.kind == BEGINS),
        default=None,
    )
    if began is None:
        return []

    after = (at for at, bulletin in enumerate(bulletins) if at > start and bulletin.kind in AFTER)
    return bulletins[began : next(after, len(bulletins))]


def _of(kind: str, bulletins: Sequence[Bulletin]) -> list[Bulletin]:
    """Return the bulletins of one kind."""
    return [bulletin for bulletin in bulletins if bulletin.kind == kind]


def _seats(kind: str, bulletins: Sequence[Bulletin]) -> list[Seat]:
    """Return the seats of the bulletins of one kind."""
    return [int(str(bulletin.facts["seat"])) for bulletin in _of(kind, bulletins)]


def _slot(bulletins: Sequence[Bulletin]) -> int:
    """Return the slot of the Reveal."""
    return int(str(_of("event_shown", bulletins)[0].facts["slot"]))


def _event(bulletins: Sequence[Bulletin]) -> str:
    """Return the event in force: the one that replaced Poor Planning, if any."""
    return str([bulletin for bulletin in bulletins if bulletin.kind in SHOWN][-1].facts["event"])


# -- what was chosen, and what came ----------------------------------------------------------------


def _head(labels: Labels, bulletins: Sequence[Bulletin]) -> str:
    """Return the event, its effect, and the choices."""
    event = str(_of("event_shown", bulletins)[0].facts["event"])
    title = labels.words(
        "heist-reveal-title", round=_slot(bulletins), **labels.terms.of_event(event)
    )
    choices = story.fold(_of("decided", bulletins))
    lines = [f"### {title}", labels.terms.help("event", event)]
    return "\n".join([*lines, *(story.sentence(labels, bulletin) for bulletin in choices)])


def _outcomes(labels: Labels, bulletins: Sequence[Bulletin]) -> list[str]:
    """Return what the event did: first to saved seats, last to caught ones, then to the truck."""
    lines: list[str] = []
    hid = _saved_by_hide(bulletins)
    if hid:
        facts = {"seats": labels.seats(hid), "people": len(hid)}
        of_event = labels.terms.of_event(_event(bulletins))
        lines.append(labels.words("heist-reveal-hid", **facts, **of_event))

    unhurt = not lines and not any(_of(kind, bulletins) for kind in ("saved", "fee_paid", "caught"))
    if unhurt and _event(bulletins) not in HARMLESS:
        lines.append(labels.words("heist-reveal-nobody"))

    # Escapes stand between the saved and the caught.
    lines += _outcome_lines(labels, bulletins, "hide_lost", "saved", "fee_paid")
    lines += _away(labels, bulletins)
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

    A copied Hide does not count, nor one that was played in vain or at the last signal.
    """
    if any(bulletin.facts["number"] == LAST_SIGNAL for bulletin in _of("signalled", bulletins)):
        return []

    in_vain = _seats("hide_lost", bulletins)
    played = (bulletin for bulletin in _of("decided", bulletins) if "target" not in bulletin.facts)
    hiding = [
        int(str(bulletin.facts["seat"]))
        for bulletin in played
        if bulletin.facts["choice"] == "hide"
    ]
    return [seat for seat in hiding if seat not in in_vain]


def _away(labels: Labels, bulletins: Sequence[Bulletin]) -> Iterator[str]:
    """Yield who escaped and with how much loot when they left, without what they picked later."""
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


# -- drawn -----------------------------------------------------------------------------------------

_FATES = ("caught", "escaped", "saved", "fee_paid")
"""What can happen to a seat, the worst first."""


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
            for bulletin in _of("decided", bulletins)
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
                # The first fate that fits is the worst one.
                next((kind for kind, who in fates.items() if seat in who), ""),
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
        marks = [*self._event(words), *self._people(words)]
        return DisplayList(_foot(self._wide) + 108, NIGHT, tuple(marks), PALETTE)

    @property
    def _wide(self) -> int:
        """The width of each seat in pixels."""
        return min(200, 972 // max(1, len(self.seats)))

    def _event(self, words: Words) -> Iterator[Mark]:
        """Draw the event with the round."""
        yield Rectangle(14, 14, 972, 176, 20, PANEL)
        yield Rectangle(34, 26, 132, 152, 16, CREAM, INK, 6)
        yield Sprite(f"heist/event-{self.event}@l", 100, 102, "cm", width=112)
        round_ = words("picture-round", number=self.slot)
        yield Label(round_, 196, 68, 38, DIM, 500, room=760)
        event = words(f"heist-event-{self.event}")
        text = words("heist-picture-strikes", event=event)
        yield Label(text, 196, 124, 72, LIGHT, 700, room=760)

    def _people(self, words: Words) -> Iterator[Mark]:
        """Draw all seats side by side, centred."""
        wide = self._wide
        left = 500 - wide * len(self.seats) / 2
        for place, figure in enumerate(self.seats):
            yield from self._one(words, figure, round(left + place * wide), wide)

    def _one(self, words: Words, figure: FatePicture, x: int, wide: int) -> Iterator[Mark]:
        """Draw one seat: its choice, the chicken (behind bars if caught), its name and its fate."""
        middle = x + wide // 2
        foot = _foot(wide)
        is_out = figure.fate == "caught"
        yield Rectangle(x + 4, 206, wide - 8, 50, 16, CREAM, INK, 4)
        # In a narrow column the emoji is left out, so that the word fits.
        sign = 40 if wide > 150 else 0
        if sign:
            yield Sprite(f"heist/{figure.choice}@s", x + 32, 231, "cm", width=34)

        text = words(f"heist-picture-chose-{figure.choice}")
        room = wide - 20 - sign
        yield Label(text, middle + sign // 2, 231, 32, SAID[figure.choice], 700, "cm", room=room)
        across = _across(wide)
        yield Sprite(
            f"heist/{figure.character}@l", middle, foot, "cb", width=across, grey=is_out
        )  # fmt: skip
        if is_out:
            yield Sprite("heist/bars", middle, foot + 8, "cb", width=across)

        yield Rectangle(x + 4, foot + 2, wide - 8, 44, 14, DARK)
        yield named(words, figure.name, figure.seat, middle, foot + 24, wide - 24, size=32)
        if figure.fate:
            fill = BAD_DARK if is_out else "#337a45"
            yield Rectangle(x + 4, foot + 50, wide - 8, 46, 14, fill)
            fate = words(f"heist-picture-fate-{figure.fate}")
            yield Label(fate, middle, foot + 73, 31, CREAM, 600, "cm", room=wide - 20)


def _across(wide: int) -> int:
    """Return the width of a chicken in pixels."""
    return min(150, wide - 10)


def _foot(wide: int) -> int:
    """Return the y of the chickens' feet in pixels."""
    return 268 + round(_across(wide) * 1.24)
