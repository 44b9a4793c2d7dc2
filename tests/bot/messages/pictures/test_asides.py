"""Pictures in messages beside the table, which keep them until their last edit."""

from dataclasses import replace

from bot.pages.faces import Aside
from bot.pages.page import Page, Text
from bot.pictures.studio import Studio
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import attachment, picture, uploads
from tests.bot.stage import TinyFace
from tests.support.shown import Shown
from tests.support.toy_picture import toy


def register(den: Den, aside: Aside) -> None:
    face = TinyFace().face
    den.chat.faces.register(replace(face, aside=lambda *_: aside))
    den.commit()


def battle(den: Den) -> Shown:
    return next(message for message in den.messages(den.channel.id) if "battle" in message.text)


async def test_aside_is_sent_and_ended_with_its_picture(seen: Den) -> None:
    page = Page((Text("battle 1"), toy("the dice")))
    register(seen, Aside("1", page))
    await seen.settle()
    shown = battle(seen)

    assert picture(seen, shown) == "the dice"

    brought = attachment(seen, shown)
    seen.wire.requests.clear()
    register(seen, Aside("1", replace(page, blocks=(*page.blocks, Text("won"))), ended=True))
    await seen.settle()

    assert "won" in battle(seen).text
    # The same attachment was listed again instead of a new upload.
    assert attachment(seen, shown) == brought
    assert not uploads(seen)


async def test_aside_without_pictures_says_it_in_words(seen: Den, studio: Studio) -> None:
    studio.rest(3600)
    register(seen, Aside("1", Page((Text("battle 1"), toy("the dice")))))
    await seen.settle()
    assert "in words: the dice" in battle(seen).text
