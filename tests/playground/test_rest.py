"""Tests of Discord's answers to single requests: messages, DMs, interactions, deadlines."""

import asyncio
from typing import Any

import pytest

from playground.discord import permissions
from playground.discord.requests import Body
from playground.discord.user_actions import CannotDo
from playground.discord.world import REMEMBERED
from tests.playground.conftest import BareBot
from tests.support.playground import InteractionFailed

BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


async def table(bare: BareBot) -> Any:
    """Return a message with a button, sent by a bot that is online."""
    await bare.identify()
    _, sent = await bare.say(bare.play.games.id, content="table", components=[BUTTON])
    return bare.play.games.messages[int(sent["id"])]


async def clicked(bare: BareBot, who: str = "Ben") -> dict[str, Any]:
    message = await table(bare)
    bare.play.click(who, message, label="Go")
    return await bare.hear("INTERACTION_CREATE")


async def answer(bare: BareBot, asked: dict[str, Any], kind: int, **data: Any) -> tuple[int, Any]:
    path = f"/interactions/{asked['id']}/{asked['token']}/callback"
    return await bare.rest("POST", path, {"type": kind, "data": data})


async def test_the_same_nonce_sends_once(bare: BareBot) -> None:
    sent = [
        await bare.say(bare.play.games.id, content="once", nonce="n", enforce_nonce=True)
        for _ in range(2)
    ]
    # The second request returns the first message instead of creating another.
    assert sent[0][1]["id"] == sent[1][1]["id"]
    assert len(bare.play.games.messages) == 1


async def test_invalid_body_is_refused_with_discords_error(bare: BareBot) -> None:
    code, refusal = await bare.say(bare.play.games.id, content="x" * 2001)
    assert (code, refusal["code"]) == (400, 50035)
    assert "2000" in refusal["errors"]["_errors"][0]["message"]


async def test_a_refused_edit_changes_nothing(bare: BareBot) -> None:
    _, sent = await bare.say(bare.play.games.id, content="plain")
    path = f"/channels/{bare.play.games.id}/messages/{sent['id']}"
    text = [{"type": 10, "content": "rich"}]
    edit = {"components": text, "flags": 1 << 15}

    assert (await bare.rest("PATCH", path, edit))[1]["code"] == 50035  # its content would remain
    assert (await bare.rest("GET", path))[1]["flags"] == 0

    # Without its content the message may become one of components.
    code, edited = await bare.rest("PATCH", path, edit | {"content": None, "embeds": []})
    assert (code, edited["flags"], edited["components"][0]["id"]) == (200, 1 << 15, 1)


async def test_closed_dms_refuse_messages(bare: BareBot) -> None:
    bare.play.person("Ben").dms_closed = True
    body = {"recipient_id": str(bare.play.person("Ben").id)}
    code, channel = await bare.rest("POST", "/users/@me/channels", body)

    # The channel can be opened; only the message is refused.
    assert code == 200
    assert await bare.say(channel["id"], content="psst") == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )


async def test_a_denied_permission_is_refused(bare: BareBot) -> None:
    codes = {permissions.VIEW_CHANNEL: 50001, permissions.SEND_MESSAGES: 50013}
    for denied, code in codes.items():
        bare.play.quiet.denied_to_bot = denied
        status, refusal = await bare.say(bare.play.quiet.id, content="hello")
        assert (status, refusal["code"]) == (403, code)


async def test_bot_cannot_read_or_change_messages_of_people(bare: BareBot) -> None:
    await bare.identify()
    play = bare.play
    message = play.simulation.posting.by_person(play.games, play.person("Ada"), "hello all")

    # Without the intent for message contents, the text is empty.
    assert (await bare.hear("MESSAGE_CREATE"))["content"] == ""

    path = f"/channels/{play.games.id}/messages/{message.id}"
    # 50005: the message was written by another author.
    assert (await bare.rest("PATCH", path, {"content": "mine"}))[1]["code"] == 50005
    assert (await bare.rest("DELETE", path))[1]["code"] == 50013


async def test_history_comes_newest_first(bare: BareBot) -> None:
    for text in "abc":
        await bare.say(bare.play.games.id, content=text)
    _, found = await bare.rest("GET", f"/channels/{bare.play.games.id}/messages?limit=2")
    assert [message["content"] for message in found] == ["c", "b"]


async def test_press_has_the_fields_that_discord_sends(bare: BareBot) -> None:
    interaction = await clicked(bare)
    assert interaction["member"]["user"]["global_name"] == "Ben"
    # Context 0 is a server.
    assert interaction["context"] == 0
    assert interaction["authorizing_integration_owners"] == {
        "0": str(bare.play.simulation.world.guild_id)
    }
    assert int(interaction["app_permissions"]) & permissions.ATTACH_FILES
    assert interaction["message"]["components"][0]["components"][0]["custom_id"] == "go"
    # Component type 2 is a button.
    assert interaction["data"]["component_type"] == 2


