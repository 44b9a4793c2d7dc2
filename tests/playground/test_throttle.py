"""Tests of Discord's rate limits: as numbers, in headers, and as discord.py handles them."""

import asyncio

import pytest

from playground.discord.faults import MESSAGES, Budget, Budgets, LimitedRequest, Throttle, TooMany
from tests.playground.conftest import BareBot

ONE = MESSAGES + "/{message}"
WEBHOOK = "/api/v10/webhooks/{application}/{token}"
# A budget that never runs out, so that another one is tested alone.
ROOMY = Budget(1000, 1.0)


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def throttle(**budgets: Budget) -> tuple[Throttle, Clock]:
    clock = Clock()
    return Throttle(Budgets(**budgets), clock), clock


def passes(asked: LimitedRequest, allowed: Throttle) -> int:
    """Return how many of these requests pass in a row."""
    for count in range(2000):
        try:
            allowed.take(asked)
        except TooMany:
            return count

    raise AssertionError("no end to it")


def test_a_channel_takes_five_messages_in_five_seconds() -> None:
    allowed, clock = throttle()
    send = LimitedRequest("POST", MESSAGES, "1")
    elsewhere = LimitedRequest("POST", MESSAGES, "2")

    assert passes(send, allowed) == 5
    assert passes(elsewhere, allowed) == 5
    # Edits have a budget of their own.
    assert passes(LimitedRequest("PATCH", ONE, "1"), allowed) == 5

    # Just before the end of the window.
    clock.now += 4.9
    assert passes(send, allowed) == 0

    clock.now += 0.2
    assert passes(send, allowed) == 5


def test_all_requests_together_are_fifty_a_second() -> None:
    allowed, clock = throttle(messages=ROOMY)
    # Three channels would take more than 50; the global limit stops them.
    assert sum(passes(LimitedRequest("POST", MESSAGES, str(n)), allowed) for n in range(3)) == 50
    clock.now += 1.0
    assert passes(LimitedRequest("POST", MESSAGES, "9"), allowed) == 50


def test_requests_by_token_have_their_own_limit() -> None:
    allowed, _ = throttle(webhook=ROOMY)
    assert passes(LimitedRequest("GET", "/api/v10/users/@me"), allowed) == 50
    # Requests by an interaction token do not count for the bot's global limit.
    assert passes(LimitedRequest("POST", WEBHOOK, "token"), allowed) == 1000


def test_a_token_takes_five_follow_ups_in_two_seconds() -> None:
    allowed, clock = throttle()
    assert passes(LimitedRequest("POST", WEBHOOK, "token"), allowed) == 5
    # Sending and editing by one token share a budget.
    assert passes(LimitedRequest("PATCH", WEBHOOK + "/messages/{message}", "token"), allowed) == 0
    assert passes(LimitedRequest("POST", WEBHOOK, "another"), allowed) == 5

    clock.now += 2.0
    assert passes(LimitedRequest("PATCH", WEBHOOK + "/messages/{message}", "token"), allowed) == 5


def test_old_messages_are_edited_more_slowly() -> None:
    allowed, clock = throttle()
    # Messages older than an hour have a smaller budget for edits.
    old = LimitedRequest("PATCH", ONE, "1", age=3601)
    assert passes(old, allowed) == 3

    with pytest.raises(TooMany) as refused:
        allowed.take(old)

    assert refused.value.body()["code"] == 30046
    assert passes(LimitedRequest("PATCH", ONE, "1", age=3599), allowed) == 2

    clock.now += 6.0
    assert passes(old, allowed) == 3


async def flooded(bare: BareBot) -> dict[str, str]:
    """Send messages until one is refused; return the headers of the refusal."""
    head = {"Authorization": f"Bot {bare.play.simulation.token}"}
    address = f"{bare.play.base_url}/api/v10/channels/{bare.play.games.id}/messages"
    for _ in range(6):
        async with bare.session.post(address, json={"content": "x"}, headers=head) as answer:
            if answer.status == 429:
                body = await answer.json()
                assert body["global"] is False
                assert body["retry_after"] > 0

                return dict(answer.headers)

            assert answer.headers["X-RateLimit-Limit"] == "5"

    raise AssertionError("six messages passed")


async def test_sixth_message_is_refused_with_discords_headers(bare: BareBot) -> None:
    headers = await flooded(bare)
    assert headers["X-RateLimit-Remaining"] == "0"
    assert headers["X-RateLimit-Scope"] == "user"
    assert 0 < float(headers["X-RateLimit-Reset-After"]) <= 5.0
    assert 0 < int(headers["Retry-After"]) <= 5
    # discord.py takes an answer without this header for one of Cloudflare.
    assert headers["Via"], "or discord.py takes it for a ban"
    assert "X-RateLimit-Global" not in headers
    assert len(bare.play.games.messages) == 5


async def test_global_limit_refuses_further_requests(bare: BareBot) -> None:
    answers = await asyncio.gather(*(bare.rest("GET", "/users/@me") for _ in range(60)))
    refused = [told for status, told in answers if status == 429]
    assert refused
    assert all(told["global"] for told in refused)


async def test_a_message_of_an_hour_ago_is_refused_after_three_edits(bare: BareBot) -> None:
    _, sent = await bare.say(bare.play.games.id, content="old")
    bare.play.hurry(3601)
    path = f"/channels/{bare.play.games.id}/messages/{sent['id']}"
    answers = [await bare.rest("PATCH", path, {"content": str(n)}) for n in range(4)]

    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[3][1]["code"] == 30046
