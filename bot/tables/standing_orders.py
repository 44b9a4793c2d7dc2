"""Standing orders at a table: kept with their player, carried out at the door where clicks come in.

Rule 1: an order answers after the time that fingers take; that is drawn for every seat that is
        asked, before anybody looks whether it has orders (docs/decisions/0007).
Rule 2: nobody but its player ever sees that there is one.
Rule 3: the orders of a seat in which a house player sits do not act.
"""

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from bot.tables.refusals import NotAmongTheOptions
from bot.tables.table import SLOW, Given, Player, Table
from games.engine.asks import CLOCK, Choice, Decision, Seat
from games.engine.engine import Engine
from games.engine.orders import Order, Setting

log = logging.getLogger(__name__)

MISSED = "order-missed"
"""Tells a player that an order came to nothing. facts: order, value."""


@dataclass(frozen=True, slots=True)
class Coming:
    """What a standing order (its slug) is about to answer."""

    order: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """One standing order of the viewer. `place` is its index among the game's orders."""

    slug: str
    order: Order[Any]
    place: int
    setting: Setting

    @property
    def values(self) -> Sequence[str]:
        """All that it can ever be set to."""
        return self.order.values

    @property
    def most(self) -> int:
        """How many of them at once."""
        return self.order.most

    def offered(self, view: Any) -> Collection[str]:
        """What it can be set to now, by a viewer with this view: found where it is asked for."""
        return self.order.offered(view)


def orders_of(table: Table, engine: Engine) -> Sequence[Order[Any]]:
    """The orders that make sense at this table's pace, in the order in which they are asked."""
    return [one.order for one in _of_nobody(table, engine)]


def _of_nobody(table: Table, engine: Engine) -> tuple[StandingOrder, ...]:
    """The same as they stand for whoever has given none."""
    return _usual(tuple(type(engine.game).orders), is_slow=table.pace in SLOW)


@lru_cache(64)
def _usual(orders: tuple[Order[Any], ...], *, is_slow: bool) -> tuple[StandingOrder, ...]:
    return tuple(
        StandingOrder(order.slug, order, place, order.default)
        for place, order in enumerate(orders)
        if is_slow or not order.slow
    )


@lru_cache(256)
def _answering(
    orders: tuple[Order[Any], ...], kind: str, *, is_slow: bool
) -> tuple[Order[Any], ...]:
    """Those that answer such a decision, which are few: looked for after every choice."""
    usual = _usual(orders, is_slow=is_slow)
    return tuple(one.order for one in usual if kind in one.order.kinds)


def setting(player: Player, order: Order[Any]) -> Setting:
    """What the player has set, or the default."""
    given = player.orders.get(order.slug)
    return order.default if given is None else given.values


# -- giving --------------------------------------------------------------------------------------


def give(table: Table, engine: Engine, seat: Seat, slug: str, values: Sequence[str]) -> None:
    """Set an order; no values: it is off. Raises NotAmongTheOptions."""
    order = next((one for one in orders_of(table, engine) if one.slug == slug), None)
    if order is None or len(values) > order.most or len(set(values)) < len(values):
        raise NotAmongTheOptions

    player = table.players[seat]
    view = engine.view(seat)
    may = {*order.offered(view), *setting(player, order)}
    if not may.issuperset(values):
        raise NotAmongTheOptions

    chosen = tuple(value for value in order.values if value in values)
    set_to = Given(chosen, order.span(view, chosen) if chosen else "")
    table.change_player(seat, orders=player.orders | {slug: set_to})


# -- what they answer ----------------------------------------------------------------------------


def coming(table: Table, engine: Engine, automatic: Collection[Seat]) -> dict[Seat, Coming]:
    """What orders are about to answer, for the seats that owe an answer now. Orders that do not
    hold any more are dropped first.
    """
    _tidy(table, engine, automatic)
    owed = engine.ask.owed if engine.ask is not None else {}
    found = (
        (seat, _coming(table, engine, seat, decision))
        for seat, decision in owed.items()
        if seat != CLOCK and seat not in automatic
    )
    return {seat: one for seat, one in found if one is not None}


def _coming(table: Table, engine: Engine, seat: Seat, decision: Decision) -> Coming | None:
    orders = tuple(type(engine.game).orders)
    for order in _answering(orders, decision.kind, is_slow=table.pace in SLOW):
        values = setting(table.players[seat], order)
        if not values:
            continue

        try:
            choice = order.answer(engine.view(seat), decision, values)
        except Exception:  # a table must not stop for one: its player is asked
            log.exception("standing order failed: table=%s order=%s", table.id, order.slug)
            continue

        if choice is not None and decision.allows(choice):
            return Coming(order.slug, choice)

    return None


# -- forgetting ----------------------------------------------------------------------------------


def _tidy(table: Table, engine: Engine, automatic: Collection[Seat]) -> None:
    """Drop the orders that have run out, and those that missed their moment; their player is told
    of the latter.
    """
    for seat, player in enumerate(table.players):
        if not player.orders or seat in automatic:
            continue
        if any(given.span for given in player.orders.values()):
            _tidy_seat(table, engine, seat, player)


def _tidy_seat(table: Table, engine: Engine, seat: Seat, player: Player) -> None:
    view = engine.view(seat)
    decision = engine.decision(seat)
    for order in type(engine.game).orders:
        given = player.orders.get(order.slug)
        if given is None or not given.values:
            continue

        if order.span(view, given.values) != given.span:
            _drop(table, seat, order.slug)
        elif (
            decision and decision.kind in order.kinds and order.missed(view, decision, given.values)
        ):
            _drop(table, seat, order.slug)
            table.tell(MISSED, seat, order=order.slug, value=given.values[0])


def overruled(table: Table, seat: Seat, about: Coming, choice: Choice) -> None:
    """Drop a passing order where the player has answered otherwise than it was about to."""
    if about.choice == choice:
        return

    given = table.players[seat].orders.get(about.order)
    if given is not None and given.span:
        _drop(table, seat, about.order)


def _drop(table: Table, seat: Seat, slug: str) -> None:
    orders = table.players[seat].orders
    kept = {other: given for other, given in orders.items() if other != slug}
    table.change_player(seat, orders=kept)


# -- looking -------------------------------------------------------------------------------------


def standing(table: Table, engine: Engine, seat: Seat) -> tuple[StandingOrder, ...]:
    """The seat's orders as its player may see and set them."""
    player = table.players[seat]
    usual = _of_nobody(table, engine)
    if not player.orders:
        return usual

    return tuple([replace(one, setting=setting(player, one.order)) for one in usual])
