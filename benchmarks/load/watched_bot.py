"""The bot with a recorder of how long its messages and requests wait.

It writes one line for each wait: the time (`time.monotonic`), its kind, and milliseconds.

* `true`: from the commit of a decision until each message of its table shows what is committed.
  Only one table in `SHARE` is watched, because the check takes time too.
* `QUESTION`, `TABLE`, `DECORATION`: a request of that priority waited for its turn.
* `DM`: a private card waited for the DM channel of its person.
* `PICTURE`: a message waited for its picture.
"""

import os
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from pathlib import Path
from time import monotonic
from typing import Any, TextIO, TypeVar
from zlib import crc32

from bot.cli import main as the_bot
from bot.common.refused import Refused
from bot.discord_api.direct_messages import DirectMessages
from bot.discord_api.outbox import Limiter, Priority
from bot.messages.gallery import Gallery
from bot.messages.jobs import Job, Kind, SurfaceId, Workers
from bot.messages.reconciler import Reconciler
from bot.pages.delivery import DesiredMessage

T = TypeVar("T")

NOTES = "COOP_LOAD_NOTES"
"""The environment variable with the path of the file of the lines."""

SHARE = "COOP_LOAD_SHARE"
"""The environment variable with the share of watched tables."""


class WaitRecorder:
    """Replaces methods of the bot by wrappers that record how long the methods wait."""

    def __init__(self, file: TextIO, share: int) -> None:
        self._file = file
        self._share = share
        self._untrue: dict[str, list[float]] = {}
        """By the id of a table: the times of commits that its messages do not show yet."""

    def start(self) -> None:
        """Replace the methods, for each bot that is built from now on."""
        plan = Workers.plan
        work = Reconciler.work
        turn = Limiter.turn

        def planning(workers: Workers, table_id: str) -> None:
            if crc32(table_id.encode()) % self._share == 0:
                self._untrue.setdefault(table_id, []).append(monotonic())
            plan(workers, table_id)

        async def working(reconciler: Reconciler, job: Job) -> None:
            await work(reconciler, job)
            if job.table_id in self._untrue:
                await self._check_table(reconciler, job.table_id)

        async def waiting(limiter: Limiter, priority: Priority) -> bool:
            began = monotonic()
            waited = await turn(limiter, priority)
            self._note(priority.name, began)
            return waited

        for kind, owner, method in (
            ("DM", DirectMessages, "channel"),
            ("PICTURE", Gallery, "prepare"),
        ):
            setattr(owner, method, self._recording(kind, getattr(owner, method)))

        Workers.plan = planning  # type: ignore[assignment, method-assign]
        Reconciler.work = working  # type: ignore[assignment, method-assign]
        Limiter.turn = waiting  # type: ignore[assignment, method-assign]

    def _recording(
        self, kind: str, wait: Callable[..., Awaitable[T]]
    ) -> Callable[..., Awaitable[T]]:
        @wraps(wait)
        async def recorded(*arguments: Any, **named: Any) -> T:
            began = monotonic()
            try:
                return await wait(*arguments, **named)
            finally:
                self._note(kind, began)

        return recorded

    async def _check_table(self, reconciler: Any, table_id: str) -> None:
        # Commits that come while the check awaits are left for the next check.
        since = list(self._untrue[table_id])
        try:
            is_true = await _is_true(reconciler, table_id)
        except Refused:
            is_true = True  # the table is gone, so it has no messages

        if not is_true or table_id not in self._untrue:
            return

        for began in since:
            self._note("true", began)
            self._file.flush()

        later = [began for began in self._untrue.pop(table_id) if began not in since]
        if later:
            self._untrue[table_id] = later

    def _note(self, kind: str, began: float) -> None:
        now = monotonic()
        self._file.write(f"{now:.4f} {kind} {(now - began) * 1000:.3f}\n")


async def _is_true(reconciler: Any, table_id: str) -> bool:
    """Return whether all messages of the table show what is committed."""
    surfaces = reconciler._surfaces
    for surface_id in surfaces.ids(table_id):
        shown = surfaces.get(surface_id)
        wanted = await _wanted(reconciler, surface_id)
        if wanted is not None and not shown.is_given_up and shown.digest != wanted.digest:
            return False

    return True


async def _wanted(reconciler: Any, surface_id: SurfaceId) -> DesiredMessage | None:
    """Return what the message should show; None if it is not checked.

    A person has a private card as a direct message (CARD) or as an ephemeral message at the table
    (HAND), and only the one in use is checked. A message with a generation is superseded by a new
    message, so it is not checked either.
    """
    table, cards = (reconciler._handlers[kind] for kind in (Kind.TABLE, Kind.CARD))
    table_id = surface_id.table_id
    user_id = surface_id.user_id
    is_by_hand = user_id in reconciler._surfaces.without_dms(table_id)
    wanted: DesiredMessage | None = None
    if surface_id.generation is not None:
        return None

    if surface_id.kind is Kind.TABLE:
        wanted = await table.desired_message(table_id)
    elif surface_id.kind is Kind.HAND:
        wanted = await cards._drawer.card_if_any(table_id, user_id)
    elif surface_id.kind is Kind.CARD and not is_by_hand:
        wanted = await cards._drawer.dm_card(table_id, user_id)

    return wanted


def main(argv: Sequence[str] | None = None) -> int:
    # The file is buffered: a system call for each line would take a twentieth of the bot's time.
    with Path(os.environ[NOTES]).open("a", encoding="utf-8") as file:
        WaitRecorder(file, int(os.environ[SHARE])).start()
        return the_bot(argv)
