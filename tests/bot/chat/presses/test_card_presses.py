"""What the buttons of a private card do, wherever somebody presses them."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.language.words import Words
from bot.tables.table import Absence, Status
from tests.bot.chat.conftest import Den

words = Words()


@pytest.mark.parametrize("on", [True, False])
async def test_tips_are_given_or_not_from_the_card_on(den: Den, on: bool) -> None:
    await den.deal()
    card, tips = den.cards(den.ben)[-1], f"coop:t1:own:tips:{int(on)}"
    told = await den.forge(den.ben, card, tips)
    assert (told.kind, told.text) == ("update", "card of Ben: dealt")
    assert den.stage.tips == {den.ben.id: on}


@pytest.mark.parametrize(("on", "said"), [(True, "tips-are-on"), (False, "tips-are-off")])
async def test_on_the_table_it_is_said_of_whoever_presses(den: Den, on: bool, said: str) -> None:
    await den.deal()
    before = den.tables()[0]
    told = await den.forge(den.ada, before, f"coop:t1:own:tips:{int(on)}")
    assert told.is_private
    assert told.text == words(said)
    assert den.stage.tips == {den.ada.id: on}
    assert den.now(before) == before


@pytest.mark.parametrize(
    ("status", "is_told"), [(Status.PLAYING, True), (Status.PAUSED, True), (Status.OVER, False)]
)
async def test_who_may_not_sit_down_any_more_is_told_so(
    den: Den, monkeypatch: pytest.MonkeyPatch, status: Status, is_told: bool
) -> None:
    await den.deal()
    den.stage.status = status
    den.stage.players[1] = replace(den.stage.players[1], absence=Absence.LEFT)
    den.commit()
    await den.settle()
    monkeypatch.setattr(den.stage, "notice", AsyncMock(return_value=False))
    told = await den.forge(den.ben, den.cards(den.ben)[-1], "coop:t1:own:back:0")
    refusal = words("refused-not-open-to-you")
    assert ([one.text for one in told.followups] == [refusal]) is is_told
