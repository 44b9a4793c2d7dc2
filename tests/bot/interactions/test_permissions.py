"""Missing permissions of the bot in a channel, and the refusals that name them."""

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.i18n.words import Words
from bot.interactions.permissions import (
    GuildOnly,
    ManageServerOnly,
    ModeratorsAlone,
    NoServerHere,
    NotInThisThread,
    PermissionsMissing,
    ThreadLocked,
    check,
    check_channel,
    check_in,
    guild_of,
    is_age_restricted,
    managed_server,
    moderated_server,
    server_of,
)
from bot.tables.table import is_alone

WORDS = Words()
CHANNEL = 70
PARENT = 60
EVERYTHING = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    read_message_history=True,
    connect=True,
)


def without(*names: str) -> discord.Permissions:
    """Return all permissions but the given ones."""
    ours = discord.Permissions(EVERYTHING.value)
    ours.update(**dict.fromkeys(names, False))
    return ours


def channel(kind: type, **facts: Any) -> Any:
    made = Mock(spec=kind, id=CHANNEL, mention=f"<#{CHANNEL}>", parent_id=None)
    made.configure_mock(**facts)
    return made


def thread(*, private: bool = False, known: bool = True, locked: bool = False) -> Any:
    # discord.py knows a private thread only if the bot is a member of it.
    made = channel(discord.Thread, parent_id=PARENT, locked=locked)
    made.is_private.return_value = private
    made.guild.get_thread.return_value = made if known else None
    return made


OWN_DM = discord.app_commands.AppCommandContext(dm_channel=True)
A_FRIENDS_DM = discord.app_commands.AppCommandContext(private_channel=True)


def typed_in(where: Any, ours: discord.Permissions = EVERYTHING, **facts: Any) -> Any:
    """Return a command in this channel."""
    asked = Mock(
        channel=where,
        extras={},
        app_permissions=ours,
        guild_id=7,
        locale=discord.Locale.american_english,
    )
    asked.is_guild_integration.return_value = True
    asked.permissions = discord.Permissions(manage_roles=False)
    asked.client.user.mention = "<@1>"
    asked.configure_mock(**facts)

    return asked


