"""Discord's answers, asked for by hand: messages, DMs, interactions and their deadlines."""

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
    """A message with one button, sent by a bot that is online."""
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
    assert sent[0][1]["id"] == sent[1][1]["id"]
    assert len(bare.play.games.messages) == 1


async def test_a_bad_body_is_refused_in_discords_words(bare: BareBot) -> None:
    code, refusal = await bare.say(bare.play.games.id, content="x" * 2001)
    assert (code, refusal["code"]) == (400, 50035)
    assert "2000" in refusal["errors"]["_errors"][0]["message"]


async def test_a_refused_edit_changes_nothing(bare: BareBot) -> None:
    _, sent = await bare.say(bare.play.games.id, content="plain")
    path = f"/channels/{bare.play.games.id}/messages/{sent['id']}"
    text = [{"type": 10, "content": "rich"}]
    edit = {"components": text, "flags": 1 << 15}

    assert (await bare.rest("PATCH", path, edit))[1]["code"] == 50035  # its content would stay
    assert (await bare.rest("GET", path))[1]["flags"] == 0

    code, edited = await bare.rest("PATCH", path, edit | {"content": None, "embeds": []})
    assert (code, edited["flags"], edited["components"][0]["id"]) == (200, 1 << 15, 1)


async def test_closed_dms_open_but_take_nothing(bare: BareBot) -> None:
    bare.play.person("Ben").dms_closed = True
    body = {"recipient_id": str(bare.play.person("Ben").id)}
    code, channel = await bare.rest("POST", "/users/@me/channels", body)

    assert code == 200
    assert await bare.say(channel["id"], content="psst") == (
        403,
        {"message": "Cannot send messages to this user", "code": 50007},
    )


@pytest.mark.parametrize(
    ("denied", "code"), [(permissions.VIEW_CHANNEL, 50001), (permissions.SEND_MESSAGES, 50013)]
)
async def test_a_denied_permission_is_refused(bare: BareBot, denied: int, code: int) -> None:
    bare.play.quiet.denied_to_bot = denied
    status, refusal = await bare.say(bare.play.quiet.id, content="hello")
    assert (status, refusal["code"]) == (403, code)


async def test_people_write_and_the_bot_cannot_read_them(bare: BareBot) -> None:
    await bare.identify()
    play = bare.play
    said = play.simulation.posting.by_person(play.games, play.person("Ada"), "hello all")

    assert (await bare.hear("MESSAGE_CREATE"))["content"] == ""

    path = f"/channels/{play.games.id}/messages/{said.id}"
    assert (await bare.rest("PATCH", path, {"content": "mine"}))[1]["code"] == 50005
    assert (await bare.rest("DELETE", path))[1]["code"] == 50013


async def test_history_comes_newest_first(bare: BareBot) -> None:
    for text in "abc":
        await bare.say(bare.play.games.id, content=text)
    _, found = await bare.rest("GET", f"/channels/{bare.play.games.id}/messages?limit=2")
    assert [one["content"] for one in found] == ["c", "b"]


async def test_a_click_carries_what_discord_sends(bare: BareBot) -> None:
    asked = await clicked(bare)
    assert asked["member"]["user"]["global_name"] == "Ben"
    assert asked["context"] == 0
    assert asked["authorizing_integration_owners"] == {
        "0": str(bare.play.simulation.world.guild_id)
    }
    assert int(asked["app_permissions"]) & permissions.ATTACH_FILES
    assert asked["message"]["components"][0]["components"][0]["custom_id"] == "go"
    assert asked["data"]["component_type"] == 2


async def test_a_press_may_cross_an_edit_but_not_many(bare: BareBot) -> None:
    message = await table(bare)
    ben = bare.play.person("Ben")
    press = bare.play.simulation.acts.click
    before = message.version
    bare.play.simulation.posting.edit(message, Body({"content": "over", "components": []}))
    press(ben, message, "go", [], before)
    asked = await bare.hear("INTERACTION_CREATE")

    assert asked["data"]["custom_id"] == "go"
    assert asked["message"]["content"] == "over"
    assert asked["message"]["components"][0]["components"][0]["custom_id"] == "go"

    with pytest.raises(CannotDo):
        press(ben, message, "go", [])

    with pytest.raises(CannotDo):
        press(ben, message, "go", [], message.version + 1)

    for _ in range(REMEMBERED):
        bare.play.simulation.posting.edit(message, Body({"content": "over"}))

    with pytest.raises(CannotDo):
        press(ben, message, "go", [], before)


