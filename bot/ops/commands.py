"""Registering the slash commands with Discord, and knowing whether that is due again."""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.discord_api._internals import fetch_commands

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

SLASH, GROUPS = 1, (1, 2)
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
    wanted, known = _by_name(ours), _by_name(theirs)
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
