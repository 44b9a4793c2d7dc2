"""`./coop doctor`: checks everything that Coop needs to run, and says what to do.

Rule 1: it only reads. It changes neither files of Coop nor anything at Discord.
Rule 2: the result of a check is a value, a finding (report.py). The sentence of a finding is in
        `hosting.ftl`. No sentence shows the token.
Rule 3: without a connection to Discord it still checks everything on this machine.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence

import discord
from pydantic import SecretStr

from bot.common.clock import SystemClock
from bot.common.database_url import DatabaseServer
from bot.i18n.words import Words
from bot.ops.doctor import checks_discord, checks_host
from bot.ops.doctor.checks_discord import Rest, Unreachable, asking
from bot.ops.doctor.report import Finding, Report, fail, warn
from bot.ops.environment import ENV_FILE
from bot.ops.registration import WITH_EVERY_LANGUAGE, Payload
from bot.settings import Settings, WrongSetting, load_settings

OwnCommands = Callable[[Settings], Awaitable[tuple[Sequence[Payload], discord.Intents]]]
"""Returns the slash commands of this Coop, and the intents that it would ask Discord for."""


async def run(tell: Callable[[str], None], own: OwnCommands) -> bool:
    """Run all checks, and report each finding as soon as it is known.

    Args:
        tell: Prints a line.
        own: Returns the commands and intents to compare with those at Discord.

    Returns:
        Whether no check has failed.
    """
    try:
        settings = load_settings(ENV_FILE)
    except WrongSetting as wrong:
        report = Report()
        for sentence in str(wrong).splitlines():
            tell(report.line(fail("settings", "wrong", why=sentence)))

        tell(report.line(warn("rest", "unread")))
    else:
        report = Report(Words(settings.locale), settings.discord_token)
        for finding in _check_host(settings):
            tell(report.line(finding))

        async with asking(settings.discord_token) as rest:
            async for finding in _check_discord(rest, settings, own):
                tell(report.line(finding))

    tell(report.summary())
    return not report.has_failed


def _check_host(settings: Settings) -> Iterator[Finding]:
    """Yield the findings on this machine."""
    yield from checks_host.check_programs()
    yield from checks_host.check_settings(ENV_FILE)
    place = settings.place
    if isinstance(place, DatabaseServer):
        yield from checks_host.check_postgres(place)
    else:
        yield from checks_host.check_sqlite(place)
        yield checks_host.check_disk(place, lasts=settings.disk == "lasts")


async def _check_discord(
    rest: Rest, settings: Settings, own: OwnCommands
) -> AsyncIterator[Finding]:
    """Yield the findings at Discord."""
    finding, answer = await checks_discord.check_connection(rest)
    yield finding
    if answer is not None:
        yield checks_discord.check_clock(answer, SystemClock())

    token = settings.discord_token
    # Without an answer of Discord or a token, no more can be checked.
    if answer is None or token is None:
        yield checks_discord.check_token_offline(token)
        yield warn("rest", "unseen")
        return

    try:
        async for finding in _check_account(rest, settings, token, own):
            yield finding
    except Unreachable as why:
        yield fail("line", "lost", why=str(why))


async def _check_account(
    rest: Rest, settings: Settings, token: SecretStr, own: OwnCommands
) -> AsyncIterator[Finding]:
    """Yield the findings that need a valid token.

    Raises:
        Unreachable: Discord did not answer, or refused a request.
    """
    me = await rest.get("/users/@me")
    yield checks_discord.check_token(token, me)
    if not me.is_fine:
        yield warn("rest", "unseen")
        return

    gateway = await rest.body("/gateway/bot")
    yield checks_discord.check_session_starts(gateway["session_start_limit"])
    application = await rest.body("/applications/@me")
    for finding in checks_discord.check_application(application):
        yield finding

    commands, intents = await own(settings)
    yield checks_discord.check_intents(intents, application)
    number = int(application["id"])
    yield checks_discord.check_commands(
        commands, await rest.body(f"/applications/{number}/commands", **WITH_EVERY_LANGUAGE)
    )
    for finding in checks_discord.check_servers(await rest.body("/users/@me/guilds"), number):
        yield finding
