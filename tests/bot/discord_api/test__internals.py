"""Coop's changes in discord.py, and the check that discord.py still has the patched parts."""

import subprocess
import sys
import time
from typing import Any

import discord
import pytest

from bot.discord_api._internals import (
    INTERACTION,
    MAX_BACKOFF,
    NEEDED,
    PRESSED_MESSAGE,
    READY,
    ShortBackoff,
    UnsupportedDiscordPy,
    check,
    guarded_parsers,
)
from bot.pages.page import OURS

CHANGED = """
import discord.shard
import discord.state
del discord.shard.Shard.reidentify
del discord.state.ConnectionState._remove_guild
import bot.discord_api._internals
"""


def test_import_fails_and_names_version_and_missing_parts():
    """A process of its own is needed, because this one has imported the module already."""
    done = subprocess.run(
        [sys.executable, "-c", CHANGED], capture_output=True, text=True, check=False
    )

    last = done.stderr.splitlines()[-1]

    assert done.returncode != 0
    assert "UnsupportedDiscordPy" in last
    assert f"discord.py {discord.__version__}" in last
    assert "discord.shard:Shard.reidentify" in last
    assert "discord.state:ConnectionState._remove_guild" in last


@pytest.mark.parametrize(
    "name",
    [
        "discord.gone:Anything",
        "discord.shard:Gone",
        "discord.shard:Shard.gone",
        "discord.shard:AutoShardedClient._AutoShardedClient__gone",
    ],
)
def test_check_names_what_is_missing(name):
    with pytest.raises(UnsupportedDiscordPy) as raised:
        check((*NEEDED, name))
    assert f"does not have: {name}." in str(raised.value)


def test_reconnect_backoff_is_limited():
    tries = ShortBackoff()
    delays = [tries.delay() for _ in range(200)]

    # discord.py looks the class up by this name when it reconnects.
    assert vars(discord.shard)["ExponentialBackoff"] is ShortBackoff
    assert max(delays) == MAX_BACKOFF


def test_own_press_is_parsed_without_its_message_and_keeps_its_json():
    shown = [{"type": 1, "components": [{"type": 2, "custom_id": "coop:t:-:rules:0"}]}]
    message = {"id": "1", "components": shown}
    data = {"custom_id": "coop:t:-:rules:0"}
    press = {"data": data, "message": message}
    others = {"data": {"custom_id": "another bot's"}, "message": message}
    command = {"data": {"name": "ping"}}
    read: list[dict[str, Any]] = []

    parse = guarded_parsers({INTERACTION: read.append}, OURS)[INTERACTION]
    for payload in (press, others, command):
        parse(payload)

    assert read == [{"data": data | {PRESSED_MESSAGE: message}}, others, command]
    # The payload itself is not changed, because discord.py dispatches it further.
    assert press == {"data": data, "message": message}


def test_presses_and_commands_are_timed_when_first_received_but_no_autocomplete():
    heard: dict[str, float] = {}
    parse = guarded_parsers({INTERACTION: print}, OURS, heard)[INTERACTION]

    before = time.monotonic()
    for press in ({"id": "1", "type": 3}, {"id": "2", "type": 2}, {"id": "3", "type": 4}):
        parse(press)

    between = time.monotonic()
    # A duplicate must not move the time of the first one.
    parse({"id": "1", "type": 3})

    assert [*heard] == ["1", "2"]
    assert all(before <= at <= between for at in heard.values())


def test_only_ready_may_raise(caplog: pytest.LogCaptureFixture) -> None:
    """The bot cannot work without READY. Any other unreadable event is skipped."""

    def broken(_: object) -> None:
        raise KeyError("a secret of the event")

    events = ("CHANNEL_UPDATE", READY, "TYPING_START", INTERACTION)
    parsers = guarded_parsers(dict.fromkeys(events, broken), OURS)
    for event in events:
        if event == READY:
            with pytest.raises(KeyError):
                parsers[event]({})
        else:
            parsers[event]({})

    assert len(caplog.messages) == 3
    # The error could quote tokens or texts of players.
    assert "secret" not in caplog.text


def test_updates_of_messages_are_not_parsed():
    parsers = guarded_parsers({"MESSAGE_UPDATE": print, "MESSAGE_CREATE": print}, OURS)
    assert [*parsers] == ["MESSAGE_CREATE"]
