"""Retention: what finished games do not need is deleted, and the rest stays."""

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.servers.bans import Ban
from bot.storage.stored import ColumnKind, columns
from bot.tables.audit import AuditAct, Deed
from bot.tables.deadlines import DAY
from bot.tables.lobbies import anywhere
from bot.tables.refusals import TableGone
from bot.tables.table import Status
from cogs.privacy.upkeep import UNTOUCHED, Tidying
from games.engine.referee import verify
from games.registry import GAMES
from tests.bot.storage.tables import put_row
from tests.bot.tables.house import GUILD
from tests.cogs.privacy.nest import BEN, NAME, ZEB

LATER = 2 * UNTOUCHED


@pytest.fixture
def tidying(nest):
    return tidying_of(nest)


def tidying_of(nest, keep_days=730):
    # Caches in memory may hold what was deleted.
    def changed(table_id):
        nest.stories.forget(table_id)
        nest.referee.forget(table_id)

    store = nest.store
    return Tidying(
        nest.erasure, store.records, store.bans, nest.tables.sessions, keep_days, changed
    )


async def rows(nest, name, table_id):
    where = "id" if name == "tables" else "table_id"
    sql = f"SELECT count(*) FROM {name} WHERE {where} = ?"
    return (await nest.run(lambda database: database.execute(sql, (table_id,)).fetchone()))[0]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_tidied_game_still_has_story_record_and_result(nest, tidying, slug):
    over = await nest.over(game=slug, fill=GAMES[slug].seats[0])
    table = await nest.tables.table(over)
    record = await nest.record(over)
    verdict = (await nest.referee.of(table)).verdict
    story = await nest.stories.of(table)
    before = [story.scene(step) for step in range(len(story))]
    scene = await nest.tables.scene(over)
    steps = await rows(nest, "journal", over)

    assert await tidying.tidy(nest.clock.now() + LATER) == 1

    # Less than half of the steps are left.
    assert await rows(nest, "journal", over) < steps / 2
    assert (await nest.row(over)).news == ()

    # The story is built again, from the record.
    again = await nest.stories.of(table)
    assert again is not story
    assert [again.scene(step) for step in range(len(again))] == before
    assert await nest.record(over) == record
    assert (await nest.referee.of(table)).verdict == verdict
    assert verdict.why is None

    after = await nest.tables.scene(over)
    assert (after.view, after.result, after.players) == (scene.view, scene.result, scene.players)
    assert after.milestones == scene.milestones

    # After a restart the record can still be repaired and verified.
    nest.restart()
    await nest.records.rewrite(over)
    assert verify(await nest.record(over), GAMES) == verdict


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_journal_is_deleted_if_no_record_is_kept(nest, tidying):
    over = await nest.over()
    await nest.run(lambda db: db.execute("DELETE FROM records WHERE table_id = ?", (over,)) and 0)
    # A missing record may still be written from the journal.
    assert await tidying.tidy(nest.clock.now() + LATER) == 0, "its record is yet to be written"

    # The server keeps no records, so none will be written.
    await nest.store.records.leave_unkept(over)
    scene = await nest.tables.scene(over)
    steps = await rows(nest, "journal", over)

    assert await tidying.tidy(nest.clock.now() + LATER) == 1
    assert await rows(nest, "journal", over) < steps / 2

    after = await nest.tables.scene(over)
    assert (after.view, after.result) == (scene.view, scene.result)


async def test_tidying_twice_changes_nothing(nest, tidying):
    over = await nest.over()
    await tidying.tidy(nest.clock.now() + LATER)
    body = await nest.row(over), await nest.record(over)

    # Nothing was left to do.
    assert await tidying.tidy(nest.clock.now() + LATER) == 0
    assert (await nest.row(over), await nest.record(over)) == body
    assert (await nest.tables.table(over)).status is Status.OVER


async def test_rematch_works_after_tidying(nest, tidying):
    from bot.tables.table import Player

    over = await nest.over()
    await tidying.tidy(nest.clock.now() + LATER)
    presser = Player("Ben", BEN, cut="joined 3")
    found = await nest.tables.lobbies.rematch(over, presser, 71, anywhere, anywhere)

    assert found.is_new
    # The link to the rematch is stored in the tidied table.
    assert (await nest.row(over)).rematch.sequel.id == found.table.id


async def test_erasure_works_after_tidying(nest, tidying, forgetting):
    over = await nest.over()
    await tidying.tidy(nest.clock.now() + LATER)
    await forgetting.forget(ZEB)

    assert NAME not in str(await nest.dump())
    assert verify(await nest.record(over), GAMES).why is None
    # The story is still told, under another name.
    assert len(await nest.stories.of(await nest.tables.table(over))) > 1


async def test_running_recent_and_shown_games_are_not_tidied(nest, tidying):
    playing = await nest.dealt()
    await nest.choose(playing, 5)
    shown = await nest.over()
    surface = SurfaceId(shown, Kind.TABLE)
    await nest.store.surfaces.put_surface(Surface(surface, 71, 9, 1, "n", "s", "q", 1.0))
    now = nest.clock.now()

    # A running game, and a result that has a message.
    assert await tidying.tidy(now + LATER) == 0

    await nest.store.surfaces.drop_surface(surface)
    # The message is gone, but the game is not old enough.
    assert await tidying.tidy(now + UNTOUCHED / 2) == 0

    nest.clock.time += LATER
    await nest.choose(playing)
    await nest.settle()

    # The game that has just ended is left alone.
    assert await tidying.tidy(nest.clock.now() + 1) == 1, "of a game just over is talked"
    assert (await nest.row(shown)).news == ()
    assert (await nest.row(playing)).news


