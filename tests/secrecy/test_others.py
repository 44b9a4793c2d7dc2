"""What only one seat may know at the table itself: its news, its choices and its standing orders.

The game's state does not hold these, so the tests that shuffle the state would not find a leak.
"""

from dataclasses import replace
from random import Random

import pytest

from bot.pages.faces import Faces
from bot.tables.session import Session
from bot.tables.table import OrderValues
from games.engine.asks import Seat
from games.registry import GAMES
from tests.cogs.stage import Stage
from tests.secrecy import outside as looking
from tests.secrecy.positions import POSITIONS, positions
from tests.secrecy.test_leaks import must_be_alike, some_viewers
from tests.support.duplicates import duplicate

every_game = pytest.mark.parametrize("slug", GAMES)

TIMING = ("due",)
"""An order answers sooner than its player would. Other tests check that this reveals no card."""


@every_game
async def test_seed_and_key_are_never_shown(slug: str, faces: Faces) -> None:
    """The seed reveals every pile, and the key signs for every seat.

    The cuts of other players are secret until the end.
    """
    for stage, rng in positions(slug):
        table = stage.session.table
        for seat, player in enumerate(table.players):
            if not player.is_house:
                # A cut that cannot appear by chance.
                table.change_player(seat, joined=seat, cut=f"said {rng.getrandbits(64):x}")

        secrets = {table.seed, table.salt, table.key, table.game_seed.hex()}
        for viewer in some_viewers(stage, rng):
            seen = repr(await looking.outside(stage.session, viewer, faces, sent=False))
            others = {one.cut for seat, one in enumerate(table.players) if seat != viewer}
            # Values are compared as text, wherever they would appear.
            assert not [one for one in secrets | others if one and one in seen]


@every_game
async def test_news_choices_and_orders_of_others_are_not_shown(slug: str, faces: Faces) -> None:
    moved = 0
    for stage, rng in positions(slug):
        for viewer in some_viewers(stage, rng):
            moved += await compared(stage, viewer, faces, rng)

    # Open games have no private news and choices, so nothing changes there.
    assert moved > POSITIONS // 4 or not GAMES[slug].secrets


async def compared(stage: Stage, viewer: Seat | None, faces: Faces, rng: Random) -> bool:
    """Compare the table with one that differs for other seats.

    Return whether the two differed at all.
    """
    session = stage.session
    answers = stage.engine.answers
    other = replace(
        session, table=duplicate(session.table), thinking_times=dict(session.thinking_times)
    )
    # The coming answers of other seats are not the viewer's.
    other.coming = {seat: one for seat, one in session.coming.items() if seat == viewer}
    told = _tell_others_something_else(other, viewer)
    ordered = _order_otherwise(other, viewer, rng)
    # Choices that the other seats did not make.
    chosen = {seat: made if seat == viewer else ["x"] for seat, made in answers.items()}
    here = await looking.outside(session, viewer, faces, sent=False)
    stage.engine.answers = chosen
    try:
        there = await looking.outside(other, viewer, faces, sent=False)
    finally:
        stage.engine.answers = answers

    # Other orders change when the bot acts, which is allowed.
    for timing in TIMING if ordered else ():
        del here[timing], there[timing]

    must_be_alike(here, there, f"{session.table.game}: seat {viewer}")
    return told or chosen != answers


def _tell_others_something_else(session: Session, viewer: Seat | None) -> bool:
    """Replace the private news of other seats. Return whether there were any."""
    found = list(session.table.news)
    told = False
    for place, one in enumerate(session.table.news):
        if one.to is not None and one.to != viewer:
            found[place] = type(one)(one.revision, "nothing", {}, one.to)
            told = True

    session.table.news = tuple(found)
    return told


def _order_otherwise(session: Session, viewer: Seat | None, rng: Random) -> bool:
    """Give the other seats different standing orders. Return whether the game has any."""
    assert session.engine is not None

    orders = type(session.engine.game).orders
    for seat in range(len(session.table.players)):
        if seat != viewer:
            others = {
                order.slug: OrderValues((rng.choice(order.values),))
                for order in orders
                if rng.random() < 0.5
            }
            session.table.change_player(seat, orders=others)

    return bool(orders)
