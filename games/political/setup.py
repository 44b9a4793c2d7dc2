"""Setting up (3)."""

from games.engine.asks import Seat
from games.engine.chance import Chance
from games.political.box import cards
from games.political.state import PoliticalOptions, PoliticalState, Rolls, SeatState

SEATS = range(4, 9)
SMALL = range(2, 9)
HAND = 6
SIDES = 6

TURNS = {"standard": 8, "short": 5}
"""How many cards each seat draws, where there are as many."""


def seats_for(options: PoliticalOptions) -> range:
    """Four to eight; from two where the host has asked for a small table (PO-1)."""
    return SMALL if options.small_table else SEATS


def deal(seats: int, options: PoliticalOptions, chance: Chance) -> PoliticalState:
    """The table before the first turn."""
    pile = list(cards())
    chance.shuffle(pile)
    hands = [[pile.pop() for _ in range(HAND)] for _ in range(seats)]
    kept = cards_to_draw(len(pile), seats, options.format)
    rolls = roll_for_the_first_turn(seats, chance)
    return PoliticalState(
        options=options,
        seats=[SeatState(hand) for hand in hands],
        seat=rolls[-1].seats[rolls[-1].dice.index(max(rolls[-1].dice))],
        deck=pile[len(pile) - kept :],
        reserve=pile[: len(pile) - kept],
        rolls=rolls,
    )


def cards_to_draw(left: int, seats: int, format_: str) -> int:
    """How long the deck is (PO-2): everybody has equally many turns, except in `full` (PO-10)."""
    if format_ == "full":
        return left
    return seats * min(TURNS[format_], left // seats)


def roll_for_the_first_turn(seats: int, chance: Chance) -> list[Rolls]:
    """Everybody rolls; the highest roll again among themselves until one is alone (PO-3)."""
    rolling: tuple[Seat, ...] = tuple(range(seats))
    rounds = []
    while True:
        dice = tuple(chance.below(SIDES) + 1 for _ in rolling)
        rounds.append(Rolls(rolling, dice))
        rolling = tuple(seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice))
        if len(rolling) == 1:
            return rounds
