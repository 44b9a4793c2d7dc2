"""Refusals and their sentences correspond one to one."""

import importlib
import re

import pytest

from bot.common.refused import Refused
from bot.features import FEATURES
from bot.i18n.words import Words
from bot.interactions.permissions import (
    NotInThisThread,
    PermissionsMissing,
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


@pytest.mark.parametrize(("yours", "says"), [("no", "Manage Roles"), ("yes", "You can grant them")])
def test_missing_permissions_and_the_way_to_grant_them_are_named(yours: str, says: str) -> None:
    names = "Send Messages, Read Message History"
    missing = PermissionsMissing(names=names, count=2, channel="<#7>", home="<#6>", yours=yours)
    said = refusal(missing, Words())
    assert f"**{names}**" in said
    assert "<#7>" in said
    assert "<#6>" in said
    assert says in said


def test_private_thread_names_the_bot_to_mention() -> None:
    assert "<@9>" in refusal(NotInThisThread(channel="<#7>", coop="<@9>"), Words())


def test_fact_that_names_a_message_is_translated() -> None:
    rules = ServerRules(games_off=frozenset({"political"}), slowest=Pace.NORMAL)
    with pytest.raises(Refused) as off:
        rules.must_offer("political")

    assert "Political Chicken is switched off" in refusal(off.value, Words())

    with pytest.raises(Refused) as slow:
        rules.must_be_quick(Pace.DAYS)

    assert "**normal**" in refusal(slow.value, Words())
