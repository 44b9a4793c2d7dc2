"""Sends a DM to the owner of the application (or its team) about faults that only they can repair.

Rule 1: a fault is reported once until it is repaired, also across restarts. Each DM has a disabled
        button whose custom id names the fault. So the DMs themselves store what was reported, and
        no disk is needed.
Rule 2: the DM says in a sentence what is wrong. It names no player, no card and no file.
Rule 3: if the owner cannot be reached, the log says so, and games go on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager

import discord

from bot.common.periodic import PeriodicTask
from bot.common.refused import NotWritten
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.i18n.words import Words
from bot.storage import DatabaseAway, DatabaseRefused, DatabaseUnreadable
from bot.storage.interfaces import DatabaseLease
from bot.store import Store

log = logging.getLogger(__name__)

EVERY = 30.0
"""Seconds between two checks."""

REPORT_AFTER = 30.0
"""Seconds after which a fault that may end by itself is reported."""

REPORT_TIMEOUT = 3.0
"""The most seconds that the report of the error that ends Coop may take."""

FULL = "full"
LOST = "lost"
BROKEN = "broken-"
"""Names of faults: a full disk, a lost database, and errors of a game, whose slug follows."""

BROKEN_REASONS = ("paused-broken", "paused-cannot-resume")
"""Reasons of a pause (sentences of tables.ftl) that only another version of Coop can repair."""


class OperatorAlerts:
    """Checks for faults that only the owner can repair.

    Set `plays` to True when the client has logged in.

    Args:
        client: The connection to Discord.
        words: The language of the DM.
        lease: Returns the lock or lease of the database. It is made while the client logs in, so a
            function returns it.
        store: Returns the database, for the same reason.
    """

    def __init__(
        self,
        client: discord.Client,
        words: Words,
        *,
        lease: Callable[[], DatabaseLease | None],
        store: Callable[[], Store],
    ) -> None:
        self._words = words
        self._lease = lease
        self._store = store
        self._owner = Owner(client, words)
        self._away_seconds = 0.0
        self.plays = False

    async def check(self) -> None:
        """Report new faults, and mark repaired ones. Errors of Discord are only logged."""
        try:
            if self.plays:
                await self._check_tables()
            else:
                await self._check_database()
        except ERRORS as error:
            log.info("operator not reachable: %s", error)
        except DatabaseRefused:
            log.debug("database lost, exiting")

    async def report_end(self, error: DatabaseUnreadable | NotWritten) -> None:
        """Report the error that ends Coop."""
        if self.plays and isinstance(error, DatabaseAway):
            return  # a restart may help; if it does not, the new process reports it

        fault = FULL if isinstance(error, NotWritten) else LOST
        try:
            report = self._owner.tell(fault, self._words(f"fault-{fault}"))
            await asyncio.wait_for(report, REPORT_TIMEOUT)
        except (*ERRORS, TimeoutError) as why:
            log.info("operator alert not sent: %s", why)

    async def _check_database(self) -> None:
        """Report a database server that does not answer, while this process waits for the lease.

        Only one process may play on a database: the one that holds the lease.
        """
        lease = self._lease()
        is_away = lease is not None and lease.away
        # Seconds, counted by the number of checks.
        self._away_seconds = self._away_seconds + EVERY if is_away else 0.0
        if self._away_seconds > REPORT_AFTER:
            await self._owner.tell(LOST, self._words("fault-away"))

    async def _check_tables(self) -> None:
        """Report a full disk, and games with tables that cannot go on."""
        faults: dict[str, str] = {}
        if await self._store().stuck_for() > REPORT_AFTER:
            faults[FULL] = self._words("fault-full")

        counts = Counter[str]()
        for group in await self._store().figures.census():
            if group.reason in BROKEN_REASONS:
                counts[group.game] += group.count

        for game, count in counts.items():
            title = self._words(f"{game}-title")
            faults[BROKEN + game] = self._words("fault-broken", game=title, count=count)

        for fault, sentence in faults.items():
            await self._owner.tell(fault, sentence)

        await self._owner.mark_repaired(unrepaired=faults)


@asynccontextmanager
async def watched(alerts: OperatorAlerts) -> AsyncIterator[None]:
    """Run the checks every `EVERY` seconds, and report an error that ends Coop."""
    watch = PeriodicTask(alerts.check, EVERY)
    try:
        yield
    except (DatabaseUnreadable, NotWritten) as error:
        await alerts.report_end(error)
        raise
    finally:
        await watch.give_up()  # a check may be waiting for Discord, which may be unreachable


# -- direct messages to the owner -----------------------------------------------------------------

BUTTON_PREFIX = "fault:"
"""The custom ids of these buttons begin with this, and no other custom ids do."""

MESSAGES_READ = 100
"""How many messages of the DM are read: Discord's limit for one request."""

