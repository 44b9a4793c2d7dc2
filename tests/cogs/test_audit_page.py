"""What the audit tells on one page, where its lines are long."""

import json

from bot.chat.pages.page import Row
from bot.chat.pages.presentable import is_presentable
from bot.language.words import Words
from bot.servers.audit import Line
from bot.servers.rules import MOST_NAMED
from cogs.servers.audit_page import LINES, audit_page
from cogs.servers.page import AUDIT

WORDS = Words("en")
CHANNELS = json.dumps([900_000_000_000_000_000 + one for one in range(MOST_NAMED)])


def test_all_lines_are_read_however_long_they_are():
    lines = [
        Line(number, 1_790_000_000.0, 900_000_000_000_000_001, None, "set", "places", CHANNELS)
        for number in range(LINES, 0, -1)
    ]
    left, pages = lines, 0
    while left:
        page = audit_page(left, WORDS, is_newest=not pages, has_more=False)
        assert is_presentable(page), "nothing is cut off"
        pages += 1
        older = [
            button.does.index
            for block in page.blocks
            if isinstance(block, Row)
            for button in block.buttons
            if button.does.verb == AUDIT and button.does.index
        ]
        told = page.blocks[0].body.count("<t:")
        assert older == ([left[told - 1].number] if told < len(left) else [])
        left = left[told:]
    assert pages == 2
