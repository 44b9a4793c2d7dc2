"""People call themselves what they like; their names break no message, ping nobody, fool nobody."""

from bot.chat.escape import escape
from tests.clicker import Clicker
from tests.glue.conftest import Opened
from tests.glue.dealing import dealt

NAMES = ("**Boss**", "@everyone", "<@1> [x](http://x)", "a_b_c", "# Big\nlines", "`x` ||y||")


async def test_a_name_is_escaped_once_in_text(opened: Opened) -> None:
    world = await opened("Ada")
    for number, name in enumerate(NAMES):
        world.add(name, key=f"guest{number}")
    table_id = await dealt(world)
    text = world.table(table_id).text
    for name in NAMES:
        once, twice = escape(name), escape(escape(name))
        assert once in text, (name, text)
        assert twice == once or twice not in text


async def test_a_name_stands_as_it_is_on_buttons(opened: Opened) -> None:
    """Discord draws no Markdown on a label: an escaped name would show its backslashes."""
    world = await opened("Ada", seed=106)
    for number, name in enumerate(("a_b_c", "d*e*f")):
        world.add(name, key=f"guest{number}")
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 106)
    labels: set[str] = set()
    for _ in range(300):
        await clicker.look()
        if not await clicker.step():
            break
        for person in world.people.values():
            for control in person.card(table_id).live:
                labels |= {control.label, *(label for label, _ in control.values)}
    assert not [label for label in labels if "\\" in label]
    assert any("a_b_c" in label or "d*e*f" in label for label in labels)


async def test_nobody_is_pinged(opened: Opened) -> None:
    """Neither by a name nor by anything else that stands on the table."""
    world = await opened("Ada")
    for number, name in enumerate(NAMES[:3]):
        world.add(name, key=f"guest{number}")
    await dealt(world)
    for message in world.env.backend.messages[world.channel.id].values():
        assert not message.ping_role_ids
        assert not message.ping_user_ids
    assert all("@everyone" not in text for _, text in world.public)
