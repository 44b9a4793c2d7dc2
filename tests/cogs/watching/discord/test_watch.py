"""Watching a game: who may watch, what it costs, and that players of the game may not."""

import pytest

from bot.tables.refusals import NotDealtYet, StaleClick, TableOver
from cogs.pages import AGAIN, OPEN, WATCH
from cogs.watching import WatchersOnly
from cogs.watching.betting import BetRepository, Betting
from games.registry import GAMES
from tests.cogs.privacy.serving import upkeep_of
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, state_of
from tests.support.clicker import Clicker
from tests.support.people import Person
from tests.support.sentences import assert_refused, sentence
from tests.support.shown import Shown
from tests.support.world import World


@pytest.fixture
async def world(opened: Opened) -> World:
    """Return a world of three players. Eve is added later and has no seat."""
    return await opened("Ada", "Ben", "Cleo", seed=5)


async def watchers_page(person: Person, table_id: str) -> Shown:
    """Open the watchers' page on the table and return it."""
    answer = await person.do(WATCH, OPEN, table_id=table_id)
    assert answer.is_private, answer
    return answer.page


async def with_eve(world: World, game: str = "heist") -> str:
    table_id = await dealt(world, game=game)
    world.add("Eve")
    return table_id


@pytest.mark.parametrize("game", GAMES)
async def test_watcher_gets_an_own_page(opened: Opened, game: str) -> None:
    people = ("Ada", "Ben", "Cleo", "Dan")[: GAMES[game].seats[0]]
    world = await opened(*people, seed=5)
    table_id = await with_eve(world, game=game)
    before = world.table(table_id)
    counted = len([request for request in world.wire.requests if request.counts])
    page = await watchers_page(world.eve, table_id)
    table = await world.coop.tables.table(table_id)
    title = sentence("watch-title", game=sentence(f"{game}-title"), number=table.number)

    assert title in page.text
    assert world.table(table_id) == before
    # Opening the page costs no counted request.
    assert len([one for one in world.wire.requests if one.counts]) == counted


async def test_watchers_page_is_refreshed_in_place(world: World) -> None:
    table_id = await with_eve(world, game="playing")
    page = await watchers_page(world.eve, table_id)
    clicker = Clicker(world, table_id, 1)
    for _ in range(9):
        await clicker.step()

    answer = await world.eve.click(page, page.verb(WATCH, AGAIN))
    # The page is edited; no second one is sent.
    assert answer.kind == "update"

    now = world.message(page.channel_id, page.id)
    assert now.text != page.text
    assert now.verb(WATCH, AGAIN) in now.live


async def test_watching_is_refused_to_players(world: World) -> None:
    table_id = await with_eve(world)
    more = await world.eve.more(table_id)
    page = await watchers_page(world.eve, table_id)
    # Presses on Eve's pages by a player. Their own page has no such button.
    for button in (more.verb(WATCH, OPEN), page.verb(WATCH, AGAIN)):
        answer = await world.ben.forge(world.table(table_id), button.custom_id)
        assert_refused(answer, WatchersOnly())

    assert not (await world.ben.more(table_id)).has(WATCH)


async def test_watching_is_refused_to_an_erased_player(world: World) -> None:
    table_id = await dealt(world, game="playing")
    page = (await world.ben.slash("chicken me")).page
    # Index 2 is the last step of the erasure.
    await world.ben.forge(page, "coop:-:-:me-forget:2")
    await upkeep_of(world.coop).turn()
    await world.settle()
    # Ben's seat was erased, but he has seen his cards.
    assert_refused(await world.ben.do(WATCH, OPEN, table_id=table_id), WatchersOnly())
    betting = Betting(world.coop.tables.sessions, BetRepository(world.coop.store.database))

    assert await betting.bet_of(table_id, world.ben.id) is None


async def test_player_who_is_out_can_watch(world: World) -> None:
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 3)
    # Play until a seat has left the bank or was caught.
    await clicker.play(until=lambda: bool(gone(world, table_id)))
    (seat, *_) = gone(world, table_id)
    table = await world.coop.tables.table(table_id)
    person = next(one for one in world.people.values() if table.seat_of(one.id) == seat)
    card = person.card(table_id)
    more = await person.more_of_card(table_id)
    answer = await person.click(more, more.verb(WATCH, OPEN))
    title = sentence("watch-title", game=sentence("heist-title"), number=table.number)

    assert title in answer.text
    assert person.card(table_id) == card, "the card stays where it is"
    assert title in (await watchers_page(person, table_id)).text


def gone(world: World, table_id: str) -> list[int]:
    if table_id not in world.coop.tables.sessions._sessions:
        # The table may have been dropped from memory when the game ended.
        return []
    return [seat for seat, one in enumerate(state_of(world, table_id).seats) if one.status != "in"]


async def test_watching_needs_a_running_game(world: World) -> None:
    table_id = await with_eve(world)
    page = await watchers_page(world.eve, table_id)
    number = (await world.coop.tables.table(table_id)).number
    await world.coop.tables.moderation.end(table_id, world.ada.id)
    await world.settle()
    answer = await world.eve.click(page, page.verb(WATCH, AGAIN))
    assert_refused(answer, TableOver(number=number))
    await world.ada.start()
    lobby = world.table()
    # Signed ids with another verb, on a lobby.
    forged = lobby.verb("join").custom_id.replace(":join:", ":watch:")
    assert_refused(await world.eve.forge(lobby, forged), NotDealtYet())
    unsigned = forged.replace(lobby.verb("join").does.token, "unsigned")
    assert_refused(await world.eve.forge(lobby, unsigned), StaleClick())
