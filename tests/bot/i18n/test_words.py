"""Lookup and filling of sentences, and checks of the sentence files."""

import gc
import logging
import re
import tracemalloc
from contextlib import suppress

import pytest

from bot.i18n import words as words_module
from bot.i18n.words import MissingWords, Name, Sentences, Unsaid, Words, sentences_of
from bot.settings import LOCALES, complete_locales, draft_locales
from games.registry import GAMES, package_of
from tests.support.languages import read_anew

MEMORY_OF_A_SENTENCE = 2300
"""Bytes that a parsed sentence may take on average."""

ENGLISH = """
hello = Hello, { $name }.
eggs = { $count ->
    [one] One egg
   *[other] { $count } eggs
 }
due = <t:{ $at }:R>
loot = { NUMBER($loot, useGrouping: 1) } grains
open = { $is_open ->
    [true] Come in
   *[false] Closed
 }
only-english = The hen
titled =
    .title = Nothing else
# A comment is no part of it.
quote = { $name } said: { only-english } ({ -coop }, { -house(for: 1) })
-coop = Coop
-house = { $for ->
    [one] a house for one
    [two] a house for two
   *[other] a house
 }
quote-nothing = { nowhere-at-all }
quote-itself = { quote-itself }
quote-house = { -house(for: "two") }
press = Press { button } { $count } times
button = { $count ->
    [one] Lay
   *[other] Lay on
 }
special = Only English is special
general = In general
mistaken = The { $egg }
twice = First
twice = Second
"""
GERMAN = """hello = Hallo, { $name }.
general = Im Allgemeinen
mistaken = Das { $ei }
"""


@pytest.fixture
def written(tmp_path, monkeypatch):
    for locale, text in (("en", ENGLISH), ("de", GERMAN), ("pt-BR", "")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "some.ftl").write_text(text, "utf-8")
        # A language is offered only if this file says that it is complete.
        (tmp_path / locale / "language.toml").write_text("ready = true\n", "utf-8")

    monkeypatch.setattr(words_module, "LOCALES", tmp_path)
    monkeypatch.setattr("bot.settings.LOCALES", tmp_path)
    # Sentences are cached for the whole process.
    read_anew()
    yield
    read_anew()


@pytest.fixture
def words(written):
    """The English sentences of these tests."""
    return Words("en")


@pytest.fixture
def lenient(monkeypatch):
    # Tests raise for a missing sentence; the bot in production logs it.
    monkeypatch.setattr(Words, "strict", False)


def test_sentence_is_filled_without_isolation_marks(words):
    assert words("hello", name="Ada") == "Hello, Ada."


def test_sentence_may_refer_to_others(words):
    assert words("quote", name="Ada") == "Ada said: The hen (Coop, a house for one)"
    with pytest.raises(MissingWords, match="quote-nothing"):
        words("quote-nothing")


def test_sentence_passes_facts_to_messages_and_terms(words):
    assert words("press", count=1) == "Press Lay 1 times"
    assert words("press", count=3) == "Press Lay on 3 times"
    assert words("quote-house") == "a house for two"


def test_sentence_may_refer_to_a_term_of_another_file(written, tmp_path):
    (tmp_path / "en" / "terms.ftl").write_text("-elsewhere = the barn\n", "utf-8")
    (tmp_path / "en" / "uses.ftl").write_text("go = Go to { -elsewhere }\n", "utf-8")

    assert Words("en")("go") == "Go to the barn"


def test_sentence_that_refers_to_itself_is_refused(words):
    # Fluent would otherwise recurse without end.
    with pytest.raises(MissingWords, match="quote-itself quotes itself"):
        words("quote-itself")


def test_general_sentence_in_the_language_precedes_a_special_english_one(written):
    assert Words("en").first("special", "general") == "Only English is special"
    assert Words("de").first("special", "general") == "Im Allgemeinen"
    assert Words("de").first("special", "hello-you", "only-english") == "Only English is special"


def test_feature_adds_a_sentence(written, tmp_path):
    (tmp_path / "en" / "core.ftl").write_text("peck = A grain.\nscratch = Soil.\n", "utf-8")
    (tmp_path / "en" / "feature.ftl").write_text("peck-also = And { $much } more.\n", "utf-8")

    assert Words("en").extended("peck", much=2) == "A grain. And 2 more."
    assert Words("en").extended("scratch") == "Soil."


def test_failing_translation_falls_back_to_english(written, lenient, caplog):
    assert Words("de")("mistaken", egg="egg") == "The egg"

    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    # The log has the names of the facts, but not their values.
    assert record.getMessage().startswith("de: mistaken with ['egg']")


def test_first_of_two_messages_with_the_same_id_counts(words):
    assert words("twice") == "First"


def test_missing_translation_falls_back_to_english(written):
    german = Words("de")

    assert german("hello", name="Ada") == "Hallo, Ada."
    assert german("only-english") == "The hen"
    assert german.has("only-english")
    assert not german.has("nowhere")


