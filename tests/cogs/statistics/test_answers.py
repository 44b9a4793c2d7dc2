"""Answers about players: streaks, rivals, places, and players who are not listed."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from unittest.mock import AsyncMock

import pytest

from bot.i18n.words import Words
from bot.store import Store
from bot.tables.table import Absence
from cogs.statistics.board_page import span
from cogs.statistics.counting import count
from cogs.statistics.ports import (
    EVERY_GAME,
    EVERY_SEASON,
    SHARE,
    Counted,
    Participation,
    Rival,
    season_at,
)
from cogs.statistics.repository import StatisticsRepository
from cogs.statistics.statistics import NoLadder, Since, Statistics, Unlisted
from games.engine.tally import First
from games.registry import GAMES
from tests.cogs.statistics.finished import ADA, AUTUMN, BEN, CLEO, GUILD, Autumn, finished, shelve
from tests.cogs.statistics.serving import books

DAY = 86_400.0
WORDS = Words("en")


@pytest.fixture
async def store(tmp_path):
    store = await Store.open(tmp_path / "coop.sqlite3")
    yield store
    await store.close()


@pytest.fixture
def statistics(store):
    return Statistics(books(store), Autumn())


@pytest.fixture
def won(store):
    """Return a function `await won(ADA, BEN)`:

    Ada finished ahead of Ben, one day after the game before.
    """
    played = []

    async def record(first, *others, at=None):
        number = len(played)
        ended_at = AUTUMN + DAY * number if at is None else at
        people = (first, *others)
        game = finished("out", people, number=0, ended_at=ended_at)
        # The journal does not matter here, so all games share one deal under different ids.
        table = replace(game.table, id=f"t{number:03}", number=number)
        game = game._replace(table=table)
        parts = tuple(
            Participation(seat, one, 1 + seat, seat == 0, own=True, left=False)
            for seat, one in enumerate(people)
        )
        # Each player's share of a win by chance.
        fair = SHARE // len(people)
        counted = Counted(game.seating, ended_at, season_at(ended_at), fair, parts)
        await shelve(store, game, counted)
        played.append(game)

    return record


async def test_streak_counts_the_latest_wins_in_a_row(store, won):
    for first, second in ((ADA, BEN), (BEN, ADA), (ADA, BEN), (ADA, BEN)):
        await won(first, second)

    assert (await books(store).profile(GUILD, ADA)).streak == 2
    assert (await books(store).profile(GUILD, BEN)).streak == 0
    assert (await books(store).profile(GUILD, CLEO)).streak == 0

    await won(BEN, ADA, at=AUTUMN - DAY)  # counted late, but it was played earlier
    assert (await books(store).profile(GUILD, ADA)).streak == 2


async def test_rival_is_the_player_most_often_ahead(store, won):
    await won(BEN, ADA)
    await won(CLEO, BEN, ADA)
    await won(CLEO, ADA)
    await won(CLEO, ADA, BEN)

    assert (await books(store).profile(GUILD, ADA)).nemesis == Rival(CLEO, 3, 3)
    assert (await books(store).profile(GUILD, CLEO)).nemesis is None

    # A rival who is not listed is replaced by the next one.
    await books(store).list_person(CLEO, listed=False)
    assert (await books(store).profile(GUILD, ADA)).nemesis == Rival(BEN, 2, 3)


async def test_wins_and_fair_shares_add_up(store, won):
    await won(ADA, BEN)
    await won(ADA, BEN, CLEO)
    await won(BEN, ADA, CLEO)
    people = [
        (await books(store).profile(GUILD, one)).standings[EVERY_GAME] for one in (ADA, BEN, CLEO)
    ]

    # Two games ended with two players, one with three; the shares add up to the wins.
    assert [one.wins for one in people] == [2, 1, 0]
    assert [one.games for one in people] == [3, 3, 2]
    assert sum(one.fair for one in people) == 3 * SHARE


async def test_equal_players_share_a_place(statistics, won):
    for first, second in ((ADA, BEN), (BEN, ADA), (ADA, CLEO), (BEN, CLEO), (CLEO, ADA)):
        await won(first, second)

    board = await statistics.board(GUILD, EVERY_GAME, Since.EVER, CLEO)
    # Ada and Ben have won equally often, so there is no second place.
    assert [(place.rank, place.user_id) for place in board.places] == [
        (1, BEN),
        (1, ADA),
        (3, CLEO),
    ]
    assert board.own.rank == 3
    assert board.season == EVERY_SEASON


async def test_boards_of_this_and_the_last_season(statistics, won):
    await won(ADA, BEN)
    # 92 days earlier, in the quarter before.
    await won(BEN, ADA, at=AUTUMN - 92 * DAY)
    this = await statistics.board(GUILD, "out", Since.SEASON, ADA)
    last = await statistics.board(GUILD, "out", Since.LAST, ADA)

    assert [one.user_id for one in this.places] == [ADA]
    assert [one.user_id for one in last.places] == [BEN]
    assert last.own.standing.wins == 0
    assert span(this.season, WORDS) == "Season: July to September 2026"


@pytest.mark.parametrize("month", range(1, 13))
def test_seasons_begin_with_their_quarter(month):
    first = datetime(2026, month, 1, tzinfo=UTC).timestamp()
    quarter = WORDS("top-season", year=2026, quarter=(month + 2) // 3)
    assert span(season_at(first), WORDS) == quarter
    # Within a quarter the second before belongs to the same season.
    before = 0 if month % 3 == 1 else 1
    assert season_at(first - 1) == season_at(first) - 1 + before


async def test_unlisted_player_takes_no_place(statistics, store, won):
    await won(ADA, BEN)
    await won(ADA, CLEO)
    await won(BEN, CLEO)
    await statistics.books.list_person(ADA, listed=False)
    board = await statistics.board(GUILD, EVERY_GAME, Since.EVER, ADA)

    # Ben is first although Ada has won more.
    assert [(place.rank, place.user_id) for place in board.places] == [(1, BEN)]
    assert board.own is None
    assert await books(store).unlisted([ADA, BEN]) == {ADA}
    assert await books(store).unlisted([]) == set()

    with pytest.raises(Unlisted):
        await statistics.profile(GUILD, ADA, BEN)

    # Ada's own page still works.
    assert (await statistics.profile(GUILD, ADA, ADA)).streak == 2

    await statistics.books.list_person(ADA, listed=True)
    assert (await statistics.profile(GUILD, ADA, BEN)).streak == 2


async def test_name_comes_from_the_latest_game(statistics, store):
    # The last of the three was played first.
    for number, name in enumerate(("Ada", "Ada the Great", "Ada the Old")):
        at = AUTUMN - DAY if number == 2 else AUTUMN + number
        game = finished("out", [ADA, BEN], number=number, ended_at=at)
        game.table.change_player(0, name=name)
        await shelve(store, game, count(game.record, game.seating, GAMES))

    assert await statistics.books.names(GUILD, [ADA, CLEO]) == {ADA: "Ada the Great"}

    # A table that cannot be read has no names.
    await store.database.write(lambda db: db.execute("UPDATE tables SET body = 'egg'"))
    assert await statistics.books.names(GUILD, [ADA]) == {}


async def test_player_who_left_is_last_on_the_ladder(store):
    # The winner's seat was left and then played by the house.
    winner = finished("out", [ADA, BEN, CLEO]).outcome.winners[0]
    game = finished("out", [ADA, BEN, CLEO], away={winner: Absence.LEFT}, causes={winner: "house"})
    season = season_at(AUTUMN)
    await shelve(store, game, count(game.record, game.seating, GAMES))
    gone = (ADA, BEN, CLEO)[winner]
    entrants = await books(store).entrants(GUILD, "out", season)

    assert max(entrants, key=lambda one: one.rank).user_id == gone
    assert await books(store).entries(GUILD, "out", season) == len(entrants) == 3
    assert await books(store).entries(GUILD, "out", season - 1) == 0
    # The game is no win and no game in the player's statistics.
    assert EVERY_GAME not in (await books(store).profile(GUILD, gone)).standings


async def test_abandoned_duel_counts_for_the_ladder_only(store):
    game = finished("out", [ADA, BEN], away={0: Absence.LEFT})
    season = season_at(AUTUMN)
    # A duel that was left counts for the ladder, or players could avoid a loss by leaving.
    await shelve(store, game, count(game.record, game.seating, GAMES))

    assert [one.user_id for one in await books(store).entrants(GUILD, "out", season)] == [
        ADA,
        BEN,
    ]

    for person in (ADA, BEN):
        profile = await books(store).profile(GUILD, person)
        assert (profile.standings, profile.numbers, profile.feats) == ({}, {}, [])
        assert (profile.streak, profile.nemesis) == (0, None)

    assert await books(store).board(GUILD, "out", season, 10) == []


async def test_player_who_only_left_games_can_be_unlisted(statistics, store):
    # Cleo left, and a house player played for her.
    game = finished("out", [ADA, BEN, CLEO], causes={2: "house"}, away={2: Absence.LEFT})
    await shelve(store, game, count(game.record, game.seating, GAMES))
    await statistics.switch_ladder(GUILD, 1, on=True)

    async def on_the_ladder():
        found = await statistics.ladder(GUILD, "out", Since.SEASON, ADA)
        return {rung.rated.user_id for rung in found.rungs}

    assert await on_the_ladder() == {ADA, BEN, CLEO}

    await statistics.books.list_person(CLEO, listed=False)
    assert await on_the_ladder() == {ADA, BEN}


# -- switches and lists ----------------------------------------------------------------------------


async def test_ladder_is_refused_if_it_is_switched_off(statistics):
    assert not await statistics.books.has_ladder(GUILD)

    with pytest.raises(NoLadder):
        await statistics.ladder(GUILD, "out", Since.EVER, ADA)

    await statistics.switch_ladder(GUILD, 1, on=True)
    assert await statistics.books.has_ladder(GUILD)
    assert (await statistics.ladder(GUILD, "out", Since.EVER, ADA)).rungs == []


async def test_profile_of_an_unlisted_player_is_refused(statistics, won):
    await won(ADA, BEN)
    assert await statistics.books.is_listed(ADA)

    await statistics.books.list_person(ADA, listed=False)
    assert not await statistics.books.is_listed(ADA)

    with pytest.raises(Unlisted):
        await statistics.profile(GUILD, ADA, BEN)

    assert (await statistics.profile(GUILD, ADA, ADA)).streak == 1


async def test_failing_feats_do_not_stop_a_result(statistics, store, monkeypatch, caplog):
    feats = AsyncMock(return_value=[First(0, "flyer")])
    monkeypatch.setattr(StatisticsRepository, "first_feats", feats)
    assert await statistics.firsts("t1") == (First(0, "flyer"),)

    # A result is shown even if its feats cannot be read.
    feats.side_effect = OSError("disk full")
    assert await statistics.firsts("t1") == ()
    assert "feats not read: table=t1" in caplog.text


async def test_stop_cancels_running_counting(statistics, store, monkeypatch):
    begun = asyncio.Event()

    async def for_ever(*_):
        begun.set()
        # Counting that would never end.
        await asyncio.Event().wait()

    monkeypatch.setattr(StatisticsRepository, "forget", for_ever)
    await statistics.wake()
    await begun.wait()

    assert statistics.is_counting

    await statistics.stop()
    assert not statistics.is_counting
    # Only this test's own task is left.
    assert len(asyncio.all_tasks()) == 1
