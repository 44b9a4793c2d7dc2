"""Everything made from records can be made again and is then byte for byte the same."""

import sqlite3
import zlib
from contextlib import closing
from random import Random

import pytest

from bot.common.refused import NotWritten
from bot.storage import Lock
from bot.storage.stored import MADE_OF_RECORDS
from bot.store import Store
from bot.tables.table import Absence
from cogs.statistics import statistics as module
from cogs.statistics import statistics as statistics_module
from cogs.statistics.counting import count
from cogs.statistics.ladder import MIDDLE
from cogs.statistics.ports import FORMULA, SEER, Counted, Feat
from cogs.statistics.repository import COUNTED_BY
from cogs.statistics.statistics import Since, Statistics, recount_batches
from games.registry import GAMES
from tests.bot.running import Run, outcome
from tests.bot.storage.tables import put_row
from tests.cogs.statistics.finished import ADA, BEN, CLEO, DORA, GUILD, Autumn, finished, shelve
from tests.cogs.statistics.serving import all_counted, books, reading


@pytest.fixture
def path(tmp_path):
    return tmp_path / "coop.sqlite3"


@pytest.fixture
async def store(path):
    store = await Store.open(path)
    yield store
    await store.close()


def games():
    """Yield games of all kinds, some of which count for no player."""
    people = [ADA, BEN, CLEO, DORA, None, None]
    for slug, game in GAMES.items():
        least = game.seats[0]
        for number in range(4):
            # Some games with house players, some with people alone.
            seated = Random(number).sample(people[: max(4, least)], least)
            yield finished(slug, seated, number=number, ended_at=1_780_000_000.0 + 9e6 * number)

    yield finished("out", [ADA, BEN, CLEO], number=7, away={2: Absence.LEFT}, causes={2: "house"})
    yield finished("out", [ADA, BEN], number=8, aborted="closed-by-host")
    yield finished("out", [ADA, BEN], number=9, guild_id=8)


async def fill(store, played):
    for game in played:
        await shelve(store, game, count(game.record, game.seating, GAMES))


async def written(store):
    """Return everything that was made from records."""

    def look(database):
        return {
            table: database.execute(f"SELECT * FROM {table}").fetchall()
            for table in MADE_OF_RECORDS
        }

    return await store.database.read(look)


# Forgets all and counts again.
async def recount(store):
    await books(store).forget()
    return [one async for batch in recount_batches(books(store), GAMES) for one in batch]


async def test_recount_equals_counting_game_by_game(store):
    played = [*games()]
    Random(5).shuffle(played)  # records are not written in the order in which games end
    await fill(store, played)
    before = await written(store)

    assert all(before.values()), "every table has something in it"

    done = await recount(store)

    assert len(done) == len(played)
    assert await written(store) == before


async def test_right_bet_is_a_feat_if_the_game_counts(store):
    """The feat is for watchers.

    A game that does not count for players does not count for watchers.
    """
    counts = finished("out", [ADA, BEN, CLEO], number=1)
    alone = finished("out", [ADA, None, None], number=2)
    called_off = finished("out", [ADA, BEN, CLEO], number=3, aborted="closed-by-host")
    for game in (counts, alone, called_off):
        await store.tables.save(game.table)
        # One watcher has bet on each seat.
        for seat in range(3):
            bet = {"table_id": game.table.id, "user_id": 2000 + seat, "seat": seat}
            await put_row(store, "bets", **bet)

    await fill(store, (counts, alone, called_off))
    right = {2000 + seat for seat in counts.outcome.winners}
    found = {one: (await books(store).profile(GUILD, one)).feats for one in range(2000, 2003)}

    assert {one for one, feats in found.items() if feats} == right
    assert all(feats == [Feat("out", SEER, 1)] for feats in found.values() if feats)

    before = await written(store)
    await recount(store)
    assert await written(store) == before
    # It is no feat of a player, so results leave it out.
    assert not [one for one in await books(store).first_feats(counts.table.id) if one.feat == SEER]


@pytest.mark.parametrize("slug", GAMES)
def test_no_game_uses_the_name_of_the_watchers_feat(slug):
    # The name is reserved for watchers.
    assert SEER not in GAMES[slug].tally.feats


async def test_recounting_twice_changes_nothing(store):
    await fill(store, games())
    await recount(store)
    once = await written(store)
    await recount(store)
    assert await written(store) == once


