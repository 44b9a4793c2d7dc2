"""Which language stands in a channel, and which tables."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from discord import Locale

from bot.chat.presses.gate import Gate
from bot.servers.rules import NO_RULES, NotInThisChannel, ServerRules
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


CATEGORY, CHANNEL, THREAD, OTHER = 5, 50, 500, 51


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
