"""A counter of metrics that reads stand-ins, whose figures are known."""

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.discord_api.outbox import Priority
from bot.discord_api.traffic import Traffic
from bot.ops import metrics
from bot.storage.database import Database
from bot.tables.repository import TableCount

TABLES = [
    TableCount("lobby", "out", None, 2),
    TableCount("playing", "out", None, 3),
    TableCount("playing", "heist", None, 4),
    TableCount("paused", "heist", "paused-broken", 1),
    TableCount("paused", "heist", "paused-no-access", 3),
]


class StandIns:
    """The parts of a bot that are counted. A test may change their figures."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.live: list[TableCount] = []
        self.traffic = Traffic()
        self.requests = Counter[Priority]()
        self.choices = Counter[str]()
        self.direct_messages = SimpleNamespace(refused=0)
        self.client = SimpleNamespace(latency=float("nan"), guilds=[], shards={})
        self.database = Database(cast(Any, None))
        self.bytes = 0

    def counting(self) -> metrics.Counting:
        """Return what counts them. It measures the event loop until it is stopped."""
        outbox = SimpleNamespace(requests=self.requests)
        parts: tuple[Any, ...] = (
            self.client,
            SimpleNamespace(figures=self, database=self.database),
            self.folder,
            SimpleNamespace(choices=self.choices),
            SimpleNamespace(outbox=outbox, direct_messages=self.direct_messages),
            self.traffic,
            lambda: 0.5,
        )
        return metrics.Counting(*parts)

    async def census(self) -> list[TableCount]:
        """Return the tables, as the database does."""
        return self.live

    async def size(self) -> int:
        """Return the size of the database."""
        return self.bytes

    def do_things(self) -> None:
        """Let each figure be something."""
        self.live = TABLES
        self.bytes = 12_340_000
        for seconds in (0.02, 0.05, 0.3, 9.0):
            self.traffic.answers.observe(seconds)

        self.traffic.too_fast += 1
        self.traffic._in_vain += 1
        self.requests.update([Priority.QUESTION] * 3 + [Priority.TABLE] * 4)
        self.choices.update(["player"] * 5 + ["house"] * 8)
        self.direct_messages.refused += 4
        self.client.latency = 0.0421
        self.client.guilds = [object()] * 7
        self.client.shards = {
            number: SimpleNamespace(is_closed=lambda value=value: value)
            for number, value in enumerate((False, True))
        }
        self.database.commits.observe(0.004)
        self.database.failures.inc()
