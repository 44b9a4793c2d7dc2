"""What a seat does in its turn besides playing cards: Moves (rules section 4) and abilities (8).

A turn has one Move: Rob (take a loot card), Resupply (draw two cards), Lookout (look at an event)
or Tinker (exchange two events). A character may have an ability. The abilities of Agent, Mystic,
Angel, Devil and Pirate can be used once per turn and card (HR-53, HR-66). Those of Alchemist (after
a Rob) and Knight (after a Lookout) are offers, which stay open until the turn ends. Numbers such as
4.2 and HR-53 are those of RULES.md.

Rule: whether the list of abilities is empty depends on public facts only, except `show_gold`
      (HR-111).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from games.engine.asks import Decision, Option, Seat
from games.engine.chance import pick
from games.heist import notebook
from games.heist.action_cards import jester_plays
from games.heist.state import HeistState, StandingEffect, Turn
from games.heist.vocabulary import (
    BACK,
    MOVES,
    RESUPPLY,
    ROB,
    SHOW_GOLD,
    TAKE_CARD,
    TINKER,
    option,
    slot_options,
)

if TYPE_CHECKING:
    from games.heist.rules import Heist

RESUPPLY_CARDS = 2
"""How many cards Resupply draws."""


# -- Moves -----------------------------------------------------------------------------------------


def can_resupply(state: HeistState, seat: Seat) -> bool:
    """Return whether the seat may Resupply."""
    return state.can_draw() and not state.is_blocked(seat, "resupply")


def can_tinker(state: HeistState, seat: Seat) -> bool:
    """Return whether the seat may Tinker. Signal Jammer stops all but Boss (HR-65)."""
    return (
        len(state.face_down()) >= 2
        and ("signal_jammer" not in state.board or state.plays(seat, "boss"))
        and not state.is_blocked(seat, "tinker")
    )


def lookout_slots(state: HeistState, seat: Seat) -> list[int]:
    """Return the slots that the seat may look at.

    Boss ignores Flash Grenade and Lockdown. An Angel's block also stops Boss.
    """
    if state.standing and state.is_blocked(seat, "lookout"):
        return []
    if state.plays(seat, "boss"):
        return list(state.face_down())
    if "flash_grenade" in state.board:
        return []
    if not state.locked:
        return list(state.face_down())

    return [slot for slot in state.face_down() if slot not in state.locked]


def legal_moves(state: HeistState, seat: Seat) -> list[Option]:
    """Return all legal Moves as options of a turn. The first one is the default.

    So the order is a rule (4.2), and the buttons follow it.
    """
    moves = []
    if state.loot_pile and not state.is_blocked(seat, "rob"):
        moves.append(ROB)

    if can_resupply(state, seat):
        moves.append(RESUPPLY)

    moves += [option("lookout", slot) for slot in lookout_slots(state, seat)]
    if can_tinker(state, seat):
        moves.append(TINKER)

    return moves


async def perform(heist: Heist, seat: Seat, move: Option) -> None:
    """Carry out the Move of the turn."""
    turn = heist.turn
    turn.move = move.kind
    if move.kind == "rob":
        rob(heist, turn)
    elif move.kind == "resupply":
        resupply(heist, seat)
    elif move.kind == "lookout":
        look_out(heist, seat, move.number)
    else:
        await tinker(heist, seat)


def rob(heist: Heist, turn: Turn) -> None:
    """Take the top loot card."""
    # `robbed_loot` is the event that tells the seat which card it is.
    turn.robbed = heist.draw_loot(turn.seat, "robbed_loot")
    heist.tell("robbed", seat=turn.seat)
    if heist.state.plays(turn.seat, "alchemist"):
        # Open the offer also without Gold, so that it does not reveal what was robbed (HR-111).
        turn.offer = "alchemist"


def resupply(heist: Heist, seat: Seat) -> None:
    """Draw two cards."""
    count = heist.draw(seat, RESUPPLY_CARDS)
    heist.tell("resupplied", seat=seat, count=count)


def look_out(heist: Heist, seat: Seat, slot: int) -> None:
    """Look at an event. The slot is public (HR-16), the event is not. This opens Knight's offer."""
    event = heist.state.slots[slot - 1]
    notebook.note_seen(heist.state.seats[seat], slot, event)
    seen_by = heist.state.seen_by
    seen_by[slot] = sorted({*seen_by.get(slot, ()), seat})
    heist.tell("looked_out", seat=seat, slot=slot)
    heist.tell_seat(seat, "saw", slot=slot, event=event)
    if heist.state.plays(seat, "knight"):
        heist.turn.offer = "knight"


