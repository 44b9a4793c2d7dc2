"""Tests of the playground's answers against Discord's own OpenAPI description."""

import os
from pathlib import Path
from typing import Any

import pytest

from playground.discord.serializers import Shapes, event_shape, guild_shape
from playground.discord.world import Attachment, Message, ScheduledEvent, World
from tests.support.spec_check import SpecCheck

# The description is large and not part of the project, so its path is given from outside.
NAMED = os.environ.get("DISCORD_OPENAPI")

pytestmark = pytest.mark.skipif(
    NAMED is None, reason="DISCORD_OPENAPI does not name Discord's description"
)


@pytest.fixture(scope="module")
def described() -> SpecCheck:
    return SpecCheck(Path(NAMED or ""))


def a_message(world: World) -> Message:
    channel = world.channel("games")
    # A message with as many fields as possible, so that all of them are compared.
    message = Message(world.snowflakes.next(), channel.id, world.bot.id, flags=1 << 15)
    message.attachments = [Attachment(world.snowflakes.next(), "table.png", b"-", "image/png")]
    media = {"media": {"url": "attachment://table.png"}, "description": "Table", "spoiler": False}
    picture = {"type": 12, "id": 2, "items": [media]}
    message.components = [
        {"type": 17, "id": 1, "accent_color": 0, "spoiler": False, "components": [picture]}
    ]
    message.mentions = [world.owner.id]
    message.interaction = {"id": 1, "type": 2, "user_id": world.owner.id, "name": "chicken table"}
    return message


def an_event(world: World) -> ScheduledEvent:
    begins = "2026-01-01T20:00:00+00:00"
    ends = "2026-01-01T22:00:00+00:00"
    number = world.snowflakes.next()
    return ScheduledEvent(number, world.guild_id, "Chicken Heist", None, "#games", begins, ends)


def shapes() -> dict[str, Any]:
    world = World()
    shape = Shapes(world, "http://127.0.0.1:1")
    return {
        "MessageResponse": shape.message(a_message(world)),
        "GuildMemberResponse": shape.member(world.owner),
        "UserResponse": shape.user(world.owner),
        "UserPIIResponse": shape.me(),
        "PrivateApplicationResponse": shape.application(),
        "ExternalScheduledEventResponse": event_shape(world, an_event(world)),
        "GuildResponse": guild_shape(world, world.guild_id),
        "GuildChannelResponse": shape.channel(world.channel("games")),
        "PrivateChannelResponse": shape.channel(world.dm(world.owner)),
    }


@pytest.mark.parametrize("name", shapes())
def test_shape_matches_discords_description(described: SpecCheck, name: str) -> None:
    # `unlike` returns the differences.
    assert described.unlike(name, shapes()[name]) == []
