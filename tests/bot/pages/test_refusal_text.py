"""Refusals and their sentences correspond one to one."""

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
    """Return all classes of refusals in `bot` and `cogs`."""
    # Subclasses exist only after their modules are imported.
    for face in FEATURES:
        importlib.import_module(face)

    found = set[type[Refused]]()
    new = {Refused}
    while new:
        new = {each for one in new for each in one.__subclasses__()} - found
        found |= new

    # Tests define refusals of their own, which have no sentences.
    return {one for one in found if one.__module__.startswith(("bot.", "cogs."))}


def test_every_refusal_has_a_sentence_and_vice_versa() -> None:
    said = set(re.findall(r"^(refused-[a-z-]+) =", FILE, re.MULTILINE))
    # A feature may add a sentence to a refusal.
    said = {message for message in said if not message.endswith("-also")}
    assert said == {one().message for one in family()}


@pytest.mark.parametrize("cls", sorted(family(), key=str))
def test_sentence_uses_only_the_facts_of_its_class(cls: type[Refused]) -> None:
    """The docstring of the class lists them, as in `facts: most.`."""
    named = re.search(r"facts: ([^.]*)\.?", cls.__doc__ or "")
    facts = set(re.findall(r"\b[a-z]+\b", re.sub(r"\(.*?\)", "", named[1]))) if named else set()
    # The message extends to the next line that is not indented.
    sentence = re.search(rf"^{cls().message} =(.*?)(?=^\S|\Z)", FILE, re.MULTILINE | re.DOTALL)

    assert sentence is not None

    used = set(re.findall(r"\$(\w+)", sentence[1]))
    assert used <= facts


def test_names_in_facts_are_escaped() -> None:
    assert r"\*Ada\*" in refusal(HostOnly(host="*Ada*"), Words())


def test_refusal_of_the_rules_has_a_sentence_too() -> None:
    assert refusal(GameError("no such egg"), Words()) == Words()("refused-not-among-the-options")


def test_number_selects_the_sentence() -> None:
    assert "all alone" in refusal(TooFewPlayers(least=3, seated=1), Words())
    assert "2 of you" in refusal(TooFewPlayers(least=3, seated=2), Words())


class Asking:
    """An interaction with the attributes that the permission check reads."""

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
    # Constructors of discord.py's channels need a whole payload.
    channel = object.__new__(kind)
    channel.id = 7
    for name, fact in facts.items():
        setattr(channel, name, fact)
    return channel


def a_thread(*, private: bool = False, locked: bool = False, known: bool = True) -> Any:
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    # discord.py finds a private thread only if the bot is its member.
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
    def test_sufficient_permissions_are_accepted(self, kind: type[Any]) -> None:
        check(Asking(a_channel(kind), **GOOD))

    def test_missing_permissions_and_the_way_to_grant_them_are_named(self) -> None:
        with pytest.raises(PermissionsMissing) as caught:
            check(Asking(view_channel=True))

        said = refusal(caught.value, Words())
        assert "**Send Messages, Read Message History**" in said
        assert "<#7>" in said
        assert "Manage Roles" in said

    def test_person_who_can_grant_permissions_is_told_so(self) -> None:
        asking = Asking(view_channel=True)
        asking.permissions = discord.Permissions(manage_roles=True)
        with pytest.raises(PermissionsMissing) as caught:
            check(asking)
        assert "You can grant them" in refusal(caught.value, Words())

    def test_threads_need_a_permission_of_their_own(self) -> None:
        check(Asking(a_thread(), **GOOD_IN_THREADS))
        with pytest.raises(PermissionsMissing) as caught:
            check(Asking(a_thread(), **GOOD))
        assert caught.value.facts["names"] == "Send Messages in Threads"
        assert "settings of <#6>" in refusal(caught.value, Words())

    def test_voice_channels_need_connect(self) -> None:
        voice = a_channel(discord.VoiceChannel)
        with pytest.raises(PermissionsMissing) as caught:
            check(Asking(voice, **GOOD))
        assert caught.value.facts["names"] == "Connect"
        check(Asking(voice, connect=True, **GOOD))

    def test_private_thread_needs_the_bot_as_a_member(self) -> None:
        check(Asking(a_thread(private=True), **GOOD_IN_THREADS))
        strange = a_thread(private=True, known=False)
        with pytest.raises(NotInThisThread) as caught:
            check(Asking(strange, **GOOD_IN_THREADS))

        assert "<@9>" in refusal(caught.value, Words())

        # With this permission the bot sees all private threads.
        check(Asking(strange, manage_threads=True, **GOOD_IN_THREADS))

    def test_locked_thread_is_reserved_to_moderators(self) -> None:
        with pytest.raises(ThreadLocked):
            check(Asking(a_thread(locked=True), **GOOD_IN_THREADS))
        check(Asking(a_thread(locked=True), manage_threads=True, **GOOD_IN_THREADS))

    @pytest.mark.parametrize("lacks", ["installed", "guild_id", "channel"])
    def test_table_needs_a_server_with_the_bot(self, lacks: str) -> None:
        asking = Asking(**GOOD)
        setattr(asking, lacks, None)
        with pytest.raises(GuildOnly):
            check(asking)


def test_fact_that_names_a_message_is_translated() -> None:
    rules = ServerRules(games_off=frozenset({"political"}), slowest=Pace.NORMAL)
    with pytest.raises(Refused) as off:
        rules.must_offer("political")

    assert "Political Chicken is switched off" in refusal(off.value, Words())

    with pytest.raises(Refused) as slow:
        rules.must_be_quick(Pace.DAYS)

    assert "**normal**" in refusal(slow.value, Words())
