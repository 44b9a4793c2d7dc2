"""What moderators can do for a table. Every action is announced and written to the audit log."""

from collections.abc import Awaitable, Callable

import pytest

from bot.common.refused import NotWritten
from bot.tables.audit import AuditAct, Deed
from bot.tables.moderation import Moderation, NobodyAwaited, NoStepBack
from bot.tables.refusals import NoSuchPlayer, NotDealtYet, StaleClick, TableOver, TablePaused
from bot.tables.table import Absence, Status
from games.engine.asks import Showing
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, GUILD, House
from tests.bot.tables.test_fall_back import Changed
from tests.support.expect import expect

MO = 77
"""The user id of the moderator."""


async def news(house: House, table_id: str) -> list[str]:
    return [bulletin.kind for bulletin in (await house.row(table_id)).news]


async def token(house: House, table_id: str) -> str:
    return (await house.ask(table_id)).token


class TestCallingTime:
    """`skip` answers for all seats that have not answered the open question."""

    async def test_skip_takes_the_default_of_every_missing_seat(
        self, house: House, three: str
    ) -> None:
        await house.press(three, BEN, 0)
        before = await token(house, three)
        await house.tables.moderation.skip(three, before, MO)

        assert await token(house, three) != before

        causes = {entry.row.seat: entry.cause for entry in house.store.journal.values()}
        table = await house.tables.table(three)
        expected = {ADA: "timeout", BEN: "player", CLEO: "timeout"}

        assert causes == {table.seat_of(who): cause for who, cause in expected.items()}
        assert (await news(house, three)).count("table-skipped") == 1
        # It counts as a miss.
        assert (await house.player(three, CLEO)).misses == 1
        assert "table-silent" in await news(house, three)

        steps = len(house.store.journal)
        await expect(StaleClick, house.tables.moderation.skip(three, before, MO))

        assert len(house.store.journal) == steps

    async def test_window_cannot_be_skipped(self, house: House, at_window: str) -> None:
        ask = await house.ask(at_window)
        # A window must not reveal who could still answer, so it awaits no seat by name.
        assert ask.showing is Showing.NOTHING

        steps = len(house.store.journal)
        await expect(NobodyAwaited, house.tables.moderation.skip(at_window, ask.token, MO))

        assert len(house.store.journal) == steps
        assert "table-skipped" not in await news(house, at_window)

    async def test_paused_game_cannot_be_skipped(self, house: House, table_id: str) -> None:
        await house.tables.pause(table_id, "paused-broken")
        await expect(TablePaused, house.tables.moderation.skip(table_id, "", MO))


@pytest.mark.parametrize(
    "act",
    [
        lambda moderation, one: moderation.skip(one, "", MO),
        lambda moderation, one: moderation.bench(one, BEN, MO),
        lambda moderation, one: moderation.step_back(one, MO),
    ],
    ids=["skip", "bench", "step back"],
)
async def test_action_on_a_game_is_refused_in_a_lobby_and_after_the_end(
    house: House, lobby: str, act: Callable[[Moderation, str], Awaitable[object]]
) -> None:
    await expect(NotDealtYet, act(house.tables.moderation, lobby))

    await house.tables.moderation.end(lobby, ADA)
    await expect(TableOver, act(house.tables.moderation, lobby))


class TestAHousePlayer:
    async def test_benched_player_returns_with_a_notice(self, house: House, three: str) -> None:
        await house.tables.moderation.bench(three, BEN, MO)
        assert (await house.player(three, BEN)).absence is Absence.BENCHED
        assert (await news(house, three))[-1] == "table-away-benched"
        assert await house.tables.notice(three, BEN)
        assert (await house.player(three, BEN)).absence is None

        # A benched player may also leave.
        await house.tables.moderation.bench(three, BEN, MO)
        await house.tables.depart(three, BEN)
        assert (await house.player(three, BEN)).absence is Absence.LEFT

    async def test_benched_host_gets_the_rights_and_the_last_player_the_table_back(
        self, house: House, table_id: str
    ) -> None:
        await house.tables.moderation.bench(table_id, ADA, MO)
        assert (await house.tables.table(table_id)).host_id == BEN

        await house.tables.moderation.bench(table_id, BEN, MO)
        assert await house.state(table_id) == (Status.PAUSED, "paused-asleep")

        await house.tables.notice(table_id, ADA)
        assert (await house.tables.table(table_id)).host_id == ADA
        assert await house.state(table_id) == (Status.PLAYING, None)

    @pytest.mark.parametrize("who", [BEN, DAN])
    async def test_absent_player_or_stranger_cannot_be_benched(
        self, house: House, three: str, who: int
    ) -> None:
        await house.tables.depart(three, BEN)
        await expect(NoSuchPlayer, house.tables.moderation.bench(three, who, MO))


class TestTheHost:
    async def test_hand_over_works_in_a_lobby(self, house: House, lobby: str) -> None:
        await house.tables.moderation.hand_over(lobby, BEN, MO)
        assert (await house.tables.table(lobby)).host_id == BEN
        assert await news(house, lobby) == [], "seats are not drawn yet"
        await house.tables.lobbies.start(lobby, BEN)

    async def test_hand_over_is_not_undone_by_a_benched_host(
        self, house: House, three: str
    ) -> None:
        await house.tables.moderation.bench(three, ADA, MO)
        # A deliberate hand-over ends the claim of the former host.
        await house.tables.moderation.hand_over(three, CLEO, MO)
        assert (await news(house, three))[-1] == "table-host-passed"
        await house.tables.notice(three, ADA)
        assert (await house.tables.table(three)).host_id == CLEO

    @pytest.mark.parametrize("who", [ADA, BEN, DAN])
    async def test_hand_over_to_the_host_an_absent_player_or_a_stranger_is_refused(
        self, house: House, three: str, who: int
    ) -> None:
        await house.tables.depart(three, BEN)
        await expect(NoSuchPlayer, house.tables.moderation.hand_over(three, who, MO))

    async def test_hand_over_after_the_end_is_refused(self, house: House, table_id: str) -> None:
        await house.tables.moderation.end(table_id, ADA)
        await expect(TableOver, house.tables.moderation.hand_over(table_id, BEN, MO))


