"""The doctor's conclusions from Discord's answers."""

import discord
import pytest
from pydantic import SecretStr

from bot.ops.doctor import checks_discord as checks
from bot.ops.doctor.checks_discord import DoctorAnswer, Rest, Unreachable
from bot.ops.doctor.report import Mark
from bot.ops.registration import OPTIONAL_PERMISSIONS, PERMISSIONS

APPLICATION = {"id": "7", "name": "Coop", "flags": 0}
# Flags of an application, as in Discord's documentation.
PRESENCE = 1 << 12
MEMBERS_IN_A_FEW = 1 << 15
NOON = 1_700_000_000.0


class Told(Rest):
    """A client that returns or raises one prepared answer."""

    def __init__(self, answer):
        self.answer = answer

    async def get(self, path, **parameters):
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Noon:
    def now(self):
        return NOON


def answer(status=200, body=None, date=NOON, seconds=0.0):
    return DoctorAnswer(status, {} if body is None else body, date, seconds)


def found(verdict):
    return verdict.mark, verdict.finding


@pytest.mark.parametrize(
    ("status", "mark", "finding"),
    [
        (200, Mark.OK, "fine"),
        (401, Mark.OK, "fine"),
        (403, Mark.FAIL, "barred"),
        (429, Mark.FAIL, "barred"),
        (503, Mark.FAIL, "troubled"),
    ],
)
async def test_connection_is_judged_by_the_status(status, mark, finding):
    verdict, told = await checks.check_connection(Told(answer(status)))

    assert found(verdict) == (mark, finding)
    # Without a connection, all later checks are skipped.
    assert (told is None) == (mark is Mark.FAIL)


async def test_page_of_another_site_is_not_discord():
    verdict, _ = await checks.check_connection(Told(DoctorAnswer(200, None, NOON, 0.0)))

    assert found(verdict) == (Mark.FAIL, "troubled")


async def test_failed_connection_is_reported():
    verdict, told = await checks.check_connection(Told(Unreachable("no way")))

    assert found(verdict) == (Mark.FAIL, "dead")
    assert told is None


@pytest.mark.parametrize(
    ("date", "mark", "finding", "seconds"),
    [
        (NOON, Mark.OK, "fine", None),
        (NOON + 2, Mark.OK, "fine", None),
        (NOON - 4, Mark.WARN, "ahead", 4),
        (NOON + 4, Mark.WARN, "behind", 4),
        (NOON - 3600, Mark.FAIL, "ahead", 3600),
        (NOON + 90, Mark.FAIL, "behind", 90),
        (None, Mark.WARN, "untold", None),
    ],
)
def test_clock_is_compared_with_discords_date(date, mark, finding, seconds):
    verdict = checks.check_clock(answer(date=date), Noon())

    assert found(verdict) == (mark, finding)
    # The date of HTTP has whole seconds.
    assert seconds is None or abs(verdict.facts["seconds"] - seconds) <= 1


def test_slow_answer_is_not_taken_for_a_wrong_clock():
    assert checks.check_clock(answer(date=NOON - 4, seconds=8.0), Noon()).mark is Mark.OK


@pytest.mark.parametrize(
    ("token", "status", "mark", "finding"),
    [
        ("a.b-c.d_e", 200, Mark.OK, "fine"),
        ("a.b-c.d_e", 401, Mark.FAIL, "unknown"),
        ("Bot a.b.c", 401, Mark.FAIL, "odd"),
        ("a" * 64, 401, Mark.FAIL, "odd"),
        ("a.b.c", 500, Mark.FAIL, "troubled"),
    ],
)
def test_token_is_judged_by_its_form_and_the_status(token, status, mark, finding):
    told = answer(status, {"username": "Coop"})

    assert found(checks.check_token(SecretStr(token), told)) == (mark, finding)


@pytest.mark.parametrize(
    ("left", "mark", "finding"),
    [(1000, Mark.OK, "fine"), (99, Mark.WARN, "few"), (0, Mark.FAIL, "none")],
)
def test_remaining_session_starts_are_judged(left, mark, finding):
    verdict = checks.check_session_starts(
        {"remaining": left, "total": 1000, "reset_after": 3_600_001}
    )

    assert found(verdict) == (mark, finding)
    # Milliseconds are rounded up to hours.
    assert verdict.facts.get("hours") == (2 if finding == "none" else None)


@pytest.mark.parametrize(
    ("switches", "findings"),
    [
        ({}, ["fine"]),
        ({"interactions_endpoint_url": "https://fox.example"}, ["endpoint"]),
        ({"bot_require_code_grant": True}, ["code-grant"]),
        (
            {"interactions_endpoint_url": "x", "bot_require_code_grant": True},
            ["endpoint", "code-grant"],
        ),
    ],
)
def test_application_settings_that_break_the_bot_are_reported(switches, findings):
    assert [one.finding for one in checks.check_application(APPLICATION | switches)] == findings


@pytest.mark.parametrize(
    ("flags", "mark", "finding", "names"),
    [
        (0, Mark.OK, "fine", None),
        (1 << 23, Mark.OK, "fine", None),
        (PRESENCE | MEMBERS_IN_A_FEW, Mark.WARN, "unused", "Presences, Members"),
    ],
)
def test_intents_that_are_not_needed_are_reported(flags, mark, finding, names):
    verdict = checks.check_intents(discord.Intents(guilds=True), APPLICATION | {"flags": flags})

    assert found(verdict) == (mark, finding)
    assert verdict.facts.get("names") == names


def test_missing_intents_are_reported():
    needed = discord.Intents(guilds=True, members=True, message_content=True)

    verdict = checks.check_intents(needed, APPLICATION | {"flags": MEMBERS_IN_A_FEW})

    assert found(verdict) == (Mark.FAIL, "missing")
    assert verdict.facts["names"] == "Message Content"


def guild(name, permissions):
    return {"id": "1", "name": name, "permissions": str(permissions.value)}


def test_full_page_of_servers_means_that_there_may_be_more():
    guilds = [
        guild(f"Henhouse {number}", PERMISSIONS | OPTIONAL_PERMISSIONS) for number in range(200)
    ]

    (many,) = checks.check_servers(guilds, 7)
    assert found(many) == (Mark.OK, "many")

    (fine,) = checks.check_servers(guilds[1:], 7)
    assert found(fine) == (Mark.OK, "fine")


def test_missing_permissions_on_servers_are_reported():
    fine = guild("Henhouse", PERMISSIONS | OPTIONAL_PERMISSIONS)
    mighty = guild("Barn", discord.Permissions(administrator=True))
    mute = guild("Coop", discord.Permissions(view_channel=True, read_message_history=True))

    # An administrator has every permission.
    assert [found(one) for one in checks.check_servers([fine, mighty], 7)] == [(Mark.OK, "fine")]

    (none,) = checks.check_servers([], 7)
    assert found(none) == (Mark.WARN, "none")
    assert "client_id=7" in str(none.facts["address"])

    lacking, eventless = checks.check_servers([fine, mute], 7)
    assert found(eventless) == (Mark.OK, "eventless")
    assert found(lacking) == (Mark.WARN, "lacking")
    assert lacking.facts["server"] == "Coop"
    assert set(str(lacking.facts["rights"]).split(", ")) == {
        "Send Messages",
        "Send Messages In Threads",
        "Attach Files",
    }
