"""Pages in words for players who prefer them, and application emojis for all others."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pages.emojis import Emojis
from bot.pages.page import Block, Button, Do, Line, Page, Row, Text
from bot.pages.presentable import as_text
from bot.people import Cards
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import picture, table
from tests.bot.stage import TABLE_ID
from tests.support.found import found
from tests.support.shown import Shown
from tests.support.toy_picture import MovingToy, toy


async def choose(seen: Den, person: Any, card: Shown, label: str) -> None:
    """Choose an option on the page that the card's button for preferences opens."""
    page = found((await seen.press(person, seen.now(card), "Cards: DM")).shown)
    assert page.ephemeral
    await seen.press(person, page, label)


async def more(seen: Den) -> Shown:
    """Return the page that Zoe sees after a press on More."""
    return found((await seen.press(seen.zoe, table(seen), "More")).shown)


async def test_table_is_shown_in_words_on_request(seen: Den) -> None:
    told = await seen.press(seen.zoe, await more(seen), "As text")
    assert told.shown is not None
    assert told.shown.ephemeral
    assert told.shown.text == "table: seen 1\nin words: seen 1 by all\nAda, Ben (0 of 0)"
    assert not told.shown.controls
    # The public message keeps its picture for the others.
    assert picture(seen, table(seen)) == "seen 1 by all"


async def test_preference_for_words_applies_to_the_own_cards(seen: Den) -> None:
    await seen.ask(seen.ben, "q1")
    card = seen.cards(seen.ben)[-1]
    labels = [[control.label for control in seen.now(card).controls]]
    await choose(seen, seen.ben, card, "Text only")

    assert "in words: seen 1 by Ben" in seen.now(card).text
    assert picture(seen, seen.now(card)) is None

    labels.append([control.label for control in seen.now(card).controls])
    # The buttons of the card do not change.
    assert labels == [["hide", "run", "Cards: DM"]] * 2

    await seen.show("seen 2")
    assert "in words: seen 2 by Ben" in seen.now(card).text
    assert picture(seen, table(seen)) == "seen 2 by all"

    # The preference is stored.
    await seen.restart()
    await seen.show("seen 3")
    assert "in words: seen 3 by Ben" in seen.now(card).text
    assert picture(seen, seen.cards(seen.ada)[-1]) == "seen 3 by Ada"

    await choose(seen, seen.ben, card, "Pictures")
    assert picture(seen, seen.now(card)) == "seen 3 by Ben"


async def test_preference_can_be_chosen_on_an_ephemeral_card(seen: Den) -> None:
    told = await seen.do(seen.ben, "hand")
    assert told.shown is not None
    await choose(seen, seen.ben, told.shown, "Text only")
    assert "in words: seen 1 by Ben" in seen.now(told.shown).text
    assert not seen.memory.people[seen.ben.id].pictures


async def test_preference_for_still_pictures_applies_to_the_table_at_once(seen: Den) -> None:
    moment = replace(toy("seen egg"), picture=MovingToy("seen egg"))
    face = seen.chat.faces["tiny"]
    seen.chat.faces.register(replace(face, table=lambda *_: Page((Text("table"), moment))))
    seen.commit()
    await seen.settle()
    assert picture(seen, table(seen), name="picture.gif") == "seen egg"

    await seen.ask(seen.ben, "q1")
    card = seen.cards(seen.ben)[-1]
    await choose(seen, seen.ben, card, "Still pictures")
    assert picture(seen, table(seen)) == "seen egg"
    assert not seen.memory.people[seen.ben.id].motion
    # The cards keep their pictures.
    assert picture(seen, seen.now(card)) == "seen 1 by Ben"

    await choose(seen, seen.ben, card, "Moving pictures")
    assert picture(seen, table(seen), name="picture.gif") == "seen egg"


async def test_page_without_a_picture_offers_no_words(den: Den, dealt: None) -> None:
    assert [control.label for control in table(den).controls] == ["My hand", "More"]


class TestWithoutAStudio:
    """Without a studio there are no pictures at all."""

    @pytest.fixture
    def studio(self) -> None:
        return None

    async def test_pages_are_in_words_and_offer_no_choice(self, den: Den, dealt: None) -> None:
        await den.show("seen 1")
        assert "in words: seen 1 by all" in table(den).text
        assert [control.label for control in table(den).controls] == ["My hand", "More"]

        await den.ask(den.ben, "q1")
        card = den.cards(den.ben)[-1]
        assert "in words: seen 1 by Ben" in card.text
        assert [control.label for control in card.controls] == ["hide", "run"]

        # A button of an older version, which had a studio.
        await den.forge(den.ben, card, f"coop:{TABLE_ID}:own:look:0")  # of an older version
        assert "in words: seen 1 by Ben" in den.now(card).text


async def test_application_emojis_are_omitted_for_readers_of_words(seen: Den) -> None:
    seen.chat._drawer._emojis = emojis = Emojis({"common": {"✋": "coop_hand"}})
    emojis.learn({"coop_hand": "<:coop_hand_a1b2c3:77>"})
    await seen.show("seen ✋")

    assert table(seen).text.startswith("table: seen <:coop_hand_a1b2c3:77>")

    told = await seen.press(seen.zoe, await more(seen), "As text")
    assert told.shown is not None
    assert told.shown.text.startswith("table: seen ✋")

    card = seen.cards(seen.ben)[-1]
    assert "<:coop_hand_a1b2c3:77>" in card.text

    await choose(seen, seen.ben, card, "Text only")
    assert "seen ✋" in seen.now(card).text


async def test_change_of_the_preference_does_not_ring(seen: Den) -> None:
    """The open question has rung already."""
    await seen.ask(seen.ben, "q1")
    card = seen.cards(seen.ben)[-1]
    await choose(seen, seen.ben, card, "Text only")
    await seen.env.advance_time(900)

    assert [card.id for card in seen.cards(seen.ben)] == [card.id]


async def test_ephemeral_card_in_words_gets_its_picture_by_token(seen: Den) -> None:
    """For a player with cards at the table, the card is sent at once and its picture follows."""
    await seen.chat._preferences.choose(seen.ada.id, "en", "cards", Cards.HERE)
    await seen.ada.slash(seen.channel, "open")
    await seen.settle()
    (hand,) = [message for message in seen.messages(seen.channel.id) if message.ephemeral]

    assert picture(seen, hand) == "seen 1 by Ada"


@pytest.mark.parametrize(
    ("above", "then"),
    [
        ((), (Text("in words: egg"),)),
        ((Text("a"),), (Text("a\nin words: egg"),)),
        ((Text("a"), Text("b")), (Text("a"), Text("b\nin words: egg"))),
        ((Text("a"), Line()), (Text("a"), Line(), Text("in words: egg"))),
    ],
)
def test_words_are_appended_to_the_text_above(
    above: tuple[Block, ...], then: tuple[Block, ...]
) -> None:
    row = Row((Button("hand", Do("hand")),))
    assert as_text(Page((*above, toy("egg"), row))) == Page((*then, row))
