"""Tells the owner of the application (or its team) by DM what keeps tables from going on, if only
they can mend it.

Rule 1: once, until it is mended, however often Coop is started meanwhile. What was told stands in
        the DM, on a button that nobody can press: so it is known also where no disk remembers it.
Rule 2: what is wrong, in a sentence; never of whom, what was on a card, or where a file lies.
Rule 3: where nobody can be told, the log knows, and play goes on.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from contextlib import asynccontextmanager

import discord

from bot.common.periodic import Watch
from bot.common.refused import NotWritten
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.i18n.words import Words
from bot.storage import DatabaseAway, DatabaseRefused, DatabaseUnreadable
from bot.storage.interfaces import Hold
from bot.store import Store

log = logging.getLogger(__name__)

EVERY = 30.0
"""Seconds between two checks."""

LASTS = 30.0
"""Delay in seconds before a fault that may pass by itself is reported."""

AT_THE_END = 3.0
"""Seconds in which the owner is told why Coop ends."""

FULL = "full"
LOST = "lost"
BROKEN = "broken-"
"""Names of faults; the last one goes with the game."""

BREAKS = ("paused-broken", "paused-cannot-resume")
"""Why tables are paused (sentences of tables.ftl) that only another Coop can mend."""


class OperatorAlerts:
    """Checks what only the owner can mend. Set `plays` when the client has logged in."""

    def __init__(
        self,
        client: discord.Client,
        words: Words,
        *,
        lease: Callable[[], Hold | None],
        store: Callable[[], Store],
    ) -> None:
        """`lease` and `store` are asked for, because they are opened while the client logs in."""
        self._words = words
        self._lease = lease
        self._store = store
        self._owner = Owner(client, words)
        self._away_for = 0.0
        self.plays = False

    async def check(self) -> None:
        """Raises nothing but bugs."""
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
        """Coop ends by this."""
        if self.plays and isinstance(error, DatabaseAway):
            return  # to start again helps; where it does not, whoever stands by then will tell

        fault = FULL if isinstance(error, NotWritten) else LOST
        try:
            telling = self._owner.tell(fault, self._words(f"fault-{fault}"))
            await asyncio.wait_for(telling, AT_THE_END)
        except (*ERRORS, TimeoutError) as why:
            log.info("operator alert not sent: %s", why)

    async def _check_database(self) -> None:
        """While we stand by, because it does not answer."""
        lease = self._lease()
        is_away = lease is not None and lease.away
        self._away_for = self._away_for + EVERY if is_away else 0.0
        if self._away_for > LASTS:
            await self._owner.tell(LOST, self._words("fault-away"))

    async def _check_tables(self) -> None:
        found: dict[str, str] = {}
        if await self._store().stuck_for() > LASTS:
            found[FULL] = self._words("fault-full")

        broken = Counter[str]()
        for alike in await self._store().figures.census():
            if alike.reason in BREAKS:
                broken[alike.game] += alike.count

        for game, count in broken.items():
            title = self._words(f"{game}-title")
            found[BROKEN + game] = self._words("fault-broken", game=title, count=count)

        for fault, sentence in found.items():
            await self._owner.tell(fault, sentence)

        await self._owner.mended(still=found)


@asynccontextmanager
async def watched(alerts: OperatorAlerts) -> AsyncIterator[None]:
    """From before the client logs in until it ends."""
    watch = Watch(alerts.check, EVERY)
    try:
        yield
    except (DatabaseUnreadable, NotWritten) as error:
        await alerts.report_end(error)
        raise
    finally:
        await watch.give_up()  # it may wait for a Discord that is away


# -- direct messages to the owner -----------------------------------------------------------------

MARK = "fault:"
"""How the ids of these buttons begin; those of games begin otherwise."""

LOOKED_THROUGH = 100
"""Messages of a DM: as many as Discord gives at once."""

Told = dict[str, discord.Message | None]
"""By fault, the message that tells of it; None where that could not be sent."""


class Owner:
    """All methods may raise ERRORS (bot/discord_api/errors.py): then try again later, and
    whoever was told is not told twice.
    """

    def __init__(self, client: discord.Client, words: Words) -> None:
        self._client = client
        self._words = words
        self._told: dict[int, Told] = {}

    async def tell(self, fault: str, sentence: str) -> None:
        """Tell them, unless they know. `fault` is what it goes by."""
        for owner in self._owners():
            told = await self._known(owner)
            if fault in told:
                continue

            try:
                told[fault] = await self._sent(owner, fault, sentence)
                log.info("operator alert sent: fault=%s", fault)
            except discord.HTTPException as error:
                _must_be_hopeless(error)
                told[fault] = None
                log.info("operator alert not sent: fault=%s: %s", fault, error)

    async def mended(self, still: Collection[str] = ()) -> None:
        """All faults but these are over, and what was told of them says so; nobody is rung."""
        for owner in self._owners():
            told = await self._known(owner)
            for fault in [*told.keys() - set(still)]:
                if (message := told[fault]) is not None:
                    await self._strike_out(message)
                del told[fault]

    async def _known(self, owner: discord.abc.Snowflake) -> Told:
        """What this one was told, and is not over."""
        if owner.id not in self._told:
            told: Told = {}
            try:
                dm = await self._client.create_dm(owner)
                async for message in dm.history(limit=LOOKED_THROUGH):
                    for fault in _faults_on(message, self._client.user):
                        told[fault] = message
            except discord.HTTPException as error:
                _must_be_hopeless(error)

            self._told[owner.id] = told

        return self._told[owner.id]

    async def _sent(
        self, owner: discord.abc.Snowflake, fault: str, sentence: str
    ) -> discord.Message:
        lasts: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            label=self._words("fault-lasts"), custom_id=MARK + fault, disabled=True
        )
        view = discord.ui.View(timeout=None).add_item(lasts)
        view.stop()  # else discord.py would keep it, and wait for presses
        dm = await self._client.create_dm(owner)
        return await dm.send(sentence, view=view)

    async def _strike_out(self, message: discord.Message) -> None:
        over = f"{message.content}\n\n{self._words('fault-over')}"
        try:
            await message.edit(content=over, view=None)
        except discord.HTTPException as error:  # they have deleted it, say
            _must_be_hopeless(error)

    def _owners(self) -> Iterator[discord.abc.Snowflake]:
        application = self._client.application
        if application is None:
            return
        if application.team is None:
            yield application.owner
            return

        for member in application.team.members:
            if member.membership_state is discord.TeamMembershipState.accepted:
                yield member


def _must_be_hopeless(error: discord.HTTPException) -> None:
    """Raises it where another try may work."""
    if problem(error) is Problem.LATER:
        raise error


def _faults_on(message: discord.Message, us: discord.ClientUser | None) -> Iterator[str]:
    if us is None or message.author.id != us.id:
        return
    for row in message.components:
        for one in getattr(row, "children", ()):
            custom_id = getattr(one, "custom_id", None) or ""
            if custom_id.startswith(MARK):
                yield custom_id.removeprefix(MARK)
