"""The pictures of a heist in sentences, for whoever does not see them: no Markdown, no signs, what
matters most first.
"""

from collections.abc import Iterator

from bot.i18n.words import commas, listed
from cogs.heist.labels import Labels
from cogs.pages import given
from cogs.pictures import drawn_name
from games.heist.state import value
from games.heist.view import SeatView

LONGEST = 1024
"""Discord takes no longer descriptions."""


def table(labels: Labels) -> str:
    """The bank: the round, the signals, who is in, who is out, what lies where."""
    said = " ".join(_table(labels))
    down = _laid_open(labels)
    return f"{said} {down}" if down and len(said) + len(down) < LONGEST else said


def _laid_open(labels: Labels) -> str:
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


def hand(labels: Labels) -> str:
    """What only its player knows."""
    return " ".join(_hand(labels))


def _table(labels: Labels) -> Iterator[str]:
    words, view = labels.words, labels.view
    phase = words(f"heist-phase-{view.phase}")
    yield words("heist-alt-round", round=view.round, phase=phase, signals=view.signals)
    if view.event is not None:
        yield words("heist-alt-event", event=words(f"heist-event-{view.substitute or view.event}"))
    inside = [_seat(labels, one) for one in view.seats if one.status == "in"]
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


def _seat(labels: Labels, one: SeatView) -> str:
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


def _hand(labels: Labels) -> Iterator[str]:
    words, own = labels.words, given(labels.view.own)
    me = labels.view.seats[own.seat]
    if labels.scene.is_story:
        yield f"{_seat(labels, me)}."
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
