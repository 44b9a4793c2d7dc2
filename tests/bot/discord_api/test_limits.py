"""The rate limiter, and the responses of Discord that slow it down."""

import asyncio

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.discord_api.outbox import A_BAN, Limiter, Priority, listening


async def breath() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class TestLimiter:
    async def test_no_window_holds_more_requests_than_allowed(self) -> None:
        limiter = Limiter(5, window=0.1)
        loop = asyncio.get_running_loop()
        times: list[float] = []

        async def send() -> None:
            await limiter.turn(Priority.TABLE)
            limiter.note_answer()
            times.append(loop.time())

        await asyncio.gather(*(send() for _ in range(17)))
        # Any sixth request must come at least one window after the first. A few milliseconds of
        # tolerance.
        for first, later in zip(times, times[5:], strict=False):
            assert later - first >= 0.095

    async def test_turn_is_free_one_window_after_its_answer(self) -> None:
        """It is unknown when Discord counted the request between its start and its answer."""
        limiter = Limiter(2, window=0.05)
        times = list[tuple[float, float]]()
        loop = asyncio.get_running_loop()

        async def send() -> None:
            await limiter.turn(Priority.TABLE)
            began = loop.time()
            # The request itself takes longer than half a window.
            await asyncio.sleep(0.03)
            limiter.note_answer()
            times.append((began, loop.time()))

        await asyncio.gather(*(send() for _ in range(6)))
        for (_, answered), (began, _) in zip(times, times[2:], strict=False):
            assert began - answered >= 0.045

    @pytest.mark.parametrize("refusals", [(0.08, 0.01), (0.01, 0.08)])
    async def test_longest_refusal_counts(self, refusals: tuple[float, float]) -> None:
        limiter = Limiter(4, window=0.01)
        loop = asyncio.get_running_loop()
        silent_until = loop.time() + max(refusals)
        for seconds in refusals:
            limiter.slow(seconds)

        await limiter.turn(Priority.QUESTION)

        assert loop.time() >= silent_until - 0.005

    async def test_one_turn_is_left_after_many_refusals(self) -> None:
        limiter = Limiter(2, window=0.01)
        for _ in range(4):
            # Each refusal halves the allowance.
            limiter.slow(0.001)
            await asyncio.sleep(0.002)

        async with asyncio.timeout(1):
            assert await limiter.turn(Priority.TABLE) is False

            limiter.note_answer()
            await limiter.turn(Priority.TABLE)

    async def test_unused_turn_is_free_at_once(self) -> None:
        limiter = Limiter(1, window=60)
        for _ in range(3):
            assert not await limiter.turn(Priority.TABLE)
            limiter.give_turn_back()

    async def test_turn_without_an_answer_expires(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("bot.discord_api.outbox.PATIENCE", 0.02)
        limiter = Limiter(1, window=60)
        for _ in range(3):
            await asyncio.wait_for(limiter.turn(Priority.TABLE), 1)

    async def test_turns_are_given_by_priority(self) -> None:
        limiter = Limiter(1, window=0.02)
        order: list[Priority] = []

        async def send(priority: Priority) -> None:
            await limiter.turn(priority)
            limiter.note_answer()
            order.append(priority)

        # Use up the only turn, so that all others have to wait.
        await limiter.turn(Priority.TABLE)
        limiter.note_answer()
        wanted = [Priority.DECORATION, Priority.TABLE, Priority.QUESTION, Priority.TABLE]
        await asyncio.gather(*map(send, wanted))

        assert order == sorted(wanted)

    async def test_turn_tells_whether_it_had_to_wait(self) -> None:
        limiter = Limiter(1, window=0.02)
        assert not await limiter.turn(Priority.TABLE)
        limiter.note_answer()
        assert await limiter.turn(Priority.TABLE)

    async def test_cancelled_waiter_takes_no_turn(self) -> None:
        limiter = Limiter(1, window=0.02)
        await limiter.turn(Priority.TABLE)
        limiter.note_answer()
        gone = asyncio.create_task(limiter.turn(Priority.QUESTION))
        await breath()
        gone.cancel()
        await asyncio.wait_for(limiter.turn(Priority.DECORATION), 1)

    async def test_limiter_pauses_as_told_and_allows_half_afterwards(self) -> None:
        limiter = Limiter(4, window=0.05)
        loop = asyncio.get_running_loop()
        # Discord's answer says after how many seconds to try again.
        limiter.slow(0.1)
        began = loop.time()
        times: list[float] = []

        async def send() -> None:
            await limiter.turn(Priority.QUESTION)
            limiter.note_answer()
            times.append(loop.time() - began)

        await asyncio.gather(*(send() for _ in range(6)))
        assert times[0] >= 0.095

        for first, later in zip(times, times[2:], strict=False):
            assert later - first >= 0.045, "half as many as before"

    async def test_refusals_of_one_burst_slow_the_limiter_once(self) -> None:
        limiter = Limiter(40, window=60)
        for _ in range(5):
            limiter.slow(0.01)

        await asyncio.sleep(0.02)
        turns = [limiter.turn(Priority.TABLE) for _ in range(20)]
        # Half of 40; a second halving would allow only ten.
        assert not any([await turn for turn in turns])

    @pytest.mark.parametrize(
        ("most", "allowed"), [(40, [20, 24, 28, 40, 40]), (5, [2, 3, 4, 5, 5])]
    )
    async def test_allowance_recovers_in_steps(
        self, monkeypatch: pytest.MonkeyPatch, most: int, allowed: list[int]
    ) -> None:
        """Each step is a tenth of the maximum, but at least one request."""
        monkeypatch.setattr("bot.discord_api.outbox.RECOVERY", 100.0)
        limiter = Limiter(most, window=60)
        limiter.slow(0)
        now = asyncio.get_running_loop().time()
        steps = [limiter._limit_now(now + passed) for passed in (0, 101, 201, 501, 901)]

        assert steps == allowed


@pytest.mark.parametrize(
    ("path", "heard"),
    [
        ("/api/v10/channels/1/messages", 1),
        ("/api/v10/users/@me", 1),
        ("/api/v10/webhooks/1/egg/messages/@original", 0),
        ("/api/v10/interactions/1/egg/callback", 0),
    ],
)
async def test_only_requests_with_the_bots_token_report_an_invalid_token(
    path: str, heard: int
) -> None:
    unknown: list[int] = []
    app = web.Application()
    app.router.add_get(path, _unauthorized)
    trace = listening(lambda _: None, lambda: unknown.append(401), nothing, nothing)
    async with TestServer(app) as server, ClientSession(trace_configs=[trace]) as us:
        await us.get(server.make_url(path))

    assert len(unknown) == heard


def nothing() -> None:
    """A listener that does nothing."""


async def _unauthorized(_: web.Request) -> web.Response:
    return web.Response(status=401)


class Refusing:
    """A fake API that refuses every request for its rate."""

    def __init__(self, headers: dict[str, str]) -> None:
        self.headers = headers

    async def answer(self, _: web.Request) -> web.Response:
        return web.json_response({}, status=429, headers=self.headers)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"Via": "1.1 google", "X-RateLimit-Global": "true", "Retry-After": "3"}, [3.0]),
        ({"Via": "1.1 google", "X-RateLimit-Scope": "global", "Retry-After": "0.5"}, [0.5]),
        ({"Via": "1.1 google", "X-RateLimit-Scope": "shared", "Retry-After": "3"}, []),
        ({"Via": "1.1 google", "X-RateLimit-Scope": "user", "Retry-After": "3"}, []),
        # Without these headers the answer comes from Discord's proxy: the address is banned.
        ({}, [A_BAN]),
    ],
    ids=["global", "scope", "shared", "one route", "banned"],
)
async def test_only_global_limits_and_bans_slow_the_limiter(
    headers: dict[str, str], seconds: list[float]
) -> None:
    slowed: list[float] = []
    app = web.Application()
    app.router.add_get("/", Refusing(headers).answer)
    trace = listening(slowed.append, nothing, nothing, nothing)
    async with TestServer(app) as server, ClientSession(trace_configs=[trace]) as us:
        answer = await us.get(server.make_url("/"))
        assert answer.status == 429

    assert slowed == seconds
