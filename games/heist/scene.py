"""The scene of the heist: what every part of the script does with cards, slots and seats."""

from collections.abc import Mapping
from typing import ClassVar

from games.heist import notebook
from games.heist.state import HeistOptions, HeistState, Turn
from games.heist.vocabulary import CLOCKS, TOLD
from games.kit.asks import Ask, Choice, ClockId, Decision, Seat, Showing
from games.kit.game import ClockGroup, Game


class Scene(Game[HeistState, HeistOptions]):
    """Drawing, giving back, exchanging; asking in a turn. `rules.Heist` is the game itself."""

    clocks: ClassVar[Mapping[str, ClockGroup]] = CLOCKS
    events = TOLD

    # -- action cards -----------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> int:
        """Let the seat draw; short where nothing is left (HR-26, HR-27). Tells the seat alone."""
        cards = []
        for _ in range(count):
            card = self.top_card()
            if card is not None:
                cards.append(card)
        if cards:
            self.state.seats[seat].hand.extend(cards)
            self.tell_seat(seat, "drew_cards", cards=cards)
        return len(cards)

    def draw_by(self, seat: Seat, character: str) -> None:
        """One card, and the table hears which character brought it."""
        count = self.draw(seat, 1)
        self.tell("drew", seat=seat, count=count, character=character)

    def top_card(self) -> str | None:
        """Take the top action card; an empty pile is made anew from the discard (HR-26)."""
        state = self.state
        if not state.pile:
            if not state.discard:
                return None
            state.pile.extend(state.discard)
            state.discard.clear()
            self.chance.shuffle(state.pile)
        return state.pile.pop()

    # -- loot -------------------------------------------------------------------------------------

    def draw_loot(self, seat: Seat, kind: str = "drew_loot") -> str | None:
        """Let the seat take the top loot card, if there is one; it alone is told which."""
        if not self.state.loot_pile:
            return None
        loot = self.state.loot_pile.pop()
        self.state.seats[seat].loot.append(loot)
        self.tell_seat(seat, kind, loot=loot)
        return loot

    def return_loot(self, loots: list[str]) -> None:
        """Shuffle the cards into the loot pile."""
        if loots:
            self.state.loot_pile.extend(loots)
            self.chance.shuffle(self.state.loot_pile)

    # -- slots ------------------------------------------------------------------------------------

    def exchange(self, slot: int, other: int) -> None:
        """Exchange the cards of two slots, unseen, before everybody's eyes."""
        slots = self.state.slots
        slots[slot - 1], slots[other - 1] = slots[other - 1], slots[slot - 1]
        notebook.exchanged(self.state, slot, other)

    # -- asking -----------------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """The turn that runs."""
        turn = self.state.turn
        assert turn is not None, "nobody's turn runs"
        return turn

    def turn_clock(self) -> ClockId:
        """The one clock of this turn: each card played lengthens it."""
        return ClockId("turn", self.state.clock, self.turn.cards_played)

    def new_clock(self, group: str) -> ClockId:
        """A clock that several questions will share."""
        self.state.clock += 1
        return ClockId(group, self.state.clock)

    async def ask_in_turn(self, decision: Decision) -> Choice:
        """A question of the turn: the table sees whose turn it is, not what is being pondered."""
        seat = self.turn.seat
        _, choice = await Ask("turn", {seat: decision}, Showing.SEATS, {"seat": seat}, asked=1)
        return choice
