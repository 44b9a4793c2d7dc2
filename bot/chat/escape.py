"""Makes people's names harmless: no Markdown, no mentions, no links, no tricks with invisible
marks.

Faces get scenes whose names are escaped already. Labels of buttons and menus know no Markdown;
there the renderer takes the escapes off again (`plain`).
"""

import re
import unicodedata
from dataclasses import replace
from functools import lru_cache

from bot.tables.scene import Scene

LONGEST = 32
"""Characters of a name, as many as Discord allows in a nickname."""

NAMELESS = "?"

_BREAK = "\u200b"
"""A zero-width space: keeps @everyone from being a mention and a web address from being a link."""

_MARKDOWN = re.compile(r"([\\*_~`|<>#\[\]()+-])")
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)
_MARKS_IN_A_ROW = 2


def clean(name: str) -> str:
    """Without control characters, zero-width and right-to-left marks and towers of accents; one
    line, 32 characters.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        category = unicodedata.category(char)
        marks = marks + 1 if category.startswith("M") else 0
        if char.isspace():
            kept.append(" ")
        elif category[0] != "C" and marks <= _MARKS_IN_A_ROW:
            kept.append(char)
    short = " ".join("".join(kept).split())
    if len(short) > LONGEST:
        short = short[: LONGEST - 1].rstrip() + "…"
    return short or NAMELESS


@lru_cache(4096)
def escape(name: str) -> str:
    """The cleaned name as text that Discord shows as it stands."""
    text = _MARKDOWN.sub(r"\\\1", clean(name))
    return text.replace("@", "@" + _BREAK).replace("://", f":{_BREAK}//")


def plain(label: str) -> str:
    """A label without the escapes that `escape` put in."""
    return _ESCAPED.sub(r"\1", label).replace(_BREAK, "")


def harmless(scene: Scene) -> Scene:
    """The scene as faces get it: with every name escaped."""
    guest = scene.guest
    names = [scene.host_name, *(player.name for player in scene.players)]
    if all(escape(name) == name for name in (*names, guest.name if guest else "")):
        return scene
    players = tuple(replace(player, name=escape(player.name)) for player in scene.players)
    if guest is not None:
        guest = replace(guest, name=escape(guest.name))
    return replace(scene, players=players, host_name=escape(scene.host_name), guest=guest)
