"""Tests that THIRD_PARTY.md is complete and up to date."""

import pytest

from deploy import licences
from tests.repository.test_locks import pinned

LOCK = "requirements-postgres.lock"


@pytest.fixture(scope="module")
def rows():
    lines = licences.FILE.read_text("utf-8").splitlines()
    table = [line for line in lines if line.startswith("| ")]
    # The first row of the table is its heading.
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1:]]


def test_licence_file_is_up_to_date():
    written = licences.FILE.read_text("utf-8")
    assert written == licences.page(), "run: make licences"


def test_each_package_of_the_lock_file_is_listed_in_its_version(rows):
    assert {name: version for name, version, *_ in rows} == pinned(LOCK)


def test_each_package_has_a_licence_its_text_and_a_source(rows):
    for name, _, licence, text, source in rows:
        # An SPDX expression such as `Apache-2.0`, or two of them joined by AND.
        assert licence.replace("-", "").replace(".", "").isalnum() or " AND " in licence, name
        assert text.startswith(("`", "<https://spdx.org/licenses/")), name
        assert source.startswith("<https://"), name
