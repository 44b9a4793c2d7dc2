"""The people of benchmarks.load."""

import asyncio

from benchmarks.load.robots import Crowd
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
