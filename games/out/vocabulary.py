"""The words of Chicken Out!: cards, options, decisions, events, clocks.

CARDS

  B0 … B11 black numbers · R2 … R11 red numbers · X2 doubles · Z0 back to zero · E20 up to twenty ·
  SM same as the card before it. An `identity` is what a card counts as: itself, what an SM copies,
  or `blank` (an SM that has nothing to copy).

DECISIONS (kind: options; exactly one is chosen)

  turn   play · chicken_out; default play; about count, cards (how many lie on the table)
  run    continue · stop, and until_11 while the count is ten or less; default stop; about the same

ASKS: the decision's kind; the active seat; SEATS

EVENTS, all public (kind: facts)

  dealt number dealer cards count (which deal; cards each; left over unseen)
  opened seat (begins a series with two cards) · ran seat (begins a run)
  turned seat card identity effect count (`effect`: see EFFECTS; the count after it)
  busted seat count cards (how many lay on the table and are taken, the busting one included)
  chickened seat count cards · stopped seat count
  made_21 seat cards · thrown cards · captured seat cards (in all) · passed seat target cards
  went_out seat place · muddled (from now on taken cards are shuffled) · called_off (too long)
  unbeatable seat cards (captured more than half)
  tallied seat cards points (what is left after one of several deals, and its total so far)
  scored seat number · game_over seats (the winners)

CLOCKS: see `CLOCKS`.
"""

from games.kit.asks import Choice, ClockId, Option
from games.kit.game import ClockGroup

BLACK, RED = "B", "R"
DOUBLE, ZERO, TWENTY, SAME = "X2", "Z0", "E20", "SM"
FOXES = (DOUBLE, ZERO, TWENTY, SAME)
BLANK = "blank"
"""What an SM counts as that has nothing to copy (OR-18)."""

EFFECTS = ("add", "subtract", "double", "zero", "twenty", "nothing")

TARGET = 21
BRAVE_FROM = 11
"""From this count on a card can bust, and a seat may chicken out (OR-21)."""

CLOCKS = {"turn": ClockGroup(15, 3600), "run": ClockGroup(12, 3600)}
TURN_CLOCK, RUN_CLOCK = ClockId("turn"), ClockId("run")

PLAY, CHICKEN_OUT = Option("play"), Option("chicken_out")
CONTINUE, STOP, UNTIL_11 = Option("continue"), Option("stop"), Option("until_11")

TURN_MENU = (PLAY, CHICKEN_OUT)
RUN_MENU = (CONTINUE, STOP)
SAFE_RUN_MENU = (CONTINUE, UNTIL_11, STOP)
BY_DEFAULT_PLAY: Choice = (PLAY,)
BY_DEFAULT_STOP: Choice = (STOP,)
