"""The words of a heist: ids, options, decisions, asks, events, clocks.

What the engine calls ask, decision, option and event is explained in docs/glossary.md; the cards
and numbers such as 4.2 are in RULES.md. For sweeps and chains see state.py.

DECISIONS (kind: options; exactly one is chosen, unless said otherwise)

  turn         rob · resupply · lookout SLOT · tinker · play CARD · agent SEAT · mystic CARD ·
               angel SEAT · devil SEAT · pirate LOOT · show_gold · take_card · end
               default: the default Move, then show_gold if it is open, then end
  tinker       slot SLOT, exactly two; default random
  angel_move   move MOVE · back; default back (ability not used)
  pirate_move  resupply · tinker · back; default back
  target       seat SEAT, for check_in copycat disguise influence; default random
  teamwork     seat SEAT; then `partner` (the partner's) and `second` (the player's): slot SLOT
  fortify      crew CREW
  lockdown     slot SLOT
  panic        slot SLOT, exactly two
  warn         event EVENT (12 entries)
  override     override · pass; default pass; about card, seat, count (of cards in the chain)
  sweep        play CARD · pass · done; default pass. For a card with targets, a decision of the
               kinds above follows, with `later` and `back` added, default later; the two slots of
               panic are asked one after the other (panic, panic_second)
  reconsider   go · change · withdraw; about card; without go if the card is no longer legal.
               `change` leads to a sweep decision without `done`
  decision     stay · run · hide; default stay
  save         discard_hide · be_caught; default discard_hide
  fee          pay LOOT; default the lowest
  split        take LOOT; default the highest

ASKS (kind: who is asked; what the public sees: the seats, if nothing is said, only their COUNT, or
NOTHING)

  turn                   the active seat, for all questions on its turn's clock (turn, tinker,
                         angel_move, pirate_move)
  target teamwork fortify lockdown panic warn partner second
                         one seat; about card
  override               all who may answer the card; NOTHING
  sweep                  all seats with cards that are not done; COUNT; about number
  pause                  seats with a queued card (`reconsider`); NOTHING; it takes the same few
                         seconds after each card of a sweep, also if no seat has queued a card
  decision_a decision_b  the seats that decide in the first and in the second stage (10.4); COUNT
  saves                  the seats that the event hits; COUNT; about event
  split                  the picker

EVENTS: see `TOLD`, the events that the game tells.

CLOCKS: see `CLOCKS`. The questions of one turn, one sweep or one pause share their deadline.
"""

from functools import cache

from games.engine.asks import Option, Seat
from games.engine.game import ClockGroup, Events, Facts
from games.engine.occasions import Occasion

CREWS = ("perimeter", "vault", "lobby", "rooftop")
CHARACTERS = (
    *("agent", "alchemist", "mystic", "angel", "cowboy", "jester"),
    *("boss", "devil", "pirate", "cyborg", "knight", "samurai"),
)
ACTIONS = (
    *("check_in", "copycat", "disguise", "flash_grenade", "fortify", "freeze", "influence"),
    *("lockdown", "override", "panic", "scramble", "signal_jammer", "teamwork", "warn"),
)
CREW_EVENTS = ("shootout", "time_lock", "silent_alarm", "searchlight")
BASE_EVENTS = (*CREW_EVENTS, "swat", "drivers_signal")
VARIABLE_EVENTS = (
    *("betrayal", "dyepack", "masterpiece", "membership_fee"),
    *("police_patrol", "poor_planning", "swat_again"),
)
EVENTS = (*BASE_EVENTS, *VARIABLE_EVENTS)
MOVES = ("rob", "resupply", "lookout", "tinker")
"""The kinds of Moves."""

DECISIONS = ("stay", "run", "hide")
WARN_MENU = (*BASE_EVENTS, *(event for event in VARIABLE_EVENTS if event != "swat_again"))
"""The events that Warn may declare (7.17).

`swat` stands for both SWATs, and `drivers_signal` for both signals.
"""

