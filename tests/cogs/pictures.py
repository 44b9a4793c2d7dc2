"""Checks of a game's pictures: in many positions, and that they do not depend on hidden cards."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from bot.pictures.display_list import Picture
from bot.tables.table import Absence
from games.engine.asks import Seat
from games.registry import GAMES, package_of
from tests.cogs.faces import LONG, WORDS
from tests.cogs.stage import NAMES, Stage
from tests.secrecy.positions import Lively, elsewhere, positions
from tests.support.pictures import assert_well_drawn

Draw = Callable[[Any], Picture]
"""A function that draws the picture of a scene's labels."""

LOOKED_AT = 36
"""Positions of a game that are checked, half of them with names that are too long."""
EVERY = 5


def labels(stage: Stage, viewer: Seat | None = None) -> Any:
    scene = stage.scene(viewer)
    return import_module(f"cogs.{package_of(scene.game)}.labels").Labels(scene, WORDS)


def assert_all_are_well_drawn(slug: str, table: Draw, hand: Draw | None = None) -> None:
    """Check the pictures in positions of whole games, with the smallest and the largest number of
    seats.
    """
    game = GAMES[slug]
    looked_at = 0
    seed = 0
    while looked_at < LOOKED_AT:
        seed += 1
        # The smallest, the largest, and another number of seats in turn.
        seats = (game.seats[0], game.seats[-1], game.seats[seed % len(game.seats)])[seed % 3]
        stage = Stage(seats, seed, LONG if seed % 2 else NAMES, game)
        stage.session.table.change_player(0, absence=(None, Absence.LEFT)[seed % 2])

        for step in range(120):
            # At most twelve positions of each game.
            if stage.over or looked_at >= seed * 12:
                break

            if step % EVERY == seed % EVERY:
                assert_well_drawn(table(labels(stage)))
                if hand is not None:
                    assert_well_drawn(hand(labels(stage, step % seats)))

                looked_at += 1

            stage.step(Lively(game))


def assert_is_blind(slug: str, table: Draw, hand: Draw | None = None) -> None:
    """Check that the pictures do not change when cards that the viewer cannot know are dealt again.

    The viewer's own hand must change when it is dealt again, or this check would see nothing.
    """
    moved = seen = 0
    for stage, rng in positions(slug):
        state = stage.engine.game.state
        viewer = rng.randrange(len(stage.session.table.players))
        views = (
            [(None, table)] if hand is None else [(None, table), (viewer, table), (viewer, hand)]
        )
        for knows, draw in views:
            here = draw(labels(stage, knows))
            other = elsewhere(stage, knows, rng)
            # Count the positions in which something hidden was there to shuffle.
            moved += other != state
            stage.engine.game.state = other
            there = draw(labels(stage, knows))
            stage.engine.game.state = state

            assert there == here
            # The key decides whether a cached picture is used, so it must not depend on hidden
            # cards either.
            assert there.key("en") == here.key("en")
            assert there.display(WORDS) == here.display(WORDS)

        if hand is not None:
            here = hand(labels(stage, viewer))
            # `None` knows nothing, so this shuffle deals the viewer's hand again too.
            stage.engine.game.state = elsewhere(stage, None, rng)
            seen += hand(labels(stage, viewer)).key("en") != here.key("en")
            stage.engine.game.state = state

    assert moved > 10
    assert hand is None or seen > 5
