"""Tests of changes on the server: the event that the bot gets, and the refusals afterwards."""

import asyncio
from typing import Any

import aiohttp
import pytest

from playground.discord import permissions
from playground.discord.gateway import ACK_SECONDS
from playground.discord.user_actions import CannotDo, in_language
from tests.playground.conftest import BareBot
from tests.playground.test_rest import answer, clicked, table

READER = permissions.READ_MESSAGE_HISTORY
PICTURE = {"embeds": [{"title": "x"}]}


async def refused(bare: BareBot, denied: int, **body: Any) -> int:
    """Send a message without this permission; return the error code, or 0 for success."""
    bare.play.simulation.admin.deny(bare.play.quiet, denied)
    status, told = await bare.say(bare.play.quiet.id, **body)
    return 0 if status == 200 else int(told["code"])


async def upload(bare: BareBot, method: str, path: str) -> tuple[int, Any]:
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "x"}', content_type="application/json")
    form.add_field("files[0]", b"-", filename="table.png", content_type="image/png")
    head = {"Authorization": f"Bot {bare.play.simulation.token}"}
    address = f"{bare.play.base_url}/api/v10{path}"
    async with bare.session.request(method, address, data=form, headers=head) as told:
        return told.status, await told.json()


async def test_embeds_and_replies_need_their_permissions(bare: BareBot) -> None:
    assert await refused(bare, permissions.EMBED_LINKS, **PICTURE) == 50013
    # Text without an embed needs no permission.
    assert await refused(bare, permissions.EMBED_LINKS, content="x") == 0

    sent = next(iter(bare.play.quiet.messages))
    assert (
        # 160002: a reply needs permission to read the history.
        await refused(bare, READER, content="x", message_reference={"message_id": sent}) == 160002
    )
    # Without that permission the history is empty instead of an error.
    assert (await bare.rest("GET", f"/channels/{bare.play.quiet.id}/messages"))[1] == []


async def test_files_need_attach_files_also_in_edits(bare: BareBot) -> None:
    path = f"/channels/{bare.play.quiet.id}/messages"
    _, sent = await bare.say(bare.play.quiet.id, content="x")
    for denied in (permissions.ATTACH_FILES, permissions.SEND_MESSAGES):
        bare.play.simulation.admin.deny(bare.play.quiet, denied)
        assert (await upload(bare, "POST", path))[1]["code"] == 50013
        assert (await upload(bare, "PATCH", f"{path}/{sent['id']}"))[1]["code"] == 50013

    # An edit of the text needs no upload permission.
    assert (await bare.rest("PATCH", f"{path}/{sent['id']}", {"content": "y"}))[0] == 200

    bare.play.simulation.admin.deny(bare.play.quiet, 0)
    assert (await upload(bare, "POST", path))[0] == 200


async def test_hidden_channel_refuses_all_requests(bare: BareBot) -> None:
    _, sent = await bare.say(bare.play.quiet.id, content="x")
    bare.play.simulation.admin.deny(bare.play.quiet, permissions.VIEW_CHANNEL)
    path = f"/channels/{bare.play.quiet.id}"
    for method, where, body in (
        ("PATCH", f"{path}/messages/{sent['id']}", {"content": "y"}),
        ("DELETE", f"{path}/messages/{sent['id']}", None),
        ("GET", f"{path}/messages", None),
        ("POST", f"{path}/typing", None),
    ):
        # 50001 is "missing access".
        assert (await bare.rest(method, where, body))[1]["code"] == 50001


async def test_press_names_permissions_and_can_always_be_answered(bare: BareBot) -> None:
    bare.play.simulation.admin.deny(bare.play.games, 0)
    message = await table(bare)
    bare.play.simulation.admin.deny(bare.play.games, permissions.SEND_MESSAGES)

    assert int((await bare.hear("CHANNEL_UPDATE"))["permission_overwrites"][0]["deny"])

    bare.play.click("Ben", message, label="Go")
    interaction = await bare.hear("INTERACTION_CREATE")
    assert not int(interaction["app_permissions"]) & permissions.ATTACH_FILES
    # An interaction may be answered regardless of the channel's permissions.
    assert (await answer(bare, interaction, 4, content="still here"))[0] == 204


async def test_a_deleted_message_is_unknown(bare: BareBot) -> None:
    interaction = await clicked(bare)
    play = bare.play
    message = next(iter(play.games.messages.values()))
    # Ben has no permission to delete messages of other people.
    with pytest.raises(CannotDo):
        play.simulation.admin.delete_message(play.person("Ben"), message.id)

    play.simulation.admin.delete_message(play.person("Ada"), message.id)
    assert (await bare.hear("MESSAGE_DELETE"))["id"] == str(message.id)

    path = f"/channels/{play.games.id}/messages/{message.id}"
    # 10008 is "unknown message".
    assert (await bare.rest("PATCH", path, {"content": "x"}))[1]["code"] == 10008
    assert (await answer(bare, interaction, 7, content="x"))[1]["code"] == 10008


async def test_person_cannot_delete_messages_of_the_bot(bare: BareBot) -> None:
    play = bare.play
    _, sent = await bare.say(play.dm("Ada").id, content="psst")
    card = play.dm("Ada").messages[int(sent["id"])]
    with pytest.raises(CannotDo):
        play.simulation.admin.delete_message(play.person("Ada"), card.id)


