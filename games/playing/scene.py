"""What every part of Playing Chicken does with goals and hands."""

from collections.abc import Mapping
from typing import ClassVar

from games.kit.game import ClockGroup, Game
from games.playing.state import PlayingOptions, PlayingState
from games.playing.vocabulary import CLOCKS, TOLD


class Scene(Game[PlayingState, PlayingOptions]):
    """Turning goals up, taking cards back. `rules.PlayingChicken` is the game itself."""

    clocks: ClassVar[Mapping[str, ClockGroup]] = CLOCKS
    events = TOLD

    def turn_up_goal(self) -> int:
        """The next goal; with none left, all that are in the game are shuffled (PL-5, PL-6)."""
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

    def leave_cards_behind(self) -> None:
        """The card that a seat did not play in this round leaves the game, unseen (PL-18)."""
        for seat, one in enumerate(self.state.seats):
            card = one.hand.pop()
            one.gone.append(card)
            self.tell_seat(seat, "left_behind", card=card)
        self.tell("round_ended", round=self.state.round)

    def take_cards_back(self) -> None:
        """What was played in this round is the hand of the next (PL-7)."""
        for one in self.state.seats:
            one.hand.extend(sorted(one.spent))
            one.spent.clear()
