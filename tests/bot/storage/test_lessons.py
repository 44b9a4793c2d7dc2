"""What the store remembers of learners: for each person and game, and whether they want tips."""

import pytest

from bot.storage import SqlStore
from bot.tables.table import Player, Status
from games.engine.lesson import Place
from tests.bot.storage.tables import ADA, BEN, CLEO, checkpoint, table


async def test_everybody_is_somewhere_else_in_every_lesson(store: SqlStore) -> None:
    assert await store.place_in_lesson(ADA, "heist") == Place()

    await store.put_place_in_lesson(ADA, "heist", Place(0, ("rob", "slot 1 + slot 2")))
    await store.put_place_in_lesson(ADA, "out", Place(3))
    await store.put_place_in_lesson(BEN, "heist", Place(1, ("stay",)))

    assert await store.place_in_lesson(ADA, "heist") == Place(0, ("rob", "slot 1 + slot 2"))
    assert await store.place_in_lesson(ADA, "out") == Place(3)
    assert await store.place_in_lesson(BEN, "heist") == Place(1, ("stay",))

    await store.put_place_in_lesson(ADA, "heist", Place())
    assert await store.place_in_lesson(ADA, "heist") == Place()


async def dealt(store: SqlStore, name: str, game: str, *people: int) -> None:
    seats = [Player("?", one) for one in people]
    await store.save(table(name, game=game, players=seats), None, checkpoint(0))


async def test_tips_are_for_the_first_two_games_of_each_kind(store: SqlStore) -> None:
    assert await store.want_tips("heist", [ADA, BEN]) == {ADA, BEN}
    await dealt(store, "t1", "heist", ADA, BEN)
    assert await store.want_tips("heist", [ADA, BEN]) == {ADA, BEN}
    await dealt(store, "t2", "heist", ADA, CLEO)
    await dealt(store, "t3", "out", BEN, CLEO)
    assert await store.want_tips("heist", [ADA, BEN, CLEO]) == {BEN, CLEO}
    assert await store.want_tips("out", [ADA, BEN, CLEO]) == {ADA, BEN, CLEO}
    assert await store.want_tips("heist", []) == set()


async def test_a_lobby_that_was_closed_is_no_game(store: SqlStore) -> None:
    for name in ("t1", "t2", "t3"):
        await store.save(table(name, players=[Player("Ada", ADA)], status=Status.CLOSED))
    assert await store.want_tips("heist", [ADA]) == {ADA}


@pytest.mark.parametrize("times", [1, 2])
async def test_whoever_wants_none_gets_none_in_any_game(store: SqlStore, times: int) -> None:
    for _ in range(times):
        await store.put_tips(ADA, on=False)
    assert await store.want_tips("heist", [ADA, BEN]) == {BEN}
    assert await store.want_tips("out", [ADA]) == set()
    for _ in range(times):
        await store.put_tips(ADA, on=True)
    assert await store.want_tips("heist", [ADA, BEN]) == {ADA, BEN}
