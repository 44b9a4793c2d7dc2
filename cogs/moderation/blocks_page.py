"""Whom somebody keeps away: a page for them alone. Texts: blocks.ftl."""

from collections.abc import Sequence

from bot.i18n.words import Words
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from cogs.lists import leaf, mention, numbered

ACCENT = 0x8E6FB0

BLOCKS, UNBLOCK = "blocks", "unblock"

SHOWN = 10
"""So many stand on one page, each with a button."""


def blocks_page(kept_away: Sequence[int], at: int, words: Words, said: Sequence[str] = ()) -> Page:
    """`kept_away`: all of them, the latest first; the `at`-th page of them, or the last. `said`:
    what has just come of a command or press.
    """
    here = leaf(len(kept_away), at, SHOWN, BLOCKS, words)
    shown = numbered(kept_away, here)
    lines = [f"### {words('blocks-title')}", *said]
    if shown:
        lines.append(words("blocks-who", count=len(kept_away)))
        lines += [f"{number}. {mention(user_id, words)}" for number, user_id in shown]
    else:
        lines.append(words("blocks-nobody"))
    lines += [f"-# {words(f'blocks-about-{one}')}" for one in ("what", "secret")]
    backs = [
        Button(words("blocks-back", number=number), Do(UNBLOCK, user_id), Tone.PLAIN, "🕊️")
        for number, user_id in shown
    ]
    rows = [Row(tuple(some)) for some in (backs, here.ways) if some]
    return Page((Text("\n".join(lines)), *rows), ACCENT)


def page_of(kept_away: Sequence[int], user_id: int) -> int:
    """On which of the pages this person stands; the first, where on none."""
    return kept_away.index(user_id) // SHOWN if user_id in kept_away else 0
