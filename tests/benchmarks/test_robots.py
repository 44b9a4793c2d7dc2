"""The people of benchmarks.load."""

import asyncio

from benchmarks.load.robots import Crowd, prompt
from bot.playground.discord.simulation import Simulation
from bot.playground.discord.world import Message

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


def test_what_is_asked_stands_between_the_line_and_the_buttons() -> None:
    """Ben has just played, and Ada, who is asked, is given a tip."""
    words = ["Ben stops at 19.", None, "**Ada**, play on?", "Three twos are left.", JOIN, "the end"]
    parts = [
        {"type": 14} if one is None else {"type": 10, "content": one} if one != JOIN else JOIN
        for one in words
    ]
    message = Message(1, 2, 3, components=[{"type": 17, "components": parts}])
    assert prompt(message) == "**Ada**, play on?\nThree twos are left."
