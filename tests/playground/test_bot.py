"""Tests of an unmodified discord.py bot, in its own process, on the playground."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from playground.discord.interactions import Timing
from playground.discord.user_actions import CannotDo
from playground.discord.world import Message
from tests.playground.conftest import SAMPLE
from tests.support.playground import InteractionFailed, Playground, text_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def play() -> AsyncIterator[Playground]:
    timing = Timing(answer_seconds=1.0)
    # The slow button waits longer than the playground allows.
    async with Playground(bot=SAMPLE, environment={"SAMPLE_SLOW": "1.1"}, timing=timing) as play:
        await play.until_online()
        yield play


async def lobby(play: Playground, **options: object) -> Message:
    used = await play.settled(play.slash("Ada", "chicken start heist", **options))
    assert used.original is not None
    return used.original


async def test_slash_command_passes_its_options(play: Playground) -> None:
    ben = str(play.person("Ben").id)
    message = await lobby(play, seats=4, variant="quick", friend=ben)
    assert "4 seats, quick, Ben invited" in text_of(message)
    assert message.interaction
    assert message.interaction["name"] == "chicken start heist"


@pytest.mark.parametrize("options", [{"seats": 9}, {"variant": "odd"}, {"friend": "1"}])
async def test_invalid_options_do_not_reach_the_bot(
    play: Playground, options: dict[str, object]
) -> None:
    # The client would refuse these options, so no request is made.
    with pytest.raises(CannotDo):
        await lobby(play, **options)


async def test_a_click_edits_the_table_and_opens_a_dm(play: Playground) -> None:
    message = await lobby(play)
    await play.settled(play.click("Ben", message, label="Join"))
    assert "1 joined. *Ben is in*" in text_of(message)

    card = await play.wait_for_message(play.dm("Ben"), contains="Your hand")
    # Ben has not opened his direct messages, so the card is unread.
    assert play.simulation.world.unread(play.person("Ben"), play.dm("Ben")) == 1

    await play.settled(play.click("Ben", card, values=["2", "5"]))
    assert text_of(card) == "You chose 2 and 5"


async def test_select_requires_its_number_of_values(play: Playground) -> None:
    message = await lobby(play)
    await play.settled(play.click("Gus", message, label="Join"))
    card = await play.wait_for_message(play.dm("Gus"))
    for values in (["2"], ["2", "9"]):
        with pytest.raises(CannotDo):
            play.click("Gus", card, values=values)


async def test_closed_dms_are_reported(play: Playground) -> None:
    play.person("Cleo").dms_closed = True
    message = await lobby(play)
    await play.settled(play.click("Cleo", message, label="Join"))
    await play.wait_for_message(play.games, contains="closed (50007)", visible_to="Cleo")
    # No message was created in the closed direct messages.
    assert not play.dm("Cleo").messages


async def test_ephemeral_answer_is_visible_to_one_person(play: Playground) -> None:
    message = await lobby(play)
    await play.settled(play.click("Dan", message, label="Secret"))
    secret = await play.wait_for_message(play.games, contains="the **7**", visible_to="Dan")

    assert [attachment.filename for attachment in secret.attachments] == ["hand.png"]

    world = play.simulation.world
    # An ephemeral message is visible only to the presser.
    assert [p.name for p in world.people.values() if world.sees(p, secret)] == ["Dan"]


async def test_modal_is_submitted_with_its_fields(play: Playground) -> None:
    message = await lobby(play)
    asking = await play.settled(play.click("Eve", message, label="Name"))
    # Too short for the text input, so the client does not submit it.
    with pytest.raises(CannotDo):
        play.submit("Eve", asking, crew="x")

    await play.settled(play.submit("Eve", asking, crew="Foxes"))
    await play.wait_for_message(play.games, contains="The crew is called Foxes.")


@pytest.mark.parametrize("private", [True, False])
async def test_deferred_answer_gets_two_follow_ups(play: Playground, *, private: bool) -> None:
    reader = "Finn" if private else None
    used = play.slash("Finn", "chicken think", word="egg", private=private)
    await play.settled(used)
    first = await play.wait_for_message(play.games, contains="of egg.", visible_to=reader)

    # The first follow-up replaces the "thinking" message.
    assert first is used.original

    await play.wait_for_message(play.games, contains="And of eggs", visible_to=reader, after=first)


async def test_picture_is_uploaded_and_downloaded(play: Playground) -> None:
    await play.settled(play.slash("Ada", "chicken show"))
    await play.wait_for_message(play.games, contains="70 bytes")
    answers = [m for m in play.games.messages.values() if "70 bytes" in m.content]
    assert len(answers) == 1  # the second message had the same nonce


async def test_late_answer_fails_with_10062(play: Playground) -> None:
    message = await lobby(play)
    with pytest.raises(InteractionFailed):
        await play.settled(play.click("Ada", message, label="Slow"))
    # 10062 is Discord's code for an unknown (expired) interaction.
    await play.until(lambda: any("late answer: 10062" in x for x in play.supervisor.log), "10062")


async def test_dropped_connection_is_resumed_without_loss(play: Playground) -> None:
    message = await lobby(play)
    gateway = play.simulation.gateway
    sessions = gateway.identified
    resumes = gateway.resumed
    await gateway.drop()
    await play.settled(play.click("Hana", message, label="Join"))  # while the bot is disconnected

    # A resume, not a new session: the event that was sent meanwhile is repeated.
    assert (gateway.identified, gateway.resumed) == (sessions, resumes + 1)


async def test_an_old_button_works_after_kill_9(play: Playground) -> None:
    message = await lobby(play)
    await play.kill_bot()
    # The exit code is the negative signal.
    assert play.supervisor.exit_codes[-1] == -9
    await play.settled(play.click("Hana", message, label="Join"))
    # The state is in the custom id, so the new process can answer.
    assert "Hana is in" in text_of(message)


async def test_restart_ends_the_bot_cleanly(play: Playground) -> None:
    await play.restart_bot()
    assert play.supervisor.exit_codes[-1] == 0
    # A clean exit is no reason for a message in the terminal.
    assert not play.said


async def test_bot_that_cannot_start_is_reported_with_its_log() -> None:
    async with Playground(bot="tests.playground.no_such_bot") as play:
        # The message and the last lines of the bot's log.
        await play.until(lambda: len(play.said) > 1, "the supervisor to speak")
        assert "could not register" in play.said[0]
        assert any("no_such_bot" in line for line in play.said)


async def test_bot_never_uses_a_real_database() -> None:
    """The playground overrides DATABASE_URL of .env and of the shell."""
    async with Playground(spawn=False) as play:
        assert play.supervisor.environment["DATABASE_URL"] == "none"
