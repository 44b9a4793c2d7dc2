"""What the face of every game must do, in whole games seen from every seat.

Its pages fit Discord's limits, answer every question and nothing else, and show no viewer what they
cannot know.

A game's tests/games/<game>/hidden.py says what is hidden (`reshuffled`), how a lively table plays
(`lively`), and with which options there is most to show (`LONGEST`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from games.engine.asks import Choice, Decision, Seat
from games.engine.house import House
from games.registry import GAMES
from tests.cogs.faces import FACES, LONG, WIDE, WORDS, assert_fits, page_of, walk
from tests.cogs.reading import aloud
from tests.cogs.stage import NAMES, Stage
from tests.games.contract.tables import hidden
from tests.support.combinations import pairs, sampled
from tests.support.duplicates import duplicate

each_game = pytest.mark.parametrize("slug", GAMES)

LOOKS = 60
"""Number of positions of a game in which every page is drawn twice."""


class Lively(House):
    """A house player that plays like a lively table of this game."""

    def __init__(self, slug: str) -> None:
        self._choose = hidden(GAMES[slug]).lively

    def choose(self, view: Any, decision: Decision, rng: Random) -> Choice:
        choice: Choice = self._choose(decision, rng)
        return choice


def staged(
    slug: str, seats: int, seed: int, names: tuple[str, ...] = NAMES, *, longest: bool = False
) -> Stage:
    options = hidden(GAMES[slug]).LONGEST if longest else {}
    return Stage(seats, seed, names, GAMES[slug], **options)


SIZES = [
    (slug, seats, longest)
    for slug, game in GAMES.items()
    for seats in dict.fromkeys((game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]))
    for longest in (False, True)
    if hidden(game).LONGEST or not longest
]
"""Every game with its smallest, middle and largest number of seats, and also with the
options that have most to show.
"""
AT_MOST = {(slug, game.seats[-1], bool(hidden(game).LONGEST)) for slug, game in GAMES.items()}
"""The tables with most to show."""


@pytest.mark.parametrize("names", [LONG, pytest.param(WIDE, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("slug", "seats", "longest"), sampled(SIZES, AT_MOST))
def test_every_page_of_a_game_fits_and_answers(
    slug: str, seats: int, longest: bool, names: tuple[str, ...]
) -> None:
    walk(staged(slug, seats, seats, names, longest=longest), Lively(slug), 6)


@pytest.mark.slow
@each_game
def test_every_page_of_a_game_of_house_players_fits(slug: str) -> None:
    walk(staged(slug, GAMES[slug].seats[-1], 11), GAMES[slug].houses["hard"](), 5)


@pytest.mark.parametrize(
    ("slug", "names"),
    pairs([slug for slug, face in FACES.items() if face.aside is not None], [LONG, WIDE]),
)
def test_messages_beside_the_table_fit(slug: str, names: tuple[str, ...]) -> None:
    aside = FACES[slug].aside
    assert aside is not None

    stage = staged(slug, GAMES[slug].seats[-1], 7, names)
    told = set()
    while not stage.over:
        stage.step(Lively(slug))
        found = aside(stage.scene(), WORDS)
        if found is not None:
            assert_fits(found.page)
            told.add(found.key)

    # A face with asides must use them at some time.
    assert told


@contextmanager
def otherwise(stage: Stage, viewer: Seat | None, rng: Random) -> Iterator[bool]:
    """Replace what the viewer cannot know by something else that agrees with their knowledge.

    Yields:
        Whether there was anything to replace.
    """
    game = stage.engine.game
    state = game.state  # the script holds on to it, so only a copy may be changed
    game.state = hidden(type(game)).reshuffled(duplicate(state), viewer, rng)
    try:
        yield bool(game.state != state)
    finally:
        game.state = state


def shown_to(stage: Stage, viewer: Seat | None) -> list[str]:
    """Return this viewer's card in words; for the public the table and the message beside it."""
    scene = stage.scene(viewer)
    aside = FACES[scene.game].aside if viewer is None else None
    beside = aside(scene, WORDS) if aside is not None else None
    return [aloud(page_of(scene)), *([] if beside is None else [aloud(beside.page)])]


@pytest.mark.parametrize(("slug", "seed"), pairs(GAMES, [21, 22]))
def test_pages_do_not_depend_on_hidden_cards(slug: str, seed: int) -> None:
    stage = staged(slug, min(5, GAMES[slug].seats[-1]), seed)
    rng = Random(seed)
    looks = moved = 0
    while not stage.over and looks < LOOKS:
        for viewer in (None, *range(len(stage.session.table.players))):
            shown = shown_to(stage, viewer)
            with otherwise(stage, viewer, rng) as is_moved:
                assert shown_to(stage, viewer) == shown

                moved += is_moved

        looks += 1
        # A few steps on, because neighbouring positions are alike.
        for _ in range(rng.randint(1, 4)):
            if not stage.over:
                stage.step(Lively(slug))

    assert moved > looks, "too little was hidden to prove anything"


@each_game
def test_every_option_has_a_label(slug: str) -> None:
    stage = staged(slug, GAMES[slug].seats[0], 3)
    while not stage.over:
        for scene in stage.scenes():
            question = scene.question
            # Also options that this seat is not going to choose.
            for option in question.decision.options if question else ():
                assert question is not None
                assert FACES[slug].label(option, question.decision.kind, scene, WORDS)

        stage.step(Lively(slug))
