"""Bets on the winner: who may bet, until when, and that they have no effect before the end."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from bot.common.refused import NotWritten
from bot.tables.refusals import NotAmongTheOptions, NotDealtYet, TableGone, TableOver
from bot.tables.scene import Scene
from bot.tables.table import Result, Status
from cogs.privacy.forgetting import forget_at
from cogs.watching.betting import BetRepository, BetsClosed, Betting, Foreseen, PlayersDoNotBet
from games.engine.asks import Seat
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House, MemoryStore
from tests.bot.tables.rematches import GAMES, again, played


@dataclass
class BettingStore(MemoryStore, BetRepository):
    """A store in memory that also keeps bets."""

    placed: dict[tuple[str, int], Seat] = field(default_factory=dict)

    async def bets(self, table_id: str) -> dict[int, Seat]:
        return {who: seat for (of, who), seat in self.placed.items() if of == table_id}

    async def put_bet(self, table_id: str, user_id: int, seat: Seat) -> None:
        if self.stuck:
            raise NotWritten
        self.placed[table_id, user_id] = seat


class BettingHouse(House):
    store: BettingStore


@pytest.fixture
def house() -> BettingHouse:
    return BettingHouse(BettingStore(), games=GAMES)


def bets(house: BettingHouse) -> Betting:
    return Betting(house.tables.sessions, house.store)


def all_seats(scene: Scene) -> Sequence[Seat]:
    return range(len(scene.players))


def no_seats(_: Scene) -> Sequence[Seat]:
    return ()


async def end(house: BettingHouse, table_id: str, *winners: Seat) -> None:
    async with house.changing(table_id) as change:
        change.table.status = Status.OVER
        change.table.result = Result([*winners], {0: 1, 1: 1}, {0: 1, 1: 1})


async def test_last_bet_of_a_watcher_counts(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    assert await bets(house).bet_of(table_id, CLEO) is None

    await bets(house).bet(table_id, CLEO, 0, all_seats)
    await bets(house).bet(table_id, DAN, 0, all_seats)
    # Cleo bets a second time.
    await bets(house).bet(table_id, CLEO, 1, all_seats)

    assert await bets(house).bet_of(table_id, CLEO) == 1
    assert await house.store.bets(table_id) == {CLEO: 1, DAN: 0}


async def test_a_bet_changes_nothing_at_the_table(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    before = await house.row(table_id)
    told = [*house.told]
    house.store.fail = True  # fails at the next write of the table
    await bets(house).bet(table_id, CLEO, 0, all_seats)

    assert await house.row(table_id) == before
    assert house.told == told


async def test_bet_of_a_seated_player_is_refused(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    # Ben has left, but he has seen his cards.
    await house.tables.depart(table_id, BEN)
    for person in (ADA, BEN):
        with pytest.raises(PlayersDoNotBet):
            await bets(house).bet(table_id, person, 0, all_seats)

    assert not house.store.placed


async def test_bet_needs_a_running_game(house: BettingHouse) -> None:
    lobby = await house.open(BEN)
    with pytest.raises(NotDealtYet):
        await bets(house).bet(lobby, CLEO, 0, all_seats)

    table_id = await house.deal(BEN)
    await end(house, table_id, 0)
    with pytest.raises(TableOver):
        await bets(house).bet(table_id, CLEO, 0, all_seats)

    with pytest.raises(TableGone):
        await bets(house).bet("nowhere", CLEO, 0, all_seats)

    # Nothing was stored in all three cases.
    assert not house.store.placed


async def test_bet_must_be_on_an_offered_seat(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    await bets(house).bet(table_id, CLEO, 1, all_seats)
    with pytest.raises(BetsClosed):
        await bets(house).bet(table_id, CLEO, 0, no_seats)

    # Below, beyond and far beyond the two seats.
    for seat in (-1, 2, 99):
        with pytest.raises(NotAmongTheOptions):
            await bets(house).bet(table_id, CLEO, seat, all_seats)

    assert await bets(house).bet_of(table_id, CLEO) == 1


async def test_bets_are_offered_from_the_public_scene(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    seen = list[Scene]()

    def look(scene: Scene) -> Sequence[Seat]:
        seen.append(scene)
        return (0,)

    await bets(house).bet(table_id, CLEO, 0, look)
    # The face sees the public scene, so a bet cannot depend on hidden cards.
    assert [(one.viewer, one.question, one.orders, one.cut) for one in seen] == [
        (None, None, (), None)
    ]


async def test_bet_that_cannot_be_stored_is_dropped(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    house.store.stuck = True
    with pytest.raises(NotWritten):
        await bets(house).bet(table_id, CLEO, 0, all_seats)

    house.store.stuck = False
    assert await bets(house).bet_of(table_id, CLEO) is None


async def test_right_bets_are_told_at_the_end(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    await bets(house).bet(table_id, CLEO, 0, all_seats)
    await bets(house).bet(table_id, DAN, 1, all_seats)

    # While the game runs, the number of right bets would be a hint.
    assert await bets(house).foreseen(table_id) is None

    await end(house, table_id, 1)
    assert await bets(house).foreseen(table_id) == Foreseen(1, 2)

    # It is computed from stored bets.
    house.restart()
    assert await bets(house).foreseen(table_id) == Foreseen(1, 2)


async def test_nothing_is_told_without_bets_or_a_winner(
    house: BettingHouse,
) -> None:
    table_id = await house.deal(BEN)
    await end(house, table_id, 1)
    assert await bets(house).foreseen(table_id) is None

    closed = await house.deal(BEN)
    await bets(house).bet(closed, CLEO, 0, all_seats)
    # A game that was ended has no winner.
    await house.tables.moderation.end(closed, ADA)

    assert await bets(house).foreseen(closed) is None


async def test_bet_on_one_of_several_winners_is_right(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    await bets(house).bet(table_id, CLEO, 0, all_seats)
    await bets(house).bet(table_id, DAN, 1, all_seats)
    await end(house, table_id, 0, 1)
    # Both winners count.
    assert await bets(house).foreseen(table_id) == Foreseen(2, 2)


async def test_rematch_starts_without_bets(house: BettingHouse) -> None:
    table_id = await played(house, BEN)
    await house.store.put_bet(table_id, CLEO, 0)
    after = (await again(house, table_id, ADA)).table.id
    assert await house.store.bets(after) == {}


async def test_bet_of_an_erased_player_is_refused(house: BettingHouse) -> None:
    table_id = await house.deal(BEN)
    await forget_at(house.tables.sessions, table_id, BEN)
    # The mark of the erased seat is read from the database.
    house.restart()
    with pytest.raises(PlayersDoNotBet):
        await bets(house).bet(table_id, BEN, 0, all_seats)

    assert await bets(house).has_sat(table_id, BEN)
    assert not await bets(house).has_sat(table_id, CLEO)

    await bets(house).bet(table_id, CLEO, 0, all_seats)
    assert [player.user_id for player in (await house.row(table_id)).players].count(BEN) == 0

    await house.tables.moderation.end(table_id, ADA)
    # After the end there is nothing to protect.
    assert (await house.row(table_id)).sat == (), "the table knows nothing of them any more"
