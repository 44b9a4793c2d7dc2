"""Messages beside a table: the table moves below them, and its result stands last."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.discord_api.outbox import Limiter
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import MAX_ASIDE_WAIT, PublicTables
from bot.messages.side_messages import TABLE_CHECK, SideMessages
from bot.messages.state import FORGET_AFTER
from bot.messages.surface_handler import MAX_FAILURES
from bot.pages.delivery import Delivery, Sent
from bot.pages.faces import Aside, Face
from bot.pages.page import Page, Text
from bot.tables.table import Status
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID, TinyFace


class Storyteller(TinyFace):
    """A face that shows what the test sets beside the table."""

    now: Aside | None = None
    last: str | None = None

    @property
    def face(self) -> Face:
        return replace(super().face, aside=lambda *_: self.now, last_word=lambda *_: self.last)


@pytest.fixture
async def face(den: Den) -> Storyteller:
    face = Storyteller()
    den.chat.faces.register(face.face)
    await den.deal()
    return face


async def tell(den: Den, face: Storyteller, key: str, moment: str, *, ended: bool) -> None:
    # The key names the battle; a new moment lets the table move.
    face.now = Aside(key, Page((Text(f"battle {key}"),)), ended)
    den.stage.moment = den.stage.note = moment
    await den.show()


async def fight(den: Den, face: Storyteller, *keys: str) -> None:
    """Let each battle begin and end, and the next turn start."""
    for key in keys:
        await tell(den, face, key, f"battle {key}", ended=False)
        await tell(den, face, key, f"turn after {key}", ended=True)


def lines(den: Den) -> list[str]:
    """Return the first line of each message in the channel."""
    return [message.text.splitlines()[0] for message in den.messages(den.channel.id)]


async def test_table_moves_below_each_battle(den: Den, face: Storyteller) -> None:
    await fight(den, face, "1")
    assert lines(den) == ["battle 1", "table: turn after 1"]

    await fight(den, face, "2")
    assert lines(den) == ["battle 1", "battle 2", "table: turn after 2"]


async def test_table_moves_below_a_battle_that_is_posted_after_its_edit(
    den: Den, face: Storyteller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table shows the next turn first; then the battle is posted, and nothing new begins."""
    monkeypatch.setattr("bot.messages.public_table.MAX_ASIDE_WAIT", 0.0)
    await tell(den, face, "1", "the next turn", ended=True)
    assert lines(den) == ["battle 1", "table: the next turn"]


async def test_table_is_sent_once_when_it_moves_below_a_battle(den: Den, face: Storyteller) -> None:
    den.wire.requests.clear()
    await tell(den, face, "1", "the next turn", ended=True)

    assert lines(den) == ["battle 1", "table: the next turn"]
    # The battle, the table, and the deletion of the old table.
    public = [request for request in den.counted() if str(den.channel.id) in request.path]
    assert [request.method for request in public] == ["POST", "POST", "DELETE"]


async def test_table_of_a_busy_bot_moves_below_every_third_battle(
    den: Den, face: Storyteller, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Limiter, "is_busy", True)
    await fight(den, face, "1", "2")
    assert lines(den) == ["table: turn after 2", "battle 1", "battle 2"]

    await fight(den, face, "3")
    assert lines(den) == ["battle 1", "battle 2", "battle 3", "table: turn after 3"]


async def test_battle_in_progress_is_one_message(den: Den, face: Storyteller) -> None:
    await tell(den, face, "1", "the first blow", ended=False)
    den.wire.requests.clear()
    face.now = Aside("1", Page((Text("battle 1, and a blow back"),)), ended=False)
    await den.show()

    assert lines(den) == ["table: the first blow", "battle 1, and a blow back"]
    assert [request.method for request in den.counted()] == ["PATCH"]


async def test_ended_battle_is_not_edited(den: Den, face: Storyteller) -> None:
    await fight(den, face, "1")
    den.wire.requests.clear()
    face.now = Aside("1", Page((Text("battle 1, as one sees it today"),)), ended=True)
    await den.show("a turn later")

    # The face would draw the ended battle differently by now.
    assert "battle 1" in lines(den)


async def test_table_does_not_move_during_a_battle(den: Den, face: Storyteller) -> None:
    await fight(den, face, "1", "2")
    await tell(den, face, "3", "raise", ended=False)
    await tell(den, face, "3", "raise again", ended=False)

    assert lines(den)[-1] == "battle 3"

    await tell(den, face, "3", "the next turn", ended=True)
    assert lines(den)[-1] == "table: the next turn"


async def test_table_moves_during_a_battle_if_it_has_sunk_deep(den: Den, face: Storyteller) -> None:
    await tell(den, face, "1", "answer", ended=False)
    await den.chatter(12)
    await den.env.advance_time(61)
    await tell(den, face, "1", "raise", ended=False)
    assert lines(den)[-1] == "table: raise"


