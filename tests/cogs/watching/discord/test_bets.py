"""Bets on the winner, on Discord: hidden until the end, and then shown to all."""

from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotAmongTheOptions, StaleClick
from bot.tables.table import Status
from cogs.pages import OPEN, WATCH
from cogs.watching import BET
from cogs.watching.betting import BetRepository, BetsClosed, PlayersDoNotBet
from tests.cogs.lobby.discord.rematch import press
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.clicks import Answer
from tests.support.ledger import ledger
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a world of three players. Eve, Finn and Gus are added later and have no seat."""
    return await opened("Ada", "Ben", "Cleo", seed=5)


async def playing(world: World) -> str:
    table_id = await dealt(world, game="playing")
    for name in ("Eve", "Finn", "Gus"):
        world.add(name)
    return table_id


async def watchers_page(person: Person, table_id: str) -> Shown:
    answer = await person.do(WATCH, OPEN, table_id=table_id)
    return answer.page


async def bet(person: Person, page: Shown, seat: int) -> Answer:
    # The page has changed since it was opened, so it is read again.
    now = person.world.message(page.channel_id, page.id)
    menu = next(one for one in now.menus if one.does.verb == BET)
    return await person.click(now, menu, [str(seat)])


async def name_of(world: World, table_id: str, seat: int) -> str:
    return (await world.coop.tables.table(table_id)).players[seat].name


async def test_bet_is_shown_on_the_own_page_only(world: World) -> None:
    table_id = await playing(world)
    finns = await watchers_page(world.finn, table_id)
    before = ledger(world.database)
    counted = [request for request in world.wire.requests if request.counts]
    shown = world.in_channel(), {person.name: person.dms() for person in world.people.values()}
    page = await watchers_page(world.eve, table_id)
    answer = await bet(world.eve, page, 1)

    assert answer.kind == "update"

    name = await name_of(world, table_id, 1)
    until = sentence("playing-bets-until")
    now = world.message(page.channel_id, page.id)

    assert sentence("bets-mine", seat=name, until=until) in now.text
    assert now.menus[0].chosen == ("1",)

    # Neither a message nor a counted request: a bet must not be visible from outside.
    assert (world.in_channel(), {one.name: one.dms() for one in world.people.values()}) == shown
    assert [one for one in world.wire.requests if one.counts] == counted
    assert ledger(world.database) == before, "nothing of the table was written"

    fresh = await watchers_page(world.finn, table_id)
    # Finn's page is the same as before Eve's bet.
    assert replace(fresh, id=finns.id) == finns, "what others have bet is on nobody's page"


async def test_bet_can_be_changed_and_outlives_a_restart(world: World) -> None:
    table_id = await playing(world)
    page = await watchers_page(world.eve, table_id)
    await bet(world.eve, page, 1)
    await bet(world.eve, page, 2)
    await world.restart(crash=True)

    assert (await watchers_page(world.eve, table_id)).menus[0].chosen == ("2",)
    assert await BetRepository(world.coop.store.database).bets(table_id) == {world.eve.id: 2}


async def test_bets_of_players_and_forged_bets_are_refused(world: World) -> None:
    table_id = await playing(world)
    page = await watchers_page(world.eve, table_id)
    menu = page.menus[0].custom_id
    table = world.table(table_id)
    # Ada plays here, so her copy of the menu is refused.
    assert_refused(await world.ada.forge(table, menu, ["0"]), PlayersDoNotBet())
    for values in (["9"], ["-1"], [], ["x"]):
        assert_refused(await world.eve.forge(page, menu, values), NotAmongTheOptions())

    unsigned = menu.replace(page.menus[0].does.token, "unsigned")
    assert_refused(await world.eve.forge(page, unsigned, ["0"]), StaleClick())
    assert await BetRepository(world.coop.store.database).bets(table_id) == {}


async def test_bets_close_during_the_game_and_are_told_at_the_end(world: World) -> None:
    table_id = await playing(world)
    pages = {}
    for seat, person in enumerate((world.eve, world.finn, world.gus)):
        pages[seat] = await watchers_page(person, table_id)
        await bet(person, pages[seat], seat)

    clicker = Clicker(world, table_id, 2)
    closed = False
    while (await world.coop.tables.table(table_id)).status is Status.PLAYING:
        await clicker.step()
        scene = await world.coop.tables.scene(table_id)
        # In the third round bets are closed.
        if not closed and scene.status is Status.PLAYING and scene.view.round == 3:
            closed = True
            late = await bet(world.eve, pages[0], 2)
            assert refusal(BetsClosed(), Words("en")) in late.text

            name = await name_of(world, table_id, 0)
            now = world.message(pages[0].channel_id, pages[0].id)
            assert sentence("bets-closed-mine", seat=name) in now.text
            assert not now.menus

        # The result names the bets; the running table must not.
        assert "🔮" not in world.table(table_id).text or scene.status is Status.OVER

    assert closed

    result = await world.coop.tables.scene(table_id)
    assert result.result is not None

    won = result.result.winners
    ending = {3: "-all", 0: "-none"}.get(len(won), "")
    told = sentence(f"bets-foreseen{ending}", right=len(won), bets=3)
    await world.settle()

    assert told in world.table(table_id).text

    # A rematch begins without bets.
    await press(world.ada, world.table(table_id))
    (again,) = await world.coop.tables.tables_in(world.channel.id)
    assert await BetRepository(world.coop.store.database).bets(again.id) == {}
