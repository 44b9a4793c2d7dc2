"""Tests that the policy and terms for hosts match the code."""

import re

import pytest

from bot.settings import Settings
from bot.storage.stored import IDENTIFIES_A_PERSON, STORED, columns
from cogs.privacy.upkeep import LONGEST_GONE
from tests.repository.tree import ROOT

PRIVACY = (ROOT / "docs/privacy.md").read_text("utf-8")
TERMS = (ROOT / "docs/terms.md").read_text("utf-8")

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PRIVACY.splitlines()
    if line.startswith("| `")
]


def test_policy_names_exactly_the_tables_with_personal_data():
    table_names = [row[0].strip("`") for row in ROWS]
    # Tables with a column that identifies a person.
    for table, _ in columns(*IDENTIFIES_A_PERSON):
        assert table in table_names, (
            f"docs/privacy.md does not tell of `{table}`: say what is in it, what for, until when"
        )

    # Each table has one row.
    assert len(table_names) == len({*table_names})

    for table in table_names:
        # A table that was removed must leave the policy too.
        assert table in STORED, f"docs/privacy.md tells of `{table}`, which is stored no more"


def test_policy_explains_each_table():
    for row in ROWS:
        # Table, content, purpose and end.
        assert len(row) == 4, row
        assert all(row), row
        assert re.search(r"with |until|a day", row[3]), row


def test_policy_has_the_periods_of_the_code():
    days = Settings.model_fields["keep_days"].default
    assert f"{days} days after its last choice (`COOP_KEEP_DAYS`)" in PRIVACY
    assert f"{LONGEST_GONE} days after Coop was removed" in PRIVACY


@pytest.mark.parametrize("text", [PRIVACY, TERMS], ids=["privacy", "terms"])
def test_document_has_three_lines_to_fill_in(text):
    # Lines with an ellipsis are to be filled in by the host.
    assert len(re.findall(r"^\* \*\*.*:\*\* …$", text, re.MULTILINE)) == 3
    assert text.count("…") == 3


@pytest.mark.parametrize(
    ("text", "setting"), [(PRIVACY, "COOP_PRIVACY_URL"), (TERMS, "COOP_TERMS_URL")]
)
def test_document_names_its_setting(text, setting):
    assert setting in text
    assert "Developer Portal" in text
