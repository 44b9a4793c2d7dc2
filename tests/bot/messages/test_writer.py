"""The writer: repeated sends, searches for unconfirmed messages, and turns that are given back."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord_api.outbox import Priority
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.repository import Surface
from bot.messages.state import SurfaceState
from bot.tables.table import Player, Status
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID
from tests.support.found import found
from tests.support.wire import Request


def table_of(den: Den) -> SurfaceState:
    return den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE))


async def test_unanswered_command_keeps_the_nonce_of_its_table(den: Den, posted: None) -> None:
    """If the channel cannot be read, only the nonce prevents a duplicate."""
    row = den.memory.rows[TABLE_ID, "table"]
    den.memory.rows[TABLE_ID, "table"] = replace(row, message_id=None, nonce="")
    den.env.backend.messages[den.channel.id].clear()
    await den.restart()
    path = f"/channels/{den.channel.id}/messages"
    den.refuse("GET", path, 403, 50013, times=None)
    # The message arrives, but its answer is lost.
    den.wire.loses = f"POST {path}"
    await den.wake()
    assert den.memory.rows[TABLE_ID, "table"].nonce, "known also to whoever starts next"

    den.wire.down = False
    await den.env.advance_time(61)
    assert len(den.tables()) == 1
    assert den.memory.rows[TABLE_ID, "table"].message_id == den.tables()[0].id


async def test_table_keeps_the_token_of_its_last_press_after_an_expired_command(
    den: Den,
    posted: None,
) -> None:
    await den.do(den.zoe, "join")
    den.refuse("POST", "/interactions/*/*/callback", 404, 10062)
    await den.ada.slash(den.channel, "open")
    den.wire.requests.clear()
    den.stage.players.append(Player("Nugget"))
    await den.show()
    (table,) = den.tables()

    assert "Nugget" in table.text
    assert [request for request in den.counted() if f"/{den.channel.id}/" in request.path] == []


async def test_edit_of_a_table_that_is_being_posted_gives_its_turn_back(
    den: Den, dealt: None
) -> None:
    """A player asked for a new table while the edit was waiting for its turn."""
    shown = table_of(den)
    writer = den.chat._public_tables._writer

    assert shown.surface is not None

    stands = shown.surface
    shown.surface = replace(shown.surface, message_id=None)
    with den.env._bot_scope():
        await writer.outbox.turn(Priority.TABLE)
        await writer.edit_counted(shown, await den.chat._public_tables.desired_message(TABLE_ID))

    assert den.counted() == []
    # A turn that is neither used nor given back would slow down all later requests.
    assert not den.chat._limiter._under_way

    shown.surface = stands


class TestWhatChangesWhileATurnIsWaitedFor:
    """A page can change while its request waits for a turn. Then only the newer page is sent."""

    @staticmethod
    def meanwhile(
        den: Den, monkeypatch: pytest.MonkeyPatch, awaited: Priority, change: Callable[[], None]
    ) -> None:
        """Make the change during the first wait at this priority."""
        turn = den.chat.outbox.turn
        changes = [change]

        async def slowly(priority: Priority) -> bool:
            await turn(priority)
            if priority is not awaited or not changes:
                return False

            # Once only, because the change itself causes further requests.
            changes.pop()()
            den.stage.commit()
            return True

        monkeypatch.setattr(den.chat.outbox, "turn", slowly)

    @staticmethod
    def said(den: Den, channel_id: int) -> list[Request]:
        return [request for request in den.counted() if f"/{channel_id}/" in request.path]

    async def test_table_is_edited_once_with_the_latest_state(
        self, den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.meanwhile(
            den, monkeypatch, Priority.TABLE, lambda: setattr(den.stage, "note", "newest")
        )
        await den.show("new")

        assert len(self.said(den, den.channel.id)) == 1
        assert "newest" in den.tables()[0].text

    async def test_table_is_posted_with_the_latest_state(
        self, den: Den, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.meanwhile(
            den, monkeypatch, Priority.TABLE, lambda: setattr(den.stage, "note", "newest")
        )
        den.stage.status = Status.PLAYING
        await den.post()

        assert len(self.said(den, den.channel.id)) == 1
        assert "newest" in den.tables()[0].text

    async def test_card_is_edited_once_with_the_latest_state(
        self, den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        # Ada leaves, so that Ben's card is the only one with an edit.
        den.stage.players.pop(0)
        self.meanwhile(
            den, monkeypatch, Priority.DECORATION, lambda: setattr(den.stage, "note", "newest")
        )
        await den.show("new")

        assert len(self.said(den, den.ben.user.dm_channel.id)) == 1
        assert "newest" in den.cards(den.ben)[0].text

    async def test_card_asks_the_latest_question(
        self, den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.meanwhile(
            den, monkeypatch, Priority.QUESTION, lambda: den.stage.ask(den.ben.id, "q2", "left")
        )
        await den.ask(den.ben, "q1")
        sent = [
            request
            for request in self.said(den, den.ben.user.dm_channel.id)
            if request.method == "POST"
        ]

        assert len(sent) == 1
        assert den.cards(den.ben)[-1].buttons == ["left"]

    async def test_question_answered_during_the_wait_is_not_sent(
        self, den: Den, dealt: None, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.meanwhile(den, monkeypatch, Priority.QUESTION, lambda: den.stage.asked.clear())
        (before,) = den.cards(den.ben)
        await den.ask(den.ben, "q1")

        assert den.cards(den.ben) == [before]
        assert not den.chat._limiter._under_way


class TestTokens:
    """Edits by token do not count; if one is refused, an ordinary edit follows."""

    @pytest.fixture
    async def lent(self, den: Den) -> Den:
        await den.post()
        await den.do(den.zoe, "join")
        den.wire.requests.clear()
        return den

    async def change(self, den: Den) -> list[str]:
        den.stage.players.pop()
        await den.show()
        return [
            request.method for request in den.counted() if f"/{den.channel.id}/" in request.path
        ]

    async def test_edit_by_a_valid_token_is_not_counted(self, lent: Den) -> None:
        assert await self.change(lent) == []
        assert "zoe" not in lent.tables()[0].text

    @pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (400, 50035)])
    async def test_invalid_token_is_given_up(self, lent: Den, status: int, code: int) -> None:
        lent.refuse("PATCH", "/webhooks/*/*/messages/@original", status, code)
        assert await self.change(lent) == ["PATCH"]
        assert "zoe" not in lent.tables()[0].text
        assert table_of(lent).token is None

    async def test_token_with_an_unknown_outcome_is_tried_again(self, lent: Den) -> None:
        lent.refuse("PATCH", "/webhooks/*/*/messages/@original", 503, 0)
        assert await self.change(lent) == []
        await lent.env.advance_time(1)
        assert await self.change(lent) == []
        assert table_of(lent).token is not None

    @pytest.mark.parametrize(("status", "counted"), [(None, []), (404, ["DELETE"])])
    async def test_message_right_above_is_deleted_by_its_token(
        self, lent: Den, status: int | None, counted: list[str]
    ) -> None:
        (old,) = lent.tables()
        if status is not None:
            lent.refuse("DELETE", "/webhooks/*/*/messages/@original", status, 10015)

        await lent.repost()
        (new,) = lent.tables()
        assert new.id != old.id
        assert [
            request.method for request in lent.counted() if str(old.id) in request.path
        ] == counted


@pytest.mark.parametrize("has_last_page", [True, False])
async def test_surface_that_was_never_posted_needs_no_closing(
    den: Den, dealt: None, has_last_page: bool
) -> None:
    shown = table_of(den)
    writer = den.chat._public_tables._writer
    stands = found(shown.surface)

    wanted = await den.chat._public_tables.desired_message(TABLE_ID)
    for surface in (None, replace(stands, message_id=None)):
        shown.surface = surface
        with den.env._bot_scope():
            await writer.close(shown, wanted if has_last_page else None)

    assert den.wire.requests == []

    shown.surface = stands


INTENDED = 1_800_000_000.0


@pytest.mark.parametrize(
    ("kind", "ids", "late", "is_it"),
    [
        (Kind.TABLE, {"coop:t1:own:join:0"}, -60, True),
        (Kind.TABLE, {"coop:t2:own:join:0"}, 1, False),
        (Kind.TABLE, set(), 1, False),
        (Kind.CARD, {"coop:t1:q1:pick:0"}, -60, True),
        (Kind.CARD, {"coop:t1:q0:pick:0"}, -60, False),
        (Kind.CARD, {"coop:t1:q0:pick:0"}, 1, True),
        (Kind.CARD, {"coop:t2:q1:pick:0"}, 1, False),
        (Kind.CARD, set(), -60, False),
        (Kind.CARD, set(), -4, True),  # clocks differ
        (Kind.CARD, set(), -6, False),
        (Kind.CARD, {"poll:1"}, 1, False),
    ],
)
async def test_unconfirmed_message_is_recognised_by_its_question_table_or_time(
    den: Den, monkeypatch: pytest.MonkeyPatch, kind: Kind, ids: set[str], late: int, is_it: bool
) -> None:
    question = "q1" if kind is Kind.CARD else None
    # An intent that was stored at INTENDED and never confirmed.
    intent = Surface(SurfaceId(TABLE_ID, kind, 7), 1, None, 0, "", "", question, INTENDED)
    sent = datetime.fromtimestamp(INTENDED + late, UTC)
    # The id of a message contains the time at which it was sent.
    message_id = discord.utils.time_snowflake(sent)
    ours = AsyncMock(return_value=[(message_id, frozenset(ids))])
    monkeypatch.setattr(den.chat.outbox, "ours", ours)
    found = await den.chat._public_tables._writer._find_message(intent)

    assert found == (message_id if is_it else None)
