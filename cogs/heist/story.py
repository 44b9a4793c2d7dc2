"""Describes events in short sentences: news of the table, and news of one seat.

Rule: no sentence for what the table shows anyway, for what the next sentence repeats, or for what
the Reveal's own message shows (cogs/heist/reveal.py).
"""

from collections.abc import Iterable, Sequence

from bot.tables.bulletin import Bulletin
from bot.tables.standing_orders import MISSED
from cogs.heist import orders
from cogs.heist.labels import Labels
from cogs.plain import latest, message, owner
from games.engine.asks import Seat

QUIET = frozenset(
    {
        "turn_started",
        "turn_ended",
        "truck_loaded",
        "operation_started",
        "operation_ended",
        "sweep_opened",
        "sweep_closed",
        "decisions_opened",
        "hand_dropped",
        "board_cleared",
        "leader_passed",
        "truck_opened",
        "scored",
        "game_over",
    }
)
"""Events without a sentence, because the table shows them."""

SAID_BEFORE = frozenset(
    {
        *(("announced", "stood"), ("overridden", "voided")),
        *(("jester_turned", "stood"), ("jester_turned", "announced")),
    }
)
"""Pairs of events of which the second follows from the first and needs no sentence."""

REVEALED = frozenset(
    {
        *("decided", "event_shown", "lockdown_lifted", "warn_right", "warn_wrong", "substituted"),
        *("dyed", "masterpiece_taken", "masterpiece_missed", "signalled", "hide_lost", "saved"),
        *("fee_paid", "escaped", "caught", "truck_lost", "truck_taken"),
    }
)
"""Events that the Reveal's own message shows."""

OUTCOMES = ("hide_lost", "saved", "fee_paid", "escaped", "caught")
"""What a Reveal does to seats. They are sorted by kind, so that seats can share a sentence."""

MOVED = frozenset({"robbed", "resupplied", "looked_out", "tinkered"})
FOLDED = frozenset({*OUTCOMES, "decided", "robbed", "resupplied"})
CHOICES = ("run", "hide", "stay")


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    if bulletin.kind == MISSED:
        return orders.missed(labels, bulletin)

    facts = labels.spoken(bulletin.facts)
    facts |= _besides(labels, bulletin) | owner(labels, bulletin)
    return labels.words(message(labels, bulletin), **facts)


def _besides(labels: Labels, bulletin: Bulletin) -> dict[str, str | int]:
    """Return facts that some sentences need, besides the facts of the event."""
    facts = bulletin.facts
    if bulletin.kind in FOLDED and "seats" in facts:
        names: dict[str, str | int] = {"seat": labels.seats(_who(bulletin))}
        return names | _choice_facts(bulletin) if bulletin.kind == "decided" else names
    if bulletin.kind in ("event_shown", "substituted", "saw"):
        return {"help": labels.terms.help("event", bulletin.word("event"))}
    if bulletin.kind == "laid":
        place = next((place for place in ("crew", "slot") if place in facts), "board")
        return {"place": place, "crew_id": str(facts.get("crew", ""))}
    if bulletin.kind == "drew":
        return {"why": "character" if "character" in facts else "plain"}
    if bulletin.kind == "decided":
        return _choice_facts(bulletin)
    if bulletin.kind == "overridden" and bulletin.word("card") == "override":
        # The sentence begins with the emoji already.
        return {"card": labels.terms.card_name("override")}
    if bulletin.kind == "effect_ended":
        return {"character": bulletin.word("character"), "move_id": str(facts.get("move", ""))}

    return {}


def _choice_facts(bulletin: Bulletin) -> dict[str, str | int]:
    """Return the choice and whether it was copied, as facts."""
    copied = "yes" if "target" in bulletin.facts else "no"
    return {"choice": bulletin.word("choice"), "copied": copied}


# -- the table's news ------------------------------------------------------------------------------