async def tinker(heist: Heist, seat: Seat) -> None:
    """Exchange two face-down slots without looking. Jester then turns up a card."""
    slots = slot_options(list(heist.state.face_down()))
    first, second = await heist.ask_in_turn(
        Decision("tinker", slots, None, heist.turn_clock(), least=2, most=2)
    )
    heist.exchange(first.number, second.number)
    heist.tell("tinkered", seat=seat, slot=first.number, other=second.number)
    await jester_plays(heist, seat)


# -- abilities -------------------------------------------------------------------------------------


def abilities(state: HeistState, turn: Turn) -> list[Option]:
    """Return what the character's ability allows now."""
    seat = turn.seat
    character = state.seats[seat].character
    if character in turn.used or character not in _ACTIVE_ABILITIES or state.is_disabled(seat):
        return []

    return _ACTIVE_ABILITIES[character](state, seat)


def may_offer_be_open(state: HeistState, turn: Turn) -> bool:
    """Return whether an offer may be open, according to public facts."""
    return turn.offer is not None and state.plays(turn.seat, turn.offer) and state.can_draw()


def offers(state: HeistState, turn: Turn) -> list[Option]:
    """Return the offer that can be accepted: for Alchemist only if Gold was robbed."""
    if not may_offer_be_open(state, turn):
        return []
    if turn.offer == "knight":
        return [TAKE_CARD]

    # The Gold may be gone again: Agent can swap it away in the same turn.
    robbed = turn.robbed or ""
    loot = state.seats[turn.seat].loot
    return [SHOW_GOLD] if robbed.startswith("gold") and robbed in loot else []


# Each of these functions returns the options of an ability: empty if it cannot be used now.


def _agent(state: HeistState, seat: Seat) -> list[Option]:
    return [option("agent", other) for other in state.others(seat) if state.seats[other].loot]


def _mystic(state: HeistState, seat: Seat) -> list[Option]:
    return [option("mystic", card) for card in dict.fromkeys(state.seats[seat].hand)]


def _angel(state: HeistState, seat: Seat) -> list[Option]:
    return [option("angel", other) for other in state.others(seat)]


def _devil(state: HeistState, seat: Seat) -> list[Option]:
    # Devil may not disable the same seat twice in a row (HR-77).
    last = state.seats[seat].devil_target
    return [option("devil", other) for other in state.others(seat) if other != last]


def _pirate(state: HeistState, seat: Seat) -> list[Option]:
    if not _extra_moves(state, seat):
        return []
    return [option("pirate", loot) for loot in dict.fromkeys(state.seats[seat].loot)]


def _extra_moves(state: HeistState, seat: Seat) -> list[Option]:
    """Return the extra Moves that Pirate allows now."""
    moves = [RESUPPLY] if can_resupply(state, seat) else []
    return [*moves, TINKER] if can_tinker(state, seat) else moves


_ACTIVE_ABILITIES: dict[str, Callable[[HeistState, Seat], list[Option]]] = {
    "agent": _agent,
    "mystic": _mystic,
    "angel": _angel,
    "devil": _devil,
    "pirate": _pirate,
}


# -- abilities carried out -------------------------------------------------------------------------


