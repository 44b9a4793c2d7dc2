"""The repository of the statistics (cogs.statistics.ports.Books), with a few games made by hand."""

import pytest

from bot.tables.audit import AuditAct, Deed, Noted
from bot.tables.table import Player, Status
from cogs.statistics.ports import (
    EVERY_GAME,
    EVERY_SEASON,
    FORMULA,
    LAST,
    BoardLine,
    Counted,
    Entrant,
    Feat,
    Participation,
    RecordedSeating,
    Rival,
    Standing,
)
from games.engine.tally import First
from tests.bot.storage.tables import ADA, BEN, CLEO, put_row, table
from tests.cogs.statistics.serving import books, reading

SERVER = 7
SEASON = 8106
FAIR = 360_360
NAMES = {ADA: "Ada", BEN: "Ben", CLEO: "Cleo"}


def part(seat, user_id, *, own=True, left=False, **more):
    """Return the part of a seat. Seat 0 has won unless its player left."""
    rank, won = (LAST, False) if left else (1 + seat, seat == 0)
    return Participation(seat, user_id, rank, won, own=own, left=left, **more)


def counted(table_id, *people, at=1000.0, game="out", season=SEASON, server=SERVER, **more):
    parts = tuple(
        one if isinstance(one, Participation) else part(seat, one)
        for seat, one in enumerate(people)
    )
    return Counted(RecordedSeating(table_id, server, game, ()), at, season, FAIR, parts, **more)


async def count(store, *games):
    """Count these games. Their tables exist, but their content does not matter."""
    for one in games:
        table_id, server, game, _ = one.seating
        await store.tables.save(table(table_id, guild_id=server, game=game, status=Status.OVER))
    await books(store).put_counted(games)


async def over(store, one, *, named=None):
    """Store the table of this game with its record."""
    names = NAMES | (named or {})
    players = [Player(names[part.user_id], part.user_id) for part in one.parts]
    table_id, server, game, _ = one.seating
    await store.tables.save(
        table(table_id, guild_id=server, game=game, players=players, status=Status.OVER)
    )
    await store.records.put_record(table_id, table_id.encode(), [reading(one)])


class TestCounting:
    async def test_progress_of_counting(self, store):
        assert await books(store).counted_by() == ""
        await books(store).forget()
        assert await books(store).counted_by() == f"{FORMULA}?"
        await books(store).note_all_counted()
        assert await books(store).counted_by() == str(FORMULA)

    async def test_a_game_counts_once(self, store):
        for _ in range(2):
            await count(store, counted("t1", ADA, BEN))
        assert (await books(store).profile(SERVER, ADA)).standings["out"].games == 1

    async def test_all_games_of_a_batch_are_counted(self, store):
        await count(store, *(counted(f"t{number}", ADA, BEN) for number in range(3)))
        assert (await books(store).profile(SERVER, BEN)).standings["out"] == Standing(
            3, 0, 3 * FAIR
        )

    # A fault after a successful count does not undo it.
    async def test_unreadable_record_counts_when_repaired(self, store):
        await count(store, counted("t1", fault="torn"))
        await count(store, counted("t1", ADA, BEN))
        await count(store, counted("t1", fault="torn again"))
        assert await books(store).entries(SERVER, "out", SEASON) == 2

    async def test_faults_are_retried_once_per_rules(self, store):
        await books(store).retry("heist 1")
        assert await books(store).counted_by() == "", "nothing was ever counted"

        await over(store, counted("t1", fault="torn"))
        # One game with a fault and one that counts.
        await over(store, counted("t2", ADA, BEN))
        await books(store).note_all_counted()
        await books(store).retry("heist 1")

        # Nothing to do: the faults belong to these rules.
        assert await books(store).uncounted("", 9) == []

        await books(store).retry("heist 2")
        assert [one.table_id for one in await books(store).uncounted("", 9)] == ["t1"]
        assert await books(store).counted_by() == f"{FORMULA}?"
        assert await books(store).entries(SERVER, "out", SEASON) == 2, "what counts, counts on"

        # The new rules have failed too, and they are noted.
        await books(store).put_counted([counted("t1", fault="torn")])
        await books(store).note_all_counted()
        await books(store).retry("heist 2")

        assert await books(store).counted_by() == str(FORMULA)

    async def test_new_rules_change_nothing_without_faults(self, store):
        await over(store, counted("t1", ADA, BEN))
        await books(store).note_all_counted()
        await books(store).retry("heist 2")
        assert await books(store).counted_by() == str(FORMULA)

    async def test_uncounted_games_come_in_order_after_a_given_one(self, store):
        for name in ("t3", "t1", "t2", "t4"):
            await over(store, counted(name, ADA, BEN))

        await books(store).forget()
        # t2 is counted, so it is not in the list.
        await count(store, counted("t2", ADA, BEN))
        found = await books(store).uncounted("t1", 2)

        # From behind t1, at most two.
        assert [(one.table_id, one.guild_id, one.game) for one in found] == [
            ("t3", SERVER, "out"),
            ("t4", SERVER, "out"),
        ]
        assert [one.record for one in found] == [b"t3", b"t4"]
        assert b'"id":"t3"' in found[0].table
        assert [one.table_id for one in await books(store).uncounted("", 1)] == ["t1"]

    async def test_forget_deletes_everything_made_from_records(self, store):
        feat = part(0, ADA, sums={"busts": 1}, bests={"most": 4}, feats=("high-flyer",))
        await over(store, counted("t1", feat, BEN))
        await books(store).put_ladder(SERVER, Noted(1.0, Deed(1, AuditAct.LADDER)), on=True)
        await books(store).list_person(CLEO, listed=False)
        await books(store).forget()
        ada = await books(store).profile(SERVER, ADA)

        assert (ada.standings, ada.numbers, [*ada.feats], ada.streak) == ({}, {}, [], 0)
        assert (await books(store).profile(SERVER, BEN)).nemesis is None
        assert await books(store).entries(SERVER, "out", SEASON) == 0
        # The server's switch and the lists of players are no part of the records.
        assert await books(store).has_ladder(SERVER), "that nobody can make anew"
        assert not await books(store).is_listed(CLEO)