def test_message_of_a_game_precedes_the_general_one(written):
    words = Words("de")

    assert words.own("hen", "hello", name="Ada") == "Hallo, Ada."
    assert words.own("only", "english") == "The hen"

    with pytest.raises(MissingWords, match="nowhere"):
        words.own("hen", "nowhere")


def test_fact_may_be_a_message_itself(words):
    assert words.naming("nowhere", "hello", name=Name("only-english")) == "Hello, The hen."
    # The sign and the name must not be separated by a line break.
    assert words.naming("hello", name=Name("only-english", "🐔")) == "Hello, 🐔\u00a0The hen."
    assert words.naming("hello", name="Ada") == "Hello, Ada."


def test_numbers_select_plurals_and_are_not_grouped(words):
    assert words("eggs", count=1) == "One egg"
    assert words("eggs", count=12) == "12 eggs"
    assert words("due", at=1790000000) == "<t:1790000000:R>"
    assert words("loot", loot=1500) == "1,500 grains"


def test_result_is_cached_for_each_locale(written):
    assert Words("en") is Words("en") is not Words("de")
    said = Words("en")("eggs", count=7)
    assert Words("en")("eggs", count=7) is said
    assert Words("en")("eggs", count=8) != said


def test_missing_fact_is_an_error(words):
    with pytest.raises(MissingWords, match="name"):
        words("hello")
    # Longer than Discord's texts, so the result would not be cached.
    with pytest.raises(MissingWords):
        words("hello", name="x" * 3000)


def test_boolean_selects_a_variant(words):
    assert words("open", is_open=True) == "Come in"
    assert words("open", is_open=False) == "Closed"


@pytest.mark.parametrize(
    ("discord", "ours"),
    [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("de", "de"),
        ("pt-BR", "pt-BR"),
        ("ja", "en"),
        (None, "en"),
    ],
)
def test_locale_of_discord_selects_the_best_language(written, discord, ours):
    assert Words.best(discord) == ours


def test_missing_sentence_raises_in_tests(words):
    for said in ("nowhere", "hello", "titled"):
        with pytest.raises(MissingWords, match=said):
            words(said)


def test_missing_sentence_shows_its_id_and_is_logged(written, lenient, caplog):
    assert Words("de")("nowhere") == "nowhere"
    assert Words("en")("hello") == "Hello, name."

    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    assert "de: no sentence nowhere" in caplog.text


def test_syntax_error_affects_only_its_own_message(written, lenient, tmp_path, caplog):
    # A missing brace, a valid message, and two lines that are no messages.
    torn = "torn = { $name\nwhole = Whole\n? nobody = knows\n-term\n"
    (tmp_path / "de" / "torn.ftl").write_text(torn, "utf-8")
    (tmp_path / "en" / "whole.ftl").write_text("torn = Mended\r\n\r\n# Nothing\r\n", "utf-8")

    assert Words("de")("whole") == "Whole"
    assert Words("de")("torn") == "Mended"
    assert not Words("de").has("nobody")
    assert "de: torn cannot be read" in caplog.text


def test_offered_language_is_complete():
    """A language that is marked as ready has all messages, and a rulebook for each of its games.

    Texts for operators stay English, and so do games without any translation.
    """
    for locale in {*complete_locales()} - {"en"}:
        # A game counts as translated as soon as its file exists.
        games = [slug for slug in GAMES if (LOCALES / locale / f"{slug}.ftl").exists()]
        untranslated = ["hosting", *(slug for slug in GAMES if slug not in games)]
        files = [(LOCALES / "en" / f"{name}.ftl").read_text("utf-8") for name in untranslated]
        english = sentences_of("en").messages
        english = {one for one in english if not any(f"\n{one} =" in text for text in files)}

        assert english - sentences_of(locale).messages == set()

        books = [
            LOCALES.parents[1] / "games" / package_of(slug) / f"RULES.{locale}.md" for slug in games
        ]
        assert [book for book in books if not book.exists()] == []


@pytest.mark.parametrize("said", ["", "ready = false\n", 'ready = "soon"\n'])
def test_unfinished_language_is_not_offered(written, tmp_path, said):
    (tmp_path / "de" / "language.toml").write_text(said, "utf-8")
    (tmp_path / "pt-BR" / "language.toml").unlink()
    assert draft_locales() == ["de", "en", "pt-BR"]
    assert complete_locales() == ["en"]
    assert Words.best("de") == "en"


def test_there_are_enough_names_for_house_players():
    names = re.split(r", ", Words("en")("house-names"))

    # The largest table has eight seats, one of them for a person.
    assert len(set(names)) == len(names) >= 7


def test_sentence_in_use_takes_little_memory():
    """Its syntax tree, as large as what is compiled from it, is dropped."""
    sentences = Sentences("en")
    for file in sorted((LOCALES / "en").glob("heist*.ftl")):
        sentences.add(file.read_text("utf-8"))

    # The first one loads the data of the language.
    first, *names = sorted(sentences.messages)
    assert sentences.has(first)

    tracemalloc.start()
    for name in names:
        with suppress(Unsaid):  # facts are missing
            sentences.say(name, {})

    gc.collect()
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert used / len(names) < MEMORY_OF_A_SENTENCE
