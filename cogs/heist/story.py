"""Describes events in short sentences: news of the table, and news of one seat.

A bulletin is an event as readers get it: its kind and its facts (bot/tables/table.py). Reveal is
the end of a round, when the decisions and the event of the round are shown.

Rule: an event gets no sentence if the table shows it anyway, if the next sentence says the same, or
      if the Reveal's own message shows it (cogs/heist/reveal.py).
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.tables.standing_orders import MISSED
from bot.tables.table import Bulletin
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
"""Pairs of kinds. The second event gets no sentence right after the first, which implies it."""

REVEALED = frozenset(
    {
        *("decided", "event_shown", "lockdown_lifted", "warn_right", "warn_wrong", "substituted"),
        *("dyed", "masterpiece_taken", "masterpiece_missed", "signalled", "hide_lost", "saved"),
        *("fee_paid", "escaped", "caught", "truck_lost", "truck_taken"),
    }
)
"""Events that the Reveal's own message shows."""

OUTCOMES = ("hide_lost", "saved", "fee_paid", "escaped", "caught")
"""What a Reveal does to seats, in the order of the sentences."""

MOVED = frozenset({"robbed", "resupplied", "looked_out", "tinkered"})
"""The events of the four Moves."""

FOLDED = frozenset({*OUTCOMES, "decided", "robbed", "resupplied"})
"""Events of which several seats share a sentence: `Ada and Ben escape`."""

CHOICES = ("run", "hide", "stay")
"""The decisions of a round, in the order of the sentences."""


def sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence of an event."""
    if bulletin.kind == MISSED:
        return orders.missed(labels, bulletin)

    facts = labels.spoken(bulletin.facts)
    facts |= _extra_facts(labels, bulletin) | owner(labels, bulletin)
    return labels.words(message(labels, bulletin), **facts)


def _extra_facts(labels: Labels, bulletin: Bulletin) -> dict[str, str | int]:
    """Return facts that some sentences need in addition to the facts of the event."""
    facts = bulletin.facts
    # Only a bulletin that `fold` has joined has several seats.
    if bulletin.kind in FOLDED and "seats" in facts:
        names: dict[str, str | int] = {"seat": labels.seats(_seats_of(bulletin))}
        return names | _choice_facts(bulletin) if bulletin.kind == "decided" else names
    if bulletin.kind in ("event_shown", "substituted", "saw"):
        help_text = labels.terms.help("event", bulletin.word("event"))
        return {"help": help_text, "explains": labels.explains}
    if bulletin.kind == "laid":
        place = next((place for place in ("crew", "slot") if place in facts), "board")
        return {"place": place, "crew_id": str(facts.get("crew", ""))}
    if bulletin.kind == "drew":
        return {"why": "character" if "character" in facts else "plain"}
    if bulletin.kind == "decided":
        return _choice_facts(bulletin)
    if bulletin.kind == "overridden" and bulletin.word("card") == "override":
        # The sentence begins with the emoji of Override, so the card is named without it.
        return {"card": labels.terms.card_name("override")}
    if bulletin.kind == "effect_ended":
        return {"character": bulletin.word("character"), "move_id": str(facts.get("move", ""))}

    return {}


def _choice_facts(bulletin: Bulletin) -> dict[str, str | int]:
    """Return the choice of a seat, and whether it was copied from another seat, as facts."""
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
    # The index of the last Reveal.
    start = max(
        (index for index, bulletin in enumerate(public) if bulletin.kind == "event_shown"),
        default=0,
    )
    bulletins = fold(
        without_implied(bulletin for bulletin in public[start:] if bulletin.kind not in REVEALED)
    )
    return latest((sentence(labels, bulletin) for bulletin in reversed(bulletins)), most, longest)


def has_moved(news: Iterable[Bulletin]) -> bool:
    """Return whether the current player has made the Move of this turn, judged by public events.

    A Tinker counts only when its slots are chosen, because it is secret until then. The extra Move
    that the Pirate gets for giving back a loot card does not count.
    """
    kinds = [
        bulletin.kind
        for bulletin in news
        if bulletin.kind in (*MOVED, "turn_started", "pirate_returned")
    ]
    previous = ["", *kinds]  # the kind before each kind
    moved = False
    for last, kind in zip(previous, kinds, strict=False):
        # The Pirate's extra Move follows right after "pirate_returned".
        moved = kind != "turn_started" and (moved or (kind in MOVED and last != "pirate_returned"))

    return moved


def without_implied(news: Iterable[Bulletin]) -> list[Bulletin]:
    """Return the news without events that other events imply."""
    bulletins: list[Bulletin] = []
    for bulletin in news:
        # The later cards of a chain are Overrides, and "overridden" has a sentence for them.
        if bulletin.kind in QUIET or (
            bulletin.kind == "announced" and bulletin.number("number") != 1
        ):
            continue

        before = bulletins[-1].kind if bulletins else ""
        if (before, bulletin.kind) in SAID_BEFORE:
            continue

        if (before, bulletin.kind) == ("announced", "laid"):
            # The sentence of "laid" says which card was played, so "announced" is dropped.
            bulletins.pop()

        bulletins.append(bulletin)

    return bulletins


def fold(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Join neighbouring events that differ only in the seat: `Ada and Ben escape`."""
    folded: list[Bulletin] = []
    for bulletin in _sort_runs(news):
        last = folded[-1] if folded else None
        is_same = last is not None and last.kind == bulletin.kind and bulletin.kind in FOLDED
        if last is not None and is_same and _shared_facts(last) == _shared_facts(bulletin):
            folded[-1] = _join(last, bulletin)
        else:
            folded.append(bulletin)

    return folded


