"""Leaving, Wrap Up and every end of the game (11.6, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine.asks import ClockId, Decision, Seat
from games.heist.events import runners
from games.heist.state import SLOTS, outcome, value
from games.heist.vocabulary import option

if TYPE_CHECKING:
    from games.heist.rules import Heist


def leave(heist: Heist, escaped: list[Seat], caught: list[Seat]) -> None:
    """Everybody gone drops the hand openly; the caught also give all loot back (HR-25, HR-99)."""
    state = heist.state
    returned: list[str] = []
    for seat in state.clockwise(state.leader):
        one = state.seats[seat]
        if seat in caught:
            one.status = "caught"
            heist.tell("caught", seat=seat, count=len(one.loot))
            returned += one.loot
            one.loot.clear()
        elif seat in escaped:
            one.status = "escaped"
            heist.tell("escaped", seat=seat)
        else:
            continue
        if one.hand:
            heist.tell("hand_dropped", seat=seat, cards=one.hand[:])
            state.discard.extend(one.hand)
            one.hand.clear()
    heist.return_loot(returned)


def drive_off(heist: Heist) -> None:
    """The 2nd Driver's Signal: who did not run is caught, who ran shares the truck (13.2)."""
    state = heist.state
    ran = runners(state)
    leave(heist, ran, [seat for seat in state.inside() if seat not in ran])
    if not ran:
        _lose_truck(heist)
        return
    state.splitting[:] = ran
    heist.tell("truck_opened", loots=sorted(state.truck, key=value, reverse=True))
    state.phase = "split"


async def split(heist: Heist) -> None:
    """The next runner picks a card of the truck; the last card ends the game."""
    state = heist.state
    if not state.truck:
        finish(heist)
        return
    picker = state.splitting[0]
    cards = sorted(set(state.truck), key=lambda card: (-value(card), card))
    options = [option("take", card) for card in cards]
    chosen = options[0]
    if not state.options.auto_split:
        decision = Decision("split", options, (options[0],), ClockId("split"))
        chosen = await heist.ask(picker, decision, about={"seat": picker})
    loot = chosen.word
    state.truck.remove(loot)
    state.seats[picker].loot.append(loot)
    heist.tell("picked", seat=picker, loot=loot)
    state.splitting.append(state.splitting.pop(0))


def wrap_up(heist: Heist) -> None:
    """The ends in their order, or the next round (13)."""
    state = heist.state
    inside = state.inside()
    if not inside:
        _lose_truck(heist)
    elif len(inside) == 1:
        _last_one(heist, inside[0])
    else:
        assert state.round < SLOTS, "both Driver's Signals are among the ten events (HR-98)"
        _clear_board(heist)
        state.leader = state.clockwise(state.leader + 1)[0]
        heist.tell("leader_passed", leader=state.leader)
        state.round += 1
        state.phase = "round_start"


def _clear_board(heist: Heist) -> None:
    """Lockdowns stay on their face-down slots (HR-56)."""
    state = heist.state
    cards = state.board + ["fortify"] * len(state.fortified)
    if cards:
        heist.tell("board_cleared", cards=cards)
        state.discard.extend(cards)
        state.board.clear()
        state.fortified.clear()


def _lose_truck(heist: Heist) -> None:
    heist.tell("truck_lost", count=len(heist.state.truck))
    finish(heist)


def _last_one(heist: Heist, seat: Seat) -> None:
    """Takes the whole truck and counts as escaped (HR-89)."""
    state = heist.state
    state.last_one = seat
    heist.tell("truck_taken", seat=seat, count=len(state.truck))
    state.seats[seat].loot.extend(state.truck)
    state.truck.clear()
    leave(heist, [seat], [])
    finish(heist)


def finish(heist: Heist) -> None:
    """Compare those who escaped."""
    heist.state.phase = "over"
    ended = outcome(heist.state)
    for seat, total in ended.scores.items():
        if total is not None:
            heist.tell("scored", seat=seat, number=total)
    heist.tell("game_over", seats=list(ended.winners))
