"""Whom a server's moderators keep off its tables: a page for them alone. Texts: bans.ftl."""

from collections.abc import Sequence

from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.chat.pages.presentable import escape
from bot.language.words import Words
from bot.servers.bans import Ban

ACCENT = 0x7F8C8D

BANS, LIFT = "bans", "ban-lift"

LONGEST_REASON = 120

SHOWN = 4
"""So many stand on one page, each with a button: with their reasons, they fill a phone."""


def bans_page(bans: Sequence[Ban], at: int, words: Words, said: str | None = None) -> Page:
    """`bans`: all that hold, the latest first; the `at`-th page of them, or the last. `said`: what
    has just come of a command or press.
    """
    last = max(0, (len(bans) - 1) // SHOWN)
    at = min(at, last)
    first = at * SHOWN
    shown = [*enumerate(bans[first : first + SHOWN], first + 1)]
    lines = [f"### {words('bans-title')}", *filter(None, [said])]
    lines.append(words("bans-who", count=len(bans)) if shown else words("bans-nobody"))
    lines += [f"{number}. {_told(ban, words)}" for number, ban in shown]
    lines.append("-# " + words("bans-about"))
    lifts = [
        Button(words("bans-lift", number=number), Do(LIFT, ban.mark), Tone.PLAIN, "🚪")
        for number, ban in shown
    ]
    ways = []
    if at > 0:
        ways.append(Button(words("bans-newer"), Do(BANS, at - 1), Tone.PLAIN, "🔼"))
    if at < last:
        ways.append(Button(words("bans-older"), Do(BANS, at + 1), Tone.PLAIN, "🔽"))
    rows = [Row(tuple(some)) for some in (lifts, ways) if some]
    return Page((Text("\n".join(lines)), *rows), ACCENT)


def until(moment: float | None, words: Words) -> str:
    return words("bans-for-good") if moment is None else f"<t:{int(moment)}:f>"


def _told(ban: Ban, words: Words) -> str:
    line = words(
        "bans-line",
        who=_person(ban.other, words),
        until=until(ban.until, words),
        by=_person(ban.by, words),
    )
    return (
        f"{line}\n-# {words('bans-reason', reason=escape(ban.reason, LONGEST_REASON))}"
        if ban.reason
        else line
    )


def _person(user_id: int | None, words: Words) -> str:
    return words("audit-somebody") if user_id is None else f"<@{user_id}>"
