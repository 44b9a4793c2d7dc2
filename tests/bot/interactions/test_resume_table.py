"""Resuming a paused table: its message is sent first, and if that fails, the table stays paused."""

from typing import Any

import pytest

from bot.i18n.words import Words
from bot.tables.table import Status, alone_with
from tests.bot.den import Den
from tests.support.clicks import Answer
from tests.support.found import found

words = Words()

NOWHERE = 424242


@pytest.fixture
async def lost(den: Den) -> Den:
    """A table that is paused because the bot lost access to its channel."""
    await den.deal()
    den.stage.status = Status.PAUSED
    # A reason that the host can remove.
    den.stage.paused = "paused-no-access"
    await den.show()
    den.wire.requests.clear()

    return den


async def go_on(den: Den) -> Answer:
    return await den.forge(den.ada, den.cards(den.ada)[-1], "coop:t1:own:return:0")


def posted(den: Den) -> list[Any]:
    path = f"/channels/{den.channel.id}/messages"
    return [
        request for request in den.wire.requests if (request.method, request.path) == ("POST", path)
    ]


async def test_host_can_resume_and_others_are_told_who_can(lost: Den) -> None:
    host = lost.cards(lost.ada)[-1]
    other = lost.cards(lost.ben)[-1]
    assert host.buttons == [words("way-out-button")]
    assert words("way-out-of-others", host="Ada") in other.text
    assert other.buttons == []

    await go_on(lost)
    assert lost.cards(lost.ada)[-1].buttons == []


async def test_second_press_sends_no_second_message(lost: Den) -> None:
    assert (await go_on(lost)).kind == "deferred_update"
    assert lost.stage.status is Status.PLAYING

    # The button is still on the host's client.
    for _ in range(2):
        told = await go_on(lost)

    assert "dealt" in told.text or told.text == words("chat-done")
    assert len(posted(lost)) == 1


@pytest.mark.parametrize(
    ("status", "code", "refusal"),
    [
        # An outage is temporary, while the others keep the reason of the pause.
        (503, 0, "refused-out-of-reach"),
        (403, 50001, "paused-no-access"),
        (404, 10003, "paused-channel-gone"),
    ],
)
async def test_table_that_cannot_be_posted_stays_paused(
    lost: Den, status: int, code: int, refusal: str
) -> None:
    lost.refuse("POST", f"/channels/{lost.channel.id}/messages", status, code)
    told = await go_on(lost)
    assert words(refusal) in told.text
    assert told.is_private
    assert (lost.stage.status, len(posted(lost))) == (Status.PAUSED, 1)


async def test_outage_of_the_server_is_known_without_a_request(lost: Den) -> None:
    guild = found(lost.bot.get_guild(lost.guild.id))
    guild.unavailable = True
    assert words("refused-out-of-reach") in (await go_on(lost)).text
    assert (lost.stage.status, posted(lost)) == (Status.PAUSED, [])


async def test_server_that_the_bot_left_is_known_without_a_request(lost: Den) -> None:
    lost.stage.guild_id = NOWHERE
    lost.commit()
    told = await go_on(lost)
    assert words("refused-still-lost", reason=words("paused-server-left")) in told.text
    assert (lost.stage.status, posted(lost)) == (Status.PAUSED, [])


async def test_unknown_channel_is_requested(lost: Den) -> None:
    lost.stage.channel_id = NOWHERE
    lost.commit()
    # The simulated Discord may answer with 10003, unknown channel.
    lost.wire.allowed.add(10003)
    told = await go_on(lost)

    assert words("refused-still-lost", reason=words("paused-channel-gone")) in told.text
    assert lost.stage.status is Status.PAUSED


async def test_private_table_resumes_in_the_dm(lost: Den) -> None:
    """It belongs to no server that the bot could have left."""
    lost.stage.guild_id = alone_with(lost.ada.id)
    lost.commit()
    await go_on(lost)
    assert (lost.stage.status, len(posted(lost))) == (Status.PLAYING, 1)
