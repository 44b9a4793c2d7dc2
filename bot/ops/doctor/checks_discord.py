"""The doctor's checks at Discord: the connection, the token, the application, the commands.

Each check uses one plain request, so that the doctor takes only seconds. discord.py would retry
five times, wait for rate limits, and not show the date of a response.

`fail("line", "dead")` makes a finding with the sentence `doctor-line-dead` of hosting.ftl. The
subject "line" is the connection.
"""

import re
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from pydantic import SecretStr

from bot.common.clock import Clock
from bot.discord_api._internals import api_address
from bot.ops.doctor.report import Finding, fail, ok, warn
from bot.ops.registration import OPTIONAL_PERMISSIONS, PERMISSIONS, Payload, differences, invitation

Facts = Mapping[str, Any]
"""An object of Discord's JSON."""

FEW = 10
"""The doctor warns if less than one in ten of the day's session starts is left.

Discord limits how many gateway sessions a bot may start each day.
"""

PRIVILEGED = {
    "presences": 1 << 12 | 1 << 13,
    "members": 1 << 14 | 1 << 15,
    "message_content": 1 << 18 | 1 << 19,
}
"""Privileged intents, and the flags of an application that may use them.

Each intent has one flag for verified applications and one for applications on few servers.
"""

TOKEN_SHAPE = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")
"""Matches a token: three parts between dots."""

A_PAGE = 200
"""How many servers Discord lists in one response. The doctor reads only one."""

MILLISECONDS_AN_HOUR = 3_600_000

WARNING_SECONDS = 3
"""The doctor warns if our clock is wrong by this.

Discord's date has whole seconds, so a difference below two seconds cannot be measured.
"""

FAILURE_SECONDS = 60
"""The doctor reports a failure if our clock is wrong by this."""

BLOCKED = (403, 429)
"""The status codes by which Cloudflare, in front of Discord, rejects an IP address."""

TIMEOUT = 10
"""The most seconds for one request."""

UNAUTHORIZED = 401
USER_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__}) Coop doctor"

# -- requests --------------------------------------------------------------------------------------


class Unreachable(Exception):
    """Discord gave no answer, or refused the request; the text says why."""


@dataclass(frozen=True, slots=True)
class DoctorAnswer:
    """A response of Discord."""

    status: int
    body: Any
    """The JSON of the response; None if it is not JSON."""
    date: float | None
    """Discord's clock at the response, in whole seconds since 1970; None if unknown."""
    seconds: float
    """How long the request took."""

    @property
    def is_fine(self) -> bool:
        """Return whether the request succeeded."""
        return self.status == 200 and self.body is not None


class Rest:
    """Sends plain requests to Discord's API.

    Args:
        session: Holds the headers and the timeout.
    """

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    async def get(self, path: str, **parameters: str) -> DoctorAnswer:
        """Send a GET request.

        Args:
            path: The path of the API, such as "/gateway".
            **parameters: Query parameters.

        Raises:
            Unreachable: There was no answer.
        """
        since = time.perf_counter()
        try:
            async with self._session.get(api_address() + path, params=parameters) as response:
                body = await _json(response)
                return DoctorAnswer(
                    response.status, body, _date(response), time.perf_counter() - since
                )
        except TimeoutError:
            raise Unreachable(f"no answer within {TIMEOUT} seconds") from None
        except aiohttp.ClientConnectorError as error:
            raise Unreachable(f"{error.host}: {error.strerror}") from error
        except (aiohttp.ClientError, OSError) as error:
            raise Unreachable(str(error) or type(error).__name__) from error

    async def body(self, path: str, **parameters: str) -> Any:
        """Send a GET request and return the JSON of its answer.

        Raises:
            Unreachable: There was no answer, or Discord refused the request.
        """
        answer = await self.get(path, **parameters)
        if not answer.is_fine:
            raise Unreachable(f"it answered {path} with {answer.status}")
        return answer.body


@asynccontextmanager
async def asking(token: SecretStr | None) -> AsyncIterator[Rest]:
    """Open a session with the bot's token, if there is one."""
    headers = {"User-Agent": USER_AGENT}
    if token is not None:
        headers["Authorization"] = f"Bot {token.get_secret_value()}"

    timeout = aiohttp.ClientTimeout(total=TIMEOUT)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        yield Rest(session)


async def _json(response: aiohttp.ClientResponse) -> Any:
    try:
        return await response.json()
    except (ValueError, aiohttp.ContentTypeError):
        return None


def _date(response: aiohttp.ClientResponse) -> float | None:
    try:
        return parsedate_to_datetime(response.headers["Date"]).timestamp()
    except (KeyError, ValueError):
        return None


# -- the connection --------------------------------------------------------------------------------


async def check_connection(rest: Rest) -> tuple[Finding, DoctorAnswer | None]:
    """Check whether Discord can be reached, and return its answer too.

    The token may be wrong: the status 401 also shows that Discord can be reached.
    """
    try:
        answer = await rest.get("/gateway")
    except Unreachable as why:
        return fail("line", "dead", why=str(why)), None

    if answer.status in BLOCKED:
        return fail("line", "barred", status=answer.status), None
    if not answer.is_fine and answer.status != UNAUTHORIZED:
        return fail("line", "troubled", status=answer.status), None

    return ok("line", "fine", milliseconds=round(answer.seconds * 1000)), answer


