"""The story of a game as an HTML file, opened in Chromium on a phone and on a desk."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.pictures.display_list import Picture
from bot.pictures.studio import paint_file
from cogs.replays.document import document
from tests.cogs.faces import WORDS
from tests.cogs.replays.test_leaf import told
from tests.cogs.replays.test_story_document import HOSTILE

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]


@pytest.mark.parametrize(("across", "scheme"), [(390, "light"), (1280, "dark")])
async def test_story_page_turns_pages_and_loads_nothing(
    browser: Browser, tmp_path: Path, across: int, scheme: str
) -> None:
    # Names and texts contain HTML and scripts.
    leaves = told("playing", HOSTILE)
    asked = 0

    async def paint(picture: Picture) -> bytes | None:
        nonlocal asked
        asked += 1
        # Only the first pictures can be painted; the page must do without the others.
        return paint_file(picture, "en", False) if asked < 4 else None

    file = tmp_path / "story.html"
    file.write_bytes(await document(leaves, paint, WORDS))
    page = await browser.new_page(
        viewport={"width": across, "height": 844},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text))
    page.on("dialog", lambda shown: problems.append(shown.message))
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))

    await page.goto(file.as_uri())
    shown = page.locator("article:visible")
    await expect(shown).to_have_count(1)
    # It opens at the best moment.
    await expect(shown).to_contain_text(f"Step {leaves.best + 1} of {len(leaves)}")
    await page.keyboard.press("Home")
    await expect(shown).to_contain_text("Step 1 of")

    # No jump to the step's position on the page.
    assert await page.evaluate("scrollY") == 0

    await page.keyboard.press("ArrowRight")
    await expect(shown).to_contain_text("Step 2 of")
    await page.keyboard.press("ArrowLeft")
    # One step too many back: the first step stays.
    await page.keyboard.press("ArrowLeft")
    await expect(shown).to_contain_text("Step 1 of")
    await page.keyboard.press("End")
    await expect(shown).to_contain_text("Game over!")
    await page.get_by_role("button", name=WORDS("story-page-back")).click()
    await expect(shown).to_contain_text(f"Step {len(leaves) - 1} of")
    await page.get_by_role("combobox").select_option(label="Round 2")
    await expect(shown).to_contain_text("Round 2")
    # The address names the step, so that a link to it opens the same one.
    named = await page.evaluate("location.hash")
    await page.goto("about:blank")
    await page.goto(file.as_uri() + named)
    await expect(shown).to_contain_text("Round 2")

    assert await page.evaluate("document.documentElement.scrollWidth") <= across

    assert problems == []
    # No request leaves the computer.
    assert all(url.startswith(("file:", "data:", "about:")) for url in loaded)
    assert await page.locator("img, iframe, link").count() == 0

    await page.close()


async def test_story_page_works_without_changing_the_address(
    browser: Browser, tmp_path: Path
) -> None:
    """Safari refuses changes of the address after a hundred of them in half a minute."""

    async def paint(picture: object) -> bytes | None:
        return None

    file = tmp_path / "story.html"
    file.write_bytes(await document(told("playing"), paint, WORDS))
    page = await browser.new_page(viewport={"width": 390, "height": 300})
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(file.as_uri())
    # `replaceState` raises the error that Safari raises.
    refuses = "() => { throw new DOMException('', 'SecurityError') }"
    await page.evaluate(f"void (history.replaceState = {refuses})")
    await page.evaluate("scrollTo(0, 50)")
    await page.keyboard.press("Home")
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("article:visible")).to_contain_text("Step 2 of")

    assert await page.evaluate("scrollY") == 0
    assert problems == []

    await page.close()


async def test_moment_plays_each_time_it_is_shown_unless_motion_is_reduced(
    browser: Browser, tmp_path: Path
) -> None:
    async def paint(picture: Picture) -> bytes | None:
        return paint_file(picture, "en", False)

    file = tmp_path / "story.html"
    file.write_bytes(await document(told("playing"), paint, WORDS, moves=True))
    page = await browser.new_page(viewport={"width": 390, "height": 844})
    problems: list[str] = []
    page.on("console", lambda said: problems.append(said.text))
    await page.goto(file.as_uri())
    moving = page.locator("article:visible .picture img")
    await expect(moving).to_have_count(1)

    assert await moving.evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 1000

    first = await moving.get_attribute("src")
    await page.keyboard.press("Home")
    await page.get_by_role("button", name=WORDS("story-best")).click()
    await expect(moving).to_have_count(1)
    await expect(moving).not_to_have_attribute("src", str(first))
    assert await page.locator("img").count() == 1

    await page.emulate_media(reduced_motion="reduce")
    await expect(page.locator("img")).to_have_count(0)
    assert problems == []

    await page.close()


async def test_content_policy_blocks_injected_markup(browser: Browser, tmp_path: Path) -> None:
    """A script or picture that slipped into the page neither runs nor loads."""

    async def paint(picture: object) -> bytes | None:
        return None

    text = (await document(told("out"), paint, WORDS)).decode()
    slipped = "<script>window.slipped = 1</script><img src='https://example.com/x.png'>"
    file = tmp_path / "story.html"
    file.write_text(text.replace("<main>", f"<main>{slipped}"), "utf-8")
    page = await browser.new_page()
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(str(request.failure)))
    await page.goto(file.as_uri())

    assert await page.evaluate("window.slipped") is None

    await expect(page.locator("article:visible")).to_have_count(1)
    # The name of the error differs between versions of Chromium.
    assert failed == ["csp"] or failed == ["net::ERR_BLOCKED_BY_CSP"], failed

    await page.close()


async def test_story_page_works_by_keyboard_and_announces_the_step(
    browser: Browser, tmp_path: Path
) -> None:
    async def paint(picture: object) -> bytes | None:
        return None

    leaves = told("playing")
    file = tmp_path / "story.html"
    file.write_bytes(await document(leaves, paint, WORDS))
    page = await browser.new_page(viewport={"width": 390, "height": 844})
    await page.goto(file.as_uri())
    status = page.get_by_role("status")
    focused = page.locator(":focus")
    await expect(status).to_have_text("")
    await page.goto(f"{file.as_uri()}#step-1")

    for _ in range(5):  # from the top of the page to the button below it
        await page.keyboard.press("Tab")
        if await focused.get_attribute("aria-label") == WORDS("story-page-on"):
            break

    await page.keyboard.press("Enter")
    await expect(status).to_contain_text(f"Step 2 of {len(leaves)}")
    # On the last step the focus must move to the button that still works.
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(status).to_contain_text(f"Step {len(leaves)} of")
    await expect(focused).to_have_attribute("aria-label", WORDS("story-page-back"))
    await page.keyboard.press("Home")
    await expect(status).to_contain_text("Step 1 of")
    await expect(focused).to_have_attribute("aria-label", WORDS("story-page-on"))
    await page.close()
