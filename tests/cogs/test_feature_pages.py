"""The general tests find what features provide (tests/cogs/features.py)."""

from bot.features import FEATURES
from tests.cogs import features
from tests.cogs.faces import FACES, WORDS
from tests.cogs.stage import Stage


def test_every_module_for_general_tests_belongs_to_a_feature() -> None:
    """A module in a folder that belongs to no feature would never be used."""
    found = {
        path.parent.name
        for name in ("pages", "names")
        for path in features.HERE.glob(f"*/{name}.py")
    }
    assert {f"cogs.{folder}" for folder in found} <= {*FEATURES}


def test_general_tests_find_the_pages_of_features() -> None:
    listed = features.pages()
    in_folders = {name for one in features.told("pages", "PAGES") for name in one}
    assert {*listed} == in_folders

    scene = Stage(3, 1).scene()
    drawn = [name for name, _ in features.pages_of_game(scene, FACES[scene.game], WORDS)]
    # Two features must not give a page the same name.
    assert len(drawn) == len({*drawn})
