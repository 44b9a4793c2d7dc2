"""Presses that set standing orders, behind More and on the card, and their refusals."""

from typing import Any

import pytest

from bot.i18n.words import Words
from bot.pages.page import MORE_OF_CARD
from bot.pages.refusal_text import refusal
from bot.tables.refusals import NotAtThisTable
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Status
from games.engine.asks import Decision
from games.engine.orders import REMINDER, Order, Reminder, Setting
from tests.bot.den import Den
from tests.support.shown import Shown

words = Words()

MOVE = 2
RING = 5
"""Positions in the game's list of orders, of which this pace offers two."""


class Moves(Order[Any]):
    """An order with up to two values."""

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
    told = await den.do(member, MORE_OF_CARD)
    assert told.is_private
    assert told.shown is not None
    return told.shown


def settings(den: Den) -> list[tuple[str, ...]]:
    return [order.setting for order in den.stage.orders]


async def test_orders_are_shown_to_their_player_only(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    assert page.buttons[-5:] == ["rob", "rest", "no move", "on", f"no {REMINDER}"]

    told = await den.do(den.zoe, MORE_OF_CARD)
    assert told.is_private
    assert told.text == refusal(NotAtThisTable(), words)


async def test_press_sets_the_order_and_redraws_the_page(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    # The second press sets the same value, as a double click does.
    for _ in range(2):
        told = await den.press(den.ben, page, "rest")
        assert told.kind == "update"
        assert settings(den) == [("rest",), ()]

    assert "('rest',)" in den.now(page).text

    await den.press(den.ben, page, "no move")
    assert settings(den) == [(), ()]
    assert told.followups == ()


async def test_button_of_an_old_card_still_shows_the_orders(at_the_table: Den) -> None:
    den = at_the_table
    told = await den.forge(den.ben, den.cards(den.ben)[-1], "coop:t1:own:orders:0")

    assert told.is_private
    assert told.shown is not None
    assert "rest" in told.shown.buttons


async def test_menu_sets_several_values_at_once(at_the_table: Den) -> None:
    den = at_the_table
    page = await page_of(den, den.ben)
    # An option's number is the order's position, followed by the value's in two digits.
    chosen = [f"{MOVE}02", f"{MOVE}01"]
    await den.forge(den.ben, page, f"coop:t1:own:order:{MOVE}00", chosen)

    assert settings(den) == [("rest", "rob"), ()]

    await den.forge(den.ben, page, f"coop:t1:own:order:{MOVE}00", [f"{MOVE}00"])
    assert settings(den) == [(), ()], "the line that says: nothing"


async def test_press_on_the_card_redraws_the_card(at_the_table: Den) -> None:
    den = at_the_table
    await den.ask(den.ben, "q1")
    card = den.cards(den.ben)[-1]
    den.wire.requests.clear()
    told = await den.forge(den.ben, card, f"coop:t1:own:now:{MOVE}01")

    assert told.kind == "update"
    assert settings(den) == [("rob",), ()]
    assert den.now(card).buttons == ["hide", "run"]
    assert den.counted() == []


async def test_forged_press_on_a_public_message_reveals_nothing(at_the_table: Den) -> None:
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
        ("101", None),  # a position without an order
        (f"{MOVE}03", None),  # a value that the order does not have
        (f"{RING}00", [f"{MOVE}01"]),  # an option of another order's menu
        (f"{MOVE}00", [f"{MOVE}01", f"{MOVE}77"]),
    ],
)
async def test_value_that_no_page_offers_is_refused(
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
        (Status.PAUSED, None),
    ],
)
async def test_orders_are_refused_before_the_deal_and_after_the_end(
    at_the_table: Den, status: Status, refusal: str | None
) -> None:
    """They can be set while the table is paused."""
    den = at_the_table
    page = await page_of(den, den.ben)
    den.stage.status = status
    den.commit()
    told = await den.press(den.ben, page, "rob")
    assert refusal is None or words(refusal, number=1) in told.text
    assert settings(den) == [() if refusal else ("rob",), ()]


async def test_reminder_tells_whether_dms_are_closed(at_the_table: Den) -> None:
    den = at_the_table
    den.close_dms(den.ben)
    await den.ask(den.ben, "q1")
    page = await page_of(den, den.ben)

    # Another order does not depend on direct messages.
    assert (await den.press(den.ben, page, "rob")).followups == ()

    told = await den.press(den.ben, page, "on")
    said = [answer.text for answer in told.followups if answer.ephemeral]
    assert said == [words("chat-dms-shut"), "card of Ben: dealt"]
    assert (await den.press(den.ben, page, f"no {REMINDER}")).followups == ()
