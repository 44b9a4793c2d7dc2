"""Names of players may hold anything.

They break no message, notify no member and deceive no reader.
"""

from typing import Any

import pytest

from bot.common.sanitize import NAMELESS, escape
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.world import World

NAMES = ("**Boss**", "@everyone", "<@1> [x](http://x)", "a_b_c", "# Big\nlines", "`x` ||y||")
STRANGE = (
    "\u202eevil\u202c",
    "🐔" * 32,
    "\u200b\u2060\u3164",
    "שלום עולם",
    "<@&1> @here",
    "Z̸̡̛̤a̷l̸g̴o̵" * 3,
)


async def test_name_is_escaped_once_in_text(world: World) -> None:
    for number, name in enumerate(NAMES):
        world.add(name, key=f"guest{number}")

    table_id = await dealt(world)
    text = world.table(table_id).text
    for name in NAMES:
        once = escape(name)
        twice = escape(escape(name))
        assert once in text, (name, text)
        # Some names need no escape, so escaping twice changes nothing.
        assert twice == once or twice not in text


async def test_name_is_not_escaped_on_buttons(opened: Opened) -> None:
    """Discord renders no Markdown on a label, so an escaped name would show its backslashes."""
    world = await opened("Ada", seed=106)
    for number, name in enumerate(("a_b_c", "d*e*f")):
        world.add(name, key=f"guest{number}")

    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 106)
    labels: set[str] = set()
    for _ in range(20):
        await clicker.look()
        if not await clicker.step():
            break

        for person in world.people.values():
            for control in person.card(table_id).live:
                labels |= {control.label, *(label for label, _ in control.values)}

    assert not [label for label in labels if "\\" in label]
    # Otherwise no label had a name, and the check proves nothing.
    assert any("a_b_c" in label or "d*e*f" in label for label in labels)


async def test_name_does_not_reverse_a_suggestion(opened: Opened) -> None:
    """In the suggestions of a command names stand as they are, without marks that reverse text."""
    world = await opened("*Ada*\u202e\u200b", "Ben")
    host, ben = world.people.values()
    await host.start()
    (offered,) = await ben.member.autocomplete(world.channel, "chicken table", "table", "")

    assert "*Ada*" in offered["name"]
    assert not {"\u202e", "\u200b"} & {*offered["name"]}


async def test_every_message_forbids_notifications(opened: Opened) -> None:
    """Every message tells Discord to notify no member, so that future texts cannot notify by
    mistake.

    This covers refusals, ephemeral messages, edits and answers of commands.
    """
    # A low limit, so that there are refusals.
    settings = {"commands_per_minute": 5}
    world = await opened("@everyone", "Ben", "<@1>", seed=12, settings=settings)
    _, ben, guest = world.people.values()
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 12)
    for _ in range(6):
        await clicker.look()
        await clicker.step()

    for command in (
        "chicken end",
        "chicken hand",
        "chicken table",
        "chicken move",
        "chicken leave",
    ):
        await ben.slash(command)

    await guest.my_hand(table_id)
    # Past some deadlines, for messages that the bot sends by itself.
    await world.tick(40)
    said = [body for request in world.wire.requests for body in messages(request.body)]

    # Many messages were looked at.
    assert len(said) > 20

    for body in said:
        allowed = body.get("allowed_mentions")
        assert allowed is not None, body
        assert not allowed.get("parse"), body
        assert not allowed.get("users"), body
        assert not allowed.get("roles"), body


def messages(body: Any) -> list[dict[str, Any]]:
    """Return the parts of a request that Discord would show."""
    if not isinstance(body, dict):
        return []
    # Answers to interactions hold the message below "data".
    return [one for one in (body, body.get("data")) if isinstance(one, dict) and shows(one)]


def shows(body: dict[str, Any]) -> bool:
    return "components" in body or "content" in body


@pytest.mark.parametrize("slug", sampled(GAMES, ["heist"]))
async def test_strange_names_break_no_table(opened: Opened, slug: str) -> None:
    """Play each game for a while with such names. The guard checks every request."""
    world = await opened("Ada", seed=12)
    for number, name in enumerate(STRANGE[: GAMES[slug].seats[-1] - 1]):
        world.add(name, key=f"guest{number}")

    table_id = await dealt(world, game=slug)
    clicker = Clicker(world, table_id, 12)
    await clicker.play(until=lambda: clicker.presses >= 8)

    assert clicker.presses >= 8

    shown = world.table(table_id).text
    assert "\u202e" not in shown
    # A name of invisible characters is replaced by a general one.
    assert NAMELESS in shown or len(world.people) < 4
