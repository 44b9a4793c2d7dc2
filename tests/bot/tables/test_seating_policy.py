"""Block lists: two people are not seated together if one of them blocks the other."""

from unittest.mock import Mock

import pytest

from bot.tables.context import TableLimits
from bot.tables.refusals import AlreadySeated, KeptAwayByYou, NotOpenToYou, TableFull
from bot.tables.table import Absence, Guest, Status
from cogs.privacy.repository import ErasureRepository
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, NAMES, House
from tests.bot.tables.rematches import GAMES, LOBBY, again, names, played
from tests.support.expect import expect
from tests.support.found import found


@pytest.fixture
def house() -> House:
    house = House(games=GAMES)
    # Ada blocks Ben.
    house.store.blocks = [(ADA, BEN)]
    return house


@pytest.mark.parametrize("blocker", [ADA, CLEO])
async def test_blocked_person_finds_the_table_closed(house: House, blocker: int) -> None:
    house.store.blocks = [(blocker, BEN)]
    table_id = await house.open(CLEO)
    before = await house.row(table_id)
    told = await expect(NotOpenToYou, house.join(table_id, BEN))

    # The refusal must not name who has blocked.
    assert told.facts == {}
    assert await house.row(table_id) == before

    await house.join(table_id, DAN)


@pytest.mark.parametrize("blocks", [[(CLEO, BEN)], [(CLEO, BEN), (BEN, CLEO)]])
async def test_blocker_is_told_only_of_the_own_block_and_not_seated(
    house: House, blocks: list[tuple[int, int]]
) -> None:
    house.store.blocks = blocks
    table_id = await house.open(BEN)
    await expect(KeptAwayByYou, house.join(table_id, CLEO))

    assert names(await house.row(table_id)) == ["Ada", "Ben"]

    house.store.blocks = []
    await house.join(table_id, CLEO)


async def test_refusals_that_hold_for_all_come_before_the_block(house: House) -> None:
    house.store.blocks = []
    table_id = await house.open(BEN, CLEO, DAN)
    house.store.blocks = [(ADA, BEN), (ADA, 5)]
    # Another answer would reveal to Ben that he is blocked.
    await expect(AlreadySeated, house.join(table_id, BEN))

    most = (await house.tables.scene(table_id)).most
    for person in range(10, 10 + most - 4):
        await house.tables.lobbies.join(table_id, person, str(person), "en", "joined 1")

    await expect(TableFull, house.join(table_id, 5))


async def test_block_does_not_unseat_players_but_holds_after_they_left(house: House) -> None:
    house.store.blocks = []
    table_id = await house.open(BEN, CLEO, DAN)
    house.store.blocks = [(ADA, BEN), (BEN, CLEO)]
    await house.tables.lobbies.leave(table_id, CLEO)
    await expect(NotOpenToYou, house.join(table_id, CLEO))

    await house.tables.lobbies.start(table_id, ADA)
    assert (await house.row(table_id)).status is Status.PLAYING


async def test_refused_and_seated_person_cause_the_same_queries(house: House) -> None:
    """The time until the answer must not reveal a block either."""
    asked = Mock(wraps=house.store)
    house.store.blocked_by = asked.blocked_by  # type: ignore[method-assign]
    house.store.apart_from = asked.apart_from  # type: ignore[method-assign]
    lobby = await house.open()
    asked.reset_mock()
    await expect(NotOpenToYou, house.join(lobby, BEN))

    refused = [name for name, *_ in asked.mock_calls]
    asked.reset_mock()
    await house.join(lobby, CLEO)

    assert refused == [name for name, *_ in asked.mock_calls]
    assert refused


class TestAChallenge:
    async def challenged(self, house: House, by: int, guest_id: int) -> str:
        return await house.open(host=by, game="duel", guest=Guest(guest_id, NAMES[guest_id]))

    async def test_challenge_of_a_blocked_person_is_refused(self, house: House) -> None:
        await expect(KeptAwayByYou, self.challenged(house, ADA, BEN))
        assert await house.store.live() == {}

    async def test_challenge_by_a_blocked_person_opens_but_does_not_ring(
        self, house: House
    ) -> None:
        table_id = await self.challenged(house, BEN, ADA)
        assert (await house.row(table_id)).guest == Guest(ADA, "Ada")
        # Ben must not notice the block, so his challenge opens like any other.
        assert await house.seating.ringable(table_id, (ADA, CLEO)) == (CLEO,)

        await expect(KeptAwayByYou, house.join(table_id, ADA))

        await house.tables.lobbies.decline(table_id, ADA)


