"""No message of a game is taller than a phone shows at once: see tests/browser/heights.py."""

import pytest
from playwright.async_api import Browser

from bot.servers.rules import NO_RULES, Ceiling
from bot.settings import Settings
from cogs.moderation.settings import settings_page
from games.registry import GAMES
from tests.browser.heights import PHONE, a_window, measure, tallest
from tests.cogs.faces import WORDS
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.browser]

BOUND = 700
"""In pixels, at 390 across."""

NOT_YET: dict[str, dict[str, int]] = {
    "heist": {
        "card running": 923,
    },
    "crazy": {
        "card running": 788,
    },
    "political": {
        "card running": 951,
    },
}
"""What is taller today, and how tall it may be at most. To be lowered, and never to be raised."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_phone_shows_a_message_at_once(browser: Browser, game: str) -> None:
    seats = GAMES[game].seats
    for size in dict.fromkeys((seats[0], seats[-1])):
        found = await tallest(browser, game, size, 1)
        assert {f"{kind.what} {kind.stage}" for kind in found} >= {
            "table lobby", "table again", "table running", "table over",
            "card running", "card over",
        }  # fmt: skip

        for kind, height in found.items():
            bound = NOT_YET.get(game, {}).get(f"{kind.what} {kind.stage}", BOUND)
            assert height.pixels <= bound, kind


async def test_so_it_does_the_settings_of_a_server(browser: Browser) -> None:
    ceiling = Ceiling.of(Settings(_env_file=None))
    page = settings_page(NO_RULES, ceiling, WORDS, switches={"ladder": False}, pictures=True)
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        assert await measure(window, play, [page]) <= [BOUND]

        await window.close()