async def test_two_answers_are_one_too_many(bare: BareBot) -> None:
    asked = await clicked(bare)
    assert (await answer(bare, asked, 6))[0] == 204
    assert (await answer(bare, asked, 6))[1]["code"] == 40060


async def test_a_late_answer_is_unknown(bare: BareBot) -> None:
    message = await table(bare)
    click = bare.play.click("Ben", message, label="Go")
    asked = await bare.hear("INTERACTION_CREATE")
    with pytest.raises(InteractionFailed):
        await bare.play.settled(click)

    assert (await answer(bare, asked, 4, content="late"))[1]["code"] == 10062


async def test_a_token_dies_of_age(bare: BareBot) -> None:
    asked = await clicked(bare)
    await answer(bare, asked, 4, content="now")
    path = f"/webhooks/{asked['application_id']}/{asked['token']}"

    assert (await bare.rest("PATCH", f"{path}/messages/@original", {"content": "then"}))[0] == 200

    await asyncio.sleep(0.6)
    code, refusal = await bare.rest("POST", path, {"content": "too late"})
    assert (code, refusal["code"]) == (401, 50027)


async def test_an_ephemeral_message_lives_by_its_token_alone(bare: BareBot) -> None:
    asked = await clicked(bare)
    await answer(bare, asked, 4, content="psst", flags=64)
    hidden = await bare.play.wait_for_message(bare.play.games, visible_to="Ben")
    path = f"/channels/{bare.play.games.id}/messages/{hidden.id}"

    assert (await bare.rest("GET", path))[1]["code"] == 10008

    original = f"/webhooks/{asked['application_id']}/{asked['token']}/messages/@original"
    assert (await bare.rest("GET", original))[1]["content"] == "psst"
    assert (await bare.rest("DELETE", original))[0] == 204
    assert hidden.id not in bare.play.games.messages


@pytest.mark.parametrize("kind", [1, 8])
async def test_an_answer_must_fit_its_question(bare: BareBot, kind: int) -> None:
    asked = await clicked(bare)
    assert (await answer(bare, asked, kind, choices=[]))[1]["code"] == 50035


async def test_without_a_bot_an_interaction_fails_at_once(bare: BareBot) -> None:
    _, sent = await bare.say(bare.play.games.id, content="table", components=[BUTTON])
    message = bare.play.games.messages[int(sent["id"])]
    with pytest.raises(InteractionFailed):
        await bare.play.settled(bare.play.click("Ben", message, label="Go"))


PLANNED = {
    "name": "Chicken Heist",
    "privacy_level": 2,
    "entity_type": 3,
    "entity_metadata": {"location": "#games"},
    "scheduled_start_time": "2999-01-01T20:00:00+00:00",
    "scheduled_end_time": "2999-01-01T22:00:00+00:00",
}


async def test_what_is_planned_begins_and_goes(bare: BareBot) -> None:
    world = bare.play.simulation.world
    here = f"/guilds/{world.guild_id}/scheduled-events"
    code, event = await bare.rest("POST", here, PLANNED)

    assert (code, event["status"], event["entity_metadata"]) == (200, 1, {"location": "#games"})

    there = f"{here}/{event['id']}"
    assert (await bare.rest("PATCH", there, {"status": 2}))[1]["status"] == 2
    assert (await bare.rest("PATCH", there, {"status": 1}))[1]["code"] == 50035
    assert (await bare.rest("DELETE", there))[0] == 204
    assert (await bare.rest("DELETE", there))[1]["code"] == 10070


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"entity_type": 2},
        {"entity_metadata": {}},
        {"scheduled_end_time": "2999-01-01T19:00:00+00:00"},
        {"scheduled_start_time": "1999-01-01T19:00:00+00:00"},
        {"scheduled_start_time": "soon"},
    ],
)
async def test_what_cannot_be_planned(bare: BareBot, wrong: dict[str, Any]) -> None:
    world = bare.play.simulation.world
    path = f"/guilds/{world.guild_id}/scheduled-events"
    assert (await bare.rest("POST", path, PLANNED | wrong))[1]["code"] == 50035
    assert world.events == {}
