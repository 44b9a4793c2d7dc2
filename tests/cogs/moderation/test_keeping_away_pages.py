"""The pages of blocks and bans, filled to their limits."""

import pytest

from bot.i18n.words import Words
from bot.pages.limits import COMPONENTS
from bot.pages.page import Page
from bot.pages.presentable import component_count, presentable
from bot.servers.bans import Ban
from cogs.moderation.bans import LONGEST_REASON, bans_page
from cogs.moderation.blocks import SHOWN, blocks_page, page_of
from cogs.political.board import FRAME, PHONE, height
from tests.cogs.reading import buttons, said

WORDS = Words("en")
# Ids of Discord's length, and more of them than three pages hold.
MANY = [*range(900_000_000_000_000_000, 900_000_000_000_000_000 + 3 * SHOWN + 1)]


def a_ban(number: int, reason: str) -> Ban:
    return Ban(70, number, 1.0, 2_000_000_000.0, MANY[0], MANY[1], reason)


BLOCKS = blocks_page(MANY, 1, WORDS, [WORDS("blocks-done", who=f"<@{MANY[0]}>")])
BANS = bans_page([a_ban(number, "a" * 60) for number in range(16)], 1, WORDS)


@pytest.mark.parametrize("page", [BLOCKS, BANS], ids=["blocks", "bans"])
def test_pages_of_blocks_and_bans_fit_a_phone(page: Page) -> None:
    assert component_count(presentable(page).blocks) <= COMPONENTS
    assert FRAME + height(page.blocks) <= PHONE


def test_longest_reasons_are_sent_whole() -> None:
    # Underscores are escaped, which doubles their length.
    page = bans_page([a_ban(number, "_" * LONGEST_REASON) for number in range(4)], 0, WORDS)
    assert said(page).count("\\_") == 4 * LONGEST_REASON
    assert len(said(page)) < 4000


def test_long_list_links_to_other_pages() -> None:
    assert [button.label for button in buttons(BLOCKS)][-2:] == [
        WORDS("chat-newer"),
        WORDS("chat-older"),
    ]
    # The second page begins with the id after the first SHOWN.
    assert f"<@{MANY[SHOWN]}>" in said(BLOCKS)
    assert f"<@{MANY[2 * SHOWN]}>" not in said(BLOCKS)


def test_page_number_beyond_the_end_shows_the_last_page() -> None:
    page = blocks_page(MANY, 99, WORDS)
    assert f"<@{MANY[-1]}>" in said(page)
    assert WORDS("chat-older") not in [button.label for button in buttons(page)]


def test_page_of_an_id_in_the_list() -> None:
    # An id that is not in the list leads to the first page.
    assert [page_of(MANY, one) for one in (MANY[0], MANY[SHOWN], MANY[-1], 5)] == [0, 1, 3, 0]


# In these languages a date needs an article.
@pytest.mark.parametrize(
    ("locale", "until"),
    [("de", "bis zum <t:2000000000:f>"), ("es", "hasta el <t:2000000000:f>")],
)
def test_date_has_an_article(locale: str, until: str) -> None:
    assert until in said(bans_page([a_ban(1, "")], 0, Words(locale)))