async def test_press_of_an_older_version_is_valid_for_some_edits(bare: BareBot) -> None:
    message = await table(bare)
    ben = bare.play.person("Ben")
    press = bare.play.simulation.acts.click
    before = message.version
    # The button is gone, but Ben presses the version that is still on the page.
    bare.play.simulation.posting.edit(message, Body({"content": "over", "components": []}))
    press(ben, message, "go", [], before)
    interaction = await bare.hear("INTERACTION_CREATE")

    assert interaction["data"]["custom_id"] == "go"
    assert interaction["message"]["content"] == "over"
    assert interaction["message"]["components"][0]["components"][0]["custom_id"] == "go"

    # A press names the current version unless an earlier one is given.
    with pytest.raises(CannotDo):
        press(ben, message, "go", [])

    with pytest.raises(CannotDo):
        press(ben, message, "go", [], message.version + 1)

    # After this many edits the old version is forgotten.
    for _ in range(REMEMBERED):
        bare.play.simulation.posting.edit(message, Body({"content": "over"}))

    with pytest.raises(CannotDo):
        press(ben, message, "go", [], before)


async def test_second_answer_is_refused(bare: BareBot) -> None:
    interaction = await clicked(bare)
    assert (await answer(bare, interaction, 6))[0] == 204
    # 40060: the interaction has already been acknowledged.
    assert (await answer(bare, interaction, 6))[1]["code"] == 40060


async def test_a_late_answer_is_unknown(bare: BareBot) -> None:
    message = await table(bare)
    click = bare.play.click("Ben", message, label="Go")
    interaction = await bare.hear("INTERACTION_CREATE")
    with pytest.raises(InteractionFailed):
        await bare.play.settled(click)

    # 10062: unknown interaction.
    assert (await answer(bare, interaction, 4, content="late"))[1]["code"] == 10062


async def test_old_token_is_refused(bare: BareBot) -> None:
    interaction = await clicked(bare)
    await answer(bare, interaction, 4, content="now")
    path = f"/webhooks/{interaction['application_id']}/{interaction['token']}"

    # Within its lifetime the token may edit the answer.
    assert (await bare.rest("PATCH", f"{path}/messages/@original", {"content": "then"}))[0] == 200

    # The fixture's tokens live for 0.6 seconds.
    await asyncio.sleep(0.6)
    code, refusal = await bare.rest("POST", path, {"content": "too late"})
    assert (code, refusal["code"]) == (401, 50027)


async def test_ephemeral_message_is_reached_only_by_its_token(bare: BareBot) -> None:
    interaction = await clicked(bare)
    await answer(bare, interaction, 4, content="psst", flags=64)
    hidden = await bare.play.wait_for_message(bare.play.games, visible_to="Ben")
    path = f"/channels/{bare.play.games.id}/messages/{hidden.id}"

    # An ephemeral message does not exist for the bot's own requests.
    assert (await bare.rest("GET", path))[1]["code"] == 10008

    original = (
        f"/webhooks/{interaction['application_id']}/{interaction['token']}/messages/@original"
    )
    assert (await bare.rest("GET", original))[1]["content"] == "psst"
    assert (await bare.rest("DELETE", original))[0] == 204
    assert hidden.id not in bare.play.games.messages


async def test_answer_of_another_interaction_type_is_refused(bare: BareBot) -> None:
    interaction = await clicked(bare)
    for kind in (1, 8):
        assert (await answer(bare, interaction, kind, choices=[]))[1]["code"] == 50035


async def test_without_a_bot_an_interaction_fails_at_once(bare: BareBot) -> None:
    _, sent = await bare.say(bare.play.games.id, content="table", components=[BUTTON])
    message = bare.play.games.messages[int(sent["id"])]
    with pytest.raises(InteractionFailed):
        # No gateway connection receives the interaction.
        await bare.play.settled(bare.play.click("Ben", message, label="Go"))


PLANNED = {
    "name": "Chicken Heist",
    "privacy_level": 2,
    "entity_type": 3,
    "entity_metadata": {"location": "#games"},
    "scheduled_start_time": "2999-01-01T20:00:00+00:00",
    "scheduled_end_time": "2999-01-01T22:00:00+00:00",
}


async def test_scheduled_event_begins_and_is_deleted(bare: BareBot) -> None:
    world = bare.play.simulation.world
    here = f"/guilds/{world.guild_id}/scheduled-events"
    code, event = await bare.rest("POST", here, PLANNED)

    assert (code, event["status"], event["entity_metadata"]) == (200, 1, {"location": "#games"})

    there = f"{here}/{event['id']}"
    # An event may go from scheduled (1) to active (2), but not back.
    assert (await bare.rest("PATCH", there, {"status": 2}))[1]["status"] == 2
    assert (await bare.rest("PATCH", there, {"status": 1}))[1]["code"] == 50035
    assert (await bare.rest("DELETE", there))[0] == 204
    # 10070: unknown scheduled event.
    assert (await bare.rest("DELETE", there))[1]["code"] == 10070


async def test_invalid_event_is_refused(bare: BareBot) -> None:
    world = bare.play.simulation.world
    path = f"/guilds/{world.guild_id}/scheduled-events"
    invalid: tuple[dict[str, Any], ...] = (
        {"name": ""},
        {"entity_type": 2},
        {"entity_metadata": {}},
        {"scheduled_end_time": "2999-01-01T19:00:00+00:00"},
        {"scheduled_start_time": "1999-01-01T19:00:00+00:00"},
        {"scheduled_start_time": "soon"},
    )
    for wrong in invalid:
        assert (await bare.rest("POST", path, PLANNED | wrong))[1]["code"] == 50035, wrong
        assert world.events == {}
