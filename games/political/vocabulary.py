"""The words of Political Chicken: cards, options, decisions, asks, events, clocks.

What the engine calls ask, decision, option and event is explained in docs/glossary.md; the rules
and numbers such as PO-29 are in RULES.md.

CARDS AND STACKS

  A card is its id in data/cards/political.json; copies are told apart by a letter (`A14a`, `A14b`).
  A stack is named by its group card, and written as its cards, oldest first: `R3-1 A11 D01a`.

OPTIONS: event recruit let_go attach lay join move discard name a CARD; stack leave_out count_in
name a GROUP card (the stack that it carries); seat names a SEAT.

DECISIONS (kind: options; exactly one is chosen, except where it says several)

  turn     event CARD · recruit CARD · let_go CARD · attach CARD · attack · pass (if only an
           attack is possible too); default: see defaults.py
  place    stack GROUP · back; about card; default the best place (defaults.py), otherwise back
  pick     stack GROUP · back (Scandal, Fact Check, Backroom Deal); about card; default random
  move     move CARD · back (Redistricting; then `place`); about card; default random
  victim   seat SEAT · back (Leaked Inbox); about card; default random
  target   stack GROUP · back; default back
  intent   take_over · destroy · back; about stack; default back
  team     join CARD, several · back; about as attack; default back
  attack   attack · groups · lay CARD · back; default back
  answer   call, or raise once something is added · groups · lay CARD · leave_out GROUP ·
           count_in GROUP · back; default call
  reraise  stand, or reraise once something is added · groups · lay CARD · back; default stand
  lose     stack GROUP; about card; default what costs the least
  inbox    discard CARD · none; about target, cards (the whole hand); default none

  The decisions team, attack, answer, reraise, and place in a battle, are about: target, team,
  defence (stacks as they would lie), helpers (stacks with Lawyers that count), laid (number of
  attachments so far), intent, attack, defending (both totals before the dice), wins (in how many of
  the 36 rolls the attacker wins).

ASKS (kind: who is asked; what the public sees)

  turn     the active seat, for the whole dialogue of its turn: nothing is told before it ends
  answer   the defender, for call or raise · reraise: the attacker
  lose     the seats with several stacks that fit; SEATS; about card
  inbox    the active seat

EVENTS: see `TOLD`, the events that the game tells (not the event cards). CLOCKS: see `CLOCKS`. All
questions of one turn share its deadline.
"""

from collections.abc import Iterable
from functools import cache

from games.engine.asks import Option, Seat
from games.engine.game import ClockGroup, Events, Facts

LEFT = "left"
RIGHT = "right"
WINGS = (LEFT, RIGHT)

SPECIALS = (
    *("lawyers", "conspiracy", "event_immune", "no_takeover", "no_destroy"),
    *("battle_zero", "wing_flip", "gag"),
)
EFFECTS = (
    *("scandal", "left_exodus", "right_exodus", "fact_check", "fundraiser"),
    *("backroom_deal", "leaked_inbox", "term_limits", "comeback", "redistricting"),
)
TAKE_OVER = "take_over"
DESTROY = "destroy"
NOBODY = -1
"""The owner of an unaffiliated stack."""

TOLD = Events(
    public={
        "rolled_first": Facts(seats=list[Seat], dice=list[int]),
        "begins": Facts(seat=Seat),
        "turn_started": Facts(seat=Seat, number=int, count=int),  # count: cards left to draw
        "last_turn": Facts(seat=Seat),
        "passed": Facts(seat=Seat),
        "event_played": Facts(seat=Seat, card=str),
        "nothing_happened": Facts(card=str),
        "recruited": Facts(seat=Seat, card=str),
        "let_go": Facts(seat=Seat, card=str),
        "attached": Facts(seat=Seat, card=str, stack=str, owner=int),
        "attacked": Facts(seat=Seat, stack=str, owner=int, intent=str),
        "mustered": Facts(seat=Seat, cards=list[str], side=str),  # side: attack or defence
        "laid": Facts(seat=Seat, card=str, stack=str),
        "called": Facts(seat=Seat),
        "raised": Facts(seat=Seat),
        "reraised": Facts(seat=Seat),
        "stood": Facts(seat=Seat),
        "lawyers_left_out": Facts(seat=Seat, stack=str),
        # attack, defence: both sums; die: the attacker's; other: the defence's
        "dice": Facts(attack=int, defence=int, die=int, other=int),
        "taken_over": Facts(seat=Seat, stack=str, owner=int),
        "destroyed": Facts(seat=Seat, stack=str, owner=int),
        "held": Facts(seat=Seat, stack=str, owner=int),  # seat: the attacker
        "scrapped": Facts(stack=str, cards=list[str]),  # to the discard
        "freed": Facts(stack=str, seat=Seat),  # seat: the former owner
        "fact_checked": Facts(stack=str, card=str),
        "raised_funds": Facts(seat=Seat, count=int),
        "dealt_in": Facts(seat=Seat, stack=str),  # Backroom Deal
        "looked": Facts(seat=Seat, target=Seat),  # looked, exposed, spared: Leaked Inbox
        "exposed": Facts(seat=Seat, target=Seat, card=str),
        "spared": Facts(seat=Seat, target=Seat),
        "came_back": Facts(stack=str),
        "redistricted": Facts(card=str, old=str, stack=str),  # old: the stack before
        "scored": Facts(seat=Seat, number=int, left=int, right=int, cards=int),
        "game_over": Facts(seats=list[Seat]),  # the winners
    },
    private={
        "drew": Facts(cards=list[str]),
        "saw_hand": Facts(target=Seat, cards=list[str]),
    },
)
"""All events, public and private.

An `owner` may be NOBODY, so its type is a number and not a seat.
"""

# In seconds: at normal pace, and at a table that plays over the day.
CLOCKS = {
    "turn": ClockGroup(75, 3600),
    "answer": ClockGroup(45, 3600),
    "reraise": ClockGroup(30, 3600),
    "lose": ClockGroup(25, 3600),
    "inbox": ClockGroup(20, 3600),
}

PASS = Option("pass")
BACK = Option("back")
NONE = Option("none")
INTENTS = {TAKE_OVER: Option(TAKE_OVER), DESTROY: Option(DESTROY)}

_ADDED = ("groups", "lay", "back")
"""The options of a battle dialogue besides those that end the dialogue."""

ASKED = {
    "turn": ("event", "recruit", "let_go", "attach", "attack", "pass"),
    "place": ("stack", "back"),
    "pick": ("stack", "back"),
    "move": ("move", "back"),
    "victim": ("seat", "back"),
    "target": ("stack", "back"),
    "intent": (*INTENTS, "back"),
    "team": ("join", "back"),
    "attack": ("attack", *_ADDED),
    "answer": ("call", "raise", "leave_out", "count_in", *_ADDED),
    "reraise": ("stand", "reraise", *_ADDED),
    "lose": ("stack",),
    "inbox": ("discard", "none"),
}
"""All decisions: kind of decision -> kinds of its options."""

GROUPS = Option("groups")
ATTACK = Option("attack")
CALL = Option("call")
RAISE = Option("raise")
STAND = Option("stand")
RERAISE = Option("reraise")


@cache
def option(kind: str, value: int | str) -> Option:
    """Return the option of this kind and value. Equal options are the same object."""
    return Option(kind, value)


def options(kind: str, values: Iterable[str]) -> list[Option]:
    """Return an option of this kind for each value."""
    return [option(kind, value) for value in values]