def table_news(labels: Labels, news: Sequence[Bulletin], most: int, longest: int) -> list[str]:
    """Return the latest public news since the last Reveal, oldest first.

    Args:
        labels: The words of the scene.
        news: All news of the table.
        most: The most lines.
        longest: The most characters.
    """
    public = [bulletin for bulletin in news if bulletin.to is None]
    start = max(
        (at for at, bulletin in enumerate(public) if bulletin.kind == "event_shown"), default=0
    )
    bulletins = fold(
        tersely(bulletin for bulletin in public[start:] if bulletin.kind not in REVEALED)
    )
    return latest((sentence(labels, bulletin) for bulletin in reversed(bulletins)), most, longest)


def has_moved(news: Iterable[Bulletin]) -> bool:
    """Whether the current player has made the Move of this turn, judged by public events.

    A Tinker counts only when its slots are named, because until then it is secret. The Move that
    the Pirate gets for a loot is not the Move of the turn.
    """
    kinds = [
        bulletin.kind
        for bulletin in news
        if bulletin.kind in (*MOVED, "turn_started", "pirate_returned")
    ]
    before = ["", *kinds]
    moved = False
    for last, kind in zip(before, kinds, strict=False):
        # The Pirate's extra Move follows right after "pirate_returned".
        moved = kind != "turn_started" and (moved or (kind in MOVED and last != "pirate_returned"))

    return moved


def tersely(news: Iterable[Bulletin]) -> list[Bulletin]:
    """Return the news without events that follow from others."""
    bulletins: list[Bulletin] = []
    for bulletin in news:
        # Later cards of a chain are Overrides, which have an event of their own.
        if bulletin.kind in QUIET or (
            bulletin.kind == "announced" and bulletin.number("number") != 1
        ):
            continue

        before = bulletins[-1].kind if bulletins else ""
        if (before, bulletin.kind) in SAID_BEFORE:
            continue

        if (before, bulletin.kind) == ("announced", "laid"):
            # The sentence of "laid" names the card already.
            bulletins.pop()

        bulletins.append(bulletin)

    return bulletins


