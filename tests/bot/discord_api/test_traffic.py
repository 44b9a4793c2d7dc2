"""Measurements: how soon interactions are answered, and how often Discord limits requests."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession, TraceConfig, web
from aiohttp.test_utils import TestServer

from bot.discord_api.traffic import IN_VAIN, Traffic


class Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def traffic(clock: Clock) -> Traffic:
    return Traffic(clock)


@pytest.fixture
async def ask(traffic: Traffic) -> AsyncIterator[object]:
    """Return a function that sends a request to an API that answers with the given status."""

    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=int(request.query["status"]))

    app = web.Application()
    app.router.add_post("/{way:.*}", answer)
    trace = traffic.listen(TraceConfig())
    async with TestServer(app) as server, ClientSession(trace_configs=[trace]) as us:

        async def ask(path: str, status: int = 204) -> None:
            await us.post(server.make_url(f"/api/v10{path}?status={status}"))

        yield ask


def answers(traffic):
    """Return how many answers were measured, and how many seconds they took together."""
    (metric,) = traffic.answers.collect()
    values = {sample.name.rpartition("_")[2]: sample.value for sample in metric.samples}
    return values["count"], values["sum"]


async def test_answer_time_lasts_from_the_event_to_the_accepted_answer(traffic, clock, ask):
    traffic.heard.setdefault("1", clock.seconds)
    traffic.heard.setdefault("2", clock.seconds)
    clock.seconds = 0.2
    await ask("/interactions/1/egg/callback")
    clock.seconds = 1.2
    await ask("/interactions/2/egg/callback", status=200)
    # A second answer to the same interaction is not counted.
    await ask("/interactions/2/egg/callback")

    assert answers(traffic) == (2, pytest.approx(0.2 + 1.2))

    clock.seconds = 60.0
    assert traffic.unanswered == 0


async def test_interaction_without_an_answer_in_time_is_counted(traffic, clock, ask):
    traffic.heard.setdefault("1", clock.seconds)
    traffic.heard.setdefault("2", clock.seconds)
    await ask("/interactions/2/egg/callback", status=404)
    clock.seconds = IN_VAIN

    assert traffic.unanswered == 0

    clock.seconds = IN_VAIN + 0.1
    # The next event makes the counter look for overdue interactions.
    traffic.heard.setdefault("3", clock.seconds)
    assert traffic.unanswered == 2

    # A late answer is neither counted nor measured.
    await ask("/interactions/1/egg/callback")
    assert answers(traffic) == (0, 0.0)


async def test_duplicate_event_is_counted_once(traffic, clock, ask):
    traffic.heard.setdefault("1", clock.seconds)
    await ask("/interactions/1/egg/callback")
    clock.seconds = 1.0
    traffic.heard.setdefault("1", clock.seconds)
    clock.seconds = 60.0

    assert (answers(traffic)[0], traffic.unanswered) == (1, 0)


async def test_other_requests_do_not_count_as_answers(traffic, clock, ask):
    traffic.heard.setdefault("2", clock.seconds)
    await ask("/interactions/1/egg/callback")
    await ask("/webhooks/2/egg")
    await ask("/channels/2/messages")
    await ask("/interactions/777/egg/callback")

    assert answers(traffic) == (0, 0.0)

    clock.seconds = 60.0
    assert traffic.unanswered == 1


async def test_only_status_429_counts_as_too_fast(traffic, ask):
    for status in (200, 401, 403, 429, 500, 429):
        await ask("/channels/1/messages", status=status)
    assert traffic.too_fast == 2
