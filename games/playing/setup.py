"""Setting up (2)."""

from games.kit.chance import Chance
from games.playing.box import goals_for
from games.playing.state import PlayingOptions, PlayingState, SeatState

SEATS = range(3, 9)


def deal(seats: int, options: PlayingOptions, chance: Chance) -> PlayingState:
    """The table before the first goal. Raises ValueError for a number of seats not played with."""
    if seats not in SEATS:
        raise ValueError(f"Playing Chicken is for {SEATS[0]} to {SEATS[-1]} seats")
    pile = list(goals_for(seats, unique=options.goals == "unique20"))
    chance.shuffle(pile)
    return PlayingState(options=options, seats=[SeatState() for _ in range(seats)], pile=pile)
