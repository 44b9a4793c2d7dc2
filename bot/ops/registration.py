"""What Discord stores for Coop's application: the slash commands and the emojis.

`./coop sync` registers the commands, uploads new emojis (bot/pictures/emojis.py) and deletes
old ones. The ids of the emojis are not stored, but fetched at each start.
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
"""The key in the table `meta` for the fingerprint of the registered commands."""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    read_message_history=True,
    attach_files=True,
)
"""The permissions that Coop needs in a channel where games are played."""

OPTIONAL_PERMISSIONS = discord.Permissions(create_events=True)
"""Optional permissions. Without them a planned table does not appear in the server's events."""

WITH_EVERY_LANGUAGE = {"with_localizations": "true"}
"""A query parameter. Without it Discord lists commands in one language only."""

SLASH = 1
"""Discord's type of a slash command."""

GROUPS = (1, 2)
"""Discord's types of options that are in fact subcommands, or groups of subcommands."""

# Keys of a command that are not compared as a whole: options are compared one by one, and Discord
# derives the deprecated `dm_permission` from `contexts`.
NOT_COMPARED = ("options", "dm_permission")

Payload = Mapping[str, Any]
"""A command as Discord's JSON."""


@dataclass(frozen=True, slots=True)
class Differences:
    """Names of commands that differ between ours and those registered at Discord.

    An option is named after its command: `/chicken start heist: fill`.
    """

    new: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.new or self.changed or self.gone)

    def __str__(self) -> str:
        """Return the names, with `+` for new, `~` for changed, and `-` for removed ones."""
        signs = (("+", self.new), ("~", self.changed), ("-", self.gone))
        return ", ".join(f"{sign} {name}" for sign, names in signs for name in names)


async def payload(tree: app_commands.CommandTree[Any]) -> list[Payload]:
    """Return the commands as they are sent to Discord, with all translations."""
    # Translated payloads are made asynchronously, because a translator may wait.
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]

    return [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
    ]


async def fetch_registered(client: discord.Client) -> list[Payload]:
    """Return the commands that Discord knows. The client must be logged in."""
    return await fetch_commands(client, WITH_EVERY_LANGUAGE)


def differences(ours: Iterable[Payload], theirs: Iterable[Payload]) -> Differences:
    """Compare our commands with those at Discord.

    Discord adds ids and leaves empty values out; this does not count as a difference.
    """
    current = _by_name(ours)
    known = _by_name(theirs)
    both = [name for name in current if name in known]
    return Differences(
        new=_outermost(name for name in current if name not in known),
        changed=tuple(name for name in both if not known[name].agrees_with(current[name])),
        gone=_outermost(name for name in known if name not in current),
    )


