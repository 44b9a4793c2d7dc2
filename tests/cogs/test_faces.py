"""What the faces of all games have in common."""

from importlib import import_module
from typing import Any, get_args

import pytest

from bot.tables.table import Status
from cogs.pages import setting
from games.registry import GAMES, package_of
from tests.cogs.faces import FACES, WORDS, page_of
from tests.cogs.reading import buttons, said
from tests.cogs.stage import Stage

SETTINGS = [
    (slug, name)
    for slug in GAMES
    for name in getattr(import_module(f"cogs.{package_of(slug)}"), "SETTINGS", ())
]
HINT = 100
"""Discord's limit on the characters of an option's description."""


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(GAMES)


@pytest.mark.parametrize(("slug", "name"), SETTINGS)
def test_every_setting_is_explained_and_so_are_its_values(slug: str, name: str) -> None:
    assert 0 < len(WORDS(f"{slug}-setting-{name}")) <= HINT
    for value in _values(GAMES[slug].Options.model_fields[name]):
        assert 0 < len(WORDS(setting(slug, name, value))) <= HINT


def _values(field: Any) -> tuple[Any, ...]:
    """Return the values of a setting: some words, some numbers, or yes and no."""
    return get_args(field.annotation) or (True, False)


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("slug", GAMES)
def test_paused_table_says_why_and_asks_nothing(slug: str, viewer: int | None) -> None:
    stage = Stage(GAMES[slug].seats[0], 1, game=GAMES[slug])
    stage.session.table.status = Status.PAUSED
    stage.session.table.reason = "paused-channel-gone"
    page = page_of(stage.scene(viewer))

    assert WORDS("paused-channel-gone") in said(page)

    # Buttons that are never answers to the game.
    always = {"hand", "watch", "more", "more-card", f"rules-{slug}", "tricks"}
    assert {button.does.verb for button in buttons(page)} <= always
