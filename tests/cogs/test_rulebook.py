"""The rulebook pages: complete, readable on Discord, without the numbers of rulings."""

from pathlib import Path

import pytest

from bot.i18n.words import Words
from bot.pages.page import NO_TOKEN, ButtonTokens, CustomId, read_custom_id
from bot.pages.presentable import presentable
from cogs.rulebook import LONGEST, Rulebook, RulesLost, rulebook_pages
from games.heist import rules
from tests.cogs.reading import buttons, menus, said

FILE = Path(rules.__file__).with_name("RULES.md")
WORDS = Words("en")
BOOK = Rulebook("heist", FILE.parent)
LEAVES = BOOK.pages("en")
ENGLISH = "# G\n\n## In short\n\nLay.\n\n## B\n\n<!-- not shown -->\n\n- GR-1: no.\n"
GERMAN = "# G\n\n## Kurz gesagt\n\nLege.\n"


def test_rulebook_has_all_sections_except_the_rulings():
    wanted = [
        line.removeprefix("## ")
        for line in FILE.read_text("utf-8").splitlines()
        if line.startswith("## ")
    ]
    # The last chapter is for developers only.
    assert wanted.pop() == "Appendix B. The rulings"
    assert list(dict.fromkeys(leaf.section for leaf in LEAVES)) == wanted


def test_rulebook_shows_no_numbers_of_rulings():
    assert not any("HR-" in leaf.text for leaf in LEAVES)


@pytest.fixture
def german() -> Words:
    """Return words of a reader of German with English sentences. Only the language matters here."""
    # `__init__` would load texts that this language may not have.
    words = object.__new__(Words)
    words.locale = "de"
    words._sentences = WORDS._sentences
    return words


def test_rulebook_is_in_the_language_of_its_reader(tmp_path: Path, german: Words):
    (tmp_path / "RULES.md").write_text(ENGLISH, "utf-8")
    (tmp_path / "RULES.de.md").write_text(GERMAN, "utf-8")
    book = Rulebook("heist", tmp_path)

    assert "### Kurz gesagt\nLege." in said(book.page(0, german))
    assert [item.label for item in menus(book.page(0, german))[0].items] == ["Kurz gesagt"]
    assert "### In short\nLay." in said(book.page(0, WORDS))

    for words in (german, WORDS):
        # The note about English is for readers without a translation.
        assert WORDS("rules-in-english") not in said(book.page(0, words))


def test_english_rulebook_says_that_a_translation_is_missing(tmp_path: Path, german: Words):
    (tmp_path / "RULES.md").write_text(ENGLISH, "utf-8")
    text = said(Rulebook("heist", tmp_path).page(0, german))
    assert "### In short\nLay." in text
    assert WORDS("rules-in-english") in text


def test_rulings_are_hidden_under_any_headline():
    sections = rulebook_pages(ENGLISH.replace("## B", "## Anhang B. Die Urteile"))
    assert [leaf.section for leaf in sections] == ["In short"]


def test_tables_become_lines():
    (leaf,) = rulebook_pages(
        "# G\n\n## A\n\n| Crew | Event |\n| --- | --- |\n| Vault | Time Lock |\n"
    )
    # Discord has no tables.
    assert leaf.text == "**Crew · Event**\nVault · Time Lock"


def test_long_sections_take_several_pages():
    found = rulebook_pages("# G\n\n## A\n\n" + "\n\n".join(["x" * 900] * 5))
    assert [leaf.section for leaf in found] == ["A", "A"]
    assert all(len(leaf.text) <= LONGEST for leaf in found)


@pytest.mark.parametrize("number", range(len(LEAVES)))
def test_every_rulebook_page_fits_and_links_to_the_next(number):
    page = BOOK.page(number, WORDS)
    assert presentable(page) == page
    assert LEAVES[number].text in said(page)

    games, back, on = buttons(page)
    assert games.does.verb == "help"
    assert (back.disabled, on.disabled) == (number == 0, number == len(LEAVES) - 1)

    for one in (back, on):
        # The buttons can be pressed and lead to an existing page.
        wanted = CustomId(NO_TOKEN, NO_TOKEN, "rules-heist", one.does.index)
        assert read_custom_id(ButtonTokens().sign(one.does)) == wanted

        BOOK.page(one.does.index, WORDS)

    for item in menus(page)[0].items:
        assert LEAVES[item.index].section == item.label


@pytest.mark.parametrize("number", [-1, len(LEAVES)])
def test_missing_rulebook_page_is_refused(number):
    with pytest.raises(RulesLost):
        BOOK.page(number, WORDS)
