"""Tests of the standing orders of every game: legal answers that tell nothing hidden."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.engine.asks import CLOCK, Decision, Seat
from games.engine.orders import Order, Setting
from games.registry import GAMES
from tests.games.contract.tables import (
    Table,
    at_every_size,
    at_every_table,
    choices_at_random,
    hidden,
)
from tests.support.duplicates import duplicate


def settings(order: Order[Any], rng: Random) -> Setting:
    """Return a random setting of the order, of at most three values."""
    chosen = rng.sample([*order.values], rng.randint(1, min(3, order.most)))
    # Values in the order's own sequence, as the settings page stores them.
    return tuple(value for value in order.values if value in chosen)


def meetings(table: Table) -> Iterator[tuple[Any, Seat, Decision, Order[Any], Setting]]:
    """Yield (state, seat, decision, order, setting) where an order may answer in a random game."""
    engine = table.deal(journalling=False)
    rng = table.rng("orders")
    for _ in choices_at_random(engine, rng):
        for seat, decision in engine.ask.owed.items() if engine.ask else ():
            for order in table.game.orders:
                if seat != CLOCK and decision.kind in order.kinds:
                    yield engine.game.state, seat, decision, order, settings(order, rng)


@at_every_table
def test_order_answers_with_a_legal_option(table: Table) -> None:
    for state, seat, decision, order, setting in meetings(table):
        choice = order.answer(table.game.view(state, seat), decision, setting)
        assert choice is None or decision.allows(choice)


@at_every_size
def test_order_answers_regardless_of_hidden_cards(table: Table) -> None:
    # If hidden cards of other seats decided whether the order answers, its silence would be a leak.
    rng = table.rng("orders' worlds")
    for state, seat, decision, order, setting in meetings(table):
        viewer = rng.choice([other_seat for other_seat in range(table.seats) if other_seat != seat])
        other = hidden(table.game).reshuffled(duplicate(state), viewer, rng)
        here = order.answer(table.game.view(state, seat), decision, setting)
        there = order.answer(table.game.view(other, seat), decision, setting)

        assert (here is None) == (there is None)


@at_every_table
def test_offered_values_can_be_set(table: Table) -> None:
    engine = table.deal(journalling=False)
    rng = table.rng("offers")
    for made, _ in enumerate(choices_at_random(engine, rng)):
        # Every fifth position, for speed: all values of all orders are tried there.
        for seat in range(table.seats) if made % 5 == 0 else ():
            view = engine.view(seat)
            for order in table.game.orders:
                offered = [*order.offered(view)]
                assert set(offered) <= set(order.values)

                for value in offered:
                    assert isinstance(order.span(view, (value,)), str)


def test_orders_of_a_game_have_unique_slugs() -> None:
    for game in GAMES.values():
        slugs = [order.slug for order in game.orders]
        assert len(slugs) == len(set(slugs))

        for order in game.orders:
            assert set(order.default) <= set(order.values)
            # The index in a custom id has two digits for the place of a value.
            assert 1 <= order.most <= len(order.values) < 100
            assert len(set(order.values)) == len(order.values)