async def test_a_record_that_is_written_twice_counts_once(store):
    game = finished()
    # The same record again, as after a crash.
    await fill(store, [game])
    before = await written(store)
    await store.records.put_record(
        game.table.id,
        zlib.compress(game.record),
        [reading(count(game.record, game.seating, GAMES))],
    )

    assert await written(store) == before


async def test_repaired_record_is_counted(store):
    game = finished()
    # The record was unreadable when it was counted.
    await shelve(store, game, count(b"egg", game.seating, GAMES))
    assert not (await written(store))["parts"]

    await store.records.put_record(
        game.table.id,
        zlib.compress(game.record),
        [reading(count(game.record, game.seating, GAMES))],
    )
    mended = await written(store)
    assert len(mended["parts"]) == 2

    await recount(store)
    assert await written(store) == mended


def of_another_day(slug):
    """Return the games with another version of these rules."""
    rules = GAMES[slug]
    return GAMES | {slug: type(slug, (rules,), {"rules_version": rules.rules_version + 1})}


async def test_unreadable_record_is_retried_with_new_rules(store):
    game = finished()
    await shelve(store, game, Counted(game.seating, fault="it was beyond them"))
    # Counting is complete, with one fault.
    await books(store).note_all_counted()
    tried = []

    async def counted_with(games):
        statistics = Statistics(books(store), Autumn(), games=games, mend=note)
        await statistics.wake()
        await all_counted(statistics)
        return len((await written(store))["parts"])

    async def note(table_id):
        tried.append(table_id)

    # Nothing can be counted, but the record is written again for later.
    assert await counted_with({}) == 0, "no rules at all"
    assert tried == [game.table.id]
    # The second start with the same rules tries nothing.
    assert await counted_with({}) == 0
    assert tried == [game.table.id], "once is enough"
    assert await counted_with(of_another_day("out")) == 2
    assert tried == [game.table.id]
    assert await books(store).counted_by() == str(FORMULA)


async def test_interrupted_retry_continues_at_the_next_start(store):
    game = finished()
    await shelve(store, game, Counted(game.seating, fault="it was beyond them"))
    await books(store).note_all_counted()
    # The retry has begun and is not complete.
    await books(store).retry("other rules")
    assert await books(store).counted_by() == f"{FORMULA}?"


async def test_record_and_its_counts_are_one_transaction(store):
    game = finished()
    counted = count(game.record, game.seating, GAMES)
    # The last statement of the transaction fails.
    await store.database.write(lambda db: db.execute("DROP TABLE encounters"))
    with pytest.raises(sqlite3.OperationalError):
        await shelve(store, game, counted)

    # The record was rolled back as well.
    assert await store.records.record(game.table.id) is None


async def counted_by(store):
    statistics = Statistics(books(store), Autumn())
    await statistics.wake()
    await all_counted(statistics)
    return await written(store)


async def test_start_counts_games_of_an_older_version(store):
    await fill(store, games())
    whole = await written(store)
    # An older version had no statistics.
    await store.database.write(
        lambda db: [db.execute(f"DELETE FROM {table}") for table in MADE_OF_RECORDS]
    )

    assert await counted_by(store) == whole
    assert await books(store).counted_by() == str(FORMULA)


async def test_start_recounts_after_a_changed_formula(store, caplog):
    await fill(store, games())
    whole = await counted_by(store)
    # Counted by another formula, with a wrong number in it.
    await store.put_meta(COUNTED_BY, str(FORMULA + 1))
    await store.database.write(lambda db: db.execute("UPDATE standings SET wins = 99"))
    caplog.set_level("INFO")

    assert await counted_by(store) == whole
    assert f"statistics are counted again: formula={FORMULA}" in caplog.text


@pytest.mark.parametrize("nonsense", ["", "egg", "?", f"{FORMULA}??", "-1", "²"])
async def test_invalid_stored_formula_causes_a_recount(store, nonsense):
    await fill(store, games())
    whole = await written(store)
    # Values that no version has written.
    await store.put_meta(COUNTED_BY, nonsense)
    assert await counted_by(store) == whole


async def test_start_continues_interrupted_counting(store, monkeypatch):
    # Small batches, so that there is more than one.
    monkeypatch.setattr(module, "BATCH", 5)
    await fill(store, games())
    whole = await counted_by(store)
    await books(store).forget()
    half = recount_batches(books(store), GAMES)
    await anext(half)

    assert len((await written(store))["counted"]) == 5

    # As if the process ended after the first batch.
    await half.aclose()

    assert await counted_by(store) == whole


