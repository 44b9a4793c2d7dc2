"""The times of a pace, computed from the clocks of the games."""

import pytest

from bot.i18n.words import Words, locales
from bot.servers.rules import ServerRules
from bot.tables.table import Pace
from cogs.games import _paces
from cogs.lobby.setup_page import Setup
from cogs.moderation.settings import _choice_menus
from cogs.pages import pace_time
from games.registry import GAMES
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.reading import menus

WORDS = Words("en")


@pytest.mark.parametrize(
    ("game", "pace", "said"),
    [
        # A game's clocks differ, so some paces are ranges.
        ("playing", Pace.NORMAL, "45 seconds a decision, newcomers 3 times that"),
        ("out", Pace.NORMAL, "12–15 seconds a decision, newcomers 3 times that"),
        ("heist", Pace.NORMAL, "10–60 seconds a decision, newcomers 3 times that"),
        ("heist", Pace.QUICK, "5–30 seconds a decision, newcomers 3 times that"),
        ("crazy", Pace.RELAXED, "an hour a decision, newcomers 3 times that"),
        ("political", Pace.DAYS, "a day a decision"),
    ],
)
def test_pace_names_the_times_of_its_game(game: str, pace: Pace, said: str) -> None:
    assert pace_time([GAMES[game]], pace, WORDS) == said


def test_command_offers_each_pace_with_its_time() -> None:
    names = [str(choice.name) for choice in _paces(GAMES["playing"])]
    assert names == [
        "Quick: 22\u00a0s",
        "Normal: 45\u00a0s",
        "Relaxed: 1\u00a0h",
        "Days: 24\u00a0h",
    ]


def test_settings_of_a_lobby_say_the_time_below_each_pace() -> None:
    setup = Setup(None, GAMES["playing"], ())  # type: ignore[arg-type]
    menu = menus(setup.page(lobby(2), WORDS))[0]
    assert [item.hint for item in menu.items] == [
        pace_time([GAMES["playing"]], pace, WORDS) for pace in Pace
    ]


def test_settings_of_a_server_say_the_time_of_all_games() -> None:
    slowest, pace, *_ = _choice_menus(ServerRules(), WORDS)
    assert slowest.items[1].hint == "10–90 seconds a decision, newcomers 3 times that"
    # The first default is "usual" and has no time.
    assert (pace.items[0].hint, pace.items[2].hint) == (None, slowest.items[1].hint)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("pace", Pace)
def test_a_time_is_said_in_every_language(locale: str, pace: Pace) -> None:
    said = pace_time(GAMES.values(), pace, Words(locale))
    assert len(said) <= 100
    # Newcomers have three times as long, except at a pace of days.
    assert ("3" in said) is (pace is not Pace.DAYS)
