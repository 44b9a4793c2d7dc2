"""Setting up (2)."""

from games.heist.box import HAND, box
from games.heist.state import HeistOptions, HeistState, SeatState
from games.heist.vocabulary import CHARACTERS
from games.kit.box import laid_out
from games.kit.chance import Chance

VARIABLES = 3
SEATS = range(3, 9)
DUEL = 2


def seats_for(options: HeistOptions) -> range:
    """Three to eight; two where the host has asked for a duel (HR-01)."""
    return range(DUEL, SEATS.stop) if options.duel else SEATS


def deal(seats: int, options: HeistOptions, chance: Chance) -> HeistState:
    """The table before the first round. Raises ValueError for a number of seats not played with."""
    if seats not in seats_for(options):
        raise ValueError(
            f"Chicken Heist is for {SEATS[0]} to {SEATS[-1]} seats (a duel for {DUEL})"
        )
    variables = laid_out(box().variable_events)
    chance.shuffle(variables)
    slots = laid_out(box().base_events) + variables[:VARIABLES]
    chance.shuffle(slots)
    characters = list(CHARACTERS)
    chance.shuffle(characters)
    pile = laid_out(box().actions)
    chance.shuffle(pile)
    loot = laid_out({one.card: one.copies for one in box().loot})
    chance.shuffle(loot)
    state = HeistState(
        phase="round_start",
        options=options,
        leader=chance.below(seats),
        seats=[SeatState(characters.pop()) for _ in range(seats)],
        slots=slots,
        aside=variables[VARIABLES:],
        characters=characters,
        loot_pile=loot,
        pile=pile,
    )
    _deal_hands(state)
    return state


def _deal_hands(state: HeistState) -> None:
    """Three cards each, and one more for whoever starts as Cowboy (HR-03)."""
    for one in state.seats:
        one.hand = [state.pile.pop() for _ in range(HAND)]
    for one in state.seats:
        if one.character == "cowboy":
            one.hand.append(state.pile.pop())
