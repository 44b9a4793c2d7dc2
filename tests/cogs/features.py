"""What the tests of features provide to the tests that look at all of Coop.

The folder of a feature's tests, `tests/cogs/FEATURE`, may have two modules:

* `pages`: `PAGES`, a function by name for each page that belongs to no game; `ON_A_PHONE`, names of
  the pages that must be no higher than a phone's screen; `of_game`, the pages about a running game.
* `names`: `COMMANDS`, its commands below `/chicken`; `UNSIGNED`, the verbs of its buttons with
  unsigned ids; `BUTTONS`, the verbs of its buttons on other pages; `FAMILIES`, the ids of texts
  that it builds from parts.

All of these names are optional.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from bot.features import FEATURES
from bot.i18n.words import Words
from bot.pages.faces import Face
from bot.pages.page import Page
from bot.tables.scene import Scene

HERE = Path(__file__).parent


def told(module: str, name: str) -> Iterator[Any]:
    """Yield the value of `name` from each feature's module that defines it."""
    for feature in FEATURES:
        folder = feature.rpartition(".")[2]
        # Most features have no such module, so a missing file is no error.
        if (HERE / folder / f"{module}.py").exists():
            found = import_module(f"tests.cogs.{folder}.{module}")
            if hasattr(found, name):
                yield getattr(found, name)


def pages() -> Mapping[str, Callable[[Words], Page]]:
    """Return the pages of features that belong to no game, by name."""
    return {name: page for one in told("pages", "PAGES") for name, page in one.items()}


def pages_on_a_phone(words: Words) -> Iterator[Page]:
    """Yield the pages that must be no higher than a phone's screen."""
    drawn = pages()
    for names in told("pages", "ON_A_PHONE"):
        yield from (drawn[name](words) for name in names)


def pages_of_game(scene: Scene, face: Face, words: Words) -> Iterator[tuple[str, Page]]:
    """Yield the pages about a running game that every player may open, with their names.

    Args:
        scene: The public scene of the game.
    """
    for draw in told("pages", "of_game"):
        yield from draw(scene, face, words)


def buttons() -> set[str]:
    """Return the verbs of buttons that features add to other pages.

    Stored pages leave these buttons out, so that they stay the same without a feature.
    """
    return {verb for verbs in told("names", "BUTTONS") for verb in verbs}
