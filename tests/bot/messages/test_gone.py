"""Tables, messages and tokens that disappear while they are in use."""

from typing import Any

import pytest

from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import NoDm
from bot.tables.refusals import TableGone
from bot.tables.table import Status
from tests.bot.den import Den
from tests.bot.stage import TABLE_ID


def bugs(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("kind", [Kind.TABLE, Kind.CARD, Kind.HAND, Kind.CALL, Kind.ASIDE])
async def test_surface_of_a_table_that_is_gone_is_left_alone(
    den: Den,
    asked: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    kind: Kind,
) -> None:
    place = SurfaceId(TABLE_ID, kind, 0 if kind is Kind.TABLE else den.ben.id)
    before = den.messages(den.channel.id), den.cards(den.ben)

    async def gone(table_id: str, *_: Any, **__: Any) -> Any:
        raise TableGone

    for looked in ("table", "scene", "scene_of"):
        monkeypatch.setattr(den.stage, looked, gone)

    # Without this, the drawer would return a cached page.
    den.chat._drawer.changed(TABLE_ID)
    card = den.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.CARD, den.ben.id))
    # Closed DMs make the table's call a possible message, too.
    card.no_dm = NoDm.SHUT
    den.wire.requests.clear()
    with den.env._bot_scope():
        den.chat._workers.mark(place)

    await den.settle()
    assert bugs(caplog) == []
    assert den.wire.requests == []
    assert (den.messages(den.channel.id), den.cards(den.ben)) == before


async def test_deleted_message_of_a_finished_game_is_not_posted_again(
    den: Den, dealt: None
) -> None:
    den.wire.allowed.add(10008)
    gone = den.tables()[0]
    den.env.backend.delete_message(gone.channel_id, gone.id)
    den.stage.status = Status.OVER
    await den.show("the end")

    assert den.tables() == []

    await den.env.advance_time(600)
    assert den.tables() == []


@pytest.mark.parametrize(("status", "counted"), [(None, []), (404, ["PATCH"])])
async def test_moved_table_leaves_a_link_also_without_a_valid_token(
    den: Den, posted: None, status: int | None, counted: list[str]
) -> None:
    await den.do(den.zoe, "join")
    # A message of another person, so that the table cannot be replaced in place.
    await den.chatter(1)
    if status is not None:
        den.refuse("PATCH", "/webhooks/*/*/messages/@original", status, 10015)

    den.wire.requests.clear()
    await den.repost()
    old, new = den.tables()
    assert f"/{new.channel_id}/{new.id}" in old.text
    # The edit by token does not count; after it failed, an ordinary edit does.
    assert [request.method for request in den.counted() if str(old.id) in request.path] == counted
