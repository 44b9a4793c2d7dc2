"""Tests that texts use only plain text and emojis.

Discord has pictures of emojis; other signs depend on the fonts of the reader.
"""

import re

from tests.repository.tree import ROOT, text_files

SPOKEN = re.compile(r"(template/)?(data/locales|data/cards|cogs)/|bot/chat/")
TEXT = {*"–—’“”„…›•→−×·\u202f", *map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), "\n"}
"""Latin letters and signs of all text fonts.

Among them are quotation marks of all languages, and the narrow space before French punctuation.
"""


def emoji() -> set[str]:
    """Return the signs that the playground takes from its emoji font: all emojis of Unicode."""
    style = (ROOT / "playground" / "page" / "assets" / "fonts.css").read_text("utf-8")
    listed = re.search(r"unicode-range:([^;]+);", style)

    assert listed is not None

    found: set[str] = set()
    # Ranges such as U+1F300-1F5FF, or single signs.
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", listed[1]):
        found.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))

    return found


def test_every_sign_is_text_or_an_emoji() -> None:
    safe = TEXT | emoji()
    strange = {
        (sign, name)
        for name, text in text_files().items()
        if SPOKEN.match(name)
        for sign in set(text) - safe
    }
    assert not strange


DARK = {*"🐜🐾👣👾💲📞🔙🔚🔛🔜🔝🕶🕷🖤🟰™▪◼◾♠♣⚫✔✖✴➕➖➗➰⬛〰©®"}
"""Emojis with almost no other colour, and a contrast below 1.5 : 1 on Discord's dark background.

The background is #313338; the fills are those of Discord's Twemoji 16.
"""


def test_no_emoji_is_invisible_on_dark_backgrounds() -> None:
    unseen = {
        (sign, name)
        for name, text in text_files().items()
        if SPOKEN.match(name)
        for sign in DARK.intersection(text)
    }
    assert not unseen


def test_letters_and_digits_are_no_emoji() -> None:
    # Digits are emojis for Unicode, but text everywhere.
    assert not emoji() & TEXT
