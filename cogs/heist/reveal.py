"""The Reveal of a round as a message of its own: all choices, the event, and what the event did.

Such a message of a game beside its table is called an aside. A bulletin is an event of the game as
readers get it: its kind and its facts.

Rule: the message is made from the table's news alone, which are only the latest bulletins. If they
      do not reach back to the beginning of the Reveal, there is no message.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial

from bot.i18n.words import Words, join_with_and
from bot.pages.faces import Aside
from bot.pages.page import Line, Page, Text
from bot.pictures.display_list import (
    CREAM,
    DARK,
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
    pop,
    turn_over,
)
from bot.tables.table import Bulletin
from cogs.heist import story
from cogs.heist.labels import Labels
from cogs.heist.picture import CHOICE_FILL, NIGHT, PALETTE, PANEL, face_down
from cogs.pages import AMBER, RED
from cogs.pictures import BAD_DARK, DIM, LIGHT, DescribedPicture, drawn_name, image, name_label
from games.engine.asks import Seat
from games.heist.reveal import matches
from games.heist.view import HeistView

BEGINS = "decisions_opened"
"""The first bulletin of a Reveal, before the choices."""

SHOWN = frozenset({"event_shown", "substituted"})
"""The bulletins that name the event of the Reveal."""

HITS = ("caught", "saved", "fee_paid")
"""The bulletins about seats that the event hit. They come after the saves, if there are any."""

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
    accent = RED if _of_kind("caught", bulletins) else AMBER
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
        for kind in HITS
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
        gone = join_with_and(labels.words, names)
        yield labels.words("heist-reveal-away", seats=gone, people=len(names))


# -- the picture -----------------------------------------------------------------------------------

_FATES = ("caught", "escaped", "saved", "fee_paid")
"""What can happen to a seat. A seat with several fates is shown with the first one of them."""

# The moments of the picture, in seconds.
_TURNS = 0.3
"""The card of the event turns over."""

_STRIKES = 0.7
"""The card has turned over, and the event strikes."""

_STRUCK = 1.6
"""From then on the fates are shown, one after the other."""

_PER_FATE = 0.3
"""The most seconds for a fate."""

_ALL_FATES = 1.1
"""The most seconds for all fates."""

_QUICK = 0.16
"""Seconds in which bars fall, and a stamp or a fate shrinks to its size."""

_PASSING = frozenset({"drivers_signal", "police_patrol", "searchlight", "swat", "swat_again"})
"""Events that pass by all chickens. Other events fall among them."""


@dataclass(frozen=True, slots=True)
class FatePicture:
    """A seat in a Reveal.

    `fate` is empty if nothing happened to it. `lied`: it warned of an event that did not come.
    """

    name: str
    seat: Seat
    character: str
    choice: str
    fate: str
    lied: bool = False


@dataclass(frozen=True, slots=True)
class RevealPicture(DescribedPicture):
    """The event, and each seat that was in, with its choice and its fate.

    It plays when the event is shown, and stands still after players were asked to save themselves.
    """

    slot: int
    event: str
    seats: tuple[FatePicture, ...]
    was_played: bool = False

    @classmethod
    def of(cls, labels: Labels, bulletins: Sequence[Bulletin]) -> "RevealPicture":
        choices = {
            int(str(bulletin.facts["seat"])): bulletin.word("choice")
            for bulletin in _of_kind("decided", bulletins)
        }
        fates = {kind: _seats(kind, bulletins) for kind in _FATES} | {
            "hid": _saved_by_hide(bulletins)
        }
        liars = [
            int(str(bulletin.facts["seat"]))
            for bulletin in _of_kind("warn_wrong", bulletins)
            if not matches(bulletin.word("event"), _event(bulletins))
        ]
        seats = [
            FatePicture(
                drawn_name(labels, seat),
                seat,
                labels.view.seats[seat].character,
                choice,
                next((kind for kind, seats_hit in fates.items() if seat in seats_hit), ""),
                seat in liars,
            )
            for seat, choice in sorted(choices.items())
        ]
        shown = _of_kind("event_shown", bulletins)[0]
        hits = (bulletin for bulletin in bulletins if bulletin.kind in HITS)
        was_played = any(bulletin.revision > shown.revision for bulletin in hits)
        return cls(_slot(bulletins), _event(bulletins), tuple(seats), was_played)

    def alt(self, words: Words) -> str:
        people = [
            words(
                "heist-alt-fate",
                name=figure.name,
                choice=words(f"heist-choice-{figure.choice}"),
                fate=figure.fate or "none",
                lied="yes" if figure.lied else "no",
            )
            for figure in self.seats
        ]
        event = words(f"heist-event-{self.event}")
        return words("heist-alt-reveal", round=self.slot, event=event, people="; ".join(people))

    @property
    def moves(self) -> bool:
        return not self.was_played

    def display(self, words: Words) -> DisplayList:
        strike = self._strike()
        people = self._draw_people(words)
        # The light shines on the wall behind the chickens.
        scene = (strike, *people) if self.event == "searchlight" else (*people, strike)
        marks = [*self._draw_event(words), *scene]
        return DisplayList(_foot_y(self._wide) + 108, NIGHT, tuple(marks), PALETTE)

    @property
    def _wide(self) -> int:
        """The width of each seat in pixels."""
        return min(200, 972 // max(1, len(self.seats)))

    def _draw_event(self, words: Words) -> Iterator[Mark]:
        """Draw the event with the round."""
        yield Rectangle(14, 14, 972, 176, 20, PANEL)
        back = Place(face_down(self.slot, 132, 152), 34, 26)
        drawing = Sprite(f"heist/event-{self.event}@l", 100, 102, "cm", width=112)
        face = (Rectangle(34, 26, 132, 152, 16, CREAM, INK, 6), drawing)
        yield from turn_over((back,), face, at=_TURNS)
        round_ = words("picture-round", number=self.slot)
        yield Label(round_, 196, 68, 38, DIM, 500, room=760)
        event = words(f"heist-event-{self.event}")
        text = words("heist-picture-strikes", event=event)
        yield appear(Label(text, 196, 124, 72, LIGHT, 700, room=760), at=_STRIKES)

    def _strike(self) -> Moving:
        """Draw what the event does: it falls among the chickens, or passes by.

        A light passes behind the chickens, others pass in front of them.
        """
        foot = _foot_y(self._wide)
        drawing = Sprite(f"heist/event-{self.event}@l", 500, foot - 70, "cm")
        if self.event not in _PASSING:
            return Moving((drawing,), _FALLING)

        passing: dict[str, StillMark] = {
            "searchlight": Rectangle(400, foot - 196, 200, 200, 100, LIGHT),
            "drivers_signal": Sprite("heist/truck", 500, foot + 104, "cb", width=170),
        }
        smaller = replace(drawing, y=foot + 60, width=90)
        return Moving((passing.get(self.event, smaller),), _PASSING_BY)

    def _draw_people(self, words: Words) -> Iterator[Mark]:
        """Draw all seats side by side, centred."""
        wide = self._wide
        left = 500 - wide * len(self.seats) / 2
        hit = [figure.seat for figure in self.seats if figure.fate or figure.lied]
        step = min(_PER_FATE, _ALL_FATES / max(1, len(hit)))
        moments = {seat: _STRUCK + number * step for number, seat in enumerate(hit)}
        for place, figure in enumerate(self.seats):
            x = round(left + place * wide)
            yield from _draw_choice(words, figure, x, wide)
            yield from _draw_fate(words, figure, x, wide, moments.get(figure.seat, 0))


_PASSING_BY = (
    HIDDEN,
    Keyframe(_STRIKES, x=-580, ease="jump"),
    Keyframe(_STRUCK, x=580, ease="smooth"),
    Keyframe(_STRUCK, alpha=0, ease="jump"),
)
"""From beyond the left edge to beyond the right edge."""

_FALLING = (
    HIDDEN,
    Keyframe(_STRIKES, y=-160, ease="jump"),
    Keyframe(_STRIKES + 0.24, ease="start"),
    Keyframe(_STRIKES + 0.32, x=-12),
    Keyframe(_STRIKES + 0.4, x=12),
    Keyframe(_STRIKES + 0.48),
    Keyframe(_STRUCK, alpha=0, ease="jump"),
)
"""Down, and a shake."""


def _draw_choice(words: Words, figure: FatePicture, x: int, wide: int) -> Iterator[Mark]:
    """Draw what a seat has chosen."""
    yield Rectangle(x + 4, 206, wide - 8, 50, 16, CREAM, INK, 4)
    # In a narrow column the drawing of the choice is left out, so that its name fits.
    drawing_width = 40 if wide > 150 else 0  # with the distance to the name
    if drawing_width:
        yield Sprite(f"heist/{figure.choice}@s", x + 32, 231, "cm", width=34)

    text = words(f"heist-picture-chose-{figure.choice}")
    middle = x + wide // 2 + drawing_width // 2
    fill = CHOICE_FILL[figure.choice]
    yield Label(text, middle, 231, 32, fill, 700, "cm", room=wide - 20 - drawing_width)


def _draw_fate(
    words: Words, figure: FatePicture, x: int, wide: int, moment: float
) -> Iterator[Mark]:
    """Draw a chicken and its name, and from a moment on its fate."""
    middle = x + wide // 2
    foot = _foot_y(wide)
    yield from _draw_chicken(figure, middle, foot, _chicken_width(wide), moment)
    if figure.lied:
        stamp = _stamp(words("heist-picture-lied"), wide - 4)
        yield pop(Place(stamp, middle, foot - 52, "cm"), at=moment, seconds=_QUICK)

    yield Rectangle(x + 4, foot + 2, wide - 8, 44, 14, DARK)
    yield name_label(words, figure.name, figure.seat, middle, foot + 24, wide - 24, size=32)
    if figure.fate:
        fill = BAD_DARK if figure.fate == "caught" else "#337a45"
        fate = words(f"heist-picture-fate-{figure.fate}")
        yield pop(
            Rectangle(x + 4, foot + 50, wide - 8, 46, 14, fill),
            Label(fate, middle, foot + 73, 31, CREAM, 600, "cm", room=wide - 20),
            at=moment + _QUICK,
            seconds=_QUICK,
        )


def _draw_chicken(
    figure: FatePicture, middle: int, foot: int, across: int, moment: float
) -> Iterator[Mark]:
    """Draw a chicken. If it is caught, bars fall on it from a moment on."""
    chicken = Sprite(f"heist/{figure.character}@l", middle, foot, "cb", width=across)
    if figure.fate != "caught":
        yield chicken
        return

    yield appear(chicken, at=0, until=moment)
    yield appear(replace(chicken, grey=True), at=moment)
    bars = Sprite("heist/bars", middle, foot + 8, "cb", width=across)
    above = Keyframe(moment, y=-60, ease="jump")
    yield Moving((bars,), (HIDDEN, above, Keyframe(moment + _QUICK, ease="start")))


@lru_cache(16)
def _stamp(text: str, across: int) -> CardDrawing:
    """Draw a stamp, slightly turned."""
    letters = Label(text, across // 2, 25, 32, BAD_DARK, 700, "cm", room=across - 16)
    return CardDrawing(
        across, 52, (Rectangle(0, 0, across, 52, 10, CREAM, BAD_DARK, 5), letters), angle=12
    )


def _chicken_width(wide: int) -> int:
    """Return the width of a chicken in pixels."""
    return min(150, wide - 10)


def _foot_y(wide: int) -> int:
    """Return the y of the chickens' feet in pixels.

    The boxes with the choices end at 256, and most chickens are at most 1.24 times as high as wide.
    """
    return 268 + round(_chicken_width(wide) * 1.24)