async def agent(heist: Heist, seat: Seat, chosen: Option) -> None:
    """Take a random loot card from the target, then return a random one of the seat's loot (HR-70).

    The returned card may be the taken one.
    """
    heist.turn.used.append("agent")
    target = chosen.number
    own_loot = heist.state.seats[seat].loot
    target_loot = heist.state.seats[target].loot
    taken = pick(heist.chance, target_loot)
    target_loot.remove(taken)
    own_loot.append(taken)
    returned = pick(heist.chance, own_loot)
    own_loot.remove(returned)
    target_loot.append(returned)
    heist.tell("agent_swapped", seat=seat, target=target)
    heist.tell_seat(seat, "gained_loot", loot=taken, target=target)
    heist.tell_seat(seat, "lost_loot", loot=returned, target=target)

    # Both seats know the two cards that changed hands; the table does not.
    heist.tell_seat(target, "lost_loot", loot=taken, target=seat)
    heist.tell_seat(target, "gained_loot", loot=returned, target=seat)


async def mystic(heist: Heist, seat: Seat, chosen: Option) -> None:
    """Discard a card in public (HR-25) and draw one.

    The discard does not count as playing a card: no window opens, and Freeze does not stop it.
    """
    heist.turn.used.append("mystic")
    card = chosen.word
    heist.state.seats[seat].hand.remove(card)
    heist.state.discard.append(card)
    heist.tell("mystic_swapped", seat=seat, card=card)
    heist.draw_by(seat, "mystic")


async def angel(heist: Heist, seat: Seat, chosen: Option) -> None:
    """Block a Move for both seats for the rest of the round."""
    turn = heist.turn
    # The Move that the seat has already done this turn cannot be chosen.
    menu = [option("move", move) for move in MOVES if move != turn.move]
    about = {"target": chosen.number}
    decision = Decision("angel_move", [*menu, BACK], (BACK,), heist.turn_clock(), about=about)
    (move,) = await heist.ask_in_turn(decision)
    if move == BACK:
        return

    turn.used.append("angel")
    heist.state.standing.append(StandingEffect("angel", seat, chosen.number, move.word))
    heist.tell("angel_blocked", seat=seat, target=chosen.number, move=move.word)


async def devil(heist: Heist, seat: Seat, chosen: Option) -> None:
    """Disable the target's ability until the end of the round (HR-76).

    It stays disabled if the target's character changes.
    """
    heist.turn.used.append("devil")
    target = chosen.number
    heist.state.seats[seat].devil_target = target
    heist.state.standing.append(StandingEffect("devil", seat, target))
    heist.tell("devil_disabled", seat=seat, target=target)


async def pirate(heist: Heist, seat: Seat, chosen: Option) -> None:
    """Return a loot card face down, then Resupply or Tinker in addition to the Move (HR-78)."""
    extra = _extra_moves(heist.state, seat)
    about = {"loot": chosen.word}
    decision = Decision("pirate_move", [*extra, BACK], (BACK,), heist.turn_clock(), about=about)
    (move,) = await heist.ask_in_turn(decision)
    if move == BACK:
        return

    # The ability counts as used only now: before, `back` could cancel it.
    heist.turn.used.append("pirate")
    heist.state.seats[seat].loot.remove(chosen.word)
    heist.return_loot([chosen.word])
    heist.tell("pirate_returned", seat=seat)

    if move == RESUPPLY:
        resupply(heist, seat)
    else:
        await tinker(heist, seat)


async def show_gold(heist: Heist, seat: Seat, _: Option) -> None:
    """Show the robbed Gold and draw a card."""
    heist.turn.offer = None
    heist.tell("gold_shown", seat=seat, loot=heist.turn.robbed or "")
    heist.draw_by(seat, "alchemist")


async def take_card(heist: Heist, seat: Seat, _: Option) -> None:
    """Draw a card now and give up Hide for this round (HR-80)."""
    heist.turn.offer = None
    heist.state.standing.append(StandingEffect("knight", seat, seat))
    heist.tell("knight_banned", seat=seat)
    heist.draw_by(seat, "knight")


USES: dict[str, Callable[[Heist, Seat, Option], Awaitable[None]]] = {
    "agent": agent,
    "mystic": mystic,
    "angel": angel,
    "devil": devil,
    "pirate": pirate,
    "show_gold": show_gold,
    "take_card": take_card,
}
"""Kind of option -> the function that carries out the ability or the accepted offer."""
