"""Tests of unread counts: direct messages and mentions that a person has not seen."""

import pytest
from playwright.async_api import Browser, Page, expect

from playground.discord.world import Channel
from tests.playground.conftest import BareBot
from tests.playground.test_phone import phone
from tests.support.playground import Playground


def counted(play: Playground, name: str, channel: Channel) -> tuple[int, int, int]:
    """Return unread messages of the channel, its mentions, and the mentions of all channels."""
    world = play.simulation.world
    person = play.person(name)
    return world.unread(person, channel), world.calls(person, channel), world.all_calls(person)


def call(play: Playground, name: str) -> None:
    """Let Cleo mention this person in #quiet."""
    words = f"<@{play.person(name).id}>, your move"
    play.simulation.posting.by_person(play.quiet, play.person("Cleo"), words)


async def test_only_mentions_and_dms_count_as_calls(bare: BareBot) -> None:
    play = bare.play
    ben = play.person("Ben")
    await bare.say(play.quiet.id, content="Cluck!")

    assert counted(play, "Ben", play.quiet) == (1, 0, 0)

    _, sent = await bare.say(play.quiet.id, content=f"<@{ben.id}>, you are challenged")
    assert counted(play, "Ben", play.quiet) == (2, 1, 1)
    assert counted(play, "Cleo", play.quiet) == (2, 0, 0)

    # A silent mention: the text names Ben, but Ben is not notified.
    silent = {"content": f"<@{ben.id}> sits here", "allowed_mentions": {"parse": []}}
    await bare.say(play.quiet.id, **silent)
    assert counted(play, "Ben", play.quiet) == (3, 1, 1)

    await bare.say(play.dm("Ben").id, content="Your cards")
    assert counted(play, "Ben", play.dm("Ben")) == (1, 1, 2)

    # A deleted message counts no longer.
    await bare.rest("DELETE", f"/channels/{play.quiet.id}/messages/{sent['id']}")
    assert counted(play, "Ben", play.quiet) == (2, 0, 1)

    play.simulation.world.mark_read(ben, play.dm("Ben"))
    assert counted(play, "Ben", play.dm("Ben")) == (0, 0, 0)


@pytest.mark.asyncio(loop_scope="session")
async def test_mention_is_counted_and_leads_to_its_channel(page: Page, play: Playground) -> None:
    call(play, "Ben")
    call(play, "Ada")
    await expect(page.locator("[data-person=Ben]")).to_have_attribute("data-unread", "1")
    quiet = page.get_by_role("button", name="quiet, 1 mention")
    await expect(quiet.locator(".badge")).to_have_text("1")
    await expect(page.locator("#server-calls")).to_have_text("1")
    await expect(page).to_have_title("(2) The Coop")
    await page.get_by_role("button", name="Play as Ben, 1 unread").click()
    # The person's own mention leads to its channel.
    await expect(page.locator("#where")).to_have_text("quiet")
    await expect(page.locator("[data-person=Ben]")).to_have_attribute("data-unread", "0")
    await expect(page.locator(".badge:visible")).to_have_text(["1"])  # that of Ada


@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.slow
async def test_unread_people_beyond_the_edge_are_counted_and_reached(
    browser: Browser, play: Playground
) -> None:
    page = await phone(browser, play, "Ada")
    # On a phone the list of people scrolls sideways.
    await expect(page.get_by_role("button", name="Unread further")).to_have_count(0)
    call(play, "Hana")
    call(play, "Gus")
    call(play, "Ada")
    right = page.get_by_role("button", name="Unread further right: Gus, Hana")
    await expect(right).to_have_text("2")
    await expect(page.locator("#drawer-calls")).to_have_text("1")
    # The count must not cover a name, and the chosen person stays in view.
    number = await right.bounding_box()
    bar = await page.locator("#people").bounding_box()

    assert number is not None
    assert bar is not None
    assert bar["x"] + bar["width"] <= number["x"]

    await expect(page.locator("[data-person=Ada]")).to_be_in_viewport(ratio=1)
    await right.tap()
    await expect(page.locator("[data-person=Gus] .badge")).to_be_in_viewport(ratio=1)
    await page.locator("[data-person=Hana]").scroll_into_view_if_needed()
    await expect(page.get_by_role("button", name="Unread further left: Ada")).to_be_visible()
    await page.close()
