"""The names of cards: clean ones, unless the table was opened with adult names.

For adult names see PO-69 in games/political/RULES.md.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import discord

from bot.common.refused import Refused
from bot.i18n.words import FALLBACK, Words, instance
from bot.interactions import permissions
from bot.pages.faces import Face
from bot.tables.scene import Scene
from games.political.box import cards, entries


class NamesNotAllowed(Refused):
    """Adult names need an age-restricted channel and a player who may manage the server."""


@cache
def name_of(card: str, words: Words, *, adult: bool) -> str:
    """Return the name of a card in the reader's language.

    The operator can replace cards. A card whose name is not that of Coop's own deck has the same
    name in every language, with typographic apostrophes.
    """
    entry = entries()[cards()[card].entry]
    message = f"political-card-{entry.id}"
    english = instance(FALLBACK)
    # Only the names of Coop's own deck are translated.
    if english.has(message) and english(message) == entry.name:
        return words.first(f"{message}-adult", message) if adult else words(message)

    name = entry.adult_name if adult and entry.adult_name else entry.name
    return name.replace("'", "’")


def for_adults(options: Mapping[str, Any]) -> bool:
    """Return whether a table with these options shows the adult names."""
    return options.get("names") == "adult"


def with_clean_names(face: Face) -> Face:
    """Return a face that shows clean names even at older tables and in older replays.

    For an operator who allows no adult names.
    """
    return replace(face.with_scenes(_with_clean_options), for_adults=lambda _: False)


def _with_clean_options(scene: Scene) -> Scene:
    """Return the scene with clean names."""
    if not for_adults(scene.options):
        return scene
    return replace(scene, options={**scene.options, "names": "clean"})


def must_be_allowed(interaction: discord.Interaction, settled: Mapping[str, Any]) -> None:
    """Check that a table with adult names is started in the right channel by the right person.

    Only admins can mark a channel as age-restricted, but they may have done so for another reason.
    So the player who starts the table must be an admin, too.

    Raises:
        NamesNotAllowed: The table has adult names, but the channel is not age-restricted or the
            player may not manage the server.
    """
    if not for_adults(settled):
        return

    is_admin = interaction.permissions.manage_guild
    if not (is_admin and permissions.is_age_restricted(interaction)):
        raise NamesNotAllowed