def fold(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Join neighbouring events that differ only in the seat: `Ada and Ben escape`."""
    folded: list[Bulletin] = []
    for bulletin in _side_by_side(news):
        last = folded[-1] if folded else None
        is_same = last is not None and last.kind == bulletin.kind and bulletin.kind in FOLDED
        if last is not None and is_same and _rest(last) == _rest(bulletin):
            folded[-1] = _join(last, bulletin)
        else:
            folded.append(bulletin)

    return folded


def _side_by_side(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Sort each run of outcomes and each run of decisions, so that equal ones are neighbours."""
    ordered: list[Bulletin] = []
    run: list[Bulletin] = []
    for bulletin in news:
        # A run ends at any other event, and between decisions and outcomes.
        if run and (
            _rank(bulletin) is None or (run[0].kind == "decided") != (bulletin.kind == "decided")
        ):
            ordered += sorted(run, key=lambda item: _rank(item) or 0)
            run = []
        if _rank(bulletin) is None:
            ordered.append(bulletin)
        else:
            run.append(bulletin)

    return ordered + sorted(run, key=lambda item: _rank(item) or 0)


def _rank(bulletin: Bulletin) -> int | None:
    """Return the sort key of an outcome or a decision; None for other events."""
    if bulletin.kind == "decided":
        return 2 * CHOICES.index(bulletin.word("choice")) + ("target" in bulletin.facts)
    return OUTCOMES.index(bulletin.kind) if bulletin.kind in OUTCOMES else None


def _rest(bulletin: Bulletin) -> dict[str, object]:
    """Return the facts that must be equal: without the seats and without numbers that add up.

    The loot that caught seats give back adds up.
    """
    mine = ("seat", "seats", "count") if bulletin.kind == "caught" else ("seat", "seats")
    return {name: fact for name, fact in bulletin.facts.items() if name not in mine}


def _join(bulletin: Bulletin, other: Bulletin) -> Bulletin:
    """Return one bulletin about the seats of both."""
    seats = [*_who(bulletin), *_who(other)]
    facts = bulletin.facts | {"seats": seats}
    if bulletin.kind == "caught":
        facts["count"] = bulletin.number("count") + other.number("count")
    return Bulletin(other.revision, bulletin.kind, facts, bulletin.to)


def _who(bulletin: Bulletin) -> list[Seat]:
    """Return the seats of a bulletin."""
    return bulletin.seats() if "seats" in bulletin.facts else [bulletin.seat()]


# -- a seat's own news -----------------------------------------------------------------------------

OF_THE_REVEAL = frozenset({"hide_lost", "saved", "masterpiece_taken", "warn_right"})
MINE = OF_THE_REVEAL | {"overridden", "truck_taken"}
"""Public events that a seat hears of on its card when they are about itself."""

KEPT = OF_THE_REVEAL | {"drew_loot", "paid_loot"}
"""News of a Reveal that stay for one more round, because the round ends right after them."""

GIVE_AND_TAKE = {"gained_loot", "lost_loot"}

ASKED_ABOUT = frozenset({"peeked", "copied", "checked_in"})
"""Events that the question shows anyway while Stay, Run or Hide is chosen."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """Return the news of a seat since the last Reveal: private events, and what was done to it."""
    # The question itself shows these facts in these phases.
    deciding = labels.view.phase in ("decision_a", "decision_b")
    bulletins: list[Bulletin] = []
    start = 0
    for bulletin in news[_before_the_round(news) :]:
        if bulletin.kind == "event_shown":
            start = len(bulletins)
        elif bulletin.kind == "round_started":
            # A new round: only what the Reveal did to the seat stays.
            bulletins = [mine for mine in bulletins[start:] if mine.kind in KEPT]
            start = len(bulletins)
        elif bulletin.kind == "stood" and bulletin.facts["seat"] == viewer:
            # An Override against this seat's card was itself overridden, so it is no news.
            card = bulletin.facts["card"]
            bulletins = [
                mine
                for mine in bulletins
                if mine.kind != "overridden" or mine.facts["card"] != card
            ]
        elif deciding and bulletin.kind in ASKED_ABOUT:
            continue
        elif bulletin.to == viewer or _concerns(bulletin, viewer):
            bulletins.append(bulletin)

    return [_to_you(labels, item) for item in _join_swaps(bulletins)[-most:]]


def _before_the_round(news: Sequence[Bulletin]) -> int:
    """Return the index at which the Reveal before this round begins; older news are not shown."""
    is_before = False
    # Backwards, to the last Reveal before the current round began.
    for place in range(len(news) - 1, -1, -1):
        kind = news[place].kind
        is_before = is_before or kind == "round_started"
        if is_before and kind == "event_shown":
            return place

    return 0


def _join_swaps(bulletins: Iterable[Bulletin]) -> list[Bulletin]:
    """Join the two or three events of the Agent's swap into one."""
    merged: list[Bulletin] = []
    for event in bulletins:
        last = merged[-1] if merged else None
        if event.kind == "agent_swapped":
            # The target hears in other events what was swapped for what.
            continue

        if last is not None and {last.kind, event.kind} == GIVE_AND_TAKE:
            both = {bulletin.kind: bulletin.word("loot") for bulletin in (last, event)}
            facts = {**event.facts, "loot": both["gained_loot"], "given": both["lost_loot"]}
            merged[-1] = Bulletin(event.revision, "swapped_loot", facts, event.to)
        else:
            merged.append(event)

    return merged


def _to_you(labels: Labels, bulletin: Bulletin) -> str:
    """Return a public event in a sentence that addresses the seat, if there is one."""
    if bulletin.to is not None or bulletin.kind == MISSED:
        return sentence(labels, bulletin)

    message_id = message(labels, bulletin)
    facts = labels.spoken(bulletin.facts) | _besides(labels, bulletin)
    return labels.words.first(f"{message_id}-you", message_id, **facts)


def _concerns(bulletin: Bulletin, viewer: Seat) -> bool:
    """Whether a public event is news to this seat."""
    if bulletin.to is not None or bulletin.kind == "decided":
        return False
    facts = bulletin.facts
    return facts.get("target") == viewer or (bulletin.kind in MINE and facts.get("seat") == viewer)
