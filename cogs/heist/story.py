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


def sentence(labels: Labels, one: Bulletin) -> str:
    """Return the sentence of an event."""
    if one.kind == MISSED:
        return orders.missed(labels, one)

    facts = labels.spoken(one.facts)
    facts |= _besides(labels, one) | owner(labels, one)
    return labels.words(message(labels, one), **facts)


def _besides(labels: Labels, one: Bulletin) -> dict[str, str | int]:
    """Return facts that some sentences need beside those of the event."""
    facts = one.facts
    if one.kind in FOLDED and "seats" in facts:
        names: dict[str, str | int] = {"seat": labels.seats(_who(one))}
        return names | _decided(one) if one.kind == "decided" else names
    if one.kind in ("event_shown", "substituted", "saw"):
        return {"help": labels.terms.help("event", one.word("event"))}
    if one.kind == "laid":
        place = next((place for place in ("crew", "slot") if place in facts), "board")
        return {"place": place, "crew_id": str(facts.get("crew", ""))}
    if one.kind == "drew":
        return {"why": "character" if "character" in facts else "plain"}
    if one.kind == "decided":
        return _decided(one)
    if one.kind == "overridden" and one.word("card") == "override":
        # The sentence begins with the emoji already.
        return {"card": labels.terms.card_name("override")}
    if one.kind == "effect_ended":
        return {"character": one.word("character"), "move_id": str(facts.get("move", ""))}

    return {}


def _decided(one: Bulletin) -> dict[str, str | int]:
    copied = "yes" if "target" in one.facts else "no"
    return {"choice": one.word("choice"), "copied": copied}


# -- the table's news ------------------------------------------------------------------------------


def table_news(labels: Labels, news: Sequence[Bulletin], most: int, longest: int) -> list[str]:
    """Return the latest public news since the last Reveal, oldest first.

    Args:
        labels: The words of the scene.
        news: All news of the table.
        most: The most lines.
        longest: The most characters.
    """
    public = [one for one in news if one.to is None]
    shown = max((at for at, one in enumerate(public) if one.kind == "event_shown"), default=0)
    told = fold(tersely(one for one in public[shown:] if one.kind not in REVEALED))
    return latest((sentence(labels, one) for one in reversed(told)), most, longest)


def has_moved(news: Iterable[Bulletin]) -> bool:
    """Whether the current player has made the Move of this turn, judged by public events.

    A Tinker counts only when its slots are named, because until then it is secret. The Move that
    the Pirate gets for a loot is not the Move of the turn.
    """
    told = [one.kind for one in news if one.kind in (*MOVED, "turn_started", "pirate_returned")]
    before = ["", *told]
    moved = False
    for last, kind in zip(before, told, strict=False):
        # The Pirate's extra Move follows right after "pirate_returned".
        moved = kind != "turn_started" and (moved or (kind in MOVED and last != "pirate_returned"))

    return moved


def tersely(news: Iterable[Bulletin]) -> list[Bulletin]:
    """Return the news without events that follow from others."""
    told: list[Bulletin] = []
    for one in news:
        # A card announced together with others: only the first announcement is news.
        if one.kind in QUIET or (one.kind == "announced" and one.number("number") != 1):
            continue

        before = told[-1].kind if told else ""
        if (before, one.kind) in SAID_BEFORE:
            continue

        if (before, one.kind) == ("announced", "laid"):
            # The sentence of "laid" names the card already.
            told.pop()

        told.append(one)

    return told


