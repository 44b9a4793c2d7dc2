"""The menu that explains cards to the presser only, and changes no message."""

from bot.i18n.words import Words
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotAtThisTable
from tests.bot.den import Den
from tests.bot.stage import EXPLAINS, TABLE_ID

words = Words()
MENU = f"coop:{TABLE_ID}:own:explain:0:0"


async def explained(den: Den) -> None:
    """Show a menu of explanations on all pages of the table."""
    await den.show(EXPLAINS)
    den.wire.requests.clear()


async def test_explanation_is_shown_in_full_to_the_presser(den: Den, dealt: None) -> None:
    await explained(den)
    card = den.cards(den.ben)[-1]
    before = card.text
    told = await den.forge(den.ben, card, MENU, ["3"])

    assert told.text == words("chat-explained", name="Egg", help="hatches")
    assert told.shown is not None
    assert told.shown.ephemeral
    assert den.now(card).text == before
    assert not den.counted()
    assert not den.stage.pressed


async def test_card_that_is_gone_is_not_explained(den: Den, dealt: None) -> None:
    await explained(den)
    card = den.cards(den.ben)[-1]
    for values in (["7"], []):
        told = await den.forge(den.ben, card, MENU, values)
        assert told.text == words("refused-stale-click")

    # Now the page has no menu at all.
    den.stage.note = "dealt"
    den.commit()
    told = await den.forge(den.ben, card, MENU, ["3"])

    assert told.text == words("refused-stale-click")


async def test_stranger_gets_no_explanation(den: Den, dealt: None) -> None:
    await explained(den)
    told = await den.forge(den.zoe, den.tables()[-1], MENU, ["3"])
    assert told.text == refusal(NotAtThisTable(), words)
