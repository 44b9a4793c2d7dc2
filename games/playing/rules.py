"""The rules of Playing Chicken as a script, in the order in which a player meets them.

Numbers such as 4.3 and PL-8 are those of RULES.md.

There are five rounds of 5, 4, 3, 2 and 1 tricks. A trick is: a goal, a secret card from each seat,
the reveal.
"""

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType

from games.engine.asks import Decision, Seat, Showing, ask_each
from games.engine.chance import Chance
from games.engine.game import Game, Outcome, open_hands
from games.engine.house import levels
from games.engine.occasions import Occasion
from games.playing.box import goals_for
from games.playing.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.playing.state import (
    ROUNDS,
    PlayingOptions,
    PlayingState,
    Reveal,
    SeatState,
    exact_prize,
    outcome,
    prize,
    tricks_in,
)
from games.playing.tally import PlayingTally
from games.playing.view import thinking_weight, view
from games.playing.vocabulary import ASKED, CARD_CLOCK, CLOCKS, PLAY, TOLD


class PlayingChicken(Game[PlayingState, PlayingOptions]):
    """Three to eight players each play a secret card.

    The highest card wins unless the sum exceeds the goal.
    """

    # What each of these fields means is said at `Game` in games/engine/game.py.
    slug = "playing"
    seats = range(3, 9)
    State = PlayingState
    Options = PlayingOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    tally = PlayingTally
    houses = levels(EasyHouse, MediumHouse, HardHouse, ExpertHouse)
    moments = frozenset({"revealed"})
    passing = frozenset({"round_started", "goals_shuffled", "goal_turned"})
    occasions = MappingProxyType({"revealed": Occasion(luck="seats")})
    rounds = "round_started"
    weights = MappingProxyType({"card": thinking_weight})
    open_asks = frozenset({"card"})
    """All players can work out all hands (PL-8), so a house player plays its only card at once."""

    @classmethod
    def deal(cls, seats: int, options: PlayingOptions, chance: Chance) -> PlayingState:
        """Set up the game (2): the state before the first goal."""
        pile = list(goals_for(seats, unique=options.goals == "unique20"))
        chance.shuffle(pile)
        return PlayingState(options=options, seats=[SeatState() for _ in range(seats)], pile=pile)

    async def play(self) -> Outcome:
        """Play tricks and wait after each reveal, until the game is over."""
        while self.state.phase != "over":
            await self.checkpoint()
            if self.state.phase == "trick":
                await self.play_trick()
            else:
                await self.go_on()

        return outcome(self.state)

    view = staticmethod(view)
    open_secrets = staticmethod(open_hands)

    @classmethod
    def cards(cls, state: PlayingState) -> Counter[str]:
        """Return the six cards of each seat, and the goals, wherever they are.

        The result never changes during a game, and tests check that no card is lost.
        """
        counts = Counter(f"goal {goal}" for goal in state.pile + state.seen)
        for seat, seat_state in enumerate(state.seats):
            counts.update(
                f"{seat}: {card}" for card in seat_state.hand + seat_state.spent + seat_state.gone
            )
        return counts

    @classmethod
    def shuffle_hidden(cls, state: PlayingState, chance: Chance) -> None:
        """Shuffle the goal pile, when a table falls back to a checkpoint: goals were seen since."""
        chance.shuffle(state.pile)

    # -- one trick (3): goal, secret cards, reveal ------------------------------------------------

    async def play_trick(self) -> None:
        """Play a trick. Seats may revise their card until the last one has chosen (PL-15)."""
        state = self.state
        # `go_on` tells the start of all later rounds.
        if (state.round, state.trick) == (1, 1):
            self.tell("round_started", round=1)

        goal = self.turn_up_goal()
        # None: there is no default, so the table draws a card at random for a silent seat.
        asked = {
            seat: Decision("card", [PLAY[card] for card in seat_state.hand], None, CARD_CLOCK)
            for seat, seat_state in enumerate(state.seats)
        }
        # Which seats have chosen is public; the cards stay secret until all have. A choice is a
        # tuple of options: here of one, whose number is the card.
        chosen = await ask_each("card", asked, showing=Showing.SEATS, revisable=True)
        self.reveal(goal, [choice[0].number for choice in chosen.values()])

        if state.trick < tricks_in(state.round):
            state.phase = "revealed"
            return

        # The card that a seat has not played in this round leaves the game, unseen (PL-18).
        for seat, seat_state in enumerate(self.state.seats):
            card = seat_state.hand.pop()
            seat_state.gone.append(card)
            self.tell_seat(seat, "left_behind", card=card)

        self.tell("round_ended", round=self.state.round)
        if state.round < ROUNDS:
            state.phase = "revealed"
        else:
            self.finish(outcome(state))

    def reveal(self, goal: int, cards: Sequence[int]) -> None:
        """Score the trick, then move the cards to the spent ones (PL-17)."""
        state = self.state
        total = sum(cards)
        # If the sum exceeds the goal (a crash), the lowest card gets the normal prize.
        points_for = exact_prize if total == goal else prize
        points = points_for(state.options, state.round)
        won = winners(goal, cards)

        for seat, seat_state in enumerate(state.seats):
            seat_state.hand.remove(cards[seat])
            seat_state.spent.append(cards[seat])

        for seat in won:
            state.seats[seat].points += points

        state.reveals.append(Reveal(state.round, goal, tuple(cards), won, points))
        self.tell(
            "revealed", goal=goal, total=total, cards=list(cards), seats=list(won), points=points
        )

    # -- after a trick ----------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Wait a moment after the reveal, then prepare the next trick or the next round."""
        state = self.state
        await self.pause("pause")

        if state.trick < tricks_in(state.round):
            state.trick += 1
        else:
            # The cards played in this round return to the hands (PL-7).
            for seat_state in state.seats:
                seat_state.hand.extend(sorted(seat_state.spent))
                seat_state.spent.clear()

            state.round += 1
            state.trick = 1
            self.tell("round_started", round=state.round)

        state.phase = "trick"

    # -- goals and hands --------------------------------------------------------------------------

    def turn_up_goal(self) -> int:
        """Reveal the next goal.

        If the pile is empty, all goals in the game are shuffled (PL-5, PL-6).
        """
        state = self.state
        if not state.pile:
            state.pile.extend(state.seen)
            state.seen.clear()
            self.chance.shuffle(state.pile)
            self.tell("goals_shuffled", count=len(state.pile))

        goal = state.pile.pop()
        state.seen.append(goal)
        self.tell("goal_turned", goal=goal)

        return goal


def winners(goal: int, cards: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats that win the trick (PL-12, PL-13).

    They have the highest card; above the goal, the lowest card.
    """
    best = min(cards) if sum(cards) > goal else max(cards)
    return tuple([seat for seat, card in enumerate(cards) if card == best])
