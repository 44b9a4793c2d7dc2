"""The words of Crazy Chicken: piles, options, decisions, asks, events, clocks.

A card is its value, 20 to 6. All cards of one value are a type. PILES: the draw piles `left` and
`right` are face down, `first` and `second` are the discard piles. CR-36 is a ruling in RULES.md.

DECISIONS (kind: options; exactly one is chosen)

  draw_first   draw PILE, or both piles of the seat's last turn at once: draw "PILE PILE";
               default the left pile
  draw_second  draw PILE, any other pile; default a draw pile
  draw_both    draw "PILE PILE", if the host has set it; default both draw piles
  act          lay "COUNTxCARD" · discard "CARD" (one card); default: discard a card of the type
               with the fewest cards in hand (CR-36). If the seat may choose between both discard
               piles, the pile is added:
               lay "COUNTxCARD PILE" (only if its own set gives way and the round goes on) ·
               discard "CARD PILE"
  give_way     put PILE: where the cards of a beaten set go; default the smaller pile;
               facts: card, count (of the set), laid (how many cards beat it)

ASKS (kind: who is asked; what the public sees: see `Showing` in games/engine/asks.py)

  the kinds of decisions: one seat; SEATS
  pause        no seat; NOTHING; some seconds to look at a finished round

EVENTS: see `TOLD`. CLOCKS: see `CLOCKS`.
"""

from games.crazy.box import CARDS
from games.engine.asks import Option, Seat
from games.engine.game import ClockGroup, Events, Facts

DRAW_PILES = ("left", "right")
DISCARD_PILES = ("first", "second")
PILES = DRAW_PILES + DISCARD_PILES

TOLD = Events(
    public={
        "round_started": Facts(round=int, seat=Seat),  # seat: who begins
        "drew": Facts(seat=Seat, pile=str),  # a card from a draw pile
        "took": Facts(seat=Seat, pile=str, card=int),  # a card from a discard pile
        "laid": Facts(seat=Seat, card=int, count=int),
        # a set that was beaten or replaced
        "gave_way": Facts(seat=Seat, card=int, count=int, pile=str),
        "discarded": Facts(seat=Seat, card=int, pile=str),
        # why: some of six (one seat has six types), nine (both have all nine), pile (one is empty);
        # numbers: the points of each seat
        "round_ended": Facts(round=int, why=list[str], numbers=list[int]),
        "scored": Facts(seat=Seat, number=int),  # number: the points of all rounds
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
    private={
        "drew_card": Facts(card=int),  # the card of `drew`, for the seat that drew it
    },
)
"""All events, public and private."""

ASKED = {
    "draw_first": ("draw",),
    "draw_second": ("draw",),
    "draw_both": ("draw",),
    "act": ("lay", "discard"),
    "give_way": ("put",),
}
"""All decisions: kind of decision -> kinds of its options."""

CLOCKS = {
    "turn": ClockGroup(90, 3600),
    "give_way": ClockGroup(15, 3600),
    "pause": ClockGroup(6, 6, fixed=True),
}
"""Seconds for each decision: at normal pace, and at relaxed pace (played over the day).

`fixed`: the time at quick pace is the same as at normal pace.
"""

DRAW = {pile: Option("draw", pile) for pile in PILES}
"""Pile -> the option of drawing from it."""

PUT = {pile: Option("put", pile) for pile in DISCARD_PILES}
"""Pile -> the option of putting a beaten set there."""

DISCARD = {
    (card, pile): Option("discard", f"{card} {pile}".rstrip())
    for card in CARDS
    for pile in (*DISCARD_PILES, "")
}
"""Card and pile ("" if there is no choice of piles) -> the option of discarding it."""


def draw_both(first: str, second: str) -> Option:
    """Return the option of drawing from two piles."""
    return Option("draw", f"{first} {second}")


def lay(card: int, count: int, pile: str = "") -> Option:
    """Return the option of laying a set.

    Args:
        card: The type.
        count: The number of cards.
        pile: The pile for the seat's own smaller set; "" if there is no choice.
    """
    return Option("lay", f"{count}x{card} {pile}".rstrip())


def laying(option: Option) -> tuple[int, int, str]:
    """Return card, count and pile ("" if there is no choice) of a lay."""
    cards, _, pile = option.word.partition(" ")
    count, _, card = cards.partition("x")
    return int(card), int(count), pile


def discarding(option: Option) -> tuple[int, str]:
    """Return card and pile ("" if there is no choice) of a discard."""
    card, _, pile = option.word.partition(" ")
    return int(card), pile
