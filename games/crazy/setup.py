"""Setting up a game and each of its rounds (2)."""

from games.crazy.box import HAND, deck
from games.crazy.state import CrazyOptions, CrazyState, SeatState
from games.engine.chance import Chance

_STARTERS = {"first": 0, "second": 1, "host": 0, "other": 1}
"""Where nobody has drawn seats, as in a simulation, the host would have sat down first."""


def deal(seats: int, options: CrazyOptions, chance: Chance) -> CrazyState:
    """The table before the first turn."""
    starter = _STARTERS[options.first] if options.first in _STARTERS else chance.below(seats)
    state = CrazyState(
        options=options,
        seat=starter,
        starter=starter,
        seats=[SeatState() for _ in range(seats)],
        left=[],
        right=[],
    )
    deal_round(state, chance)
    return state


def deal_round(state: CrazyState, chance: Chance) -> None:
    """All the cards are shuffled: three in each hand, the others in two piles (CR-33)."""
    cards = deck()
    chance.shuffle(cards)
    for one in state.seats:
        one.hand = sorted((cards.pop() for _ in range(HAND)), reverse=True)
        one.sets, one.shown = {}, []
    half = len(cards) // 2
    state.left, state.right = cards[:half], cards[half:]
    state.first, state.second = [], []
    # Whoever did not begin the round before (CR-31).
    state.seat = (state.starter + state.round - 1) % len(state.seats)
    state.turn += 1
    state.phase = "deal"
