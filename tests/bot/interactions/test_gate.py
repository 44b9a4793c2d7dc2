"""Server policy: the language of a channel, which tables it allows, and who may open them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from discord import Locale, NotFound, Permissions

from bot.common.refused import Refused
from bot.interactions.gate import Gate, find_vanished
from bot.interactions.permissions import PermissionsMissing
from bot.servers.rules import (
    NO_RULES,
    GameSwitchedOff,
    NoChannelLeft,
    NoRoleLeft,
    NotInThisChannel,
    NotYoursToStart,
    ServerRules,
    TooSlowHere,
)
from bot.tables.table import Pace
from tests.support.languages import german_too


@pytest.fixture(autouse=True)
def german(tmp_path: Path) -> Iterator[None]:
    with german_too(tmp_path):
        yield


@pytest.mark.parametrize(
    ("on_discord", "features", "here", "usual", "spoken"),
    [
        (
            "en-US",
            [],
            None,
            "de",
            "de",
        ),  # Discord says so of every server without the Community feature
        ("en-US", ["NEWS"], None, "en", "en"),
        ("en-US", ["COMMUNITY"], None, "de", "en"),
        ("de", ["COMMUNITY"], None, "en", "de"),
        ("de", [], None, "en", "de"),  # it was a Community before
        ("pl", ["COMMUNITY"], None, "de", "en"),  # the language for Polish speakers
        ("de", ["COMMUNITY"], "en", "de", "en"),
        ("en-US", [], "de", "en", "de"),
    ],
)
def test_language_follows_the_server_rules_then_discord_then_the_default(
    on_discord: str, features: list[str], here: str | None, usual: str, spoken: str
) -> None:
    rules = ServerRules(locale=here)
    asked = Mock(guild_id=7, guild_locale=Locale(on_discord), guild=Mock(features=features))
    asked.locale = Locale.french  # the presser's own language must not matter

    assert Gate(lambda _: rules, usual).language(asked) == spoken


def test_unknown_language_of_a_server_means_the_default() -> None:
    asked = Mock(guild_id=7, guild_locale=Locale.american_english, guild=None)
    assert Gate(lambda _: NO_RULES, "de").language(asked) == "de"
    asked.guild_locale = None
    assert Gate(lambda _: NO_RULES, "de").language(asked) == "de"


def test_language_in_a_dm_is_that_of_the_person() -> None:
    asked = Mock(guild_id=None, extras={}, locale=Locale.german)
    assert Gate(lambda _: NO_RULES, "en").language(asked) == "de"


CATEGORY = 5
CHANNEL = 50
THREAD = 500
OTHER = 51


@pytest.mark.parametrize(
    ("named", "place", "stands"),
    [
        (CHANNEL, CHANNEL, True),
        (CHANNEL, THREAD, True),
        (THREAD, THREAD, True),
        (THREAD, CHANNEL, False),
        (CATEGORY, CHANNEL, True),
        (CATEGORY, THREAD, True),
        (CATEGORY, OTHER, False),
        (CHANNEL, OTHER, False),
    ],
)
def test_rule_for_a_channel_covers_threads_and_one_for_a_category_its_channels(
    named: int, place: int, stands: bool
) -> None:
    known = {
        CHANNEL: Mock(spec=["category_id"], category_id=CATEGORY),
        THREAD: Mock(spec=["parent_id"], parent_id=CHANNEL),
        OTHER: Mock(spec=["category_id"], category_id=None),
        CATEGORY: Mock(spec=[]),
    }
    # `get_channel` of discord.py does not find threads.
    channels = {key: one for key, one in known.items() if key != THREAD}
    guild = Mock(get_channel=channels.get, get_channel_or_thread=known.get)
    asked = Mock(guild_id=7, guild=guild, channel_id=place, channel=known[place])
    gate = Gate(lambda _: ServerRules(places=frozenset({named})))
    if stands:
        gate.check_place(asked, place)
    else:
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, place)


ROLE = 30
NO_ROLE = 31


def server() -> Mock:
    """Return a server with a channel, a thread of it, and a role."""
    known = {
        CHANNEL: Mock(spec=["id", "mention", "category_id"], category_id=None),
        THREAD: Mock(spec=["parent_id"], parent_id=CHANNEL),
    }
    channels = {CHANNEL: known[CHANNEL]}
    guild = Mock(get_channel=channels.get, get_channel_or_thread=known.get)
    guild.get_role.side_effect = {ROLE: Mock(id=ROLE)}.get
    return guild


def asker(**facts: Any) -> Any:
    """Return an interaction in the channel, by a person with the role and without permissions."""
    guild = server()
    made = Mock(
        guild_id=7, guild=guild, channel_id=CHANNEL, channel=guild.get_channel(CHANNEL), extras={}
    )
    made.user = Mock(roles=[Mock(id=ROLE)])
    made.permissions = made.app_permissions = Permissions.none()
    made.client.fetch_channel = AsyncMock()
    made.configure_mock(**facts)

    return made


def gate(**rules: Any) -> Gate:
    return Gate(lambda _: ServerRules(**rules))


ELSEWHERE = {"places": frozenset({CHANNEL, OTHER})}
RULES: list[tuple[dict[str, Any], type[Refused] | None]] = [
    ({}, None),
    ({"games_off": frozenset({"heist"})}, GameSwitchedOff),
    ({"games_off": frozenset({"crazy"})}, None),
    ({"slowest": Pace.NORMAL}, TooSlowHere),
    ({"slowest": Pace.RELAXED}, None),
    ({"places": frozenset({THREAD})}, NotInThisChannel),
    ({"places": frozenset({OTHER})}, NoChannelLeft),
    (ELSEWHERE, None),
    ({"starters": frozenset({NO_ROLE})}, NoRoleLeft),
    ({"starters": frozenset({ROLE, NO_ROLE})}, None),
]


@pytest.mark.parametrize(("rules", "refused"), RULES)
def test_opening_follows_the_server_rules(
    rules: dict[str, Any], refused: type[Refused] | None
) -> None:
    asked = asker()
    if refused is None:
        gate(**rules).check_opening(asked, "heist", Pace.RELAXED)
    else:
        with pytest.raises(refused):
            gate(**rules).check_opening(asked, "heist", Pace.RELAXED)

    gate(**rules).check_opening(
        asker(guild_id=None), "heist", Pace.RELAXED
    )  # a DM has no server rules


@pytest.mark.parametrize("roles", [[], [Mock(id=NO_ROLE)]])
def test_manager_of_the_server_needs_no_role(roles: list[Mock]) -> None:
    starters = gate(starters=frozenset({ROLE}))
    with pytest.raises(NotYoursToStart):
        starters.check_opening(asker(user=Mock(roles=roles)), "heist", Pace.RELAXED)

    makes = {"user": Mock(roles=roles), "permissions": Permissions(manage_guild=True)}
    starters.check_opening(asker(**makes), "heist", Pace.RELAXED)
    gate(starters=frozenset({NO_ROLE})).check_opening(asker(**makes), "heist", Pace.RELAXED)
    with pytest.raises(TooSlowHere):  # the other rules apply to them too
        gate(slowest=Pace.NORMAL).check_opening(asker(**makes), "heist", Pace.RELAXED)


ALLOWED = Permissions(view_channel=True, send_messages=True, read_message_history=True)


@pytest.mark.parametrize(
    ("rules", "ours", "refused"),
    [
        ({}, ALLOWED, None),
        ({}, Permissions.none(), PermissionsMissing),
        ({"games_off": frozenset({"heist"})}, ALLOWED, GameSwitchedOff),
        ({"slowest": Pace.NORMAL}, ALLOWED, TooSlowHere),
        ({"places": frozenset({THREAD})}, ALLOWED, NotInThisChannel),
        ({"starters": frozenset({NO_ROLE})}, ALLOWED, None),  # the table is open already
    ],
)
def test_rules_are_checked_again_at_the_deal(
    rules: dict[str, Any], ours: Permissions, refused: type[Refused] | None
) -> None:
    asked = asker(app_permissions=ours, locale=Locale.american_english)
    if refused is None:
        gate(**rules).check_deal(asked, "heist", Pace.RELAXED, CHANNEL)
    else:
        with pytest.raises(refused):
            gate(**rules).check_deal(asked, "heist", Pace.RELAXED, CHANNEL)


def test_server_out_of_sight_has_no_vanished_channels() -> None:
    unseen = asker(guild=None)
    with pytest.raises(NotInThisChannel):
        gate(places=frozenset({OTHER})).check_place(unseen, CHANNEL)

    gate(places=frozenset({CHANNEL})).check_place(unseen, CHANNEL)
    with pytest.raises(NotYoursToStart):
        gate(starters=frozenset({NO_ROLE})).check_opening(unseen, "heist", Pace.RELAXED)


def test_channels_and_roles_that_are_gone_have_vanished() -> None:
    rules = ServerRules(
        places=frozenset({CHANNEL, THREAD, OTHER}), starters=frozenset({ROLE, NO_ROLE})
    )
    assert find_vanished(rules, server()) == {OTHER, NO_ROLE}


class TestAThreadThatTheCacheDoesNotKnow:
    """Archived threads are not in discord.py's cache."""

    ARCHIVED = 501
    RULES = ServerRules(places=frozenset({CHANNEL}))

    @pytest.fixture
    def gate(self) -> Gate:
        return Gate(lambda _: self.RULES)

    async def test_parent_of_the_thread_is_requested_once(self, gate: Gate) -> None:
        asked = asker()
        asked.client.fetch_channel.return_value = Mock(parent_id=CHANNEL)
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, self.ARCHIVED)

        await gate.learn(asked, self.ARCHIVED)
        await gate.learn(asked, self.ARCHIVED)
        gate.check_place(asked, self.ARCHIVED)
        asked.client.fetch_channel.assert_awaited_once_with(self.ARCHIVED)

    # The second is a channel, which is in no other one.
    @pytest.mark.parametrize(
        "found", [NotFound(Mock(status=404), "no such channel"), Mock(spec=["category_id"])]
    )
    async def test_thread_without_a_known_parent_stands_for_itself(
        self, gate: Gate, found: Any
    ) -> None:
        asked = asker()
        asked.client.fetch_channel.side_effect = [found]
        await gate.learn(asked, self.ARCHIVED)
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, self.ARCHIVED)

    async def test_known_channels_and_servers_without_rules_cause_no_request(
        self, gate: Gate
    ) -> None:
        here = asker(guild=None, channel_id=THREAD, channel=Mock(parent_id=CHANNEL))
        await gate.learn(here, THREAD)
        gate.check_place(here, THREAD)
        known = asker()
        await gate.learn(known, THREAD)
        await gate.learn(asker(guild_id=None, client=known.client), self.ARCHIVED)
        await Gate(lambda _: NO_RULES).learn(known, self.ARCHIVED)
        here.client.fetch_channel.assert_not_awaited()
        known.client.fetch_channel.assert_not_awaited()

    async def test_channel_of_the_interaction_does_not_stand_for_another_one(
        self, gate: Gate
    ) -> None:
        """The press comes from a thread of an allowed channel, but the table stands elsewhere."""
        asked = asker(channel_id=THREAD, channel=Mock(parent_id=CHANNEL))
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, OTHER)
