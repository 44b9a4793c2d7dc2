"""Buttons of a private card, wherever they are pressed."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.i18n.words import Words
from bot.pages.page import MORE_OF_CARD
from bot.tables.table import Absence, Status
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID
from tests.support.found import found

words = Words()


@pytest.mark.parametrize("place", ["card", "table"])
@pytest.mark.parametrize(("on", "said"), [(True, "tips-are-on"), (False, "tips-are-off")])
async def test_tips_are_switched_and_confirmed_privately(
    den: Den, dealt: None, place: str, on: bool, said: str
) -> None:
    before = den.cards(den.ben)[-1] if place == "card" else den.tables()[0]
    told = await den.forge(den.ben, before, f"coop:t1:own:tips:{int(on)}")

    assert told.is_private
    assert told.text == words(said)
    assert den.stage.tips == {den.ben.id: on}
    # The public message must not change for one player's setting.
    assert den.now(before) == before


@pytest.mark.parametrize("act", [f"{MORE_OF_CARD}:0", "more:1"])
async def test_card_without_more_has_no_page_behind_it(den: Den, dealt: None, act: str) -> None:
    card = den.cards(den.ben)[-1]
    told = await den.forge(den.ben, card, f"coop:t1:own:{act}")

    assert told.text == words("refused-stale-click")


@pytest.mark.parametrize(
    ("status", "is_told"), [(Status.PLAYING, True), (Status.PAUSED, True), (Status.OVER, False)]
)
async def test_player_who_may_not_return_is_told_so(
    den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch, status: Status, is_told: bool
) -> None:
    den.stage.status = status
    den.stage.players[1] = replace(den.stage.players[1], absence=Absence.LEFT)
    await den.show()
    # The tables refuse the return, as after a ban.
    monkeypatch.setattr(den.stage, "notice", AsyncMock(return_value=False))
    told = await den.forge(den.ben, den.cards(den.ben)[-1], "coop:t1:own:back:0")
    refusal = words("refused-not-open-to-you")

    assert ([answer.text for answer in told.followups] == [refusal]) is is_told


@pytest.mark.parametrize("way", ["card", "hand", "window", "turn"])
async def test_choice_counts_as_looking_in_every_place(den: Den, dealt: None, way: str) -> None:
    """The next question is then an edit, which does not notify."""
    den.stage.public = ["pass"]
    await den.ask(den.ben, "q1", "pass")
    on = den.cards(den.ben)[-1] if way == "card" else den.tables()[0]
    if way == "hand":
        hand = found((await den.do(den.ben, "hand")).shown)

        on = hand

    surfaces = den.chat._surfaces
    assert not surfaces.is_looking(TABLE_ID, den.ben.id)

    does = {"window": "everybody:all", "turn": "everybody:turn"}.get(way, "q1:pick")
    await den.forge(den.ben, on, f"coop:{TABLE_ID}:{does}:0")
    assert len(den.stage.pressed) == 1
    assert surfaces.is_looking(TABLE_ID, den.ben.id)
    assert not surfaces.is_looking(TABLE_ID, den.ada.id)


@pytest.mark.parametrize(("act", "choice"), [("q1:pick:1", "Run"), ("own:look:1", "…")])
async def test_press_on_a_public_message_is_confirmed_in_words(
    den: Den, dealt: None, act: str, choice: str
) -> None:
    await den.ask(den.ben, "q1", "hide", "run")
    told = await den.forge(den.ben, den.tables()[0], f"coop:{TABLE_ID}:{act}")
    # The button belongs to a private card, so an edit of the table would reveal it.

    assert told.is_private
    assert told.text == words("chat-pressed", choice=choice)
