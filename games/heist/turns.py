"""Round Start and the Turns (3, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.heist import abilities, moves
from games.heist.actions import playable_cards
from games.heist.playing_cards import play_card
from games.heist.state import HeistState, Turn
from games.heist.vocabulary import END, MOVES, SHOW_GOLD, option
from games.kit.asks import Decision, Option

if TYPE_CHECKING:
    from games.heist.rules import Heist


async def start_round(heist: Heist) -> None:
    """Load the truck, fix the turn order, forget what lasted a round."""
    state = heist.state
    _forget_the_round(state)
    heist.tell("round_started", round=state.round, leader=state.leader)
    if state.loot_pile:
        state.truck.append(state.loot_pile.pop())
        heist.tell("truck_loaded", count=len(state.truck))
    else:
        heist.tell("loot_pile_empty")
    state.turn_order[:] = state.clockwise(state.leader)
    state.turns_begun = 0
    _next_turn(heist)


def _forget_the_round(state: HeistState) -> None:
    for memory in (state.standing, state.copycats, state.check_ins, state.warns, state.checking):
        memory.clear()
    state.copying.clear()
    state.cyborg_count = 0
    state.cyborg_drawn = False
    state.announced = 0
    state.sweep = 0
    state.event = None
    for one in state.seats:
        one.decision = None
        one.done = False


def _next_turn(heist: Heist) -> None:
    """The next seat of the frozen order begins; after the last one, the Operation."""
    state = heist.state
    if state.turns_begun == len(state.turn_order):
        state.turn = None
        state.phase = "sweep"
        return
    seat = state.turn_order[state.turns_begun]
    state.turns_begun += 1
    state.clock += 1
    state.turn = Turn(seat)
    state.phase = "turn"
    heist.tell("turn_started", seat=seat)


async def take_turn(heist: Heist) -> None:
    """One act of the turn that runs: a Move, a card, an ability, or its end."""
    state, turn = heist.state, heist.turn
    legal_moves = moves.options(state, turn.seat) if turn.move is None else []
    if nothing_left(state, turn, legal_moves):
        end_turn(heist)
        return
    menu = legal_moves + _cards(state, turn) + abilities.options(state, turn)
    menu += abilities.offers(state, turn)
    if not legal_moves:
        menu.append(END)
    default = _default(menu, legal_moves)
    (chosen,) = await heist.ask_in_turn(
        Decision("turn", menu, (default,), heist.turn_clock(), about={"seat": turn.seat})
    )
    if chosen == END:
        end_turn(heist)
    elif chosen.kind in MOVES:
        await moves.perform(heist, turn.seat, chosen)
    elif chosen.kind == "play":
        turn.cards_played += 1
        await play_card(heist, turn.seat, chosen.word)
    else:
        await abilities.use(heist, chosen)


def nothing_left(state: HeistState, turn: Turn, legal_moves: list[Option]) -> bool:
    """Whether everybody can see that only the end of the turn is left."""
    if legal_moves or abilities.offer_open(state, turn):
        return False
    if state.seats[turn.seat].hand and not state.frozen():
        return False
    return not abilities.options(state, turn)


def _cards(state: HeistState, turn: Turn) -> list[Option]:
    return [option("play", card) for card in playable_cards(state, turn.seat)]


def _default(menu: list[Option], legal_moves: list[Option]) -> Option:
    """A silent seat moves (4.2), accepts Alchemist's offer (8.4), and ends its turn."""
    if legal_moves:
        return moves.default(legal_moves)
    return SHOW_GOLD if SHOW_GOLD in menu else END


def end_turn(heist: Heist) -> None:
    """Without a legal Move the Move is skipped (HR-12)."""
    turn = heist.turn
    if turn.move is None:
        heist.tell("move_skipped", seat=turn.seat)
    heist.tell("turn_ended", seat=turn.seat)
    _next_turn(heist)
