"""A database on a PostgreSQL server: can it be reached, is it ours, who plays on it."""

from collections.abc import Iterator

from bot.common.database_url import Server
from bot.ops.doctor.verdict import Verdict, fail, ok
from bot.storage import DatabaseAway, DatabaseNewer, DatabaseRefused, inspect
from bot.storage.engines import hold_on

KILO = 1024


def look(server: Server) -> Iterator[Verdict]:
    name = str(server)
    try:
        found = inspect(server)
        holder = hold_on(server).holder()
    except DatabaseNewer as newer:
        yield fail("database", "newer", why=str(newer))
    except DatabaseAway as away:
        yield fail("database", "away", why=str(away))
    except DatabaseRefused as refused:
        yield fail("database", "no-server", why=str(refused))
    else:
        if found.version == 0:
            yield ok("database", "unfurnished", name=name)
        elif found.version < found.known:
            yield ok("database", "older", path=name, version=found.version, known=found.known)
        else:
            kilobytes = -(-found.size // KILO)
            yield ok("database", "fine", path=name, kilobytes=kilobytes, tables=found.live)
        if holder is None:
            yield ok("company", "none")
        else:
            yield ok("company", "stands-by", holder=holder)
