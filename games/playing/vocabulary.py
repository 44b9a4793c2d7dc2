"""The words of Playing Chicken: options, decisions, asks, events, clocks.

DECISIONS (kind: options; exactly one is chosen)

  card         play CARD; default random (PL-21)

ASKS (kind: who is asked; what the public sees)

  card         every seat at once; SEATS, because a card face down hides nothing but itself
  pause        NOTHING; a few seconds in which the reveal may sink in

EVENTS, public (kind: facts)

  round_started round
  goals_shuffled count (of goals that form the new pile)
  goal_turned goal
  revealed goal total cards (by seat) seats (the winners) points (for each of them)
  round_ended round (everybody's last card has left the game, unseen)
  scored seat number · game_over seats (the winners)

EVENTS, private (told to one seat)

  left_behind card (the one card it did not play in this round)

CLOCKS: see `CLOCKS`.
"""

from games.kit.asks import ClockId, Option
from games.kit.game import ClockGroup
from games.playing.box import CARDS

CLOCKS = {
    "card": ClockGroup(45, 3600),
    "pause": ClockGroup(3, 3, fixed=True),
}
CARD_CLOCK = ClockId("card")

PLAY = {card: Option("play", card) for card in CARDS}
"""Card -> the one Option of playing it."""
