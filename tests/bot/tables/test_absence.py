"""Silent players, leavers and returning players, and tables without people (HR-102, HR-103)."""

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
from tests.support.expect import expect
from tests.support.found import found

STRANGER = 99
MISS = 31
"""Seconds after which a question of the test game is overdue."""
DAY = 24 * 3600


async def told(house: House, table_id: str) -> list[str]:
    """Return the kinds of the table's own news, without the news of the game."""
    kinds = [bulletin.kind for bulletin in (await house.row(table_id)).news]
    return [kind for kind in kinds if kind.startswith("table-")]


async def doze_off(house: House, table_id: str, sleeper: int, *others: int) -> None:
    """Let the others play on until a house player sits in for the sleeper."""
    # Two misses take a few rounds at most; the limit ends the test if none is counted.
    for _ in range(40):
        await house.answer(table_id, *others)
        if (await house.player(table_id, sleeper)).absence is not None:
            return

        await house.wait(MISS)

    raise AssertionError("nobody minds")


class TestSilence:
    async def test_two_misses_in_a_row_bring_a_house_player(self, house: House, three: str) -> None:
        """HR-102"""
        await doze_off(house, three, CLEO, ADA, BEN)

        assert (await house.player(three, CLEO)).absence is Absence.SILENT
        assert (await told(house, three)).count("table-away-silent") == 1

        # A miss is one question with all that belongs to it.
        assert 2 <= house.causes().count("timeout") <= 4

    async def test_one_miss_is_forgotten_by_the_next_answer(
        self, house: House, table_id: str
    ) -> None:
        await house.answer(table_id, ADA)
        while (await house.ask(table_id)).kind == "cards":
            await house.wait(MISS)  # a high card asks for a neighbour too: that is the same miss
            assert (await house.player(table_id, BEN)).misses == 1

        await house.press(table_id, BEN, 1)
        assert (await house.player(table_id, BEN)).misses == 0

    async def test_timeout_in_a_window_is_not_a_miss(self, house: House, table_id: str) -> None:
        await house.answer(table_id, ADA, BEN)
        assert (await house.ask(table_id)).kind == "squawk"

        await house.wait(9)
        assert {*house.causes()} == {"player", "timeout", "clock"}

        for person in (ADA, BEN):
            assert (await house.player(table_id, person)).misses == 0
            assert (await house.scene(table_id, person)).silences == ()

        assert "table-silent" not in await told(house, table_id)

    async def test_timeout_of_a_passing_decision_is_not_a_miss(
        self, house: House, table_id: str
    ) -> None:
        seat = await house.seat(table_id, BEN)
        for _ in range(3):
            # The test game has no such decision, so the open one is marked by hand.
            engine = found(house.tables.sessions._sessions[table_id].engine)
            owed = engine.ask.owed.get(seat) if engine.ask is not None else None
            if owed is not None:
                owed.passing = True

            await house.answer(table_id, ADA)
            await house.wait(MISS)

        assert (await house.player(table_id, BEN)).misses == 0

    async def test_house_player_takes_its_time_with_a_question_that_waited_long(self) -> None:
        """Its thinking time counts from when it sits in, not from when the question was asked."""
        house = House(thinking=Thinking(2, 3))
        table_id = await house.deal(BEN)
        await house.wait(10)
        await house.tables.depart(table_id, BEN)
        await house.wait(1.99)

        assert not house.store.journal
        # The question is still open, but not for Ben.
        assert (await house.scene(table_id, BEN)).question is None

        await house.wait(1.02)
        assert house.causes() == ["house"]


class TestComingBack:
    @pytest.mark.parametrize("public", [False, True])
    async def test_any_press_returns_the_seat_even_a_stale_one(
        self, house: House, three: str, public: bool
    ) -> None:
        await house.tables.depart(three, CLEO)
        # The press itself is refused, but it proves that Cleo is back.
        await expect(
            (StaleClick, AlreadyAnswered),
            house.tables.press(three, CLEO, "old", [0], public=public),
        )

        assert (await house.player(three, CLEO)).absence is None
        assert (await told(house, three))[-1] == "table-back"
        assert found(house.store.tables[three].player(CLEO)).absence is None

    async def test_press_on_the_open_question_returns_the_player_and_counts(
        self, house: House, three: str
    ) -> None:
        token = (await house.question(three, CLEO)).token
        await house.tables.depart(three, CLEO)
        await house.tables.press(three, CLEO, token, [0])
        assert house.causes() == ["player"]

    async def test_returning_player_gets_ten_seconds_to_read(self, house: House) -> None:
        house.restart(thinking=Thinking(5, 5))
        table_id = await house.deal(BEN, CLEO)
        await house.wait(27)
        await house.tables.depart(table_id, CLEO)

        assert await house.tables.notice(table_id, CLEO)
        # Three seconds of thirty were left; a returning player gets at least ten.
        assert (await house.question(table_id, CLEO)).deadline == house.clock.time + 10

        await house.wait(9)
        assert "house" not in house.causes()

    async def test_notice_of_a_present_player_or_stranger_changes_nothing(
        self, house: House, table_id: str
    ) -> None:
        before = deepcopy(house.store.tables[table_id])
        assert not await house.tables.notice(table_id, ADA)
        assert not await house.tables.notice(table_id, STRANGER)
        assert house.store.tables[table_id] == before

    async def test_absence_survives_a_restart(self, house: House, three: str) -> None:
        await doze_off(house, three, CLEO, ADA, BEN)
        await house.come_back()

        assert (await house.player(three, CLEO)).absence is Absence.SILENT

        assert await house.tables.notice(three, CLEO)


