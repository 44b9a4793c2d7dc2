"""Rematch: the first press on a result, which opens the next table."""

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


@pytest.fixture
def house() -> House:
    return House(games=GAMES)


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


async def test_person_who_did_not_play_opens_no_rematch(house: House) -> None:
    old = await played(house, BEN)
    with pytest.raises(NotOfThatGame):
        await again(house, old, CLEO)
    assert await live(house) == []


async def test_no_rematch_opens_in_a_forbidden_channel(house: House) -> None:
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
async def test_limits_of_tables_apply_to_a_rematch(
    room: TableLimits, refused: type[Refused]
) -> None:
    house = House(games=GAMES, room=room)
    old = await played(house, BEN)
    await house.open()
    with pytest.raises(refused):
        await again(house, old, ADA)

    # A refused press leaves no link to a table that does not exist.
    assert (await house.row(old)).rematch.sequel is None


@pytest.mark.parametrize("status", [LOBBY, PLAYING, Status.PAUSED])
async def test_rematch_needs_a_finished_game(house: House, status: Status) -> None:
    old = await house.open(BEN)
    async with house.changing(old) as change:
        change.table.status = status
    with pytest.raises(StaleClick):
        await again(house, old, ADA)


async def test_closed_game_has_a_rematch_but_a_closed_lobby_has_none(house: House) -> None:
    old = await played(house, BEN, ends=CLOSED)
    assert (await again(house, old, ADA)).is_new

    lobby = await house.open(BEN)
    await house.tables.moderation.end(lobby, ADA)
    with pytest.raises(StaleClick):
        await again(house, lobby, ADA)


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
        with pytest.raises(NoLongerOffered):
            await again(house, gone, ADA)

    assert await live(house) == []


async def test_rematch_of_a_game_that_is_gone_is_refused(house: House) -> None:
    old = await played(house, BEN, game="duel")
    house.restart(games={"toy": Toy})
    with pytest.raises(NoLongerOffered):
        await again(house, old, ADA)

    assert (await house.row(old)).status is OVER, "it does not wait for its rules to come back"
