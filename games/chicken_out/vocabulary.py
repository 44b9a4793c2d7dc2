"""The words of Chicken Out!: cards, options, decisions, events, clocks.

CARDS

  B0 … B11 black numbers · R2 … R11 red numbers · X2 doubles · Z0 back to zero · E20 up to twenty ·
  SM same as the card before it. An `identity` is what a card counts as: itself, what an SM copies,
  or `blank` (an SM with nothing to copy).

DECISIONS (kind: options; exactly one is chosen)

  turn   play · chicken_out; default play; facts: count, cards (how many lie on the table)
  run    continue · stop, and until_11 while the count is ten or less; default stop; the same facts

ASKS: an ask is addressed to the active seat and has the kind of its decision. The public sees who
is asked (`Showing.SEATS`, games/engine/asks.py).

EVENTS: see `TOLD`. CLOCKS: see `CLOCKS`.
"""

from games.engine.asks import Choice, ClockId, Option, Seat
from games.engine.game import ClockGroup, Events, Facts

BLACK = "B"
RED = "R"
DOUBLE = "X2"
ZERO = "Z0"
TWENTY = "E20"
SAME = "SM"
"""SM, which counts as the card before it."""

FOXES = (DOUBLE, ZERO, TWENTY, SAME)
BLANK = "blank"
"""What an SM counts as if it has nothing to copy (OR-18)."""

EFFECTS = ("add", "subtract", "double", "zero", "twenty", "nothing")
"""What a card can do to the count."""

TARGET = 21
BRAVE_FROM = 11
"""From this count on a card can bust (11 + 11 > 21), and a seat may chicken out (OR-21)."""

TOLD = Events(
    public={
        # number: of the deal, from 1; cards: of each seat; count: cards left over unseen
        "dealt": Facts(number=int, dealer=Seat, cards=int, count=int),
        "opened": Facts(seat=Seat),  # begins a series with two cards
        "ran": Facts(seat=Seat),  # begins a run
        # identity: what the card counts as; effect: one of EFFECTS; count: after the card
        "turned": Facts(seat=Seat, card=str, identity=str, effect=str, count=int),
        # cards: how many cards are taken, the busting card included
        "busted": Facts(seat=Seat, count=int, cards=int),
        "chickened": Facts(seat=Seat, count=int, cards=int),
        "stopped": Facts(seat=Seat, count=int),
        "made_21": Facts(seat=Seat, cards=int),
        "thrown": Facts(cards=int),
        "captured": Facts(seat=Seat, cards=int),  # cards: captured so far
        "passed": Facts(seat=Seat, target=Seat, cards=int),
        "went_out": Facts(seat=Seat, place=int),
        "muddled": Facts(),  # from now on taken cards are shuffled
        "called_off": Facts(),  # the deal takes too long
        "unbeatable": Facts(seat=Seat, cards=int),  # has captured more than half
        # after each of several deals; cards: left in the pile; points: of all deals so far
        "tallied": Facts(seat=Seat, cards=int, points=int),
        "scored": Facts(seat=Seat, number=int),  # number: the score
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
)
"""All events. None is private."""

MUDDLED_FROM = 600
"""From this card of a deal on, taken series are shuffled (OR-40)."""

ASKED = {
    "turn": ("play", "chicken_out"),
    "run": ("continue", "stop", "until_11"),
}
"""All decisions: kind of decision -> kinds of its options."""

CLOCKS = {"turn": ClockGroup(15, 3600), "run": ClockGroup(12, 3600)}
"""Seconds for each decision: at normal pace, and at relaxed pace (a table that plays over the day).
"""

TURN_CLOCK = ClockId("turn")
RUN_CLOCK = ClockId("run")

PLAY = Option("play")
CHICKEN_OUT = Option("chicken_out")
CONTINUE = Option("continue")
STOP = Option("stop")
UNTIL_11 = Option("until_11")

TURN_MENU = (PLAY, CHICKEN_OUT)
RUN_MENU = (CONTINUE, STOP)
SAFE_RUN_MENU = (CONTINUE, UNTIL_11, STOP)
BY_DEFAULT_PLAY: Choice = (PLAY,)
BY_DEFAULT_STOP: Choice = (STOP,)
