"""The people of benchmarks.load."""

import asyncio
import os
import sys
from typing import cast

import pytest

from benchmarks.load.figures import child
from benchmarks.load.robots import Crowd, prompt
from games.engine.house import level_for
from games.registry import GAMES
from playground.discord.simulation import Simulation
from playground.discord.world import Account, Message

JOIN = {"type": 2, "custom_id": "coop:a1b2c3:AAAAAAAAAA:join:0"}


async def test_who_left_while_they_waited_for_a_button_need_not_see_it() -> None:
    simulation = Simulation("127.0.0.1", 1)
    world = simulation.world
    channel = world.add_channel("table")
    person = next(iter(world.people.values()))
    party = Crowd(simulation, 1, 1.0).party(channel, [person], ["heist"])
    waiting = asyncio.create_task(party._press_verb(person, "join"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    message = Message(world.snowflakes.next(), channel.id, world.bot.id, components=[JOIN])
    channel.messages[message.id] = message
    party.sees(message.id, channel.id)

    assert party._board is message


@pytest.mark.parametrize(
    ("game", "people", "fill"), [("crazy", 1, 2), ("playing", 3, 5), ("political", 3, 5)]
)
async def test_experts_sit_down_besides(
    game: str, people: int, fill: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One person of three at a table for two, so that there is somebody to play against."""
    simulation = Simulation("127.0.0.1", 1)
    world = simulation.world
    sitting = [
        world.people.setdefault(number, Account(number, f"Hen {number}", "#fff"))
        for number in (1, 2, 3)
    ]
    crowd = Crowd(simulation, 1, 1.0, experts=2)
    party = crowd.party(world.add_channel("table"), sitting, [game])
    started = list[dict[str, object]]()
    pressed = list[str]()

    def command(*about: object) -> None:
        started.append(cast("dict[str, object]", about[-1]))

    async def answered(_: object) -> bool:
        return True

    async def press(_: Account, verb: str) -> None:
        pressed.append(verb)

    monkeypatch.setattr(party._acts, "command", command)
    monkeypatch.setattr(crowd, "answered", answered)
    monkeypatch.setattr(party, "_press_verb", press)
    await party.open()

    assert pressed == [*["join"] * (people - 1), "start"]

    [settings] = started
    assert settings["fill"] == fill
    assert settings["level"] == level_for("expert", GAMES[game].houses)


async def test_a_child_is_found_by_its_command() -> None:
    sleeping = await asyncio.create_subprocess_exec(sys.executable, "-c", "input('hen')", stdin=-1)
    try:
        assert child(os.getpid(), "input('hen')") == sleeping.pid
        assert child(os.getpid(), "input('egg')") is None
        assert child(sleeping.pid, "input('hen')") is None
    finally:
        sleeping.kill()
        await sleeping.wait()


def test_what_is_asked_stands_between_the_line_and_the_buttons() -> None:
    """Ben has just played, and Ada, who is asked, is given a tip."""
    words = ["Ben stops at 19.", None, "**Ada**, play on?", "Three twos are left.", JOIN, "the end"]
    parts = [
        {"type": 14} if one is None else {"type": 10, "content": one} if one != JOIN else JOIN
        for one in words
    ]
    message = Message(1, 2, 3, components=[{"type": 17, "components": parts}])

    assert prompt(message) == "**Ada**, play on?\nThree twos are left."
