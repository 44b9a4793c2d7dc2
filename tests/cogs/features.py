"""What the tests of features tell the tests that look at all of Coop.

The folder of a feature's tests, `tests/cogs/FEATURE`, may have two modules:

* `pages`: `PAGES`, a function by name for each page that belongs to no game; `ON_A_PHONE`, names of
  those that must be no taller than a phone; `of_game`, the pages about a running game.
* `names`: `COMMANDS`, its commands below `/chicken`; `UNSIGNED`, the verbs of its buttons whose ids
  carry no token; `BUTTONS`, the verbs of its buttons on other pages; `FAMILIES`, the ids of
  sentences that it puts together.

Each of these may be left out.
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
    """Yield what each feature's module of that name calls so."""
    for feature in FEATURES:
        folder = feature.rpartition(".")[2]
        if (HERE / folder / f"{module}.py").exists():
            found = import_module(f"tests.cogs.{folder}.{module}")
            if hasattr(found, name):
                yield getattr(found, name)


def pages() -> Mapping[str, Callable[[Words], Page]]:
    """The pages of features that belong to no game."""
    return {name: page for one in told("pages", "PAGES") for name, page in one.items()}


def pages_on_a_phone(words: Words) -> Iterator[Page]:
    """Those that must be no taller than a phone."""
    drawn = pages()
    for names in told("pages", "ON_A_PHONE"):
        yield from (drawn[name](words) for name in names)


def pages_of_game(scene: Scene, face: Face, words: Words) -> Iterator[tuple[str, Page]]:
    """What anybody may open about a running game, by name. `scene`: the public one."""
    for draw in told("pages", "of_game"):
        yield from draw(scene, face, words)


def buttons() -> set[str]:
    """The verbs of buttons that features put on other pages. Stored pages leave them out, so that
    they are the same without a feature.
    """
    return {verb for verbs in told("names", "BUTTONS") for verb in verbs}
