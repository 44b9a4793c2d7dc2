"""Tests of the page's look: its fonts, and the contrast of its text."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from playground.discord.requests import Body
from tests.playground.browser import a_browser, window
from tests.support.playground import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.slow]

FONTS = Path("/usr/share/fonts")
FEW_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>{folders}<cachedir>{cache}</cachedir>
<include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>
"""


async def fonts_of(page: Page, play: Playground, text: str) -> set[str]:
    """Return the fonts that Chromium uses for this text in a message."""
    play.simulation.posting.by_person(play.games, play.person("Ben"), text)
    await page.locator("#messages").get_by_text(text).wait_for()
    # Only the DevTools protocol tells which fonts were really used.
    devtools = await page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        await devtools.send(f"{domain}.enable")

    root = (await devtools.send("DOM.getDocument"))["root"]["nodeId"]
    line = {"nodeId": root, "selector": ".message:last-child .line"}
    node = (await devtools.send("DOM.querySelector", line))["nodeId"]
    used = await devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})
    return {font["familyName"] for font in used["fonts"]}


@pytest.fixture
def few_fonts(tmp_path: Path) -> str:
    """A fontconfig file that lists only DejaVu Sans and Noto Color Emoji."""
    found = [next(FONTS.rglob(name), None) for name in ("DejaVuSans.ttf", "NotoColorEmoji.ttf")]
    if None in found:
        pytest.skip("no DejaVu Sans or no Noto Color Emoji here (Debian: fonts-noto-color-emoji)")

    folders = "".join(f"<dir>{font.parent}</dir>" for font in found if font)
    config = tmp_path / "fonts.conf"
    config.write_text(FEW_FONTS.format(folders=folders, cache=tmp_path / "cache"), "utf-8")

    return str(config)


async def test_text_and_emojis_are_readable_with_few_fonts(
    few_fonts: str, play: Playground
) -> None:
    async with a_browser(FONTCONFIG_FILE=few_fonts) as browser:
        page = await window(browser, play, "Ada")
        for text in ("Round 4 of 10", "Table #4 * 1234567890", "→ × −3 ✓"):
            assert await fonts_of(page, play, text) == {"DejaVu Sans"}

        # A flag joined from two emojis, and a digit with a key cap.
        for sign in ("🐔", "🃏", "♥", "⚠", "🏴\N{ZERO WIDTH JOINER}☠️", "1️⃣"):
            assert await fonts_of(page, play, sign) == {"Noto Color Emoji"}


# A script that returns all text with too little contrast.
FAINT = (Path(__file__).parent / "contrast.js").read_text("utf-8")

PROSE = """# Heading
**bold** `code` ~~gone~~ https://coop.example <t:1700000000:R> ||spoiler||
> quoted
-# small
```
block
```
"""


def fill(play: Playground) -> None:
    """Fill #games with messages of all kinds."""
    posting = play.simulation.posting
    ada = play.person("Ada")
    ben = play.person("Ben")
    posting.by_person(play.games, ben, f"{PROSE}<@{ada.id}> <@{ben.id}> <#{play.quiet.id}>")
    buttons = [
        {"type": 2, "style": style, "label": f"Style {style}", "custom_id": f"style:{style}"}
        for style in range(1, 5)
    ]
    link = {"type": 2, "style": 5, "label": "Link", "url": "https://coop.example"}
    chosen = {"label": "Owl", "value": "owl", "description": "At night", "default": True}
    options = [chosen, {"label": "Fox", "value": "fox", "description": "At dawn"}]
    menu = {"type": 3, "placeholder": "Whom?", "custom_id": "whom", "options": options}
    menu |= {"min_values": 1, "max_values": 2}
    empty = {"type": 3, "placeholder": "Nobody", "custom_id": "none", "options": options[1:]}
    inside = [
        {"type": 10, "content": PROSE},
        {"type": 1, "components": [*buttons, link]},
        {"type": 1, "components": [menu]},
        {"type": 1, "components": [empty]},
    ]
    parts = [{"type": 17, "components": inside}]
    posting.by_bot(play.games, Body({"flags": 1 << 15, "components": parts}))


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_all_text_has_enough_contrast(
    browser: Browser, play: Playground, scheme: str
) -> None:
    page = await window(browser, play, "Ada", color_scheme=scheme)
    # If the setting were ignored, one colour scheme would be tested twice.
    behind = await page.evaluate("getComputedStyle(document.querySelector('main')).backgroundColor")
    assert (behind == "rgb(255, 255, 255)") == (scheme == "light")

    fill(play)
    await page.get_by_role("combobox", name="Whom?").click()
    assert await page.evaluate(FAINT) == []

    await page.keyboard.press("Escape")

    box = page.get_by_placeholder("Message #games")
    # The picker, and then a command with its fields.
    for typed in ("/", "/heist"):
        await box.fill(typed)
        assert await page.evaluate(FAINT) == []

    await page.keyboard.press("Enter")
    assert await page.evaluate(FAINT) == []

    await page.get_by_role("button", name="Send").click()
    await page.get_by_role("button", name="Secret").click()
    await expect(page.locator("#messages").get_by_text("You hold the 7.")).to_be_visible()
    await page.get_by_role("button", name="Slow").click()
    await expect(page.get_by_role("alert").filter(has_text="failed")).to_be_visible()

    for menu in ("Channel settings", "Server menu", "Bot menu"):
        await page.get_by_role("button", name=menu).click()
        assert await page.evaluate(FAINT) == []

        await page.keyboard.press("Escape")

    await page.get_by_role("button", name="Bot menu").click()
    await page.get_by_role("menuitem", name="Show the log").click()
    await expect(page.get_by_role("log")).not_to_be_empty()

    assert await page.evaluate(FAINT) == []

    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Name").click()
    await expect(page.get_by_role("dialog")).to_be_visible()

    assert await page.evaluate(FAINT) == []

    await page.close()