class TestAPerson:
    async def test_standings_per_game_and_of_all_games(self, store):
        await count(store, counted("t1", ADA, BEN), counted("t2", BEN, ADA, game="heist"))
        ada = await books(store).profile(SERVER, ADA)
        assert ada.standings == {
            EVERY_GAME: Standing(2, 1, 2 * FAIR),
            "heist": Standing(1, 0, FAIR),
            "out": Standing(1, 1, FAIR),
        }
        assert (await books(store).profile(8, ADA)).standings == {}

    async def test_sums_bests_and_feats_are_counted(self, store):
        first = part(0, ADA, sums={"busts": 2}, bests={"most": 4}, feats=("flyer", "fox"))
        later = part(0, ADA, sums={"busts": 3}, bests={"most": 3}, feats=("flyer",))
        await count(store, counted("t2", later, BEN, at=2000.0))
        # Counted after the later game, although it was played first.
        await count(store, counted("t1", first, BEN, at=1000.0))
        ada = await books(store).profile(SERVER, ADA)

        assert ada.numbers == {("out", "busts"): 5, ("out", "most"): 4}
        assert [*ada.feats] == [Feat("out", "flyer", 2), Feat("out", "fox", 1)]
        assert ada.streak == 2
        assert await books(store).first_feats("t1") == [
            # Each feat was earned for the first time at t1.
            First(0, "flyer"),
            First(0, "fox"),
        ]
        assert await books(store).first_feats("t2") == []

    async def test_servers_of_a_player_include_bets(self, store):
        await count(store, counted("t1", ADA, BEN), counted("t2", ADA, BEN, server=9))
        await count(store, counted("t3", BEN, CLEO, server=8))
        await store.tables.save(table("t4", guild_id=10, game="out"))
        await put_row(store, "bets", table_id="t4", user_id=CLEO, seat=0)
        # Cleo bet on the winner of t4, which makes her known on that server.
        await count(store, counted("t4", ADA, BEN, server=10, winners=(0,)))

        assert await books(store).servers_of(ADA) == [SERVER, 9, 10]
        assert await books(store).servers_of(CLEO) == [8, 10]
        assert await books(store).servers_of(4) == []

    async def test_bet_on_a_game_of_house_players_does_not_count(self, store):
        await store.tables.save(table("t1", guild_id=SERVER, game="out"))
        await put_row(store, "bets", table_id="t1", user_id=CLEO, seat=0)
        # Both seats were played by the house, so the game counts for no watcher.
        absent = [part(seat, one, own=False) for seat, one in enumerate((ADA, BEN))]
        await count(store, counted("t1", *absent, winners=(0,)))
        assert await books(store).servers_of(CLEO) == []

    async def test_game_played_by_the_house_is_not_the_players(self, store):
        absent = part(0, ADA, own=False, left=True, sums={"busts": 2}, feats=("flyer",))
        await count(store, counted("t1", absent, BEN, CLEO))
        ada = await books(store).profile(SERVER, ADA)

        assert (ada.standings, ada.numbers, [*ada.feats], ada.streak) == ({}, {}, [], 0)
        assert (await books(store).profile(SERVER, BEN)).nemesis is None
        # The house played Ada's seat, so she is no rival of the other two.
        assert (await books(store).profile(SERVER, CLEO)).nemesis == Rival(BEN, 1, 1)

    async def test_name_is_that_of_the_latest_game(self, store):
        await over(store, counted("t1", ADA, BEN, at=2000.0), named={ADA: "Ada the Late"})
        # Ben's latest game on this server is t1.
        await over(store, counted("t2", BEN, ADA, at=1000.0))
        await over(store, counted("t3", CLEO, BEN, server=8))

        assert await books(store).names(SERVER, [ADA, BEN, CLEO]) == {
            ADA: "Ada the Late",
            BEN: "Ben",
        }

    async def test_missing_seat_has_no_name(self, store):
        """The record counted a seat that the table does not have."""
        await over(store, counted("t1", ADA, BEN))
        await store.tables.save(
            table("t1", guild_id=SERVER, game="out", players=[Player("Ada", ADA)])
        )

        assert await books(store).names(SERVER, [ADA, BEN]) == {ADA: "Ada"}

    async def test_player_can_be_unlisted_and_listed_again(self, store):
        assert await books(store).is_listed(ADA)

        # Twice, because a button can be pressed twice.
        for _ in range(2):
            await books(store).list_person(ADA, listed=False)

        assert not await books(store).is_listed(ADA)
        assert await books(store).is_listed(BEN)
        assert await books(store).unlisted([ADA, BEN]) == {ADA}
        assert await books(store).unlisted([]) == set()

        await books(store).list_person(ADA, listed=True)
        assert await books(store).is_listed(ADA)

    async def test_unlisted_player_is_named_nowhere(self, store):
        feat = part(0, ADA, feats=("flyer",))
        await count(store, counted("t1", feat, BEN))
        await books(store).list_person(ADA, listed=False)

        assert await books(store).board(SERVER, "out", SEASON, 10) == []
        assert await books(store).place(SERVER, "out", SEASON, ADA) is None
        # Not even as the rival of another player.
        assert (await books(store).profile(SERVER, BEN)).nemesis is None
        assert await books(store).first_feats("t1") == []


