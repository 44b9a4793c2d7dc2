"""Who moderates where a table stands."""

import discord


def moderates(interaction: discord.Interaction) -> bool:
    """Whether the caller may manage messages in this channel."""
    return interaction.permissions.manage_messages
