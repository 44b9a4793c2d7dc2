"""The registered faces of games, and the defaults of a face without texts of its own."""

from dataclasses import replace
from typing import Any

from bot.i18n.words import Words
from bot.pages.faces import Face, Faces, ForWatchers
from bot.tables.table import Bulletin, Player
from games.engine.asks import Option
from tests.bot.stage import TABLE_ID, Stage, TinyFace

NEWS = Bulletin(0, "news", {})


def test_only_a_face_decides_what_is_for_adults() -> None:
    tiny = TinyFace()
    faces = Faces()
    faces.register(tiny.face)
    faces.register(
        Face(
            slug="rude",
            table=tiny.table,
            card=tiny.card,
            label=tiny.label,
            for_adults=lambda options: bool(options.get("rude")),
        )
    )

    assert faces.is_for_adults("rude", {"rude": True}) is True
    assert faces.is_for_adults("rude", {}) is False
    assert faces.is_for_adults("tiny", {"rude": True}) is False
    assert faces.is_for_adults("a game that left the house", {}) is False


async def test_face_with_scenes_gets_the_changed_scene_in_every_function() -> None:
    stage = Stage(0, 0)
    stage.players = [Player("Ada", 1)]
    scene = await stage.scene(TABLE_ID)

    def seen(*given: Any) -> Any:
        """Return the notes of the given scenes, followed by the number of arguments."""
        scenes = [one.view for one in given if isinstance(one, type(scene))]
        return *scenes, len(given)

    face = Face(
        slug="tiny",
        table=seen,
        card=seen,
        label=seen,
        private_news=seen,
        aside=seen,
        last_word=seen,
        tip=seen,
        recap=seen,
        format_values=seen,
        for_watchers=ForWatchers(facts=seen, finished_seats=seen, bets=seen),
    ).with_scenes(lambda one: replace(one, view=f"other {one.view}"))

    words = Words()
    watchers = face.for_watchers

    assert face.aside is not None

    drawn: list[Any] = [
        draw(scene, words)
        for draw in (face.table, face.card, face.aside, face.tip, face.recap, watchers.facts)
    ]
    assert drawn == [("other welcome", 2)] * 6
    assert watchers.bets is not None

    drawn = [
        watchers.finished_seats(scene),
        watchers.bets(scene),
        face.private_news(NEWS, scene, words),
        face.last_word("key", scene, words),
        face.label(Option("hide"), "choose", scene, words),
        face.format_values(scene, words, ["seat 1"]),
    ]
    # The functions have different numbers of arguments, which must be passed on unchanged.
    assert drawn == [("other welcome", given) for given in (1, 1, 3, 3, 4, 3)]
    # A function that the face does not have is not added.
    assert TinyFace().face.with_scenes(lambda one: one).aside is None


async def test_face_without_texts_returns_nothing() -> None:
    stage = Stage(0, 0)
    stage.players = [Player("Ada", 1)]
    scene = await stage.scene(TABLE_ID)
    words = Words()
    tiny = TinyFace()
    face = Face(slug="tiny", table=tiny.table, card=tiny.card, label=tiny.label)

    assert face.private_news(NEWS, scene, words) is None
    assert face.last_word("key", scene, words) is face.tip(scene, words) is None

    watchers = face.for_watchers
    nothing = face.recap(scene, words), watchers.facts(scene, words)
    assert (*nothing, watchers.finished_seats(scene), watchers.bets) == ((), (), (), None)