class TestOneStepBack:
    async def test_step_back_asks_again_what_was_chosen_since(
        self, house: House, table_id: str
    ) -> None:
        asked = await house.question(table_id, ADA)
        await house.press(table_id, ADA, 0)
        await house.tables.moderation.step_back(table_id, MO)
        row = await house.row(table_id)
        assert (row.status, row.epoch, row.revision) == (Status.PLAYING, 1, 0)
        assert row.news[-1].kind == "table-stepped-back"

        again = await house.question(table_id, ADA)
        # The full time of a card, as for a new question.
        assert again.deadline == house.clock.time + 30

        # The question has the same number; the epoch in the token tells the two apart.
        await expect(StaleClick, house.tables.press(table_id, ADA, asked.token, [0]))

        await house.tables.press(table_id, ADA, again.token, [0])
        assert {epoch for _, epoch, _ in house.store.journal} == {0, 1}

    @pytest.mark.parametrize(
        ("reason", "state"),
        [
            ("paused-broken", (Status.PLAYING, None)),
            ("paused-channel-gone", (Status.PAUSED, "paused-channel-gone")),
        ],
    )
    async def test_step_back_resumes_a_broken_table_but_none_without_its_channel(
        self, house: House, table_id: str, reason: str, state: tuple[Status, str | None]
    ) -> None:
        await house.press(table_id, ADA, 0)
        await house.tables.pause(table_id, reason)
        await house.tables.moderation.step_back(table_id, MO)
        assert await house.state(table_id) == state

    async def test_step_back_without_the_game_is_refused(self, house: House, table_id: str) -> None:
        house.restart(games={})
        before = await house.row(table_id)
        await expect(NoStepBack, house.tables.moderation.step_back(table_id, MO))

        assert await house.row(table_id) == before

    async def test_step_back_to_an_unusable_checkpoint_is_refused(
        self, house: House, table_id: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        await house.press(table_id, ADA, 0)
        before = await house.row(table_id)

        def broken(*_: object) -> None:
            raise ValueError("no such state")

        monkeypatch.setattr("bot.tables.session.Engine.fall_back", broken)
        await expect(NoStepBack, house.tables.moderation.step_back(table_id, MO))

        # The draft is thrown away, so neither the row nor the engine has changed.
        assert await house.row(table_id) == before
        assert (await house.row(table_id)).status is Status.PLAYING


async def test_step_back_and_changed_rules_each_start_an_epoch(house: House, table_id: str) -> None:
    await house.press(table_id, ADA, 0)
    house.restart(games={"toy": Changed})
    # The changed rules have already fallen back once: epoch 1.
    await house.press(table_id, ADA, 0)
    await house.tables.moderation.step_back(table_id, MO)

    assert (await house.row(table_id)).epoch == 2


class TestTheAudit:
    """An action and its line in the audit log are one write: both are stored, or neither."""

    async def done(self, house: House, table_id: str, act: AuditAct) -> None:
        tables = house.tables
        match act:
            case AuditAct.END:
                await tables.moderation.end(table_id, MO, moderator=True)
            case AuditAct.MOVE:
                await tables.move(table_id, MO, GUILD, 4321, moderator=True)
            case AuditAct.SKIP:
                await tables.moderation.skip(table_id, await token(house, table_id), MO)
            case AuditAct.BENCH:
                await tables.moderation.bench(table_id, BEN, MO)
            case AuditAct.HOST:
                await tables.moderation.hand_over(table_id, BEN, MO)
            case AuditAct.BACK:
                await tables.moderation.step_back(table_id, MO)

    ACTS = (
        AuditAct.END,
        AuditAct.MOVE,
        AuditAct.SKIP,
        AuditAct.BENCH,
        AuditAct.HOST,
        AuditAct.BACK,
    )

    @pytest.mark.parametrize("act", ACTS)
    async def test_action_and_its_audit_line_are_both_written_or_neither(
        self, house: House, three: str, act: AuditAct
    ) -> None:
        await house.press(three, ADA, 0)
        before = await house.row(three)
        house.store.stuck = True
        await expect(NotWritten, self.done(house, three, act))

        house.store.stuck = False
        assert (await house.row(three), house.store.noted) == (before, [])

        await self.done(house, three, act)
        other = BEN if act in (AuditAct.BENCH, AuditAct.HOST) else None
        assert house.store.noted == [Deed(MO, act, str(before.number), other=other)]

    async def test_action_of_the_host_is_not_noted(self, house: House, table_id: str) -> None:
        # Ada is a moderator too, but as the host she needs no such right.
        await house.tables.move(table_id, ADA, GUILD, 4321, moderator=True)
        await house.tables.moderation.end(table_id, ADA, moderator=True)
        assert house.store.noted == []

    async def test_removal_without_a_moderator_is_not_noted(self, house: House, lobby: str) -> None:
        dealt = await house.deal(BEN)
        for table_id in (lobby, dealt):
            # The bot itself removes banned people, and then there is no moderator.
            await house.tables.moderation.see_off(table_id, BEN, None)

        assert house.store.noted == []
        assert (await house.tables.table(lobby)).player(BEN) is None

        # In a running game the seat is benched, because it cannot be freed.
        await house.tables.moderation.see_off(dealt, ADA, MO)
        assert [one.act for one in house.store.noted] == [AuditAct.BENCH]
