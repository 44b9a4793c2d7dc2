"""Tips: which players get them, who can see that, and how they are stored with the lessons."""

import pytest

from bot.common.refused import NotWritten
from bot.store import Store
from bot.tables.refusals import NotAtThisTable, NotDealtYet
from bot.tables.table import Player, Status
from games.engine.lesson import LessonPlace
from tests.bot.storage.tables import checkpoint, table
from tests.bot.tables.house import ADA, BEN, CLEO, House, low_card
from tests.games.engine.toy import Toy
from tests.support.expect import expect


class OpenToy(Toy):
    """A test game with public questions, in which no player has a private card."""

    secrets = False


@pytest.fixture
def house() -> House:
    found = House()
    found.store.newcomers = {ADA, BEN}
    return found


async def test_only_newcomers_get_tips_and_only_they_know(
    house: House,
    three: str,
) -> None:
    tips = [(await house.scene(three, person)).tips for person in (ADA, BEN, CLEO)]
    assert tips == [True, True, None]

    # Other seats must not learn who is new to the game.
    assert all(player.tips is None for player in (await house.scene(three, CLEO)).players)
    assert (await house.tables.scene(three)).tips is None


async def test_table_without_cards_gives_tips_to_the_asked_player() -> None:
    house = House(games={"toy": OpenToy})
    house.store.newcomers = {ADA}
    table_id = await house.deal(BEN)

    assert (await house.tables.scene(table_id)).tips is True

    # Now Ben is asked, who knows the game.
    await low_card(house, table_id, ADA)
    assert (await house.tables.scene(table_id)).tips is None


async def test_tips_can_be_switched_off_and_on_for_good(house: House, table_id: str) -> None:
    for on, tipless in ((False, {ADA}), (True, set())):
        await house.tips.give_tips(table_id, ADA, on=on)
        house.restart()
        assert house.store.tipless == tipless
        assert (await house.scene(table_id, ADA)).tips is on
        assert (await house.scene(table_id, BEN)).tips is True


async def test_experienced_player_gets_no_tips(house: House) -> None:
    table_id = await house.deal(CLEO)
    await house.tips.give_tips(table_id, CLEO, on=True)
    assert (await house.scene(table_id, CLEO)).tips is None


async def test_only_players_of_a_running_game_switch_tips(house: House, lobby: str) -> None:
    await expect(NotDealtYet, house.tips.give_tips(lobby, BEN, on=False))

    table_id = await house.deal(BEN)
    await expect(NotAtThisTable, house.tips.give_tips(table_id, CLEO, on=False))

    assert house.store.tipless == set()


async def test_setting_for_tips_that_cannot_be_written_is_unchanged(
    house: House, table_id: str
) -> None:
    house.store.stuck = True
    await expect(NotWritten, house.tips.give_tips(table_id, ADA, on=False))

    house.store.stuck = False
    assert (await house.scene(table_id, ADA)).tips is True


# -- the repository of lessons: the place of each person in each game, and the setting for tips ----


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
