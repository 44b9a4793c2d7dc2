"""Whom somebody keeps away: a page for them alone. Texts: blocks.ftl."""

from collections.abc import Sequence

from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.language.words import Words

ACCENT = 0x8E6FB0

BLOCKS, UNBLOCK = "blocks", "unblock"

SHOWN = 10
"""So many stand on one page, each with a button."""


def blocks_page(kept_away: Sequence[int], at: int, words: Words, said: Sequence[str] = ()) -> Page:
    """`kept_away`: all of them, the latest first; the `at`-th page of them, or the last. `said`:
    what has just come of a command or press.
    """
    last = max(0, (len(kept_away) - 1) // SHOWN)
    at = min(at, last)
    first = at * SHOWN
    shown = [*enumerate(kept_away[first : first + SHOWN], first + 1)]
    lines = [f"### {words('blocks-title')}", *said]
    if shown:
        lines.append(words("blocks-who", count=len(kept_away)))
        lines += [f"{number}. <@{user_id}>" for number, user_id in shown]
    else:
        lines.append(words("blocks-nobody"))
    lines += [f"-# {words(f'blocks-about-{one}')}" for one in ("what", "secret")]
    backs = [
        Button(words("blocks-back", number=number), Do(UNBLOCK, user_id), Tone.PLAIN, "🕊️")
        for number, user_id in shown
    ]
    ways = []
    if at > 0:
        ways.append(Button(words("blocks-newer"), Do(BLOCKS, at - 1), Tone.PLAIN, "🔼"))
    if at < last:
        ways.append(Button(words("blocks-older"), Do(BLOCKS, at + 1), Tone.PLAIN, "🔽"))
    rows = [Row(tuple(some)) for some in (backs, ways) if some]
    return Page((Text("\n".join(lines)), *rows), ACCENT)


def page_of(kept_away: Sequence[int], user_id: int) -> int:
    """On which of the pages this person stands; the first, where on none."""
    return kept_away.index(user_id) // SHOWN if user_id in kept_away else 0
