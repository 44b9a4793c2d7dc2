"""Writes the parts of the public table: the piles, the sets, the scores.

Also says what a group of cards in hand can be used for against these sets. A card is its value, and
equal cards are a type. A set is several cards of a type in front of a player. A set is safe
(`locked` in the code) if there are not enough other cards of its type to beat it.
"""

from collections.abc import Iterator

from cogs.crazy.labels import AWAITED, CARD_SIGNS, PILE_SIGNS, Labels
from games.crazy.box import CARDS, SMALLEST_SET, TYPES_TO_END
from games.crazy.state import is_locked
from games.crazy.view import OwnView, SeatView
from games.crazy.vocabulary import DISCARD_PILES, DRAW_PILES
from games.engine.asks import Seat

BENEATH = 4
"""The most cards of a discard pile that are listed below a picture: both piles fit into a line."""


def headline(labels: Labels) -> str:
    """Return the round, and how many types lie on the table: with all of them the round ends."""
    view = labels.view
    types = sum(len(seat_view.sets) for seat_view in view.seats)
    return labels.words(
        "crazy-table-round",
        round=view.round,
        rounds=view.options.rounds,
        types=types,
        all=len(CARDS),
    )


def piles(labels: Labels) -> str:
    """Return the draw piles, the discard piles, and the cards beneath if players may look there."""
    return "\n".join(filter(None, (_piles(labels), beneath(labels))))


def _piles(labels: Labels) -> str:
    """Return a line with the draw piles, and a line with the discard piles, with their sizes."""
    words = labels.words
    counts = {"left": labels.view.left, "right": labels.view.right}
    draw_piles = {
        name: words("crazy-pile-down", sign=PILE_SIGNS[name], n=counts[name]) for name in DRAW_PILES
    }
    discard_piles = {name: _discard_pile(labels, name) for name in DISCARD_PILES}
    return "\n".join(
        (words("crazy-piles-down", **draw_piles), words("crazy-piles-open", **discard_piles))
    )


def beneath(labels: Labels, most: int | None = None) -> str:
    """Return a line with the cards below the top card of each discard pile, if players may look.

    `most` is the number of upper cards that are listed for each pile; None: all of them.
    """
    names = DISCARD_PILES if labels.view.options.discard_history else ()
    piles = [_beneath(labels, name, most) for name in names if len(labels.cards(name)) > 1]
    return "-# " + " · ".join(piles) if piles else ""


def _discard_pile(labels: Labels, pile: str) -> str:
    """Return a discard pile with its top card and its size."""
    words = labels.words
    cards = labels.cards(pile)
    sign = PILE_SIGNS[pile]
    if not cards:
        return words("crazy-pile-empty", sign=sign)

    top = words("crazy-card", sign=CARD_SIGNS[cards[-1]], card=cards[-1])
    return words("crazy-pile-open", sign=sign, top=top, n=len(cards))


def _beneath(labels: Labels, pile: str, most: int | None) -> str:
    """Return the cards below the top one, the newest first."""
    under = labels.cards(pile)[-2::-1]
    cards = " ".join(map(str, under[:most]))
    if most is not None and len(under) > most:
        cards += " …"

    return labels.words("crazy-pile-under", sign=PILE_SIGNS[pile], cards=cards)


def seats(labels: Labels) -> str:
    """Return both players with the worth of their sets, and the sets."""
    return "\n".join("\n".join(_seat(labels, seat_view)) for seat_view in labels.view.seats)


def _seat(labels: Labels, seat_view: SeatView) -> Iterator[str]:
    """Yield the two lines of a player."""
    ask = labels.scene.ask
    head = labels.words(
        "crazy-seat-line",
        awaited=f"{AWAITED} " if ask is not None and seat_view.seat in ask.waiting else "",
        name=labels.seat(seat_view.seat),
        standing=standing_text(labels, seat_view),
        hand=seat_view.hand,
    )
    yield " · ".join((head, *labels.sitter(seat_view.seat)))
    yield sets(labels, seat_view.seat)


def standing_text(labels: Labels, seat_view: SeatView) -> str:
    """Return what the sets would score now, and how many types the player has.

    With six types of one player the round ends.
    """
    return labels.words(
        "crazy-standing", points=seat_view.points, types=len(seat_view.sets), most=TYPES_TO_END
    )


def seat_line(labels: Labels, seat: Seat) -> str:
    """Return standing and sets of a seat in one line, for messages with other contents."""
    seat_view = labels.view.seats[seat]
    # A replay has no reader to address.
    is_reader = seat == labels.scene.viewer and not labels.scene.is_story
    return labels.words(
        "crazy-card-front",
        mine="yes" if is_reader else "no",
        name=labels.seat(seat),
        standing=standing_text(labels, seat_view),
        sets=sets(labels, seat),
    )


def sets(labels: Labels, seat: Seat) -> str:
    """Return the sets of a seat. A safe set is marked only while the round goes on."""
    goes_on = labels.view.phase not in ("round_over", "over")
    texts = [
        labels.words(
            "crazy-set",
            sign=CARD_SIGNS[card],
            card=card,
            count=count,
            locked="yes" if goes_on and is_locked(card, count) else "no",
        )
        for card, count in labels.view.seats[seat].sets
    ]
    return "   ".join(texts) or labels.words("crazy-sets-none")


def scores(labels: Labels) -> str:
    """Return the scores round by round; '' before the end of the first round."""
    if not any(seat_view.rounds for seat_view in labels.view.seats):
        return ""

    texts = [
        labels.words(
            "crazy-table-score",
            name=labels.seat(seat_view.seat),
            rounds=" + ".join(map(str, seat_view.rounds)),
            count=len(seat_view.rounds),
            total=seat_view.total,
        )
        for seat_view in labels.view.seats
    ]
    return labels.words("crazy-table-scores", scores=" · ".join(texts))


def mark_of(labels: Labels, own: OwnView, card: int, held: int) -> tuple[str, dict[str, int]]:
    """Return a mark: what a group in hand can be used for, and facts for its sentence.

    The mark `ready` means that the group can be laid, and `wait` that it needs `more` cards. `mine`
    and `lost` mean that a set of this type is safe, in front of this player or of the other one.
    """
    me = labels.view.seats[own.seat]
    them = labels.view.seats[1 - own.seat]
    mine = me.count(card)
    theirs = them.count(card)
    if is_locked(card, mine):
        return "mine", {"count": mine}
    if is_locked(card, theirs):
        return "lost", {"count": theirs}

    # A new set must be larger than any set of its type that lies on the table.
    need = max(SMALLEST_SET, mine + 1, theirs + 1)
    facts = {"mine": mine, "theirs": theirs}
    if held >= need:
        return "ready", facts

    return "wait", {**facts, "more": need - held}
