"""Standing orders at a table: how they are set, when they answer, and when they end.

A standing order is an answer that a player has given in advance, for one kind of decision. A game
defines its orders (games/engine/orders.py). The span of an order is a text that names how long the
order applies, such as the current round; when the text changes, the order ends.

Rule 1: an order answers after a random time, which is drawn for every asked seat before the bot
        checks whether the seat has an order. So the time of an answer reveals nothing
        (docs/decisions/0007).
Rule 2: only the player who has set an order sees that it exists.
Rule 3: the orders of a seat do not act while a house player plays there.
"""

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from bot.tables.refusals import NotAmongTheOptions
from bot.tables.table import SLOW, OrderValues, Player, Table
from games.engine.asks import CLOCK, Choice, Decision, Seat
from games.engine.engine import Engine
from games.engine.orders import Order, Setting

log = logging.getLogger(__name__)

MISSED = "order-missed"
"""The kind of the bulletin (a message to a player) that an order had no effect.

Its facts: order, value.
"""


@dataclass(frozen=True, slots=True)
class Coming:
    """The choice that a standing order will make. `order` is the slug of the order."""

    order: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """A standing order as its player sees it.

    Attributes:
        slug: The name of the order.
        order: Its definition in the game.
        place: Its index among the orders of the game.
        setting: The values that the player has set, or the default.
    """

    slug: str
    order: Order[Any]
    place: int
    setting: Setting


def orders_of(table: Table, engine: Engine) -> Sequence[Order[Any]]:
    """Return the orders that apply at this table's pace, in the order in which they are checked."""
    return [standing_order.order for standing_order in _default_orders(table, engine)]


def _default_orders(table: Table, engine: Engine) -> tuple[StandingOrder, ...]:
    """Return the orders of this table with their default settings."""
    return _defaults(tuple(type(engine.game).orders), is_slow=table.pace in SLOW)


@lru_cache(64)
def _defaults(orders: tuple[Order[Any], ...], *, is_slow: bool) -> tuple[StandingOrder, ...]:
    """Return the orders with their defaults; some orders exist only at a slow pace."""
    return tuple(
        StandingOrder(order.slug, order, place, order.default)
        for place, order in enumerate(orders)
        if is_slow or not order.slow
    )


@lru_cache(256)
def _orders_for(
    orders: tuple[Order[Any], ...], kind: str, *, is_slow: bool
) -> tuple[Order[Any], ...]:
    """Return the orders that answer decisions of this kind.

    It is cached because it is needed after every choice.
    """
    defaults = _defaults(orders, is_slow=is_slow)
    return tuple(
        standing_order.order for standing_order in defaults if kind in standing_order.order.kinds
    )


def setting(player: Player, order: Order[Any]) -> Setting:
    """Return what the player has set, or the default."""
    given = player.orders.get(order.slug)
    return order.default if given is None else given.values


# -- setting orders ------------------------------------------------------------------------------


def give(table: Table, engine: Engine, seat: Seat, slug: str, values: Sequence[str]) -> None:
    """Set an order of a seat.

    Args:
        table: The draft to change.
        engine: The engine of the table.
        seat: The seat.
        slug: The name of the order.
        values: The values; without any, the order is off.

    Raises:
        NotAmongTheOptions: There is no such order, or the values are not offered now.
    """
    order = next(
        (candidate for candidate in orders_of(table, engine) if candidate.slug == slug), None
    )
    if order is None or len(values) > order.most or len(set(values)) < len(values):
        raise NotAmongTheOptions

    player = table.players[seat]
    view = engine.view(seat)
    # A value that is set already may stay, even if it is no longer offered.
    allowed = {*order.offered(view), *setting(player, order)}
    if not allowed.issuperset(values):
        raise NotAmongTheOptions

    ordered = tuple(value for value in order.values if value in values)
    set_to = OrderValues(ordered, order.span(view, ordered) if ordered else "")
    table.change_player(seat, orders=player.orders | {slug: set_to})


