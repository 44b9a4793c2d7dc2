"""How cards are called: clean, unless everybody concerned wants it otherwise (PO-69)."""

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
    """The adult names want an age-restricted channel, and somebody who may manage the server."""


@cache
def name_of(card: str, words: Words, *, adult: bool) -> str:
    """In the reader's language. What the box calls otherwise than Coop's own does, because somebody
    has put in theirs, is called so in every language, with the apostrophe of a typesetter.
    """
    entry = entries()[cards()[card].entry]
    message = f"political-card-{entry.id}"
    english = instance(FALLBACK)
    if english.has(message) and english(message) == entry.name:
        return words.first(f"{message}-adult", message) if adult else words(message)

    name = entry.adult_name if adult and entry.adult_name else entry.name
    return name.replace("'", "’")


def for_adults(options: Mapping[str, Any]) -> bool:
    """Whether a table with these options shows the adult names."""
    return options.get("names") == "adult"


def with_clean_names(face: Face) -> Face:
    """Where whoever runs Coop wants no adult names: also at tables and in stories from before."""
    return replace(face.with_scenes(_cleaned), for_adults=lambda _: False)


def _cleaned(scene: Scene) -> Scene:
    if not for_adults(scene.options):
        return scene
    return replace(scene, options={**scene.options, "names": "clean"})


def must_be_allowed(interaction: discord.Interaction, settled: Mapping[str, Any]) -> None:
    """Discord lets nobody but admins mark a channel as age-restricted; that they mean the names as
    well is said by one of them starting the table. Raises NamesNotAllowed.
    """
    if not for_adults(settled):
        return

    may = interaction.permissions.manage_guild
    if not (may and permissions.is_age_restricted(interaction)):
        raise NamesNotAllowed
