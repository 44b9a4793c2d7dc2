"""Who is silent, who leaves, who comes back; tables without people (HR-102, HR-103)."""

from copy import deepcopy

import pytest
from pydantic import TypeAdapter

from bot.tables.deadlines import Thinking
from bot.tables.refusals import (
    AlreadyAnswered,
    AlreadyLeft,
    HostOrModeratorOnly,
    NotAtThisTable,
    StaleClick,
    TableGone,
)
from bot.tables.table import Absence, Pace, Player, Status, Table
from tests.bot.tables.house import ADA, BEN, CHANNEL, CLEO, House
from tests.support.found import found

STRANGER = 99
MISS = 31
"""Seconds in which a question of the toy falls due."""
DAY = 24 * 3600


@pytest.fixture
def house() -> House:
    return House()


async def told(house: House, table_id: str) -> list[str]:
    """What the house has told of itself."""
    news = (await house.row(table_id)).news
    return [one.kind for one in news if one.kind.startswith("table-")]


async def asked(house: House, table_id: str, person: int) -> bool:
    question = (await house.scene(table_id, person)).question
    return question is not None and not question.settled


async def answer(house: House, table_id: str, *people: int) -> None:
    """These people answer all they are asked at the moment."""
    for person in people:
        while await asked(house, table_id, person):
            await house.press(table_id, person, 0)


async def doze_off(house: House, table_id: str, sleeper: int, *others: int) -> None:
    """Everybody else plays on until a house player sits in for this one."""
    for _ in range(40):
        await answer(house, table_id, *others)
        if (await house.player(table_id, sleeper)).absence is not None:
            return

        await house.wait(MISS)

    raise AssertionError("nobody minds")


