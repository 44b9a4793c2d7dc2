"""Stores the counts of finished games, and reads them.

ports.py explains the types. The tables and their columns are in
data/migrations/sqlite/0006_statistics.sql.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import permutations, product, takewhile
from operator import itemgetter

import orjson

from bot.storage.interfaces import NUMBERS, PUT_META, Connection, Sql, get_meta, keys, spelled
from bot.storage.stored import MADE_OF_RECORDS
from bot.tables.audit import AuditedRepository, Noted
from bot.tables.repository import BODY
from cogs.statistics.ports import (
    EVERY_GAME,
    EVERY_SEASON,
    FORMULA,
    SEER,
    BoardLine,
    Counted,
    Entrant,
    Feat,
    Participation,
    Profile,
    Rival,
    Standing,
    StoredRecord,
)
from games.engine.tally import First

# -- adding a game ---------------------------------------------------------------------------------
#
# Games may be added in any order, because the counts are sums, maxima and earliest dates. So adding
# each game when it ends gives the same result as counting all records again.
#
# In the SQL, `excluded` is the row that would be inserted if there were no such row yet.

PUT_FAULT = """
    INSERT INTO counted (table_id, fault) VALUES (?, ?)
        ON CONFLICT (table_id) DO UPDATE SET fault = excluded.fault
