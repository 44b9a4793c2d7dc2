"""Setting up (3), at first and before every further deal."""

from games.chicken_out.box import deck
from games.chicken_out.state import Deal, Goal, OutOptions, OutState, SeatState, Series
from games.engine.chance import Chance

SEATS = range(2, 9)
DUEL = 2
MANY = range(4, 9)


def seats_for(options: OutOptions) -> range:
    """Two to eight; four and more where 21s are passed on."""
    return MANY if options.pass_left else SEATS


def goal_of(seats: int, options: OutOptions) -> Goal:
    """Two capture and more race, unless the host wants it otherwise (OR-5, OR-6); several deals are
    always a race.
    """
    if options.goal != "usual":
        return options.goal
    return "capture" if seats == DUEL and options.deals == 1 else "race"


def deal(seats: int, options: OutOptions, chance: Chance) -> OutState:
    """The table before the first card."""
    options = options.seated(0, seats)
    state = OutState(
        options=options,
        goal=goal_of(seats, options),
        seats=[SeatState([]) for _ in range(seats)],
        seat=0,
    )
    deal_anew(state, chance, Deal(dealer=chance.below(seats)))
    return state


def deal_anew(state: OutState, chance: Chance, new: Deal) -> None:
    """All cards are shuffled and dealt, one at a time from the dealer's left; the dealer's left
    neighbour opens (OR-4).
    """
    cards = list(deck())
    chance.shuffle(cards)
    count = len(state.seats)
    each = len(cards) // count
    for seat, one in enumerate(state.seats):
        first = (seat - new.dealer - 1) % count
        one.pile = cards[first : each * count : count]
        one.captured, one.place, one.taken = (), None, ()
    state.left_over = cards[each * count :]
    state.series = Series()
    state.thrown = ()
    state.deal = new
    state.seat = (new.dealer + 1) % count
    state.phase = "dealt"
