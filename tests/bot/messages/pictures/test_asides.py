"""Pictures in messages beside the table, which keep them until their last edit."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.faces import Aside
from bot.pages.page import Page, Text
from bot.pictures.display_list import Picture
from bot.pictures.studio import Studio
from bot.tables.scene import Scene
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import attachment, picture, uploads
from tests.bot.stage import TinyFace
from tests.support.shown import Shown
from tests.support.toy_picture import MovingToy, Toy, toy
from tests.support.wire import Request


def register(den: Den, aside: Aside) -> None:
    face = TinyFace().face
    den.chat.faces.register(replace(face, aside=lambda *_: aside))
    den.commit()


def battle(den: Den) -> Shown:
    return next(message for message in den.messages(den.channel.id) if "battle" in message.text)


def aside_uploads(den: Den) -> list[Request]:
    """Return the requests with a file, without those that post the table again."""
    return [request for request in uploads(den) if request.method != "POST"]


@pytest.mark.parametrize(
    ("shown", "name"),
    [(Toy, Picture.file_name), (MovingToy, "picture.gif")],
    ids=["still", "moving"],
)
async def test_aside_is_sent_and_ended_with_its_picture(
    seen: Den, shown: Callable[[str], Picture], name: str
) -> None:
    page = Page((Text("battle 1"), replace(toy("the dice"), picture=shown("the dice"))))
    register(seen, Aside("1", page))
    await seen.settle()

    assert picture(seen, battle(seen), name=name) == "the dice"

    brought = attachment(seen, battle(seen))
    seen.wire.requests.clear()
    register(seen, Aside("1", replace(page, blocks=(*page.blocks, Text("won"))), ended=True))
    await seen.settle()

    assert "won" in battle(seen).text
    # The same attachment was listed again instead of a new upload.
    assert attachment(seen, battle(seen)) == brought
    assert not aside_uploads(seen)


async def test_aside_without_pictures_says_it_in_words(seen: Den, studio: Studio) -> None:
    studio.rest(3600)
    register(seen, Aside("1", Page((Text("battle 1"), toy("the dice")))))
    await seen.settle()
    assert "in words: the dice" in battle(seen).text


async def test_moment_does_not_move_on_a_private_card(seen: Den) -> None:
    face = TinyFace().face

    def card(scene: Scene, words: Words) -> Page:
        page = face.card(scene, words)
        moment = replace(toy("the dice"), picture=MovingToy("the dice"))
        return replace(page, blocks=(Text("hand"), moment))

    seen.chat.faces.register(replace(face, card=card))
    await seen.ask(seen.ben, "q1")

    assert picture(seen, seen.cards(seen.ben)[-1]) == "the dice"
