"""Tests of pictures from the bot to the page, as real multipart uploads and PNG files."""

from io import BytesIO
from typing import Any

import aiohttp
import PIL.Image
import pytest
from playwright.async_api import Browser, expect

from playground.discord import permissions
from playground.discord.world import Attachment, Message
from playground.limits.components import walk
from tests.support.found import found
from tests.support.playground import Playground, text_of
from tests.support.sentences import sentence

pytestmark = pytest.mark.asyncio(loop_scope="session")

BOT = "tests.playground.pictured_bot"
PICTURED = {"COOP_PICTURES": "on"}


def picture(message: Message) -> tuple[Attachment | None, str]:
    """Return the file that a message shows, or None, and its text or description."""
    items: list[Any] = [
        item for _, part in walk(message.components) for item in part.get("items", ())
    ]
    if not items:
        assert not message.attachments

        return None, text_of(message)

    (item,) = items
    (file,) = message.attachments
    # The gallery must refer to the uploaded file by its name.
    assert item["media"]["url"] == f"attachment://{file.filename}" == "attachment://picture.png"

    return file, item["description"]


async def test_picture_is_added_to_the_answer_and_replaced() -> None:
    async with Playground(bot=BOT, environment=PICTURED) as play:
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken start out"))
        table = await play.wait_for_message(play.games, contains=sentence("lobby-button-join"))
        # The answer comes first; its picture is added by an edit.
        await play.until(lambda: picture(table)[0] is not None, "the first picture")
        first, said = picture(table)

        assert first is not None
        assert said == "At the table: Ada."

        with PIL.Image.open(BytesIO(first.data)) as image:
            assert image.size == (1000, 300)

        attachment = play.simulation.shapes.message(table)["attachments"][0]
        assert (attachment["width"], attachment["height"]) == (1000, 300)

        async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as served:
            assert (served.content_type, await served.read()) == ("image/png", first.data)

        join = sentence("lobby-button-join")
        await play.settled(play.click("Ben", table, label=join))
        await play.until(lambda: "Ben" in picture(table)[1], "the next picture")
        second, _ = picture(table)

        assert second is not None
        # The second picture replaces the first one in the same message.
        assert second.id != first.id
        assert second.data != first.data

        # Cleo asks for the text instead, as an ephemeral message.
        await play.settled(play.click("Cleo", table, label=sentence("more-button")))
        more = await play.wait_for_message(
            play.games, contains=sentence("pictures-as-text"), visible_to="Cleo"
        )
        await play.settled(play.click("Cleo", more, label=sentence("pictures-as-text")))
        text_message = await play.wait_for_message(play.games, contains="Ben", visible_to="Cleo")
        assert picture(text_message)[0] is None


async def test_bot_without_upload_permission_uses_text() -> None:
    async with Playground(bot=BOT, environment=PICTURED) as play:
        # The bot has no permission to upload files.
        play.games.denied_to_bot = permissions.ATTACH_FILES
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken start out"))
        table = await play.wait_for_message(play.games, contains=sentence("lobby-button-join"))

        assert picture(table)[0] is None
        assert "Ada" in text_of(table)

        explanation = sentence("chat-no-pictures", channel=f"<#{play.games.id}>")
        await play.wait_for_message(play.games, contains=explanation, visible_to="Ada")
        play.games.denied_to_bot = 0
        # With the permission restored, the next edit brings the picture.
        await play.settled(play.click("Ben", table, label=sentence("lobby-button-join")))
        await play.until(lambda: picture(table)[0] is not None, "a picture after all")


@pytest.mark.slow
async def test_picture_keeps_its_proportions_and_description(browser: Browser) -> None:
    async with Playground(bot=BOT, environment=PICTURED) as play:
        await play.until_online()
        await play.settled(play.slash("Ada", "chicken start out"))
        page = await browser.new_page(viewport={"width": 390, "height": 800})
        await page.goto(play.page("Ada"))
        image = page.get_by_alt_text("At the table: Ada.")
        await expect(image).to_be_visible()
        box = found(await image.bounding_box())
        assert box["width"] <= 390
        # The proportions of the file, so nothing moves when it is loaded.
        assert box["width"] / box["height"] == pytest.approx(1000 / 300, rel=0.02)

        rounded = await image.evaluate("one => getComputedStyle(one).borderRadius")
        assert rounded != "0px"

        await page.close()
