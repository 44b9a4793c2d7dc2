"""Chicken Out! sends no DMs, except to players who asked to be notified."""

from dataclasses import replace

from bot.discord_api.outbox import Priority
from tests.discord.conftest import Opened
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.people import Person
from tests.support.sentences import sentence
from tests.support.shown import Shown
from tests.support.world import IMMEDIATE, World

SWITCH = sentence("order-out-reminder")
PACE = replace(IMMEDIATE, recent=30.0, ring_after=15.0)
"""The simulated Discord really waits for everything that is due within five seconds."""


async def a_game(opened: Opened, seed: int) -> tuple[World, Clicker]:
    """Return a game of Ada and Ben with long deadlines, in Ben's turn."""
    world = await opened("Ada", "Ben", seed=seed, chat_pace=PACE)
    await world.ada.start("out", pace="relaxed")
    table_id = (await world.the_table()).id
    await world.ben.join(table_id)
    await world.ada.do("start", table_id=table_id)
    clicker = Clicker(world, table_id, seed)
    await to_turn_of(clicker, world.ben)

    return world, clicker


async def to_turn_of(clicker: Clicker, person: Person) -> None:
    """Let the other players choose until this person is asked."""
    while not any(one is person for one, _ in await clicker.asked()):
        assert await clicker.step(), "the game is over"


async def page_of(person: Person, table_id: str) -> Shown:
    """Return the page behind More… of the table, which has the switch itself."""
    return await person.more(table_id)


async def press_switch(person: Person, table_id: str) -> Answer:
    page = await page_of(person, table_id)
    return await person.click(page, page.button(SWITCH))


def answers(person: Person) -> list[int]:
    """Return how many answers each of the person's DMs offers, oldest first."""
    return [len(message.answers) for message in person.dms()]


async def test_reminder_notifies_and_can_be_answered(opened: Opened) -> None:
    world, clicker = await a_game(opened, 81)
    answer = await press_switch(world.ada, clicker.table_id)
    assert answer.kind == "update"
    assert answers(world.ada) == [0], "the first message proves the DM"

    proof = world.ada.rung
    # Later than this, Ada no longer counts as looking.
    await world.tick(PACE.recent)
    await to_turn_of(clicker, world.ada)

    assert world.ada.rung != proof, "a new message, which rings"
    # The reminder replaces the first message.
    assert len(answers(world.ada)) == 1, "and the first is gone"

    revision = (await world.live(clicker.table_id)).revision
    card = world.ada.card()
    answer = await world.ada.click(card, card.answers[0])

    assert answer.kind == "update"
    assert (await world.live(clicker.table_id)).revision > revision
    # Ben did not ask for reminders.
    assert world.ben.dms() == []

    await clicker.play_on()
    # The last reminder shows the result.
    assert "🏆" in world.ada.dms()[-1].text
    assert not any(answers(world.ada))


async def test_player_who_answers_on_the_table_gets_no_reminder(opened: Opened) -> None:
    world, clicker = await a_game(opened, 82)
    await press_switch(world.ada, clicker.table_id)
    requests = world.coop.chat.outbox.requests
    before = requests[Priority.QUESTION]

    for _ in range(3):
        # Ada answers on the table each time, so she is looking.
        await to_turn_of(clicker, world.ada)
        table = world.table(clicker.table_id)
        await world.ada.click(table, table.answers[0])
        await to_turn_of(clicker, world.ben)

    assert answers(world.ada) == [0]
    # Other requests are for messages beside the table, and for the table below them.
    assert requests[Priority.QUESTION] == before


async def test_inactive_player_gets_one_reminder(opened: Opened) -> None:
    world, clicker = await a_game(opened, 84)
    await press_switch(world.ada, clicker.table_id)
    await to_turn_of(clicker, world.ada)
    table = world.table(clicker.table_id)
    await world.ada.click(table, table.answers[0])
    await to_turn_of(clicker, world.ada)
    rung = world.ada.rung
    await world.tick(PACE.ring_after)

    # A relaxed game has long deadlines, so a reminder can wait.
    assert world.ada.rung == rung, "there is plenty of time"

    # This share of the hour is over.
    await world.tick(PACE.ring_share * 60 * 60)
    assert world.ada.rung != rung

    rung = world.ada.rung
    assert answers(world.ada)[-1] > 0

    # A minute later no second reminder has come.
    await world.tick(60)
    assert world.ada.rung == rung

    table = world.table(clicker.table_id)
    await world.ada.click(table, table.answers[0])
    await to_turn_of(clicker, world.ben)

    assert answers(world.ada) == [0], "what was answered on the table is asked no more"


async def test_reminders_can_be_switched_off(opened: Opened) -> None:
    world, clicker = await a_game(opened, 84)
    page = await page_of(world.ada, clicker.table_id)
    switched = (await world.ada.click(page, page.button(SWITCH))).page

    # The page behind More… stays, and its redrawn button turns the reminders off.
    assert switched.buttons == page.buttons
    await world.ada.click(switched, switched.button(SWITCH))

    # The first message now says that reminders are off.
    assert [message.text for message in world.ada.dms()] == [sentence("chat-bell-off", number=1)]

    await world.tick(PACE.recent)
    await to_turn_of(clicker, world.ada)
    assert len(world.ada.dms()) == 1


async def test_closed_dms_are_told_to_the_player_only(opened: Opened) -> None:
    world, clicker = await a_game(opened, 85)
    world.ada.close_dms()
    answer = await press_switch(world.ada, clicker.table_id)

    assert [followup.text for followup in answer.followups] == [sentence("chat-bell-shut")]
    # Closed DMs matter to Ada only, because all cards are public here.
    assert "My hand" not in world.table(clicker.table_id).text

    world.ada.open_dms()
    await press_switch(world.ada, clicker.table_id)
    await press_switch(world.ada, clicker.table_id)

    # Off and on again: the DM is tried again.
    assert len(world.ada.dms()) == 1


async def test_reminders_survive_a_restart(opened: Opened) -> None:
    world, clicker = await a_game(opened, 86)
    await press_switch(world.ada, clicker.table_id)
    rung = world.ada.rung
    await world.restart(crash=True, away=PACE.recent)
    await to_turn_of(clicker, world.ada)

    assert world.ada.rung != rung
    assert answers(world.ada)[-1] > 0