TOLD = Events(
    public={
        "round_started": Facts(round=int, leader=Seat),
        "truck_loaded": Facts(count=int),  # of loot on the truck now
        "loot_pile_empty": Facts(),
        "turn_started": Facts(seat=Seat),
        "turn_ended": Facts(seat=Seat),
        "move_skipped": Facts(seat=Seat),  # no Move was legal
        "robbed": Facts(seat=Seat),
        "looked_out": Facts(seat=Seat, slot=int),
        "tinkered": Facts(seat=Seat, slot=int, other=int),
        "resupplied": Facts(seat=Seat, count=int),
        # number 1: the card itself; from 2 on: the Overrides of its chain
        "announced": Facts(seat=Seat, card=str, number=int),
        # `by` overrides `seat`'s card; its own `announced` follows
        "overridden": Facts(by=Seat, seat=Seat, card=str),
        # `stood` and `voided`: the first card of a chain, after its Overrides
        "stood": Facts(seat=Seat, card=str),
        "voided": Facts(seat=Seat, card=str),
        "checked_in": Facts(seat=Seat, target=Seat),
        "copied": Facts(seat=Seat, target=Seat),
        "disguised": Facts(seat=Seat, target=Seat, old=str, character=str),
        # the five board cards
        "laid": Facts(seat=Seat, card=str, crew=str | None, slot=int | None),
        "led": Facts(seat=Seat, leader=Seat),  # Influence
        "panicked": Facts(seat=Seat, slot=int, other=int),
        "partnered": Facts(seat=Seat, target=Seat),
        "partner_picked": Facts(seat=Seat, slot=int),
        "teamed_up": Facts(seat=Seat, target=Seat, slot=int, other=int),
        "scrambled": Facts(seat=Seat, seats=list[Seat], characters=list[str]),
        "warned": Facts(seat=Seat, event=str),
        # an effect of Angel, Devil or Knight that ends before the round does
        "effect_ended": Facts(character=str, by=Seat, target=Seat, move=str | None),
        "jester_turned": Facts(seat=Seat, card=str),
        "jester_fizzled": Facts(seat=Seat, card=str),
        "agent_swapped": Facts(seat=Seat, target=Seat),
        "gold_shown": Facts(seat=Seat, loot=str),
        "mystic_swapped": Facts(seat=Seat, card=str),
        "angel_blocked": Facts(seat=Seat, target=Seat, move=str),
        "devil_disabled": Facts(seat=Seat, target=Seat),
        "pirate_returned": Facts(seat=Seat),
        "knight_banned": Facts(seat=Seat),
        "drew": Facts(seat=Seat, count=int, character=str),  # which ability gave the cards
        "operation_started": Facts(leader=Seat),
        "operation_frozen": Facts(),
        "operation_ended": Facts(),
        "sweep_opened": Facts(number=int),
        "sweep_closed": Facts(number=int),
        "decisions_opened": Facts(),
        # target: the seat that a copier copied
        "decided": Facts(seat=Seat, choice=str, target=Seat | None),
        "event_shown": Facts(slot=int, event=str),
        "lockdown_lifted": Facts(slot=int),
        "warn_right": Facts(seat=Seat, event=str),
        "warn_wrong": Facts(seat=Seat, event=str),
        "substituted": Facts(event=str),  # what replaces Poor Planning
        "dyed": Facts(count=int),  # of loot that leaves the truck
        "masterpiece_taken": Facts(seat=Seat, count=int),
        "masterpiece_missed": Facts(count=int),  # of runners
        "signalled": Facts(number=int),  # how many signals so far
        "hide_lost": Facts(seat=Seat),
        "saved": Facts(seat=Seat),
        "fee_paid": Facts(seat=Seat),
        "escaped": Facts(seat=Seat),
        "caught": Facts(seat=Seat, count=int),  # of loot given back
        "hand_dropped": Facts(seat=Seat, cards=list[str]),
        "truck_opened": Facts(loots=list[str]),
        "picked": Facts(seat=Seat, loot=str),
        "truck_lost": Facts(count=int),
        "truck_taken": Facts(seat=Seat, count=int),
        "board_cleared": Facts(cards=list[str]),
        "leader_passed": Facts(leader=Seat),
        "scored": Facts(seat=Seat, number=int),
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
    private={
        "drew_cards": Facts(cards=list[str]),
        "robbed_loot": Facts(loot=str),
        "drew_loot": Facts(loot=str),
        "paid_loot": Facts(loot=str),
        "saw": Facts(slot=int, event=str),
        "gained_loot": Facts(loot=str, target=Seat),  # Agent; target: the other seat
        "lost_loot": Facts(loot=str, target=Seat),
        "no_override": Facts(card=str),  # the seat has pressed Override but holds none
        "override_kept": Facts(card=str),  # another seat came first
        "card_returned": Facts(card=str),  # queued, and withdrawn, frozen or no longer legal
        "peeked": Facts(target=Seat, choice=str),
    },
)
"""All events, public and private."""

_IN_A_SWEEP = ("later", "back")
"""The options that a decision about targets also has in a sweep.

They are to name the targets when the card is played, and to choose another card.
"""

ASKED = {
    "turn": (
        *(*MOVES, "play", "agent", "mystic", "angel", "devil", "pirate"),
        *("show_gold", "take_card", "end"),
    ),
    "tinker": ("slot",),
    "angel_move": ("move", "back"),
    "pirate_move": ("resupply", "tinker", "back"),
    "target": ("seat", *_IN_A_SWEEP),
    "teamwork": ("seat", *_IN_A_SWEEP),
    "partner": ("slot",),
    "second": ("slot", *_IN_A_SWEEP),
    "fortify": ("crew", *_IN_A_SWEEP),
    "lockdown": ("slot", *_IN_A_SWEEP),
    "panic": ("slot", *_IN_A_SWEEP),
    "panic_second": ("slot", *_IN_A_SWEEP),
    "warn": ("event", *_IN_A_SWEEP),
    "override": ("override", "pass"),
    "sweep": ("play", "pass", "done"),
    "reconsider": ("go", "change", "withdraw"),
    "decision": DECISIONS,
    "save": ("discard_hide", "be_caught"),
    "fee": ("pay",),
    "split": ("take",),
}
"""All decisions: kind of decision -> kinds of its options."""

ASKS = ("decision_a", "decision_b", "saves")
"""The asks that are not also a kind of decision."""

# In seconds: at normal pace, and at a table that plays over the day. Each card that is played in a
# turn adds the seconds of `extra`.
CLOCKS = {
    "turn": ClockGroup(60, 3600, extra=15),
    "target": ClockGroup(15, 3600),
    "partner": ClockGroup(15, 3600),
    "window": ClockGroup(8, 600, fixed=True, window=True),
    "window_minimum": ClockGroup(5, 5, fixed=True),
    "sweep_first": ClockGroup(30, 3600),
    "sweep": ClockGroup(20, 3600),
    "reconsider": ClockGroup(6, 10, fixed=True, window=True),
    "decision_a": ClockGroup(45, 3600),
    "decision_b": ClockGroup(30, 3600),
    "save": ClockGroup(10, 3600),
    "fee": ClockGroup(15, 3600),
    "split": ClockGroup(15, 3600),
}

OCCASIONS = {
    "caught": Occasion(woe="seat"),
    "escaped": Occasion(luck="seat"),
    "saved": Occasion(luck="seat"),
    "overridden": Occasion(luck="by", woe="seat"),
    "warn_wrong": Occasion(woe="seat"),
    "masterpiece_taken": Occasion(luck="seat"),
}
"""The events on which house players may comment."""

WEIGHTS = {
    "turn": 1.0,
    "sweep": 0.8,
    "decision_a": 1.4,
    "saves": 0.8,
    "partner": 0.7,
    "second": 0.5,
    "split": 0.6,
}
"""How long house players pretend to think, relative to the usual time."""

ROB = Option("rob")
RESUPPLY = Option("resupply")
TINKER = Option("tinker")
END = Option("end")
SHOW_GOLD = Option("show_gold")
TAKE_CARD = Option("take_card")
OVERRIDE = Option("override")
PASS = Option("pass")
DONE = Option("done")
LATER = Option("later")
BACK = Option("back")
GO = Option("go")
CHANGE = Option("change")
WITHDRAW = Option("withdraw")
STAY = Option("stay")
RUN = Option("run")
HIDE = Option("hide")
DISCARD_HIDE = Option("discard_hide")
BE_CAUGHT = Option("be_caught")


@cache
def option(kind: str, value: int | str) -> Option:
    """Return the option of this kind and value. Equal options are the same object."""
    return Option(kind, value)


def seat_options(seats: list[Seat]) -> list[Option]:
    """Return an option for each of these seats."""
    return [option("seat", seat) for seat in seats]


def slot_options(slots: list[int]) -> list[Option]:
    """Return an option for each of these slots."""
    return [option("slot", slot) for slot in slots]


CREW_OPTIONS = [option("crew", crew) for crew in CREWS]
WARN_OPTIONS = [option("event", event) for event in WARN_MENU]
