"""Presses that set standing orders: on their page, on the card, and where none is due."""

from typing import Any

import pytest

from bot.i18n.words import Words
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Status
from games.engine.asks import Decision
from games.engine.orders import REMINDER, Order, Reminder, Setting
from tests.bot.den import Den
from tests.support.shown import Shown

words = Words()

MOVE = 2
RING = 5
"""Places among the game's orders; there are others that this pace does not know."""


class Moves(Order[Any]):
    """Some of the moves that are to come."""

    slug = "move"
    kinds = frozenset()
    values = "rob", "rest"
    most = 2

    def answer(self, view: Any, decision: Decision, setting: Setting) -> None:
        return None


@pytest.fixture
async def at_the_table(den: Den) -> Den:
    den.stage.orders = (
        StandingOrder(Moves.slug, Moves(), MOVE, ()),
        StandingOrder(REMINDER, Reminder(), RING, ()),
    )
    await den.deal()
    return den


async def page_of(den: Den, member: Any) -> Shown:
    told = await den.do(member, "orders")
    assert told.is_private
    assert told.shown is not None
    return told.shown


def settings(den: Den) -> list[tuple[str, ...]]:
    return [one.setting for one in den.stage.orders]


async def test_the_page_is_for_its_player_alone(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    assert page.buttons == ["rob", "rest", "no move", "on", f"no {REMINDER}"]

    told = await den.do(den.zoe, "orders")
    assert told.is_private
    assert told.text == words("refused-not-at-this-table")


async def test_a_press_says_what_shall_be_and_the_page_shows_it(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    for _ in range(2):
        told = await den.press(den.ben, page, "rest")
        assert told.kind == "update"
        assert settings(den) == [("rest",), ()]

    assert "('rest',)" in den.now(page).text

    await den.press(den.ben, page, "no move")
    assert settings(den) == [(), ()]
    assert told.followups == ()


async def test_several_lines_of_a_menu_are_set_at_once(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    chosen = [f"{MOVE}02", f"{MOVE}01"]
    await den.forge(den.ben, page, f"coop:t1:own:order:{MOVE}00", chosen)

    assert settings(den) == [("rest", "rob"), ()]

    await den.forge(den.ben, page, f"coop:t1:own:order:{MOVE}00", [f"{MOVE}00"])
    assert settings(den) == [(), ()], "the line that says: nothing"


async def test_on_the_card_it_redraws_the_card(at_the_table: Den) -> None:
    den = at_the_table
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    den.wire.requests.clear()
    told = await den.forge(den.ben, card, f"coop:t1:own:now:{MOVE}01")

    assert told.kind == "update"
    assert settings(den) == [("rob",), ()]
    assert den.now(card).buttons == ["hide", "run"]
    assert den.counted() == []


async def test_forged_onto_what_all_see_it_tells_nobody_what_was_set(at_the_table: Den) -> None:
    den = at_the_table
    table = den.tables()[0]
    told = await den.forge(den.ben, table, f"coop:t1:own:order:{MOVE}01")

    assert told.is_private
    assert told.text == words("chat-done")
    assert settings(den) == [("rob",), ()]
    assert den.now(table) == table


@pytest.mark.parametrize(
    ("index", "values"),
    [
        ("101", None),  # a place that no order has
        (f"{MOVE}03", None),  # a value that it has not
        (f"{RING}00", [f"{MOVE}01"]),  # a line of another order's menu
        (f"{MOVE}00", [f"{MOVE}01", f"{MOVE}77"]),
    ],
)
async def test_what_no_page_offers_changes_nothing(
    at_the_table: Den, index: str, values: list[str] | None
) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    told = await den.forge(den.ben, page, f"coop:t1:own:order:{index}", values)

    assert words("refused-not-among-the-options") in told.text
    assert settings(den) == [(), ()]


@pytest.mark.parametrize(
    ("status", "refusal"),
    [
        (Status.LOBBY, "refused-not-dealt-yet"),
        (Status.OVER, "refused-table-over"),
        (Status.CLOSED, "refused-table-over"),
    ],
)
async def test_before_the_deal_and_after_the_end_there_is_nothing_to_order(
    at_the_table: Den, status: Status, refusal: str
) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    den.stage.status = status
    den.commit()
    for told in (await den.do(den.ben, "orders"), await den.press(den.ben, page, "rob")):
        assert words(refusal, number=1) in told.text

    assert settings(den) == [(), ()]


async def test_while_the_table_rests_they_can_be_set(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    den.stage.status = Status.PAUSED
    den.commit()
    await den.press(den.ben, page, "rob")

    assert settings(den) == [("rob",), ()]


async def test_who_wants_to_be_reminded_hears_whether_their_dm_is_open(at_the_table: Den) -> None:
    den = at_the_table
    den.close_dms(den.ben)
    await den.ask(den.ben, "q1")
    page = await page_of(den, den.ben)

    assert (await den.press(den.ben, page, "rob")).followups == ()

    told = await den.press(den.ben, page, "on")
    said = [one.text for one in told.followups if one.ephemeral]
    assert said == [words("chat-dms-shut"), "card of Ben: dealt"]
    assert (await den.press(den.ben, page, f"no {REMINDER}")).followups == ()
