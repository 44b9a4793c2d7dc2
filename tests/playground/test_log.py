"""Tests of the bot's log: errors in the terminal, all lines in a window of the page."""

import pytest
from playwright.async_api import Page, expect

from playground.process.bot_process import BOT
from playground.process.supervisor import ErrorLines
from tests.playground.test_command_line import said, typed
from tests.support.playground import Playground

LOUD = "tests.playground.loud_bot"
BROKEN = "tests.playground.broken_bot"


@pytest.mark.parametrize(
    "line",
    [
        "2026-01-31T12:00:00.123Z ERROR bot.app: A press broke",
        "2026-01-31T12:00:00.123Z CRITICAL bot: no way on",
        "[2026-01-31 12:00:00] [ERROR   ] discord.client: Ignoring exception",
        '{"time": "2026", "level": "ERROR", "logger": "bot", "message": "A press broke"}',
        "Exception in thread Thread-1:",
    ],
)
def test_error_is_reported_until_the_next_record(line: str) -> None:
    error_lines = ErrorLines()
    # Lines without a level follow the record before them.
    assert not error_lines.belongs_to_error("Fetching what Coop needs")
    assert not error_lines.belongs_to_error("2026-01-31T12:00:00.123Z WARNING bot: no ERROR here")
    assert not error_lines.belongs_to_error("    a traceback of the warning")
    assert error_lines.belongs_to_error(line)
    assert error_lines.belongs_to_error("    and what follows it")
    assert not error_lines.belongs_to_error("2026-01-31T12:00:00.123Z INFO bot: all is quiet")
    assert not error_lines.belongs_to_error("    still quiet")


async def test_error_of_the_bot_is_printed() -> None:
    async with typed(**{BOT: LOUD}) as process:
        assert "http://" in await said(process)
        assert "ERROR bot.loud: A press broke" in await said(process)

        printed = ""
        while "ZeroDivisionError" not in printed:
            printed = await said(process)
            # The quiet record after the error is not printed.
            assert "quiet" not in printed

        assert printed.startswith("    ")


async def test_reported_error_is_not_repeated_at_the_end() -> None:
    async with Playground(bot=LOUD, environment={"LOUD_FALLS": "1"}) as play:
        quiet = "All is quiet again"
        await play.until(
            lambda: any(quiet in line for line in play.said),
            "the last words",
            patience=30.0,  # two processes start, also on slow machines
        )
        # It was printed when it happened, and is left out of the last lines.
        assert sum("ERROR bot.loud" in line for line in play.said) == 1
        assert any("stopped by itself" in line for line in play.said)


@pytest.mark.parametrize(
    ("broken", "told"),
    [("words", "ERROR bot.i18n.words: en: no sentence lobby-who"), ("page", "RuntimeError")],
)
async def test_error_in_a_page_of_the_real_bot_is_printed(broken: str, told: str) -> None:
    async with Playground(bot=BROKEN, environment={"BROKEN": broken}) as play:
        await play.until_online()
        play.slash("Ada", "chicken start heist")
        await play.until(lambda: any(told in line for line in play.said), told)


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.slow
async def test_log_window_of_the_page(page: Page, play: Playground) -> None:
    play.simulation.note("what was before")
    await page.get_by_role("button", name="Bot menu").click()
    await page.get_by_role("menuitem", name="Show the log").click()
    log = page.get_by_role("log")
    await expect(log).to_contain_text("what was before")
    await expect(log).to_contain_text("discord.gateway")
    used = await play.settled(play.slash("Ada", "chicken start heist"))

    assert used.original is not None

    play.click("Ben", used.original, label="Slow")
    await expect(log).to_contain_text("This interaction failed: a press by Ben, unanswered")
    used.original.components.clear()  # the page does not know it yet
    await page.evaluate("document.querySelector('[data-custom-id]').click()")
    await expect(log).to_contain_text("The page cannot click: there is no such button")
    await page.keyboard.press("Escape")
    await expect(log).to_have_count(0)
    # Escape closes only the log.
    await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.slow
async def test_an_error_of_the_page_reaches_the_terminal(
    page: Page, play: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    await page.evaluate("setTimeout(() => { throw new Error('An egg fell'); })")
    await page.evaluate("setTimeout(() => Promise.reject(new Error('A hen flew')))")
    for what in ("An egg fell", "A hen flew"):
        # Uncaught errors and rejected promises are both reported.
        await play.until(lambda what=what: what in caplog.text, what)  # type: ignore[misc]

    assert "The page of Ada broke: Error: An egg fell" in caplog.text
    assert any("An egg fell" in line for line in play.simulation.log)
