"""The words of a heist: ids, options, decisions, asks, events, clocks.

DECISIONS (kind: options; exactly one is chosen, unless said otherwise)

  turn         rob · resupply · lookout SLOT · tinker · play CARD · agent SEAT · mystic CARD ·
               angel SEAT · devil SEAT · pirate LOOT · show_gold · take_card · end
               default: the default Move, then show_gold where it is open, then end
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
  sweep        play CARD · pass · done; default pass. Then, for a card with targets, a decision of
               the kinds above with `later` and `back` added, default later; panic's slots are asked
               one after the other there (panic, panic_second)
  reconsider   go · change · withdraw; about card; without go where the card is no longer legal.
               `change` leads to a sweep decision without `done`
  decision     stay · run · hide; default stay
  save         discard_hide · be_caught; default discard_hide
  fee          pay LOOT; default the lowest
  split        take LOOT; default the highest

ASKS (kind: who is asked; what the public sees)

  turn                   the active seat, for all questions on its turn's clock (turn, tinker,
                         angel_move, pirate_move)
  target teamwork fortify lockdown panic warn partner second
                         one seat; about card
  override               all entitled; NOTHING
  sweep                  all with cards who are not done; COUNT; about number
  pause                  NOTHING; the same few seconds after every card carried out in a sweep,
                         whoever has cards queued
  decision_a decision_b  COUNT
  saves                  those whom the event hits; COUNT; about event
  split                  the picker

EVENTS, public (kind: facts)

  round_started round leader · truck_loaded count · loot_pile_empty
  turn_started seat · turn_ended seat · move_skipped seat
  robbed seat · looked_out seat slot · tinkered seat slot other · resupplied seat count
  announced seat card number (1: the card itself; from 2 on: the Overrides of its chain)
  overridden by seat card (`by` overrides `seat`'s card; its own `announced` follows)
  stood seat card · voided seat card (the fate of a chain's first card)
  checked_in seat target · copied seat target · disguised seat target old character
  laid seat card [crew] [slot] (the five board cards) · led seat leader (Influence)
  panicked seat slot other · partnered seat target · partner_picked seat slot
  teamed_up seat target slot other · scrambled seat seats characters · warned seat event
  effect_ended character by target [move] (what angel, devil or knight had standing)
  jester_turned seat card · jester_fizzled seat card
  agent_swapped seat target · gold_shown seat loot · mystic_swapped seat card
  angel_blocked seat target move · devil_disabled seat target · pirate_returned seat
  knight_banned seat · drew seat count character (which ability gave the cards)
  operation_started leader · operation_frozen · operation_ended
  sweep_opened number · sweep_closed number
  decisions_opened · decided seat choice [target] (at Reveal; target: whom a copier copied)
  event_shown slot event · lockdown_lifted slot
  warn_right seat event · warn_wrong seat event · substituted event
  dyed count · masterpiece_taken seat count · masterpiece_missed count (of runners)
  signalled number · hide_lost seat · saved seat · fee_paid seat
  escaped seat · caught seat count (of loot given back) · hand_dropped seat cards
  truck_opened loots · picked seat loot · truck_lost count · truck_taken seat count
  board_cleared cards · leader_passed leader · scored seat number · game_over seats (the winners)

EVENTS, private (told to one seat)

  drew_cards cards · robbed_loot loot · drew_loot loot · paid_loot loot · saw slot event
  gained_loot loot target · lost_loot loot target (Agent; target: the other one)
  no_override card (pressed Override, holds none) · override_kept card (another seat came first)
  card_returned card (queued, and withdrawn, frozen or no longer legal) · peeked target choice

CLOCKS: see `CLOCKS`. The questions of one turn, one sweep or one pause share their deadline.
"""

from functools import cache

from games.kit.asks import Option, Seat
from games.kit.game import ClockGroup

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
"""In the order in which a silent seat's default Move is looked for (4.2)."""
DECISIONS = ("stay", "run", "hide")
WARN_MENU = (*BASE_EVENTS, *(event for event in VARIABLE_EVENTS if event != "swat_again"))
"""What may be declared (7.17): `swat` is for both SWATs, `drivers_signal` for both signals."""

CLOCKS = {
    "turn": ClockGroup(60, 3600, extra=15),
    "target": ClockGroup(15, 3600),
    "partner": ClockGroup(15, 3600),
    "window": ClockGroup(8, 600, fixed=True),
    "window_minimum": ClockGroup(5, 5, fixed=True),
    "sweep_first": ClockGroup(30, 3600),
    "sweep": ClockGroup(20, 3600),
    "reconsider": ClockGroup(6, 10, fixed=True),
    "decision_a": ClockGroup(45, 3600),
    "decision_b": ClockGroup(30, 3600),
    "save": ClockGroup(10, 3600),
    "fee": ClockGroup(15, 3600),
    "split": ClockGroup(15, 3600),
}

ROB, RESUPPLY, TINKER, END = Option("rob"), Option("resupply"), Option("tinker"), Option("end")
SHOW_GOLD, TAKE_CARD = Option("show_gold"), Option("take_card")
OVERRIDE, PASS, DONE = Option("override"), Option("pass"), Option("done")
LATER, BACK = Option("later"), Option("back")
GO, CHANGE, WITHDRAW = Option("go"), Option("change"), Option("withdraw")
STAY, RUN, HIDE = Option("stay"), Option("run"), Option("hide")
DISCARD_HIDE, BE_CAUGHT = Option("discard_hide"), Option("be_caught")


@cache
def option(kind: str, value: int | str) -> Option:
    """The one Option of that kind and value; menus are made of these."""
    return Option(kind, value)


def seat_options(seats: list[Seat]) -> list[Option]:
    return [option("seat", seat) for seat in seats]


def slot_options(slots: list[int]) -> list[Option]:
    return [option("slot", slot) for slot in slots]


CREW_OPTIONS = [option("crew", crew) for crew in CREWS]
WARN_OPTIONS = [option("event", event) for event in WARN_MENU]
