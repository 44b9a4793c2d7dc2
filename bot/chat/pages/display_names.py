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
from bot.tables.table import Player

LONGEST = 32
"""Characters of a name, as many as Discord allows in a nickname."""

NAMELESS = "?"

_BREAK = "\u200b"
"""A zero-width space: keeps @everyone from being a mention and a web address from being a link."""

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that Unicode does not call blank, but that nobody can see."""

_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})
_ISOLATED = "\u2068", "\u2069"
"""Around a name that is written from the right: what stands beside it keeps its place."""

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
        elif category[0] != "C" and char not in _BLANK and marks <= _MARKS_IN_A_ROW:
            kept.append(char)
    if all(char == " " or unicodedata.category(char).startswith("M") for char in kept):
        return NAMELESS  # marks without anything below them
    short = " ".join("".join(kept).split())
    if len(short) > LONGEST:
        short = short[: LONGEST - 1].rstrip() + "…"
    return short or NAMELESS


@lru_cache(4096)
def escape(name: str) -> str:
    """The cleaned name as text that Discord shows as it stands."""
    text = _MARKDOWN.sub(r"\\\1", clean(name))
    text = text.replace("@", "@" + _BREAK).replace("://", f":{_BREAK}//")
    if any(unicodedata.bidirectional(char) in _FROM_THE_RIGHT for char in text):
        before, after = _ISOLATED
        return f"{before}{text}{after}"
    return text


def plain(label: str) -> str:
    """A label without the escapes that `escape` put in; what keeps its direction stays."""
    if "\\" in label:
        label = _ESCAPED.sub(r"\1", label)
    return label.replace(_BREAK, "")


def harmless(scene: Scene) -> Scene:
    """The scene as faces get it: with every name escaped, and those that cannot be seen numbered by
    the place in the lobby, where there are several.
    """
    guest = scene.guest
    names = [scene.host_name, *(player.name for player in scene.players)]
    names += [guest.name] if guest else []
    if all(escape(name) == name != NAMELESS for name in names):
        return scene
    many = [clean(player.name) for player in scene.players].count(NAMELESS) > 1

    def shown(place: int, player: Player) -> str:
        if many and clean(player.name) == NAMELESS:
            return f"{NAMELESS}{1 + (place if player.joined is None else player.joined)}"
        return escape(player.name)

    players = tuple(
        replace(player, name=shown(place, player)) for place, player in enumerate(scene.players)
    )
    hosts = [one.name for one in players if one.user_id == scene.host_id]
    if guest is not None:
        guest = replace(guest, name=escape(guest.name))
    host_name = hosts[0] if hosts else escape(scene.host_name)
    return replace(scene, players=players, host_name=host_name, guest=guest)
