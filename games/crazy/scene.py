"""The scene of Crazy Chicken: what every part of the script does with cards, sets and piles."""

from collections.abc import Mapping
from typing import ClassVar

from games.crazy.state import CrazyOptions, CrazyState
from games.crazy.vocabulary import CLOCKS, DRAW_PILES, TOLD
from games.kit.asks import Seat
from games.kit.game import ClockGroup, Game


class Scene(Game[CrazyState, CrazyOptions]):
    """Drawing, laying, discarding. `rules.CrazyChicken` is the game itself."""

    clocks: ClassVar[Mapping[str, ClockGroup]] = CLOCKS
    events = TOLD

    def draw(self, pile: str) -> None:
        """The top card of a pile into the hand of the seat on turn."""
        state = self.state
        one, card = state.seats[state.seat], state.pile(pile).pop()
        one.hand.append(card)
        one.hand.sort(reverse=True)
        if pile in DRAW_PILES:
            self.tell("drew", seat=state.seat, pile=pile)
            self.tell_seat(state.seat, "drew_card", card=card)
        else:
            one.shown.append(card)
            self.tell("took", seat=state.seat, pile=pile, card=card)

    def lay(self, card: int, count: int) -> None:
        """So many cards of a type, from hand alone (CR-15, CR-16)."""
        state = self.state
        one = state.seats[state.seat]
        for _ in range(count):
            self._part_with(state.seat, card)
        one.sets[card] = count
        self.tell("laid", seat=state.seat, card=card, count=count)

    def discard(self, card: int, pile: str) -> None:
        """One card from hand."""
        self._part_with(self.state.seat, card)
        self.state.pile(pile).append(card)
        self.tell("discarded", seat=self.state.seat, card=card, pile=pile)

    def give_way(self, seat: Seat, card: int, pile: str) -> None:
        """A whole set onto one pile (CR-10)."""
        count = self.state.seats[seat].sets.pop(card)
        self.state.pile(pile).extend([card] * count)
        self.tell("gave_way", seat=seat, card=card, count=count, pile=pile)

    def _part_with(self, seat: Seat, card: int) -> None:
        one = self.state.seats[seat]
        one.hand.remove(card)
        if card in one.shown:
            one.shown.remove(card)
