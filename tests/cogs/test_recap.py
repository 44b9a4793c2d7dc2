"""What decided a game, in up to three sentences: true of every one of two hundred games."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from games.registry import GAMES, package_of
from tests.cogs.faces import FACES, WORDS
from tests.cogs.recaps import plain_facts, played

PLAYED = 200
LONGEST = 200
"""Characters of all three: three lines on a phone, with names as long as here."""


@pytest.mark.parametrize("slug", GAMES)
def test_every_recap_is_true_and_short(slug: str) -> None:
    recounted = f"tests.cogs.{package_of(slug)}.recounted"
    has_own = find_spec(recounted) is not None
    facts = import_module(recounted).facts if has_own else plain_facts
    several = set()
    for number in range(PLAYED):
        game = played(slug, number)
        said = [*FACES[slug].recap(game.scene, WORDS)]
        assert said == facts(game), number
        assert 1 <= len(said) <= 3
        assert len(" ".join(said)) <= LONGEST, said
        assert said == [*FACES[slug].recap(game.scene, WORDS)]
        several.add(tuple(said))
    assert len(several) > PLAYED / 2, "no two games are alike"
