"""Whom a server's moderators keep off its tables: a page for them alone. Texts: bans.ftl."""

from collections.abc import Sequence

from bot.common.sanitize import escape
from bot.i18n.words import Words
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from bot.servers.bans import Ban
from cogs.lists import leaf, mention, numbered

ACCENT = 0x7F8C8D

BANS, LIFT = "bans", "ban-lift"

LONGEST_REASON = 120

SHOWN = 4
"""So many stand on one page, each with a button: with their reasons, they fill a phone."""


def bans_page(bans: Sequence[Ban], at: int, words: Words, said: str | None = None) -> Page:
    """`bans`: all that hold, the latest first; the `at`-th page of them, or the last. `said`: what
    has just come of a command or press.
    """
    here = leaf(len(bans), at, SHOWN, BANS, words)
    shown = numbered(bans, here)
    lines = [f"### {words('bans-title')}", *filter(None, [said])]
    lines.append(words("bans-who", count=len(bans)) if shown else words("bans-nobody"))
    lines += [f"{number}. {_told(ban, words)}" for number, ban in shown]
    lifts = [
        Button(words("bans-lift", number=number), Do(LIFT, ban.mark), Tone.PLAIN, "🚪")
        for number, ban in shown
    ]
    rows = [Row(tuple(some)) for some in (lifts, here.ways) if some]
    about = Text("-# " + words("bans-about"))  # apart, or it would read as the last reason
    return Page((Text("\n".join(lines)), about, *rows), ACCENT)


def until(moment: float | None, words: Words) -> str:
    if moment is None:
        return words("bans-for-good")
    return words("bans-until", when=f"<t:{int(moment)}:f>")


def _told(ban: Ban, words: Words) -> str:
    line = words(
        "bans-line",
        who=mention(ban.other, words),
        until=until(ban.until, words),
        by=mention(ban.by, words),
    )
    if not ban.reason:
        return line
    return f"{line}\n-# {words('bans-reason', reason=escape(ban.reason, LONGEST_REASON))}"