async def test_start_counts_nothing_if_all_is_counted(store):
    await fill(store, games())
    await counted_by(store)
    statistics = Statistics(books(store), Autumn())
    await statistics.wake()
    assert not statistics.is_counting


async def test_start_logs_a_damaged_record(store, caplog):
    game = finished()
    await fill(store, [game])
    # A record that is no zlib data.
    await store.database.write(lambda db: db.execute("UPDATE records SET body = x'00'"))
    await books(store).forget()
    await counted_by(store)

    assert f"record not counted: table={game.table.id}" in caplog.text


@pytest.mark.parametrize("broken", ["counted_by", "forget", "put_counted", "note_all_counted"])
async def test_start_with_failing_counting_counts_later(store, monkeypatch, caplog, broken):
    """A full disk is such a case."""
    await fill(store, games())
    whole = await written(store)
    await store.put_meta(COUNTED_BY, str(FORMULA + 1))
    # The retry follows without a pause.
    monkeypatch.setattr(statistics_module, "AGAIN_SECONDS", 0.0)
    works = getattr(books(store), broken)
    tries = []

    async def fails_at_first(*values):
        tries.append(values)
        # The first two tries fail.
        if len(tries) < 3:
            raise NotWritten
        return await works(*values)

    kept = books(store)
    monkeypatch.setattr(kept, broken, fails_at_first)
    statistics = Statistics(kept, Autumn())
    await statistics.wake()

    assert statistics.is_counting, "the pages say that something is missing"

    await all_counted(statistics)

    assert "trying again soon" in caplog.text
    assert await written(store) == whole
    assert await books(store).counted_by() == str(FORMULA)


async def test_ladder_of_another_formula_is_not_cached(store):
    """When counting begins late, the ladder may already have been shown and cached."""
    await fill(store, [finished("out", [ADA, BEN])])
    await store.put_meta(COUNTED_BY, str(FORMULA + 1))
    statistics = Statistics(books(store), Autumn())
    await statistics.switch_ladder(GUILD, 1, on=True)
    # All ranks equal: with these the ladder is flat.
    await store.database.write(lambda db: db.execute("UPDATE parts SET rank = 1"))

    assert await climbed(statistics) == {0}

    await statistics.wake()
    await all_counted(statistics)
    assert await climbed(statistics) != {0}


async def climbed(statistics):
    """Return how far each player on the ladder is above or below its middle."""
    found = await statistics.ladder(GUILD, "out", Since.SEASON, ADA)
    return {rung.rated.points - MIDDLE for rung in found.rungs}


# -- as the operator sees it -----------------------------------------------------------------------


async def closed(path, *played):
    store = await Store.open(path)
    await fill(store, played)
    found = await written(store)
    await store.close()
    return found


# The command needs no connection to Discord.
async def test_command_counts_without_a_token(tmp_path, path):
    played = [*games()]
    before = await closed(path, *played)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE standings SET wins = 99")
        database.commit()

    code, said = await outcome(Run(tmp_path, "bot", "recount", COOP_DATABASE=str(path)))

    many = len(played)  # all but one of them count
    sentence = f"Records: {many}; of games that count: {many - 1}; skipped: 0.\n"

    assert (code, said) == (0, sentence)
    assert await closed(path) == before


async def test_command_names_damaged_records(tmp_path, path):
    await closed(path, finished(number=1), finished(number=2))
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE records SET body = x'00' WHERE table_id = 'out-00002'")
        database.commit()

    code, said = await outcome(Run(tmp_path, "bot", "recount", COOP_DATABASE=str(path)))

    # Exit code 1: something could not be counted.
    assert code == 1
    assert "Skipped the record of table out-00002: it cannot be unpacked." in said
    assert "Records: 2; of games that count: 1; skipped: 1." in said


async def test_command_does_not_create_a_database(tmp_path, path):
    code, said = await outcome(Run(tmp_path, "bot", "recount", COOP_DATABASE=str(path)))
    # Exit code 2: a mistake of the operator.
    assert code == 2
    assert "it does not exist" in said
    assert not path.exists()


async def test_command_does_not_wait_for_a_running_bot(tmp_path, path):
    await closed(path)
    lock = Lock(path)
    # Another process holds the lock, and the command must not wait for it.
    assert lock.take_now()

    code, said = await outcome(Run(tmp_path, "bot", "recount", COOP_DATABASE=str(path)))
    lock.release()
    assert code == 1
    assert "in use" in said or "process" in said
