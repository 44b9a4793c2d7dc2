"""Standing orders behind More… of a card: they fit, and every order of every game has texts."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest

from bot.i18n.words import Words
from bot.pages.faces import ValueText
from bot.pages.limits import COMPONENTS
from bot.pages.page import Page, Row, order_index
from bot.pages.presentable import component_count, presentable
from bot.tables.scene import Scene
from bot.tables.standing_orders import StandingOrder, give
from bot.tables.table import Pace
from cogs.orders import BUTTONS, control, order_blocks
from games.engine.asks import Seat
from games.engine.orders import Switch
from games.registry import GAMES
from tests.cogs.faces import FACES
from tests.cogs.reading import buttons, menus
from tests.cogs.stage import Stage
from tests.support.found import found

WORDS = Words("en")


def behind_more(stage: Stage, seat: Seat) -> Page:
    """Return the page behind More… of a seat's card, made as in bot/messages/drawing.py."""
    scene = stage.scene(seat)
    more = found(FACES[scene.game].card(scene, WORDS).more)
    return replace(more, blocks=(*more.blocks, *order_blocks(FACES, scene, WORDS)))


@pytest.mark.parametrize("slug", GAMES)
def test_every_order_has_texts(slug: str) -> None:
    for order in GAMES[slug].orders:
        name = f"order-{slug}-{order.slug}"
        assert WORDS.has(name)
        assert WORDS.has(f"{name}-help")

        # Many values need a menu, few are buttons; a switch has one value and no name.
        if len(order.values) > BUTTONS:
            assert WORDS.has(f"{name}-menu")
        elif len(order.values) > 1:
            assert all(WORDS.has(f"{name}-{value}") for value in order.values)


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("pace", list(Pace))
def test_orders_fit_behind_more_at_every_table(seats: int, pace: Pace) -> None:
    stage = Stage(seats, 1)
    stage.session.table.pace = pace
    # The last seat is a house player's.
    for seat in range(seats - 1):
        page = presentable(behind_more(stage, seat))
        assert component_count(page.blocks) <= COMPONENTS

        for menu in menus(page):
            assert 0 <= menu.least <= menu.most <= len(menu.items) <= 25

        assert all(len(button.label) <= 80 for button in buttons(page))


def test_every_value_of_an_order_can_be_set() -> None:
    stage = Stage(8, 1)
    table = stage.session.table
    table.pace = Pace.RELAXED
    seat = 3
    scene = stage.scene(seat)
    for order in scene.orders:
        for value in order.order.offered(scene.view):
            give(table, stage.engine, seat, order.slug, [value])
            # The index of a control names the order by its place.
            assert order_index(order, value) // 100 == order.place

        give(table, stage.engine, seat, order.slug, [])

    # An empty list removes the order.
    assert all(one.setting == () for one in stage.scene(seat).orders)


def test_menu_marks_the_value_that_is_set() -> None:
    stage = Stage(3, 1)
    # The second seat can order its move in advance.
    second = stage.engine.game.state.turn_order[1]
    give(stage.session.table, stage.engine, second, "move", ["resupply"])
    (menu,) = menus(behind_more(stage, second))

    assert [item.label for item in menu.items if item.chosen] == ["Resupply"]
    assert menu.items[-1].index == menu.index, "the last line is: nothing after all"


def test_values_of_an_order_are_computed_once() -> None:
    """A game computes the values from all that the viewer sees, and names them in its own words."""
    offered: list[str] = []
    spelled: list[Sequence[str]] = []

    def as_it_stands(_scene: Scene, _words: Words, values: Sequence[str]) -> list[ValueText]:
        spelled.append(values)
        return [(value, None) for value in values]

    # A switch with values that depend on the view.
    class Asked(Switch):
        values = ("off", "pass", "jam")

        def offered(self, view: str) -> Collection[str]:
            offered.append(view)
            return self.values

    order = StandingOrder("asked", Asked("asked", "any", lambda _: None), 0, ())
    scene = replace(Stage(3, 1).scene(0), view="all that is seen")
    block = control(scene, WORDS, order, "now", as_it_stands)

    assert isinstance(block, Row)
    assert len(block.buttons) == len(order.order.values)
    assert [button.label for button in block.buttons] == ["off", "pass", "jam"]
    # Both are slow in some games, so each is called once.
    assert offered == ["all that is seen"]
    assert spelled == [["off", "pass", "jam"]]
