"""Whoever owns the application (or its team) is told by DM what only they can mend.

Rule 1: once, until it is mended, however often Coop is started meanwhile. What was told stands in
        the DM, on a button that nobody can press: so it is known also where no disk remembers it.
Rule 2: what is wrong, in a sentence; never of whom, what was on a card, or where a file lies.
Rule 3: where nobody can be told, the log knows, and play goes on.
"""

import logging
from collections.abc import Collection, Iterator

import discord

from bot.discord_api.errors import Problem, problem
from bot.i18n.words import Words

log = logging.getLogger(__name__)

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
                log.info("the owner was told of a fault: %s", fault)
            except discord.HTTPException as error:
                _must_be_hopeless(error)
                told[fault] = None
                log.info("the owner could not be told of a fault: %s: %s", fault, error)

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
