"""All checks in the order in which an admin would ask: here, the line, the account."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from pydantic import SecretStr

from bot.common.clock import Clock, SystemClock
from bot.common.database_url import Server
from bot.ops.commands.registration import WITH_EVERY_LANGUAGE
from bot.ops.doctor import (
    account,
    commands,
    database,
    discord_line,
    disk,
    programs,
    server,
    settings_file,
)
from bot.ops.doctor.rest import Rest, Unreachable, asking
from bot.ops.doctor.verdict import Verdict, fail, warn
from bot.settings import Settings


async def examine(
    settings: Settings, env_file: Path, clock: Clock | None = None
) -> AsyncIterator[Verdict]:
    """Each verdict as soon as it is found."""
    for verdict in _here(settings, env_file):
        yield verdict
    async with asking(settings.discord_token) as rest:
        async for verdict in _there(rest, settings, clock or SystemClock()):
            yield verdict


def _here(settings: Settings, env_file: Path) -> Iterator[Verdict]:
    yield from programs.look()
    yield from settings_file.look(env_file)
    place = settings.place
    if isinstance(place, Server):
        yield from server.look(place)
    else:
        yield from database.look(place)
        yield disk.look(place, lasts=settings.disk == "lasts")


async def _there(rest: Rest, settings: Settings, clock: Clock) -> AsyncIterator[Verdict]:
    found, answer = await discord_line.call(rest)
    yield found
    if answer is not None:
        yield discord_line.time_of_day(answer, clock)
    token = settings.discord_token
    if answer is None or token is None:
        yield account.token_alone(token)
        yield warn("rest", "unseen")
        return
    try:
        async for verdict in _account(rest, settings, token):
            yield verdict
    except Unreachable as why:
        yield fail("line", "lost", why=str(why))


async def _account(rest: Rest, settings: Settings, token: SecretStr) -> AsyncIterator[Verdict]:
    me = await rest.get("/users/@me")
    yield account.token(token, me)
    if not me.is_fine:
        yield warn("rest", "unseen")
        return
    gateway = await rest.body("/gateway/bot")
    yield account.starts(gateway["session_start_limit"])
    application = await rest.body("/applications/@me")
    for verdict in account.application(application):
        yield verdict
    own, intents = await commands.ours(settings)
    yield account.intents(intents, application)
    number = int(application["id"])
    yield commands.look(
        own, await rest.body(f"/applications/{number}/commands", **WITH_EVERY_LANGUAGE)
    )
    for verdict in account.servers(await rest.body("/users/@me/guilds"), number):
        yield verdict
