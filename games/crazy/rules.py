"""The rules of Crazy Chicken as a script, in the order in which a player meets them.

Numbers such as 4.3 and CR-12 are those of RULES.md.

There are four rounds. In each turn a seat draws two cards, then lays a set (cards of one type) or
discards a card. A round ends when six types are in front of one seat, nine in front of both seats
together, or a draw pile is empty.

To lay is to put a set in front of the seat. It beats the other seat's smaller set of the type, or
replaces the seat's own. The old set gives way: its cards go to a discard pile.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import combinations
from typing import Any, ClassVar

from games.crazy.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.crazy.state import (
    CrazyOptions,
    CrazyState,
    cards_needed,
    deal,
    deal_round,
    open_piles,
    outcome,
    owner_of,
    points,
    reasons_to_end,
    smaller_pile,
)
from games.crazy.tally import CrazyTally
from games.crazy.view import CrazyView, view
from games.crazy.vocabulary import (
    ASKED,
    CLOCKS,
    DISCARD,
    DRAW,
    DRAW_PILES,
    PILES,
    PUT,
    TOLD,
    discarding,
    draw_both,
    lay,
    laying,
)
from games.engine.asks import Choice, ClockId, Decision, Option, Seat
from games.engine.chance import Chance, mix
from games.engine.game import Game, Outcome, choose, open_hands
from games.engine.house import levels
from games.engine.occasions import Occasion
from games.engine.orders import ON, Order, Setting

# -- the standing orders (section 7.2, CR-35) ------------------------------------------------------
#
# A standing order answers for its player (games/engine/orders.py). Whether these orders answer
# depends only on the piles, which are public.


class BeatenSet(Order[CrazyView]):
    """Chooses the pile for a beaten set.

    With `lower`, it is the pile with the cheaper top card. With `smaller`, or if the top cards are
    equal, it is the default of the decision: the smaller pile, or the first pile if both have the
    same size.
    """

    slug = "pile"
    kinds = frozenset({"give_way"})
    values = ("lower", "smaller")

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the pile of the setting."""
        # The owner of the set is asked only if both piles have cards, so both have a top card.
        difference = view.first[-1] - view.second[-1]
        if "lower" in setting and difference:
            return (PUT["first" if difference < 0 else "second"],)
        return decision.default


class NoChoice(Order[CrazyView]):
    """Answers a draw without a real choice.

    That is a draw from the only pile that is left, or, before the first discard, one card from each
    draw pile in any order.
    """

    slug = "only"
    kinds = frozenset({"draw_first", "draw_second", "draw_both"})
    default = (ON,)

    def answer(self, view: CrazyView, decision: Decision, setting: Setting) -> Choice | None:
        """Return the default if there is nothing to choose, otherwise None."""
        only_draw_piles = not view.first and not view.second
        return decision.default if only_draw_piles or len(decision.options) == 1 else None


ORDERS: Sequence[Order[Any]] = (BeatenSet(), NoChoice())


# -- the game --------------------------------------------------------------------------------------


