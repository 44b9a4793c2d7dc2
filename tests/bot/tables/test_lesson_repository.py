"""What the store remembers of learners: for each person and game, and whether they want tips."""

import pytest

from bot.store import Store
from bot.tables.table import Player, Status
from games.engine.lesson import LessonPlace
from tests.bot.storage.tables import ADA, BEN, CLEO, checkpoint, table


async def test_everybody_is_somewhere_else_in_every_lesson(store: Store) -> None:
    assert await store.lessons.place_in_lesson(ADA, "heist") == LessonPlace()

    await store.lessons.put_place_in_lesson(
        ADA, "heist", LessonPlace(0, ("rob", "slot 1 + slot 2"))
    )
    await store.lessons.put_place_in_lesson(ADA, "out", LessonPlace(3))
    await store.lessons.put_place_in_lesson(BEN, "heist", LessonPlace(1, ("stay",)))

    assert await store.lessons.place_in_lesson(ADA, "heist") == LessonPlace(
        0, ("rob", "slot 1 + slot 2")
    )
    assert await store.lessons.place_in_lesson(ADA, "out") == LessonPlace(3)
    assert await store.lessons.place_in_lesson(BEN, "heist") == LessonPlace(1, ("stay",))

    await store.lessons.put_place_in_lesson(ADA, "heist", LessonPlace())
    assert await store.lessons.place_in_lesson(ADA, "heist") == LessonPlace()


async def dealt(store: Store, name: str, game: str, *people: int) -> None:
    seats = [Player("?", one) for one in people]
    await store.tables.save(table(name, game=game, players=seats), None, checkpoint(0))


async def test_tips_are_for_the_first_two_games_of_each_kind(store: Store) -> None:
    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {ADA, BEN}

    await dealt(store, "t1", "heist", ADA, BEN)
    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {ADA, BEN}

    await dealt(store, "t2", "heist", ADA, CLEO)
    await dealt(store, "t3", "out", BEN, CLEO)
    assert await store.lessons.want_tips("heist", [ADA, BEN, CLEO]) == {BEN, CLEO}
    assert await store.lessons.want_tips("out", [ADA, BEN, CLEO]) == {ADA, BEN, CLEO}
    assert await store.lessons.want_tips("heist", []) == set()


async def test_a_lobby_that_was_closed_is_no_game(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        await store.tables.save(table(name, players=[Player("Ada", ADA)], status=Status.CLOSED))
    assert await store.lessons.want_tips("heist", [ADA]) == {ADA}


@pytest.mark.parametrize("times", [1, 2])
async def test_whoever_wants_none_gets_none_in_any_game(store: Store, times: int) -> None:
    for _ in range(times):
        await store.lessons.put_tips(ADA, on=False)

    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {BEN}
    assert await store.lessons.want_tips("out", [ADA]) == set()

    for _ in range(times):
        await store.lessons.put_tips(ADA, on=True)

    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {ADA, BEN}