class TestOnceMore:
    async def over(self, house: House, *joining: int, game: str = "toy") -> str:
        house.store.blocks = []
        old = await played(house, *joining, game=game)
        house.store.blocks = [(ADA, BEN)]
        return old

    async def test_rematch_of_the_blocker_does_not_call_the_blocked_player(
        self, house: House
    ) -> None:
        old = await self.over(house, BEN, CLEO)
        table_id = (await again(house, old, ADA)).table.id
        row = await house.row(table_id)

        assert row.rematch.called == (CLEO,)
        assert {*row.rematch.regulars} == {ADA, BEN, CLEO}, "nothing is dealt the sooner for it"

        await expect(NotOpenToYou, again(house, old, BEN))

        await again(house, old, CLEO)
        row = await house.row(table_id)
        assert (names(row), row.status) == (["Ada", "Cleo"], LOBBY)

    async def test_rematch_of_the_blocked_player_looks_as_usual(self, house: House) -> None:
        old = await self.over(house, BEN, CLEO)
        table_id = (await again(house, old, BEN)).table.id
        assert {*(await house.row(table_id)).rematch.called} == {ADA, CLEO}
        assert await house.seating.ringable(table_id, (ADA, CLEO)) == (CLEO,)

        await expect(KeptAwayByYou, again(house, old, ADA))

    async def test_duel_rematch_of_the_blocker_keeps_no_seat(self, house: House) -> None:
        old = await self.over(house, BEN, game="duel")
        table_id = (await again(house, old, ADA)).table.id
        assert (await house.row(table_id)).guest is None
        await house.join(table_id, CLEO)

    async def test_duel_rematch_of_the_blocked_player_keeps_a_seat_but_does_not_ring(
        self, house: House
    ) -> None:
        old = await self.over(house, BEN, game="duel")
        table_id = (await again(house, old, BEN)).table.id
        assert (await house.row(table_id)).guest == Guest(ADA, "Ada")
        assert await house.seating.ringable(table_id, (ADA,)) == ()


async def test_only_people_who_may_sit_down_are_rung(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players who are seated already are rung too, because they play on."""
    house.store.blocks = []
    table_id = await house.open(BEN)
    # The server welcomes Dan alone.
    monkeypatch.setattr(TableLimits, "welcomes", lambda _self, _server, who: who == DAN)

    assert await house.seating.ringable(table_id, (ADA, BEN, CLEO, DAN)) == (ADA, BEN, DAN)


async def test_person_shut_out_by_the_server_plays_on_but_cannot_return(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player with a miss counts as present until a house player sits in."""
    house.store.blocks = []
    table_id = await house.deal(BEN, CLEO)
    monkeypatch.setattr(TableLimits, "welcomes", lambda _self, _server, who: who != BEN)
    house.restart()
    async with house.changing(table_id) as change:
        change.table.change_player(found(change.table.seat_of(BEN)), misses=1)

    await house.press(table_id, BEN, 0)
    await house.tables.depart(table_id, BEN)
    await expect(NotOpenToYou, house.tables.press(table_id, BEN, "old", [0]))

    assert not await house.tables.notice(table_id, BEN)
    assert (await house.player(table_id, BEN)).absence is Absence.LEFT


async def test_blocks_are_listed_latest_first_without_duplicates(store):
    assert await store.blocks.blocked_by(1) == []

    await store.blocks.block(1, 2, 10.0)
    await store.blocks.block(1, 3, 20.0)
    await store.blocks.block(1, 2, 30.0)
    # The blocks of others do not appear in the list.
    await store.blocks.block(2, 1, 40.0)

    assert await store.blocks.blocked_by(1) == [3, 2], "once is enough, and the first time counts"

    await store.blocks.unblock(1, 3)
    await store.blocks.unblock(1, 99)
    assert await store.blocks.blocked_by(1) == [2]
    assert await store.blocks.blocked_by(2) == [1]


async def test_block_holds_in_both_directions(store):
    await store.blocks.block(1, 2, 10.0)
    await store.blocks.block(3, 1, 10.0)
    assert await store.blocks.apart_from([1]) == {2, 3}
    assert await store.blocks.apart_from([2]) == await store.blocks.apart_from([3]) == {1}
    assert await store.blocks.apart_from([2, 3, 4]) == {1}
    assert await store.blocks.apart_from([]) == await store.blocks.apart_from([4]) == set()


async def test_erasure_of_a_person_deletes_blocks_by_and_of_them(store):
    await store.blocks.block(1, 2, 10.0)
    await store.blocks.block(2, 3, 10.0)
    await store.blocks.block(4, 3, 10.0)
    erasure = ErasureRepository(store.database)
    assert (await erasure.rows_about(1))["blocks"] == [{"user_id": 1, "at": 10.0}]
    # The data of a person omits blocks by others.
    assert len((await erasure.rows_about(2))["blocks"]) == 1
    assert (await erasure.rows_about(3))["blocks"] == []

    await erasure.forget_person(2)
    assert [await store.blocks.blocked_by(one) for one in (1, 2, 4)] == [[], [], [3]]
