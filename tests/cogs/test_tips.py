"""Tips use only what their seat can see. Each tip appears in some game and has a text."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from bot.i18n.words import sentences_of
from bot.tables.scene import Scene
from cogs.plain import Looks, applicable_tips
from games.registry import GAMES, package_of
from tests.cogs.faces import FACES, WORDS
from tests.cogs.stage import Stage
from tests.cogs.test_contract import Lively, otherwise
from tests.support.combinations import pairs

with_tips = [slug for slug in GAMES if find_spec(f"cogs.{package_of(slug)}.tips") is not None]
each_game = pytest.mark.parametrize("slug", with_tips)

FEWEST = 4
GAMES_AT_MOST = 60


def names(slug: str) -> set[str]:
    start = f"{slug}-tips-"
    written = sentences_of("en").messages
    return {one.removeprefix(start) for one in written if one.startswith(start)}


def finding(scene: Scene) -> set[str]:
    """Return the names of all checks that find something, whether or not it is told."""
    labels = import_module(f"cogs.{package_of(scene.game)}.labels").Labels(scene, WORDS)
    return {name for name, _ in applicable_tips(labels, _looks(scene.game))}


def _looks(slug: str) -> Looks[Any]:
    looks: Looks[Any] = import_module(f"cogs.{package_of(slug)}.tips").LOOKS
    return looks


def askable(stage: Stage) -> list[Scene]:
    """Return the scenes that may show a tip: of asked seats, and of the table in open games."""
    scenes = list(stage.scenes())
    if not GAMES[scenes[0].game].secrets:
        return [*scenes[:1], *(one for one in scenes[1:] if one.question is not None)]
    return [scene for scene in scenes[1:] if scene.question is not None]


@each_game
def test_every_game_has_enough_tips(slug: str) -> None:
    assert len(names(slug)) >= FEWEST


@each_game
def test_every_tip_appears_in_some_game(slug: str) -> None:
    left = names(slug)
    said = 0
    # Game 20 of crazy has its rarest tip.
    for seed in dict.fromkeys((20, *range(GAMES_AT_MOST))):
        # The second smallest table, which is the smallest for games of two seats only.
        stage = Stage(GAMES[slug].seats[min(1, len(GAMES[slug].seats) - 1)], seed, game=GAMES[slug])
        house = Lively(slug) if seed % 2 else GAMES[slug].houses["medium"]()
        while not stage.over:
            for scene in askable(stage):
                new = left & finding(scene)
                left -= new
                said += bool(new) and FACES[slug].tip(scene, WORDS) is not None

            stage.step(house)

        # Stop early: most tips appear in the first games.
        if not left:
            break

    assert not left, f"never found in {GAMES_AT_MOST} games"
    assert said


@pytest.mark.parametrize(("slug", "seed"), pairs(with_tips, [31, 32]))
def test_tips_do_not_depend_on_hidden_cards(slug: str, seed: int) -> None:
    stage = Stage(min(4, GAMES[slug].seats[-1]), seed, game=GAMES[slug])
    rng = Random(seed)
    told = moved = 0
    while not stage.over:
        for scene in askable(stage):
            tip = FACES[slug].tip(scene, WORDS)
            found = finding(scene)
            told += tip is not None

            # Hidden cards are dealt again; the tip must stay.
            with otherwise(stage, scene.viewer, rng) as is_moved:
                again = stage.scene(scene.viewer)
                assert finding(again) == found
                assert FACES[slug].tip(again, WORDS) == tip

                moved += is_moved and tip is not None

        stage.step(Lively(slug))

    assert told
    assert moved, "too little was hidden to prove anything"


@pytest.mark.parametrize("slug", [slug for slug in with_tips if not GAMES[slug].secrets])
def test_public_tip_names_its_player(slug: str) -> None:
    stage = Stage(min(4, GAMES[slug].seats[-1]), 34, game=GAMES[slug])
    told = set[str]()
    while not stage.over:
        for scene in askable(stage):
            tip = FACES[slug].tip(scene, WORDS)
            if tip is not None and scene.ask is not None:
                asked = [scene.players[seat].name for seat in scene.ask.waiting]
                # The public tip names the player, the own one addresses them.
                assert all(tip.count(name) == (scene.viewer is None) for name in asked), tip

                told |= {*asked} if scene.viewer is None else set()

        stage.step(Lively(slug))

    assert len(told) > 1


@each_game
def test_seat_without_a_question_gets_no_tip(slug: str) -> None:
    stage = Stage(min(4, GAMES[slug].seats[-1]), 33, game=GAMES[slug])
    while not stage.over:
        for scene in stage.scenes():
            asked = scene.question is not None and not scene.question.settled
            if scene.viewer is not None and not asked:
                assert FACES[slug].tip(scene, WORDS) is None

        stage.step(Lively(slug))