async def test_a_deleted_channel_is_unknown_to_all(bare: BareBot) -> None:
    interaction = await clicked(bare)
    play = bare.play
    games = bare.play.games
    house = play.simulation.admin
    with pytest.raises(CannotDo):
        house.delete_channel(play.person("Ben"), games.id)

    house.delete_channel(play.person("Ada"), games.id)
    assert (await bare.hear("CHANNEL_DELETE"))["id"] == str(games.id)
    assert (await bare.say(games.id, content="x"))[1]["code"] == 10003
    assert (await answer(bare, interaction, 4, content="x"))[1]["code"] == 10003
    # Type 6 only acknowledges, so it needs no channel.
    assert (await answer(bare, interaction, 6))[0] == 204

    webhook = f"/webhooks/{interaction['application_id']}/{interaction['token']}/messages/@original"
    assert (await bare.rest("PATCH", webhook, {"content": "x"}))[1]["code"] == 10003

    again = house.add_channel(play.person("Ada"), "New Games")
    assert (await bare.hear("CHANNEL_CREATE"))["name"] == "new-games"
    assert (await bare.say(int(again["channel"]), content="x"))[0] == 200


async def test_person_who_left_gets_no_messages(bare: BareBot) -> None:
    play = bare.play
    play.simulation.admin.leave(play.person("Ben"), left=True)
    # 50278: no common server with this person.
    assert (await bare.say(play.dm("Ben").id, content="x"))[1]["code"] == 50278

    guild = play.simulation.world.guild_id
    member = f"/guilds/{guild}/members/{play.person('Ben').id}"
    assert (await bare.rest("GET", member))[1]["code"] == 10007

    message = await table(bare)
    with pytest.raises(CannotDo):
        play.click("Ben", message, label="Go")

    play.simulation.admin.leave(play.person("Ben"), left=False)
    assert (await bare.say(play.dm("Ben").id, content="x"))[0] == 200
    assert (await bare.rest("GET", member))[0] == 200


async def test_a_request_of_26_mib_is_too_large(bare: BareBot) -> None:
    head = {"Authorization": f"Bot {bare.play.simulation.token}"}
    address = f"{bare.play.base_url}/api/v10/channels/{bare.play.games.id}/messages"
    big = b"x" * (26 * 2**20)
    async with bare.session.post(address, data=big, headers=head) as told:
        # 40005: request entity too large; Discord's limit is 25 MiB.
        assert (told.status, (await told.json())["code"]) == (413, 40005)


async def test_heartbeat_is_acknowledged_with_a_delay(bare: BareBot) -> None:
    """discord.py notes a heartbeat after sending it, so an instant answer looks like lag."""
    await bare.identify()
    assert bare.socket is not None

    loop = asyncio.get_running_loop()
    sent = loop.time()
    await bare.socket.send_json({"op": 1, "d": None})
    # Opcode 11 is the acknowledgement.
    while (await bare.socket.receive_json(timeout=3))["op"] != 11:
        pass

    assert loop.time() - sent > 0.9 * ACK_SECONDS


@pytest.mark.parametrize(
    ("frames", "frame", "code"),
    [
        # Discord's limit is 120 frames per minute.
        (121, {"op": 1, "d": None}, 4008),
        # 4096 bytes is the limit for a frame.
        (1, {"op": 3, "d": {"activities": ["x" * 4096]}}, 4002),
    ],
    ids=["too many", "too long"],
)
async def test_wrong_frames_close_the_gateway_connection(
    bare: BareBot, frames: int, frame: dict[str, Any], code: int
) -> None:
    await bare.identify()
    assert bare.socket is not None

    for _ in range(frames):
        await bare.socket.send_json(frame)

    while not bare.socket.closed:
        await bare.socket.receive(timeout=3)

    assert bare.socket.close_code == code


async def test_hurried_time_expires_answers_and_tokens(bare: BareBot) -> None:
    bare.play.simulation.timing.answer_seconds = 3.0
    bare.play.simulation.timing.token_seconds = 900.0
    interaction = await clicked(bare)
    # Just after the limit of three seconds.
    bare.play.hurry(3.1)

    assert (await answer(bare, interaction, 6))[1]["code"] == 10062

    interaction = await clicked(bare)
    assert (await answer(bare, interaction, 6))[0] == 204

    webhook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
    # The token is valid for 15 minutes.
    bare.play.hurry(890)
    assert (await bare.rest("POST", webhook, {"content": "x"}))[0] == 200

    bare.play.hurry(11)
    assert await bare.rest("POST", webhook, {"content": "x"}) == (
        401,
        {"message": "Invalid Webhook Token", "code": 50027},
    )


async def test_locales_of_people_and_server_can_be_set(bare: BareBot) -> None:
    world = bare.play.simulation.world
    house = bare.play.simulation.admin
    ada, ben, *_ = world.people.values()
    before = await clicked(bare)

    assert (before["locale"], before["guild_locale"]) == ("en-US", "en-US")
    assert before["guild"]["features"] == []

    house.speak(ada, "de", server=False)
    # Setting the server's language makes it a community server.
    house.speak(ben, "fr", server=True)

    for person in (ada, ben):
        with pytest.raises(CannotDo):
            house.speak(person, "xx", server=person is ada)

    after = await clicked(bare)
    german = await clicked(bare, "Ada")
    assert (after["locale"], german["locale"]) == ("en-US", "de")
    assert (after["guild_locale"], after["guild"]["features"]) == ("fr", ["COMMUNITY"])


def test_command_is_shown_in_the_readers_language() -> None:
    choice = {"name": "slow", "value": 1, "name_localizations": {"de": "langsam"}}
    option = {"name": "pace", "description": "How fast", "choices": [choice]}
    command = {
        "name": "start",
        "description": "Begin",
        "description_localizations": {"de": "Anfangen", "fr": "Commencer"},
        "options": [option],
    }
    german = in_language("de", command)

    assert (german["name"], german["description"]) == ("start", "Anfangen")
    assert german["options"][0]["description"] == "How fast"
    assert german["options"][0]["choices"][0]["name"] == "langsam"
    # Without translations the command is unchanged.
    assert in_language("ja", command) == command
