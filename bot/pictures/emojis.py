"""Coop's own emojis, which the folder `art` draws, and the Unicode signs that they replace."""

import hashlib
import json
import re
from functools import cache
from pathlib import Path

ART = Path(__file__).parents[2] / "data" / "pictures"

NAMED = re.compile(r"(?P<name>coop_\w+)_[0-9a-f]{6}")
"""Matches the name of an emoji of ours at Discord: the file's name and the beginning of its hash.

A changed drawing gets another name, because Discord does not replace the image of an emoji.
"""


@cache
def signs(art: Path = ART) -> dict[str, dict[str, str]]:
    """Return the names of our emojis by game (or "common") and by the Unicode sign they replace."""
    file = art / "emoji.json"
    names: dict[str, dict[str, str]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return names


@cache
def drawings(art: Path = ART) -> dict[str, bytes]:
    """Return the emojis that Discord should have: PNG files by their names there."""
    files = sorted((art / "emoji").glob("*.png"))
    pngs: dict[str, bytes] = {}
    for file in files:
        content = file.read_bytes()
        pngs[f"{file.stem}_{hashlib.sha256(content).hexdigest()[:6]}"] = content

    return pngs
