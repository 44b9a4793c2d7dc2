"""An option that is added to a game changes no position that was stored before it existed."""

from pathlib import Path

import pytest

from games.registry import GAMES
from tests.games.newcomer import Copy

OLD = "    deals: Literal[0, 1, 2, 3, 4, 5] = 1\n"
ADDED = '    breather: Literal["no", "yes"] = "no"\n'


@pytest.mark.slow
def test_old_records_and_buttons_stay_valid_when_an_option_is_added(tmp_path: Path) -> None:
    """The databases of older versions are opened by a copy of the tree that has one option more."""
    copy = Copy(tmp_path)
    file = copy.root / "games" / "chicken_out" / "state.py"
    text = file.read_text("utf-8")

    assert text.count(OLD) == 1

    file.write_text(text.replace(OLD, OLD + ADDED), "utf-8")

    found = copy.ran("pytest", "-q", "-p", "no:cacheprovider", "--game", "out", "tests/upgrade")

    assert " passed" in found


@pytest.mark.parametrize("slug", GAMES)
def test_new_option_is_left_out_where_it_has_its_default(slug: str) -> None:
    options = GAMES[slug].Options

    class Wider(options):  # type: ignore[misc, valid-type]
        breather: str = "no"

    assert Wider().model_dump() == options().model_dump()
    assert Wider(breather="yes").model_dump() == options().model_dump() | {"breather": "yes"}
    assert Wider.model_validate(Wider(breather="yes").model_dump()).breather == "yes"
