"""The audit page with long entries."""

import json

from bot.i18n.words import Words
from bot.pages.page import Button, Page, Row, Text
from bot.pages.presentable import is_presentable
from bot.servers.rules import MOST_NAMED
from bot.tables.audit import AuditLine
from cogs.moderation.settings import AUDIT, LINES, audit_page

WORDS = Words("en")
SET = ("set", "places")
# The longest entry: as many channels as an entry names.
CHANNELS = json.dumps([900_000_000_000_000_000 + one for one in range(MOST_NAMED)])


def told(page: Page) -> int:
    """Return the number of entries on the page."""
    return sum(block.body.count("-# <t:") for block in page.blocks if isinstance(block, Text))


def older(page: Page) -> list[int]:
    """Return the number of the entry at which the next page begins, in a list that may be empty."""
    rows = [block for block in page.blocks if isinstance(block, Row)]
    buttons = [button for row in rows for button in row.buttons if isinstance(button, Button)]
    return [one.does.index for one in buttons if one.does.verb == AUDIT and one.does.index]


def test_long_entries_are_spread_over_pages() -> None:
    left = [
        AuditLine(number, 1_790_000_000.0, 900_000_000_000_000_000 + number, None, *SET, CHANNELS)
        for number in range(LINES, 0, -1)
    ]
    pages = 0
    while left:
        page = audit_page(left, WORDS, is_newest=not pages)
        assert is_presentable(page), "nothing is cut off"

        pages = pages + 1
        many = told(page)
        # The next page begins after the last entry that was shown.
        assert older(page) == ([left[many - 1].number] if many < len(left) else [])

        left = left[many:]

    assert pages == 2


def switched(number: int, by: int | None = 1, about: str = "rings", act: str = "set") -> AuditLine:
    return AuditLine(number, float(number), by, None, act, about, "true" if number % 2 else "false")


def test_repeated_changes_of_a_rule_are_one_entry() -> None:
    # Forty changes of one rule by one person, then entries that differ in person or rule.
    lines = [switched(number) for number in range(60, 20, -1)]
    lines += [switched(20, by=2), switched(19), switched(18, about="pictures"), switched(17)]
    (text, _) = audit_page(lines, WORDS, is_newest=True).blocks

    assert isinstance(text, Text)

    told = text.body.splitlines()[1:]
    more = WORDS("audit-more", count=39, since="<t:21:f>")
    # The forty are one entry that says since when.
    assert told[1::2] == [f"-# <t:60:f> {more}", *(f"-# <t:{at}:f>" for at in (20, 19, 18, 17))]


def test_next_page_begins_after_a_grouped_entry() -> None:
    # Groups of three entries, each group by another person.
    lines = [switched(number, about=f"{number // 3}") for number in range(100, 0, -1)]
    lines = [line._replace(about="rings", by=int(line.about)) for line in lines]
    (beyond,) = older(audit_page(lines, WORDS, is_newest=True))
    behind = [line for line in lines if line.number < beyond]

    assert (behind[0].by, len({line.by for line in lines} - {line.by for line in behind})) == (
        23,
        LINES,
    )


def test_entries_about_tables_are_not_grouped() -> None:
    # Only changes of rules are grouped: an act at a table is always shown.
    lines = [switched(number, about="12", act="skip") for number in (3, 2, 1)]
    assert told(audit_page(lines, WORDS, is_newest=True)) == 3
