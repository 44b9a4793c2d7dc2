"""The rules of Chicken Out! as a script, in the order in which a player meets them.

Numbers such as 4.3 and OR-12 are those of RULES.md.
"""

from collections import Counter
from types import MappingProxyType

from games.chicken_out import turns
from games.chicken_out.odds import how_close
from games.chicken_out.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.chicken_out.series import effect_of, identity
from games.chicken_out.state import SEATS, UNSURE, OutOptions, OutState, deal, seats_for
from games.chicken_out.tally import OutTally
from games.chicken_out.view import view
from games.chicken_out.vocabulary import ASKED, CLOCKS, MUDDLED_FROM, TOLD
from games.engine.asks import Fact, Seat
from games.engine.chance import Chance, mix
from games.engine.game import Game, Outcome
from games.engine.house import levels
from games.engine.occasions import Occasion
from games.engine.orders import Reminder


class ChickenOut(Game[OutState, OutOptions]):
    """Two to eight players count to 21. A player who does not dare to go on takes all cards.

    games/engine/game.py explains what each attribute means.
    """

    slug = "out"
    seats = SEATS
    secrets = False
    State = OutState
    Options = OutOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    tally = OutTally
    orders = (Reminder(),)  # answers nothing: it notifies the player when the table waits for them
    houses = levels(EasyHouse, MediumHouse, HardHouse, ExpertHouse)
    moments = frozenset({"made_21", "busted", "went_out"})
    milestones = frozenset({"busted"})
    occasions = MappingProxyType(
        {
            "busted": Occasion(woe="seat"),
            "made_21": Occasion(luck="seat"),
            "went_out": Occasion(luck="seat"),
            "passed": Occasion(luck="seat", woe="target"),
        }
    )
    lengthy = ("deals", "positions")
    rounds = "opened"
    rounds_go_round = True
    weights = MappingProxyType({"turn": how_close, "run": how_close})
    open_asks = frozenset({"turn", "run"})

    seats_for = staticmethod(seats_for)
    deal = staticmethod(deal)

    async def play(self) -> Outcome:
        """Ask the active seat until the game is over; in between, play cards without a choice."""
        turns.play_forced_cards(self)
        while self.state.phase != "over":
            await self.checkpoint()
            await turns.ask(self)
            turns.play_forced_cards(self)

        return turns.outcome(self.state)

    view = staticmethod(view)

    @classmethod
    def cards(cls, state: OutState) -> Counter[str]:
        """Return every card, wherever it is."""
        counts = Counter([*state.series.cards, *state.thrown, *state.left_over])
        for seat_state in state.seats:
            counts.update([*seat_state.pile, *seat_state.captured])
        return counts

    @classmethod
    def shuffle_hidden(cls, state: OutState, chance: Chance) -> None:
        """Shuffle the unseen cards (used after a step back: docs/decisions/0032-a-step-back.md).

        Cards that a seat has taken since the deal keep their places. They lie at the bottom of its
        pile, which is the start of the list.
        """
        unseen = [seat_state.pile[len(seat_state.taken) :] for seat_state in state.seats]
        mix(chance, *unseen, state.left_over)
        for seat_state, cards in zip(state.seats, unseen, strict=True):
            seat_state.pile[len(seat_state.taken) :] = cards

    # -- cards, series and piles ------------------------------------------------------------------

    def turn_up(self) -> int:
        """Play the top card of the active seat and return the count after it."""
        state = self.state
        seat = state.seat
        series = state.series
        card = state.seats[seat].pile.pop()
        # The card Same counts as an earlier card: the last one, or the last one with a number.
        as_card = identity(series, card, numbers_only=state.options.same_fox == "chicken")
        effect, count = effect_of(as_card, series.count)
        assert count >= 0, "a red number is subtracted only where it fits (OR-9)"
        series.cards.append(card)
        series.identities.append(as_card)
        series.count = count
        state.deal.plays += 1
        self.tell("turned", seat=seat, card=card, identity=as_card, effect=effect, count=count)

        return count

    def take(self, seat: Seat) -> None:
        """Put the series under the seat's pile, so that its oldest card comes up first (OR-20)."""
        state = self.state
        seat_state = state.seats[seat]
        cards = self.clear_series()
        remembered = tuple(cards)
        # No player can know the order of shuffled cards, so the view must not contain it.
        if state.options.pickup == "shuffled" or state.deal.plays >= MUDDLED_FROM:
            self.chance.shuffle(cards)
            remembered = (UNSURE,) * len(cards)

        seat_state.pile[:0] = reversed(cards)
        # `taken` has the cards that the seat took in this deal, oldest first. The seat has played
        # some of them: at most the last `len(pile)` of them can still be in the pile.
        seat_state.taken = (seat_state.taken + remembered)[-len(seat_state.pile) :]

    def clear_series(self) -> list[str]:
        """Remove the series from the table and return its cards, in the order of play."""
        series = self.state.series
        cards = series.cards
        series.cards = []
        series.identities = []
        series.count = 0

        return cards


class Imagined(ChickenOut):
    """The same game inside a house player. No events are told."""

    def tell(self, kind: str, **facts: Fact) -> None:
        # Nothing uses the events, and checking them would take time.
        pass
