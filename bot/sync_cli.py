"""`./coop sync`: register the slash commands and upload the emojis, if they have changed.

It can also remove them. It asks Discord what is registered. Our database may not know this, because
it may be new or belong to another application. Coop may be running.

In bot/ops/registration.py, `payload` returns our commands, `fetch_registered` those that Discord
knows, and `fingerprint` a hash of commands. An invitation is the link that adds Coop to a server.
"""

import tempfile
from pathlib import Path
from typing import NamedTuple

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
    fetch_registered,
    fingerprint,
    invitation,
    payload,
    remove_emojis,
)
from bot.settings import Settings


class Registrar(Coop):
    """A Coop that has all commands, but does not play: it takes no lease and sends no messages.

    It does not migrate the database: an older Coop may be using the database, and could not start
    again after a migration.
    """

    migrates = False

    async def setup_hook(self) -> None:
        """Build the services and the commands; called by discord.py on login."""
        await self.build_services()

    async def compare(self) -> Differences:
        """Return what a registration would change."""
        return differences(await payload(self.tree), await fetch_registered(self))

    async def remember(self) -> None:
        """Store that Discord knows our commands. Without this, the next start logs a warning."""
        now = fingerprint(await payload(self.tree), self.application_id)
        if await self.store.meta(REGISTERED) != now:
            await self.store.put_meta(REGISTERED, now)


async def own_commands(settings: Settings) -> tuple[list[Payload], discord.Intents]:
    """Return our slash commands and intents, without a database and without a login."""
    with tempfile.TemporaryDirectory() as folder:
        async with Coop(settings, database=Path(folder) / "none.sqlite3") as coop:
            await coop.build_services()
            return await payload(coop.tree), coop.intents


class SyncOutcome(NamedTuple):
    """The result of a registration or a check.

    Attributes:
        is_due: Whether commands or emojis at Discord differ from ours.
        report: Lines for the operator.
    """

    is_due: bool
    report: list[str]


async def sync(settings: Settings, token: str, *, force: bool = False) -> SyncOutcome:
    """Register the commands and upload the emojis.

    Args:
        settings: The settings.
        token: The bot's token.
        force: Register the commands even if they have not changed.

    Raises:
        discord.HTTPException: Discord refused the commands.
    """
    async with Registrar(settings) as coop:
        await coop.login(token)
        changes = await coop.compare()
        if changes or force:
            await coop.tree.sync()

        # This is needed even if nothing has changed: the database may be new.
        await coop.remember()

        unchanged = "sync-again" if force else "sync-needless"
        lines = [_report(coop, changes, "sync-done" if changes else unchanged)]
        try:
            uploads = await bring_emojis(coop)
        except discord.HTTPException as error:  # games can be played without the emojis
            lines.append(_sentence(coop, "sync-emojis-failed", error=str(error)))
            return SyncOutcome(True, lines)

        if uploads:
            lines.append(_sentence(coop, "sync-emojis-done", count=uploads))

        return SyncOutcome(False, lines)


async def check(settings: Settings, token: str) -> SyncOutcome:
    """Check whether a registration is due. Change neither Discord nor the database."""
    with tempfile.TemporaryDirectory() as folder:
        async with Registrar(settings, database=Path(folder) / "none.sqlite3") as coop:
            await coop.login(token)
            changes = await coop.compare()
            lines = [_report(coop, changes, "sync-due" if changes else "sync-needless")]
            missing, outdated = await compare_emojis(coop)
            if missing or outdated:
                lines.append(_sentence(coop, "sync-emojis-due", count=len(missing) + len(outdated)))

            return SyncOutcome(bool(changes or missing or outdated), lines)


async def remove(settings: Settings, token: str, *, with_emojis: bool) -> SyncOutcome:
    """Remove all commands of the application from Discord, also those of other programs.

    Args:
        settings: The settings.
        token: The bot's token.
        with_emojis: Remove our emojis too.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = settings.place
        # Removing must not create a database. If there is no file, a temporary one is used.
        has_no_file = isinstance(place, Path) and not place.exists()
        async with Registrar(
            settings, database=Path(folder) / "none.sqlite3" if has_no_file else None
        ) as coop:
            await coop.login(token)
            commands = await fetch_registered(coop)
            coop.tree.clear_commands(guild=None)
            await coop.tree.sync()
            # The next start warns that the commands are not registered.
            await coop.store.put_meta(REGISTERED, "")

            lines = [_sentence(coop, "sync-removed", count=len(commands))]
            if with_emojis:
                try:
                    removed = await remove_emojis(coop)
                except discord.HTTPException as error:
                    lines.append(_sentence(coop, "sync-emojis-stay", error=str(error)))
                    return SyncOutcome(True, lines)

                lines.append(_sentence(coop, "sync-emojis-removed", count=removed))

            return SyncOutcome(False, lines)


def _report(coop: Coop, changes: Differences, sentence: str) -> str:
    """Return a sentence about the commands, with the changes and the link to invite the bot."""
    address = invitation(coop.application_id or 0)
    return _sentence(coop, sentence, changes=str(changes), address=address)


def _sentence(coop: Coop, sentence: str, **facts: str | int) -> str:
    """Return a sentence in the language of the settings."""
    return Words(coop.settings.locale)(sentence, **facts)
