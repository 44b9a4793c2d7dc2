"""A lesson on a phone, from the command to its end and on to a real table."""

import pytest
from playwright.async_api import Browser

from bot.i18n.words import Words, locales
from tests.browser.heights import PHONE, a_window, measure
from tests.browser.mouse import BOT
from tests.browser.newcomer import Newcomer
from tests.browser.test_heights import BOUND
from tests.cogs.learn.branches import TAUGHT, learner, visits
from tests.cogs.reading import aloud
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


@pytest.mark.parametrize("game", TAUGHT)
async def test_lesson_pages_fit_a_phone_in_every_language(browser: Browser, game: str) -> None:
    async with Playground(spawn=False) as play:
        window = await a_window(browser, play, PHONE)
        for locale in locales():
            words = Words(locale)
            lesson_visits = visits(game, learner(locale), words)
            pages = list(dict.fromkeys(here.page for here in lesson_visits))
            heights = await measure(window, play, pages, words=words)
            # The tallest page is printed if it does not fit.
            tallest = dict(zip(heights, pages, strict=True))[max(heights)]

            assert max(heights) <= BOUND, f"{locale}:\n{aloud(tallest)}"

        await window.close()


async def test_new_player_learns_and_plays_to_the_third_round(browser: Browser) -> None:
    """The player starts with one command and then presses only what the screen offers."""
    async with Playground(bot=BOT) as play:
        await play.until_online()
        newcomer = await Newcomer.comes(browser, play, "heist")
        # Two presses after the command, the first choice is shown.
        assert (await newcomer.asks_to_learn()).presses == 2, "the game, and Learn"

        learnt = await newcomer.learns()
        assert 10 <= learnt.presses <= 20

        dealt = await newcomer.opens_a_table()
        assert dealt.presses == learnt.presses + 2, "the lesson's last button, and Start"

        third_round = await newcomer.plays()
        assert third_round.presses > dealt.presses + 2

        await newcomer.page.close()