class TestSilence:
    async def test_two_misses_in_a_row_bring_a_house_player(self, house: House) -> None:
        """HR-102"""
        table_id = await house.deal(BEN, CLEO)
        await doze_off(house, table_id, CLEO, ADA, BEN)

        assert (await house.player(table_id, CLEO)).absence is Absence.SILENT
        assert (await told(house, table_id)).count("table-away-silent") == 1

        timeouts = [one for one in house.store.journal.values() if one.cause == "timeout"]
        assert 2 <= len(timeouts) <= 4  # a miss is one question with all that belongs to it

    async def test_one_miss_is_forgotten_by_the_next_answer(self, house: House) -> None:
        table_id = await house.deal(BEN)
        await answer(house, table_id, ADA)
        while (await house.ask(table_id)).kind == "cards":
            await house.wait(MISS)  # a high card asks for a neighbour too: that is the same miss
            assert (await house.player(table_id, BEN)).misses == 1

        await house.press(table_id, BEN, 1)
        assert (await house.player(table_id, BEN)).misses == 0

    async def test_a_window_may_be_passed_over_in_silence(self, house: House) -> None:
        table_id = await house.deal(BEN)
        await answer(house, table_id, ADA, BEN)
        assert (await house.ask(table_id)).kind == "squawk"

        await house.wait(9)
        assert {one.cause for one in house.store.journal.values()} == {"player", "timeout", "clock"}

        for person in (ADA, BEN):
            assert (await house.player(table_id, person)).misses == 0

    async def test_who_may_as_well_say_nothing_is_not_missed(self, house: House) -> None:
        table_id = await house.deal(BEN)
        seat = await house.seat(table_id, BEN)
        for _ in range(3):
            engine = found(house.tables.sessions._sessions[table_id].engine)
            owed = engine.ask.owed.get(seat) if engine.ask is not None else None
            if owed is not None:
                owed.passing = True

            await answer(house, table_id, ADA)
            await house.wait(MISS)

        assert (await house.player(table_id, BEN)).misses == 0

    async def test_the_house_player_answers_like_one(self) -> None:
        house = House(thinking=Thinking(2, 2))
        table_id = await house.deal(BEN, CLEO)
        await house.tables.depart(table_id, CLEO)
        await house.wait(1.9)

        assert not house.store.journal

        await house.wait(0.2)
        assert {one.cause for one in house.store.journal.values()} == {"house"}

    async def test_the_seat_is_asked_nothing_meanwhile(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        await house.tables.depart(table_id, CLEO)
        assert (await house.scene(table_id, CLEO)).question is None
        await house.wait(0)
        assert {one.cause for one in house.store.journal.values()} == {"house"}


class TestComingBack:
    @pytest.mark.parametrize("public", [False, True])
    async def test_any_press_returns_the_seat_even_a_stale_one(
        self, house: House, public: bool
    ) -> None:
        table_id = await house.deal(BEN, CLEO)
        await house.tables.depart(table_id, CLEO)
        with pytest.raises((StaleClick, AlreadyAnswered)):
            await house.tables.press(table_id, CLEO, "old", [0], public=public)

        assert (await house.player(table_id, CLEO)).absence is None
        assert (await told(house, table_id))[-1] == "table-back"
        assert found(house.store.tables[table_id].player(CLEO)).absence is None

    async def test_a_press_on_the_open_question_counts_at_once(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        token = (await house.question(table_id, CLEO)).token
        await house.tables.depart(table_id, CLEO)
        await house.tables.press(table_id, CLEO, token, [0])
        assert [one.cause for one in house.store.journal.values()] == ["player"]

    async def test_the_house_player_gets_up_and_there_is_time_to_look(self, house: House) -> None:
        house.settings["thinking"] = Thinking(5, 5)
        house.restart()
        table_id = await house.deal(BEN, CLEO)
        await house.wait(27)
        await house.tables.depart(table_id, CLEO)

        assert await house.tables.notice(table_id, CLEO)
        assert (await house.question(table_id, CLEO)).deadline == house.clock.time + 10

        await house.wait(9)
        assert not [one for one in house.store.journal.values() if one.cause == "house"]

    async def test_nobody_else_is_noticed(self, house: House) -> None:
        table_id = await house.deal(BEN)
        before = deepcopy(house.store.tables[table_id])
        assert not await house.tables.notice(table_id, ADA)
        assert not await house.tables.notice(table_id, STRANGER)
        assert house.store.tables[table_id] == before

    async def test_it_survives_a_restart(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        await doze_off(house, table_id, CLEO, ADA, BEN)
        house.restart()
        await house.tables.wake()

        assert (await house.player(table_id, CLEO)).absence is Absence.SILENT

        steps = len(house.store.journal)
        await house.wait(5)
        assert await house.tables.notice(table_id, CLEO)

        late = list(house.store.journal.values())[steps:]
        assert {one.cause for one in late} <= {"house", "clock", "timeout"}


class TestLeaving:
    async def test_a_house_player_takes_over_and_the_seat_stays_theirs(self, house: House) -> None:
        """HR-103"""
        table_id = await house.deal(BEN, CLEO)
        table = await house.tables.depart(table_id, BEN)
        seat = found(table.seat_of(BEN))

        assert table.players[seat].absence is Absence.LEFT
        assert (await told(house, table_id))[0] == "table-away-left"
        assert await house.tables.notice(table_id, BEN)
        assert (await house.row(table_id)).players[seat].absence is None

    async def test_twice_is_refused_and_a_sleeper_may_leave(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        await doze_off(house, table_id, CLEO, ADA, BEN)
        await house.tables.depart(table_id, CLEO)
        with pytest.raises(AlreadyLeft):
            await house.tables.depart(table_id, CLEO)

        with pytest.raises(NotAtThisTable):
            await house.tables.depart(table_id, STRANGER)

    async def test_before_the_deal_the_seat_is_free(self, house: House) -> None:
        table_id = await house.open(BEN)
        table = await house.tables.depart(table_id, BEN)
        assert [one.name for one in table.players] == ["Ada"]

    async def test_host_rights_pass_on(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        table = await house.tables.depart(table_id, ADA)
        assert table.host_id in (BEN, CLEO)
        assert await told(house, table_id) == ["table-away-left", "table-host-passed"]

        await house.tables.notice(table_id, ADA)
        with pytest.raises(HostOrModeratorOnly):
            await house.tables.moderation.end(table_id, ADA)

        assert (await house.tables.moderation.end(table_id, table.host_id)).status is Status.CLOSED

    async def test_a_game_that_is_over_cannot_be_left(self, house: House) -> None:
        table_id = await house.deal(BEN)
        await house.tables.moderation.end(table_id, ADA)
        with pytest.raises(TableGone):
            await house.tables.depart(table_id, BEN)


class TestTheHost:
    async def test_who_dozed_off_is_the_host_again_and_it_is_told_once(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        await doze_off(house, table_id, ADA, BEN, CLEO)
        table = await house.row(table_id)

        assert table.host_id in (BEN, CLEO)

        house.restart()
        await house.tables.notice(table_id, ADA)
        assert (await house.row(table_id)).host_id == ADA
        assert (await told(house, table_id))[-1] == "table-back-host"

        await house.tables.depart(table_id, ADA)
        await house.tables.notice(table_id, ADA)
        assert (await house.row(table_id)).host_id != ADA

    async def test_who_only_types_a_command_is_back_as_well(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        await doze_off(house, table_id, ADA, BEN, CLEO)
        assert (await house.tables.moderation.end(table_id, ADA)).reason == "closed-by-host"

    async def test_it_is_never_handed_to_somebody_who_sleeps(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        cleo = await house.seat(table_id, CLEO)
        while (await house.player(table_id, ADA)).absence is None:
            async with house.changing(table_id) as change:
                change.table.change_player(cleo, misses=1)

            await answer(house, table_id, BEN)
            await house.wait(MISS)

        assert (await house.row(table_id)).host_id == BEN

        table = await house.tables.depart(table_id, BEN)
        assert table.host_id == BEN, "Cleo has missed something: nobody is woken for it"

        await house.tables.notice(table_id, CLEO)
        assert (await house.row(table_id)).host_id == CLEO

        await house.tables.notice(table_id, BEN)
        assert (await house.row(table_id)).host_id == CLEO

        await house.tables.notice(table_id, ADA)
        assert (await house.row(table_id)).host_id == ADA

    async def test_where_all_sleep_it_stays_where_it_is(self, house: House) -> None:
        table_id = await house.deal(BEN)
        while (table := await house.row(table_id)).status is Status.PLAYING:
            await house.wait(MISS)

        assert (table.reason, table.host_id) == ("paused-asleep", ADA)
        assert "table-host-passed" not in await told(house, table_id)

        await house.tables.notice(table_id, BEN)
        assert (await house.row(table_id)).host_id == BEN

        await house.tables.notice(table_id, ADA)
        assert (await house.row(table_id)).host_id == ADA

    async def test_who_leaves_asleep_has_lost_it(self, house: House) -> None:
        table_id = await house.deal(BEN, CLEO)
        await doze_off(house, table_id, ADA, BEN, CLEO)
        await house.tables.depart(table_id, ADA)
        with pytest.raises(HostOrModeratorOnly):
            await house.tables.moderation.end(table_id, ADA)

        await house.tables.notice(table_id, ADA)
        assert (await told(house, table_id))[-1] == "table-back"
        assert (await house.row(table_id)).host_id != ADA


class TestATableWithoutPeople:
    async def test_all_have_left_and_it_ends(self, house: House) -> None:
        table_id = await house.deal(BEN, fill=3)
        await house.tables.depart(table_id, ADA)
        table = await house.tables.depart(table_id, BEN, Absence.GONE)
        assert (table.status, table.reason) == (Status.CLOSED, "closed-deserted")
        assert house.tables.next_due() is None

    async def asleep(self, house: House) -> str:
        table_id = await house.deal(fill=2)
        await doze_off(house, table_id, ADA)
        table = await house.row(table_id)
        assert (table.status, table.reason) == (Status.PAUSED, "paused-asleep")
        return table_id

    async def test_all_sleep_and_it_waits(self, house: House) -> None:
        await self.asleep(house)
        steps = len(house.store.journal)
        await house.wait(3600)
        assert len(house.store.journal) == steps

    async def test_one_press_and_it_goes_on_with_full_time(self, house: House) -> None:
        table_id = await self.asleep(house)
        await house.wait(3600)
        assert await house.tables.notice(table_id, ADA)

        table = await house.row(table_id)
        assert (table.status, table.reason) == (Status.PLAYING, None)

        due = (await house.ask(table_id)).deadline
        assert due in (house.clock.time + 30, house.clock.time + 8, house.clock.time + 6)

    async def test_after_a_day_it_is_folded_up(self, house: House) -> None:
        table_id = await self.asleep(house)
        until = (await house.tables.scene(table_id)).until
        assert until == house.clock.time + DAY

        house.restart()
        await house.tables.wake()
        await house.wait(DAY + 1)
        table = await house.row(table_id)

        assert (table.status, table.reason) == (Status.CLOSED, "closed-forgotten")

    async def test_who_was_away_longer_than_that_finds_an_hour_left(self, house: House) -> None:
        table_id = await self.asleep(house)
        house.clock.time += 3 * DAY
        house.restart()
        await house.tables.wake()
        await house.tables.tick()

        assert (await house.tables.scene(table_id)).until == house.clock.time + 3600

    async def test_the_last_sleeper_leaves_and_it_ends(self, house: House) -> None:
        table_id = await self.asleep(house)
        table = await house.tables.depart(table_id, ADA)
        assert (table.status, table.reason) == (Status.CLOSED, "closed-deserted")

    async def test_a_channel_that_is_found_again_wakes_nobody(self, house: House) -> None:
        table_id = await self.asleep(house)
        table = await house.tables.unpause(table_id, CHANNEL)
        assert (table.status, table.reason) == (Status.PAUSED, "paused-asleep")

    async def test_a_press_does_not_bring_a_lost_channel_back(self, house: House) -> None:
        table_id = await house.deal(BEN)
        await house.tables.depart(table_id, BEN)
        await house.tables.pause(table_id, "paused-channel-gone")

        assert await house.tables.notice(table_id, BEN)

        table = await house.row(table_id)
        assert (table.status, table.reason) == (Status.PAUSED, "paused-channel-gone")

    async def test_its_host_can_end_it(self, house: House) -> None:
        table_id = await self.asleep(house)
        assert (await house.tables.moderation.end(table_id, ADA)).status is Status.CLOSED

    async def test_days_are_patient(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        await house.tables.pause(table_id, "paused-channel-gone")
        assert (await house.tables.scene(table_id)).until == house.clock.time + 7 * DAY

    async def test_a_pause_of_an_older_coop_is_counted_from_now(self, house: House) -> None:
        table_id = await house.deal(BEN)
        await house.tables.pause(table_id, "paused-channel-gone")
        house.store.tables[table_id].expires_at = None
        house.store.tables[table_id].due = None
        house.restart()
        await house.tables.wake()
        await house.tables.tick()

        assert (await house.tables.scene(table_id)).until == house.clock.time + DAY


def test_a_table_of_an_older_coop_has_nobody_away() -> None:
    kept = TypeAdapter(Table).dump_python(
        Table("t", "toy", 1, 2, 3, 4, "5e", "5a", "ce", 0.0, players=[Player("Ada", 3)]),
        mode="json",
    )
    for new in ("absence", "misses", "missed", "silences", "new_to"):
        del kept["players"][0][new]

    del kept["untold"], kept["dozing_host"]
    table = TypeAdapter(Table).validate_python(kept)
    (ada,) = table.players

    assert (ada.absence, ada.misses, ada.missed, ada.silences) == (None, 0, "", ())
    assert ada.new_to == ()
    assert (table.untold, table.dozing_host) == ((), None)


async def test_a_house_player_takes_its_time_with_a_question_that_waited_long() -> None:
    """When it would have answered is long past."""
    house = House(thinking=Thinking(2, 3))
    table_id = await house.deal(BEN)
    await house.wait(10)
    await house.tables.depart(table_id, BEN)
    await house.wait(1.99)

    assert not house.store.journal

    await house.wait(1.02)
    assert [one.cause for one in house.store.journal.values()] == ["house"]
