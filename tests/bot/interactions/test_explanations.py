"""A menu that says what cards do: whoever presses a line reads it whole, and nothing changes."""

from bot.i18n.words import Words
from tests.bot.den import Den
from tests.bot.stage import EXPLAINS, TABLE_ID

words = Words()
MENU = f"coop:{TABLE_ID}:own:explain:0:0"


async def explained(den: Den) -> None:
    den.stage.note = EXPLAINS
    den.commit()
    await den.settle()
    den.wire.requests.clear()


async def test_a_line_is_said_whole_to_the_presser_alone(den: Den) -> None:
    await den.deal()
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


async def test_a_card_that_is_gone_is_not_explained(den: Den) -> None:
    await den.deal()
    await explained(den)
    card = den.cards(den.ben)[-1]
    for values in (["7"], []):
        told = await den.forge(den.ben, card, MENU, values)
        assert told.text == words("refused-stale-click")

    den.stage.note = "dealt"
    den.commit()
    told = await den.forge(den.ben, card, MENU, ["3"])

    assert told.text == words("refused-stale-click")


async def test_a_stranger_is_told_nothing(den: Den) -> None:
    await den.deal()
    await explained(den)
    told = await den.forge(den.zoe, den.tables()[-1], MENU, ["3"])
    assert told.text == words("refused-not-at-this-table")
