"""Every refusal has its sentence, and every sentence its refusal."""

import re

import discord
import pytest

from bot.chat import preflight
from bot.chat.preflight import GuildOnly, PermissionsMissing
from bot.chat.sentences import refusal
from bot.settings import LOCALES
from bot.tables import errors
from bot.tables.errors import HostOnly, Refused, TooFewPlayers
from bot.words import Words

FILE = (LOCALES / "en" / "refusals.ftl").read_text("utf-8")


def family() -> set[type[Refused]]:
    ours = {
        one
        for one in vars(errors).values()
        if isinstance(one, type) and issubclass(one, Refused) and one is not Refused
    }
    return ours | {PermissionsMissing, GuildOnly}


def test_errors_and_sentences_are_equal() -> None:
    said = set(re.findall(r"^(refused-[a-z-]+) =", FILE, re.MULTILINE))
    assert said == {one().message for one in family()}


@pytest.mark.parametrize("cls", sorted(family(), key=lambda one: one.__name__))
def test_facts_are_those_that_the_class_names(cls: type[Refused]) -> None:
    """`facts: most.` in the docstring is what the sentence may use."""
    named = re.search(r"facts: ([^.]*)\.?", cls.__doc__ or "")
    facts = set(re.findall(r"\b[a-z]+\b", re.sub(r"\(.*?\)", "", named[1]))) if named else set()
    sentence = re.search(rf"^{cls().message} =(.*?)(?=^\S|\Z)", FILE, re.MULTILINE | re.DOTALL)
    assert sentence is not None
    used = set(re.findall(r"\$(\w+)", sentence[1]))
    assert used <= facts


def test_names_in_facts_are_harmless() -> None:
    assert r"\*Ada\*" in refusal(HostOnly(host="*Ada*"), Words())


def test_counting_words() -> None:
    assert "all alone" in refusal(TooFewPlayers(least=3, seated=1), Words())
    assert "2 of you" in refusal(TooFewPlayers(least=3, seated=2), Words())


class Asking:
    """An interaction, as far as the preflight looks."""

    def __init__(self, thread: bool = False, **allowed: bool) -> None:
        self.guild_id: int | None = 1
        self.locale = discord.Locale.american_english
        self.app_permissions = discord.Permissions(**allowed)
        self.channel = object.__new__(discord.Thread) if thread else None
        self.installed = True

    def is_guild_integration(self) -> bool:
        return self.installed


GOOD = {"view_channel": True, "send_messages": True, "read_message_history": True}


class TestPreflight:
    def test_all_is_well(self) -> None:
        preflight.check(Asking(**GOOD))

    def test_what_is_missing_is_named(self) -> None:
        with pytest.raises(PermissionsMissing) as caught:
            preflight.check(Asking(view_channel=True))
        assert caught.value.facts == {"names": "Send Messages, Read Message History", "count": 2}
        assert "Send Messages, Read Message History" in refusal(caught.value, Words())

    def test_threads_have_a_permission_of_their_own(self) -> None:
        with pytest.raises(PermissionsMissing) as caught:
            preflight.check(Asking(thread=True, **GOOD))
        assert caught.value.facts["names"] == "Send Messages in Threads"

    def test_a_table_needs_a_server_that_has_coop(self) -> None:
        asking = Asking(**GOOD)
        asking.installed = False
        with pytest.raises(GuildOnly):
            preflight.check(asking)
