"""The host's settings page: a menu for each setting, which shows the present value."""

from importlib import import_module
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.i18n.words import Words, locales
from bot.pages.limits import COMPONENTS
from bot.pages.page import Menu, Page
from bot.pages.presentable import component_count, presentable
from bot.tables.table import Pace
from cogs.lobby.setup_page import OF_GAME, OF_TABLE, Setup, line_index, pace_label
from cogs.political.board import FRAME, PHONE, height
from games.chicken_out.state import AUTOMATIC
from games.registry import GAMES, package_of
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.reading import buttons, menus
from tests.support.languages import german_too

WORDS = Words("en")
LINE = 100
"""Discord's limit on the characters of a menu item."""


def page(game: str, group: int = OF_TABLE, **changes: Any) -> Page:
    settings = getattr(import_module(f"cogs.{package_of(game)}"), "SETTINGS", ())
    seats = GAMES[game].seats
    shown = {"least": seats[0], "most": seats[-1], **changes}
    return Setup(Mock(), GAMES[game], settings).page(lobby(2, game=game, **shown), WORDS, group)


def chosen(menu: Menu) -> list[str]:
    return [item.label for item in menu.items if item.chosen]


@pytest.mark.parametrize("game", GAMES)
def test_setup_page_holds_all_options_of_the_command(game: str) -> None:
    # Equal pages have all settings; else each page has a group.
    pages = dict.fromkeys((page(game), page(game, OF_GAME)))
    found = [menu for shown in pages for menu in menus(shown)]
    settings = getattr(import_module(f"cogs.{package_of(game)}"), "SETTINGS", ())
    # Pace, level and fill, the language if there are several, and the game's own settings.
    assert len(found) == 3 + (len(locales()) > 1) + len(settings)
    assert all(menu.verb == f"setup-{game}" for menu in found)

    # A menu item is known by its index, so no two menus may share one.
    indices = [item.index for menu in found for item in menu.items]
    assert len(indices) == len(set(indices))
    assert all(len(chosen(menu)) == 1 for menu in found)
    assert all(len(item.label) <= LINE for menu in found for item in menu.items)


@pytest.mark.parametrize("game", GAMES)
def test_setup_page_fits_a_phone(game: str) -> None:
    shown = page(game)
    assert component_count(presentable(shown).blocks) <= COMPONENTS
    assert FRAME + height(shown.blocks) <= PHONE


@pytest.mark.parametrize("game", GAMES)
def test_setup_page_chooses_one_language(game: str, tmp_path: Path) -> None:
    with german_too(tmp_path):
        shown = page(game, locale="de")
        lines = {item.label: item.chosen for menu in menus(shown) for item in menu.items}
        assert lines[WORDS("setup-locale", language="English")] is False
        assert lines[WORDS("setup-locale", language="Deutsch")] is True
        assert component_count(presentable(shown).blocks) <= COMPONENTS
        assert FRAME + height(shown.blocks) <= PHONE


def test_setup_page_shows_the_present_settings() -> None:
    options = {"exact": "double", "memory_aid": True}
    changes: dict[str, Any] = {"pace": Pace.DAYS, "level": "hard", "fill": 5, "options": options}
    pages = [page("playing", group, **changes) for group in (OF_TABLE, OF_GAME)]
    lines = [chosen(menu)[0] for shown in pages for menu in menus(shown)]

    # The menu of languages exists only if several are available.
    assert [line for line in lines if line != WORDS("setup-locale", language="English")] == [
        pace_label(GAMES["playing"], Pace.DAYS, WORDS),
        WORDS("setup-level", level=WORDS("level-hard")),
        WORDS("setup-fill", fill=5),
        WORDS("playing-setting-prize-table"),
        WORDS("playing-setting-exact-double"),
        WORDS("playing-setting-goals-printed21"),
        WORDS("playing-setting-memory_aid-true"),
    ]


def test_number_of_deals_is_automatic_or_one_of_those_that_are_allowed() -> None:
    deals = menus(page("out", OF_GAME))[-1]
    assert [item.label for item in deals.items] == [
        f"{WORDS('out-named-deals')} {WORDS(f'out-setting-deals-{deals}')}"
        for deals in (AUTOMATIC, 1, 2, 3, 4, 5)
    ]


def test_value_found_by_the_deal_is_not_offered() -> None:
    lines = [item.label for menu in menus(page("crazy", OF_GAME)) for item in menu.items]
    assert f"{WORDS('crazy-named-first')} {WORDS('crazy-setting-first-host')}" in lines
    # "second" is found by the deal and no choice of the host.
    assert not any(line.endswith(WORDS("crazy-setting-first-second")) for line in lines)


def test_setup_page_has_buttons_to_remove_and_cancel() -> None:
    assert [button.does.verb for button in buttons(page("heist"))] == [
        "setup-heist",
        "remove",
        "cancel",
    ]


def test_setup_page_of_a_lone_host_has_no_remove_button() -> None:
    # A host alone: there is no other player to remove.
    alone = Setup(Mock(), GAMES["heist"], ()).page(lobby(1), WORDS)
    assert [button.does.verb for button in buttons(alone)] == ["setup-heist", "cancel"]


def test_talk_button_is_missing_if_the_server_forbids_talk() -> None:
    """The button shows the value that a press sets.

    Where the server forbids talk there is no button.
    """
    # The index is the value that a press sets, the opposite of the present one.
    talk, on = (next(buttons(page("heist", talks=talks))) for talks in (False, True))
    assert talk.label == WORDS("server-switch-talk", on="false")
    assert (talk.does.index, on.does.index) == (
        line_index("talks", True),
        line_index("talks", False),
    )

    silent = buttons(page("heist", talks=None))
    assert [one.does.verb for one in silent] == ["remove", "cancel"]