class CrazyChicken(Game[CrazyState, CrazyOptions]):
    """Two players collect sets, and take sets away from each other by laying larger ones.

    games/engine/game.py explains what each attribute means.
    """

    slug = "crazy"
    seats = range(2, 3)
    State = CrazyState
    Options = CrazyOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    tally = CrazyTally
    orders = ORDERS
    moments: ClassVar[frozenset[str]] = frozenset({"gave_way", "round_ended"})
    passing: ClassVar[frozenset[str]] = frozenset({"round_started"})
    milestones: ClassVar[frozenset[str]] = frozenset({"round_started", "laid", "gave_way"})
    occasions: ClassVar = {"laid": Occasion(luck="seat"), "gave_way": Occasion(woe="seat")}
    lengthy = ("rounds",)
    rounds = "round_started"
    weights: ClassVar = {"draw_first": 0.6, "draw_second": 0.6, "draw_both": 0.7, "act": 3.0}
    """Players think about the act. It directly follows the draws of the same seat."""
    open_asks = frozenset({"draw_first", "draw_second", "draw_both"})
    houses = levels(EasyHouse, MediumHouse, HardHouse, ExpertHouse)

    deal = staticmethod(deal)

    async def play(self) -> Outcome:
        """Run the phases until the game is over."""
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
        return outcome(self.state)

    view = staticmethod(view)
    open_secrets = staticmethod(open_hands)  # all hands, for the story of a finished game

    @classmethod
    def cards(cls, state: CrazyState) -> Counter[str]:
        """Return all cards of all piles, hands and sets."""
        counts = Counter(state.left + state.right + state.first + state.second)
        for seat_state in state.seats:
            counts.update(seat_state.hand)
            counts.update(seat_state.sets)

        return Counter({str(card): count for card, count in counts.items()})

    @classmethod
    def shuffle_hidden(cls, state: CrazyState, chance: Chance) -> None:
        """Shuffle both draw piles together."""
        mix(chance, state.left, state.right)

    # -- cards, sets and piles --------------------------------------------------------------------

    def draw(self, pile: str) -> None:
        """Draw the top card of a pile for the active seat."""
        state = self.state
        seat_state = state.seats[state.seat]
        card = state.pile(pile).pop()
        seat_state.hand.append(card)
        # Sorted, so that the order does not reveal which card was drawn.
        seat_state.hand.sort(reverse=True)

        if pile in DRAW_PILES:
            self.tell("drew", seat=state.seat, pile=pile)
            self.tell_seat(state.seat, "drew_card", card=card)
        else:
            seat_state.shown.append(card)
            self.tell("took", seat=state.seat, pile=pile, card=card)

    def lay(self, card: int, count: int) -> None:
        """Lay a set of one type from the active seat's hand (CR-15, CR-16)."""
        state = self.state
        seat_state = state.seats[state.seat]
        for _ in range(count):
            self._remove_from_hand(state.seat, card)

        seat_state.sets[card] = count
        self.tell("laid", seat=state.seat, card=card, count=count)

    def discard(self, card: int, pile: str) -> None:
        """Discard one card from the active seat's hand."""
        self._remove_from_hand(self.state.seat, card)
        self.state.pile(pile).append(card)
        self.tell("discarded", seat=self.state.seat, card=card, pile=pile)

    def give_way(self, seat: Seat, card: int, pile: str) -> None:
        """Move a whole set to one discard pile (CR-10)."""
        count = self.state.seats[seat].sets.pop(card)
        self.state.pile(pile).extend([card] * count)
        self.tell("gave_way", seat=seat, card=card, count=count, pile=pile)

    def _remove_from_hand(self, seat: Seat, card: int) -> None:
        """Remove the card from the hand, and from the cards in it that all players know."""
        seat_state = self.state.seats[seat]
        seat_state.hand.remove(card)
        if card in seat_state.shown:
            seat_state.shown.remove(card)


# -- a turn (rules sections 3, 4): two cards from two piles, then a set or a discard ---------------


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
        # Both piles of the seat's last turn can be chosen at once (rule 3.6).
        state = game.state
        piles = [pile for pile in PILES if state.pile(pile)]
        options = [DRAW[pile] for pile in piles]
        last_pair = state.seats[state.seat].pair.split()
        # The shortcut is offered only if both piles still have a card.
        if last_pair and set(last_pair) <= set(piles):
            options.append(draw_both(*last_pair))

        question = _turn_decision(game, "draw_first", options, DRAW[DRAW_PILES[0]])
        pair = (await game.ask(state.seat, question)).word.split()
        for pile in pair:
            game.draw(pile)

        if len(pair) == 1:
            pair.append(await _draw_second(game, pair[0]))

        game.state.seats[game.state.seat].pair = " ".join(pair)

    game.state.phase = "act"


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
        counts = range(held, cards_needed(state, card) - 1, -1)
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
        for seat_state in state.seats:
            seat_state.rounds.append(points(seat_state.sets))

        numbers = [seat_state.rounds[-1] for seat_state in state.seats]
        game.tell("round_ended", round=state.round, why=reasons, numbers=numbers)
        if state.round < state.options.rounds:
            state.phase = "round_over"
        else:
            game.finish(outcome(state))

        return

    state.seat = 1 - state.seat
    state.turn += 1
    state.phase = "draw"


async def next_round(game: CrazyChicken) -> None:
    """Wait some seconds, so that players see the finished round, then deal the next one."""
    await game.pause("pause")
    game.state.round += 1
    deal_round(game.state, game.chance)


PHASES: dict[str, Callable[[CrazyChicken], Awaitable[None]]] = {
    "deal": begin,
    "draw": draw,
    "act": act,
    "round_over": next_round,
}
"""Phase of the state -> the function that plays it."""
