"""The words of Hen Party: events, decisions, clocks, options."""

from games.engine.asks import ClockId, Option, Seat
from games.engine.game import ClockGroup, Events, Facts
from games.henparty.box import CARDS

TOLD = Events(
    public={
        "served": Facts(round=int, snack=int),
        "revealed": Facts(cards=list[int]),  # the card of each seat, in the order of the seats
        "taken": Facts(seat=Seat, card=int, snack=int),
        "wasted": Facts(snack=int),  # each number was played more than once
        "scored": Facts(seat=Seat, number=int),
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
)
"""All events and their facts. Events for one seat only would be listed as `private`."""

ASKED = {"card": ("play",)}
"""All decisions: kind of decision -> kinds of its options."""

CLOCKS = {
    "card": ClockGroup(45, 3600),
    "pause": ClockGroup(4, 4, fixed=True),
}
"""The seconds of a decision: at the normal pace, and at a table that plays over the day."""

CARD_CLOCK = ClockId("card")

PLAY = {card: Option("play", card) for card in CARDS}
"""Card -> the option of playing it."""
