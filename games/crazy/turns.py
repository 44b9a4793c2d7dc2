"""A turn (rules sections 3, 4): two cards from two piles, then a set or a discard.

To lay is to put a set (cards of one type) in front of the seat. It beats the other seat's smaller
set of the type, or replaces the seat's own. The old set gives way: its cards go to a discard pile.
CR-2 and the like are numbers of rulings in RULES.md.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from games.crazy.state import (
    CrazyState,
    deal_round,
    needed,
    open_piles,
    outcome,
    owner_of,
    points,
    reasons_to_end,
    smaller_pile,
)
from games.crazy.vocabulary import (
    DISCARD,
    DRAW,
    DRAW_PILES,
    PILES,
    PUT,
    discarding,
    draw_both,
    lay,
    laying,
)
from games.engine.asks import ClockId, Decision, Option, Seat
from games.engine.game import choose  # returns a decision with a deadline of its own

if TYPE_CHECKING:
    from games.crazy.rules import CrazyChicken


async def begin(game: CrazyChicken) -> None:
    """Tell who begins: the seat that did not begin the last round (CR-31)."""
    state = game.state
    game.tell("round_started", round=state.round, seat=state.seat)
    state.phase = "draw"


async def draw(game: CrazyChicken) -> None:
    """Let the seat draw. It sees the first card before it chooses the second pile (CR-2)."""
    if game.state.options.draw == "both":
        await _draw_both(game)
    else:
        pair = await _draw_first(game)
        if len(pair) == 1:
            pair.append(await _draw_second(game, pair[0]))

        game.state.seats[game.state.seat].pair = " ".join(pair)

    game.state.phase = "act"


async def _draw_first(game: CrazyChicken) -> list[str]:
    """Ask for the first pile, or for both piles of the seat's last turn at once (rule 3.6).

    Return the piles from which the seat has drawn: one or two.
    """
    state = game.state
    piles = [pile for pile in PILES if state.pile(pile)]
    options = [DRAW[pile] for pile in piles]
    last_pair = state.seats[state.seat].pair.split()
    # The shortcut is offered only if both piles still have a card.
    if last_pair and set(last_pair) <= set(piles):
        options.append(draw_both(*last_pair))

    question = _turn_decision(game, "draw_first", options, DRAW[DRAW_PILES[0]])
    drawn = (await game.ask(state.seat, question)).word.split()
    for pile in drawn:
        game.draw(pile)

    return drawn


async def _draw_second(game: CrazyChicken, first: str) -> str:
    """Ask for the second pile: any pile with cards except the first one (CR-3, CR-4)."""
    state = game.state
    piles = [pile for pile in PILES if pile != first and state.pile(pile)]
    # Both draw piles have cards when a turn begins, so one of them is among the piles.
    default_pile = next(pile for pile in DRAW_PILES if pile in piles)
    question = _turn_decision(
        game, "draw_second", [DRAW[pile] for pile in piles], DRAW[default_pile]
    )
    pile = (await game.ask(state.seat, question)).word
    game.draw(pile)

    return pile


async def _draw_both(game: CrazyChicken) -> None:
    """Ask for two piles at once."""
    state = game.state
    pairs = list(combinations([pile for pile in PILES if state.pile(pile)], 2))
    options = [draw_both(*pair) for pair in pairs]
    question = _turn_decision(game, "draw_both", options, draw_both(*DRAW_PILES))
    chosen = await game.ask(state.seat, question)
    for pile in pairs[options.index(chosen)]:
        game.draw(pile)


async def act(game: CrazyChicken) -> None:
    """Let the seat lay or discard, but not both (CR-17, CR-18)."""
    state = game.state
    question = _turn_decision(game, "act", lays(state) + discards(state), default(state))
    chosen = await game.ask(state.seat, question)
    if chosen.kind == "lay":
        await _lay(game, *laying(chosen))
    else:
        card, pile = discarding(chosen)
        game.discard(card, pile or open_piles(state)[0])

    end_turn(game)


async def _lay(game: CrazyChicken, card: int, count: int, pile: str) -> None:
    """Lay a set. A set that it beats or replaces gives way first (CR-12).

    Args:
        game: The game.
        card: The type.
        count: The number of cards.
        pile: The pile for the seat's own smaller set; "" if there is no choice.
    """
    state = game.state
    owner = owner_of(state, card)
    if owner is not None:
        if owner != state.seat:
            pile = await _pile_for_beaten_set(game, owner, card, count)
        game.give_way(owner, card, pile or open_piles(state)[0])

    game.lay(card, count)


async def _pile_for_beaten_set(game: CrazyChicken, owner: Seat, card: int, count: int) -> str:
    """Return the pile for a beaten set.

    The owner of the set is asked if the pile makes a difference (CR-11, CR-12).
    """
    state = game.state
    piles = open_piles(state)
    if len(piles) == 1 or ends_by_laying(state, card):
        return piles[0]

    question = choose(
        "give_way", [PUT[pile] for pile in piles], PUT[smaller_pile(state)], "give_way"
    )
    question.about = {"card": card, "count": state.seats[owner].sets[card], "laid": count}
    return (await game.ask(owner, question, about=question.about)).word


def ends_by_laying(state: CrazyState, card: int) -> bool:
    """Return whether the round ends when the active seat lays this type."""
    return next(reasons_to_end(state, card), None) is not None


def lays(state: CrazyState) -> list[Option]:
    """Return all types and numbers of cards that may be laid (CR-14, CR-37).

    The most valuable type comes first, and within a type most cards.
    """
    seat_state = state.seats[state.seat]
    options = []
    for card, held in sorted(Counter(seat_state.hand).items(), reverse=True):
        counts = range(held, needed(state, card) - 1, -1)
        if counts:
            # If the round ends, the pile for the old set makes no difference.
            replaces = card in seat_state.sets and not ends_by_laying(state, card)
            piles = _pile_choices(state) if replaces else ("",)
            options += [lay(card, count, pile) for count in counts for pile in piles]

    return options


def discards(state: CrazyState) -> list[Option]:
    """Return all discards. A card that was just taken may be discarded too (CR-19)."""
    held = sorted(set(state.seats[state.seat].hand), reverse=True)
    piles = _pile_choices(state)
    return [DISCARD[card, pile] for card in held for pile in piles]


def default(state: CrazyState) -> Option:
    """Return the default: discard a card of the type with the fewest cards in hand (CR-36).

    If several types have equally few cards, it is the cheapest of them.
    """
    held = Counter(state.seats[state.seat].hand)
    card = min(held, key=lambda card_type: (held[card_type], card_type))
    piles = _pile_choices(state)
    return DISCARD[card, smaller_pile(state) if len(piles) > 1 else ""]


def _turn_decision(
    game: CrazyChicken, kind: str, options: list[Option], default: Option
) -> Decision:
    """Return a decision on the clock of the turn.

    All decisions of a turn share this clock, so a silent player misses only one turn.
    """
    return Decision(kind, options, (default,), ClockId("turn", game.state.turn))


def _pile_choices(state: CrazyState) -> tuple[str, ...]:
    """Return the discard piles that options name; only "" if there is no choice."""
    piles = open_piles(state)
    return piles if len(piles) > 1 else ("",)


# -- the ends of turns, rounds and the game (rules section 6) --------------------------------------


def end_turn(game: CrazyChicken) -> None:
    """End the turn, and the round if there is a reason.

    The round ends at once, also if the seats have had different numbers of turns (CR-29).
    """
    state = game.state
    reasons = list(reasons_to_end(state))
    if reasons:
        _end_round(game, reasons)
        return

    state.seat = 1 - state.seat
    state.turn += 1
    state.phase = "draw"


def _end_round(game: CrazyChicken, reasons: list[str]) -> None:
    """Count the points and tell why the round has ended."""
    state = game.state
    for seat_state in state.seats:
        seat_state.rounds.append(points(seat_state.sets))

    numbers = [seat_state.rounds[-1] for seat_state in state.seats]
    game.tell("round_ended", round=state.round, why=reasons, numbers=numbers)
    if state.round < state.options.rounds:
        state.phase = "round_over"
    else:
        game.finish(outcome(state))


async def next_round(game: CrazyChicken) -> None:
    """Wait some seconds, so that players see the finished round, then deal the next one."""
    await game.pause("pause")
    game.state.round += 1
    deal_round(game.state, game.chance)
