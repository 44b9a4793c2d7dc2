"""The words of Hen Party: decisions, asks, events, clocks.

DECISIONS (kind: options; exactly one is chosen)

  card         play CARD; default random (HP-5)

ASKS (kind: who is asked; what the public sees)

  card         every seat at once; SEATS, because a card face down hides nothing but itself
  pause        NOTHING; a few seconds in which the cards may sink in

EVENTS: see `TOLD`. CLOCKS: see `CLOCKS`.
"""

from games.engine.asks import ClockId, Option, Seat
from games.engine.game import ClockGroup, Events, Facts
from games.henparty.box import CARDS

TOLD = Events(
    public={
        "served": Facts(round=int, snack=int),
        "revealed": Facts(cards=list[int]),  # by seat
        "taken": Facts(seat=Seat, card=int, snack=int),
        "wasted": Facts(snack=int),  # no number stood alone
        "scored": Facts(seat=Seat, number=int),
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
)
"""All that is told, to everybody; what one seat alone may know would be `private`."""

CLOCKS = {
    "card": ClockGroup(45, 3600),
    "pause": ClockGroup(4, 4, fixed=True),
}
CARD_CLOCK = ClockId("card")

PLAY = {card: Option("play", card) for card in CARDS}
"""Card -> the one Option of playing it."""
