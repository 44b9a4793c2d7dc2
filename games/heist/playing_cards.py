"""One action card from hand to effect (5, 6): announced, perhaps overridden, activated, settled.

Rule 1: a window opens for every announced card, whoever holds what; only what all can see skips it.
Rule 2: an announced card counts as played, also when it is voided (HR-34, HR-79).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games.heist import actions
from games.heist.box import overrides
from games.heist.state import HeistState, Link
from games.heist.vocabulary import OVERRIDE, PASS
from games.kit.asks import ClockId, Decision, Dialogue, Fact, Seat, Showing, parallel

if TYPE_CHECKING:
    from games.heist.rules import Heist

JESTER_STOPS = 12
"""So many cards in a row may Jester turn up (HR-73)."""

_WINDOW = (OVERRIDE, PASS)
_LET_IT_HAPPEN = (PASS,)


async def play_card(
    heist: Heist, seat: Seat, card: str, targets: actions.Targets = (), *, turned_up: int = 0
) -> None:
    """Play a card. `targets`: locked before. `turned_up`: it is Jester's so-many-th in a row."""
    if not turned_up:
        heist.state.seats[seat].hand.remove(card)
    cyborgs = announce(heist, seat, card, auto=turned_up > 0)
    while (taker := await override_window(heist)) is not None:
        answer_with_override(heist, taker)
        cyborgs += announce(heist, taker, "override")
    stands = resolve_chain(heist)
    cowboys = await actions.activate(heist, seat, card, targets) if stands else []
    put_away(heist.state, stands=stands)
    for owed in cyborgs:
        heist.draw_by(owed, "cyborg")
    for owed in cowboys:
        heist.draw_by(owed, "cowboy")
    if stands and card in actions.EXCHANGES:
        await jester_plays(heist, seat, turned_up)


def announce(heist: Heist, seat: Seat, card: str, *, auto: bool = False) -> list[Seat]:
    """Show the card; it counts as played. Returns the seat that Cyborg owes a card, if any."""
    state = heist.state
    state.chain.append(Link(seat, card, auto))
    state.announced += 1
    heist.tell("announced", seat=seat, card=card, number=len(state.chain))
    if state.seats[seat].character != "cyborg":
        return []
    state.cyborg_count += 1
    if state.cyborg_count < 2 or state.cyborg_drawn or state.disabled(seat):
        return []
    state.cyborg_drawn = True
    return [seat]


def answer_with_override(heist: Heist, taker: Seat) -> None:
    """The Override leaves its hand, against the top card of the chain."""
    top = heist.state.chain[-1]
    heist.state.seats[taker].hand.remove("override")
    heist.tell("overridden", by=taker, seat=top.seat, card=top.card)


async def override_window(heist: Heist) -> Seat | None:
    """Who overrides the chain's top card: the first taker clockwise from its player (HR-32)."""
    state = heist.state
    top = state.chain[-1]
    entitled = entitled_to_override(state)
    if not entitled:
        return None
    about: dict[str, Fact] = {"card": top.card, "seat": top.seat, "count": len(state.chain)}
    answers = await parallel(
        "override",
        {seat: _answer(heist, seat, about) for seat in entitled},
        showing=Showing.NOTHING,
        about=about,
        public=_WINDOW,
        at_least="window_minimum",
    )
    takers = [seat for seat in entitled if answers[seat]]
    for late in takers[1:]:
        heist.tell_seat(late, "override_kept", card=top.card)
    return takers[0] if takers else None


def entitled_to_override(state: HeistState) -> list[Seat]:
    """Everybody with a card but the top card's player (Jester may void its own automatic card).

    Nobody, where all Overrides lie open.
    """
    top = state.chain[-1]
    used = state.discard.count("override") + sum(link.card == "override" for link in state.chain)
    if used >= overrides():
        return []
    seats = state.seats
    return [
        seat
        for seat in state.clockwise(top.seat + 1)
        if seats[seat].hand and (seat != top.seat or top.auto)
    ]


def _answer(heist: Heist, seat: Seat, about: Mapping[str, Fact]) -> Callable[[], Dialogue[bool]]:
    async def dialogue() -> bool:
        choice = await Decision("override", _WINDOW, _LET_IT_HAPPEN, ClockId("window"), about=about)
        if choice[0] == PASS:
            return False
        if "override" in heist.state.seats[seat].hand:
            return True
        heist.tell_seat(seat, "no_override", card=about["card"])
        return False

    return dialogue


def resolve_chain(heist: Heist) -> bool:
    """Discard the Overrides; whether their even number lets the first card stand (6.1)."""
    state = heist.state
    stands = len(state.chain) % 2 == 1
    state.discard.extend(link.card for link in state.chain[1:])
    del state.chain[1:]
    first = state.chain[0]
    heist.tell("stood" if stands else "voided", seat=first.seat, card=first.card)
    return stands


def put_away(state: HeistState, *, stands: bool) -> None:
    """The card goes to the discard, unless it has gone onto the board."""
    card = state.chain.pop().card
    if not (stands and card in actions.BOARD):
        state.discard.append(card)


async def jester_plays(heist: Heist, seat: Seat, turned_up: int = 0) -> None:
    """After Jester's Tinker, Panic or Teamwork the pile's top card is played (8.8, HR-73)."""
    state = heist.state
    if not state.plays(seat, "jester") or state.frozen() or turned_up == JESTER_STOPS:
        return
    card = heist.top_card()
    if card is None:
        return
    heist.tell("jester_turned", seat=seat, card=card)
    if actions.playable(state, card):
        await play_card(heist, seat, card, turned_up=turned_up + 1)
    else:
        state.discard.append(card)
        heist.tell("jester_fizzled", seat=seat, card=card)
