"""What goes while it is being shown: a table, a message, a token."""

from typing import Any

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import NoDm
from bot.tables.refusals import TableGone
from bot.tables.table import Status
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID


def bugs(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]


@pytest.mark.parametrize("kind", [Kind.TABLE, Kind.CARD, Kind.HAND, Kind.CALL, Kind.ASIDE])
async def test_of_a_table_that_is_gone_nothing_is_shown_and_nothing_breaks(
    den: Den, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, kind: Kind
) -> None:
    await den.deal()
    await den.ask(den.ben, "q1")
    place = SurfaceId(TABLE_ID, kind, 0 if kind is Kind.TABLE else den.ben.id)
    before = den.messages(den.channel.id), den.cards(den.ben)

    async def gone(table_id: str, *_: Any, **__: Any) -> Any:
        raise TableGone

    for looked in ("table", "scene", "scene_of"):
        monkeypatch.setattr(den.stage, looked, gone)

    den.chat._drawer.changed(TABLE_ID)
    card = den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, den.ben.id))
    card.no_dm = NoDm.SHUT
    den.wire.requests.clear()
    with den.env._bot_scope():
        den.chat._workers.mark(place)

    await den.settle()
    assert bugs(caplog) == []
    assert den.wire.requests == []
    assert (den.messages(den.channel.id), den.cards(den.ben)) == before


async def test_the_message_of_a_game_that_is_over_is_not_posted_again(den: Den) -> None:
    await den.deal()
    den.wire.allowed.add(10008)
    gone = den.tables()[0]
    den.env.backend.delete_message(gone.channel_id, gone.id)
    den.stage.status = Status.OVER
    den.stage.note = "the end"
    den.commit()
    await den.settle()

    assert den.tables() == []

    await den.env.advance_time(600)
    assert den.tables() == []


@pytest.mark.parametrize(("status", "counted"), [(None, []), (404, ["PATCH"])])
async def test_an_old_table_says_where_the_new_one_is_also_where_its_token_is_dead(
    den: Den, status: int | None, counted: list[str]
) -> None:
    await den.post()
    await den.do(den.zoe, "join")
    await den.chatter(1)
    if status is not None:
        den.refuse("PATCH", "/webhooks/*/*/messages/@original", status, 10015)

    den.wire.requests.clear()
    with den.env._bot_scope():
        await den.chat.posting.post(TABLE_ID)

    await den.settle()
    old, new = den.tables()
    assert f"/{new.channel_id}/{new.id}" in old.text
    assert [one.method for one in den.counted() if str(old.id) in one.path] == counted
