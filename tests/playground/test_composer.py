"""Tests of writing a slash command with the keyboard, as a screen reader follows it."""

import pytest
from playwright.async_api import Page, expect

from tests.playground.browser import message_box, optional

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


async def active(page: Page) -> str:
    """Return the text of the option that the focused combobox points at."""
    pointed = (
        "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
    )
    return str(await page.evaluate(f"{pointed}?.innerText.split('\\n')[0] ?? ''"))


async def test_picker_exposes_the_marked_command(page: Page) -> None:
    box = message_box(page)
    await expect(box).to_have_attribute("aria-expanded", "false")

    # Nothing is marked before the picker opens.
    assert await active(page) == ""

    await box.press_sequentially("/")
    await expect(box).to_have_attribute("aria-expanded", "true")
    listed = page.locator(f"#{await box.get_attribute('aria-controls')}")

    assert await listed.get_attribute("role") == "listbox"

    first = await active(page)
    assert first.startswith("/chicken")

    await page.keyboard.press("ArrowDown")
    assert await active(page) not in ("", first)

    await page.keyboard.press("ArrowUp")
    assert await active(page) == first

    await page.keyboard.press("Escape")
    await expect(box).to_have_attribute("aria-expanded", "false")
    await expect(listed).to_be_hidden()

    assert await active(page) == ""

    await box.press_sequentially("nothing of that name")
    await expect(listed).to_contain_text("No command of that name.")
    await expect(box).to_have_attribute("aria-expanded", "false")


async def test_suggestion_is_chosen_with_the_arrows(page: Page) -> None:
    await message_box(page).press_sequentially("/think")
    await page.keyboard.press("Enter")
    word = page.get_by_role("combobox", name="word")
    await expect(word).to_be_focused()
    await word.press_sequentially("e")
    await expect(word).to_have_attribute("aria-expanded", "true")
    # Only words that begin with "e" are suggested.
    await expect(page.get_by_role("option", name="Hen")).to_have_count(0)

    assert await active(page) == "Egg"

    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(word).to_have_value("Eagle")
    await page.keyboard.press("Enter")
    await expect(page.locator("#messages").get_by_text("I thought of eagle.")).to_be_visible()

    assert page.problems == []  # type: ignore[attr-defined]


async def test_optional_options_are_added_from_a_list(page: Page) -> None:
    await message_box(page).press_sequentially("/heist")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option-field")).to_have_count(0)
    # Three optional options, so one entry stands for them.
    more = page.get_by_role("combobox", name="+3 more")
    await expect(more).to_have_attribute("aria-expanded", "false")
    await more.press("Enter")

    assert await active(page) == "seats"

    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("variant", exact=True)).to_be_focused()
    await (await optional(page, "seats")).fill("4")
    await expect(page.get_by_role("combobox", name="+1 more")).to_be_visible()
    await optional(page, "friend")
    await expect(page.get_by_role("combobox", name="more")).to_have_count(0)
    seats = page.locator(".option-field", has=page.get_by_label("seats", exact=True))
    await seats.get_by_role("button", name="Remove this option").click()
    more = page.get_by_role("combobox", name="+1 more")
    # The focus must not get lost with the removed field.
    await expect(more).to_be_focused()
    await more.press("Enter")
    await page.keyboard.press("Escape")
    await expect(more).to_have_attribute("aria-expanded", "false")
    await expect(page.get_by_label("variant", exact=True)).to_be_visible()
    await page.get_by_label("variant", exact=True).select_option("Quick")
    await page.get_by_role("button", name="Send").click()
    await expect(
        page.locator("#messages").get_by_text("5 seats, quick, nobody invited")
    ).to_be_visible()

    assert page.problems == []  # type: ignore[attr-defined]


async def test_required_options_are_shown_from_the_start(page: Page) -> None:
    await message_box(page).press_sequentially("/think")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option-field label")).to_have_text(["word *"])
    await expect(page.get_by_role("combobox", name="+1 more")).to_be_visible()
