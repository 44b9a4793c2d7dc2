"""Tests of the page in a real browser, as two people with mouse and keyboard."""

import asyncio

import pytest
from playwright.async_api import Browser, Page, Route, expect

from playground.discord import permissions
from playground.discord.requests import Body
from tests.playground.browser import message_box, optional, window
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

expect.set_options(timeout=5_000)


async def start(page: Page) -> None:
    await message_box(page).press_sequentially("/heist")
    await page.keyboard.press("Enter")
    await (await optional(page, "seats")).fill("4")
    await (await optional(page, "variant")).select_option("Quick")
    await page.keyboard.press("Enter")
    await expect(
        page.locator("#messages").get_by_text("4 seats, quick, nobody invited")
    ).to_be_visible()


async def test_command_from_the_picker_leads_to_the_card(page: Page) -> None:
    await start(page)
    lobby = page.locator("[data-message-id]")
    await expect(lobby).to_contain_text("Ada used /chicken start heist")
    await lobby.get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("1 joined. Ada is in")

    await page.get_by_role("button", name="Play as Ada, 1 unread").click()
    await page.get_by_role("button", name="Play as Ben").click()
    await expect(page.locator("body")).to_have_attribute("data-you", "Ben")
    await page.get_by_role("button", name="games", exact=True).click()
    await page.get_by_role("button", name="Join").click()
    await page.get_by_role("button", name="Play as Ben, 1 unread").click()
    await expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    # Reading the room clears its unread count.
    await expect(page.locator("[data-person=Ben]")).to_have_attribute("data-unread", "0")
    await page.get_by_role("combobox", name="Two cards").click()
    await page.get_by_role("option", name="Card 2").click()
    await page.get_by_role("option", name="Card 4").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#messages").get_by_text("You chose 2 and 4")).to_be_visible()

    assert page.problems == []  # type: ignore[attr-defined]


async def test_two_windows_share_the_table_but_not_ephemeral_messages(
    page: Page, ben: Page
) -> None:
    await start(page)
    await ben.get_by_role("button", name="Join").click()
    await expect(page.locator("#messages").get_by_text("1 joined. Ben is in")).to_be_visible()
    await page.get_by_role("button", name="Secret").click()
    await expect(page.locator("#messages").get_by_text("You hold the 7.")).to_be_visible()
    # The mark for a pending answer is gone.
    await expect(page.locator(".waiting")).to_have_count(0)
    await expect(ben.locator("#messages").get_by_text("You hold the 7.")).to_have_count(0)
    await page.get_by_role("button", name="Dismiss message").click()
    await expect(page.locator("#messages").get_by_text("You hold the 7.")).to_have_count(0)

    await page.get_by_role("button", name="Name").click()
    await page.get_by_role("textbox", name="Crew").fill("Foxes")
    await page.get_by_role("button", name="Submit").click()
    await expect(ben.locator("#messages").get_by_text("The crew is called Foxes.")).to_be_visible()


async def test_suggestion_is_chosen_while_typing(page: Page) -> None:
    await page.get_by_role("button", name="Show commands").click()
    await page.get_by_role("option", name="/chicken think").click()
    await page.get_by_role("combobox", name="word").press_sequentially("ea")
    await page.get_by_role("option", name="Eagle").click()
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator("#messages").get_by_text("I thought of eagle.")).to_be_visible()


async def test_late_answer_fails_and_a_killed_bot_returns(page: Page, play: Playground) -> None:
    await start(page)
    await page.get_by_role("button", name="Slow").click()
    await expect(page.get_by_role("alert")).to_contain_text("This interaction failed")
    await page.get_by_role("button", name="Bot menu").click()
    # Counted before the kill, so that the return of the bot can be seen.
    before = play.simulation.gateway.identified
    await page.get_by_role("menuitem", name="kill -9").click()
    await play.until(lambda: play.simulation.gateway.identified > before, "the bot to return")
    await expect(page.locator("#bot-state")).to_have_text("Coop is online")
    await page.get_by_role("button", name="Join").click()
    await expect(page.locator("#messages").get_by_text("1 joined. Ada is in")).to_be_visible()


async def test_dms_are_closed_on_a_phone(browser: Browser, play: Playground) -> None:
    small = {"width": 390, "height": 844}
    page = await window(browser, play, "Cleo", viewport=small, has_touch=True)
    await start(page)
    await page.get_by_role("button", name="Show channels").click()
    await page.get_by_text("DMs closed").click()
    await page.get_by_role("button", name="games", exact=True).click()
    await page.get_by_role("button", name="Join").click()
    await expect(
        page.locator("#messages").get_by_text("Your DMs are closed (50007).")
    ).to_be_visible()
    wide = await page.evaluate("document.documentElement.scrollWidth")

    # Nothing is wider than the screen, so nothing scrolls sideways.
    assert wide <= small["width"]

    await page.close()


async def test_permissions_are_switched_in_the_channels_menu(ben: Page, play: Playground) -> None:
    await ben.get_by_role("button", name="Channel settings").click()
    for name, bit in permissions.SWITCHES.items():
        await ben.get_by_text(name, exact=True).click()
        await play.until(lambda bit=bit: play.games.denied_to_bot & bit, name)  # type: ignore[misc]
        await ben.get_by_text(name, exact=True).click()
        await play.until(lambda: not play.games.denied_to_bot, f"{name} again")

    # Only the owner may delete a channel.
    await expect(ben.get_by_role("menuitem", name="Delete channel")).to_have_count(0)
    assert ben.problems == []  # type: ignore[attr-defined]


