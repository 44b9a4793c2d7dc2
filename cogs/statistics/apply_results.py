"""What a finished game adds to the statistics.

Whatever is added here is added in an order that does not matter: sums, maxima, the earliest of a
kind. So what was counted game by game, as they ended, equals what is counted anew.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

from bot.storage.interfaces import NUMBERS, Connection, keys
from cogs.statistics.ports import EVERY_GAME, EVERY_SEASON, SEER, Counted, Part

FAULT = "SELECT fault FROM counted WHERE table_id = ?"
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
RIGHT_BETS = f"SELECT user_id FROM bets WHERE table_id = ? AND seat IN {NUMBERS}"
ADD_ENCOUNTER = """
    INSERT INTO encounters (guild_id, user_id, other_id, games, ahead) VALUES (?, ?, ?, 1, ?)
        ON CONFLICT (guild_id, user_id, other_id) DO UPDATE SET
            games = encounters.games + 1, ahead = encounters.ahead + excluded.ahead
"""


def add(connection: Connection, one: Counted) -> None:
    """Count a game, unless it is counted already. Inside a transaction."""
    table_id, guild_id, game, _ = one.seating
    known = connection.execute(FAULT, (table_id,)).fetchone()
    # A record that could not be read may have been written anew.
    if known is not None and (known[0] is None or one.fault is not None):
        return
    connection.execute(PUT_FAULT, (table_id, one.fault))
    if not one.parts:
        return
    connection.executemany(ADD_PART, (_part(one, part) for part in one.parts))
    own = [part for part in one.parts if part.own]
    connection.executemany(ADD_STANDING, _standings(one, own))
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
            (guild_id, part.user_id, game, feat, one.ended_at, table_id)
            for part in own
            for feat in part.feats
        ],
    )
    if own:
        seers = connection.execute(RIGHT_BETS, (table_id, keys(one.winners))).fetchall()
        connection.executemany(
            ADD_FEAT,
            [(guild_id, user_id, game, SEER, one.ended_at, table_id) for (user_id,) in seers],
        )
    connection.executemany(
        ADD_ENCOUNTER,
        [
            (guild_id, part.user_id, other.user_id, int(other.rank < part.rank))
            for part, other in permutations(own, 2)
        ],
    )


def _part(one: Counted, part: Part) -> tuple[object, ...]:
    """In the order of ADD_PART."""
    return (
        one.seating.table_id,
        part.seat,
        part.user_id,
        one.seating.guild_id,
        one.seating.game,
        one.season,
        one.ended_at,
        part.rank,
        part.won,
        part.own,
        part.left,
    )


def _standings(one: Counted, own: Sequence[Part]) -> Iterator[tuple[object, ...]]:
    seasons, games = (EVERY_SEASON, one.season), (EVERY_GAME, one.seating.game)
    for season, game, part in product(seasons, games, own):
        yield one.seating.guild_id, season, game, part.user_id, int(part.won), int(one.fair)
