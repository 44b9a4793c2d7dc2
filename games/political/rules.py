"""The rules of Political Chicken as a script, in the order in which a player meets them.

Numbers such as 4.3 and PO-12 are those of RULES.md. Words of the engine (ask, decision, checkpoint)
are explained in docs/glossary.md.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeVar

from games.engine.asks import Dialogue, Seat, Showing, parallel
from games.engine.chance import Chance, mix
from games.engine.game import Game, Outcome, open_hands
from games.engine.house import levels
from games.engine.occasions import Occasion
from games.political import battle, events, turns
from games.political.field import fighting
from games.political.orders import ORDERS
from games.political.players.house import EasyHouse, ExpertHouse, HardHouse, MediumHouse
from games.political.stacks import Stack
from games.political.state import SEATS, PoliticalOptions, PoliticalState, deal, seats_for
from games.political.tally import PoliticalTally
from games.political.view import view
from games.political.vocabulary import ASKED, CLOCKS, TOLD

T = TypeVar("T")


class PoliticalChicken(Game[PoliticalState, PoliticalOptions]):
    """Four to eight players gather groups, each of the left or the right wing.

    A group has influence. Only the difference between a player's two wings counts.
    """

    # What each of these fields means is said at `Game` in games/engine/game.py.
    slug = "political"
    rules_version = 2
    seats = SEATS
    State = PoliticalState
    Options = PoliticalOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    tally = PoliticalTally
    houses = levels(EasyHouse, MediumHouse, HardHouse, ExpertHouse)
    orders = ORDERS
    moments: ClassVar[frozenset[str]] = frozenset({"taken_over", "destroyed", "held"})
    """Events that players should see before a house player continues."""
    passing: ClassVar[frozenset[str]] = frozenset(
        {"attacked", "mustered", "raised", "event_played"}
    )
    milestones: ClassVar[frozenset[str]] = moments | {"dice"}
    occasions: ClassVar = {
        "taken_over": Occasion(luck="seat", woe="owner"),
        "destroyed": Occasion(luck="seat", woe="owner"),
        "held": Occasion(luck="owner", woe="seat"),
    }
    lengthy = ("format", "small_table")
    rounds = "turn_started"
    rounds_go_round = True
    weights: ClassVar = {"turn": 0.9, "answer": 1.2, "reraise": 1.2, "lose": 0.6, "inbox": 0.8}

    seats_for = staticmethod(seats_for)
    deal = staticmethod(deal)

    async def play(self) -> Outcome:
        """Run the phases until the game is over."""
        if self.state.phase == "dealt":
            turns.open_game(self)

        # There is no checkpoint between `turn_over` and the next turn, so a game is never resumed
        # with this phase.
        while self.state.phase != "over":
            await self.checkpoint()
            await PHASES[self.state.phase](self)
            if self.state.phase == "turn_over":
                turns.go_on(self)

        return turns.outcome(self.state)

    view = staticmethod(view)
    open_secrets = staticmethod(open_hands)

    @classmethod
    def cards(cls, state: PoliticalState) -> Counter[str]:
        """Return how often each card is in the game, wherever it lies."""
        counts = Counter([*state.deck, *state.reserve, *state.discard])
        for seat_state in state.seats:
            counts.update(seat_state.hand)

        for stack in state.stacks():
            counts.update(stack)

        # Stacks in battle are in no base.
        for stack in fighting(state.battle) if state.battle is not None else ():
            counts.update(stack)

        return counts

    @classmethod
    def shuffle_hidden(cls, state: PoliticalState, chance: Chance) -> None:
        """Shuffle deck and reserve together (used after a step back:
        docs/decisions/0032-a-step-back.md).
        """
        mix(chance, state.deck, state.reserve)

    # -- cards ------------------------------------------------------------------------------------

    def draw(self, seat: Seat, pile: list[str]) -> None:
        """Draw the top card of the pile. Only the seat is told which card it is."""
        card = pile.pop()
        self.state.seats[seat].hand.append(card)
        self.tell_seat(seat, "drew", cards=[card])

    def scrap(self, stack: Stack) -> None:
        """Move the stack with all its attachments to the discard (PO-21)."""
        self.state.discard.extend(stack)
        self.tell("scrapped", stack=stack[0], cards=list(stack))

    # -- stacks -----------------------------------------------------------------------------------

    def pick_up(self, group: str) -> tuple[Seat, Stack]:
        """Take the stack of this group (its lowest card) off the table; return owner and stack."""
        owner, place = self.state.find(group)
        return owner, self.state.row(owner).pop(place)

    def free(self, group: str) -> None:
        """Make a stack of a base unaffiliated (PO-21)."""
        owner, stack = self.pick_up(group)
        self.state.middle.append(stack)
        self.tell("freed", stack=group, seat=owner)

    def put(self, group: str, stack: Stack) -> None:
        """Replace the stack of this group."""
        owner, place = self.state.find(group)
        self.state.row(owner)[place] = stack

    def end_turn(self) -> None:
        """End the turn. `turns.go_on` starts the next turn."""
        self.state.phase = "turn_over"

    # -- asking -----------------------------------------------------------------------------------

    async def walk(self, kind: str, seat: Seat, dialogue: Callable[[], Dialogue[T]]) -> T:
        """Run a dialogue of one seat and return its result.

        The steps of the dialogue change no state. The table sees only which seat must act.
        """
        ended = await parallel(kind, {seat: dialogue}, showing=Showing.SEATS, about={"seat": seat})
        return ended[seat]


# What carries out one step of each phase.
PHASES: dict[str, Callable[[PoliticalChicken], Awaitable[None]]] = {
    "turn": turns.take_turn,
    "answer": battle.answer,
    "reraise": battle.reraise,
    "lose": events.lose,
    "inbox": events.inbox,
}
