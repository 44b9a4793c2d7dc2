"""How the expert finds its card (expert.py): by the part of the games to come that it wins.

NumPy is for whoever searches: nothing that a table needs imports this.
"""

import numpy as np

from games.engine.asks import Seat
from games.playing import memory
from games.playing.odds import Mixture
from games.playing.players.house import own
from games.playing.players.opponents import OWN, expected, known
from games.playing.players.rollouts import Game, drawn, made_later, softened
from games.playing.view import PlayingView

LOOKS = 4
"""So often it draws what others play now, for each of the worlds to come."""

SHARPEST = 400.0
"""How strongly it prefers a card that wins more games, where nobody is of its own kind."""
SHARP_ALIKE = 25.0
"""The same where all are. Who always play their best card, and think alike, crash together."""


def mixture(view: PlayingView, budget: int, seed: int) -> Mixture:
    """How likely it should play each card of its hand."""
    seat, hands = own(view).seat, memory.hands(view)
    hand, generator = hands[seat], np.random.default_rng(seed)
    worlds = max(1, budget // len(hand))
    game = Game.of(view, made_later(view, hands, seat, worlds, generator))
    others, found = expected(view, seat), np.zeros(len(hand))
    for _ in range(LOOKS):
        luck = generator.random((len(hands), worlds), dtype=np.float32)
        found += game.chances(seat, hand, drawn(others, luck)) / LOOKS
    chosen = softened(hand, found, _sharpness(view, seat))
    return {card: float(chosen[card]) for card in hand}


def _sharpness(view: PlayingView, seat: Seat) -> float:
    weights = known(view, seat)[OWN]
    alike = (weights.sum() - weights[seat]) / (len(weights) - 1)
    return float(1 / (1 / SHARPEST + alike * (1 / SHARP_ALIKE - 1 / SHARPEST)))
