"""The parts of the public table: the piles, both rows of sets, the scores."""

from collections.abc import Iterator

from cogs.crazy import signs
from cogs.crazy.labels import Labels
from games.crazy.box import CARDS, TYPES_TO_END
from games.crazy.state import is_locked
from games.crazy.view import SeatView
from games.crazy.vocabulary import DISCARD_PILES
from games.kit.asks import Seat


def headline(labels: Labels) -> str:
    """Which round it is, and how near its end."""
    view, words = labels.view, labels.words
    types = sum(len(one.sets) for one in view.seats)
    return words(
        "crazy-table-round",
        round=view.round,
        rounds=view.options.rounds,
        types=types,
        all=len(CARDS),
    )


def piles(labels: Labels) -> str:
    """As they lie: draw pile, both discard piles, draw pile."""
    view, words = labels.view, labels.words
    lines = [
        words("crazy-pile-down", sign=signs.PILES["left"], pile=labels.pile("left"), n=view.left),
        *(_discard_pile(labels, pile) for pile in DISCARD_PILES),
        words(
            "crazy-pile-down", sign=signs.PILES["right"], pile=labels.pile("right"), n=view.right
        ),
    ]
    return "\n".join(lines)


def _discard_pile(labels: Labels, pile: str) -> str:
    words, cards, sign = labels.words, labels.cards(pile), signs.PILES[pile]
    if not cards:
        return words("crazy-pile-empty", sign=sign)
    top = words("crazy-card", sign=signs.CARDS[cards[-1]], card=cards[-1])
    line = words("crazy-pile-open", sign=sign, top=top, n=len(cards))
    if labels.view.options.discard_history and len(cards) > 1:
        line += "\n" + words("crazy-pile-under", cards=" ".join(map(str, cards[-2::-1])))
    return line


def seats(labels: Labels) -> str:
    """Both players: what they have in front, and what it is worth."""
    return "\n".join("\n".join(_seat(labels, one)) for one in labels.view.seats)


def _seat(labels: Labels, one: SeatView) -> Iterator[str]:
    words = labels.words
    ask = labels.scene.ask
    awaited = f"{signs.AWAITED} " if ask is not None and one.seat in ask.waiting else ""
    yield words("crazy-seat-line", awaited=awaited, name=labels.seat(one.seat), count=one.hand)
    yield sets(labels, one.seat)
    facts = [words("crazy-seat-types", types=len(one.sets), most=TYPES_TO_END)]
    if labels.view.phase == "round_over":
        facts.append(words("crazy-seat-in-all", points=one.points, total=one.total))
    else:
        facts.append(words("crazy-seat-points", points=one.points))
        if one.rounds:
            facts.append(words("crazy-seat-total", total=one.total))
    yield "-# " + " · ".join((*facts, *labels.sitter(one.seat)))


def sets(labels: Labels, seat: Seat) -> str:
    """What lies in front of a seat, each set with what it takes to beat it while that matters."""
    found = [_set(labels, card, count) for card, count in labels.view.seats[seat].sets]
    return "   ".join(found) or labels.words("crazy-sets-none")


def _set(labels: Labels, card: int, count: int) -> str:
    tag = "locked" if is_locked(card, count) else "needs"
    if labels.view.phase in ("round_over", "over"):
        tag = "none"
    facts = {"card": card, "count": count, "beat": count + 1}
    return labels.words("crazy-set", sign=signs.CARDS[card], tag=tag, **facts)


def scores(labels: Labels) -> str:
    """Round by round; empty before the first is over."""
    one, other = (seat.rounds for seat in labels.view.seats)
    if not one:
        return ""
    rounds = " · ".join(f"{mine}:{theirs}" for mine, theirs in zip(one, other, strict=True))
    return labels.words("crazy-table-scores", names=_names(labels), rounds=rounds)


def _names(labels: Labels) -> str:
    return " : ".join(player.name for player in labels.scene.players)
