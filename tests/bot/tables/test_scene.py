"""What a scene shows, which secrets it never shows, and the milestones that it shows at the end."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any

import pytest

from bot.tables import table as tables
from bot.tables.scene import summary
from bot.tables.table import Absence, Bulletin, Pace, Player, Status, alone_with, is_alone
from games.engine.asks import Showing, parallel
from games.engine.orders import REMINDER
from games.registry import GAMES
from tests.bot.storage.tables import table
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, GUILD, House, window
from tests.bot.tables.ordered import Ordered, Planned
from tests.bot.tables.test_fall_back import Changed
from tests.games.engine.toy import ROUNDS, Toy


async def revealed(house: House, table_id: str) -> list[object]:
    """Return the seeds that any scene reveals: the public one, each seat's and each person's."""
    table = await house.row(table_id)
    seats = range(len(table.players))
    scenes = [await house.tables.scene(table_id, viewer) for viewer in (None, *seats)]
    scenes += [await house.tables.scene_of(table_id, person) for person in (ADA, BEN)]
    shown = [getattr(scene, part.name) for scene in scenes for part in fields(scene)]
    # Before the end, no other field may hold the seed either.
    assert (table.seed in str(shown)) is any(scene.revealed for scene in scenes)

    return [scene.revealed for scene in scenes if scene.revealed is not None]


@pytest.mark.parametrize("slug", ["toy", *GAMES])
async def test_seed_is_secret_before_the_end(slug: str) -> None:
    """The seed determines all hands and all cards to come."""
    house = House() if slug == "toy" else House(games=GAMES)
    table_id = await house.open(BEN, game=slug, fill=min(4, house.tables.games[slug].seats[-1]))

    assert not await revealed(house, table_id)

    await house.tables.lobbies.start(table_id, ADA)

    # Some rounds of the game, in which nothing may reveal it either.
    for _ in range(5):
        assert not await revealed(house, table_id)

        await house.wait(20)

    await house.tables.pause(table_id, "paused-channel-gone")
    assert not await revealed(house, table_id)


async def test_seed_of_an_unfinished_game_stays_secret(
    house: House, lobby: str, table_id: str
) -> None:
    for one in (lobby, table_id):
        await house.tables.moderation.end(one, ADA)
        assert not await revealed(house, one)


async def test_seed_is_revealed_at_the_end(house: House) -> None:
    table_id = await house.deal(BEN, CLEO, pace=Pace.NORMAL)
    while (table := await house.row(table_id)).status is Status.PLAYING:
        await house.wait(31)
        for person in (ADA, BEN, CLEO):
            # Return each player's seat, so that the table does not pause for silence.
            await house.tables.notice(table_id, person)

    assert table.status is Status.OVER
    assert table.result is not None
    assert {*await revealed(house, table_id)} == {(table.seed, table.salt)}
    assert house.tables.next_due() is None


class Shown(Toy):
    """A test game with windows that show who has yet to answer, and that stay open for a while."""

    async def window(self) -> None:
        await parallel(
            "squawk",
            self.each(self.squawk),
            showing=Showing.SEATS,
            at_least="window_minimum",
        )


async def test_clock_is_not_listed_among_the_awaited_seats() -> None:
    house = House(games={"toy": Shown})
    table_id = await window(house)
    seat = await house.seat(table_id, BEN)
    ask = await house.ask(table_id)

    # The minimum of the window is a third pending decision, which belongs to no seat.
    assert sorted(ask.waiting) == [0, 1]
    assert ask.answered == 0

    await house.press(table_id, ADA, 1)
    ask = await house.ask(table_id)
    assert (ask.waiting, ask.answered) == ((seat,), 1)


async def test_scene_of_a_table_without_its_game_can_be_built(house: House, table_id: str) -> None:
    house.restart(games={})
    scene = await house.tables.scene(table_id)

    assert (scene.least, scene.most) == (1, 2)


async def test_scene_shows_who_wants_a_reminder() -> None:
    house = House(games=GAMES)
    table_id = await house.deal(BEN, game="out")
    for setting in ([], ["on"], []):
        await house.tables.give_order(table_id, ADA, REMINDER, setting)
        assert (await house.scene(table_id, ADA)).is_to_ring is bool(setting)
        assert not (await house.scene(table_id, BEN)).is_to_ring


def test_silent_players_are_those_with_a_miss_or_a_silent_absence() -> None:
    players = [
        Player("Ada", ADA),
        Player("Ben", BEN, misses=1),
        Player("Cleo", CLEO, absence=Absence.SILENT),
        Player("Dan", DAN, absence=Absence.LEFT),
        Player("Henrietta", level="easy", misses=1),
    ]
    # Dan has left, and Henrietta is a house player; neither is silent.
    assert summary(table(players=players)).silent == {BEN, CLEO}


async def test_scene_of_a_table_without_checkpoint_can_be_built(
    house: House, table_id: str
) -> None:
    house.store.checkpoints.clear()
    house.restart()
    scene = await house.scene(table_id, ADA)

    assert (scene.ask, scene.question, scene.view) == (None, None, None)


async def test_offered_values_of_an_order_are_computed_on_demand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A scene is built for every look at a table, but its orders are seldom shown."""
    views: list[Any] = []

    def offered(_: Planned, view: Any) -> Collection[str]:
        views.append(view)
        return Planned.values

    monkeypatch.setattr(Planned, "offered", offered)
    house = House(games={"toy": Ordered})
    table_id = await house.deal(BEN)
    scene = await house.scene(table_id, ADA)

    # Neither scene has called it so far.
    assert views == []
    assert scene.orders is (await house.scene(table_id, BEN)).orders, "neither has given any"

    (planned,) = [order for order in scene.orders if order.slug == "planned"]
    assert planned.order.offered(scene.view) == Planned.values
    assert views == [scene.view]


