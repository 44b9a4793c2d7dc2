"""The hand, grouped by type, and what each group is good for now."""

from collections import Counter
from collections.abc import Iterator

from cogs.crazy import signs
from cogs.crazy.labels import Labels
from games.crazy.box import SMALLEST_SET
from games.crazy.state import is_locked
from games.crazy.view import OwnView

NAMED = 4
"""With more types than these in hand, a phone has no room for who is on them."""


def lines(labels: Labels, own: OwnView) -> Iterator[str]:
    """A line for every type in hand, dearest first."""
    words = labels.words
    if not own.hand:
        yield words("crazy-hand-none")
        return
    yield words("crazy-hand", count=len(own.hand))
    types = sorted(Counter(own.hand).items(), reverse=True)
    room = "plenty" if len(types) <= NAMED else "little"
    for card, held in types:
        mark, facts = mark_of(labels, own, card, held)
        yield words(
            "crazy-hand-line",
            card=words("crazy-card", sign=signs.CARDS[card], card=card),
            name=labels.name(card),
            count=held,
            room=room,
            mark=f"{signs.MARKS[mark]} {words(f'crazy-mark-{mark}', **facts, room='little')}",
        )


def mark_of(labels: Labels, own: OwnView, card: int, held: int) -> tuple[str, dict[str, int]]:
    """`ready` to be laid, `wait` for so many more, `mine` or `lost` for good; and its facts."""
    me, them = labels.view.seats[own.seat], labels.view.seats[1 - own.seat]
    mine, theirs = me.count(card), them.count(card)
    if is_locked(card, mine):
        return "mine", {"count": mine}
    if is_locked(card, theirs):
        return "lost", {"count": theirs}
    need = max(SMALLEST_SET, mine + 1, theirs + 1)
    facts = {"mine": mine, "theirs": theirs}
    if held >= need:
        return "ready", facts
    return "wait", {**facts, "more": need - held}
