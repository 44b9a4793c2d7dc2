"""The words of Playing Chicken: options, decisions, asks, events, clocks (see docs/glossary.md).

DECISIONS (kind: options; exactly one is chosen)

  card         play CARD; default random (PL-21 in RULES.md)

ASKS (kind: who is asked; what the public sees: see `Showing` in games/engine/asks.py)

  card         every seat at once; SEATS, because who has chosen reveals nothing
  pause        no seat; NOTHING; a few seconds to look at the reveal

EVENTS: see `TOLD`. CLOCKS: see `CLOCKS`.
"""

from games.engine.asks import ClockId, Option, Seat
from games.engine.game import ClockGroup, Events, Facts
from games.playing.box import CARDS

TOLD = Events(
    public={
        "round_started": Facts(round=int),
        "goals_shuffled": Facts(count=int),  # of goals that form the new pile
        "goal_turned": Facts(goal=int),
        # cards: by seat; seats: the winners; points: for each winner
        "revealed": Facts(goal=int, total=int, cards=list[int], seats=list[Seat], points=int),
        "round_ended": Facts(round=int),  # each seat's last card has left the game, unseen
        "scored": Facts(seat=Seat, number=int),
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
    private={
        "left_behind": Facts(card=int),  # the one card that the seat did not play in this round
    },
)
"""All events, public and private."""

ASKED = {"card": ("play",)}
"""All decisions: kind of decision -> kinds of its options."""

# In seconds: at normal pace, and at a table that plays over the day. `fixed`: at quick pace too.
CLOCKS = {
    "card": ClockGroup(45, 3600),
    "pause": ClockGroup(4, 4, fixed=True),
}
CARD_CLOCK = ClockId("card")

PLAY = {card: Option("play", card) for card in CARDS}
"""Card -> the option of playing it."""
