"""Hen Party, in the order of play.

There are six rounds. A round is: a snack, a secret card from each seat, the reveal. `play` is the
script of the game: it runs until it needs choices, and awaits them. Numbers in brackets, such as
(3) and (HP-3), are those of RULES.md.
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
    """Three to six hens want the same snack. The highest number that only one hen plays gets it."""

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
        """Set up the game (2): the state before the first snack."""
        pack = [*CARDS] * COPIES
        snacks = [*SNACKS]
        chance.shuffle(pack)
        chance.shuffle(snacks)
        hands = [sorted(pack.pop() for _ in range(HAND)) for _ in range(seats)]
        return HenPartyState(seats=[SeatState(hand) for hand in hands], pack=pack, snacks=snacks)

    async def play(self) -> Outcome:
        """Play rounds and wait after each reveal, until the game is over."""
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
        """Return every card and every snack, wherever it is."""
        # The contract tests check that these counts never change during a game.
        counts = Counter(f"snack {snack}" for snack in state.snacks + state.served)
        piles = [state.pack, state.shown, *(seat_state.hand for seat_state in state.seats)]
        counts.update(f"card {card}" for pile in piles for card in pile)
        return counts

    @classmethod
    def shuffle_hidden(cls, state: HenPartyState, chance: Chance) -> None:
        """Shuffle what no seat can know: the rest of the pack, and the snacks to come."""
        for pile in (state.pack, state.snacks):
            chance.shuffle(pile)

    # -- a round (3) ------------------------------------------------------------------------------

    async def play_round(self) -> None:
        """Play a round. Seats may revise their card until the last seat has chosen (HP-3)."""
        state = self.state
        snack = state.snacks.pop()
        state.served.append(snack)
        self.tell("served", round=len(state.served), snack=snack)
        decisions = {
            seat: Decision("card", options(seat_state.hand), None, CARD_CLOCK)
            for seat, seat_state in enumerate(state.seats)
        }
        # It is public which seats have chosen. The cards are secret until all seats have chosen.
        chosen = await ask_each("card", decisions, showing=Showing.SEATS, revisable=True)
        self.reveal(snack, [choice[0].number for choice in chosen.values()])
        state.phase = "revealed"
        # The game ends after the last snack, without another pause.
        if not state.snacks:
            self.finish(outcome(self.state))

    def reveal(self, snack: int, cards: Sequence[int]) -> None:
        """Give the snack to the highest number that was played once (HP-4)."""
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
        """Wait a moment after the reveal, then begin the next round."""
        await self.pause("pause")
        self.state.phase = "round"


def options(hand: Sequence[int]) -> list[Option]:
    """Return each number of the hand once, even if the hand has several cards of it."""
    return [PLAY[card] for card in dict.fromkeys(hand)]


def winner_of(cards: Sequence[int]) -> Seat | None:
    """Return the seat with the highest number that was played once; None if there is none."""
    alone = [card for card in cards if cards.count(card) == 1]
    return cards.index(max(alone)) if alone else None
