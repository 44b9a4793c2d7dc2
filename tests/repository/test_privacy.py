"""What hosts adopt as their policy and terms is true of this code."""

import re

import pytest

from bot.settings import Settings
from bot.storage.stored import NAMES_SOMEBODY, STORED, columns
from cogs.privacy.upkeep import LONGEST_GONE
from tests.repository.tree import ROOT

PRIVACY = (ROOT / "docs/privacy.md").read_text("utf-8")
TERMS = (ROOT / "docs/terms.md").read_text("utf-8")

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PRIVACY.splitlines()
    if line.startswith("| `")
]


def test_it_tells_of_all_that_names_somebody_and_of_nothing_else():
    told = [row[0].strip("`") for row in ROWS]
    for table, _ in columns(*NAMES_SOMEBODY):
        assert table in told, (
            f"docs/privacy.md does not tell of `{table}`: say what is in it, what for, until when"
        )

    assert len(told) == len({*told})

    for table in told:
        assert table in STORED, f"docs/privacy.md tells of `{table}`, which is stored no more"


def test_of_each_it_says_what_what_for_and_until_when():
    for row in ROWS:
        assert len(row) == 4, row
        assert all(row), row
        assert re.search(r"with |until|a day", row[3]), row


def test_its_numbers_are_those_of_the_code():
    days = Settings.model_fields["keep_days"].default
    assert f"{days} days after its last choice (`COOP_KEEP_DAYS`)" in PRIVACY
    assert f"{LONGEST_GONE} days after Coop was taken off" in PRIVACY


@pytest.mark.parametrize("text", [PRIVACY, TERMS], ids=["privacy", "terms"])
def test_three_lines_make_it_ones_own(text):
    assert len(re.findall(r"^\* \*\*.*:\*\* …$", text, re.MULTILINE)) == 3
    assert text.count("…") == 3


@pytest.mark.parametrize(
    ("text", "setting"), [(PRIVACY, "COOP_PRIVACY_URL"), (TERMS, "COOP_TERMS_URL")]
)
def test_it_says_where_its_address_goes(text, setting):
    assert setting in text
    assert "Developer Portal" in text