# -- answers of orders ---------------------------------------------------------------------------


def coming(table: Table, engine: Engine, automatic: Collection[Seat]) -> dict[Seat, Coming]:
    """Return what orders will answer, for the seats that owe an answer now.

    Orders that do not apply any more are dropped first.

    Args:
        table: The draft to change.
        engine: The engine of the table.
        automatic: The seats that house players answer for; their orders do not act.
    """
    _drop_ended(table, engine, automatic)
    owed = engine.ask.owed if engine.ask is not None else {}
    answers = (
        (seat, _coming(table, engine, seat, decision))
        for seat, decision in owed.items()
        if seat != CLOCK and seat not in automatic
    )
    return {seat: answer for seat, answer in answers if answer is not None}


def _coming(table: Table, engine: Engine, seat: Seat, decision: Decision) -> Coming | None:
    """Return the answer of the first order that has one for this decision."""
    orders = tuple(type(engine.game).orders)
    for order in _orders_for(orders, decision.kind, is_slow=table.pace in SLOW):
        values = setting(table.players[seat], order)
        if not values:
            continue

        try:
            choice = order.answer(engine.view(seat), decision, values)
        except Exception:  # a bug of an order must not stop the table: the player is asked
            log.exception("standing order failed: table=%s order=%s", table.id, order.slug)
            continue

        if choice is not None and decision.allows(choice):
            return Coming(order.slug, choice)

    return None


# -- dropping orders -----------------------------------------------------------------------------


def _drop_ended(table: Table, engine: Engine, automatic: Collection[Seat]) -> None:
    """Drop the orders that have expired, and the orders that can no longer give their answer.

    If an order can no longer give its answer, its player gets a message.
    """
    for seat, player in enumerate(table.players):
        if not player.orders or seat in automatic:
            continue
        # An order without a span holds for the whole game and cannot expire.
        if any(given.span for given in player.orders.values()):
            _drop_ended_of(table, engine, seat, player)


def _drop_ended_of(table: Table, engine: Engine, seat: Seat, player: Player) -> None:
    """Drop the expired and the impossible orders of one seat."""
    view = engine.view(seat)
    decision = engine.decision(seat)
    for order in type(engine.game).orders:
        setting_of_player = player.orders.get(order.slug)
        if setting_of_player is None or not setting_of_player.values:
            continue

        # The span has changed: the order has expired.
        if order.span(view, setting_of_player.values) != setting_of_player.span:
            _drop(table, seat, order.slug)
        # `missed`: the order waited for this decision, but its answer is no longer possible.
        elif (
            decision
            and decision.kind in order.kinds
            and order.missed(view, decision, setting_of_player.values)
        ):
            _drop(table, seat, order.slug)
            table.tell(MISSED, seat, order=order.slug, value=setting_of_player.values[0])


def drop_if_overruled(table: Table, seat: Seat, expected: Coming, choice: Choice) -> None:
    """Drop an order with a span if its player has chosen something else than the order would."""
    if expected.choice == choice:
        return

    given = table.players[seat].orders.get(expected.order)
    if given is not None and given.span:
        _drop(table, seat, expected.order)


def _drop(table: Table, seat: Seat, slug: str) -> None:
    """Remove an order of a seat."""
    orders = table.players[seat].orders
    others = {other: given for other, given in orders.items() if other != slug}
    table.change_player(seat, orders=others)


# -- reading orders ------------------------------------------------------------------------------


def standing(table: Table, engine: Engine, seat: Seat) -> tuple[StandingOrder, ...]:
    """Return the seat's orders as its player may see and set them."""
    player = table.players[seat]
    defaults = _default_orders(table, engine)
    # The usual case: the cached tuple is shared.
    if not player.orders:
        return defaults

    return tuple(
        [
            replace(standing_order, setting=setting(player, standing_order.order))
            for standing_order in defaults
        ]
    )
