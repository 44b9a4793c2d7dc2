"""Which language stands in a channel, which tables, and who may open them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from discord import Locale, NotFound, Permissions

from bot.common.refused import Refused
from bot.interactions.gate import Gate, vanished
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
        ("en-US", [], None, "de", "de"),  # what Discord says of every server that is no Community
        ("en-US", ["NEWS"], None, "en", "en"),
        ("en-US", ["COMMUNITY"], None, "de", "en"),
        ("de", ["COMMUNITY"], None, "en", "de"),
        ("de", [], None, "en", "de"),  # it was one once
        ("pl", ["COMMUNITY"], None, "de", "en"),  # which is what we speak where Polish is spoken
        ("de", ["COMMUNITY"], "en", "de", "en"),
        ("en-US", [], "de", "en", "de"),
    ],
)
def test_a_server_speaks_as_it_says_here_or_on_discord(
    on_discord: str, features: list[str], here: str | None, usual: str, spoken: str
) -> None:
    rules = ServerRules(locale=here)
    asked = Mock(guild_id=7, guild_locale=Locale(on_discord), guild=Mock(features=features))
    asked.locale = Locale.french  # whoever asks: nobody learns what they speak

    assert Gate(lambda _: rules, usual).language(asked) == spoken


def test_where_discord_says_nothing_of_the_server_it_is_as_usual() -> None:
    asked = Mock(guild_id=7, guild_locale=Locale.american_english, guild=None)
    assert Gate(lambda _: NO_RULES, "de").language(asked) == "de"
    asked.guild_locale = None
    assert Gate(lambda _: NO_RULES, "de").language(asked) == "de"


def test_in_a_dm_it_is_that_of_whose_dm_it_is() -> None:
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
def test_a_channel_stands_for_its_threads_and_a_category_for_its_channels(
    named: int, place: int, stands: bool
) -> None:
    known = {
        CHANNEL: Mock(spec=["category_id"], category_id=CATEGORY),
        THREAD: Mock(spec=["parent_id"], parent_id=CHANNEL),
        OTHER: Mock(spec=["category_id"], category_id=None),
        CATEGORY: Mock(spec=[]),
    }
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
    """With a channel, and a thread of it; and a role."""
    known = {
        CHANNEL: Mock(spec=["id", "mention", "category_id"], category_id=None),
        THREAD: Mock(spec=["parent_id"], parent_id=CHANNEL),
    }
    channels = {CHANNEL: known[CHANNEL]}
    guild = Mock(get_channel=channels.get, get_channel_or_thread=known.get)
    guild.get_role.side_effect = {ROLE: Mock(id=ROLE)}.get
    return guild


def asker(**facts: Any) -> Any:
    """Somebody in the channel, who has the role and no permissions."""
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
def test_a_table_is_opened_as_the_rules_have_it(
    rules: dict[str, Any], refused: type[Refused] | None
) -> None:
    asked = asker()
    if refused is None:
        gate(**rules).check_opening(asked, "heist", Pace.RELAXED)
    else:
        with pytest.raises(refused):
            gate(**rules).check_opening(asked, "heist", Pace.RELAXED)

    gate(**rules).check_opening(asker(guild_id=None), "heist", Pace.RELAXED)  # its own business


@pytest.mark.parametrize("roles", [[], [Mock(id=NO_ROLE)]])
def test_whoever_makes_the_rules_needs_no_role(roles: list[Mock]) -> None:
    starters = gate(starters=frozenset({ROLE}))
    with pytest.raises(NotYoursToStart):
        starters.check_opening(asker(user=Mock(roles=roles)), "heist", Pace.RELAXED)

    makes = {"user": Mock(roles=roles), "permissions": Permissions(manage_guild=True)}
    starters.check_opening(asker(**makes), "heist", Pace.RELAXED)
    gate(starters=frozenset({NO_ROLE})).check_opening(asker(**makes), "heist", Pace.RELAXED)
    with pytest.raises(TooSlowHere):  # but all else
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
        ({"starters": frozenset({NO_ROLE})}, ALLOWED, None),  # it is open already
    ],
)
def test_what_is_dealt_is_asked_for_once_more(
    rules: dict[str, Any], ours: Permissions, refused: type[Refused] | None
) -> None:
    asked = asker(app_permissions=ours, locale=Locale.american_english)
    if refused is None:
        gate(**rules).check_deal(asked, "heist", Pace.RELAXED, CHANNEL)
    else:
        with pytest.raises(refused):
            gate(**rules).check_deal(asked, "heist", Pace.RELAXED, CHANNEL)


def test_of_a_server_that_is_out_of_sight_nothing_is_said_to_be_gone() -> None:
    unseen = asker(guild=None)
    with pytest.raises(NotInThisChannel):
        gate(places=frozenset({OTHER})).check_place(unseen, CHANNEL)

    gate(places=frozenset({CHANNEL})).check_place(unseen, CHANNEL)
    with pytest.raises(NotYoursToStart):
        gate(starters=frozenset({NO_ROLE})).check_opening(unseen, "heist", Pace.RELAXED)


def test_what_nobody_finds_any_more_has_vanished() -> None:
    rules = ServerRules(
        places=frozenset({CHANNEL, THREAD, OTHER}), starters=frozenset({ROLE, NO_ROLE})
    )
    assert vanished(rules, server()) == {OTHER, NO_ROLE}


class TestAThreadThatTheCacheDoesNotKnow:
    ARCHIVED = 501
    RULES = ServerRules(places=frozenset({CHANNEL}))

    @pytest.fixture
    def gate(self) -> Gate:
        return Gate(lambda _: self.RULES)

    async def test_it_stands_where_discord_says_that_it_does(self, gate: Gate) -> None:
        asked = asker()
        asked.client.fetch_channel.return_value = Mock(parent_id=CHANNEL)
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, self.ARCHIVED)

        await gate.learn(asked, self.ARCHIVED)
        await gate.learn(asked, self.ARCHIVED)
        gate.check_place(asked, self.ARCHIVED)
        asked.client.fetch_channel.assert_awaited_once_with(self.ARCHIVED)

    async def test_it_stands_for_itself_where_discord_does_not_say(self, gate: Gate) -> None:
        asked = asker()
        asked.client.fetch_channel.side_effect = NotFound(Mock(status=404), "no such channel")
        await gate.learn(asked, self.ARCHIVED)
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, self.ARCHIVED)

    async def test_a_channel_stands_in_no_other(self, gate: Gate) -> None:
        asked = asker()
        asked.client.fetch_channel.return_value = Mock(spec=["category_id"])
        await gate.learn(asked, OTHER)
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, OTHER)

    async def test_discord_is_not_asked_for_what_is_known_or_makes_no_difference(
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

    async def test_of_another_channel_it_is_not_the_one_of_the_interaction(
        self, gate: Gate
    ) -> None:
        """Somebody presses in a thread of an allowed channel; the table stands elsewhere."""
        asked = asker(channel_id=THREAD, channel=Mock(parent_id=CHANNEL))
        with pytest.raises(NotInThisChannel):
            gate.check_place(asked, OTHER)
