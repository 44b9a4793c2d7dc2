"""Shortens the texts of a message that is too long, the least important first.

The oldest news are dropped, then the ends of the longest texts. Texts of the class `Kept` are
shortened last. Texts are cut between words, and the log reports each kind of shortened page.
"""

import logging
from collections.abc import Iterable, Iterator

from bot.pages import limits
from bot.pages.page import Block, Kept, Menu, News, Page, Picker, Row, Text

log = logging.getLogger(__name__)

ELLIPSIS = "…"
"""Stands at the end of a text that was cut."""

SHORTEST = 40
"""The characters that each text keeps while another text can be cut.

Even if every component is a text of this length, the message fits: 40 texts of 40 characters with
four bytes each are 1,600 characters and 40 * (160 + 12) = 6,880 bytes (limits.py).
"""

KINDS = 500
"""The most kinds of pages that are reported in the log."""

_reported: set[tuple[str, str]] = set()
"""The language and the verbs of the pages that were reported."""


def short(text: str, most: int) -> str:
    """Cut the text to `most` UTF-16 units if it is longer.

    Discord's clients count a character such as an emoji as two units, and its servers may do so.
    """
    if units(text) <= most:
        return text

    room = most - 1  # for the ellipsis
    while units(text[:room]) > most - 1:
        room -= 1

    return text[: _end_of_word(text, room)].rstrip() + ELLIPSIS


def units(text: str) -> int:
    """Return the length in UTF-16 units. It is never less than the number of characters."""
    return len(text) + sum(character > "\uffff" for character in text)


def shorten_texts(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Return the blocks with their texts cut, step by step, until all of them fit."""
    fitting = list(blocks)
    while (excess := _excess(fitting)) > 0:
        place = _place_to_cut(fitting)
        text = fitting[place]
        assert isinstance(text, Text)

        if _has_older(text):
            fitting[place] = News(text.body.split("\n", 1)[1])
        else:
            body = _shorten_body(text.body, max(SHORTEST, len(text.body) - excess))
            fitting[place] = type(text)(body)

    return tuple(fitting)


def note(page: Page, cut: int, locale: str) -> None:
    """Log that a page was shortened, once for each kind of page.

    The kind is given by the verbs of its buttons. The texts are not logged, because they may hold
    hidden cards.

    Args:
        page: The page.
        cut: How many characters were cut.
        locale: The language.
    """
    kind = locale, " ".join(sorted({*_verbs(page.blocks)}))
    if kind not in _reported and len(_reported) < KINDS:
        _reported.add(kind)
        log.warning(
            "page was shortened: locale=%s characters=%d buttons=%s", locale or "?", cut, kind[1]
        )


def _verbs(blocks: Iterable[Block]) -> Iterator[str]:
    for block in blocks:
        if isinstance(block, Row):
            # A link (the class with `url`) has no verb.
            yield from (button.does.verb for button in block.buttons if not hasattr(button, "url"))
        elif isinstance(block, Menu | Picker):
            yield block.verb


def _place_to_cut(blocks: list[Block]) -> int:
    """Return the position of the text to be cut next."""
    texts = [(place, block) for place, block in enumerate(blocks) if isinstance(block, Text)]
    long = [text for text in texts if len(text[1].body) > SHORTEST]
    news = [text for text in texts if _has_older(text[1])]
    not_kept = [text for text in long if not isinstance(text[1], Kept)]
    # The longest text of the first group that is not empty; [0] is its position.
    return max(news or not_kept or long or texts, key=lambda text: len(text[1].body.encode()))[0]


def _has_older(text: Text) -> bool:
    """Return whether these are news of more than one line, so that the oldest can be dropped."""
    return isinstance(text, News) and "\n" in text.body


def _excess(blocks: list[Block]) -> int:
    """Return how many characters are too many; 0 or less if the texts fit."""
    bodies = [block.body for block in blocks if isinstance(block, Text)]
    characters = sum(map(len, bodies)) - limits.CHARACTERS
    size = sum(len(body.encode()) + limits.BYTES_A_TEXT for body in bodies) - limits.BYTES
    # A character has at most four bytes, so at least a quarter as many characters must go. The two
    # minus signs round up.
    return max(characters, -(-size // 4))


def _shorten_body(body: str, most: int) -> str:
    """Cut a text at the end of a line, so that no Markdown is cut in two; else after a word."""
    # Two characters are for the line break and the ellipsis. A cut in the first half is too early.
    end = body.rfind("\n", most // 2, most - 2)
    if end <= 0:
        end = _end_of_word(body, most - 2)
    return body[:end].rstrip() + "\n" + ELLIPSIS


def _end_of_word(text: str, most: int) -> int:
    """Return where to cut a text so that at most `most` characters stay.

    Cut at the end of a word, unless more than half of the characters would be lost.
    """
    # A space right after the last character that fits ends a word too: hence `+ 1`.
    end = text.rfind(" ", most // 2, most + 1)
    return end if end > 0 else most
