"""Rematch: the first press on a result opens the next table, and the others complete it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.common.refused import NotWritten, Refused
from bot.tables.context import TableLimits
from bot.tables.lobbies import NOT_AGAIN
from bot.tables.refusals import (
    NoLongerOffered,
    NotOfThatGame,
    SeatKept,
    StaleClick,
    TableFull,
    TooManyTables,
    TooManyTablesOfYours,
    TooManyTablesOnServer,
)
from bot.tables.table import Absence, Guest, Pace, Status, Table
from games.engine.game import GameOptions
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House, MemoryStore
from tests.bot.tables.rematches import (
    CLOSED,
    ELSEWHERE,
    EVE,
    GAMES,
    LOBBY,
    OVER,
    PLAYING,
    Optional,
    again,
    live,
    names,
    played,
)
from tests.games.engine.toy import Toy
from tests.support.expect import expect


@pytest.fixture
def house() -> House:
    return House(games=GAMES)


@pytest.fixture
async def old(house: House) -> str:
    """The id of a finished table of Ada and Ben."""
    return await played(house, BEN)


@pytest.fixture
async def old_of_three(house: House) -> str:
    """The id of a finished table of Ada, Ben and Cleo."""
    return await played(house, BEN, CLEO)


class NotHere(Refused):
    """Refuses a channel."""


# -- the first press -------------------------------------------------------------------------------


async def test_first_press_opens_a_lobby_with_the_same_settings(house: House) -> None:
    old = await played(house, BEN, CLEO, pace=Pace.DAYS, game="optional", options={"lucky": 5})
    async with house.changing(old) as change:
        change.table.locale = "de"  # the host may have chosen it in the old lobby

    new = await again(house, old, BEN, ELSEWHERE)
    assert new.is_new

    before = await house.row(old)
    table = await house.row(new.table.id)
    kept = ("game", "guild_id", "pace", "level", "fill", "options", "locale")

    assert table.channel_id == ELSEWHERE, "where the player has pressed"
    assert [getattr(table, one) for one in kept] == [getattr(before, one) for one in kept]
    assert (table.status, table.host_id, names(table)) == (LOBBY, BEN, ["Ben"])
    # Each table has secrets of its own.
    assert {table.seed, table.salt, table.key}.isdisjoint({before.seed, before.salt, before.key})
    assert table.number == before.number + 1


async def test_house_players_come_along_with_their_names(house: House) -> None:
    old = await played(house, BEN, fill=3)
    async with house.changing(old) as change:
        change.table.fill = 0
        for seat, one in enumerate(change.table.players):
            if one.is_house:
                # A name that the house would not give, so it can only come from the old table.
                change.table.change_player(seat, name="Henrietta")

    table = await house.row((await again(house, old, ADA)).table.id)
    assert [(player.name, player.level) for player in table.players] == [
        ("Ada", None),
        ("Henrietta", "random"),
    ]


async def test_present_players_are_called_but_not_the_presser(house: House) -> None:
    away = {CLEO: Absence.LEFT, DAN: Absence.SILENT}
    old = await played(house, BEN, CLEO, DAN, absent=away)
    rematch = (await house.row((await again(house, old, ADA)).table.id)).rematch
    assert set(rematch.regulars) == {ADA, BEN, CLEO, DAN}
    # Cleo left and Dan was silent, so neither is called, but both still count as players.
    assert rematch.called == (BEN,)


async def test_player_who_left_may_call_the_others(house: House) -> None:
    old = await played(house, BEN, absent={BEN: Absence.LEFT})
    rematch = (await house.row((await again(house, old, BEN)).table.id)).rematch
    assert rematch.called == (ADA,)


async def test_person_who_did_not_play_opens_no_rematch(house: House, old: str) -> None:
    await expect(NotOfThatGame, again(house, old, CLEO))
    assert await live(house) == []


async def test_no_rematch_opens_in_a_forbidden_channel(house: House) -> None:
    def check(channel_id: int) -> None:
        assert channel_id == ELSEWHERE
        raise NotHere

    old = await played(house, BEN)
    await expect(NotHere, again(house, old, ADA, ELSEWHERE, check))

    assert await live(house) == []
    assert (await house.row(old)).rematch.sequel is None


@pytest.mark.parametrize(
    ("room", "refused"),
    [
        (TableLimits(per_channel=1), TooManyTables),
        (TableLimits(per_person=1), TooManyTablesOfYours),
        (TableLimits(per_server=1), TooManyTablesOnServer),
    ],
)
async def test_limits_of_tables_apply_to_a_rematch(
    room: TableLimits, refused: type[Refused]
) -> None:
    house = House(games=GAMES, room=room)
    old = await played(house, BEN)
    await house.open()
    await expect(refused, again(house, old, ADA))

    # A refused press leaves no link to a table that does not exist.
    assert (await house.row(old)).rematch.sequel is None


@pytest.mark.parametrize("status", [LOBBY, PLAYING, Status.PAUSED])
async def test_rematch_needs_a_finished_game(house: House, lobby: str, status: Status) -> None:
    async with house.changing(lobby) as change:
        change.table.status = status
    await expect(StaleClick, again(house, lobby, ADA))


async def test_closed_game_has_a_rematch_but_a_closed_lobby_has_none(house: House) -> None:
    old = await played(house, BEN, ends=CLOSED)
    assert (await again(house, old, ADA)).is_new

    lobby = await house.open(BEN)
    await house.tables.moderation.end(lobby, ADA)
    await expect(StaleClick, again(house, lobby, ADA))


# -- options, levels and games that are gone -------------------------------------------------------


async def test_rematch_with_options_or_a_level_that_are_gone_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await played(house, BEN, game="optional", options={"lucky": 5})
    other = await played(house, BEN)
    async with house.changing(other) as change:
        change.table.level = "fiendish"

    monkeypatch.setattr(Optional, "Options", GameOptions)
    for gone in (old, other):
        await expect(NoLongerOffered, again(house, gone, ADA))

    assert await live(house) == []


async def test_rematch_of_a_game_that_is_gone_is_refused(house: House) -> None:
    old = await played(house, BEN, game="duel")
    house.restart(games={"toy": Toy})
    await expect(NoLongerOffered, again(house, old, ADA))

    assert (await house.row(old)).status is OVER, "it does not wait for its rules to come back"


# -- all presses after the first -------------------------------------------------------------------


async def test_other_players_join_and_the_last_press_deals(house: House, old_of_three: str) -> None:
    new = (await again(house, old_of_three, BEN)).table
    joined = await again(house, old_of_three, ADA)

    assert not joined.is_new
    assert (joined.table.id, joined.table.status) == (new.id, LOBBY)
    # A second press of the same player changes nothing.
    assert await again(house, old_of_three, ADA) == joined

    dealt = (await again(house, old_of_three, CLEO)).table
    assert (dealt.id, dealt.status) == (new.id, PLAYING)
    assert {*names(dealt)} == {"Ada", "Ben", "Cleo"}


async def test_simultaneous_presses_open_one_table() -> None:
    # Yield at each access, so that the presses interleave.
    class Slow(MemoryStore):
        async def next_number(self, guild_id: int) -> int:
            await asyncio.sleep(0)
            return await super().next_number(guild_id)

        async def save(self, *written: Any) -> None:
            await asyncio.sleep(0)
            await super().save(*written)

    house = House(games=GAMES)
    house.store = Slow()
    house.restart()
    old = await played(house, BEN, CLEO)
    # Ada presses twice among the others.
    found = await asyncio.gather(*(again(house, old, one) for one in (CLEO, ADA, ADA, BEN)))

    assert sorted(one.is_new for one in found) == [False, False, False, True]

    (only,) = {one.table.id for one in found}
    table = await house.row(only)
    assert (table.status, {*names(table)}) == (PLAYING, {"Ada", "Ben", "Cleo"})


async def test_join_button_of_the_lobby_deals_too(house: House, old: str) -> None:
    new = (await again(house, old, ADA)).table
    assert (await house.join(new.id, BEN)).status is PLAYING


async def test_spectator_may_join_but_is_not_waited_for(house: House, old: str) -> None:
    new = (await again(house, old, ADA)).table
    joined = (await again(house, old, CLEO)).table
    assert (joined.id, joined.status, names(joined)) == (new.id, LOBBY, ["Ada", "Cleo"])
    assert {*names((await again(house, old, BEN)).table)} == {"Ada", "Ben", "Cleo"}


async def test_spectators_can_fill_the_table(house: House, old: str) -> None:
    await again(house, old, ADA)
    for watcher in (CLEO, DAN, EVE):
        await again(house, old, watcher)

    await expect(TableFull, again(house, old, BEN))


async def test_lobby_with_a_missing_player_waits_for_its_host(
    house: House, old_of_three: str
) -> None:
    new = (await again(house, old_of_three, ADA)).table
    assert (await again(house, old_of_three, BEN)).table.status is LOBBY
    await house.tables.lobbies.start(new.id, ADA)
    assert (await house.tables.table(new.id)).status is PLAYING


async def test_last_press_does_not_deal_in_a_forbidden_channel(house: House) -> None:
    def nowhere(_: int) -> None:
        raise NotHere

    old = await played(house, BEN)
    await again(house, old, ADA)
    joined = (await again(house, old, BEN, check=nowhere)).table

    assert (joined.status, names(joined)) == (LOBBY, ["Ada", "Ben"])


async def test_too_few_players_are_not_dealt(house: House) -> None:
    old = await played(house, fill=2)
    # Make the old table look as if the host had removed the house player before the deal.
    async with house.changing(old) as change:
        change.table.fill = 0
        change.table.players[:] = [player for player in change.table.players if not player.is_house]

    assert (await again(house, old, ADA)).table.status is LOBBY


# -- practice and duels ----------------------------------------------------------------------------


async def test_practice_table_is_dealt_at_once_and_calls_no_one(house: House) -> None:
    old = await played(house, fill=3)
    new = await again(house, old, ADA)
    assert (new.is_new, new.table.status, len(new.table.players)) == (True, PLAYING, 3)
    assert (await house.row(new.table.id)).rematch.called == ()


async def test_duel_keeps_the_seat_for_the_other_player(house: House) -> None:
    old = await played(house, BEN, game="duel")
    new = (await again(house, old, BEN)).table
    assert (await house.row(new.id)).guest == Guest(ADA, "Ada")

    await expect(SeatKept, again(house, old, CLEO))

    assert (await again(house, old, ADA)).table.status is PLAYING


async def test_declined_duel_is_open_to_all(house: House) -> None:
    old = await played(house, BEN, game="duel")
    new = (await again(house, old, ADA)).table
    await house.tables.lobbies.decline(new.id, BEN)
    joined = (await again(house, old, CLEO)).table
    assert (joined.status, names(joined)) == (LOBBY, ["Ada", "Cleo"])


async def test_no_seat_is_kept_for_a_player_who_left(house: House) -> None:
    old = await played(house, BEN, game="duel", absent={BEN: Absence.LEFT})
    await again(house, old, ADA)
    assert names((await again(house, old, CLEO)).table) == ["Ada", "Cleo"]


# -- after the rematch was opened ------------------------------------------------------------------


async def test_late_press_leads_to_the_next_table_and_changes_nothing(
    house: House, old: str
) -> None:
    new = (await again(house, old, ADA)).table
    await again(house, old, BEN)

    for person in (ADA, CLEO):
        late = await again(house, old, person)
        assert (late.is_new, late.table.id, late.table.status) == (False, new.id, PLAYING)

    async with house.changing(new.id) as change:
        change.table.status = OVER

    late = await again(house, old, ADA)
    assert (late.is_new, late.table.id, late.table.status) == (False, new.id, OVER)


# The second value is ten minutes, after which players may be called again.
@pytest.mark.parametrize("later", [1.0, NOT_AGAIN])
async def test_closed_rematch_is_followed_by_another_one(
    house: House, old: str, later: float
) -> None:
    """The players are not called a second time within ten minutes."""
    first = (await again(house, old, ADA)).table
    await house.tables.lobbies.leave(first.id, ADA)
    house.clock.time += later
    second = await again(house, old, BEN)

    assert second.is_new
    assert second.table.id != first.id

    called = (ADA,) if later == NOT_AGAIN else ()
    assert (await house.row(second.table.id)).rematch.called == called
    assert (await again(house, old, ADA)).table.id == second.table.id


async def test_move_and_presses_do_not_deadlock(house: House, old_of_three: str) -> None:
    new = (await again(house, old_of_three, ADA)).table
    # Both lock two tables; a different order of locks would block them for ever.
    async with asyncio.timeout(5):
        await asyncio.gather(
            house.tables.move(new.id, ADA, new.guild_id, ELSEWHERE),
            again(house, old_of_three, BEN),
            again(house, old_of_three, CLEO),
        )

    assert (await house.row(new.id)).status is PLAYING


# -- storage ---------------------------------------------------------------------------------------


async def test_result_leads_to_the_same_rematch_after_a_restart(
    house: House, old_of_three: str
) -> None:
    new = (await again(house, old_of_three, ADA)).table
    house.restart()

    assert (await house.tables.scene(old_of_three)).rematch.sequel == (
        await house.row(old_of_three)
    ).rematch.sequel
    assert (await again(house, old_of_three, BEN)).table.id == new.id
    assert (await again(house, old_of_three, CLEO)).table.status is PLAYING


@contextmanager
def on_store(house: House, kind: type[MemoryStore]) -> Iterator[None]:
    """Run the house on such a store with the same rows, and then on its own again."""
    healthy = house.store
    house.store = kind(healthy.tables, healthy.journal, healthy.checkpoints)
    house.restart()
    yield
    house.store = healthy
    house.restart()


async def test_crash_between_link_and_table_opens_another_rematch(house: House) -> None:
    class Dying(MemoryStore):
        """A store that refuses every new table."""

        async def save(self, table: Table, *more: Any) -> None:
            if table.id not in self.tables:
                raise NotWritten
            await super().save(table, *more)

    old = await played(house, BEN)
    with on_store(house, Dying), pytest.raises(NotWritten):
        await again(house, old, ADA)

    # The link was written before the table that it names.
    assert (await house.row(old)).rematch.sequel is not None
    assert (await again(house, old, ADA)).is_new
    assert len(await live(house)) == 1


async def test_deal_that_cannot_be_written_leaves_the_lobby(house: House) -> None:
    """A practice table would be dealt as soon as it is opened."""

    class NoDeals(MemoryStore):
        async def save(self, table: Table, *more: Any) -> None:
            if table.status is PLAYING:
                raise NotWritten
            await super().save(table, *more)

    old = await played(house, fill=2)
    with on_store(house, NoDeals):
        new = await again(house, old, ADA)

    assert (new.is_new, new.table.status) == (True, LOBBY)
    await house.tables.lobbies.start(new.table.id, ADA)
    assert (await house.tables.table(new.table.id)).status is PLAYING


async def test_link_that_cannot_be_written_opens_nothing(house: House, old: str) -> None:
    house.store.stuck = True
    await expect(NotWritten, again(house, old, ADA))

    house.store.stuck = False
    assert await live(house) == []
    assert (await again(house, old, ADA)).is_new


async def test_rematch_does_not_end_the_old_game_again(house: House, old: str) -> None:
    """The end of a game writes its record, which must happen once."""
    ended: list[str] = []
    house.tables.on_end.append(ended.append)
    await again(house, old, ADA)

    assert ended == []