async def test_scene_has_the_names_of_its_seats_and_the_values_of_orders() -> None:
    house = House(games={"toy": Ordered})
    scene = await house.scene(await house.deal(BEN), ADA)
    assert {scene.name(0), scene.name(1)} == {"Ada", "Ben"}
    assert [scene.name(seat) for seat in range(2)] == [player.name for player in scene.players]

    planned = scene.orders[-1]
    eggs = scene.orders[1]
    assert planned.slug == "planned"
    assert (planned.order.values, planned.order.most) == (Planned.values, 1)
    assert (eggs.slug, eggs.order.values) == ("eggs", ("on",))


def test_private_place_differs_for_each_person_and_is_no_server() -> None:
    places = [alone_with(user_id) for user_id in (ADA, BEN)]
    assert len({*places}) == 2
    assert all(map(is_alone, places))
    assert not is_alone(GUILD)


# -- milestones: the events for the recap, kept from the deal --------------------------------------


async def played_to_its_end(house: House, table_id: str) -> None:
    """Play the game to its end, with a restart after every question."""
    while (await house.row(table_id)).status is Status.PLAYING:
        house.restart()
        await house.answer(table_id, ADA, BEN)
        await house.wait(10)


async def test_milestones_outlive_the_recent_news(house, monkeypatch):
    # With a short list of news, early events are in the milestones alone.
    monkeypatch.setattr(tables, "RECENT", 2)
    table_id = await house.deal(BEN)
    assert (await house.scene(table_id, ADA)).milestones is None, "the game goes on"

    await played_to_its_end(house, table_id)
    house.restart()
    scene = await house.scene(table_id, ADA)

    assert scene.milestones is not None
    # Both players play one card in each round.
    assert [one.kind for one in scene.milestones] == ["played"] * 2 * ROUNDS
    assert len(scene.news) <= 2


async def test_game_dealt_without_milestones_never_shows_any(house, table_id):
    """Otherwise the recap would show half of a game as if it were the whole."""
    house.store.tables[table_id].milestones = None
    house.restart()
    await played_to_its_end(house, table_id)

    assert (await house.scene(table_id, ADA)).milestones is None


async def test_fall_back_drops_milestones_after_its_checkpoint(house, table_id):
    await house.press(table_id, ADA, 0)
    # The checkpoint is at revision 0; the press made revision 1.
    before, after = (Bulletin(at, "played", {"seat": 0, "count": 1}) for at in (0, 1))
    house.store.tables[table_id].milestones = (before, after)
    house.restart(games={"toy": Changed})
    table = await house.row(table_id)

    assert (table.epoch, table.revision) == (1, 0)
    assert table.milestones == (before,)
