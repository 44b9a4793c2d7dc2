"""`python -m bot sync`: tell Discord of the slash commands, if it does not know them as they are,
and bring it our emojis, if it does not have them as they are. Or take them all away.

What is registered is asked of Discord, not of our database: that one may be new, or the token may
be another application's. A running Coop need not stop for it.
"""

import tempfile
from dataclasses import dataclass
from pathlib import Path

import discord

from bot.app import Coop
from bot.i18n.words import Words
from bot.ops.registration import (
    REGISTERED,
    Differences,
    Payload,
    bring_emojis,
    compare_emojis,
    differences,
    fingerprint,
    invitation,
    payload,
    registered,
    remove_emojis,
)
from bot.settings import Settings


class Registrar(Coop):
    """Coop furnished, so that all commands are there, but not open: no lock, no messages. An older
    Coop may be playing on the database, and could not start again once its shape had changed.
    """

    migrates = False

    async def setup_hook(self) -> None:
        await self.furnish()

    async def compare(self) -> Differences:
        """What registering would change."""
        return differences(await payload(self.tree), await registered(self))

    async def remember(self) -> None:
        """That Discord knows our commands, so that the next start does not warn."""
        now = fingerprint(await payload(self.tree), self.application_id)
        if await self.store.meta(REGISTERED) != now:
            await self.store.put_meta(REGISTERED, now)


async def own_commands(settings: Settings) -> tuple[list[Payload], discord.Intents]:
    """The slash commands of a Coop that never opens, and the intents it would ask Discord for."""
    with tempfile.TemporaryDirectory() as folder:
        async with Coop(settings, database=Path(folder) / "none.sqlite3") as coop:
            await coop.furnish()
            return await payload(coop.tree), coop.intents


@dataclass(frozen=True, slots=True)
class SyncOutcome:
    is_due: bool
    """Whether Discord still does not know our commands, or have our emojis, as they are."""
    sentence: str


async def sync(settings: Settings, token: str, *, force: bool = False) -> SyncOutcome:
    """Register the commands if they have changed, or in any case if `force`; bring the emojis."""
    async with Registrar(settings) as coop:
        await coop.login(token)
        found = await coop.compare()
        if found or force:
            await coop.tree.sync()

        await coop.remember()
        sentence = "sync-done" if found else "sync-again" if force else "sync-needless"
        said = [_told(coop, found, sentence)]
        try:
            brought = await bring_emojis(coop)
        except discord.HTTPException as error:  # the game is whole without
            said.append(_said(coop, "sync-emojis-failed", error=str(error)))
            return SyncOutcome(True, "\n".join(said))

        if brought:
            said.append(_said(coop, "sync-emojis-done", count=brought))

        return SyncOutcome(False, "\n".join(said))


async def check(settings: Settings, token: str) -> SyncOutcome:
    """Only look; neither Discord nor the database changes."""
    with tempfile.TemporaryDirectory() as folder:
        async with Registrar(settings, database=Path(folder) / "none.sqlite3") as coop:
            await coop.login(token)
            found = await coop.compare()
            said = [_told(coop, found, "sync-due" if found else "sync-needless")]
            lacking, stale = await compare_emojis(coop)
            if count := len(lacking) + len(stale):
                said.append(_said(coop, "sync-emojis-due", count=count))

            return SyncOutcome(bool(found) or bool(count), "\n".join(said))


async def remove(settings: Settings, token: str, *, with_emojis: bool) -> SyncOutcome:
    """Have Discord forget all commands, whoever registered them; nothing is looked at first."""
    with tempfile.TemporaryDirectory() as folder:
        place = settings.place
        is_gone = isinstance(place, Path) and not place.exists()  # who leaves need not make one
        async with Registrar(
            settings, database=Path(folder) / "none.sqlite3" if is_gone else None
        ) as coop:
            await coop.login(token)
            known = await registered(coop)
            coop.tree.clear_commands(guild=None)
            await coop.tree.sync()
            await coop.store.put_meta(REGISTERED, "")  # so that the next start warns
            said = [_said(coop, "sync-removed", count=len(known))]
            if with_emojis:
                try:
                    removed = await remove_emojis(coop)
                except discord.HTTPException as error:
                    said.append(_said(coop, "sync-emojis-stay", error=str(error)))
                    return SyncOutcome(True, "\n".join(said))

                said.append(_said(coop, "sync-emojis-removed", count=removed))

            return SyncOutcome(False, "\n".join(said))


def _told(coop: Coop, found: Differences, sentence: str) -> str:
    address = invitation(coop.application_id or 0)
    return _said(coop, sentence, changes=str(found), address=address)


def _said(coop: Coop, sentence: str, **facts: str | int) -> str:
    return Words(coop.settings.locale)(sentence, **facts)
