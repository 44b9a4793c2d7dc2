"""The repository of lessons: the place of each person in each game, and the setting for tips."""

from bot.store import Store
from bot.tables.table import Player, Status
from games.engine.lesson import LessonPlace
from tests.bot.storage.tables import ADA, BEN, CLEO, checkpoint, table


async def test_place_is_kept_for_each_person_and_lesson(store: Store) -> None:
    assert await store.lessons.place_in_lesson(ADA, "heist") == LessonPlace()

    places = {
        (ADA, "heist"): LessonPlace(0, ("rob", "slot 1 + slot 2")),
        (ADA, "out"): LessonPlace(3),
        (BEN, "heist"): LessonPlace(1, ("stay",)),
    }
    for lesson, place in places.items():
        await store.lessons.put_place_in_lesson(*lesson, place)

    for lesson, place in places.items():
        assert await store.lessons.place_in_lesson(*lesson) == place

    # An empty place stands for the beginning of the lesson.
    await store.lessons.put_place_in_lesson(ADA, "heist", LessonPlace())
    assert await store.lessons.place_in_lesson(ADA, "heist") == LessonPlace()


async def dealt(store: Store, name: str, game: str, *people: int) -> None:
    seats = [Player("?", one) for one in people]
    await store.tables.save(table(name, game=game, players=seats), None, checkpoint(0))


async def test_tips_are_for_the_first_two_games_of_each_kind(store: Store) -> None:
    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {ADA, BEN}

    # One game of two is played, and a closed lobby is no game, so tips continue.
    await dealt(store, "t1", "heist", ADA, BEN)
    await store.tables.save(table("t0", players=[Player("Ada", ADA)], status=Status.CLOSED))
    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {ADA, BEN}

    await dealt(store, "t2", "heist", ADA, CLEO)
    await dealt(store, "t3", "out", BEN, CLEO)
    assert await store.lessons.want_tips("heist", [ADA, BEN, CLEO]) == {BEN, CLEO}
    assert await store.lessons.want_tips("out", [ADA, BEN, CLEO]) == {ADA, BEN, CLEO}
    assert await store.lessons.want_tips("heist", []) == set()


async def test_person_who_switches_tips_off_gets_none_in_any_game(store: Store) -> None:
    # Switching twice must not fail, as after a double click.
    for _ in range(2):
        await store.lessons.put_tips(ADA, on=False)

    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {BEN}
    assert await store.lessons.want_tips("out", [ADA]) == set()

    for _ in range(2):
        await store.lessons.put_tips(ADA, on=True)

    assert await store.lessons.want_tips("heist", [ADA, BEN]) == {ADA, BEN}
