"""What happened, as short sentences: the table's news, or one seat's own.

Rule: what the table shows anyway, what the next sentence says again, and what a Reveal tells in its
own message (cogs/heist/reveal.py), is left out.
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
"""Without a sentence: the table shows it anyway."""

SAID_BEFORE = frozenset(
    {
        *(("announced", "stood"), ("overridden", "voided")),
        *(("jester_turned", "stood"), ("jester_turned", "announced")),
    }
)
"""The second goes without saying after the first."""

REVEALED = frozenset(
    {
        *("decided", "event_shown", "lockdown_lifted", "warn_right", "warn_wrong", "substituted"),
        *("dyed", "masterpiece_taken", "masterpiece_missed", "signalled", "hide_lost", "saved"),
        *("fee_paid", "escaped", "caught", "truck_lost", "truck_taken"),
    }
)
"""Told of a Reveal, beside the table."""

OUTCOMES = ("hide_lost", "saved", "fee_paid", "escaped", "caught")
"""What a Reveal does to seats; told by kind, so that several seats share a sentence."""

MOVED = frozenset({"robbed", "resupplied", "looked_out", "tinkered"})
FOLDED = frozenset({*OUTCOMES, "decided", "robbed", "resupplied"})
CHOICES = ("run", "hide", "stay")


def sentence(labels: Labels, one: Bulletin) -> str:
    """One happening in words."""
    if one.kind == MISSED:
        return orders.missed(labels, one)

    facts = labels.spoken(one.facts)
    facts |= _besides(labels, one) | owner(labels, one)
    return labels.words(message(labels, one), **facts)


def _besides(labels: Labels, one: Bulletin) -> dict[str, str | int]:
    """What some sentences need besides their facts."""
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
        return {"card": labels.terms.card_name("override")}  # the sentence begins with its sign
    if one.kind == "effect_ended":
        return {"character": one.word("character"), "move_id": str(facts.get("move", ""))}

    return {}


def _decided(one: Bulletin) -> dict[str, str | int]:
    copied = "yes" if "target" in one.facts else "no"
    return {"choice": one.word("choice"), "copied": copied}


# -- the table's news ------------------------------------------------------------------------------


def table_news(labels: Labels, news: Sequence[Bulletin], most: int, longest: int) -> list[str]:
    """The latest public happenings since the last Reveal, oldest first: at most so many lines and
    characters.
    """
    public = [one for one in news if one.to is None]
    shown = max((at for at, one in enumerate(public) if one.kind == "event_shown"), default=0)
    told = fold(tersely(one for one in public[shown:] if one.kind not in REVEALED))
    return latest((sentence(labels, one) for one in reversed(told)), most, longest)


def has_moved(news: Iterable[Bulletin]) -> bool:
    """Whether whoever is up has made the Move, as far as all were told: a Tinker is pondered in
    secret until its slots are named. What the Pirate gets for a loot is no Move of the turn.
    """
    told = [one.kind for one in news if one.kind in (*MOVED, "turn_started", "pirate_returned")]
    before = ["", *told]
    moved = False
    for last, kind in zip(before, told, strict=False):
        moved = kind != "turn_started" and (moved or (kind in MOVED and last != "pirate_returned"))

    return moved


def tersely(news: Iterable[Bulletin]) -> list[Bulletin]:
    """Without what goes without saying."""
    told: list[Bulletin] = []
    for one in news:
        if one.kind in QUIET or (one.kind == "announced" and one.number("number") != 1):
            continue

        before = told[-1].kind if told else ""
        if (before, one.kind) in SAID_BEFORE:
            continue

        if (before, one.kind) == ("announced", "laid"):
            told.pop()  # what is laid names its card

        told.append(one)

    return told


def fold(news: Sequence[Bulletin]) -> list[Bulletin]:
    """Neighbours that say the same of different seats become one: `Ada and Ben escape`."""
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
    """Each run of outcomes, and each run of decisions, ordered by what they say."""
    ordered: list[Bulletin] = []
    run: list[Bulletin] = []
    for one in news:
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
    """What must be equal: all but who, and what adds up (the loot that the caught give back)."""
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
"""Public happenings that a seat wants to hear of when they are its own."""

KEPT = OF_THE_REVEAL | {"drew_loot", "paid_loot"}
"""What a Reveal did to a seat is told for one more round: the round ends in the same breath."""

GIVE_AND_TAKE = {"gained_loot", "lost_loot"}

ASKED_ABOUT = frozenset({"peeked", "copied", "checked_in"})
"""What stands beside the question anyway, while Stay, Run and Hide are chosen."""


def own_news(labels: Labels, news: Sequence[Bulletin], viewer: Seat, most: int) -> list[str]:
    """What was told to this seat alone, and what was done to it, since the last Reveal."""
    deciding = labels.view.phase in ("decision_a", "decision_b")
    told: list[Bulletin] = []
    shown = 0
    for one in news[_before_the_round(news) :]:
        if one.kind == "event_shown":
            shown = len(told)
        elif one.kind == "round_started":
            told = [mine for mine in told[shown:] if mine.kind in KEPT]
            shown = len(told)
        elif one.kind == "stood" and one.facts["seat"] == viewer:
            # An Override against one's own card that went through after all is no news.
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
    """Where the Reveal before this round begins: nothing before that is told any more."""
    is_before = False
    for place in range(len(news) - 1, -1, -1):
        kind = news[place].kind
        is_before = is_before or kind == "round_started"
        if is_before and kind == "event_shown":
            return place

    return 0


def _swaps(told: Iterable[Bulletin]) -> list[Bulletin]:
    """The Agent's swap is told in three pieces at most; here they are one."""
    found: list[Bulletin] = []
    for one in told:
        last = found[-1] if found else None
        if one.kind == "agent_swapped":
            continue  # its target is told what for what

        if last is not None and {last.kind, one.kind} == GIVE_AND_TAKE:
            both = {bulletin.kind: bulletin.word("loot") for bulletin in (last, one)}
            facts = {**one.facts, "loot": both["gained_loot"], "given": both["lost_loot"]}
            found[-1] = Bulletin(one.revision, "swapped_loot", facts, one.to)
        else:
            found.append(one)

    return found


def _to_you(labels: Labels, one: Bulletin) -> str:
    """Addressed to the seat, where all were told what happened to it."""
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
