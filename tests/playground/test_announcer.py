"""Tests of what a screen reader announces by itself."""

import pytest
from playwright.async_api import Page, expect

from playground.discord.requests import Body
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


async def test_new_messages_are_announced_and_edits_are_not(page: Page, play: Playground) -> None:
    announcer = page.locator("#announcer")
    posting = play.simulation.posting
    # Only the announcer is a live region; the whole list would read old messages again.
    await expect(page.locator("#messages[aria-live], #messages [aria-live]")).to_have_count(0)

    used = await play.settled(play.slash("Ben", "chicken start heist"))
    await expect(announcer).to_have_text("Coop: Sample lobby")

    assert used.original is not None

    posting.by_person(play.games, play.person("Ben"), "**Cluck!**\nAnd more.")
    await expect(announcer).to_have_text("Ben: Cluck!")
    await play.settled(play.click("Ben", used.original, label="Join"))
    await expect(page.locator("#messages").get_by_text("1 joined")).to_be_visible()
    # An edit announces nothing.
    await expect(announcer).to_have_text("Ben: Cluck!")
    posting.by_person(play.games, play.person("Ada"), "I say so.")
    await expect(page.locator("#messages").get_by_text("I say so.")).to_be_visible()
    # A person's own message is not announced to that person.
    await expect(announcer).to_have_text("Ben: Cluck!")
    posting.by_person(play.quiet, play.person("Ben"), "Elsewhere.")
    posting.by_bot(play.games, Body({"content": "Here."}))
    # The message in another channel is skipped.
    await expect(announcer).to_have_text("Coop: Here.")


async def test_deferred_answer_is_announced_when_it_arrives(page: Page, play: Playground) -> None:
    await page.evaluate("""() => {
      window.told = [];
      new MutationObserver(() => window.told.push(document.getElementById('announcer').textContent))
        .observe(document.getElementById('announcer'), { childList: true });
    }""")
    # The mutation observer records each announcement, however short it stays.
    play.slash("Ben", "chicken think", word="egg")
    await expect(page.locator("#messages").get_by_text("And of eggs.")).to_be_visible()

    assert await page.evaluate("window.told") == ["Coop: I thought of egg.", "Coop: And of eggs."]