KINDS = {
    discord.TextChannel: {"view_channel", "send_messages", "read_message_history"},
    discord.Thread: {"view_channel", "send_messages_in_threads", "read_message_history"},
    discord.VoiceChannel: {"connect", "view_channel", "send_messages", "read_message_history"},
    discord.StageChannel: {"connect", "view_channel", "send_messages", "read_message_history"},
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lacking", sorted(set().union(*KINDS.values())))
def test_each_kind_of_channel_needs_its_own_permissions(kind: type, lacking: str) -> None:
    where = thread() if kind is discord.Thread else channel(kind)
    if lacking not in KINDS[kind]:
        check(typed_in(where, without(lacking)))
        return

    with pytest.raises(PermissionsMissing) as refused:
        check(typed_in(where, without(lacking)))

    assert refused.value.facts == {
        "names": WORDS(f"permission-{lacking.replace('_', '-')}"),
        "count": 1,
        "channel": f"<#{CHANNEL}>",
        # Permissions of a thread are set in its parent channel.
        "home": f"<#{PARENT if kind is discord.Thread else CHANNEL}>",
        "yours": "no",
    }


def test_person_who_can_grant_permissions_is_told_so() -> None:
    grants = discord.Permissions(manage_roles=True)
    lacking = without("view_channel", "send_messages")
    with pytest.raises(PermissionsMissing) as refused:
        check(typed_in(channel(discord.TextChannel), lacking, permissions=grants))
    assert (refused.value.facts["yours"], refused.value.facts["count"]) == ("yes", 2)


def test_table_needs_a_server_with_the_bot() -> None:
    # A user can install the app for themselves and use it on servers without the bot.
    alone = typed_in(channel(discord.TextChannel))
    alone.is_guild_integration.return_value = False
    for asked in (
        typed_in(channel(discord.DMChannel), guild_id=None, context=A_FRIENDS_DM),
        typed_in(None),
        alone,
    ):
        with pytest.raises(GuildOnly):
            check(asked)


def test_dm_with_the_bot_needs_no_permissions() -> None:
    check(typed_in(channel(discord.DMChannel), guild_id=None, context=OWN_DM))
    check(typed_in(None, without("send_messages"), guild_id=None, context=OWN_DM))


def test_each_person_has_a_private_server_id_in_dms() -> None:
    ada, ben = (Mock(guild_id=None, user=Mock(id=user_id)) for user_id in (3, 4))
    assert server_of(typed_in(channel(discord.TextChannel))) == 7
    assert server_of(ada) != server_of(ben)
    assert all(is_alone(server_of(one)) for one in (ada, ben))


SETS_RULES = ManageServerOnly
DECIDES_OF_PEOPLE = ModeratorsAlone


@pytest.mark.parametrize(
    ("has", "refused"),
    [
        ("", {SETS_RULES, DECIDES_OF_PEOPLE}),
        ("manage_roles", {SETS_RULES, DECIDES_OF_PEOPLE}),
        ("moderate_members", {SETS_RULES}),
        ("manage_guild", set()),
    ],
)
def test_rules_need_manage_server_and_player_actions_need_a_moderator(
    has: str, refused: set[type]
) -> None:
    own = discord.Permissions(**({has: True} if has else {}))
    asked = typed_in(channel(discord.TextChannel), permissions=own)
    for way_in, refusal in ((managed_server, SETS_RULES), (moderated_server, DECIDES_OF_PEOPLE)):
        if refusal in refused:
            with pytest.raises(refusal):
                way_in(asked)
        else:
            assert way_in(asked) == 7

    assert guild_of(asked) == 7, "anybody may ask for what is a server's own"


@pytest.mark.parametrize("way_in", [guild_of, managed_server, moderated_server])
def test_server_functions_are_refused_in_a_dm(way_in: Callable[[Any], int]) -> None:
    everything = discord.Permissions.all()
    with pytest.raises(NoServerHere):
        way_in(typed_in(channel(discord.DMChannel), guild_id=None, permissions=everything))


def test_locked_thread_is_refused_unless_the_bot_manages_threads() -> None:
    with pytest.raises(ThreadLocked) as refused:
        check(typed_in(thread(locked=True)))
    assert refused.value.facts == {"channel": f"<#{CHANNEL}>"}
    may = discord.Permissions(EVERYTHING.value, manage_threads=True)
    check(typed_in(thread(locked=True), may))


def test_private_thread_without_the_bot_is_refused() -> None:
    with pytest.raises(NotInThisThread) as refused:
        check(typed_in(thread(private=True, known=False)))
    assert refused.value.facts == {"channel": f"<#{CHANNEL}>", "coop": "<@1>"}
    check(typed_in(thread(private=True)))
    # A public thread may be missing from the cache.
    check(typed_in(thread(known=False)))


def test_check_of_a_channel_without_an_interaction_uses_its_permissions() -> None:
    where = channel(discord.TextChannel)
    where.permissions_for.return_value = EVERYTHING
    check_channel(where, WORDS)
    where.permissions_for.return_value = without("send_messages")
    with pytest.raises(PermissionsMissing) as refused:
        check_channel(where, WORDS)

    assert refused.value.facts["yours"] == "no", "nobody asks"


def test_other_channel_is_checked_by_the_cache() -> None:
    here = channel(discord.TextChannel)
    there = channel(discord.TextChannel, id=CHANNEL + 1)
    pressed = typed_in(here, without("send_messages"), channel_id=CHANNEL)
    pressed.guild.get_channel_or_thread.side_effect = {there.id: there}.get
    there.permissions_for.return_value = EVERYTHING
    check_in(pressed, there.id)
    check_in(pressed, there.id + 1)  # an unknown channel is not refused
    with pytest.raises(PermissionsMissing):
        # For the interaction's own channel, Discord has sent the permissions along.
        check_in(pressed, CHANNEL)

    there.permissions_for.return_value = without("send_messages")
    with pytest.raises(PermissionsMissing):
        check_in(pressed, there.id)


@pytest.mark.parametrize("adults", [True, False])
def test_channel_tells_whether_it_is_age_restricted(adults: bool) -> None:
    where = channel(discord.TextChannel)
    where.is_nsfw.return_value = adults
    assert is_age_restricted(typed_in(where)) is adults
    assert not is_age_restricted(typed_in(channel(discord.DMChannel)))
