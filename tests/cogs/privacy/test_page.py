"""`/chicken me` has a line for every kind of stored data."""

from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.page import Text
from bot.storage.stored import ColumnKind, columns
from bot.tables.table import Table, alone_with
from cogs.privacy.knowledge import Knowledge
from cogs.privacy.page import me_page

WORDS = Words("en")

KINDS = sorted({table for table, _ in columns(ColumnKind.PERSON, ColumnKind.DOER)} | {"surfaces"})
WITH_A_TABLE = {"seats", "surfaces"}
"""Data of a person at a table, which has lines of its own."""

PERSON = {
    "dm_channel_id": 1,
    "dm_open": True,
    "locale": "en",
    "pictures": True,
    "motion": False,
    "cards": "dm",
    "hen": "sun-coal",
}


@pytest.mark.parametrize("kind", [one for one in KINDS if one not in WITH_A_TABLE])
def test_page_has_a_line_for_every_kind_of_data(kind: str) -> None:
    # Only this kind has rows, so any line is about it.
    rows = {one: [PERSON | {"guild_id": 1}] if one == kind else [] for one in KINDS}
    page = me_page(Knowledge(1, rows, ()), WORDS)
    (said,) = [block.body for block in page.blocks if isinstance(block, Text)]
    # A title, the lines, and the last line on what is never stored.
    _, *told, never = said.splitlines()

    assert never == f"-# {WORDS('me-never')}"
    assert told
    assert WORDS("me-none") not in told


def test_page_shows_the_name_of_the_language() -> None:
    rows = {kind: [PERSON] if kind == "people" else [] for kind in KINDS}
    page = me_page(Knowledge(1, rows, ()), WORDS)
    (said,) = [block.body for block in page.blocks if isinstance(block, Text)]
    assert WORDS("me-reached", dm="open", language="English") in said


def test_dm_is_not_counted_as_a_server() -> None:
    rows = dict.fromkeys(KINDS, ())
    dm = Table("t", "out", alone_with(1), 2, 1, 3, "00", "00", "00", 0.0)
    # Only a real server counts.
    assert Knowledge(1, rows, (dm,)).server_count == 0
    assert Knowledge(1, rows, (dm, replace(dm, guild_id=7))).server_count == 1
