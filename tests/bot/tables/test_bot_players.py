"""House players at a table: when they answer, and what happens when one breaks or thinks long."""

import threading
from random import Random
from typing import Any, ClassVar

import pytest

from bot.tables import bot_players
from bot.tables.deadlines import Thinking
from bot.tables.refusals import HostOrModeratorOnly
from bot.tables.table import Pace
from games.engine.asks import Choice, Decision, Option, Showing
from games.engine.chance import Chance
from games.engine.game import GameOptions
from games.engine.temper import Temper, Tempered
from tests.bot.tables.house import ADA, BEN, CLEO, House, interrupt
from tests.games.engine.toy import Henhouse, Toy
from tests.support.expect import expect


async def test_house_players_answer_after_thinking() -> None:
    house = House(thinking=None)
    await house.deal(fill=2)
    await house.wait(0.9)

    assert not house.store.journal

    await house.wait(3.2)
    assert {*house.causes()} == {"house"}


async def test_refused_presses_do_not_delay_house_players() -> None:
    house = House(thinking=Thinking(5, 5))
    table_id = await house.deal(fill=2)
    # Each refused press loads the table, which must not start the thinking time again.
    for _ in range(5):
        await house.wait(1)
        await expect(HostOrModeratorOnly, house.tables.moderation.end(table_id, BEN))

    assert {*house.causes()} == {"house"}


def value(option: Option) -> int:
    return int(option.value or 0)


class HighFlyer:
    """Play the highest card, which asks for a neighbour too."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (max(decision.options, key=value),)


class Meek:
    """Play the lowest card."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (min(decision.options, key=value),)


class Henhouses(Toy):
    houses: ClassVar = {"random": HighFlyer}


async def play_highest(house: House, table_id: str, person: int) -> None:
    decision = (await house.question(table_id, person)).decision
    await house.press(table_id, person, decision.options.index(max(decision.options, key=value)))


class Moody(Tempered):
    """Play the highest card if the temper is bold, else the lowest."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        house = HighFlyer() if self.daring(rng, lambda: False) > 0 else Meek()
        return house.choose(view, decision, rng)


class Moods(Toy):
    houses: ClassVar = {"easy": Moody}


async def test_house_player_plays_by_its_temper() -> None:
    house = House(thinking=Thinking(1, 1), games={"toy": Moods}, house_names=lambda _: "ab")
    table_id = await house.deal(fill=3)
    tempers = [player.temper for player in (await house.row(table_id)).players]
    await house.wait(1)
    played = {
        tempers[entry.row.seat]: int(entry.row.choice.split()[1])
        for entry in house.store.journal.values()
    }

    assert played[Temper.BOLD] > played[Temper.CAREFUL]


async def test_house_players_answer_follow_up_questions_faster() -> None:
    house = House(thinking=Thinking(5, 5), games={"toy": Henhouses})
    await house.deal(fill=4)
    # The second question belongs to the first and takes one second instead of five.
    for seconds, expected in ((5, {"card"}), (1, {"card", "seat"})):
        await house.wait(seconds)
        journal = house.store.journal.values()
        assert {entry.row.choice.split()[0] for entry in journal} == expected


class Weighty(Henhouses):
    weights: ClassVar = {"cards": 2.0, "window": 3.0}


async def test_weight_of_a_question_slows_only_house_players() -> None:
    house = House(thinking=Thinking(5, 5), games={"toy": Weighty})
    table_id = await house.deal(BEN, fill=4)
    session = await house.session(table_id)
    now = house.clock.now()
    for seat, thought in session.thinking_times.items():
        # The weight doubles the five seconds for cards.
        assert thought.due == now + (10 if session.table.players[seat].is_house else 5)


async def test_weight_does_not_lengthen_a_window() -> None:
    house = House(thinking=Thinking(5, 5), games={"toy": Weighty})
    table_id = await house.deal(fill=2)
    # Which round opens a window first depends on the cards.
    for _ in range(40):
        session = await house.session(table_id)
        if (await house.ask(table_id)).showing is Showing.NOTHING:
            break

        await house.answer(table_id, ADA)
        await house.wait(2.5)

    assert {thought.due for thought in session.thinking_times.values()} == {house.clock.now() + 5}


class OneCard(Toy):
    """A game in which each player is dealt one card, and all players know it."""

    houses: ClassVar = {"random": HighFlyer}
    open_asks = frozenset({"cards"})

    @classmethod
    def deal(cls, seats: int, options: GameOptions, chance: Chance) -> Henhouse:
        state = super().deal(seats, options, chance)
        # The other cards go to the nest, so that the deck stays complete.
        state.nest += [card for hand in state.hands for card in hand[1:]]
        state.hands = [hand[:1] for hand in state.hands]
        return state


class OneSecretCard(OneCard):
    open_asks = frozenset()


@pytest.mark.parametrize(("game", "seconds"), [(OneCard, 0), (OneSecretCard, 5)])
async def test_only_option_is_taken_at_once_if_all_players_know_it(
    game: type[Toy], seconds: int
) -> None:
    """With a secret card, a quick answer would reveal that there was only one option."""
    house = House(thinking=Thinking(5, 5), games={"toy": game})
    table_id = await house.deal(fill=3)
    answering = (await house.session(table_id)).answering
    assert set(answering.values()) == {house.clock.now() + seconds}


@pytest.mark.parametrize(("told", "seconds"), [(1, 4.0), (4, 4.0), (6, 4.8), (99, 6.0)])
def test_house_players_wait_longer_when_more_events_are_to_be_read(
    told: int, seconds: float
) -> None:
    assert Thinking().reading_time(Pace.NORMAL, told) == pytest.approx(seconds)
    assert Thinking().reading_time(Pace.QUICK, told) == pytest.approx(seconds / 2)


async def test_standing_order_answers_as_slowly_as_its_player() -> None:
    """A quick answer would reveal that there is an order, so each step takes its full time."""
    house = House(thinking=Thinking(5, 5), games={"toy": Henhouses})
    table_id = await house.deal(BEN, CLEO)
    named = 0
    for person in (ADA, BEN, CLEO):
        await house.wait(1)
        await play_highest(house, table_id, person)
        if (await house.question(table_id, person)).decision.kind == "neighbour":
            # At least one seat must ask a second question, or the test proves nothing.
            named += 1
            thoughts = (await house.session(table_id)).thinking_times
            assert thoughts[await house.seat(table_id, person)].due == house.clock.now() + 5

    assert named


class Grand(Toy):
    moments = frozenset({"played", "careful"})


@pytest.mark.parametrize(
    ("pace", "reading_time"), [(Pace.NORMAL, 4), (Pace.QUICK, 2), (Pace.DAYS, 4)]
)
async def test_house_players_pause_after_a_great_moment(pace: Pace, reading_time: float) -> None:
    """The deadlines of people do not change."""
    timers: dict[str, set[float]] = {}
    dues: dict[str, set[float]] = {}
    for name, game in {"plain": Toy, "grand": Grand}.items():
        house = House(thinking=Thinking(6, 6), games={"toy": game})
        table_id = await house.deal(BEN, fill=3, pace=pace)
        while (await house.ask(table_id)).kind == "cards":
            await house.answer(table_id, ADA, BEN)
            if (await house.ask(table_id)).kind == "cards":
                await house.wait(0.5)

        assert (await house.ask(table_id)).kind == "squawk"

        session = await house.session(table_id)
        now = house.clock.now()
        dues[name] = {round(thought.due - now, 3) for thought in session.thinking_times.values()}
        # The same presses in both games, so only the pause of the house players may differ.
        timers[name] = {round(timer.due - now, 3) for timer in session.table.timers.values()}

    assert timers["plain"] == timers["grand"]

    (plain,) = dues["plain"]
    (grand,) = dues["grand"]
    assert grand == plain + reading_time


async def test_private_event_does_not_delay_house_players() -> None:
    """`careful` is private: a pause would reveal it to the other players."""
    house = House(thinking=Thinking(6, 6), games={"toy": Grand})
    table_id = await house.deal(BEN, CLEO)
    for person in (ADA, BEN, CLEO):
        await play_highest(house, table_id, person)

    session = await house.session(table_id)
    assert any(bulletin.kind == "careful" for bulletin in session.table.news)
    assert session.still_until == 0


async def test_pause_ends_when_the_clock_is_set_back() -> None:
    house = House(thinking=Thinking(1, 1), games={"toy": Grand})
    house.clock.time += 10_000
    await house.deal(fill=2)
    (session,) = house.tables.sessions._sessions.values()
    session.still_until = house.clock.time + 4
    await interrupt(house, -5_000)
    await house.wait(1)

    assert {*house.causes()} == {"house"}


class Determined:
    """Play the last card, which is never the default."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        return (decision.options[-1],)


