"""Tests of the leak test: it must find leaks that are planted on purpose, in every game."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

import pytest

from bot.i18n.words import Words
from bot.pages.faces import Face, Faces
from bot.pages.page import Page, Text
from bot.tables import scene
from bot.tables.banter import Remark
from bot.tables.scene import Scene
from bot.tables.session import Session
from bot.tables.tokens import seat_token
from games.engine.engine import Engine
from games.engine.game import Game
from games.registry import GAMES
from tests.secrecy import outside as looking
from tests.secrecy.test_leaks import asked_without_leak, moved_without_leak
from tests.support.combinations import pairs

POSITIONS = 30

Plant = Callable[[pytest.MonkeyPatch, Faces], None]


class Spy:
    """Gives the planted leaks what no face gets: the game that is being drawn."""

    engine: Engine


def hidden_thing(engine: Engine) -> str:
    """Return a text that depends on every card of the game."""
    return blake2b(engine.game.state.to_json().encode(), digest_size=6).hexdigest()


@dataclass
class Leaky:
    """A face that shows a little too much."""

    face: Face
    where: str

    def drawn(self) -> Face:
        return Face(
            slug=self.face.slug,
            table=self.table,
            card=self.card,
            label=self.label,
            private_news=self.told,
        )

    def table(self, scene: Scene, words: Words) -> Page:
        return self._leaking(self.face.table(scene, words), "table")

    def card(self, scene: Scene, words: Words) -> Page:
        return self._leaking(self.face.card(scene, words), "card")

    def label(self, *facts: Any) -> str:
        return str(self.face.label(*facts)) + self._hint("label")

    def told(self, *facts: Any) -> str | None:
        return str(self.face.private_news(*facts)) + self._hint("told")

    def _hint(self, where: str) -> str:
        return f" {hidden_thing(Spy.engine)}" if where == self.where else ""

    def _leaking(self, page: Page, where: str) -> Page:
        hint = self._hint(where)
        return replace(page, blocks=(*page.blocks, Text(hint))) if hint else page


def a_face_that_leaks(where: str) -> Plant:
    def plant(patch: pytest.MonkeyPatch, faces: Faces) -> None:
        for slug in GAMES:
            faces.register(Leaky(faces[slug], where).drawn())

    return plant


# A leak by the order of the options.
def an_order_that_follows_the_pile(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    honest = Engine.decision

    def decision(engine: Engine, seat: int) -> Any:
        found = honest(engine, seat)
        if found is not None:
            salt = hidden_thing(engine)
            options = sorted(
                found.options, key=lambda one: blake2b(f"{salt}{one}".encode()).digest()
            )
            found = replace(found, options=options)

        return found

    patch.setattr(Engine, "decision", decision)


# A leak by the number of the options.
def an_option_for_who_could_use_it(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    honest = Engine.decision

    def decision(engine: Engine, seat: int) -> Any:
        found = honest(engine, seat)
        if found is not None and len(found.options) > 1:
            odd = int(hidden_thing(engine), 16) % 2
            found = replace(found, options=found.options[odd:])
        return found

    patch.setattr(Engine, "decision", decision)


# A leak by the ids of buttons.
def an_id_made_of_a_card(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    def token(key: str, epoch: int, number: int, seat: int) -> str:
        return seat_token(key, epoch, number, seat)[:-2] + hidden_thing(Spy.engine)[:2]

    patch.setattr(scene, "seat_token", token)


# A leak in the log.
def a_line_in_the_log(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    honest = scene.table_token  # type: ignore[attr-defined]

    def token(key: str) -> str:
        logging.getLogger("bot.messages").debug("drawing %s", hidden_thing(Spy.engine))
        return honest(key)

    patch.setattr(scene, "table_token", token)


# A leak by timing: an extra random number delays the bot's next act.
def fingers_that_know_the_cards(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    honest = Session.think

    def think(session: Session, now: float, rng: Any, thinking: Any) -> None:
        assert session.engine is not None
        if int(hidden_thing(session.engine), 16) % 2:
            rng.random()
        honest(session, now, rng, thinking)

    patch.setattr(Session, "think", think)


# A leak by the time a house player takes.
def a_weight_that_knows_the_cards(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    honest = Session.think

    def weight(*_: object) -> float:
        return 1.0 + int(hidden_thing(Spy.engine), 16) % 2

    def think(session: Session, *facts: Any) -> None:
        # A session thinks before it is looked at for the first time.
        assert session.engine is not None
        Spy.engine = session.engine
        honest(session, *facts)

    patch.setattr(Game, "weight", weight)
    patch.setattr(Session, "think", think)


# A leak by the remarks of house players.
def a_remark_that_knows_the_cards(patch: pytest.MonkeyPatch, faces: Faces) -> None:
    honest = scene.scene

    def spoken(session: Session, *facts: Any, **more: Any) -> Scene:
        line = 1 + int(hidden_thing(Spy.engine), 16) % 3
        return replace(honest(session, *facts, **more), remark=Remark(0, "woe", 0, line, "bold"))

    patch.setattr(looking, "scene", spoken)


PLANTS = {
    "a count on the table": a_face_that_leaks("table"),
    "a count on the card": a_face_that_leaks("card"),
    "a word on a closed card": a_face_that_leaks("label"),
    "a word in a whisper": a_face_that_leaks("told"),
    "options in the order of the pile": an_order_that_follows_the_pile,
    "an option more or less": an_option_for_who_could_use_it,
    "an id made of a card": an_id_made_of_a_card,
    "a line in the log": a_line_in_the_log,
    "a delay for who holds something": fingers_that_know_the_cards,
    "a remark that knows the cards": a_remark_that_knows_the_cards,
    "a long thought about good cards": a_weight_that_knows_the_cards,
}


@pytest.mark.parametrize(("slug", "plant"), pairs(GAMES, PLANTS))
async def test_planted_leak_is_found(
    slug: str, plant: str, faces: Faces, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = looking.outside

    async def spied(session: Session, *facts: Any, **more: Any) -> Any:
        assert session.engine is not None
        # The planted leaks read the engine that is compared at this moment.
        Spy.engine = session.engine
        return await honest(session, *facts, **more)

    monkeypatch.setattr("tests.secrecy.test_leaks.outside", spied)
    PLANTS[plant](monkeypatch, faces)
    # The leak test has to fail.
    with pytest.raises(AssertionError, match="tells what nobody may know"):
        await looked_at_twice(slug, faces)


async def looked_at_twice(slug: str, faces: Faces) -> None:
    await moved_without_leak(slug, faces, POSITIONS)
    await asked_without_leak(slug, faces, POSITIONS)
