"""The page that tells those who manage a server who has set what there, and what moderators did to
its tables. It names people by mentions, so that nobody's name is kept, and tells nothing of what
anybody holds. Texts: servers.ftl.
"""

import json
from collections.abc import Sequence
from itertools import accumulate

from bot.i18n.words import Words, commas
from bot.pages.page import Block, Button, Do, Page, Row, Text, Tone
from bot.tables.audit import Act, Line
from cogs.lists import mention
from cogs.moderation.settings_page import ACCENT, AUDIT, PAGE, value_of
from games.registry import GAMES

LINES = 10
"""On a page, at most."""

ROOM = 3500
"""Characters of lines on a page: with many channels or roles, one alone takes six hundred."""

_MENTIONS = {"places": "<#{}>", "starters": "<@&{}>"}
_CHOICES = ("slowest", "pace", "level", "locale")


def audit_page(lines: Sequence[Line], words: Words, *, is_newest: bool) -> Page:
    """`lines`: all that are left, the newest first. Those that find no room are on the next page;
    of those that stand together and repeat each other, only the last word is told.
    """
    said = [f"### {words('audit-title')}"]
    groups = _groups(lines)
    shown = _fitting([_several(group, words) for group in groups[:LINES]])
    said += shown
    if not lines:
        said.append(words("audit-nothing"))
    ways: list[Button] = []
    if not is_newest:
        ways.append(Button(words("audit-newest"), Do(AUDIT), Tone.PLAIN, "⏫"))
    if len(shown) < len(groups):
        last = groups[len(shown) - 1][-1]
        ways.append(Button(words("chat-older"), Do(AUDIT, last.number), Tone.PLAIN, "🔽"))
    ways.append(Button(words("audit-back"), Do(PAGE), Tone.PLAIN, "⚙️"))
    blocks: tuple[Block, ...] = (Text("\n".join(said)), Row(tuple(ways)))
    return Page(blocks, ACCENT)


def _groups(lines: Sequence[Line]) -> list[list[Line]]:
    groups: list[list[Line]] = []
    for line in lines:
        if groups and line.repeats(groups[-1][0]):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _several(group: Sequence[Line], words: Words) -> str:
    """What, and below it, smaller, when: a phone has no room for both on a line."""
    last, first = group[0], group[-1]
    told = f"{_told(last, words)}\n-# <t:{int(last.at)}:f>"
    if last is first:
        return told
    return f"{told} {words('audit-more', count=len(group) - 1, since=f'<t:{int(first.at)}:f>')}"


def _fitting(told: Sequence[str]) -> Sequence[str]:
    """As many as have room."""
    ends = accumulate(map(len, told))
    return [one for one, end in zip(told, ends, strict=True) if end <= ROOM]


def _told(line: Line, words: Words) -> str:
    who, other = mention(line.by, words), mention(line.other, words)
    if line.act == Act.SET:
        rule = words(f"audit-rule-{line.about.replace('_', '-')}")
        return words("audit-set", who=who, rule=rule, value=_value(line, words))
    return words(
        f"audit-{line.act}", who=who, other=other, table=line.about or "?", value=line.value
    )


def _value(line: Line, words: Words) -> str:
    """What a rule was set to, in words."""
    value = json.loads(line.value)
    if line.about == "games_off":
        titles = [words(f"{slug}-title") for slug in value if slug in GAMES]
        return commas(words, titles) or words("audit-nobody")
    if line.about in _MENTIONS:
        mentions = [_MENTIONS[line.about].format(one) for one in value]
        return commas(words, mentions) or words("audit-all")
    if line.about in _CHOICES:
        return value_of(line.about, value, words)
    if isinstance(value, bool):
        return words("audit-on" if value else "audit-off")
    return words("audit-usual") if value is None else str(value)