"""
ADD_PART = """
    INSERT INTO parts (
        table_id, seat, user_id, guild_id, game, season, ended_at, rank, won, own, gone
    ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD_STANDING = """
    INSERT INTO standings (guild_id, season, game, user_id, games, wins, fair)
        VALUES (?, ?, ?, ?, 1, ?, ?)
        ON CONFLICT (guild_id, user_id, season, game) DO UPDATE SET
            games = standings.games + 1,
            wins = standings.wins + excluded.wins,
            fair = standings.fair + excluded.fair
"""
ADD_SUM = """
    INSERT INTO tallies (guild_id, user_id, game, name, number) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (guild_id, user_id, game, name) DO UPDATE SET
            number = tallies.number + excluded.number
"""
ADD_BEST = """
    INSERT INTO tallies (guild_id, user_id, game, name, number) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (guild_id, user_id, game, name) DO UPDATE SET
            number = CASE
                WHEN excluded.number > tallies.number THEN excluded.number ELSE tallies.number
            END
"""
# The earliest game of a feat stays its first game, in whichever order games are added. Of two games
# that ended at the same time, the table with the smaller id is the first.
ADD_FEAT = """
    INSERT INTO feats (guild_id, user_id, game, name, times, first_at, first_table)
        VALUES (?, ?, ?, ?, 1, ?, ?)
        ON CONFLICT (guild_id, user_id, game, name) DO UPDATE SET
            times = feats.times + 1,
            (first_at, first_table) = (
                SELECT at, id FROM (
                    SELECT feats.first_at AS at, feats.first_table AS id
                    UNION ALL SELECT excluded.first_at, excluded.first_table
                ) ORDER BY at, id LIMIT 1
            )
"""
ADD_ENCOUNTER = """
    INSERT INTO encounters (guild_id, user_id, other_id, games, ahead) VALUES (?, ?, ?, 1, ?)
        ON CONFLICT (guild_id, user_id, other_id) DO UPDATE SET
            games = encounters.games + 1, ahead = encounters.ahead + excluded.ahead
"""


def add(connection: Connection, counts: Counted) -> None:
    """Add a game to all counts, unless it is counted already. Must run inside a transaction."""
    table_id, guild_id, game, _ = counts.seating
    # A row in `counted` without a fault: the game is counted. A row with a fault: the record could
    # not be read, and may have been repaired since.
    row = connection.execute("SELECT fault FROM counted WHERE table_id = ?", (table_id,)).fetchone()
    if row is not None and (row[0] is None or counts.fault is not None):
        return

    connection.execute(PUT_FAULT, (table_id, counts.fault))

    # Too few people, or an unreadable record: the game has only the row in `counted`.
    if not counts.parts:
        return

    connection.executemany(ADD_PART, (_part(counts, part) for part in counts.parts))

    # The parts that count for more than the ladder; a part is a `Participation`.
    own = [part for part in counts.parts if part.own]
    connection.executemany(ADD_STANDING, _standings(counts, own))

    for sql, numbers in ((ADD_SUM, "sums"), (ADD_BEST, "bests")):
        connection.executemany(
            sql,
            [
                (guild_id, part.user_id, game, name, number)
                for part in own
                for name, number in getattr(part, numbers).items()
            ],
        )

    connection.executemany(
        ADD_FEAT,
        [
            (guild_id, part.user_id, game, feat, counts.ended_at, table_id)
            for part in own
            for feat in part.feats
        ],
    )

    # A spectator who bet on a winner earns a feat, but only in a game that counts for a player.
    if own:
        seers = connection.execute(
            f"SELECT user_id FROM bets WHERE table_id = ? AND seat IN {NUMBERS}",
            (table_id, keys(counts.winners)),
        ).fetchall()
        connection.executemany(
            ADD_FEAT,
            [(guild_id, user_id, game, SEER, counts.ended_at, table_id) for (user_id,) in seers],
        )

    connection.executemany(
        ADD_ENCOUNTER,
        [
            (guild_id, part.user_id, other.user_id, int(other.rank < part.rank))
            # `permutations` yields each pair in both orders. `ahead` counts how often the other
            # player finished ahead of this player.
            for part, other in permutations(own, 2)
        ],
    )


def _part(counts: Counted, part: Participation) -> tuple[object, ...]:
    """Return the values of ADD_PART in its order."""
    return (
        counts.seating.table_id,
        part.seat,
        part.user_id,
        counts.seating.guild_id,
        counts.seating.game,
        counts.season,
        counts.ended_at,
        part.rank,
        part.won,
        part.own,
        part.left,
    )


def _standings(counts: Counted, own: Sequence[Participation]) -> Iterator[tuple[object, ...]]:
    """Yield the values of ADD_STANDING."""
    # Four sums for each player: in this season and in all seasons, for this game and for all games.
    seasons = (EVERY_SEASON, counts.season)
    games = (EVERY_GAME, counts.seating.game)
    for season, game, part in product(seasons, games, own):
        yield counts.seating.guild_id, season, game, part.user_id, int(part.won), int(counts.fair)


# -- the repository --------------------------------------------------------------------------------

COUNTED_BY = "statistics-formula"
"""Key in the table `meta`: the formula (its version) by which records are counted."""

READ_BY = "statistics-rules"
"""Key in `meta`: the versions of all games' rules when unreadable records were last read again."""

GOES_ON = "?"
"""Suffix of the stored formula while some records are not counted yet."""


HAS_FAULTS = "SELECT 1 FROM counted WHERE fault IS NOT NULL LIMIT 1"
RECORD = Sql("CAST(records.body AS BLOB)", postgres="records.body")
UNCOUNTED = spelled(
    """
    SELECT id, guild_id, game, {body}, {record}
    FROM tables JOIN records ON records.table_id = id
    WHERE id > ? AND NOT EXISTS (SELECT 1 FROM counted WHERE counted.table_id = id)
    ORDER BY id LIMIT ?
    """,
    body=BODY,
    record=RECORD,
)

IS_LISTED = "NOT EXISTS (SELECT 1 FROM unlisted WHERE unlisted.user_id = {column})"
# Season 0 is EVERY_SEASON.
STANDINGS = """
    SELECT game, games, wins, fair FROM standings
    WHERE guild_id = ? AND user_id = ? AND season = 0 ORDER BY game
"""
TALLIES = "SELECT game, name, number FROM tallies WHERE guild_id = ? AND user_id = ?"
FEATS = """
    SELECT game, name, times FROM feats WHERE guild_id = ? AND user_id = ?
    ORDER BY first_at, game, name
"""
# A player who has only bet as a spectator has feats but no standing.
SERVERS = """
    SELECT guild_id FROM standings WHERE user_id = ?
    UNION SELECT guild_id FROM feats WHERE user_id = ? ORDER BY 1
"""
LATEST = """
    SELECT won FROM parts WHERE user_id = ? AND guild_id = ? AND own ORDER BY ended_at DESC
"""
# Only tables store names. The name of a player is that of their latest game.
NAME = spelled(
    """
    SELECT parts.seat, {body}
    FROM parts JOIN tables ON tables.id = parts.table_id
    WHERE parts.user_id = ? AND parts.guild_id = ? AND own ORDER BY parts.ended_at DESC LIMIT 1
    """,
    body=BODY,
)
NEMESIS = f"""
    SELECT other_id, ahead, games FROM encounters
    WHERE guild_id = ? AND user_id = ? AND ahead > 0
        AND {IS_LISTED.format(column="other_id")}
    ORDER BY ahead DESC, games, other_id LIMIT 1
"""
# Most wins first; among equals, the player who needed fewer games.
BOARD = f"""
    SELECT user_id, games, wins, fair FROM standings
    WHERE guild_id = ? AND season = ? AND game = ? AND wins > 0
        AND {IS_LISTED.format(column="standings.user_id")}
    ORDER BY wins DESC, games, user_id LIMIT ?
"""
STANDING = f"""
    SELECT games, wins, fair FROM standings
    WHERE guild_id = ? AND season = ? AND game = ? AND user_id = ?
        AND {IS_LISTED.format(column="standings.user_id")}
"""
AHEAD = f"""
    SELECT count(*) FROM standings
    WHERE guild_id = ? AND season = ? AND game = ? AND wins > ?
        AND {IS_LISTED.format(column="standings.user_id")}
"""
FIRST_FEATS = f"""
    SELECT parts.seat, feats.name FROM feats JOIN parts
        ON parts.table_id = feats.first_table AND parts.user_id = feats.user_id
    WHERE feats.first_table = ? AND {IS_LISTED.format(column="feats.user_id")}
    ORDER BY parts.seat, feats.name
"""
ENTRANTS = """
    SELECT ended_at, table_id, user_id, rank FROM parts
    WHERE guild_id = ? AND game = ? AND season = ?
    ORDER BY ended_at, table_id, seat
"""
UNLISTED = f"SELECT user_id FROM unlisted WHERE user_id IN {NUMBERS}"


class StatisticsRepository(AuditedRepository):
    """Statistics in the database."""

    # -- counting ---------------------------------------------------------------------------------

    async def counted_by(self) -> str:
        """Return the stored formula, with GOES_ON while counting is not complete; '' if none is."""
        return await self._database.read(lambda connection: get_meta(connection, COUNTED_BY)) or ""

    async def forget(self) -> None:
        """Delete everything that comes from records, to count again by today's formula."""
        await self._execute_all(
            (PUT_META, (COUNTED_BY, f"{FORMULA}{GOES_ON}")),
            *((f"DELETE FROM {table}", ()) for table in MADE_OF_RECORDS),
        )

    async def retry(self, rules: str) -> None:
        """Forget the faults of unreadable records if the rules have changed since the last call.

        Those records are then counted again. `rules` has the versions of all games' rules.
        """

        def retry(connection: Connection) -> None:
            if get_meta(connection, READ_BY) == rules:
                return

            connection.execute(PUT_META, (READ_BY, rules))
            counted_by = get_meta(connection, COUNTED_BY)
            # The suffix says that these records are not counted yet.
            if counted_by is not None and connection.execute(HAS_FAULTS).fetchone() is not None:
                connection.execute("DELETE FROM counted WHERE fault IS NOT NULL")
                formula = counted_by.removesuffix(GOES_ON)
                connection.execute(PUT_META, (COUNTED_BY, f"{formula}{GOES_ON}"))

        await self._database.write(retry)

    async def uncounted(self, after: str, most: int) -> list[StoredRecord]:
        """Return at most `most` uncounted records of tables with an id above `after`, by id."""
        return [StoredRecord(*row) for row in await self._fetch_all(UNCOUNTED, after, most)]

    async def put_counted(self, games: Sequence[Counted]) -> None:
        """Count these games; those that are counted already stay as they are."""

        def put(connection: Connection) -> None:
            for game in games:
                add(connection, game)

        await self._database.write(put)

    async def note_all_counted(self) -> None:
        """Note that every record is counted by today's formula."""
        await self._execute(PUT_META, COUNTED_BY, str(FORMULA))

    # -- people -----------------------------------------------------------------------------------

    async def profile(self, guild_id: int, user_id: int) -> Profile:
        """Return what is counted for a player on a server."""
        return await self._database.read(partial(_profile, guild_id=guild_id, user_id=user_id))

    async def servers_of(self, user_id: int) -> list[int]:
        """Return the servers on which this player has a standing or a feat."""
        return await self._fetch_column(SERVERS, user_id, user_id)

    async def is_listed(self, user_id: int) -> bool:
        sql = "SELECT 1 FROM unlisted WHERE user_id = ?"
        return await self._fetch_one(sql, user_id) is None

    async def list_person(self, user_id: int, *, listed: bool) -> None:
        """List a player again, or stop listing them."""
        sql = (
            "DELETE FROM unlisted WHERE user_id = ?"
            if listed
            else "INSERT INTO unlisted (user_id) VALUES (?) ON CONFLICT DO NOTHING"
        )
        await self._execute(sql, user_id)

    async def names(self, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
        """Return the names that players chose at their latest game on this server, by user id."""

        def look(connection: Connection) -> dict[int, str]:
            rows = {
                user_id: connection.execute(NAME, (user_id, guild_id)).fetchone()
                for user_id in user_ids
            }
            names = {user_id: _name(*row) for user_id, row in rows.items() if row}
            return {user_id: name for user_id, name in names.items() if name}

        return await self._database.read(look)

    async def unlisted(self, user_ids: Collection[int]) -> set[int]:
        """Return the players among these who asked not to be listed."""
        return set(await self._fetch_column(UNLISTED, keys(user_ids)))

    async def first_feats(self, table_id: str) -> list[First]:
        """Return feats that listed players earned at this table for the first time."""
        return [First(*row) for row in await self._fetch_all(FIRST_FEATS, table_id)]

    # -- boards -----------------------------------------------------------------------------------

    async def board(self, guild_id: int, game: str, season: int, most: int) -> list[BoardLine]:
        """Return the `most` best of the listed players."""
        rows = await self._fetch_all(BOARD, guild_id, season, game, most)
        # A row has the user id, the games, the wins and `fair`. Players with equal wins share the
        # rank of the first of them.
        wins = [row[2] for row in rows]
        return [BoardLine(1 + wins.index(row[2]), row[0], Standing(*row[1:])) for row in rows]

    async def place(self, guild_id: int, game: str, season: int, user_id: int) -> BoardLine | None:
        """Return the player's own line, or None if they have no standing or are not listed."""

        def look(connection: Connection) -> BoardLine | None:
            where = guild_id, season, game
            row = connection.execute(STANDING, (*where, user_id)).fetchone()
            if row is None:
                return None

            standing = Standing(*row)
            # The rank follows from the number of listed players with more wins.
            (ahead,) = connection.execute(AHEAD, (*where, standing.wins)).fetchone()
            return BoardLine(1 + ahead, user_id, standing)

        return await self._database.read(look)

    # -- the ladder -------------------------------------------------------------------------------

    async def has_ladder(self, guild_id: int) -> bool:
        sql = "SELECT 1 FROM ladders WHERE guild_id = ?"
        return await self._fetch_one(sql, guild_id) is not None

    async def put_ladder(self, guild_id: int, noted: Noted, *, on: bool) -> None:
        """Switch the ladder on or off, and note it in the audit, in one transaction."""
        sql = (
            "INSERT INTO ladders (guild_id) VALUES (?) ON CONFLICT DO NOTHING"
            if on
            else "DELETE FROM ladders WHERE guild_id = ?"
        )
        await self._execute_noted(guild_id, noted.at, (noted.deed,), sql, guild_id)

    async def entrants(self, guild_id: int, game: str, season: int) -> list[Entrant]:
        """Return the rated seats of a season in the order of the games' ends."""
        return [Entrant(*row) for row in await self._fetch_all(ENTRANTS, guild_id, game, season)]

    async def entries(self, guild_id: int, game: str, season: int) -> int:
        """Return the number of entrants. It only grows, except when `forget` deletes all."""
        (entrants,) = await self._fetch_one(
            "SELECT count(*) FROM parts WHERE guild_id = ? AND game = ? AND season = ?",
            guild_id,
            game,
            season,
        )
        return int(entrants)


# -- looking up a player ---------------------------------------------------------------------------


def _name(seat: int, body: bytes) -> str | None:
    """Return the name of the player in this seat; None if the stored row is damaged."""
    try:
        return str(orjson.loads(body)["players"][seat]["name"])
    except (ValueError, LookupError, TypeError):
        return None


def _profile(connection: Connection, guild_id: int, user_id: int) -> Profile:
    """Read a profile in one transaction."""
    where = guild_id, user_id
    numbers = connection.execute(TALLIES, where).fetchall()
    feats = [Feat(*row) for row in connection.execute(FEATS, where).fetchall()]
    rival = connection.execute(NEMESIS, where).fetchone()
    standings = connection.execute(STANDINGS, where).fetchall()
    latest = connection.execute(LATEST, (user_id, guild_id))
    return Profile(
        standings={game: Standing(*rest) for game, *rest in standings},
        numbers={(game, name): number for game, name, number in numbers},
        feats=feats,
        # Wins in a row, from the latest game back to the first that was not won.
        streak=sum(1 for _ in takewhile(itemgetter(0), latest)),
        nemesis=None if rival is None else Rival(*rival),
    )
