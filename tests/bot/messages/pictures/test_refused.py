"""Pictures that Discord refuses: the same page goes out in words."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.http import router

from bot.interactions.interaction import Click, Verb, Where
from bot.messages import writer
from bot.messages.gallery import OFF, REFUSALS
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.state import Aim
from bot.pages.page import Page, Token
from bot.pictures.studio import REST
from bot.tables.table import Loss, Status
from tests.bot.den import Den
from tests.bot.messages.pictures.looking import Easel, picture, table, uploads
from tests.bot.stage import TABLE_ID
from tests.support.toy_picture import toy


def refuse_uploads(den: Den, monkeypatch: pytest.MonkeyPatch, status: int, code: int) -> list[str]:
    """Refuse uploads to the channel and in answers from now on, and return the refused requests."""
    refused: list[str] = []
    carried_out = router.dispatch

    def dispatch(backend: Any, method: str, path: str, **said: Any) -> Any:
        # Answers and webhooks have no channel in their path.
        if said.get("files") and (str(den.channel.id) in path or "/channels/" not in path):
            refused.append(f"{method} {path}")
            response = SimpleNamespace(status=status, reason="no")
            raise discord.HTTPException(response, {"code": code, "message": "no"})
        return carried_out(backend, method, path, **said)

    monkeypatch.setattr(router, "dispatch", dispatch)
    return refused


@pytest.mark.parametrize(
    ("status", "code"), [(413, 40005), (403, 50013), (400, 50035), (500, 0), (503, 0)]
)
async def test_refused_edit_goes_out_in_words_at_once(
    seen: Den, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    refused = refuse_uploads(seen, monkeypatch, status, code)
    await seen.show("seen 2")
    assert len(refused) == 1
    assert "in words: seen 2 by all" in table(seen).text
    # The game itself is not paused.
    assert seen.stage.status is Status.PLAYING


async def test_three_refusals_switch_pictures_off_in_the_channel_for_ten_minutes(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        refused = refuse_uploads(seen, broken, 413, 40005)
        for number in range(2, 8):
            await seen.show(f"seen {number}")
            assert f"in words: seen {number} by all" in table(seen).text

        assert len(refused) == REFUSALS

        # Just before the end of the ten minutes, and then just after.
        await seen.env.advance_time(OFF - 5)
        await seen.show("seen 8")
        assert len(refused) == REFUSALS

        await seen.env.advance_time(10)
        for number in range(20, 25):
            await seen.show(f"seen {number}")

        assert len(refused) == 2 * REFUSALS, "and then three are tried again"

        await seen.env.advance_time(OFF - 5)

    await seen.env.advance_time(10)
    await seen.show("seen 9")
    assert picture(seen, table(seen)) == "seen 9 by all"


async def test_accepted_picture_resets_the_count_of_refusals(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    for turn in range(3):
        with monkeypatch.context() as broken:
            refuse_uploads(seen, broken, 413, 40005)
            await seen.show(f"seen {turn} a")
            await seen.show(f"seen {turn} b")

        await seen.show(f"seen {turn} c")
        assert picture(seen, table(seen)) == f"seen {turn} c by all"


async def test_refused_answer_is_given_in_words(seen: Den, monkeypatch: pytest.MonkeyPatch) -> None:
    await seen.ask(seen.ben, "q1")
    seen.stage.then = lambda _: setattr(seen.stage, "note", "seen 2")
    refused = refuse_uploads(seen, monkeypatch, 413, 40005)
    card = seen.cards(seen.ben)[-1]
    await seen.press(seen.ben, card, "hide")

    assert "/callback" in refused[0]
    assert "in words: seen 2 by Ben" in seen.now(card).text

    # Also a new ephemeral message, not only an answer that edits the card.
    told = await seen.do(seen.ben, "hand")
    assert told.shown is not None
    assert "in words: seen 2 by Ben" in told.shown.text


async def test_refused_message_is_sent_once_in_words(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = refuse_uploads(seen, monkeypatch, 413, 40005)
    seen.chat._surfaces.get(SurfaceId(TABLE_ID, Kind.TABLE)).aim = Aim.POST
    await seen.show()

    assert len(refused) == 1

    (reposted,) = seen.tables()
    assert "in words: seen 1 by all" in reposted.text


async def test_refusal_of_words_too_pauses_the_table(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every edit of the message is refused, so the picture is not the reason.
    path = f"/channels/{seen.channel.id}/messages/{table(seen).id}"
    seen.refuse("PATCH", path, 403, 50013, times=None)
    await seen.show("seen 2")

    assert seen.stage.paused == Loss.ACCESS.value


async def test_host_is_told_once_that_pictures_are_refused(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse_uploads(seen, monkeypatch, 403, 50013)
    await seen.show("seen 2")
    await seen.show("seen 3")
    told = await seen.do(seen.ben, "hand")

    assert "Attach Files" not in str(told)

    told = await seen.do(seen.ada, "hand")
    assert str(told).count("Attach Files") == 1

    await seen.show("seen 4")
    told = await seen.do(seen.ada, "hand")
    assert "Attach Files" not in str(told)


async def test_picture_is_not_painted_where_files_may_not_be_attached(
    seen: Den, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    gallery = seen.chat._public_tables._writer._gallery
    gallery.note_permission(TABLE_ID, seen.channel.id, is_allowed=False)
    seen.wire.requests.clear()
    await seen.show("seen 2")

    assert "in words: seen 2 by all" in table(seen).text
    assert "seen 2 by all" not in easel.drawn
    assert not [request for request in uploads(seen) if str(seen.channel.id) in request.path]

    await seen.ask(seen.ben, "q1")
    assert picture(seen, seen.cards(seen.ben)[-1]) == "seen 2 by Ben"  # a DM is another channel
    assert "Attach Files" in str(await seen.do(seen.ada, "hand"))

    # The press above reported that files may be attached after all, as simcord grants it.
    await seen.show("seen 3")
    assert picture(seen, table(seen)) == "seen 3 by all"


async def test_slow_upload_is_given_up(seen: Den, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "UPLOADS", 0.05)
    edit = discord.PartialMessage.edit
    tried = []

    async def slowly(message: discord.PartialMessage, **said: Any) -> discord.Message:
        if any(isinstance(one, discord.File) for one in said["attachments"]):
            tried.append(message.id)
            await asyncio.sleep(3600)
        return await edit(message, **said)

    monkeypatch.setattr(discord.PartialMessage, "edit", slowly)
    await seen.show("seen 2")
    assert tried
    assert "in words: seen 2 by all" in table(seen).text


async def test_server_error_stops_all_pictures_for_a_minute(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is not the channel, so its host is not told."""
    with monkeypatch.context() as broken:
        refused = refuse_uploads(seen, broken, 500, 0)
        for number in range(2, 8):
            await seen.show(f"seen {number}")
            assert f"in words: seen {number} by all" in table(seen).text

        assert len(refused) == 1

    await seen.show("seen 8")
    assert "in words: seen 8 by Ben" in seen.cards(seen.ben)[-1].text
    assert "Attach Files" not in str(await seen.do(seen.ada, "hand"))

    await seen.env.advance_time(REST + 1)
    await seen.show("seen 9")
    assert picture(seen, table(seen)) == "seen 9 by all"