def check_clock(answer: DoctorAnswer, clock: Clock) -> Finding:
    """Compare our clock with Discord's. If ours is wrong, players see wrong deadlines."""
    if answer.date is None:
        return warn("clock", "untold")

    # Discord read its clock about half-way through the request, hence half of its seconds. The date
    # is rounded down to whole seconds, so on average half a second is missing.
    ahead = round(clock.now() - answer.seconds / 2 - answer.date - 0.5)
    if abs(ahead) < WARNING_SECONDS:
        return ok("clock", "fine")

    # A minute makes deadlines wrong for players; some seconds are only worth a warning.
    verdict = fail if abs(ahead) >= FAILURE_SECONDS else warn
    return verdict("clock", "ahead" if ahead > 0 else "behind", seconds=abs(ahead))


# -- the account -----------------------------------------------------------------------------------


def check_token_offline(token: SecretStr | None) -> Finding:
    """Check the shape of the token, without Discord."""
    if token is None:
        return fail("token", "none")
    return warn("token", "untried") if _looks_right(token) else fail("token", "odd")


def check_token(token: SecretStr, answer: DoctorAnswer) -> Finding:
    """Check the token by Discord's answer to `/users/@me`."""
    if answer.status == UNAUTHORIZED:
        return fail("token", "unknown" if _looks_right(token) else "odd")
    if not answer.is_fine:
        return fail("token", "troubled", status=answer.status)

    return ok("token", "fine", name=str(answer.body["username"]))


def check_session_starts(limit: Facts) -> Finding:
    """Check the session starts that are left today.

    Discord resets the token of a bot that uses all of them, for example one that crashes in a loop.
    """
    remaining = int(limit["remaining"])
    total = int(limit["total"])
    if not remaining:
        # `-(-a // b)` divides and rounds up.
        return fail("starts", "none", hours=-(-int(limit["reset_after"]) // MILLISECONDS_AN_HOUR))
    if remaining * FEW < total:
        return warn("starts", "few", left=remaining, total=total)

    return ok("starts", "fine", left=remaining, total=total)


def check_application(facts: Facts) -> Iterator[Finding]:
    """Check two settings of the developer portal.

    With an interactions endpoint, Discord sends no interactions to the gateway, so Coop gets none.
    If a code grant is required, the bot cannot be added to servers.
    """
    endpoint = facts.get("interactions_endpoint_url")
    is_code_wanted = facts.get("bot_require_code_grant")
    if endpoint:
        yield fail("application", "endpoint", address=str(endpoint))

    if is_code_wanted:
        yield fail("application", "code-grant")

    if not endpoint and not is_code_wanted:
        yield ok("application", "fine", name=str(facts["name"]))


def check_intents(needed: discord.Intents, facts: Facts) -> Finding:
    """Compare the privileged intents that Coop needs with those that the application has."""
    flags = int(facts.get("flags") or 0)  # Discord leaves an empty field out
    allowed = [name for name, bits in PRIVILEGED.items() if flags & bits]
    required = [name for name in PRIVILEGED if getattr(needed, name)]
    if missing := [name for name in required if name not in allowed]:
        return fail("intents", "missing", names=_permission_names(missing))
    if unused := [name for name in allowed if name not in required]:
        return warn("intents", "unused", names=_permission_names(unused))

    return ok("intents", "fine")


def check_servers(guilds: Sequence[Facts], application_id: int) -> Iterator[Finding]:
    """Check the permissions on each server.

    A channel can take permissions away; that is reported at the table, not here.
    """
    if not guilds:
        yield warn("servers", "none", address=invitation(application_id))
        return

    permissions = [(str(guild["name"]), int(guild["permissions"])) for guild in guilds]
    lacking = [(name, _lacking(PERMISSIONS, granted)) for name, granted in permissions]
    for name, missing in lacking:
        if missing:
            yield warn("servers", "lacking", server=name, rights=_permission_names(missing))

    # One finding for all servers without events, because this permission is optional.
    eventless = [name for name, granted in permissions if _lacking(OPTIONAL_PERMISSIONS, granted)]
    if eventless:
        yield ok("servers", "eventless", server=eventless[0], others=len(eventless) - 1)

    if not any(missing for _, missing in lacking):
        yield ok("servers", "many" if len(guilds) >= A_PAGE else "fine", count=len(guilds))


def check_commands(commands: Sequence[Payload], known: Sequence[Payload]) -> Finding:
    """Check whether the commands that Discord knows (`known`) are ours (`commands`)."""
    if not known:
        return fail("commands", "none")
    if changes := differences(commands, known):
        return warn("commands", "changed", changes=str(changes))

    return ok("commands", "fine", count=len(commands))


def _looks_right(token: SecretStr) -> bool:
    """Return whether the token has the shape of a bot's token."""
    return TOKEN_SHAPE.fullmatch(token.get_secret_value()) is not None


def _lacking(wanted: discord.Permissions, permissions: int) -> list[str]:
    """Return the names of the wanted permissions that are missing."""
    granted = discord.Permissions(permissions)
    if granted.administrator:
        return []  # an administrator has every permission
    return [name for name, is_wanted in wanted if is_wanted and not getattr(granted, name)]


def _permission_names(names: Iterable[str]) -> str:
    """Return names of permissions or intents as on Discord's pages: "Send Messages" and so on."""
    return ", ".join(name.replace("_", " ").title() for name in names)
