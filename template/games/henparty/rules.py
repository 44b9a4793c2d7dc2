"""Hen Party, in the order a player meets it. The numbers are those of RULES.md.

Six rounds; in each a snack, everybody's secret card, the reveal.
"""

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType

from games.engine.asks import Decision, Option, Seat, Showing, ask_each
from games.engine.chance import Chance
from games.engine.game import Game, GameOptions, Outcome
from games.engine.house import levels
from games.engine.occasions import Occasion
from games.henparty.box import CARDS, COPIES, HAND, SNACKS
from games.henparty.players.house import EasyHouse, HardHouse, MediumHouse
from games.henparty.state import HenPartyState, SeatState, outcome
from games.henparty.view import view
from games.henparty.vocabulary import ASKED, CARD_CLOCK, CLOCKS, PLAY, TOLD


class HenParty(Game[HenPartyState, GameOptions]):
    """Three to six hens want the same snack; the highest number that stands alone gets it."""

    slug = "henparty"
    seats = range(3, 7)
    State = HenPartyState
    Options = GameOptions
    clocks = CLOCKS
    events = TOLD
    asked = ASKED
    houses = levels(EasyHouse, MediumHouse, HardHouse)
    moments = frozenset({"revealed"})
    occasions = MappingProxyType({"taken": Occasion(luck="seat")})
    rounds = "served"
    milestones = frozenset({"taken"})

    @classmethod
    def deal(cls, seats: int, options: GameOptions, chance: Chance) -> HenPartyState:
        """Setting up (2): the table before the first snack."""
        pack = [*CARDS] * COPIES
        snacks = [*SNACKS]
        chance.shuffle(pack)
        chance.shuffle(snacks)
        hands = [sorted(pack.pop() for _ in range(HAND)) for _ in range(seats)]
        return HenPartyState(seats=[SeatState(hand) for hand in hands], pack=pack, snacks=snacks)

    async def play(self) -> Outcome:
        while self.state.phase != "over":
            await self.checkpoint()
            if self.state.phase == "round":
                await self.play_round()
            else:
                await self.go_on()

        return outcome(self.state)

    view = staticmethod(view)

    @classmethod
    def cards(cls, state: HenPartyState) -> Counter[str]:
        """Every card and every snack, wherever it lies."""
        found = Counter(f"snack {snack}" for snack in state.snacks + state.served)
        lying = [state.pack, state.shown, *(one.hand for one in state.seats)]
        found.update(f"card {card}" for cards in lying for card in cards)
        return found

    @classmethod
    def lay_anew(cls, state: HenPartyState, chance: Chance) -> None:
        for pile in (state.pack, state.snacks):
            chance.shuffle(pile)

    # -- a round (3) ------------------------------------------------------------------------------

    async def play_round(self) -> None:
        """Everybody may think again until the last one has picked (HP-3)."""
        state = self.state
        snack = state.snacks.pop()
        state.served.append(snack)
        self.tell("served", round=len(state.served), snack=snack)
        asked = {
            seat: Decision("card", options(one.hand), None, CARD_CLOCK)
            for seat, one in enumerate(state.seats)
        }
        chosen = await ask_each("card", asked, showing=Showing.SEATS, revisable=True)
        self.reveal(snack, [choice[0].number for choice in chosen.values()])
        state.phase = "revealed"
        if not state.snacks:
            self.finish()

    def reveal(self, snack: int, cards: Sequence[int]) -> None:
        """The highest number that stands alone takes the snack (HP-4)."""
        self.tell("revealed", cards=list(cards))
        for seat, card in enumerate(cards):
            self.state.seats[seat].hand.remove(card)

        self.state.shown += cards
        winner = winner_of(cards)
        if winner is None:
            self.tell("wasted", snack=snack)
            return

        self.state.seats[winner].points += snack
        self.tell("taken", seat=winner, card=cards[winner], snack=snack)

    async def go_on(self) -> None:
        """After a moment for the cards: the next round."""
        await self.pause("pause")
        self.state.phase = "round"

    def finish(self) -> None:
        """Most points win."""
        self.state.phase = "over"
        for seat, one in enumerate(self.state.seats):
            self.tell("scored", seat=seat, number=one.points)
        self.tell("game_over", seats=list(outcome(self.state).winners))


def options(hand: Sequence[int]) -> list[Option]:
    """Every number in hand once, however many cards there are of it."""
    return [PLAY[card] for card in dict.fromkeys(hand)]


def winner_of(cards: Sequence[int]) -> Seat | None:
    """Whose card is the highest of those that were played once; nobody's, if there is none."""
    alone = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(alone)) if alone else None
