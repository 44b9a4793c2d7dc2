"""Notices to the host of a paused table, sent once after the host's next press."""

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest

from bot.interactions.host_notices import HostNotices
from bot.interactions.interaction import Click, Verb, Where
from bot.pages.page import Token
from bot.tables.refusals import TableGone
from bot.tables.table import Status
from tests.bot.den import Den

HOST = 7
TABLES = ("t1", "t2")


async def lose_access(den: Den) -> None:
    """Pause the table, as if the bot had lost the access to its channel."""
    den.stage.status = Status.PAUSED
    den.stage.paused = "paused-no-access"
    await den.show()


async def test_notices_are_delivered_after_every_interaction_of_coop(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused interactions count too. Buttons of other bots do not."""
    paid: list[int] = []

    async def deliver_pending(interaction: Any) -> None:
        paid.append(interaction.user.id)

    monkeypatch.setattr(den.chat.router, "answered", deliver_pending)
    await den.deal()
    await den.do(den.ben, "hand")
    await den.forge(den.zoe, den.tables()[0], "coop:t1:forged:hand:0")
    await den.zoe.slash(den.channel, "hand")
    await den.ada.slash(den.channel, "hand")
    await den.forge(den.ada, den.tables()[0], "somebody-elses")

    assert paid == [den.ben.id, den.zoe.id, den.zoe.id, den.ada.id]


async def test_notice_is_visible_to_the_host_only(den: Den, dealt: None) -> None:
    """It shows the host's private card."""
    # Otherwise the card in the DM would show the notice already.
    den.close_dms(den.ada)
    await den.ask(den.ada, "q1")
    await lose_access(den)
    den.chat._host_notices.remember(await den.stage.table("t1"))
    told = await den.do(den.ada, "house")

    assert told.kind == "update"

    (notice,) = told.followups
    assert "card of Ada" in notice.text
    assert notice.ephemeral
    assert (await den.do(den.ada, "house")).followups == (), "once"


async def test_host_who_sees_the_notice_on_the_card_is_not_told_again(
    den: Den, dealt: None
) -> None:
    await lose_access(den)
    host_notices = den.chat._host_notices
    host_notices.remember(await den.stage.table("t1"))

    assert (await den.do(den.ada, "house")).followups == ()
    assert host_notices._paused_tables == {}


async def test_card_is_looked_up_before_a_notice_after_a_restart(den: Den, dealt: None) -> None:
    await lose_access(den)
    await den.restart()

    async def cluck(click: Click) -> None:
        await click.say("cluck")

    den.chat.verbs.add(Verb("cluck", cluck, Token.NONE, Where.ANYWHERE))
    host_notices = den.chat._host_notices
    host_notices.remember(await den.stage.table("t1"))
    told = await den.forge(den.ada, den.tables()[0], "coop:-:-:cluck:0")

    assert (told.text, told.followups) == ("cluck", ())
    assert host_notices._paused_tables == {}


class SlowTables:
    """Fake tables that let other tasks run during a look-up."""

    async def table(self, table_id: str) -> Any:
        await asyncio.sleep(0)
        raise TableGone


async def test_concurrent_presses_deliver_one_notice() -> None:
    host_notices = HostNotices(Mock(tables=SlowTables()))
    for table_id in TABLES:
        host_notices.remember(SimpleNamespace(id=table_id, status=Status.PAUSED, host_id=HOST))  # type: ignore[arg-type]

    # Type 4: the press was answered with a message, so a follow-up is possible.
    click: Any = SimpleNamespace(user=SimpleNamespace(id=HOST), extras={"answered": 4})
    await asyncio.gather(host_notices.deliver_pending(click), host_notices.deliver_pending(click))
    assert host_notices._paused_tables == {}


async def test_failed_notice_is_not_repeated(
    den: Den, dealt: None, caplog: pytest.LogCaptureFixture
) -> None:
    den.close_dms(den.ada)
    await den.ask(den.ada, "q1")
    await lose_access(den)
    host_notices = den.chat._host_notices
    host_notices.remember(await den.stage.table("t1"))
    await host_notices.no_pictures("t1")
    await host_notices.no_pictures("nowhere")
    # 10015 is an unknown webhook: the token of the press has expired.
    den.refuse("POST", "/webhooks/*/*", 404, 10015, times=None)
    told = await den.do(den.ada, "house")

    assert told.kind == "update", "the press itself is answered"
    assert "host not told of missing pictures" in caplog.text
    assert "host not told: table=t1" in caplog.text

    den.env.backend.faults.clear()
    assert (await den.do(den.ada, "house")).followups == ()
