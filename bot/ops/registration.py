"""What Discord keeps for Coop's application: the slash commands and the emojis.

`python -m bot sync` registers the commands, brings the emojis that are drawn anew
(bot/pictures/emojis.py), and takes away those that are stale. The ids of emojis are asked for at
each start, and stored nowhere.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.discord_api._internals import fetch_commands
from bot.discord_api.errors import ERRORS
from bot.pictures.emojis import NAMED, drawings

log = logging.getLogger(__name__)

REGISTERED = "registered-commands"
"""The key under which the store remembers what was registered."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    read_message_history=True,
    attach_files=True,
)
"""What Coop needs in a channel in which it hosts."""

WELCOME = discord.Permissions(create_events=True)
"""What it can do without: a table at a set time then stands not among the server's events."""

WITH_EVERY_LANGUAGE = {"with_localizations": "true"}
"""Without this parameter Discord lists commands in one language only."""

SLASH = 1
GROUPS = (1, 2)
"""Types: of a slash command; of the options that are commands themselves."""

# `dm_permission` has given way to `contexts`, and Discord derives it from them.
UNHEARD = ("options", "dm_permission")

Payload = Mapping[str, Any]
"""One command as Discord's JSON has it."""


@dataclass(frozen=True, slots=True)
class Differences:
    """Between what we would register and what is registered: `/chicken start heist`, or one of
    its options as `/chicken start heist: fill`.
    """

    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.new or self.changed or self.gone)

    def __str__(self) -> str:
        """`+` would come, `~` would change, `-` would go."""
        signs = (("+", self.new), ("~", self.changed), ("-", self.gone))
        return ", ".join(f"{sign} {name}" for sign, names in signs for name in names)


async def payload(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """All that Discord is told of the commands when they are registered."""
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]

    return [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
    ]


async def registered(client: discord.Client) -> list[Payload]:
    """What Discord knows; `client` must be logged in."""
    return await fetch_commands(client, WITH_EVERY_LANGUAGE)


def differences(ours: Iterable[Payload], theirs: Iterable[Payload]) -> Differences:
    """Discord adds ids and leaves out what is empty; neither makes a difference."""
    wanted = _by_name(ours)
    known = _by_name(theirs)
    both = [name for name in wanted if name in known]
    return Differences(
        new=_outermost(name for name in wanted if name not in known),
        changed=tuple(name for name in both if not known[name].covers(wanted[name])),
        gone=_outermost(name for name in known if name not in wanted),
    )


def fingerprint(commands: Iterable[Payload], application_id: int | None) -> str:
    """A hash of all that this application has been told."""
    told = sorted(commands, key=lambda each: str(each["name"]))
    text = json.dumps([application_id, told], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def invitation(application_id: int) -> str:
    """The address at which the owner of a server lets Coop in."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS | WELCOME, scopes=("bot", "applications.commands")
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """A command, a group or an option by itself, with the names of its parts in their order."""

    facts: Payload
    parts: Sequence[str]

    def covers(self, other: "_Part") -> bool:
        """Parts that come or go tell of themselves."""
        ours = [name for name in self.parts if name in other.parts]
        theirs = [name for name in other.parts if name in self.parts]
        return ours == theirs and _covers(self.facts, other.facts)


def _by_name(commands: Iterable[Payload]) -> dict[str, _Part]:
    flat: dict[str, _Part] = {}
    for command in commands:
        mark = "/" if command.get("type", SLASH) == SLASH else "menu "
        _flatten(f"{mark}{command['name']}", command, flat)
    return flat


def _flatten(name: str, command: Payload, flat: dict[str, _Part]) -> None:
    options = command.get("options") or []
    facts = {key: value for key, value in command.items() if key not in UNHEARD}
    flat[name] = _Part(facts, [option["name"] for option in options])
    for option in options:
        between = " " if option["type"] in GROUPS else ": "
        _flatten(f"{name}{between}{option['name']}", option, flat)


def _outermost(names: Iterable[str]) -> tuple[str, ...]:
    """Without what comes or goes as part of another one: a parent stands before its parts."""
    kept: list[str] = []
    for name in names:
        if not any(name.startswith((f"{other} ", f"{other}: ")) for other in kept):
            kept.append(name)

    return tuple(kept)


def _covers(known: object, wanted: object) -> bool:
    """Whether Discord's value says everything that ours says."""
    if isinstance(wanted, Mapping):
        theirs = known if isinstance(known, Mapping) else {}
        return all(_covers(theirs.get(key), value) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(known, list):
        pairs = zip(known, wanted, strict=False)
        return len(known) == len(wanted) and all(_covers(*pair) for pair in pairs)

    # Bit sets go out as numbers and come back as texts.
    return (not wanted and not known) or known == wanted or str(known) == str(wanted)


# -- emojis ---------------------------------------------------------------------------------------


async def compare_emojis(client: discord.Client) -> tuple[list[str], list[discord.Emoji]]:
    """What Discord lacks of our emojis, by name; and what it has of ours that is none any more."""
    there = await client.fetch_application_emojis()
    names = {one.name for one in there}
    stale = [one for one in there if NAMED.fullmatch(one.name) and one.name not in drawings()]
    return [name for name in drawings() if name not in names], stale


async def bring_emojis(client: discord.Client) -> int:
    """Upload what is missing, then take away what is stale: nobody misses one in between. Returns
    how many that were. Where Discord says that we are too fast, discord.py waits.
    """
    lacking, stale = await compare_emojis(client)
    for name in lacking:
        await client.create_application_emoji(name=name, image=drawings()[name])

    for one in stale:
        await one.delete()

    return len(lacking) + len(stale)


async def remove_emojis(client: discord.Client) -> int:
    """Take away all of ours, also those of older drawings. Returns how many that were."""
    there = [one for one in await client.fetch_application_emojis() if NAMED.fullmatch(one.name)]
    for one in there:
        await one.delete()
    return len(there)


async def spell_emojis(client: discord.Client) -> Mapping[str, str]:
    """How our emojis are spelled in messages, by the names of their files; none where Discord does
    not say. Those of older drawings do as well, until the new ones are there.
    """
    ours = await asyncio.to_thread(drawings)  # all of them are read for their names
    try:
        there = await client.fetch_application_emojis()
    except (*ERRORS, discord.DiscordException) as error:
        log.info("application emojis unavailable: %s", error)
        return {}

    found: dict[str, str] = {}
    for one in sorted(there, key=lambda one: one.name in ours):
        if match := NAMED.fullmatch(one.name):
            found[match["name"]] = f"<:{one.name}:{one.id}>"

    return found
