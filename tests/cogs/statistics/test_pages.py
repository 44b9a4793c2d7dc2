"""The pages of statistics: they fit, and read as before."""

from pathlib import Path

import pytest

from bot.pages.page import picture_of
from tests.cogs.faces import WORDS, assert_fits, assert_reads_as_it_did
from tests.cogs.statistics.pages import PAGES
from tests.golden import assert_none_left_over
from tests.support.pictures import assert_well_drawn

STORED = Path(__file__).parent / "stored"


@pytest.mark.parametrize("name", PAGES)
def test_a_chart_is_well_drawn_and_its_page_fits(name: str) -> None:
    page = PAGES[name](WORDS)
    assert_fits(page)
    if (image := picture_of(page)) is not None:
        assert_well_drawn(image.picture)


@pytest.mark.golden
@pytest.mark.parametrize("name", PAGES)
def test_page_reads_as_before(name: str) -> None:
    assert_reads_as_it_did(PAGES[name](WORDS), name, STORED)


@pytest.mark.golden
def test_no_page_is_left_over() -> None:
    assert_none_left_over([*STORED.iterdir()], PAGES, "")
