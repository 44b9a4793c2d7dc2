"""A table in the DM with Coop: one person and house players. It counts in no statistics."""

from typing import Any

import pytest
from simcord.builders import ChannelHandle

from bot.interactions.permissions import NobodyElseHere
from bot.tables.refusals import OtherServer
from bot.tables.table import Status, Table, alone_with
from games.registry import GAMES
from tests.discord.conftest import Opened
from tests.support.clicks import Answer, answer
from tests.support.combinations import sampled
from tests.support.ledger import journal, rows, unchanged
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World

LONGEST = 3000


def dm_of(person: Person) -> ChannelHandle:
    return person.member.user.dm_channel


async def slash(person: Person, command: str, /, **options: Any) -> Answer:
    """Type a command in the DM with Coop."""
    done = await person.member.user.slash(command, **options)
    await person.world.settle()
    return answer(person.world.env, done._interaction)


async def opened_by(person: Person, game: str = "heist", **options: Any) -> Table:
    answer = await slash(person, f"chicken start {game}", pace="quick", **options)
    assert answer.kind == "message", answer
    (found,) = await person.world.coop.tables.tables_in(dm_of(person).id)
    return await person.world.live(found.id)


def lobby(person: Person) -> Shown:
    return next(
        message for message in person.dms() if any(c.does.verb == "start" for c in message.live)
    )


async def play(person: Person, table_id: str) -> int:
    """Play to the end with the buttons of the DM, and return the number of presses."""
    world = person.world
    presses = 0
    for _ in range(LONGEST):
        table = await world.live(table_id)
        if table.status is not Status.PLAYING:
            return presses

        seat = table.seat_of(person.id)
        asked = (await world.coop.tables.scene(table_id, seat)).question
        if asked is None or asked.settled:
            # A house player's turn or a pause.
            await world.tick_on()
            continue

        found = [
            (shown, one)
            for shown in person.dms()
            for one in shown.answers
            if await is_open(world, table_id, seat, one.does.token)
        ]
        # The first answer of the first message that can answer.
        shown, control = found[0]
        values = [value for _, value in control.values[: max(1, control.least)]]
        await person.click(shown, control, values or None)
        presses += 1

    raise AssertionError("the game does not end")


async def is_open(world: World, table_id: str, seat: int | None, token: str) -> bool:
    # Buttons of earlier questions may still be visible.
    scene = await world.coop.tables.scene(table_id, seat)
    return token in {
        scene.ask.token if scene.ask else None,
        scene.question.token if scene.question else None,
    }


@pytest.mark.parametrize("game", sampled(GAMES, ["out", "playing"]))
async def test_whole_game_in_a_dm(opened: Opened, game: str) -> None:
    world = await opened("Ada", seed=71)
    table = await opened_by(world.ada, game)
    assert (table.guild_id, table.channel_id) == (alone_with(world.ada.id), dm_of(world.ada).id)

    await world.ada.click(lobby(world.ada), lobby(world.ada).verb("start"))
    await world.restart()
    dealt = await world.live(table.id)
    assert len(dealt.players) == GAMES[game].seats[0]
    assert [player.is_house for player in dealt.players].count(False) == 1

    presses = await play(world.ada, table.id)
    assert (await world.live(table.id)).status is Status.OVER

    causes = [row[4] for row in journal(world.database, table.id)]
    # Every press was taken as a choice.
    assert causes.count("player") == presses > 0
    assert world.in_channel() == []
    assert rows(world.database, "SELECT * FROM standings") == []

    over = next(
        message
        for message in world.ada.dms()
        if any(control.does.verb == "rematch" for control in message.live)
    )
    await world.ada.click(over, over.verb("rematch"))
    (again,) = await world.coop.tables.tables_in(dm_of(world.ada).id)

    # The rematch is dealt at once and stays in the DM.
    assert again.status is Status.PLAYING
    assert again.guild_id == alone_with(world.ada.id)


async def test_lobby_in_a_dm_is_for_one_person(world: World) -> None:
    await opened_by(world.ada)
    shown = lobby(world.ada)
    verbs = {control.does.verb for control in shown.live}

    # Buttons for other people are missing.
    assert verbs == {"start", "house", "rules-heist", "more"}
    assert sentence("lobby-newcomer-alone") in shown.text


async def test_links_of_a_dm_table_lead_into_the_dm(world: World) -> None:
    await opened_by(world.ada)
    links = [link for message in world.ada.dms() for link in message.links]
    assert links
    # "@me" stands for direct messages in Discord's links.
    assert all(link.startswith("https://discord.com/channels/@me/") for link in links)


async def test_settings_work_in_a_dm(world: World) -> None:
    table = await opened_by(world.ada, "playing")
    more = (await world.ada.click(lobby(world.ada), lobby(world.ada).verb("more"))).page
    page = (await world.ada.click(more, more.verb("setup-playing"))).page

    assert page.ephemeral

    menu = next(one for one in page.menus if one.label == sentence("setup-fill-prompt"))
    line = sentence("setup-fill", fill=5)
    await world.ada.click(page, menu, [dict(menu.values)[line]])

    assert (await world.live(table.id)).fill == 5
    assert "5" in lobby(world.ada).text


async def test_persons_have_separate_dm_tables(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    first = await opened_by(world.ada)
    second = await opened_by(world.ben)

    # Each DM numbers its tables itself.
    assert (first.number, second.number) == (1, 1)

    with unchanged(world.database):
        for command in ("table", "hand", "leave", "end"):
            # The id of another person's table is no more than an unknown name.
            answer = await slash(world.ben, f"chicken {command}", table=first.id)
            assert answer.is_private
            assert "Ada" not in answer.text

        stolen = lobby(world.ada).verb("start").custom_id
        answer = await world.ben.forge(lobby(world.ben), stolen)
        assert (await world.live(first.id)).status is Status.LOBBY
        # Only the refusal names the host.
        assert "Ada" not in answer.text.replace(sentence("refused-host-only", host="Ada"), "")


async def test_dm_table_cannot_move_to_a_server(world: World) -> None:
    table = await opened_by(world.ada)
    answer = await world.ada.slash("chicken move", table=table.id)
    assert_refused(answer, OtherServer(number=1))
    assert (await world.live(table.id)).channel_id == dm_of(world.ada).id


async def test_challenge_in_a_dm_is_refused(opened: Opened) -> None:
    world = await opened("Ada", "Ben")
    with unchanged(world.database):
        # In a DM with the bot there is no other player.
        answer = await slash(world.ada, "chicken start crazy", opponent=world.ben.member.user)
        assert_refused(answer, NobodyElseHere())
