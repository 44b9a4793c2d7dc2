"""`python -m benchmarks.statistics [GAMES]`: measures statistics on a server with 50,000 games.

A record is the stored result of a game, with its events. The output has the time of the database
query of each page, and how many records are counted in a second. A few games are repeated with
other people, which is the same work as with different games.
"""

import argparse
import asyncio
import random
import zlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.store import Store
from bot.tables.repository import TABLE
from cogs.statistics.counting import count_record
from cogs.statistics.ladder import rate
from cogs.statistics.ports import EVERY_GAME, EVERY_SEASON, season_at
from cogs.statistics.statistics import recount_batches
from games.registry import GAMES
from tests.cogs.statistics.finished import AUTUMN, GUILD, finished
from tests.cogs.statistics.serving import books

PEOPLE = 500
KINDS = 8
"""Different records of each game."""

ROUNDS = 20
"""How often each query is made and each record is counted."""

PUT_TABLE = """
    INSERT INTO tables (id, game, guild_id, channel_id, status, number, opened_at, due, body)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""


async def filled(path: Path, games: int) -> Store:
    """Fill a database with tables and records that are not counted yet."""
    store = await Store.open(path)
    rng = random.Random(1)
    kinds = [
        finished(slug, range(1, 1 + min(4, game.seats[-1])), number=number)
        for slug, game in GAMES.items()
        for number in range(KINDS)
    ]
    # Compressed once: it would take longer than all the rest.
    packed = [(kind, zlib.compress(kind.record, 9)) for kind in kinds]

    def put_all(database):  # type: ignore[no-untyped-def]
        for number in range(games):
            kind, record = packed[number % len(packed)]
            table = kind.table.draft()
            table.id = f"t{number:06}"
            table.number = number
            # Each copy has other people, so that boards and ladders have many entries.
            seated = rng.sample(range(1, PEOPLE), len(table.players))
            for seat, user_id in enumerate(seated):
                table.change_player(seat, user_id=user_id)

            body = TABLE.dump_json(table).decode()
            row = (table.id, table.game, GUILD, 70, "over", number, AUTUMN, None, body)
            database.execute(PUT_TABLE, row)
            database.execute("INSERT INTO records VALUES (?, ?)", (table.id, record))

    await store.database.write(put_all)
    return store


async def timed(what: str, look: Callable[[], Awaitable[object]]) -> None:
    took = []
    for _ in range(ROUNDS):
        since = perf_counter()
        await look()
        took.append((perf_counter() - since) * 1000)

    print(f"{what:<32} {median(took):7.2f} ms, worst {max(took):7.2f}")


async def main(games: int) -> None:
    with TemporaryDirectory() as folder:
        store = await filled(Path(folder) / "coop.sqlite3", games)
        archive = books(store)
        since = perf_counter()
        worked = process_time()
        count = 0
        async for batch in recount_batches(archive, GAMES):
            count += len(batch)

        took = perf_counter() - since
        # CPU time does not depend on what else the machine does.
        worked = process_time() - worked
        print(f"{'recount':<32} {count / took:7.0f} records a second ({count} of them)")
        print(f"{'on a processor of its own':<32} {count / worked:7.0f} records a second")
        season = season_at(AUTUMN)
        await timed("stats", lambda: archive.profile(GUILD, 1))
        await timed("names of a board", lambda: archive.names(GUILD, range(1, 11)))
        await timed("top, this season", lambda: archive.board(GUILD, EVERY_GAME, season, 10))
        await timed("top, a game, ever", lambda: archive.board(GUILD, "out", EVERY_SEASON, 10))
        await timed("own place", lambda: archive.place(GUILD, EVERY_GAME, EVERY_SEASON, 1))
        await timed("feats of a table", lambda: archive.first_feats("t000001"))
        await timed("ladder: its games", lambda: archive.entrants(GUILD, "out", season))
        entrants = await archive.entrants(GUILD, "out", season)
        since = perf_counter()
        rate(entrants)
        print(f"{'ladder: its ratings, in a thread':<32} {(perf_counter() - since) * 1000:7.0f} ms")
        await store.close()

    for slug, game in GAMES.items():
        game_result = finished(slug, range(1, 1 + max(2, game.seats[0]))).kept
        worked = process_time()
        for _ in range(ROUNDS):
            count_record(game_result, GAMES)

        print(
            f"{'to count ' + slug:<32} {(process_time() - worked) / ROUNDS * 1000:7.2f} ms of work"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.statistics", description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=50_000, help="(default: 50000)")
    asyncio.run(main(parser.parse_args().games))