class TestLeaving:
    async def test_house_player_takes_over_for_a_leaver_who_may_return(
        self, house: House, three: str
    ) -> None:
        """HR-103"""
        await house.tables.depart(three, BEN)

        assert (await house.player(three, BEN)).absence is Absence.LEFT
        assert (await told(house, three))[0] == "table-away-left"
        assert await house.tables.notice(three, BEN)
        assert (await house.player(three, BEN)).absence is None

    async def test_leaving_twice_is_refused_but_a_silent_player_may_leave(
        self, house: House, three: str
    ) -> None:
        await doze_off(house, three, CLEO, ADA, BEN)
        await house.tables.depart(three, CLEO)
        await expect(AlreadyLeft, house.tables.depart(three, CLEO))

        await expect(NotAtThisTable, house.tables.depart(three, STRANGER))

    async def test_leaving_the_lobby_frees_the_seat(self, house: House, lobby: str) -> None:
        await house.tables.depart(lobby, BEN)
        assert [player.name for player in (await house.row(lobby)).players] == ["Ada"]

    async def test_host_rights_pass_on(self, house: House, three: str) -> None:
        await house.tables.depart(three, ADA)
        table = await house.tables.table(three)
        assert table.host_id in (BEN, CLEO)
        assert await told(house, three) == ["table-away-left", "table-host-passed"]

        await house.tables.notice(three, ADA)
        await expect(HostOrModeratorOnly, house.tables.moderation.end(three, ADA))

        await house.tables.moderation.end(three, table.host_id)
        # A finished game cannot be left.
        await expect(TableGone, house.tables.depart(three, BEN))


class TestTheHost:
    async def test_silent_host_gets_the_rights_back_and_is_told_once(
        self, house: House, three: str
    ) -> None:
        await doze_off(house, three, ADA, BEN, CLEO)
        assert (await house.row(three)).host_id in (BEN, CLEO)

        # The former host is stored, so the rights can return after a restart.
        house.restart()
        await house.tables.notice(three, ADA)
        assert (await house.row(three)).host_id == ADA
        assert (await told(house, three))[-1] == "table-back-host"

    async def test_command_of_a_silent_host_returns_the_seat(
        self, house: House, three: str
    ) -> None:
        await doze_off(house, three, ADA, BEN, CLEO)
        await house.tables.moderation.end(three, ADA)
        assert await house.state(three) == (Status.CLOSED, "closed-by-host")

    async def test_host_rights_never_pass_to_a_player_with_a_miss(
        self, house: House, three: str
    ) -> None:
        cleo = await house.seat(three, CLEO)
        while (await house.player(three, ADA)).absence is None:
            async with house.changing(three) as change:
                # Keep Cleo at one miss: present, but not reliable enough to be the host.
                change.table.change_player(cleo, misses=1)

            await house.answer(three, BEN)
            await house.wait(MISS)

        assert (await house.row(three)).host_id == BEN

        await house.tables.depart(three, BEN)
        assert (await house.row(three)).host_id == BEN, "nobody is woken, as Cleo has a miss"

        await house.tables.notice(three, CLEO)
        assert (await house.row(three)).host_id == CLEO

        await house.tables.notice(three, BEN)
        assert (await house.row(three)).host_id == CLEO

        await house.tables.notice(three, ADA)
        assert (await house.row(three)).host_id == ADA

    async def test_host_keeps_the_rights_when_all_players_are_silent(
        self, house: House, table_id: str
    ) -> None:
        while (table := await house.row(table_id)).status is Status.PLAYING:
            await house.wait(MISS)

        assert (table.reason, table.host_id) == ("paused-asleep", ADA)
        assert "table-host-passed" not in await told(house, table_id)

        await house.tables.notice(table_id, BEN)
        assert (await house.row(table_id)).host_id == BEN

        await house.tables.notice(table_id, ADA)
        assert (await house.row(table_id)).host_id == ADA

    async def test_silent_host_who_leaves_loses_the_rights(self, house: House, three: str) -> None:
        await doze_off(house, three, ADA, BEN, CLEO)
        await house.tables.depart(three, ADA)
        await expect(HostOrModeratorOnly, house.tables.moderation.end(three, ADA))

        await house.tables.notice(three, ADA)
        assert (await told(house, three))[-1] == "table-back"
        assert (await house.row(three)).host_id != ADA


