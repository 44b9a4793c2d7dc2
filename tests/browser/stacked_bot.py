"""The bot with a prepared deck: both Driver's Signals first, a Signal Jammer in each hand.

Windows have no minimum time, so a game of two rounds takes seconds.
"""

from collections.abc import Sequence

from bot import cli as bot
from bot.tables import deadlines
from bot.tables.table import Pace
from games.engine.chance import Chance
from games.engine.game import ClockGroup
from games.heist.rules import Heist
from games.heist.state import HeistOptions, HeistState
from games.heist.vocabulary import CLOCKS
from tests.support.seeded import seed_this_process

SEED = 1
"""With this seed the leader is no Mystic, who could also discard the card under the same label."""
CARD = "signal_jammer"
EVENT = "drivers_signal"

_deal = Heist.deal
_allowed = deadlines.time_allowed


def deal(seats: int, options: HeistOptions, chance: Chance) -> HeistState:
    state = _deal(seats, options, chance)
    # A stable sort: the two signals first, the other events in their order.
    state.slots.sort(key=lambda event: event != EVENT)
    for player in state.seats:
        if CARD in state.pile and CARD not in player.hand:
            # The jammer is exchanged for a card of the hand, so that no card is lost.
            state.pile[state.pile.index(CARD)] = player.hand[0]
            player.hand[0] = CARD

    return state


def allowed(group: ClockGroup, pace: Pace, extra: int, times: int = 1) -> float:
    return 0.05 if group == CLOCKS["window_minimum"] else _allowed(group, pace, extra, times)


def main(argv: Sequence[str] | None = None) -> int:
    Heist.deal = staticmethod(deal)  # type: ignore[method-assign]
    deadlines.time_allowed = allowed
    seed_this_process(SEED)
    return bot.main(argv)
