"""The scene of Chicken Out!: what every part of the script does with cards, series and piles."""

from collections.abc import Mapping
from typing import ClassVar

from games.kit.asks import Seat
from games.kit.game import ClockGroup, Game
from games.out.series import counted, identity
from games.out.state import UNSURE, OutOptions, OutState
from games.out.vocabulary import CLOCKS, TOLD

MUDDLED_FROM = 600
"""From this card of a deal on, taken series are shuffled (OR-40)."""


class Scene(Game[OutState, OutOptions]):
    """Turning a card up, taking a series, removing it. `rules.ChickenOut` is the game itself."""

    clocks: ClassVar[Mapping[str, ClockGroup]] = CLOCKS
    events = TOLD

    def turn_up(self) -> int:
        """The active seat's top card joins the series; the count after it."""
        state = self.state
        seat, series = state.seat, state.series
        card = state.seats[seat].pile.pop()
        as_card = identity(series, card, numbers_only=state.options.same_fox == "chicken")
        effect, count = counted(as_card, series.count)
        assert count >= 0, "a red number is subtracted only where it fits (OR-9)"
        series.cards.append(card)
        series.identities.append(as_card)
        series.count = count
        state.deal.plays += 1
        self.tell("turned", seat=seat, card=card, identity=as_card, effect=effect, count=count)
        return count

    def take(self, seat: Seat) -> None:
        """The series goes under the seat's pile, oldest card first to come up again (OR-20)."""
        state = self.state
        one, cards = state.seats[seat], self.clear_series()
        known = tuple(cards)
        if state.options.pickup == "shuffled" or state.deal.plays >= MUDDLED_FROM:
            self.chance.shuffle(cards)
            known = (UNSURE,) * len(cards)
        one.pile[:0] = reversed(cards)
        one.taken = (one.taken + known)[-len(one.pile) :]

    def clear_series(self) -> list[str]:
        """The cards of the series, in the order of play; the table is empty afterwards."""
        series = self.state.series
        cards = series.cards
        series.cards, series.identities, series.count = [], [], 0
        return cards
