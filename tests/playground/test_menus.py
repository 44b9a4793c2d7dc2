"""Tests of an open menu while its message is edited.

As in Discord, the menu stays open, and the choice counts while the select still exists.
"""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from playground.discord.requests import Body
from playground.discord.world import Message
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

PICK = "pick"  # the sample bot answers it with "You chose 2 and 5"


def card(text: str, *, cards: range | None = None, select: str = PICK) -> dict[str, Any]:
    """Return a message with this text, and with a menu if ``cards`` is given."""
    parts: list[dict[str, Any]] = [{"type": 10, "content": text}]
    if cards is not None:
        options = [{"label": f"Card {n}", "value": str(n)} for n in cards]
        menu = {"type": 3, "custom_id": select, "placeholder": "Two cards", "options": options}
        menu |= {"min_values": 2, "max_values": 2}
        parts.append({"type": 1, "components": [menu]})

    return {"flags": 1 << 15, "components": parts}


def post(play: Playground) -> Message:
    return play.simulation.posting.by_bot(play.games, Body(card("First", cards=range(1, 6))))


def edit(play: Playground, message: Message, **changed: Any) -> None:
    play.simulation.posting.edit(message, Body(card("Second", **changed)))


async def half_ticked(page: Page, play: Playground) -> Message:
    """Open the menu, tick one of two cards, and return the message."""
    message = post(play)
    await page.get_by_role("combobox", name="Two cards").click()
    await page.get_by_role("option", name="Card 2").click()

    return message


def option(page: Page, name: str) -> Any:
    return page.get_by_role("option", name=name)


async def test_ticks_survive_an_edit(page: Page, play: Playground) -> None:
    message = await half_ticked(page, play)
    edit(play, message, cards=range(1, 6))
    await expect(page.locator("#messages").get_by_text("Second")).to_be_visible()
    anchor = page.get_by_role("combobox", name="Two cards")
    await expect(anchor).to_have_attribute("aria-expanded", "true")
    await expect(option(page, "Card 2")).to_have_attribute("aria-selected", "true")
    await option(page, "Card 5").click()
    # The values are sent with the select of the edited message.
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#messages").get_by_text("You chose 2 and 5")).to_be_visible()

    assert page.problems == []  # type: ignore[attr-defined]


async def test_anchor_of_the_edited_message_closes_the_menu(page: Page, play: Playground) -> None:
    message = await half_ticked(page, play)
    edit(play, message, cards=range(1, 6))
    await expect(page.locator("#messages").get_by_text("Second")).to_be_visible()
    anchor = page.get_by_role("combobox", name="Two cards")
    await anchor.click()
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await expect(anchor).to_have_attribute("aria-expanded", "false")


async def test_removed_option_loses_its_tick(page: Page, play: Playground) -> None:
    message = await half_ticked(page, play)
    # Card 2, which is ticked, is not among the new options.
    edit(play, message, cards=range(3, 6))
    await expect(option(page, "Card 2")).to_have_count(0)
    await option(page, "Card 3").click()
    # Only one of two is left.
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    await option(page, "Card 4").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator("#messages").get_by_text("You chose 3 and 4")).to_be_visible()


async def test_removed_select_shows_discords_error(page: Page, play: Playground) -> None:
    message = await half_ticked(page, play)
    edit(play, message)
    await expect(page.locator("#messages").get_by_text("Second")).to_be_visible()
    await option(page, "Card 5").click()
    await page.get_by_role("button", name="Done").click()
    await expect(page.get_by_role("alert")).to_have_text("⚠ This interaction failed")


async def test_press_of_a_removed_button_shows_discords_error(page: Page, play: Playground) -> None:
    used = await play.settled(play.slash("Ada", "chicken start heist"))
    assert used.original is not None

    join = page.get_by_role("button", name="Join")
    await join.wait_for()
    used.original.components.clear()  # the page does not know it yet
    await join.click()
    await expect(page.get_by_role("alert")).to_have_text("⚠ This interaction failed")


async def test_menu_of_a_deleted_message_closes(page: Page, play: Playground) -> None:
    message = await half_ticked(page, play)
    await option(page, "Card 5").click()
    play.simulation.posting.delete(message)
    await expect(page.get_by_role("listbox")).to_have_count(0)

    # The closed menu has sent no interaction.
    assert not play.simulation.interactions._by_token