class TestATableWithoutPeople:
    async def test_table_closes_when_all_players_have_left(self, house: House) -> None:
        table_id = await house.deal(BEN, fill=3)
        await house.tables.depart(table_id, ADA)
        await house.tables.depart(table_id, BEN, Absence.GONE)
        assert await house.state(table_id) == (Status.CLOSED, "closed-deserted")
        assert house.tables.next_due() is None

    @pytest.fixture
    async def asleep(self, house: House) -> str:
        # Ada and one house player: when Ada is silent, no person is left.
        table_id = await house.deal(fill=2)
        await doze_off(house, table_id, ADA)
        assert await house.state(table_id) == (Status.PAUSED, "paused-asleep")
        return table_id

    async def test_press_resumes_a_sleeping_table_with_full_time(
        self, house: House, asleep: str
    ) -> None:
        steps = len(house.store.journal)
        await house.wait(3600)

        assert len(house.store.journal) == steps
        assert await house.tables.notice(asleep, ADA)
        assert await house.state(asleep) == (Status.PLAYING, None)

        due = (await house.ask(asleep)).deadline
        # Which group is open depends on the cards: a card, a window, or its minimum.
        assert due in (house.clock.time + 30, house.clock.time + 8, house.clock.time + 6)

    async def test_sleeping_table_closes_after_a_day(self, house: House, asleep: str) -> None:
        assert (await house.tables.scene(asleep)).until == house.clock.time + DAY

        await house.come_back()
        await house.wait(DAY + 1)
        assert await house.state(asleep) == (Status.CLOSED, "closed-forgotten")

    async def test_downtime_longer_than_the_pause_leaves_an_hour(
        self, house: House, asleep: str
    ) -> None:
        await house.come_back(3 * DAY)

        assert (await house.tables.scene(asleep)).until == house.clock.time + 3600

    async def test_sleeping_table_closes_when_its_last_player_leaves(
        self, house: House, asleep: str
    ) -> None:
        await house.tables.depart(asleep, ADA)
        assert await house.state(asleep) == (Status.CLOSED, "closed-deserted")

    async def test_unpause_after_a_found_channel_keeps_a_sleeping_table_paused(
        self, house: House, asleep: str
    ) -> None:
        await house.tables.unpause(asleep, CHANNEL)
        assert await house.state(asleep) == (Status.PAUSED, "paused-asleep")

    async def test_press_does_not_resume_a_table_without_its_channel(
        self, house: House, table_id: str
    ) -> None:
        await house.tables.depart(table_id, BEN)
        await house.tables.pause(table_id, "paused-channel-gone")

        assert await house.tables.notice(table_id, BEN)

        assert await house.state(table_id) == (Status.PAUSED, "paused-channel-gone")

    async def test_paused_table_at_days_pace_expires_after_a_week(self, house: House) -> None:
        table_id = await house.deal(BEN, pace=Pace.DAYS)
        await house.tables.pause(table_id, "paused-channel-gone")
        assert (await house.tables.scene(table_id)).until == house.clock.time + 7 * DAY

    async def test_pause_without_expiry_from_an_older_coop_counts_from_the_restart(
        self, house: House, table_id: str
    ) -> None:
        await house.tables.pause(table_id, "paused-channel-gone")
        # Older versions stored no expiry of a pause.
        house.store.tables[table_id].expires_at = None
        house.store.tables[table_id].due = None
        await house.come_back()

        assert (await house.tables.scene(table_id)).until == house.clock.time + DAY


def test_table_of_an_older_coop_is_read_without_absences() -> None:
    kept = TypeAdapter(Table).dump_python(
        Table("t", "toy", 1, 2, 3, 4, "5e", "5a", "ce", 0.0, players=[Player("Ada", 3)]),
        mode="json",
    )
    # These fields came later, so rows of older versions lack them.
    for new in ("absence", "misses", "missed", "silences", "new_to"):
        del kept["players"][0][new]

    del kept["untold"], kept["dozing_host"]
    table = TypeAdapter(Table).validate_python(kept)
    (ada,) = table.players

    assert (ada.absence, ada.misses, ada.missed, ada.silences, ada.new_to) == (None, 0, "", (), ())
    assert (table.untold, table.dozing_host) == ((), None)
