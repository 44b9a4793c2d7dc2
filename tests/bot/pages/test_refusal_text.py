"""Every refusal has its sentence, and every sentence its refusal."""

import importlib
import re
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.common.refused import Refused
from bot.features import FEATURES
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.permissions import (
    GuildOnly,
    NotInThisThread,
    PermissionsMissing,
    ThreadLocked,
)
from bot.pages.refusal_text import refusal
from bot.servers.rules import ServerRules
from bot.settings import LOCALES
from bot.tables.refusals import HostOnly, TooFewPlayers
from bot.tables.table import Pace
from games.engine.errors import GameError

FILE = "\n".join(file.read_text("utf-8") for file in sorted((LOCALES / "en").glob("*.ftl")))


def family() -> set[type[Refused]]:
    """All that Coop and its faces can raise, wherever it stands."""
    for face in FEATURES:
        importlib.import_module(face)

    found = set[type[Refused]]()
    new = {Refused}
    while new:
        new = {each for one in new for each in one.__subclasses__()} - found
        found |= new

    return {one for one in found if one.__module__.startswith(("bot.", "cogs."))}


def test_errors_and_sentences_are_equal() -> None:
    said = set(re.findall(r"^(refused-[a-z-]+) =", FILE, re.MULTILINE))
    assert said == {one().message for one in family()}


@pytest.mark.parametrize("cls", sorted(family(), key=str))
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


def test_what_the_rules_refuse_is_a_sentence_too() -> None:
    assert refusal(GameError("no such egg"), Words()) == Words()("refused-not-among-the-options")


def test_counting_words() -> None:
    assert "all alone" in refusal(TooFewPlayers(least=3, seated=1), Words())
    assert "2 of you" in refusal(TooFewPlayers(least=3, seated=2), Words())


class Asking:
    """An interaction, as far as the preflight looks."""

    def __init__(self, channel: Any = None, **allowed: bool) -> None:
        self.guild_id: int | None = 1
        self.locale = discord.Locale.american_english
        self.extras = dict[str, str]()
        self.app_permissions = discord.Permissions(**allowed)
        self.permissions = discord.Permissions()
        self.channel = channel or a_channel(discord.TextChannel)
        self.client = SimpleNamespace(user=SimpleNamespace(mention="<@9>"))
        self.context = discord.app_commands.AppCommandContext(guild=True)
        self.installed = True

    def is_guild_integration(self) -> bool:
        return self.installed


def a_channel(kind: type[Any], **facts: Any) -> Any:
    channel = object.__new__(kind)
    channel.id = 7
    for name, fact in facts.items():
        setattr(channel, name, fact)
    return channel


def a_thread(*, private: bool = False, locked: bool = False, known: bool = True) -> Any:
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    guild = SimpleNamespace(get_thread=lambda _: known or None)
    return a_channel(
        discord.Thread, _type=kind, locked=locked, archived=False, parent_id=6, guild=guild
    )


GOOD = {"view_channel": True, "send_messages": True, "read_message_history": True}
GOOD_IN_THREADS = GOOD | {"send_messages": False, "send_messages_in_threads": True}


def check(asking: Asking) -> None:
    permissions.check(cast("discord.Interaction[discord.Client]", asking))


class TestPreflight:
    @pytest.mark.parametrize("kind", [discord.TextChannel, discord.ForumChannel])
    def test_all_is_well(self, kind: type[Any]) -> None:
        check(Asking(a_channel(kind), **GOOD))

    def test_what_is_missing_is_named_and_who_can_grant_it(self) -> None:
        with pytest.raises(PermissionsMissing) as caught:
            check(Asking(view_channel=True))

        said = refusal(caught.value, Words())
        assert "**Send Messages, Read Message History**" in said
        assert "<#7>" in said
        assert "Manage Roles" in said

    def test_who_can_grant_it_is_told_so(self) -> None:
        asking = Asking(view_channel=True)
        asking.permissions = discord.Permissions(manage_roles=True)
        with pytest.raises(PermissionsMissing) as caught:
            check(asking)
        assert "You can grant them" in refusal(caught.value, Words())

    def test_threads_have_a_permission_of_their_own_granted_by_their_parent(self) -> None:
        check(Asking(a_thread(), **GOOD_IN_THREADS))
        with pytest.raises(PermissionsMissing) as caught:
            check(Asking(a_thread(), **GOOD))
        assert caught.value.facts["names"] == "Send Messages in Threads"
        assert "settings of <#6>" in refusal(caught.value, Words())

    def test_voice_chats_need_connect(self) -> None:
        voice = a_channel(discord.VoiceChannel)
        with pytest.raises(PermissionsMissing) as caught:
            check(Asking(voice, **GOOD))
        assert caught.value.facts["names"] == "Connect"
        check(Asking(voice, connect=True, **GOOD))

    def test_a_private_thread_has_to_let_us_in(self) -> None:
        check(Asking(a_thread(private=True), **GOOD_IN_THREADS))
        strange = a_thread(private=True, known=False)
        with pytest.raises(NotInThisThread) as caught:
            check(Asking(strange, **GOOD_IN_THREADS))

        assert "<@9>" in refusal(caught.value, Words())

        check(Asking(strange, manage_threads=True, **GOOD_IN_THREADS))

    def test_a_locked_thread_is_for_moderators(self) -> None:
        with pytest.raises(ThreadLocked):
            check(Asking(a_thread(locked=True), **GOOD_IN_THREADS))
        check(Asking(a_thread(locked=True), manage_threads=True, **GOOD_IN_THREADS))

    @pytest.mark.parametrize("lacks", ["installed", "guild_id", "channel"])
    def test_a_table_needs_a_server_that_has_coop(self, lacks: str) -> None:
        asking = Asking(**GOOD)
        setattr(asking, lacks, None)
        with pytest.raises(GuildOnly):
            check(asking)


def test_a_fact_that_names_a_sentence_is_said_as_that() -> None:
    rules = ServerRules(games_off=frozenset({"political"}), slowest=Pace.NORMAL)
    with pytest.raises(Refused) as off:
        rules.must_offer("political")

    assert "Political Chicken is switched off" in refusal(off.value, Words())

    with pytest.raises(Refused) as slow:
        rules.must_be_quick(Pace.DAYS)

    assert "**normal**" in refusal(slow.value, Words())