def fingerprint(commands: Iterable[Payload], application_id: int | None) -> str:
    """Return a hash of the commands and of the application that they are registered for."""
    ordered = sorted(commands, key=lambda each: str(each["name"]))
    text = json.dumps([application_id, ordered], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def invitation(application_id: int) -> str:
    """Return the link that the owner of a server follows to add Coop to it."""
    return discord.utils.oauth_url(
        application_id,
        permissions=PERMISSIONS | OPTIONAL_PERMISSIONS,
        scopes=("bot", "applications.commands"),
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """A command, group or option: its JSON without its options, and the names of its options."""

    facts: Payload
    parts: Sequence[str]

    def agrees_with(self, other: "_Part") -> bool:
        """Return whether this part, which Discord has, agrees with `other`, which is ours.

        Options that only one of them has are ignored here, because `differences` reports them.
        """
        ours = [name for name in self.parts if name in other.parts]
        theirs = [name for name in other.parts if name in self.parts]
        return ours == theirs and _contains(self.facts, other.facts)


def _by_name(commands: Iterable[Payload]) -> dict[str, _Part]:
    """Return all commands, groups and options by their full names, such as `/chicken start`."""
    flat: dict[str, _Part] = {}
    for command in commands:
        mark = "/" if command.get("type", SLASH) == SLASH else "menu "
        _flatten(f"{mark}{command['name']}", command, flat)
    return flat


def _flatten(name: str, command: Payload, flat: dict[str, _Part]) -> None:
    """Add a command and all of its options to `flat`, by their full names."""
    options = command.get("options") or []
    facts = {key: value for key, value in command.items() if key not in NOT_COMPARED}
    flat[name] = _Part(facts, [option["name"] for option in options])
    for option in options:
        # "/chicken start heist" is a subcommand, "/chicken start heist: fill" is an option of it.
        between = " " if option["type"] in GROUPS else ": "
        _flatten(f"{name}{between}{option['name']}", option, flat)


def _outermost(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names, but leave out an option or subcommand if its parent is among them.

    In `names` a parent must come before its parts.
    """
    outermost: list[str] = []
    for name in names:
        if not any(name.startswith((f"{other} ", f"{other}: ")) for other in outermost):
            outermost.append(name)

    return tuple(outermost)


def _contains(theirs: object, ours: object) -> bool:
    """Return whether Discord's value contains everything that ours contains.

    Discord leaves empty values out, so an empty value of ours equals a missing one.
    """
    if isinstance(ours, Mapping):
        their_values = theirs if isinstance(theirs, Mapping) else {}
        return all(_contains(their_values.get(key), value) for key, value in ours.items())
    if isinstance(ours, list) and isinstance(theirs, list):
        pairs = zip(theirs, ours, strict=False)
        return len(theirs) == len(ours) and all(_contains(*pair) for pair in pairs)

    # We send bit sets as numbers, and Discord returns them as texts.
    return (not ours and not theirs) or theirs == ours or str(theirs) == str(ours)


# -- emojis ---------------------------------------------------------------------------------------


async def compare_emojis(client: discord.Client) -> tuple[list[str], list[discord.Emoji]]:
    """Return the names of the emojis that Discord lacks, and our emojis there that are outdated."""
    emojis = await client.fetch_application_emojis()
    names = {emoji.name for emoji in emojis}
    stale = [
        emoji for emoji in emojis if NAMED.fullmatch(emoji.name) and emoji.name not in drawings()
    ]
    return [name for name in drawings() if name not in names], stale


async def bring_emojis(client: discord.Client) -> int:
    """Upload missing emojis, then delete old ones. Return the number of both together.

    discord.py waits if Discord limits the rate.
    """
    # In this order, so that at any time Discord has an emoji for each name.
    lacking, stale = await compare_emojis(client)
    for name in lacking:
        await client.create_application_emoji(name=name, image=drawings()[name])

    for emoji in stale:
        await emoji.delete()

    return len(lacking) + len(stale)


async def remove_emojis(client: discord.Client) -> int:
    """Delete all of our emojis, also old ones, and return their number."""
    emojis = [
        emoji for emoji in await client.fetch_application_emojis() if NAMED.fullmatch(emoji.name)
    ]
    for emoji in emojis:
        await emoji.delete()
    return len(emojis)


async def spell_emojis(client: discord.Client) -> Mapping[str, str]:
    """Return how each emoji is written in a message, by the name of its file.

    An old drawing is used until the new one is uploaded. If Discord does not answer, the result is
    empty.
    """
    # In a thread, because the names contain hashes of the drawings, so all files are read.
    ours = await asyncio.to_thread(drawings)
    try:
        emojis = await client.fetch_application_emojis()
    except (*ERRORS, discord.DiscordException) as error:
        log.info("application emojis unavailable: %s", error)
        return {}

    spelled: dict[str, str] = {}
    # Current drawings come last, so that they replace old ones of the same name in the dict.
    for emoji in sorted(emojis, key=lambda emoji: emoji.name in ours):
        if match := NAMED.fullmatch(emoji.name):
            spelled[match["name"]] = f"<:{emoji.name}:{emoji.id}>"

    return spelled