async def test_the_owner_deletes_a_message_and_the_channel(page: Page, ben: Page) -> None:
    await start(page)
    await expect(ben.get_by_role("button", name="Delete message")).to_have_count(0)
    await page.locator("[data-message-id]").hover()
    await page.get_by_role("button", name="Delete message").click()
    await expect(ben.locator("[data-message-id]")).to_have_count(0)
    await page.get_by_role("button", name="Channel settings").click()
    await page.get_by_role("menuitem", name="Delete channel").click()
    # The deleted channel was open, so another one is shown.
    await expect(ben.locator("#where")).to_have_text("quiet")
    await page.get_by_role("button", name="Server menu").click()
    await page.get_by_role("textbox", name="Name of the new channel").fill("Back Room")
    await page.get_by_role("button", name="Add channel").click()
    await ben.get_by_role("button", name="back-room").click()
    await expect(ben.locator("#where")).to_have_text("back-room")

    assert page.problems == ben.problems == []  # type: ignore[attr-defined]


async def test_room_stays_open_when_late_news_arrive(page: Page, ben: Page) -> None:
    requested = asyncio.Event()
    may_go_on = asyncio.Event()

    async def late(route: Route) -> None:
        requested.set()
        await may_go_on.wait()
        await route.continue_()

    await ben.route("**/state*", late)
    await page.get_by_role("button", name="Server menu").click()
    await page.get_by_role("textbox", name="Name of the new channel").fill("Back Room")
    await page.get_by_role("button", name="Add channel").click()
    await requested.wait()
    await ben.get_by_role("button", name="quiet").click()
    may_go_on.set()
    await expect(ben.get_by_role("button", name="back-room")).to_be_visible()
    # The late news must not switch back to the room of before.
    await expect(ben.locator("[data-room][aria-current=page]")).to_have_text("#quiet")


async def test_news_between_press_and_release_keep_the_click(page: Page, play: Playground) -> None:
    await message_box(page).focus()
    await page.get_by_role("button", name="quiet").hover()
    await page.mouse.down()
    for channel in (play.quiet, play.games):  # when the second is shown, the first has arrived
        play.simulation.posting.by_person(channel, play.person("Ben"), "Cluck!")

    await expect(page.locator("#messages").get_by_text("Cluck!")).to_be_visible()
    # A redraw between press and release would replace the pressed button.
    await page.mouse.up()
    await expect(page.locator("#where")).to_have_text("quiet")


async def test_press_during_an_edit_counts_for_the_shown_message(
    page: Page, play: Playground
) -> None:
    """The page draws nothing between press and release, so the edit waits."""
    used = await play.settled(play.slash("Ada", "chicken start heist"))

    assert used.original is not None

    await page.get_by_role("button", name="Join").hover()
    await page.mouse.down()
    words = [{"type": 10, "content": "Second"}]
    play.simulation.posting.edit(used.original, Body({"components": words}))
    play.simulation.feed.publish("typing", {"channel": str(play.games.id)})
    await expect(page.locator("#typing")).not_to_be_empty()  # so the edit has arrived, too
    await page.mouse.up()
    await expect(page.locator("#messages").get_by_text("1 joined. Ada is in")).to_be_visible()
    await expect(page.get_by_role("alert")).to_have_count(0)

    assert page.problems == []  # type: ignore[attr-defined]


async def test_person_who_leaves_sees_only_the_dm(ben: Page, play: Playground) -> None:
    await ben.get_by_role("button", name="Server menu").click()
    await ben.get_by_role("menuitem", name="Leave the server").click()
    await expect(ben.locator("#where")).to_have_text("Coop")
    # The server's channels are hidden from a person who has left.
    await expect(ben.get_by_role("button", name="quiet")).to_have_count(0)

    assert play.person("Ben").left

    await ben.get_by_role("button", name="Server menu").click()
    await ben.get_by_role("menuitem", name="Come back").click()
    await expect(ben.get_by_role("button", name="quiet")).to_be_visible()

    assert ben.problems == []  # type: ignore[attr-defined]


async def test_clock_is_put_forward_by_an_hour(page: Page, play: Playground) -> None:
    # An hour and six minutes from now.
    soon = int(play.simulation.clock.now()) + 3960
    message = play.simulation.posting.by_person(
        play.games, play.person("Ben"), f"Dinner <t:{soon}:R>, see you"
    )
    await expect(page.locator("#messages").get_by_text("in 1 hour")).to_be_visible()
    await page.get_by_role("button", name="Bot menu").click()
    await page.get_by_role("menuitem", name="An hour later").click()
    await expect(page.locator("#messages").get_by_text("in 6 minutes")).to_be_visible()

    assert play.simulation.clock.ahead == 3600
    # The message keeps its time of creation.
    assert message.created + 3599 < play.simulation.clock.now()


async def test_locales_are_chosen_in_the_server_menu(
    page: Page, ben: Page, play: Playground
) -> None:
    world = play.simulation.world
    await ben.get_by_role("button", name="Server menu").click()
    await ben.get_by_role("combobox", name="To Ben").select_option("de")
    await ben.get_by_role("combobox", name="On the server").select_option("pt-BR")
    await ben.get_by_role("button", name="Server menu").click()
    await page.get_by_role("button", name="Server menu").click()
    await expect(page.get_by_role("combobox", name="To Ada")).to_have_value("en-US")
    await expect(page.get_by_role("combobox", name="On the server")).to_have_value("pt-BR")

    assert (world.person("Ben").locale, world.locale) == ("de", "pt-BR")  # type: ignore[union-attr]
    assert ben.problems == page.problems == []  # type: ignore[attr-defined]
