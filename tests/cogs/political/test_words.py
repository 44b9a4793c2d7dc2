"""All events, options and cards of Political Chicken have texts; there is no fallback."""

from inspect import getsourcefile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.i18n.words import Words, sentences_of
from bot.pages.presentable import presentable
from bot.settings import LOCALES
from cogs.pages import chosen_settings
from cogs.political import controls, names, signs, story
from cogs.political.names import NamesNotAllowed, must_be_allowed, name_of
from cogs.rulebook import Rulebook
from games.political.box import entries
from games.political.rules import PHASES, PoliticalChicken
from games.political.vocabulary import EFFECTS, SPECIALS
from tests.cogs.kinds import kinds

words = Words("en")
KINDS = kinds(PoliticalChicken)
HINT = 100
LONGEST_NAME = 60
FOLDER = Path(getsourcefile(PoliticalChicken) or "").parent


def test_vocabulary_holds_the_known_events():
    assert {"attacked", "dice", "drew", "saw_hand", "reraised", "stood", "game_over"} <= KINDS
    assert story.QUIET | story.OF_A_BATTLE | story.MINE | PoliticalChicken.moments <= KINDS


TOLD = KINDS - story.QUIET - story.OF_A_BATTLE | {"dice"}


def test_events_that_are_told_have_a_sentence_and_no_others():
    told = {kind for kind in KINDS if words.has(f"political-told-{kind.replace('_', '-')}")}
    assert told == TOLD


@pytest.mark.parametrize("power", [*SPECIALS, *EFFECTS])
def test_every_special_and_every_event_has_a_sign_and_a_help(power: str):
    assert 0 < len(words(f"political-help-{power.replace('_', '-')}")) <= HINT
    assert signs.POWERS[power]


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_a_line_for_those_who_wait(phase: str):
    assert words.has(f"political-waiting-{phase}")
    assert words.has(f"political-ask-{phase}")


@pytest.mark.parametrize("kind", controls.MENUS)
def test_every_menu_has_a_prompt(kind: str):
    by_owner = {"stack", "move"}
    # Menus of groups are named after their owners.
    assert kind in by_owner or words.has(f"political-menu-{kind.replace('_', '-')}")


def test_settings_of_the_host_have_words_too():
    said = chosen_settings("political", {"format": "short"}, words)
    assert said == [words("political-setting-format-short")]


class TestAdultNames:
    """PO-69: adult names need an age-restricted channel and a person who may manage the server."""

    @staticmethod
    def asking(*, restricted: bool, manages: bool, kind: type[Any] = discord.TextChannel) -> Any:
        # discord.py's channels need a connection to be created, so this one skips `__init__`.
        channel = object.__new__(kind)
        channel.nsfw = restricted
        return SimpleNamespace(
            channel=channel, permissions=discord.Permissions(manage_guild=manages)
        )

    @pytest.mark.parametrize(("restricted", "manages"), [(True, False), (False, True)])
    def test_refused_where_one_of_both_is_missing(self, restricted: bool, manages: bool):
        with pytest.raises(NamesNotAllowed):
            must_be_allowed(self.asking(restricted=restricted, manages=manages), {"names": "adult"})

    @pytest.mark.parametrize(
        "kind", [discord.TextChannel, discord.VoiceChannel, discord.StageChannel]
    )
    def test_allowed_where_both_are_there(self, kind: type[Any]):
        must_be_allowed(self.asking(restricted=True, manages=True, kind=kind), {"names": "adult"})

    def test_clean_names_are_allowed_everywhere(self):
        must_be_allowed(self.asking(restricted=False, manages=False), {})
        assert words("refused-names-not-allowed")


each_language = pytest.mark.parametrize(
    "locale", sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
)


@each_language
class TestNames:
    """The names of cards, in every language that has a folder."""

    def named(self, locale: str) -> dict[str, str]:
        """Return the names of cards by message id."""
        own = sentences_of(locale)
        found = [one for one in own.messages if one.startswith("political-card-")]
        # Ids of cards have a capital letter at this place; other messages of cards do not.
        return {one: own.say(one, {}) for one in found if own.has(one) and one[15].isupper()}

    def test_card_names_are_short_and_unique(self, locale: str):
        names = self.named(locale)
        assert [name for name in names.values() if not 0 < len(name) <= LONGEST_NAME] == []
        # Characters with a meaning in Discord's markdown or in the texts of menus.
        assert [name for name in names.values() if set(name) & set("+*_`|<>\n'")] == []
        assert len({*names.values()}) == len(names)

    def test_cards_with_adult_names_are_the_same_in_all_languages(self, locale: str):
        """PO-69: the same cards have adult names in all languages."""
        adult = {name.removesuffix("-adult") for name in self.named(locale) if "-adult" in name}
        assert adult <= {f"political-card-{one}" for one in ("L3-5", "L2-8", "L1-7", "R1-7", "D05")}

    def test_a_rulebook_lists_every_card_of_the_clean_deck(self, locale: str):
        """The rules name groups, attachments and events as the table does."""
        text = "\n".join(leaf.text for leaf in TestRulesPages.BOOK.pages(locale))
        # Some languages have no rules yet.
        if locale == "en" or (FOLDER / f"RULES.{locale}.md").exists():
            clean = [one for name, one in self.named(locale).items() if "-adult" not in name]
            assert [name for name in clean if name not in text] == []


def test_english_card_names_are_those_of_the_box():
    """A box with other names is taken for an operator's own, which has names in one
    language only.
    """
    found = {card.id: words(f"political-card-{card.id}") for card in entries().values()}
    assert found == {one.id: one.name for one in entries().values()}


def test_deck_of_the_operator_has_its_own_names(monkeypatch: pytest.MonkeyPatch):
    own = {**entries()}
    own["A14"] = own["A14"].model_copy(update={"name": "Solicitors", "adult_name": "Liars"})
    monkeypatch.setattr(names, "entries", lambda: own)
    # The cache would return the names of the usual box.
    monkeypatch.setattr(names, "name_of", name_of.__wrapped__)

    for adult, name in ((False, "Solicitors"), (True, "Liars")):
        assert names.name_of("A14a", words, adult=adult) == name
        assert names.name_of("D05", words, adult=adult) == words(
            f"political-card-D05{'-adult' * adult}"
        )


class TestRulesPages:
    """The pages of the rules."""

    BOOK = Rulebook("political", FOLDER)
    LEAVES = BOOK.pages("en")

    def test_every_page_fits(self):
        for number in range(len(self.LEAVES)):
            page = self.BOOK.page(number, words)
            assert presentable(page) == page

    def test_every_special_and_every_event_is_explained(self):
        # Chapters 7 and 8 are about specials and events.
        explained = [leaf.text for leaf in self.LEAVES if leaf.section[0] in "78"]
        named = {card.name for card in entries().values() if getattr(card, "special", None)}
        named |= {one.name for one in entries().values() if one.kind == "event"}
        assert {name for name in named if f"**{name}**" not in "\n".join(explained)} == set()