def fold(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Join neighbouring events that differ only in the seat: `Ada and Ben escape`."""
    folded: list[Bulletin] = []
    for one in _side_by_side(news):
        last = folded[-1] if folded else None
        is_same = last is not None and last.kind == one.kind and one.kind in FOLDED
        if last is not None and is_same and _rest(last) == _rest(one):
            folded[-1] = _joined(last, one)
        else:
            folded.append(one)

    return folded


def _side_by_side(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Sort each run of outcomes and each run of decisions, so that equal ones are neighbours."""
    ordered: list[Bulletin] = []
    run: list[Bulletin] = []
    for one in news:
        # A run ends at any other event, and between decisions and outcomes.
        if run and (_rank(one) is None or (run[0].kind == "decided") != (one.kind == "decided")):
            ordered += sorted(run, key=lambda told: _rank(told) or 0)
            run = []
        if _rank(one) is None:
            ordered.append(one)
        else:
            run.append(one)

    return ordered + sorted(run, key=lambda told: _rank(told) or 0)


def _rank(one: Bulletin) -> int | None:
    if one.kind == "decided":
        return 2 * CHOICES.index(one.word("choice")) + ("target" in one.facts)
    return OUTCOMES.index(one.kind) if one.kind in OUTCOMES else None


def _rest(one: Bulletin) -> dict[str, object]:
    """Return the facts that must be equal: without the seats and without numbers that add up.

    The loot that caught seats give back adds up.
    """
    mine = ("seat", "seats", "count") if one.kind == "caught" else ("seat", "seats")
    return {name: fact for name, fact in one.facts.items() if name not in mine}


def _joined(one: Bulletin, other: Bulletin) -> Bulletin:
    seats = [*_who(one), *_who(other)]
    facts = one.facts | {"seats": seats}
    if one.kind == "caught":
        facts["count"] = one.number("count") + other.number("count")
    return Bulletin(other.revision, one.kind, facts, one.to)


def _who(one: Bulletin) -> list[Seat]:
    return one.seats() if "seats" in one.facts else [one.seat()]


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
    deciding = labels.view.phase in ("decision_a", "decision_b")
    told: list[Bulletin] = []
    shown = 0
    for one in news[_before_the_round(news) :]:
        if one.kind == "event_shown":
            shown = len(told)
        elif one.kind == "round_started":
            # A new round: only what the Reveal did to the seat stays.
            told = [mine for mine in told[shown:] if mine.kind in KEPT]
            shown = len(told)
        elif one.kind == "stood" and one.facts["seat"] == viewer:
            # An Override against this seat's card was itself overridden, so it is no news.
            card = one.facts["card"]
            told = [
                mine for mine in told if mine.kind != "overridden" or mine.facts["card"] != card
            ]
        elif deciding and one.kind in ASKED_ABOUT:
            continue
        elif one.to == viewer or _concerns(one, viewer):
            told.append(one)

    return [_to_you(labels, one) for one in _swaps(told)[-most:]]


def _before_the_round(news: Sequence[Bulletin]) -> int:
    """Return the index at which the Reveal before this round begins; older news are not shown."""
    is_before = False
    for place in range(len(news) - 1, -1, -1):
        kind = news[place].kind
        is_before = is_before or kind == "round_started"
        if is_before and kind == "event_shown":
            return place

    return 0


def _swaps(told: Iterable[Bulletin]) -> list[Bulletin]:
    """Join the two or three events of the Agent's swap into one."""
    found: list[Bulletin] = []
    for one in told:
        last = found[-1] if found else None
        if one.kind == "agent_swapped":
            # The target hears in other events what was swapped for what.
            continue

        if last is not None and {last.kind, one.kind} == GIVE_AND_TAKE:
            both = {bulletin.kind: bulletin.word("loot") for bulletin in (last, one)}
            facts = {**one.facts, "loot": both["gained_loot"], "given": both["lost_loot"]}
            found[-1] = Bulletin(one.revision, "swapped_loot", facts, one.to)
        else:
            found.append(one)

    return found


def _to_you(labels: Labels, one: Bulletin) -> str:
    """Return a public event in a sentence that addresses the seat, if there is one."""
    if one.to is not None or one.kind == MISSED:
        return sentence(labels, one)

    said = message(labels, one)
    facts = labels.spoken(one.facts) | _besides(labels, one)
    return labels.words.first(f"{said}-you", said, **facts)


def _concerns(one: Bulletin, viewer: Seat) -> bool:
    if one.to is not None or one.kind == "decided":
        return False
    facts = one.facts
    return facts.get("target") == viewer or (one.kind in MINE and facts.get("seat") == viewer)
