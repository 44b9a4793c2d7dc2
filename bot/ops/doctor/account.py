"""What Discord holds of our application: its token, its switches, its intents, its servers."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from pydantic import SecretStr

from bot.ops.commands.registration import PERMISSIONS, WELCOME, invitation
from bot.ops.doctor.rest import UNAUTHORIZED, Answer
from bot.ops.doctor.verdict import Verdict, fail, ok, warn

Facts = Mapping[str, Any]
"""Discord's JSON."""

FEW = 10
"""Less than one in so many starts of the day left: somebody ought to look where they go."""

PRIVILEGED = {
    "presences": 1 << 12 | 1 << 13,
    "members": 1 << 14 | 1 << 15,
    "message_content": 1 << 18 | 1 << 19,
}
"""Intents, and the flags of an application that may have them: in many servers, in a few."""

TOKEN_SHAPE = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")
A_PAGE = 200
"""So many servers Discord names at once; the doctor asks once."""

MILLISECONDS_AN_HOUR = 3_600_000


def token_alone(token: SecretStr | None) -> Verdict:
    """What can be told without Discord."""
    if token is None:
        return fail("token", "none")
    return warn("token", "untried") if _looks_right(token) else fail("token", "odd")


def token(token: SecretStr, answer: Answer) -> Verdict:
    """By the answer to the question who we are."""
    if answer.status == UNAUTHORIZED:
        return fail("token", "unknown" if _looks_right(token) else "odd")
    if not answer.is_fine:
        return fail("token", "troubled", status=answer.status)
    return ok("token", "fine", name=str(answer.body["username"]))


def starts(limit: Facts) -> Verdict:
    """Discord takes the token from a bot that falls over all day long."""
    left, total = int(limit["remaining"]), int(limit["total"])
    if not left:
        return fail("starts", "none", hours=-(-int(limit["reset_after"]) // MILLISECONDS_AN_HOUR))
    if left * FEW < total:
        return warn("starts", "few", left=left, total=total)
    return ok("starts", "fine", left=left, total=total)


def application(facts: Facts) -> Iterator[Verdict]:
    """Two switches in the developer portal that keep a bot from hearing, or from being invited."""
    endpoint, is_code_wanted = (
        facts.get("interactions_endpoint_url"),
        facts.get("bot_require_code_grant"),
    )
    if endpoint:
        yield fail("application", "endpoint", address=str(endpoint))
    if is_code_wanted:
        yield fail("application", "code-grant")
    if not endpoint and not is_code_wanted:
        yield ok("application", "fine", name=str(facts["name"]))


def intents(needed: discord.Intents, facts: Facts) -> Verdict:
    flags = int(facts.get("flags") or 0)
    allowed = [name for name, bits in PRIVILEGED.items() if flags & bits]
    wanted = [name for name in PRIVILEGED if getattr(needed, name)]
    if missing := [name for name in wanted if name not in allowed]:
        return fail("intents", "missing", names=_titled(missing))
    if unused := [name for name in allowed if name not in wanted]:
        return warn("intents", "unused", names=_titled(unused))
    return ok("intents", "fine")


def servers(guilds: Sequence[Facts], application_id: int) -> Iterator[Verdict]:
    """Rights on a whole server; a table tells when its own channel takes some away."""
    if not guilds:
        yield warn("servers", "none", address=invitation(application_id))
        return
    held = [(str(guild["name"]), int(guild["permissions"])) for guild in guilds]
    lacking = [(name, _lacking(PERMISSIONS, rights)) for name, rights in held]
    for name, rights in lacking:
        if rights:
            yield warn("servers", "lacking", server=name, rights=_titled(rights))
    eventless = [name for name, rights in held if _lacking(WELCOME, rights)]
    if eventless:
        yield ok("servers", "eventless", server=eventless[0], others=len(eventless) - 1)
    if not any(rights for _, rights in lacking):
        yield ok("servers", "many" if len(guilds) >= A_PAGE else "fine", count=len(guilds))


def _looks_right(token: SecretStr) -> bool:
    return TOKEN_SHAPE.fullmatch(token.get_secret_value()) is not None


def _lacking(wanted: discord.Permissions, permissions: int) -> list[str]:
    held = discord.Permissions(permissions)
    if held.administrator:
        return []
    return [name for name, is_wanted in wanted if is_wanted and not getattr(held, name)]


def _titled(names: Iterable[str]) -> str:
    """As Discord's own pages write them."""
    return ", ".join(name.replace("_", " ").title() for name in names)
