"""What decided the game, in up to three sentences that only this game could have."""

from collections.abc import Iterator

from cogs.heist.labels import Labels
from cogs.results import margin
from games.heist.state import value


def recap(labels: Labels) -> list[str]:
    return [*_last_event(labels), *_dearest(labels), *_margin(labels)]


def _last_event(labels: Labels) -> Iterator[str]:
    """What came last, and whom it caught."""
    told = labels.scene.milestones or ()
    shown = max((at for at, one in enumerate(told) if one.kind == "event_shown"), default=None)
    if shown is None:
        return
    came = told[shown:]
    event = [one for one in came if one.kind in ("event_shown", "substituted")][-1].word("event")
    caught = [one.seat() for one in came if one.kind == "caught"]
    yield labels.words(
        "heist-recap-event",
        **labels.terms.of_event(event),
        seats=labels.seats(caught),
        people=len(caught),
    )


def _dearest(labels: Labels) -> Iterator[str]:
    """The dearest piece that got away, and with whom."""
    bags = {seat.seat: seat.loots for seat in labels.view.seats if seat.loots}
    if not bags:
        return
    loots = (loot for bag in bags.values() for loot in bag)
    dearest = max(loots, key=lambda loot: (value(loot), loot))
    seats = [seat for seat, bag in bags.items() if dearest in bag]
    yield labels.words(
        "heist-recap-dearest", loot=labels.terms.loot(dearest), seats=labels.seats(seats)
    )


def _margin(labels: Labels) -> Iterator[str]:
    """How far behind the next one was who got away."""
    if not labels.result.winners:
        yield labels.words("heist-recap-nobody", count=len(labels.result.scores))
        return
    seats, by = margin(labels)
    if seats:
        yield labels.words("heist-recap-margin", seats=labels.seats(seats), by=by)
    else:
        yield labels.words("heist-recap-alone")
