"""`python -m bot ban` and `unban`: to whom the door of this Coop is shut (bot/servers/door.py)."""

import time
from argparse import ArgumentTypeError
from collections.abc import Callable
from typing import Any

from bot.common.clock import SystemClock
from bot.common.database_url import Place
from bot.ops.maintenance_cli import an_id, at_hand
from bot.servers.bans import ShutOut, ShutServer, mark_of
from bot.store import Store
from bot.tables.deadlines import DAY

USER, SERVER, LIST = "user", "server", "list"

LONGEST_DAYS = 3650

SHUT = (
    "The door is shut to {whom}, {until}. A Coop that plays knows it within a minute; what they"
    " have open there ends, or the house sits in for them."
)
LEAVES = "Coop leaves that server, and leaves it again whenever it is added."
OPEN = "The door is open to {whom} again. A Coop that plays knows it within a minute."
WAS_OPEN = "The door was not shut to {whom}."
NOBODY = "The door is shut to nobody."
LINE = "{whom}, {until}, since {since}{more}"
LEFT = ", Coop does not stay there"
FORGOTTEN = "a user who asked to be forgotten"
NO_DAYS = f"name a number of days, 1 to {LONGEST_DAYS}"

Say = Callable[[str], object]


def add_to(subcommands: Any) -> None:
    """Add both subcommands to a parser's subparsers."""
    banning = subcommands.add_parser(
        "ban", help="shut the door to a user or a server, also while Coop plays; list to whom it is"
    )
    lifting = subcommands.add_parser("unban", help="open it again, also while Coop plays")
    ban = banning.add_subparsers(dest="whom", metavar="user|server|list", required=True)
    unban = lifting.add_subparsers(dest="whom", metavar="user|server", required=True)
    for whom in (USER, SERVER):
        one = ban.add_parser(whom)
        one.add_argument("number", type=an_id, metavar="ID")
        one.add_argument("--days", type=days_of, help="for so many days; else until unban")
        one.add_argument("--reason", default="", help="for yourself: nobody else reads it")
        if whom == SERVER:
            one.add_argument("--leave", action="store_true", help="Coop leaves it, too")
        unban.add_parser(whom).add_argument("number", type=an_id, metavar="ID")
    ban.add_parser(LIST)


def days_of(typed: str) -> int:
    """As it is written in a command."""
    if not (typed.isascii() and typed.isdecimal() and 1 <= int(typed) <= LONGEST_DAYS):
        raise ArgumentTypeError(NO_DAYS)
    return int(typed)


async def ban(
    place: Place,
    say: Say,
    whom: str,
    number: int = 0,
    days: int | None = None,
    reason: str = "",
    *,
    leave: bool = False,
    tell: Say = print,
) -> bool:
    """Raises DatabaseRefused."""
    async with at_hand(place) as store:
        if whom == LIST:
            for line in await _lines(store) or [NOBODY]:
                tell(line)
            return True
        now = SystemClock().now()
        until, why = None if days is None else now + days * DAY, " ".join(reason.split())
        if whom == USER:
            mark = mark_of(number, await store.access.ban_key())
            await store.access.shut(ShutOut(mark, number, now, until, why))
        else:
            await store.access.shut(ShutServer(number, now, until, why, leave))
    say(SHUT.format(whom=f"{whom} {number}", until=_until(until)))
    if leave:
        say(LEAVES)
    return True


async def unban(place: Place, say: Say, whom: str, number: int) -> bool:
    """Whether it was shut. Raises DatabaseRefused."""
    async with at_hand(place) as store:
        if whom == USER:
            was_shut = await store.access.let_in(mark_of(number, await store.access.ban_key()))
        else:
            was_shut = await store.access.let_server_in(number)
    say((OPEN if was_shut else WAS_OPEN).format(whom=f"{whom} {number}"))
    return was_shut


async def _lines(store: Store) -> list[str]:
    now = SystemClock().now()
    lines = [
        LINE.format(
            whom=FORGOTTEN if one.user_id is None else f"{USER} {one.user_id}",
            until=_until(one.until),
            since=_date(one.at),
            more=_because(one.reason),
        )
        for one in await store.access.shut_out()
        if one.until is None or now < one.until
    ]
    lines += [
        LINE.format(
            whom=f"{SERVER} {one.server_id}",
            until=_until(one.until),
            since=_date(one.at),
            more=(LEFT if one.leaves else "") + _because(one.reason),
        )
        for one in await store.access.shut_servers()
        if one.until is None or now < one.until
    ]
    return lines


def _because(reason: str) -> str:
    return f": {reason}" if reason else ""


def _until(moment: float | None) -> str:
    return "until it is opened" if moment is None else f"until {_date(moment)}"


def _date(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))
