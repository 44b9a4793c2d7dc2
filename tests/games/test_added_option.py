"""A new option of a game leaves positions valid that were stored before."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.newcomer import Copy

OLD = "    deals: Literal[0, 1, 2, 3, 4, 5] = 1\n"
ADDED = '    breather: Literal["no", "yes"] = "no"\n'


# Slow: runs the upgrade tests in a copy of the tree.
@pytest.mark.slow
def test_old_records_and_buttons_stay_valid_when_an_option_is_added(tmp_path: Path) -> None:
    """Open databases of older versions with a copy of the tree that has one more option."""
    copy = Copy(tmp_path)
    file = copy.root / "games" / "chicken_out" / "state.py"
    text = file.read_text("utf-8")

    # The edit must hit exactly one line, or the copy would be unchanged.
    assert text.count(OLD) == 1

    file.write_text(text.replace(OLD, OLD + ADDED), "utf-8")

    found = copy.ran("pytest", "-q", "-p", "no:cacheprovider", "--game", "out", "tests/upgrade")

    assert " passed" in found


@pytest.mark.parametrize("slug", GAMES)
def test_new_option_is_left_out_where_it_has_its_default(slug: str) -> None:
    options = GAMES[slug].Options

    class Wider(options):  # type: ignore[misc, valid-type]
        breather: str = "no"

    # Fingerprints are made of dumped options, so a default must not appear in them.
    assert Wider().model_dump() == options().model_dump()
    assert Wider(breather="yes").model_dump() == options().model_dump() | {"breather": "yes"}
    assert Wider.model_validate(Wider(breather="yes").model_dump()).breather == "yes"
