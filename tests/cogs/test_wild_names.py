"""Every page of every game with names that contain anything Discord allows.

No name notifies, reverses a line or makes Discord refuse a message. The buttons are the same as
with plain names.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.i18n.words import Words
from bot.messages.drawing import PageDrawer
from bot.pages.delivery import RawView, mentions
from bot.pages.faces import Faces
from bot.pages.page import Button, Menu, Page, Row, Text
from bot.tables.scene import Scene, escape_names
from bot.tables.scene import scene as scene_of
from bot.tables.table import Guest, Status
from games.registry import GAMES
from playground.limits.messages import problems
from tests.bot.pages.test_names import INVISIBLE, NAMES, WILD
from tests.cogs.stage import NAMES as PLAIN
from tests.cogs.stage import Stage
from tests.secrecy.conftest import faces, loaded

__all__ = ["faces", "loaded"]

WORDS = Words("en")
POSITIONS = 12
STEPS = 90

BREAKS = set("\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029")
"""Characters with which a name would break a line."""

ACTS = re.compile(r"(?<!\\)<[@#:/tai]|@everyone|@here|(?<!\\)\]\(|://|(?<!\\)\|\||```")
"""Character sequences to which Discord gives a meaning anywhere in a text."""

TURNS = re.compile("[\u200e\u200f\u202a-\u202e\u2066\u2067]")
"""Marks with which a name could reverse the text beside it."""


@cache
def positions(slug: str) -> list[Stage]:
    """Return positions of some games at the largest table, each with its own engine."""
    found = []
    for number in range(POSITIONS):
        stage = Stage(GAMES[slug].seats[-1], number, game=GAMES[slug])
        for _ in range(STEPS * number // POSITIONS):
            if not stage.over:
                stage.step()

        found.append(stage)

    return found


def pages(stage: Stage, faces: Faces) -> Iterator[tuple[Page, Any]]:
    """Yield all pages of the position, as blocks and as Discord gets them."""
    face = faces[stage.session.table.game]
    for scene in stage.scenes():
        drawn = [face.table(scene, WORDS), faces.lobby.page(_lobby(stage), WORDS)]
        if scene.viewer is not None:
            drawn = [face.card(scene, WORDS)]
            drawn += [faces.lobby.welcome(scene, WORDS), faces.lobby.removal(scene, WORDS)]
            # Some games have no standing orders.
            if orders := tuple(faces.orders(scene, WORDS)):
                drawn.append(Page(orders))

        for page in drawn:
            yield page, RawView(page, PageDrawer.stamps(scene)).to_components()


def _lobby(stage: Stage) -> Scene:
    """Return the scene of the same people before the deal.

    The first of them has declined a challenge.
    """
    seats = GAMES[stage.session.table.game].seats
    before = scene_of(stage.session, seats[0], seats[-1], None)
    declined = Guest(7, before.players[0].name, declined=True)
    return escape_names(replace(before, status=Status.LOBBY, guest=declined))


def named(stage: Stage, names: tuple[str, ...]) -> None:
    for seat, name in zip(range(len(stage.session.table.players)), names, strict=False):
        stage.session.table.change_player(seat, name=name)


def pressable(page: Page) -> list[object]:
    """Return everything that can be pressed and what it would do."""
    found: list[object] = []
    for block in page.blocks:
        if isinstance(block, Menu):
            found.append(
                (block.verb, block.least, block.most, [item.index for item in block.items])
            )
        elif isinstance(block, Row):
            found += [button.does for button in block.buttons if isinstance(button, Button)]

    return found


def texts(components: Any) -> Iterator[str]:
    """Yield everything that is read on a message: texts, labels and hints."""
    if isinstance(components, list):
        for one in components:
            yield from texts(one)
    elif isinstance(components, dict):
        for name, one in components.items():
            if name in ("content", "label", "description", "placeholder") and isinstance(one, str):
                yield one
            yield from texts(one) if isinstance(one, list | dict) else ()


def body(page: Page) -> str:
    return "\n".join(block.body for block in page.blocks if isinstance(block, Text))


ANY_NAME = st.one_of(NAMES, st.sampled_from([*WILD, *INVISIBLE]))


@pytest.mark.parametrize("slug", GAMES)
async def test_pages_with_wild_names_equal_pages_with_plain_names(slug: str, faces: Faces) -> None:
    # Hypothesis runs synchronously, so it only collects names here.
    tried: list[tuple[str, ...]] = []

    @settings(
        max_examples=5,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(ANY_NAME, min_size=8, max_size=8))
    def collect(names: list[str]) -> None:
        tried.append(tuple(names))

    collect()
    # Seeded by the game, so that a failure can be repeated.
    rng = Random(slug)
    for names in [WILD[:8], WILD[-8:], INVISIBLE[:8], *tried]:
        stage = rng.choice(positions(slug))
        named(stage, PLAIN)
        plain = list(pages(stage, faces))
        named(stage, names)
        for scene in stage.scenes():
            assert not any(BREAKS & set(player.name) for player in scene.players)

        for (before, _), (page, sent) in zip(plain, pages(stage, faces), strict=True):
            one_is_as_good(before, page, sent)


def one_is_as_good(plain: Page, wild: Page, sent: Any) -> None:
    # Nothing that Discord would refuse.
    assert problems("POST", "/channels/1/messages", {"flags": 1 << 15, "components": sent}) == []

    asked = mentions(wild).to_dict()
    # The names add no notification.
    assert (asked["parse"], asked.get("users", [])) == ([], list(plain.pings))
    assert pressable(wild) == pressable(plain)
    assert len(ACTS.findall(body(wild))) <= len(ACTS.findall(body(plain)))

    for text in texts(sent):
        assert not TURNS.search(text)

        for line in text.splitlines():
            # Each isolate mark is closed in its line, so that nothing after a name is reversed.
            assert line.count("\u2068") == line.count("\u2069"), f"{line!r} is left turned round"