async def test_messages_of_people_count_and_leave_a_link(den: Den, face: Storyteller) -> None:
    await den.chatter(2)
    await den.env.advance_time(61)
    await fight(den, face, "1")
    assert len(lines(den)) == 5, "the old table, where somebody may look for it"
    assert lines(den)[-1] == "table: turn after 1"


async def test_table_moves_at_most_once_a_minute_below_people(den: Den, face: Storyteller) -> None:
    await den.chatter(2)
    await fight(den, face, "1")
    assert lines(den)[-1] == "battle 1"

    # Nothing else has to happen at the table.
    await den.env.advance_time(61)
    await den.settle()
    assert lines(den)[-1] == "table: turn after 1"


async def test_result_moves_below_a_battle_as_soon_as_that_is_posted(
    den: Den, face: Storyteller
) -> None:
    face.now = Aside("1", Page((Text("battle 1"),)), ended=True)
    den.stage.status = Status.OVER
    den.stage.note = "the result"
    den.commit()
    # No time passes: the result must follow within the same settling.
    with den.env._bot_scope():
        await den.chat._workers.settle()

    assert lines(den) == ["battle 1", "table: the result"]


@pytest.mark.parametrize("battles", [1, 2, 3])
async def test_result_is_the_last_message(den: Den, face: Storyteller, battles: int) -> None:
    await fight(den, face, *"12"[: battles - 1])
    await tell(den, face, "9", "battle 9", ended=False)
    den.stage.status = den.stage.status.OVER
    await tell(den, face, "9", "the result", ended=True)

    assert lines(den)[-1] == "table: the result"
    assert len(lines(den)) == battles + 1

    # A further commit does not move it again.
    await den.show()
    assert len(lines(den)) == battles + 1, "and is left in peace"


async def test_result_is_the_last_message_after_a_restart(den: Den, face: Storyteller) -> None:
    await fight(den, face, "1")
    await den.restart()
    den.chat.faces.register(face.face)
    den.stage.status = den.stage.status.OVER
    await tell(den, face, "1", "the result", ended=True)

    assert lines(den) == ["battle 1", "table: the result"]

    # The second restart finds the result in its place.
    await den.restart()
    den.chat.faces.register(face.face)
    await den.show()

    assert lines(den) == ["battle 1", "table: the result"]


