"""What every part of Political Chicken does with cards and stacks."""

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeVar

from games.kit.asks import Dialogue, Seat, Showing, parallel
from games.kit.game import ClockGroup, Game
from games.political.stacks import Stack
from games.political.state import PoliticalOptions, PoliticalState
from games.political.vocabulary import CLOCKS, TOLD

T = TypeVar("T")


class Scene(Game[PoliticalState, PoliticalOptions]):
    """Drawing, discarding, moving stacks; asking. `rules.PoliticalChicken` is the game itself."""

    clocks: ClassVar[Mapping[str, ClockGroup]] = CLOCKS
    events = TOLD

    # -- cards ------------------------------------------------------------------------------------

    def draw(self, seat: Seat, pile: list[str]) -> None:
        """The top card of the pile; the seat alone is told which."""
        card = pile.pop()
        self.state.seats[seat].hand.append(card)
        self.tell_seat(seat, "drew", cards=[card])

    def scrap(self, stack: Stack) -> None:
        """The stack, wherever it lay, goes to the discard with all that lies on it (PO-21)."""
        self.state.discard.extend(stack)
        self.tell("scrapped", stack=stack[0], cards=list(stack))

    # -- stacks -----------------------------------------------------------------------------------

    def pick_up(self, group: str) -> tuple[Seat, Stack]:
        """Take a stack off the table; whose it was."""
        owner, place = self.state.find(group)
        return owner, self.state.row(owner).pop(place)

    def free(self, group: str) -> None:
        """A stack of a base becomes unaffiliated (PO-21)."""
        owner, stack = self.pick_up(group)
        self.state.middle.append(stack)
        self.tell("freed", stack=group, seat=owner)

    def put(self, group: str, stack: Stack) -> None:
        """The stack that this group carries looks like this now."""
        owner, place = self.state.find(group)
        self.state.row(owner)[place] = stack

    def end_turn(self) -> None:
        """What comes then is turns.go_on."""
        self.state.phase = "turn_over"

    # -- asking -----------------------------------------------------------------------------------

    async def walk(self, kind: str, seat: Seat, dialogue: Callable[[], Dialogue[T]]) -> T:
        """Let one seat walk a dialogue of its own: its steps change nothing and nobody is told of
        them; only its end counts. The table sees whose move it is.
        """
        ended = await parallel(kind, {seat: dialogue}, showing=Showing.SEATS, about={"seat": seat})
        return ended[seat]
