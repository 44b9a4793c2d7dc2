"""How the page looks: which fonts draw it."""

from pathlib import Path

import pytest
from playwright.async_api import Page

from bot.playground.driver import Playground
from tests.playground.browser import a_browser, window

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]

FONTS = Path("/usr/share/fonts")
FEW_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>{folders}<cachedir>{cache}</cachedir>
<include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>
"""


async def fonts_of(page: Page, play: Playground, text: str) -> set[str]:
    """The fonts that Chromium takes for this text in a message."""
    play.simulation.posting.by_person(play.games, play.person("Ben"), text)
    await page.get_by_text(text).wait_for()
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
    """A fontconfig that knows DejaVu Sans and Noto Color Emoji alone."""
    found = [next(FONTS.rglob(name), None) for name in ("DejaVuSans.ttf", "NotoColorEmoji.ttf")]
    if None in found:
        pytest.skip("no DejaVu Sans or no Noto Color Emoji here (Debian: fonts-noto-color-emoji)")
    folders = "".join(f"<dir>{font.parent}</dir>" for font in found if font)
    config = tmp_path / "fonts.conf"
    config.write_text(FEW_FONTS.format(folders=folders, cache=tmp_path / "cache"), "utf-8")
    return str(config)


async def test_words_numbers_and_signs_are_readable_with_few_fonts(
    few_fonts: str, play: Playground
) -> None:
    async with a_browser(FONTCONFIG_FILE=few_fonts) as browser:
        page = await window(browser, play, "Ada")
        for text in ("Round 4 of 10", "Table #4 * 1234567890", "→ × −3 ✓"):
            assert await fonts_of(page, play, text) == {"DejaVu Sans"}
        for sign in ("🐔", "🃏", "♥", "⚠", "🏴\N{ZERO WIDTH JOINER}☠️", "1️⃣"):
            assert await fonts_of(page, play, sign) == {"Noto Color Emoji"}
