"""Tests of the simulated players of benchmarks.load."""

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


async def test_cancelled_wait_for_a_button_is_ignored() -> None:
    simulation = Simulation("127.0.0.1", 1)
    world = simulation.world
    channel = world.add_channel("table")
    person = next(iter(world.people.values()))
    party = Crowd(simulation, 1, 1.0).party(channel, [person], ["heist"])
    waiting = asyncio.create_task(party._press_verb(person, "join"))
    await asyncio.sleep(0)
    # The first sleep lets the task begin to wait, the second lets it end.
    waiting.cancel()
    await asyncio.sleep(0)
    message = Message(world.snowflakes.next(), channel.id, world.bot.id, components=[JOIN])
    channel.messages[message.id] = message
    party.sees(message.id, channel.id)

    # The party still sees the message; only the cancelled waiter is gone.
    assert party._board is message


@pytest.mark.parametrize(
    ("game", "people", "fill"), [("crazy", 1, 2), ("playing", 3, 5), ("political", 3, 5)]
)
async def test_experts_fill_the_other_seats(
    game: str, people: int, fill: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of three people plays the duel, so that house players fill the other seat."""
    simulation = Simulation("127.0.0.1", 1)
    world = simulation.world
    sitting = [
        world.people.setdefault(number, Account(number, f"Hen {number}", "#fff"))
        for number in (1, 2, 3)
    ]
    crowd = Crowd(simulation, 1, 1.0, experts=2)
    party = crowd.party(world.add_channel("table"), sitting, [game])
    # The command and the presses are recorded instead of sent.
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

    # The host joins by opening the table; the other people press "join".
    assert pressed == [*["join"] * (people - 1), "start"]

    [settings] = started
    assert settings["fill"] == fill
    assert settings["level"] == level_for("expert", GAMES[game].houses)


async def test_child_process_is_found_by_its_command() -> None:
    sleeping = await asyncio.create_subprocess_exec(sys.executable, "-c", "input('hen')", stdin=-1)
    try:
        assert child(os.getpid(), "input('hen')") == sleeping.pid
        # A wrong command line and a wrong parent find nothing.
        assert child(os.getpid(), "input('egg')") is None
        assert child(sleeping.pid, "input('hen')") is None
    finally:
        sleeping.kill()
        await sleeping.wait()


def test_prompt_is_the_text_above_the_buttons() -> None:
    """The prompt stands between the separator and the buttons: a question and perhaps a tip."""
    words = ["Ben stops at 19.", None, "**Ada**, play on?", "Three twos are left.", JOIN, "the end"]
    parts = [
        # Type 14 is a separator, 10 a text, 17 a container.
        {"type": 14} if one is None else {"type": 10, "content": one} if one != JOIN else JOIN
        for one in words
    ]
    message = Message(1, 2, 3, components=[{"type": 17, "components": parts}])

    assert prompt(message) == "**Ada**, play on?\nThree twos are left."