async def test_expired_lobby_is_deleted(nest, tidying):
    lobby = await nest.lobby()
    await nest.tables.close(lobby, "closed-expired")
    assert await tidying.tidy(nest.clock.now() + LATER) == 1

    with pytest.raises(TableGone):
        await nest.tables.table(lobby)

    # Players of the lobby are no longer stored either.
    assert await rows(nest, "seats", lobby) == 0


async def test_journal_without_a_complete_record_stays(nest, tidying):
    over = await nest.over()
    unrecorded = await nest.over()
    drop = "DELETE FROM records WHERE table_id = ?"
    await nest.run(lambda database: database.execute(drop, (unrecorded,)))
    # A step of another epoch that the record does not hold.
    add = "INSERT INTO journal SELECT table_id, 7, 1, 0, 'x', 'f', 'player', 1 FROM journal"
    one = f"{add} WHERE table_id = ? AND revision = 1"
    await nest.run(lambda database: database.execute(one, (over,)))
    steps = await rows(nest, "journal", over)

    # Deleting the journal would lose what only it tells.
    assert await tidying.tidy(nest.clock.now() + LATER) == 0

    assert await rows(nest, "journal", over) == steps
    assert await rows(nest, "journal", unrecorded) > 1


async def test_games_are_kept_for_the_configured_days(nest):
    over = await nest.over()
    playing = await nest.dealt()
    now = nest.clock.now()

    # 0 days keeps games for ever.
    assert await tidying_of(nest, 0).delete_old(now + 9999 * DAY) == 0
    assert await tidying_of(nest, 100).delete_old(now + 99 * DAY) == 0

    assert await tidying_of(nest, 100).delete_old(now + 101 * DAY) == 1

    with pytest.raises(TableGone):
        await nest.tables.table(over)

    dumped = await nest.dump()
    assert dumped["records"] == dumped["parts"] == dumped["finished"] == []
    assert (await nest.tables.table(playing)).status is Status.PLAYING


async def test_retention_counts_from_the_end_of_a_game(nest):
    slow = await nest.dealt()
    nest.clock.time += 50 * DAY
    await nest.choose(slow)
    await nest.settle()
    now = nest.clock.now()
    # Before and after tidying: the time of the end is what counts.
    for tidied in (0, 1):
        assert await tidying_of(nest, 10).delete_old(now + 9 * DAY) == 0
        assert await tidying_of(nest).tidy(now + LATER) == 1 - tidied

    assert await tidying_of(nest, 10).delete_old(now + 11 * DAY) == 1


async def test_data_of_a_left_server_is_deleted(nest):
    over = await nest.over()
    playing = await nest.dealt()
    here = await nest.over(guild_id=8)
    await put_row(nest.store, "ladders", guild_id=GUILD)
    await put_row(nest.store, "alerts", guild_id=GUILD, game="heist", user_id=BEN)

    assert await nest.erasure.servers() == {GUILD, 8}

    now = nest.clock.now()
    await nest.erasure.note_left([GUILD], now)

    # A server that was left is kept for thirty days.
    assert await tidying_of(nest).delete_old(now + 29 * DAY) == 0
    assert await tidying_of(nest).delete_old(now + 31 * DAY) == 2

    for table_id in (over, playing):
        with pytest.raises(TableGone):
            await nest.tables.table(table_id)

    assert (await nest.tables.table(here)).status is Status.OVER
    assert await nest.erasure.servers() == {8}

    # No column with a server's id holds it any more.
    for table, column in columns(ColumnKind.SERVER):
        sql = f"SELECT count(*) FROM {table} WHERE {column} = ?"
        count = await nest.run(lambda db, sql=sql: db.execute(sql, (GUILD,)).fetchone()[0])
        assert (table, count) == (table, 0)


async def test_data_of_a_rejoined_server_is_kept(nest):
    over = await nest.over()
    now = nest.clock.now()
    await nest.erasure.note_left([GUILD], now)
    # Noted again a day later.
    await nest.erasure.note_left([GUILD], now + DAY)

    assert await nest.erasure.left_before(now + 1) == [GUILD], "the first time counts"

    # The bot has returned.
    await nest.erasure.note_back([GUILD, 8])
    assert await tidying_of(nest, 5).delete_old(now + 4 * DAY) == 0
    assert (await nest.tables.table(over)).status is Status.OVER


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_listeners_learn_of_a_deleted_server(nest):
    heard = []
    now = nest.clock.now()
    tidying = Tidying(
        nest.erasure,
        nest.store.records,
        nest.store.bans,
        nest.tables.sessions,
        1,
        left=heard.append,
    )
    await nest.erasure.note_left([GUILD], now)
    await tidying.delete_old(now)

    assert heard == []

    # Listeners drop what they remember of the server.
    await tidying.delete_old(now + 3 * DAY)
    assert heard == [GUILD]


async def test_expired_bans_are_deleted(nest, tidying):
    now = nest.clock.now()
    # Over now, over in a second, and without an end.
    for mark, until in ((1, now), (2, now + 1), (3, None)):
        ban = Ban(GUILD, mark, 1.0, until, BEN, ZEB, "")
        await nest.store.bans.put_ban(ban, Deed(BEN, AuditAct.BAN, other=ZEB))

    await tidying.delete_old(now)
    assert {ban.mark for ban in await nest.store.bans.every_ban()} == {2, 3}
