"""Shortens what is too long for a message: first what its reader can best do without.

The oldest news go, then the ends of the longest texts; who sits there and what is asked only where
nothing else is left. All is cut between words, and the log hears of it.
"""

import logging
from collections.abc import Iterable, Iterator

from bot.pages import limits
from bot.pages.page import Block, Kept, Menu, News, Page, Picker, Row, Text

log = logging.getLogger(__name__)

ELLIPSIS = "…"
SHORTEST = 40
"""A text is never cut below this for the sake of another. As many texts as there are components fit
with this length.
"""

KINDS = 500
"""Of pages, of which the log may hear."""

_told: set[tuple[str, str]] = set()


def short(text: str, most: int) -> str:
    """Cut the text to `most` UTF-16 units if it is longer.

    Discord's clients count a character like an emoji as two; nothing says that its servers do not.
    """
    if units(text) <= most:
        return text

    room = most - 1  # for the ellipsis
    while units(text[:room]) > most - 1:
        room -= 1

    return text[: _end_of_word(text, room)].rstrip() + ELLIPSIS


def units(text: str) -> int:
    """How many UTF-16 units the text has. It is never less than its number of characters."""
    return len(text) + sum(character > "\uffff" for character in text)


def shortened(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks with less to read, again and again, until all of them fit."""
    cut = list(blocks)
    while (over := _excess(cut)) > 0:
        place = _dispensable(cut)
        text = cut[place]
        assert isinstance(text, Text)

        if _has_older(text):
            cut[place] = News(text.body.split("\n", 1)[1])
        else:
            body = _cut(text.body, max(SHORTEST, len(text.body) - over))
            cut[place] = type(text)(body)

    return tuple(cut)


def note(page: Page, lost: int, locale: str) -> None:
    """Of this page so many characters had to go. It is told from others by its buttons, for its
    words are its readers' business.
    """
    kind = locale, " ".join(sorted({*_verbs(page.blocks)}))
    if kind not in _told and len(_told) < KINDS:
        _told.add(kind)
        log.warning(
            "page was shortened: locale=%s characters=%d buttons=%s", locale or "?", lost, kind[1]
        )


def _verbs(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Row):
            yield from (one.does.verb for one in block.buttons if not hasattr(one, "url"))
        elif isinstance(block, Menu | Picker):
            yield block.verb


def _dispensable(blocks: list[Block]) -> int:
    """Where the text stands of which something goes next."""
    texts = [(place, block) for place, block in enumerate(blocks) if isinstance(block, Text)]
    spare = [one for one in texts if len(one[1].body) > SHORTEST]
    news = [one for one in texts if _has_older(one[1])]
    plain = [one for one in spare if not isinstance(one[1], Kept)]
    return max(news or plain or spare or texts, key=lambda one: len(one[1].body.encode()))[0]


def _has_older(text: Text) -> bool:
    return isinstance(text, News) and "\n" in text.body


def _excess(blocks: list[Block]) -> int:
    bodies = [block.body for block in blocks if isinstance(block, Text)]
    characters = sum(map(len, bodies)) - limits.CHARACTERS
    size = sum(len(body.encode()) + limits.BYTES_A_TEXT for body in bodies) - limits.BYTES
    return max(characters, -(-size // 4))


def _cut(body: str, most: int) -> str:
    """At the end of a line if there is one near, so that no Markdown is torn; else of a word."""
    end = body.rfind("\n", most // 2, most - 2)
    if end <= 0:
        end = _end_of_word(body, most - 2)
    return body[:end].rstrip() + "\n" + ELLIPSIS


def _end_of_word(text: str, most: int) -> int:
    """Where to cut so that at most so many characters stay: in a word only where it is so long that
    half of them would go with it.
    """
    end = text.rfind(" ", most // 2, most + 1)
    return end if end > 0 else most
