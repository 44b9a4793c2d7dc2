"""Registering the slash commands with Discord, and knowing whether that is due again."""

import hashlib
import json

import discord
from discord import app_commands

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


def fingerprint(tree: app_commands.CommandTree[discord.Client]) -> str:
    """A hash of everything about the commands that Discord is told."""
    commands = [command.to_dict(tree) for command in tree.get_commands()]
    text = json.dumps(sorted(commands, key=lambda each: str(each["name"])), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def invitation(application_id: int) -> str:
    """The address at which the owner of a server lets Coop in."""
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )
