"""House players at a table: when they answer; what becomes of one that breaks or thinks long."""

import threading
from random import Random
from typing import Any, ClassVar

import pytest

from games.kit.asks import Choice, Decision, Option
from tests.bot.tables.house import House
from tests.games.kit.toy import Toy


async def test_house_players_answer_after_thinking() -> None:
    house = House(thinking=None)
    await house.deal(fill=2)
    await house.wait(0.9)
    assert not house.store.journal
    await house.wait(3.2)
    assert {entry.cause for entry in house.store.journal.values()} <= {"house"}
    assert house.store.journal


class Fox:
    """A house player with a bug, or with ideas of its own."""

    wants: ClassVar[Choice | None] = None

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        if self.wants is None:
            raise ZeroDivisionError
        return self.wants


class Dreamer(Fox):
    wants = (Option("fly"),)


@pytest.mark.parametrize("player", [Fox, Dreamer])
async def test_a_house_player_that_breaks_takes_the_default(player: type[Fox]) -> None:
    class Foxed(Toy):
        houses: ClassVar = {"random": player}

    house = House(games={"toy": Foxed})
    await house.deal(fill=2)
    await house.wait(0)
    assert {entry.cause for entry in house.store.journal.values()} == {"house"}


class Thinker(Fox):
    """Takes its time, and must not take anybody else's."""

    slow = True
    threads: ClassVar[list[int]] = []

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        self.threads.append(threading.get_ident())
        return (decision.options[-1],)


async def test_a_house_player_that_thinks_long_thinks_beside_the_event_loop() -> None:
    class Pondered(Toy):
        houses: ClassVar = {"random": Thinker}

    house = House(games={"toy": Pondered})
    table_id = await house.deal(fill=2)
    await house.wait(0)
    assert {entry.cause for entry in house.store.journal.values()} == {"house"}
    assert Thinker.threads
    assert threading.get_ident() not in Thinker.threads
    table = await house.tables.table(table_id)
    assert table.revision == len(house.store.journal)
