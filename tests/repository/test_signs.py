"""No empty boxes: Coop writes plain text and emoji, of which Discord has pictures. Other signs are
drawn by whatever fonts a reader happens to have.
"""

import re

from tests.repository.tree import ROOT, text_files

SPOKEN = re.compile(r"(template/)?(data/locales|data/cards|cogs)/|bot/chat/")
TEXT = {*"–—’“”„…›•→−×·\u202f", *map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x180)), "\n"}
"""Latin, and what every text font has beside it: quotes of all our languages, the narrow space that
French has before its marks.
"""


def emoji() -> set[str]:
    """Those that the playground takes from the emoji font: all that Unicode calls one."""
    style = (ROOT / "playground" / "page" / "assets" / "fonts.css").read_text("utf-8")
    listed = re.search(r"unicode-range:([^;]+);", style)

    assert listed is not None

    found: set[str] = set()
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
"""Discord's pictures of these have next to no colour but one: less than 1.5 : 1 on its dark ground
(#313338), as reckoned from the fills of its own Twemoji 16.
"""


def test_no_sign_is_dark_on_a_dark_ground() -> None:
    unseen = {
        (sign, name)
        for name, text in text_files().items()
        if SPOKEN.match(name)
        for sign in DARK.intersection(text)
    }
    assert not unseen


def test_letters_and_digits_are_no_emoji() -> None:
    assert not emoji() & TEXT
