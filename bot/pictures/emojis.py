"""Coop's own emojis, as art draws them, and the Unicode signs that they stand for."""

import hashlib
import json
import re
from functools import cache
from pathlib import Path

ART = Path(__file__).parents[2] / "data" / "pictures"

NAMED = re.compile(r"(?P<name>coop_\w+)_[0-9a-f]{6}")
"""What ours are called on Discord: by their file, and by the beginning of its hash, so that a
drawing that has changed is another emoji.
"""


@cache
def signs(art: Path = ART) -> dict[str, dict[str, str]]:
    """By game (or common): the Unicode signs that faces write, and the names of our emojis for
    them.
    """
    file = art / "emoji.json"
    found: dict[str, dict[str, str]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


@cache
def drawings(art: Path = ART) -> dict[str, bytes]:
    """What Discord should have: the names that they have there, and PNGs."""
    files = sorted((art / "emoji").glob("*.png"))
    found: dict[str, bytes] = {}
    for file in files:
        content = file.read_bytes()
        found[f"{file.stem}_{hashlib.sha256(content).hexdigest()[:6]}"] = content

    return found