async def test_clock_set_back_does_not_lengthen_the_rest_of_pictures(
    seen: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        refuse_uploads(seen, broken, 500, 0)
        await seen.show("seen 2")

    # Discord is well again, but the end of the rest now lies an hour ahead.
    honest = seen.clock.now
    monkeypatch.setattr(seen.clock, "now", lambda: honest() - 3_600)
    with seen.env._bot_scope():
        seen.chat.clock_moved(-3_600)

    await seen.show("seen 3")
    assert picture(seen, table(seen)) == "seen 3 by all"


@pytest.mark.parametrize("may_attach", [True, False])
async def test_one_off_page_is_in_words_where_files_may_not_be_attached(
    seen: Den, monkeypatch: pytest.MonkeyPatch, may_attach: bool
) -> None:
    """The page belongs to no table, so no host is told."""
    rights = discord.Permissions(attach_files=may_attach)
    monkeypatch.setattr(discord.Interaction, "app_permissions", rights)

    async def rules(click: Click) -> None:
        await seen.chat.show_page(click, Page((toy("rule 1"),)))

    seen.chat.verbs.add(Verb("rules", rules, Token.NONE, Where.ANYWHERE))
    told = await seen.forge(seen.zoe, table(seen), "coop:-:-:rules:0")
    assert told.shown is not None
    assert ("in words: rule 1" in told.text) is not may_attach
    assert picture(seen, told.shown) == ("rule 1" if may_attach else None)
    assert not seen.chat._host_notices._channels_without_pictures


async def test_missing_message_is_not_counted_as_a_refused_picture(
    seen: Den, caplog: pytest.LogCaptureFixture
) -> None:
    seen.wire.allowed.add(10008)
    gone = table(seen)
    seen.env.backend.delete_message(gone.channel_id, gone.id)
    await seen.show("seen 2")

    assert picture(seen, table(seen)) == "seen 2 by all"
    assert table(seen).id != gone.id
    assert "picture upload refused" not in caplog.text
