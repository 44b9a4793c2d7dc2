"""Once more: the press on a result that opens the next table."""

import pytest

from bot.common.refused import Refused
from bot.tables.context import TableLimits
from bot.tables.refusals import (
    NoLongerOffered,
    NotOfThatGame,
    StaleClick,
    TooManyTables,
    TooManyTablesOfYours,
    TooManyTablesOnServer,
)
from bot.tables.table import Absence, Pace, Status
from games.engine.game import GameOptions
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House
from tests.bot.tables.rematches import (
    CLOSED,
    ELSEWHERE,
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
from tests.support.found import found


@pytest.fixture
def house() -> House:
    return House(games=GAMES)


# -- the first press -------------------------------------------------------------------------------


async def test_the_first_press_opens_a_lobby_like_the_old_one(house: House) -> None:
    old = await played(house, BEN, CLEO, pace=Pace.DAYS, game="optional", options={"lucky": 5})
    new = await again(house, old, BEN)
    assert new.is_new

    before = await house.row(old)
    table = await house.row(new.table.id)
    kept = ("game", "guild_id", "channel_id", "pace", "level", "fill", "options", "locale")

    assert [getattr(table, one) for one in kept] == [getattr(before, one) for one in kept]
    assert (table.status, table.host_id, names(table)) == (LOBBY, BEN, ["Ben"])
    assert {table.seed, table.salt, table.key}.isdisjoint({before.seed, before.salt, before.key})
    assert table.number == before.number + 1


async def test_house_players_come_along(house: House) -> None:
    table_id = await house.open(BEN)
    await house.tables.lobbies.add_house(table_id, ADA)
    await house.tables.lobbies.start(table_id, ADA)

    async with house.changing(table_id) as change:
        change.table.status = OVER
        for seat, one in enumerate(change.table.players):
            if one.is_house:
                change.table.change_player(seat, name="Henrietta")

    table = await house.row((await again(house, table_id, ADA)).table.id)
    assert [(one.name, one.level) for one in table.players] == [
        ("Ada", None),
        ("Henrietta", "random"),
    ]


async def test_it_stands_where_it_was_pressed(house: House) -> None:
    old = await played(house, BEN)
    new = await again(house, old, ADA, ELSEWHERE)
    assert new.table.channel_id == ELSEWHERE


async def test_everybody_is_called_but_the_presser_and_who_had_gone(house: House) -> None:
    old = await house.deal(BEN, CLEO, DAN)
    async with house.changing(old) as change:
        for gone, why in ((CLEO, Absence.LEFT), (DAN, Absence.SILENT)):
            change.table.change_player(found(change.table.seat_of(gone)), absence=why)

        change.table.status = OVER

    rematch = (await house.row((await again(house, old, ADA)).table.id)).rematch
    assert set(rematch.regulars) == {ADA, BEN, CLEO, DAN}
    assert rematch.called == (BEN,)


async def test_who_had_gone_may_call_the_others(house: House) -> None:
    old = await house.deal(BEN)
    async with house.changing(old) as change:
        seat = found(change.table.seat_of(BEN))
        change.table.change_player(seat, absence=Absence.LEFT)
        change.table.status = OVER

    rematch = (await house.row((await again(house, old, BEN)).table.id)).rematch
    assert rematch.called == (ADA,)


async def test_somebody_else_opens_none(house: House) -> None:
    old = await played(house, BEN)
    with pytest.raises(NotOfThatGame):
        await again(house, old, CLEO)
    assert await live(house) == []


async def test_nor_is_one_opened_where_none_may_stand(house: House) -> None:
    class NotHere(Refused):
        pass

    def check(channel_id: int) -> None:
        assert channel_id == ELSEWHERE
        raise NotHere

    old = await played(house, BEN)
    with pytest.raises(NotHere):
        await again(house, old, ADA, ELSEWHERE, check)

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
async def test_the_limits_of_tables_hold(room: TableLimits, refused: type[Refused]) -> None:
    house = House(games=GAMES, room=room)
    old = await played(house, BEN)
    await house.open()
    with pytest.raises(refused):
        await again(house, old, ADA)

    assert (await house.row(old)).rematch.sequel is None


@pytest.mark.parametrize("status", [LOBBY, PLAYING, Status.PAUSED])
async def test_a_game_has_to_be_over(house: House, status: Status) -> None:
    old = await house.open(BEN)
    async with house.changing(old) as change:
        change.table.status = status
    with pytest.raises(StaleClick):
        await again(house, old, ADA)


async def test_a_game_that_was_given_up_has_one_more_a_lobby_has_not(house: House) -> None:
    old = await played(house, BEN, ends=CLOSED)
    assert (await again(house, old, ADA)).is_new

    lobby = await house.open(BEN)
    await house.tables.moderation.end(lobby, ADA)
    with pytest.raises(StaleClick):
        await again(house, lobby, ADA)


# -- what today's rules do not know any more -------------------------------------------------------


async def test_options_that_are_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    old = await played(house, BEN, game="optional", options={"lucky": 5})
    monkeypatch.setattr(Optional, "Options", GameOptions)
    with pytest.raises(NoLongerOffered):
        await again(house, old, ADA)
    assert await live(house) == []


async def test_a_level_that_is_gone(house: House) -> None:
    old = await played(house, BEN)
    async with house.changing(old) as change:
        change.table.level = "fiendish"
    with pytest.raises(NoLongerOffered):
        await again(house, old, ADA)


async def test_a_game_that_is_gone(house: House) -> None:
    old = await played(house, BEN, game="duel")
    house.settings["games"] = {"toy": Toy}
    house.restart()
    with pytest.raises(NoLongerOffered):
        await again(house, old, ADA)

    assert (await house.row(old)).status is OVER, "it does not wait for its rules to come back"
