"""What a scene tells, and what it never does."""

from collections.abc import Collection
from typing import Any

import pytest

from bot.tables.scene import summary
from bot.tables.table import Absence, Pace, Player, Status, alone_with, is_alone
from games.engine.asks import Showing, parallel
from games.engine.chance import commitment
from games.engine.orders import REMINDER
from games.registry import GAMES
from tests.bot.storage.tables import table
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, GUILD, House, window
from tests.bot.tables.ordered import Ordered, Planned
from tests.games.engine.toy import Toy


async def revealed(house: House, table_id: str) -> list[object]:
    """To everybody who may look, by seat and by name."""
    seats = range(len((await house.row(table_id)).players))
    scenes = [await house.tables.scene(table_id, viewer) for viewer in (None, *seats)]
    scenes += [await house.tables.scene_of(table_id, person) for person in (ADA, BEN)]
    return [scene.revealed for scene in scenes if scene.revealed is not None]


@pytest.mark.parametrize("slug", ["toy", *GAMES])
async def test_the_seed_is_nobodys_before_the_end(slug: str) -> None:
    """Whoever knows it knows all hands, and all cards to come."""
    house = House() if slug == "toy" else House(games=GAMES)
    table_id = await house.open(BEN, game=slug, fill=min(4, house.tables.games[slug].seats[-1]))

    assert not await revealed(house, table_id)

    await house.tables.lobbies.start(table_id, ADA)

    for _ in range(5):
        assert not await revealed(house, table_id)

        await house.wait(20)

    await house.tables.pause(table_id, "paused-channel-gone")
    assert not await revealed(house, table_id)


async def test_nor_of_a_game_without_an_end() -> None:
    house = House()
    table_id = await house.deal(BEN)
    await house.tables.moderation.end(table_id, ADA)
    assert not await revealed(house, table_id)


async def test_at_the_end_it_is_everybodys() -> None:
    house = House()
    table_id = await house.deal(BEN, CLEO, pace=Pace.NORMAL)
    while (table := await house.row(table_id)).status is Status.PLAYING:
        await house.wait(31)
        for person in (ADA, BEN, CLEO):
            await house.tables.notice(table_id, person)

    assert {*await revealed(house, table_id)} == {(table.seed, table.salt)}


class Shown(Toy):
    """Its windows show who has yet to answer, and stay open for a while."""

    async def window(self) -> None:
        await parallel(
            "squawk",
            self.each(self.squawk),
            showing=Showing.SEATS,
            at_least="window_minimum",
        )


async def test_the_clock_is_nobody_who_is_waited_for() -> None:
    house = House(games={"toy": Shown})
    table_id = await window(house)
    seat = await house.seat(table_id, BEN)
    ask = await house.ask(table_id)

    assert sorted(ask.waiting) == [0, 1]
    assert ask.answered == 0

    await house.press(table_id, ADA, 1)
    ask = await house.ask(table_id)
    assert (ask.waiting, ask.answered) == ((seat,), 1)


async def test_a_table_whose_game_left_the_house_can_be_looked_at() -> None:
    house = House()
    table_id = await house.deal(BEN)
    house.settings["games"] = {}
    house.restart()
    scene = await house.tables.scene(table_id)

    assert (scene.least, scene.most) == (1, 2)


async def test_who_wants_to_be_rung_is_told_elsewhere() -> None:
    house = House(games=GAMES)
    table_id = await house.deal(BEN, game="out")
    assert not (await house.scene(table_id, ADA)).is_to_ring

    await house.tables.give_order(table_id, ADA, REMINDER, ["on"])
    assert (await house.scene(table_id, ADA)).is_to_ring
    assert not (await house.scene(table_id, BEN)).is_to_ring

    await house.tables.give_order(table_id, ADA, REMINDER, [])
    assert not (await house.scene(table_id, ADA)).is_to_ring


def test_who_is_silent_is_known_by_a_turn_that_they_missed_or_by_their_absence() -> None:
    players = [
        Player("Ada", ADA),
        Player("Ben", BEN, misses=1),
        Player("Cleo", CLEO, absence=Absence.SILENT),
        Player("Dan", DAN, absence=Absence.LEFT),
        Player("Henrietta", level="easy", misses=1),
    ]
    assert summary(table(players=players)).silent == {BEN, CLEO}


async def test_a_table_that_lost_its_checkpoint_can_be_looked_at() -> None:
    house = House()
    table_id = await house.deal(BEN)
    house.store.checkpoints.clear()
    house.restart()
    scene = await house.scene(table_id, ADA)

    assert (scene.ask, scene.question, scene.view) == (None, None, None)


async def test_what_an_order_can_be_set_to_is_found_only_for_whoever_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A scene is built for every look at a table, and few look at what can be ordered."""
    views: list[Any] = []

    def offered(_: Planned, view: Any) -> Collection[str]:
        views.append(view)
        return Planned.values

    monkeypatch.setattr(Planned, "offered", offered)
    house = House(games={"toy": Ordered})
    table_id = await house.deal(BEN)
    scene = await house.scene(table_id, ADA)

    assert views == []
    assert scene.orders is (await house.scene(table_id, BEN)).orders, "neither has given any"

    (planned,) = [one for one in scene.orders if one.slug == "planned"]
    assert planned.offered(scene.view) == Planned.values
    assert views == [scene.view]


async def test_the_commitment_is_that_of_the_seed_and_salt() -> None:
    house = House()
    table_id = await house.open(BEN)
    table = await house.row(table_id)
    promised = commitment(bytes.fromhex(table.seed), bytes.fromhex(table.salt))
    assert (await house.tables.scene(table_id)).commitment == promised


async def test_a_scene_knows_the_names_of_its_seats_and_what_each_order_takes() -> None:
    house = House(games={"toy": Ordered})
    scene = await house.scene(await house.deal(BEN), ADA)
    assert {scene.name(0), scene.name(1)} == {"Ada", "Ben"}
    assert [scene.name(seat) for seat in range(2)] == [one.name for one in scene.players]

    planned = scene.orders[-1]
    eggs = scene.orders[1]
    assert (planned.slug, planned.values, planned.most) == ("planned", Planned.values, 1)
    assert (eggs.slug, eggs.values) == ("eggs", ("on",))


def test_where_somebody_plays_alone_is_no_server_and_nobody_elses() -> None:
    places = [alone_with(user_id) for user_id in (ADA, BEN)]
    assert len({*places}) == 2
    assert all(map(is_alone, places))
    assert not is_alone(GUILD)