def _sort_runs(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Return the news with equal decisions next to each other, and equal outcomes too.

    A run is a sequence of outcomes only, or of decisions only. Each run is sorted on its own. Other
    events have no rank, so they keep their order.
    """
    runs = groupby(news, lambda bulletin: (_rank(bulletin) is None, bulletin.kind == "decided"))
    return [
        bulletin for _, run in runs for bulletin in sorted(run, key=lambda item: _rank(item) or 0)
    ]


def _rank(bulletin: Bulletin) -> int | None:
    """Return the sort key of an outcome or a decision; None for other events."""
    if bulletin.kind == "decided":
        # Two numbers for each choice: a player's own choice goes before a copied one.
        return 2 * CHOICES.index(bulletin.word("choice")) + ("target" in bulletin.facts)
    return OUTCOMES.index(bulletin.kind) if bulletin.kind in OUTCOMES else None


def _shared_facts(bulletin: Bulletin) -> dict[str, object]:
    """Return the facts that must be equal in two bulletins before they are joined.

    The seats may differ. So may the loot that caught seats give back, because it is added up.
    """
    own_facts = ("seat", "seats", "count") if bulletin.kind == "caught" else ("seat", "seats")
    return {name: fact for name, fact in bulletin.facts.items() if name not in own_facts}


def _join(bulletin: Bulletin, other: Bulletin) -> Bulletin:
    """Return one bulletin about the seats of both bulletins."""
    seats = [*_seats_of(bulletin), *_seats_of(other)]
    facts = bulletin.facts | {"seats": seats}
    if bulletin.kind == "caught":
        facts["count"] = bulletin.number("count") + other.number("count")
    return Bulletin(other.revision, bulletin.kind, facts, bulletin.to)


def _seats_of(bulletin: Bulletin) -> list[Seat]:
    """Return the seats of a bulletin."""
    return bulletin.seats() if "seats" in bulletin.facts else [bulletin.seat()]


# -- a seat's own news -----------------------------------------------------------------------------

OF_THE_REVEAL = frozenset({"hide_lost", "saved", "masterpiece_taken", "warn_right"})
"""Public events of a Reveal that are news on the card of their seat."""

MINE = OF_THE_REVEAL | {"overridden", "truck_taken"}
"""All public events that are news on the card of the seat that they are about."""

KEPT = OF_THE_REVEAL | {"drew_loot", "paid_loot"}
"""News of a Reveal that stay on the card for one more round.

The round ends right after them.
"""

GIVE_AND_TAKE = {"gained_loot", "lost_loot"}
"""The two private events of a swap by the Agent."""

ASKED_ABOUT = frozenset({"peeked", "copied", "checked_in"})
"""Events that the card shows beside the question for Stay, Run or Hide, so they are no news."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """Return the news of a seat since the last Reveal: private events, and what was done to it."""
    deciding = labels.view.phase in ("decision_a", "decision_b")
    bulletins: list[Bulletin] = []
    start = 0  # where the news of the latest Reveal begin in `bulletins`
    for bulletin in news[_before_the_round(news) :]:
        if bulletin.kind == "event_shown":
            start = len(bulletins)
        elif bulletin.kind == "round_started":
            # In the new round, only the news of what the Reveal did to the seat stay.
            bulletins = [mine for mine in bulletins[start:] if mine.kind in KEPT]
            start = len(bulletins)
        elif bulletin.kind == "stood" and bulletin.facts["seat"] == viewer:
            # The seat's card stood after all, so the Override against it is no news any more.
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

    return [_own_sentence(labels, item) for item in _join_swaps(bulletins)[-most:]]


def _before_the_round(news: Sequence[Bulletin]) -> int:
    """Return the index at which the Reveal before this round begins; older news are not shown."""
    is_before = False  # whether the loop has passed the beginning of this round
    for index in range(len(news) - 1, -1, -1):
        kind = news[index].kind
        is_before = is_before or kind == "round_started"
        if is_before and kind == "event_shown":
            return index

    return 0


def _join_swaps(bulletins: Iterable[Bulletin]) -> list[Bulletin]:
    """Join the two or three events of the Agent's swap into one."""
    merged: list[Bulletin] = []
    for event in bulletins:
        last = merged[-1] if merged else None
        if event.kind == "agent_swapped":
            # The private events of the swap say which loot was swapped.
            continue

        if last is not None and {last.kind, event.kind} == GIVE_AND_TAKE:
            both = {bulletin.kind: bulletin.word("loot") for bulletin in (last, event)}
            facts = {**event.facts, "loot": both["gained_loot"], "given": both["lost_loot"]}
            merged[-1] = Bulletin(event.revision, "swapped_loot", facts, event.to)
        else:
            merged.append(event)

    return merged


def _own_sentence(labels: Labels, bulletin: Bulletin) -> str:
    """Return an event in a sentence for its seat. A public event may have one that says "you"."""
    if bulletin.to is not None or bulletin.kind == MISSED:
        return sentence(labels, bulletin)

    message_id = message(labels, bulletin)
    facts = labels.spoken(bulletin.facts) | _extra_facts(labels, bulletin)
    return labels.words.first(f"{message_id}-you", message_id, **facts)


def _concerns(bulletin: Bulletin, viewer: Seat) -> bool:
    """Return whether a public event is news to this seat."""
    if bulletin.to is not None or bulletin.kind == "decided":
        return False
    facts = bulletin.facts
    return facts.get("target") == viewer or (bulletin.kind in MINE and facts.get("seat") == viewer)
