"""Pages that belong to no game, compared with the files tests/cogs/pages/*.txt."""

from collections.abc import Callable

import pytest

from bot.pages.page import Page
from bot.pages.presentable import presentable
from bot.tables.table import Absence
from cogs.info.pages import greeting_page, help_page, mine_page, topic_page
from cogs.lobby.face import LOBBY
from cogs.lobby.mending import mending_page
from cogs.my_hen.page import my_hen_page
from cogs.political.board import FRAME, height
from tests.cogs.faces import (
    WORDS,
    assert_no_page_is_left_over,
    assert_reads_as_it_did,
)
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.moderation.server_pages import SERVERS
from tests.cogs.stage import Stage


def away(why: Absence) -> Page:
    """Return the card of a player who is replaced by a house player."""
    stage = Stage(5, 1)
    stage.session.table.change_player(1, absence=why)
    return LOBBY.away(stage.scene(1), WORDS)


def commands_without_features() -> Page:
    """Return the page of all commands without the lines that features add, so that it does not
    depend on them.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.info.pages.FEATURES", ())
        return topic_page("commands", WORDS, "0.1.0")


PAGES: dict[str, Callable[[], Page]] = {
    "lobby": lambda: LOBBY.page(lobby(2, 1, fill=5), WORDS),
    "welcome": lambda: LOBBY.welcome(lobby(2, viewer=1), WORDS),
    "card-away": lambda: away(Absence.SILENT),
    "card-left": lambda: away(Absence.LEFT),
    "card-benched": lambda: away(Absence.BENCHED),
    "mending": lambda: mending_page(Stage(5, 1).scene(None), WORDS),
    "hen": lambda: my_hen_page("toque", "corn", WORDS, feats=3, is_chosen=False),
    "help": lambda: help_page(WORDS),
    "help-greeting": lambda: greeting_page(WORDS),
    "help-mine": lambda: mine_page([], [], WORDS),
    "help-commands": commands_without_features,
    **SERVERS,
}


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the list of languages, so that a new translation does not change the pages."""
    monkeypatch.setattr("cogs.moderation.settings.locales", lambda: ("en", "es"))


@pytest.mark.parametrize("name", SERVERS)
def test_the_pages_of_a_server_fit(name: str) -> None:
    """They also fit a phone's screen without much scrolling: menus show their present value."""
    page = SERVERS[name]()
    assert presentable(page) == page
    # Less than the screen of a common phone.
    assert height(page.blocks) + FRAME < 700


@pytest.mark.golden
@pytest.mark.parametrize("name", PAGES)
def test_page_reads_as_before(name: str) -> None:
    assert_reads_as_it_did(PAGES[name](), name)


@pytest.mark.golden
def test_no_page_is_left_over() -> None:
    assert_no_page_is_left_over("", PAGES)