async def test_result_moves_after_a_crash_before_its_move(
    den: Den, face: Storyteller, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fight(den, face, "1")
    with monkeypatch.context() as death:
        # The process dies between the battle's last edit and the move of the table.
        death.setattr(PublicTables, "_is_result_due", AsyncMock(return_value=False))
        death.setattr(Limiter, "is_busy", True)
        den.stage.status = Status.OVER
        await tell(den, face, "2", "the result", ended=True)

        assert lines(den) == ["battle 1", "table: the result", "battle 2"]

    for _ in range(2):  # the second restart must not move it again
        await den.restart()
        den.chat.faces.register(face.face)
        await den.show()

        assert lines(den)[-2:] == ["battle 2", "table: the result"]


async def test_result_moves_below_a_battle_of_long_ago(den: Den, face: Storyteller) -> None:
    await fight(den, face, "1")
    await den.restart()
    den.chat.faces.register(face.face)
    face.now = None
    den.stage.status = den.stage.status.OVER
    await den.show("the result")

    assert lines(den)[-1] == "table: the result"


async def test_result_waits_a_limited_time_for_a_battle(
    den: Den, face: Storyteller, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The battle is never posted.
    monkeypatch.setattr(SideMessages, "deliver", AsyncMock(return_value=()))
    face.now = Aside("1", Page((Text("battle 1"),)), ended=True)
    den.stage.status = Status.OVER
    den.stage.note = "won"
    den.commit()
    with den.env._bot_scope():
        await den.chat._workers.settle()

    assert "won" not in den.tables()[-1].text

    await den.env.advance_time(MAX_ASIDE_WAIT + 2)
    assert "won" in den.tables()[-1].text


async def test_result_moves_below_a_battle_that_was_posted_during_its_send(
    den: Den, face: Storyteller, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The bot is busy at first, so the table stays above the first battle until the result.
    with monkeypatch.context() as busy:
        busy.setattr(Limiter, "is_busy", True)
        await fight(den, face, "1")

    send = den.chat.outbox.send
    sent = []
    newest = []

    async def send_slowly(channel_id: int, delivery: Delivery, nonce: str) -> Sent:
        """Delay the request for the battle, and then the answer for the result."""
        is_battle = not sent
        sent.append(is_battle)
        if is_battle:
            await asyncio.sleep(MAX_ASIDE_WAIT + 2)

        answer = await send(channel_id, delivery, nonce)
        if len(sent) == 2 and not is_battle:
            newest.append(lines(den)[-1])
            await asyncio.sleep(4)
            newest.append(lines(den)[-1])

        return answer

    monkeypatch.setattr(den.chat.outbox, "send", send_slowly)
    den.stage.status = Status.OVER
    den.stage.note = "the result"
    face.now = Aside("2", Page((Text("battle 2"),)), ended=True)
    den.commit()
    await den.env.advance_time(MAX_ASIDE_WAIT + 10)
    await den.settle()

    assert newest == ["table: the result", "battle 2"]
    assert lines(den)[-1] == "table: the result"


async def test_battle_that_ends_during_a_post_of_the_table_is_shown(
    den: Den, face: Storyteller
) -> None:
    table = den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE))
    assert table.surface is not None

    stands = table.surface
    # The table's message is intended but not confirmed.
    table.surface = replace(table.surface, message_id=None)
    den.wire.down = True
    den.stage.status = Status.OVER
    await tell(den, face, "1", "the result", ended=True)
    den.wire.down = False
    table.surface = stands
    table.attempt.due = 0.0
    await den.env.advance_time(TABLE_CHECK + 1)
    await den.settle()

    assert lines(den)[-2:] == ["battle 1", "table: the result"]


async def test_nothing_is_shown_beside_a_lobby_or_an_unreadable_game(
    den: Den, face: Storyteller
) -> None:
    den.stage.status = Status.LOBBY
    await tell(den, face, "1", "welcome", ended=False)
    den.stage.status = Status.PLAYING
    face.now = Aside("2", Page((Text("battle 2"),)), False)
    # Without a note, the test face has no view of its game.
    den.stage.note = None
    await den.show()

    assert len(lines(den)) == 1


async def test_nothing_is_shown_beside_a_lost_table(den: Den, face: Storyteller) -> None:
    path = f"/channels/{den.channel.id}/messages/{den.tables()[0].id}"
    den.refuse("PATCH", path, 403, 50001)
    await den.show("unseen")
    await tell(den, face, "1", "in vain", ended=False)

    assert len(lines(den)) == 1


async def test_nothing_is_shown_beside_a_table_that_was_never_posted(den: Den) -> None:
    face = Storyteller()
    den.chat.faces.register(face.face)
    den.stage.status = Status.PLAYING
    await tell(den, face, "1", "nowhere", ended=False)
    assert den.messages(den.channel.id) == []


async def test_result_without_side_messages_replaces_the_table(den: Den, face: Storyteller) -> None:
    (table,) = den.tables()
    den.stage.status = Status.OVER
    await den.show("the result")

    assert den.now(table).text.startswith("table: the result")
    assert len(lines(den)) == 1


# -- battles that ended unseen, and messages that cannot be sent -----------------------------------


@pytest.mark.parametrize("last", ["and then it was over", None])
async def test_battle_that_ended_unseen_gets_its_last_word(
    den: Den, face: Storyteller, last: str | None
) -> None:
    face.last = last
    await tell(den, face, "1", "raise", ended=False)
    first = den.messages(den.channel.id)[1]

    assert first.text == "battle 1", "it is not over yet"

    # The next battle shows that the first one is over.
    await tell(den, face, "2", "the next battle", ended=False)
    first = den.now(first)
    assert first.text == ("battle 1" if last is None else f"battle 1\n{last}")


async def test_battle_that_was_seen_to_end_needs_no_last_word(den: Den, face: Storyteller) -> None:
    face.last = "and then it was over"
    await tell(den, face, "1", "over", ended=True)
    await tell(den, face, "2", "the next battle", ended=False)

    told = [message.text for message in den.messages(den.channel.id) if "table" not in message.text]
    assert told == ["battle 1", "battle 2"]


async def test_side_messages_are_forgotten_with_their_table(den: Den, face: Storyteller) -> None:
    den.stage.status = Status.OVER
    await tell(den, face, "1", "the result", ended=True)
    side_messages = den.chat._reconciler._side_messages

    assert side_messages._latest

    await den.env.advance_time(FORGET_AFTER + 1)
    await den.settle()
    assert not side_messages._latest
    assert await side_messages.look("nowhere") is None


async def test_battle_that_cannot_be_sent_is_given_up_after_a_few_attempts(
    den: Den, face: Storyteller
) -> None:
    path = f"/channels/{den.channel.id}/messages"
    den.refuse("POST", path, 503, 0, times=None)
    await tell(den, face, "1", "in vain", ended=False)
    await den.env.advance_time(120)

    assert len([request for request in den.counted() if request.path == path]) == 1 + MAX_FAILURES

    den.env.backend.faults.clear()
    await tell(den, face, "1", "the next turn", ended=True)
    assert lines(den) == ["table: the next turn"], "and the table goes on without it"


async def test_malformed_side_message_is_logged_as_an_error(
    den: Den, face: Storyteller, caplog: pytest.LogCaptureFixture
) -> None:
    den.refuse("POST", f"/channels/{den.channel.id}/messages", 400, 50035)
    await tell(den, face, "1", "malformed", ended=False)
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    # The table itself goes on.
    assert lines(den) == ["table: malformed"]