class TestABoard:
    @pytest.fixture
    async def board(self, store):
        """Count five games: Ada and Cleo have won twice, Ben once, and Ada has played most."""
        games = [(ADA, BEN), (ADA, CLEO), (CLEO, BEN), (CLEO, ADA), (BEN, ADA)]
        await count(store, *(counted(f"t{at}", *game) for at, game in enumerate(games)))

    async def test_equal_wins_share_a_rank(self, store, board):
        places = await books(store).board(SERVER, "out", SEASON, 10)
        assert places == [
            # Equal wins: fewer games come first.
            BoardLine(1, CLEO, Standing(3, 2, 3 * FAIR)),
            BoardLine(1, ADA, Standing(4, 2, 4 * FAIR)),
            BoardLine(3, BEN, Standing(3, 1, 3 * FAIR)),
        ]
        assert await books(store).board(SERVER, "out", SEASON, 2) == places[:2]

        for one in places:
            assert await books(store).place(SERVER, "out", SEASON, one.user_id) == one

    async def test_every_season_has_its_own_board(self, store, board):
        await count(store, counted("later", BEN, ADA, season=SEASON + 1))
        assert (await books(store).board(SERVER, "out", SEASON + 1, 10))[0].user_id == BEN

        every = {
            one.user_id: one for one in await books(store).board(SERVER, "out", EVERY_SEASON, 10)
        }
        # Over all seasons Ben has caught up.
        assert {one: (place.rank, place.standing.wins) for one, place in every.items()} == {
            ADA: (1, 2),
            BEN: (1, 2),
            CLEO: (1, 2),
        }
        assert await books(store).place(SERVER, EVERY_GAME, SEASON + 1, CLEO) is None


class TestALadder:
    async def test_ladder_of_a_server_can_be_switched(self, store):
        assert not await books(store).has_ladder(SERVER)

        # Switching it on twice is no error.
        for _ in range(2):
            await books(store).put_ladder(SERVER, Noted(1.0, Deed(1, AuditAct.LADDER)), on=True)

        assert await books(store).has_ladder(SERVER)
        assert not await books(store).has_ladder(8)

        await books(store).put_ladder(SERVER, Noted(1.0, Deed(1, AuditAct.LADDER)), on=False)
        assert not await books(store).has_ladder(SERVER)

    async def test_entrants_come_in_the_order_of_the_ends(self, store):
        # A player who left is rated as the last.
        gone = Participation(0, ADA, LAST, won=False, own=True, left=True)
        await count(store, counted("t2", gone, BEN, at=2000.0))
        await count(store, counted("t1", BEN, CLEO, at=1000.0))
        # Another season and another game are left out.
        await count(store, counted("t3", BEN, CLEO, season=SEASON + 1))
        await count(store, counted("t4", BEN, CLEO, game="heist"))
        found = await books(store).entrants(SERVER, "out", SEASON)

        assert found == [
            Entrant(1000.0, "t1", BEN, 1),
            Entrant(1000.0, "t1", CLEO, 2),
            Entrant(2000.0, "t2", ADA, LAST),
            Entrant(2000.0, "t2", BEN, 2),
        ]
        # `entries` is the cheap way to see whether ratings are up to date.
        assert await books(store).entries(SERVER, "out", SEASON) == len(found) == 4


async def test_switching_the_ladder_is_logged(store):
    await books(store).put_ladder(
        SERVER, Noted(5.0, Deed(ADA, AuditAct.LADDER, value="on")), on=True
    )
    (line,) = await store.servers.audit(SERVER, None, 10)
    assert (line.act, line.value, line.by) == ("ladder", "on", ADA)
    assert await books(store).has_ladder(SERVER)
