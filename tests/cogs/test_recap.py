"""The recap of a game, in up to three sentences: true for each of fifty games."""

from importlib import import_module
from importlib.util import find_spec

import pytest

from games.registry import GAMES, package_of
from tests.cogs.faces import FACES
from tests.cogs.recaps import assert_recaps, plain_facts, played

PLAYED = 50


@pytest.mark.parametrize("slug", GAMES)
def test_every_recap_is_true_and_short(slug: str) -> None:
    # A game with its own recap has a module that recounts it; the others use the plain recap.
    recounted = f"tests.cogs.{package_of(slug)}.recounted"
    has_own = find_spec(recounted) is not None
    facts = import_module(recounted).facts if has_own else plain_facts
    games = (played(slug, number) for number in range(PLAYED))
    assert_recaps(FACES[slug].recap, facts, games, is_plain=not has_own)
