"""Henhouse, a small game that uses all parts of the engine.

Three rounds. In each round all seats secretly play a card at once, and with a high card also name a
neighbour. Then a window opens in which each seat may squawk. After a pause, the highest card takes
one or two eggs. The first seat clockwise that squawks voids the round.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import ClassVar, TypeVar

from pydantic import Field

from games.engine.asks import Choice, ClockId, Decision, Dialogue, Option, Seat, Showing, parallel
from games.engine.chance import Chance
from games.engine.game import (
    ClockGroup,
    Events,
    Facts,
    Game,
    GameOptions,
    GameState,
    Outcome,
    choose,
    game_state,
)
from games.engine.house import RandomHouse

T = TypeVar("T")

ROUNDS = 3
HIGH = 6
SQUAWK = Option("squawk")
PASS = Option("pass")


def number(option: Option) -> int:
    assert isinstance(option.value, int)
    return option.value


@game_state
class Henhouse(GameState):
    round: int = 1
    hands: list[list[int]]
    nest: list[int]
    eggs: list[list[int]]
    played: list[int] = Field(default_factory=list)
    picks: dict[int, list[int]] = Field(default_factory=dict)


class Toy(Game[Henhouse, GameOptions]):
    slug = "toy"
    seats = range(2, 5)
    State = Henhouse
    Options = GameOptions
    clocks: ClassVar = {
        "card": ClockGroup(30),
        "window": ClockGroup(8, fixed=True, window=True),
        "window_minimum": ClockGroup(5, fixed=True),
        "pause": ClockGroup(6, fixed=True),
    }
    events = Events(
        public={
            "played": Facts(seat=Seat, count=int),
            "voided": Facts(by=Seat),
            "stands": Facts(),
            "patched": Facts(),  # sent by changed rules in some tests
        },
        private={"careful": Facts(count=int)},
    )
    milestones = frozenset({"played"})
    houses: ClassVar = {"random": RandomHouse}

    @classmethod
    def deal(cls, seats: int, options: GameOptions, chance: Chance) -> Henhouse:
        cards = list(range(seats * 4))
        chance.shuffle(cards)
        hands = [cards[seat * 3 : seat * 3 + 3] for seat in range(seats)]
        return Henhouse(
            phase="cards", hands=hands, nest=cards[seats * 3 :], eggs=[[] for _ in hands]
        )

    async def play(self) -> Outcome:
        steps = {"cards": self.cards_at_once, "window": self.window, "eggs": self.take_eggs}
        while self.state.phase != "over":
            await self.checkpoint()
            await steps[self.state.phase]()
        return Outcome.by_points({seat: sum(eggs) for seat, eggs in enumerate(self.state.eggs)})

    async def cards_at_once(self) -> None:
        picks = await parallel("cards", self.each(self.pick_card), revisable=True)
        self.state.picks = picks
        for seat, (card, _) in picks.items():
            self.state.hands[seat].remove(card)
            self.state.played.append(card)
            self.tell("played", seat=seat, count=card)

        self.state.phase = "window"

    def each(self, dialogue: Callable[[int], Dialogue[T]]) -> dict[int, Callable[[], Dialogue[T]]]:
        return {seat: partial(dialogue, seat) for seat in range(len(self.state.hands))}

    async def pick_card(self, seat: int) -> list[int]:
        hand = [Option("card", card) for card in self.state.hands[seat]]
        (card,) = await choose("card", hand, hand[0], "card")
        value = number(card)
        # A second step for high cards only: tests need dialogues of different lengths.
        if value < HIGH:
            return [value, -1]

        self.tell_seat(seat, "careful", count=value)
        others = [Option("seat", other) for other in range(len(self.state.hands)) if other != seat]
        (neighbour,) = await choose("neighbour", others, None, "card")
        return [value, number(neighbour)]

    async def window(self) -> None:
        answers = await parallel(
            "squawk",
            self.each(self.squawk),
            showing=Showing.NOTHING,
            public=(SQUAWK, PASS),
            at_least="window_minimum",
        )
        # In seat order, so the first one is the first clockwise.
        squawkers = [seat for seat, choice in answers.items() if choice == (SQUAWK,)]
        self.tell("voided", by=squawkers[0]) if squawkers else self.tell("stands")
        self.state.phase = "next" if squawkers else "eggs"
        if squawkers:
            self.next_round()

    async def squawk(self, seat: int) -> Choice:
        return await choose("squawk", [SQUAWK, PASS], PASS, "window")

    async def take_eggs(self) -> None:
        await self.pause("pause")
        best = max(self.state.picks, key=lambda seat: self.state.picks[seat][0])
        # The nest may be empty late in a game; then there is nothing to ask.
        if self.state.nest:
            options = [Option("egg", place) for place in range(len(self.state.nest))]
            most = min(2, len(options))
            taken = await self.ask_several(
                best, Decision("eggs", options, None, ClockId("card"), least=1, most=most)
            )
            # From the highest place down, so that earlier places stay valid.
            for place in sorted(map(number, taken), reverse=True):
                self.state.eggs[best].append(self.state.nest.pop(place))

            self.chance.shuffle(self.state.nest)

        self.next_round()

    def next_round(self) -> None:
        self.state.picks = {}
        self.state.round += 1
        self.state.phase = "cards" if self.state.round <= ROUNDS else "over"

    @classmethod
    def cards(cls, state: Henhouse) -> Counter[str]:
        zones = [*state.hands, *state.eggs, state.nest, state.played]
        return Counter(str(card) for zone in zones for card in zone)

    @classmethod
    def view(cls, state: Henhouse, viewer: int | None) -> dict[str, object]:
        hand = None if viewer is None else sorted(state.hands[viewer])
        return {"phase": state.phase, "round": state.round, "nest": len(state.nest), "hand": hand}
