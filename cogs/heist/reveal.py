"""The Reveal of a round, as a message of its own: who chose what, what came, and what it did.

Rule: it is told from the news alone, and only while they still reach back to its beginning.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.chat.pages.faces import Aside
from bot.chat.pages.page import Line, Page, Text
from bot.language.words import Words
from bot.tables.scene import Scene
from bot.tables.table import Bulletin
from cogs.heist import story
from cogs.heist.labels import Labels
from cogs.pages import listed
from games.heist.view import HeistView
from games.kit.asks import Seat

ACCENT, ACCENT_CAUGHT = 0xE8A33D, 0xC0392B

BEGINS = "decisions_opened"
SHOWN = frozenset({"event_shown", "substituted"})
AFTER = frozenset({"round_started", "picked", "scored", "game_over"})
"""What is told after the Reveal, and on the table."""

EFFECTS = (
    *("warn_right", "warn_wrong", "substituted", "dyed"),
    *("masterpiece_taken", "masterpiece_missed", "signalled"),
)
TRUCK = ("truck_opened", "truck_lost", "truck_taken")
HARMLESS = frozenset({"drivers_signal", "dyepack", "masterpiece"})
"""Events that are after nobody; what they do has sentences of its own."""

LAST_SIGNAL = 2


def aside(scene: Scene[HeistView], words: Words) -> Aside | None:
    """The latest Reveal. While somebody may yet save themselves, what comes of it is left open."""
    labels = Labels(scene, words)
    told = _latest(scene.news)
    if not told:
        return None
    ended = labels.view.phase != "saves"
    came_of_it = _came_of_it(labels, told, ended=ended)
    accent = ACCENT_CAUGHT if _of("caught", told) else ACCENT
    page = Page((Text(_head(labels, told)), Line(), Text(came_of_it)), accent)
    return Aside(str(_slot(told)), page, ended)


def last_word(key: str, scene: Scene, words: Words) -> str | None:
    """What came of the Reveal of that slot, as far as it is still known. A table that was closed in
    the middle of it leaves it open.
    """
    told = _latest(scene.news)
    if not told or str(_slot(told)) != key or scene.view is None or scene.view.phase == "saves":
        return None
    return "\n".join(_outcomes(Labels(scene, words), told))


def hits(labels: Labels) -> list[str]:
    """Whom the latest event hit, and how; empty where it was after nobody, or nobody remembers. A
    table that has told much since knows it a little longer than what was chosen before.
    """
    told = [one for one in labels.scene.news if one.to is None]
    shown = max((at for at, one in enumerate(told) if one.kind == "event_shown"), default=None)
    if shown is None:
        return []
    came = told[shown:]
    found = [
        labels.words(f"heist-card-hit-{kind}", seats=labels.seats(seats))
        for kind in ("caught", "saved", "fee_paid")
        if (seats := _seats(kind, came))
    ]
    missed = [] if _event(came) in HARMLESS else [labels.words("heist-card-hit-nobody")]
    return found or missed


def _latest(news: Sequence[Bulletin]) -> list[Bulletin]:
    """All that was told of the latest Reveal; nothing where its beginning is no longer known."""
    told = [one for one in news if one.to is None]
    shown = max((at for at, one in enumerate(told) if one.kind == "event_shown"), default=0)
    began = max((at for at, one in enumerate(told[:shown]) if one.kind == BEGINS), default=None)
    if began is None:
        return []
    after = (at for at, one in enumerate(told) if at > shown and one.kind in AFTER)
    return told[began : next(after, len(told))]


def _of(kind: str, told: Sequence[Bulletin]) -> list[Bulletin]:
    return [one for one in told if one.kind == kind]


def _seats(kind: str, told: Sequence[Bulletin]) -> list[Seat]:
    return [int(str(one.facts["seat"])) for one in _of(kind, told)]


def _slot(told: Sequence[Bulletin]) -> int:
    return int(str(_of("event_shown", told)[0].facts["slot"]))


def _event(told: Sequence[Bulletin]) -> str:
    """The one in force: what Poor Planning brought, where it brought something."""
    return str([one for one in told if one.kind in SHOWN][-1].facts["event"])


# -- what was chosen, and what came ----------------------------------------------------------------


def _head(labels: Labels, told: Sequence[Bulletin]) -> str:
    event = str(_of("event_shown", told)[0].facts["event"])
    title = labels.words("heist-reveal-title", round=_slot(told), event=labels.event(event))
    choices = story.fold(_of("decided", told))
    lines = [f"### {title}", labels.help("event", event)]
    return "\n".join([*lines, *(story.sentence(labels, one) for one in choices)])


def _came_of_it(labels: Labels, told: Sequence[Bulletin], *, ended: bool) -> str:
    effects = [story.sentence(labels, one) for one in told if one.kind in EFFECTS]
    outcomes = _outcomes(labels, told) if ended else [labels.words("heist-reveal-open")]
    return "\n".join([*effects, *outcomes])


def _outcomes(labels: Labels, told: Sequence[Bulletin]) -> list[str]:
    """What it did to each: who was saved first, who was caught last, then the truck."""
    lines = [*_hidden(labels, told)]
    unhurt = not lines and not any(_of(one, told) for one in ("saved", "fee_paid", "caught"))
    if unhurt and _event(told) not in HARMLESS:
        lines.append(labels.words("heist-reveal-nobody"))
    lines += _folded(labels, told, "hide_lost", "saved", "fee_paid")
    lines += _away(labels, told)
    lines += _folded(labels, told, "caught")
    return [*lines, *(story.sentence(labels, one) for one in told if one.kind in TRUCK)]


def _folded(labels: Labels, told: Sequence[Bulletin], *kinds: str) -> Iterator[str]:
    for one in story.fold([one for one in told if one.kind in kinds]):
        yield story.sentence(labels, one)


def _hid(told: Sequence[Bulletin]) -> list[Seat]:
    """Whom Hide has saved: it was played (not copied), not in vain, and not against the last
    signal.
    """
    if any(one.facts["number"] == LAST_SIGNAL for one in _of("signalled", told)):
        return []
    in_vain = _seats("hide_lost", told)
    played = (one for one in _of("decided", told) if "target" not in one.facts)
    hiding = [int(str(one.facts["seat"])) for one in played if one.facts["choice"] == "hide"]
    return [seat for seat in hiding if seat not in in_vain]


def _hidden(labels: Labels, told: Sequence[Bulletin]) -> Iterator[str]:
    if seats := _hid(told):
        event = labels.event(_event(told))
        names = labels.seats(seats)
        yield labels.words("heist-reveal-hid", seats=names, people=len(seats), event=event)


def _away(labels: Labels, told: Sequence[Bulletin]) -> Iterator[str]:
    """Who got away, with what they carried as they left: what they pick later is not in it."""
    picked = Counter(_seats("picked", labels.scene.news))
    seats = _seats("escaped", told)
    carried = [labels.view.seats[seat].loot - picked[seat] for seat in seats]
    names = [
        labels.words("heist-out-with", seat=labels.seat(seat), count=count)
        for seat, count in zip(seats, carried, strict=True)
    ]
    if names:
        gone = listed(labels.words, names)
        yield labels.words("heist-reveal-away", seats=gone, people=len(names))
