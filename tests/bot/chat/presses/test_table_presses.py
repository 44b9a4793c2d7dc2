"""Answers to presses on the public table go when they were read, and keep nobody waiting."""

import asyncio
import gc
import logging

import pytest

from bot.language.words import Words
from tests.bot.chat.conftest import Den
from tests.support.shown import Shown

words = Words()


async def answered(den: Den) -> list[Shown]:
    """Ben has pressed a window; the answers that stand in the channel."""
    await den.deal()
    den.stage.public = ["pass"]
    await den.ask(den.ben, "q1", "pass")
    await den.press(den.ben, den.tables()[-1], "pass")
    return standing(den)


def standing(den: Den) -> list[Shown]:
    return [one for one in den.messages(den.channel.id) if one.ephemeral]


async def test_an_answer_goes_whatever_the_garbage_collector_does(den: Den) -> None:
    """The event loop keeps no task alive by itself."""
    assert len(await answered(den)) == 1
    gc.collect()
    assert len(den.chat._table_presses._vanishing) == 1
    await den.env.advance_time(den.chat.pace.noted + 1)
    await den.settle()
    assert standing(den) == []
    assert den.chat._table_presses._vanishing == set()


async def test_one_that_cannot_be_taken_away_stays(
    den: Den, caplog: pytest.LogCaptureFixture
) -> None:
    assert len(await answered(den)) == 1
    den.refuse("DELETE", "/webhooks/*", 404, 10008, times=None)
    await den.env.advance_time(den.chat.pace.noted + 1)
    await den.settle()
    assert len(standing(den)) == 1
    ours = [one for one in caplog.get_records("call") if one.name.startswith("bot.")]
    assert "an answer stays until it is dismissed" in ours[-1].message
    assert all(one.levelno <= logging.INFO for one in ours)


async def test_closing_does_not_wait_for_it(den: Den) -> None:
    await answered(den)
    (task,) = den.chat._table_presses._vanishing
    assert task not in den.chat.router.under_way
    with den.env._bot_scope():
        await asyncio.wait_for(den.chat.close(), 1)
        await asyncio.wait([task], timeout=1)
    assert task.cancelled()
    assert den.chat._table_presses._vanishing == set()
