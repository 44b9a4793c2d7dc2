"""The rules of Crazy Chicken as a script, in the order in which a player meets them.

Numbers such as 4.3 and CR-12 are those of RULES.md.

There are four rounds. In each turn a seat draws two cards, then lays a set (cards of one type) or
discards a card. A round ends when six types are in front of one seat, nine in front of both seats
together, or a draw pile is empty.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import ClassVar

from games.crazy import turns
from games.crazy.orders import ORDERS
from games.crazy.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.crazy.state import CrazyOptions, CrazyState, deal, outcome
from games.crazy.tally import CrazyTally
from games.crazy.view import view
from games.crazy.vocabulary import ASKED, CLOCKS, DRAW_PILES, TOLD
from games.engine.asks import Seat
from games.engine.chance import Chance, mix
from games.engine.game import Game, Outcome, open_hands
from games.engine.house import levels
from games.engine.occasions import Occasion


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


PHASES: dict[str, Callable[[CrazyChicken], Awaitable[None]]] = {
    "deal": turns.begin,
    "draw": turns.draw,
    "act": turns.act,
    "round_over": turns.next_round,
}
"""Phase of the state -> the function that plays it."""