Reports = dict[str, discord.Message | None]
"""The messages that reported faults, by the faults' names; None if one could not be sent."""


class Owner:
    """The DMs to the owner, or to each member of the team.

    All methods may raise ERRORS (bot/discord_api/errors.py). The caller may try again later, as no
    owner gets the same report twice.
    """

    def __init__(self, client: discord.Client, words: Words) -> None:
        self._client = client
        self._words = words
        self._reports: dict[int, Reports] = {}

    async def tell(self, fault: str, sentence: str) -> None:
        """Send a DM about a fault to each owner who has no DM about it yet.

        Args:
            fault: The name of the fault.
            sentence: The text of the DM.
        """
        for owner in self._owners():
            reports = await self._reports_of(owner)
            if fault in reports:
                continue

            try:
                reports[fault] = await self._send(owner, fault, sentence)
                log.info("operator alert sent: fault=%s", fault)
            except discord.HTTPException as error:
                _raise_if_worth_retrying(error)
                # This owner takes no DMs, so do not try again at the next check.
                reports[fault] = None
                log.info("operator alert not sent: fault=%s: %s", fault, error)

    async def mark_repaired(self, unrepaired: Collection[str] = ()) -> None:
        """Edit the DMs about faults that are repaired. An edit sends no notification.

        Args:
            unrepaired: The names of faults that are not repaired.
        """
        for owner in self._owners():
            reports = await self._reports_of(owner)
            for fault in [*reports.keys() - set(unrepaired)]:
                if (message := reports[fault]) is not None:
                    await self._strike_out(message)
                del reports[fault]

    async def _reports_of(self, owner: discord.abc.Snowflake) -> Reports:
        """Return the reports that an owner has got. The first call reads them from the DM."""
        if owner.id not in self._reports:
            reports: Reports = {}
            try:
                dm = await self._client.create_dm(owner)
                async for message in dm.history(limit=MESSAGES_READ):
                    for fault in _faults_on(message, self._client.user):
                        reports[fault] = message
            except discord.HTTPException as error:
                _raise_if_worth_retrying(error)

            self._reports[owner.id] = reports

        return self._reports[owner.id]

    async def _send(
        self, owner: discord.abc.Snowflake, fault: str, sentence: str
    ) -> discord.Message:
        """Send a DM with a disabled button that names the fault, and return it."""
        lasts: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=self._words("fault-lasts"), custom_id=BUTTON_PREFIX + fault, disabled=True
        )
        view = discord.ui.View(timeout=None).add_item(lasts)
        # Otherwise discord.py would store the view, to wait for presses.
        view.stop()
        dm = await self._client.create_dm(owner)
        return await dm.send(sentence, view=view)

    async def _strike_out(self, message: discord.Message) -> None:
        """Add to a message that its fault is over, and remove the button."""
        text = f"{message.content}\n\n{self._words('fault-over')}"
        try:
            await message.edit(content=text, view=None)
        except discord.HTTPException as error:  # for example, the message was deleted
            _raise_if_worth_retrying(error)

    def _owners(self) -> Iterator[discord.abc.Snowflake]:
        """Yield the owner of the application, or the members of its team."""
        application = self._client.application
        if application is None:
            return
        if application.team is None:
            yield application.owner
            return

        for member in application.team.members:
            if member.membership_state is discord.TeamMembershipState.accepted:
                yield member


def _raise_if_worth_retrying(error: discord.HTTPException) -> None:
    """Raise the error again if a later attempt may succeed, else return."""
    if problem(error) is Problem.LATER:
        raise error


def _faults_on(message: discord.Message, us: discord.ClientUser | None) -> Iterator[str]:
    """Yield the names of the faults on the buttons of a message, if it is ours."""
    if us is None or message.author.id != us.id:
        return
    for row in message.components:
        for component in getattr(row, "children", ()):
            custom_id = getattr(component, "custom_id", None) or ""
            if custom_id.startswith(BUTTON_PREFIX):
                yield custom_id.removeprefix(BUTTON_PREFIX)