async def test_house_player_plays_what_it_chooses(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Firm(Toy):
        houses: ClassVar = {"random": Determined}

    def refuse_default(*_: object) -> Choice:
        # Only a house player that fails is replaced by the default choice.
        raise AssertionError("the default is for who breaks")

    monkeypatch.setattr(bot_players, "default_choice", refuse_default)
    house = House(games={"toy": Firm})
    await house.deal(fill=2)
    await house.wait(0)

    assert {*house.causes()} == {"house"}
    assert not caplog.records


class Fox:
    """A house player that raises an error, or chooses what is no option."""

    wants: ClassVar[Choice | None] = None

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        if self.wants is None:
            raise ZeroDivisionError
        return self.wants


class Dreamer(Fox):
    wants = (Option("fly"),)


@pytest.mark.parametrize("player", [Fox, Dreamer])
async def test_house_player_that_fails_takes_the_default(player: type[Fox]) -> None:
    class Foxed(Toy):
        houses: ClassVar = {"random": player}

    house = House(games={"toy": Foxed})
    await house.deal(fill=2)
    await house.wait(0)

    assert {*house.causes()} == {"house"}


class Thinker(Fox):
    """A slow house player, which must run outside the event loop."""

    slow = True
    threads: ClassVar[list[int]] = []

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        self.threads.append(threading.get_ident())
        return (decision.options[-1],)


async def test_slow_house_player_runs_in_another_thread() -> None:
    class Pondered(Toy):
        houses: ClassVar = {"random": Thinker}

    house = House(games={"toy": Pondered})
    table_id = await house.deal(fill=2)
    await house.wait(0)

    assert {*house.causes()} == {"house"}
    assert Thinker.threads
    assert threading.get_ident() not in Thinker.threads

    assert (await house.row(table_id)).revision == len(house.store.journal)


class Levels(Toy):
    houses: ClassVar = {"random": HighFlyer, "medium": Meek}


async def test_house_player_has_its_own_level_and_one_that_sits_in_has_another() -> None:
    house = House(games={"toy": Levels})
    table_id = await house.deal(BEN, fill=3)
    await house.tables.depart(table_id, BEN)
    played: dict[int, int] = {}
    hands = [sorted(hand) for hand in (await house.engine(table_id)).game.state.hands]
    await house.wait(1)
    for entry in house.store.journal.values():
        played.setdefault(entry.row.seat, int(entry.row.choice.split()[1]))

    sitter = await house.seat(table_id, BEN)
    players = (await house.row(table_id)).players
    (easy,) = [seat for seat, one in enumerate(players) if one.is_house]

    assert played == {sitter: hands[sitter][0], easy: hands[easy][-1]}
