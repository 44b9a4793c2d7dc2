"""What the audit tells on one page, where its lines are long."""

import json

from bot.chat.pages.page import Button, Page, Row, Text
from bot.chat.pages.presentable import is_presentable
from bot.language.words import Words
from bot.servers.audit import Line
from bot.servers.rules import MOST_NAMED
from cogs.servers.audit_page import LINES, audit_page
from cogs.servers.page import AUDIT

WORDS = Words("en")
CHANNELS = json.dumps([900_000_000_000_000_000 + one for one in range(MOST_NAMED)])


def told(page: Page) -> int:
    """How many lines."""
    return sum(block.body.count("<t:") for block in page.blocks if isinstance(block, Text))


def older(page: Page) -> list[int]:
    """Beyond which line the next page begins, if there is one."""
    rows = [block for block in page.blocks if isinstance(block, Row)]
    buttons = [one for row in rows for one in row.buttons if isinstance(one, Button)]
    return [one.does.index for one in buttons if one.does.verb == AUDIT and one.does.index]


def test_all_lines_are_read_however_long_they_are() -> None:
    left = [
        Line(number, 1_790_000_000.0, 900_000_000_000_000_001, None, "set", "places", CHANNELS)
        for number in range(LINES, 0, -1)
    ]
    pages = 0
    while left:
        page = audit_page(left, WORDS, is_newest=not pages, has_more=False)
        assert is_presentable(page), "nothing is cut off"
        pages, many = pages + 1, told(page)
        assert older(page) == ([left[many - 1].number] if many < len(left) else [])
        left = left[many:]
    assert pages == 2
