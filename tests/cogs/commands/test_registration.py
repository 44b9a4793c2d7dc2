"""The commands as they are registered at Discord:

within its limits, for servers, in all languages.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import discord
import pytest
from discord import Locale, app_commands

from bot.i18n import words as words_module
from bot.i18n.checking import translations
from bot.i18n.words import Words
from bot.pages.page import Token
from cogs.commands import FluentTranslator, said
from games.chicken_out.state import AUTOMATIC
from games.engine.house import LADDER
from games.registry import GAMES
from playground.limits.commands import command_problems
from tests.cogs.features import told
from tests.discord.conftest import Opened
from tests.support.languages import GERMAN, german_too

# Written by hand where the core owns them, so that a command cannot disappear unnoticed.
EVERYTHING = {
    *(f"start {slug}" for slug in GAMES),
    *("hand", "story", "table", "move", "leave", "end", "help"),
    *("block", "ban", "me"),
    *chain.from_iterable(told("names", "COMMANDS")),
}


async def payload(opened: Opened) -> dict[str, Any]:
    world = await opened("Ada")
    chicken = world.coop.tree.get_command("chicken")
    assert chicken is not None
    return await chicken.get_translated_payload(world.coop.tree, FluentTranslator())


def leaves(command: dict[str, Any], path: str = "") -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for option in command["options"]:
        name = f"{path} {option['name']}".strip()
        # Type 2 is a group of subcommands in Discord's API.
        found |= leaves(option, name) if option["type"] == 2 else {name: option}
    return found


def described(part: dict[str, Any]) -> list[str]:
    here = [part["description"]] if "description" in part else []
    return here + [text for one in part.get("options", ()) for text in described(one)]


async def test_one_command_holds_all_subcommands(opened: Opened) -> None:
    chicken = await payload(opened)
    assert chicken["name"] == "chicken"
    assert set(leaves(chicken)) == EVERYTHING


async def test_chicken_command_is_for_all_users_in_all_places(opened: Opened) -> None:
    chicken = await payload(opened)
    # 0 is a server, 1 a DM with the bot, 2 any other DM. Integration types: 0 a server, 1 a user.
    assert chicken["contexts"] == [0, 1, 2]
    assert chicken["integration_types"] == [0, 1]
    assert chicken["default_member_permissions"] is None


async def test_settings_command_is_shown_to_server_managers(opened: Opened) -> None:
    tree = (await opened("Ada")).coop.tree
    settings = tree.get_command("chicken-settings")
    assert settings is not None

    told = await settings.get_translated_payload(tree, FluentTranslator())
    assert {command.name for command in tree.get_commands()} == {"chicken", "chicken-settings"}
    assert int(told["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
    # Settings make sense on a server only.
    assert (told["contexts"], told["integration_types"]) == ([0], [0])
    assert len(told["description"]) <= 100


async def test_descriptions_are_short_enough(opened: Opened) -> None:
    texts = described(await payload(opened))
    assert len(texts) > 10
    assert all(1 <= len(text) <= 100 for text in texts)
    # Discord allows 8000 characters for a command with all its options.
    assert sum(map(len, texts)) < 8000


@pytest.fixture
def every_language(monkeypatch) -> Iterator[list[str]]:
    """Enable all languages that have texts, also those that are not complete."""
    begun = translations()
    Words.best.cache_clear()
    monkeypatch.setattr(words_module, "locales", lambda: ("en", *begun))
    yield begun
    Words.best.cache_clear()


class Polyglot(FluentTranslator):
    """A translator of its own class, because translations are cached across tests."""


async def test_commands_are_within_limits_in_every_language(
    opened: Opened, every_language: list[str]
) -> None:
    """One description that is too long makes Discord refuse all commands."""
    tree = (await opened("Ada")).coop.tree
    for command in tree.get_commands(type=discord.AppCommandType.chat_input):
        told = await command.get_translated_payload(tree, Polyglot())
        assert command_problems([told]) == []

        here = {one.value for one in Locale if Words.best(one.value) in every_language}
        assert here <= set(told["description_localizations"])


async def test_a_heist_is_opened_with_three_options(opened: Opened) -> None:
    options = leaves(await payload(opened))["start heist"]["options"]
    assert [option["name"] for option in options] == ["fill", "level", "pace"]
    # Fill, level and pace have defaults, so a game starts without arguments.
    assert not any(one.get("required") for one in options)

    fill, level, pace = options
    assert (fill["min_value"], fill["max_value"]) == (0, 8)
    assert [choice["value"] for choice in level["choices"]] == [*LADDER, "random"]
    assert [one["value"] for one in pace["choices"]] == ["quick", "normal", "relaxed", "days"]


async def test_a_game_of_playing_chicken_has_settings_of_its_own(opened: Opened) -> None:
    options = leaves(await payload(opened))["start playing"]["options"]
    assert [one["name"] for one in options][:3] == ["fill", "level", "pace"]

    own = {option["name"]: option for option in options[3:]}
    assert set(own) == {"prize", "exact", "goals", "memory_aid"}
    assert [choice["value"] for choice in own["exact"]["choices"]] == ["printed", "plus1", "double"]

    # The number of the type BOOLEAN in Discord's API.
    boolean = 5
    assert own["memory_aid"]["type"] == boolean
    assert not any(one.get("required") for one in options)


async def test_numbers_among_the_settings_can_be_chosen(opened: Opened) -> None:
    options = leaves(await payload(opened))["start out"]["options"]
    own = {option["name"]: option for option in options[3:]}
    assert {"goal", "after21", "pass_left", "positions", "same_fox", "pickup"} < set(own)
    # AUTOMATIC lets the game choose by the number of players.
    assert [choice["value"] for choice in own["deals"]["choices"]] == [AUTOMATIC, 1, 2, 3, 4, 5]
    assert [one["value"] for one in own["goal"]["choices"]] == ["usual", "capture", "race"]


async def test_settings_found_by_the_deal_are_not_offered(opened: Opened) -> None:
    options = leaves(await payload(opened))["start crazy"]["options"]
    own = {option["name"]: option for option in options}
    assert [choice["value"] for choice in own["first"]["choices"]] == ["random", "host", "other"]


async def test_unsigned_verbs_are_listed(opened: Opened) -> None:
    """Unsigned ids run what a command does, or show what every player may read."""
    verbs = (await opened("Ada")).coop.chat.verbs
    unsigned = {verb.name for verb in verbs.values() if verb.token is Token.NONE}
    commands = {f"which{name}" for name in ("hand", "table", "move", "leave", "end")}
    own = {"me", "me-all", "me-language", "me-forget", "blocks", "unblock", "bans", "ban-lift"}
    own |= {*chain.from_iterable(told("names", "UNSIGNED"))}
    rules = {"games", "places", "starters", "one", "switch", "limits", "limited", "audit", "page"}
    own |= {f"server-{one}" for one in rules}
    books = {f"{book}-{slug}" for slug in GAMES for book in ("rules", "learn", "learnt")}

    own |= {"hen", "hen-outfit", "hen-colour", "hen-reset"}
    own |= {"help", "help-game", "help-mine", "help-topic", *(f"play-{slug}" for slug in GAMES)}

    assert unsigned == commands | own | books
    # Buttons that run a command count against its rate limit, like the command.
    assert all(verbs[name].counted for name in commands)

    uncounted = {verb.name for verb in verbs.values() if not verb.counted}
    assert not uncounted & {"decline", "record"}


class TestTranslating:
    @pytest.fixture
    def translator(self) -> FluentTranslator:
        return FluentTranslator()

    def context(self) -> Any:
        where = app_commands.TranslationContextLocation.other
        return app_commands.TranslationContext(where, None)  # type: ignore[call-overload]

    async def test_english_is_what_commands_are_written_in(self, translator) -> None:
        text = said("command-help")
        assert text.message == Words("en")("command-help")
        # English is the default, so there is no translation to send.
        assert await translator.translate(text, Locale.british_english, self.context()) is None

    async def test_translated_description_is_used(self, translator, tmp_path) -> None:
        with german_too(tmp_path):
            text = said("command-me")
            german = await translator.translate(text, Locale.german, self.context())
            assert german == GERMAN["command-me"]

    async def test_plain_string_is_not_translated(self, translator) -> None:
        text = app_commands.locale_str("heist")
        assert await translator.translate(text, Locale.german, self.context()) is None
