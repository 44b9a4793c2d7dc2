"""The rules, leafed through: complete, readable on Discord, without the numbers of rulings."""

from pathlib import Path

import pytest

from bot.chat.pages.custom_ids import NO_TOKEN, Press, Stamps, read
from bot.chat.pages.presentable import presentable
from bot.language.words import Words
from cogs.rulebook import LONGEST, Rulebook, RulesLost, leaves
from games.heist import rules
from tests.cogs.reading import buttons, menus, said

FILE = Path(rules.__file__).with_name("RULES.md")
WORDS = Words("en")
BOOK = Rulebook("heist", FILE)


def test_every_section_is_there_but_the_index_of_rulings():
    wanted = [
        line.removeprefix("## ")
        for line in FILE.read_text("utf-8").splitlines()
        if line.startswith("## ") and "Appendix B" not in line
    ]
    assert list(dict.fromkeys(leaf.section for leaf in BOOK.leaves)) == wanted


def test_players_do_not_read_the_numbers_of_rulings():
    assert not any("HR-" in leaf.text for leaf in BOOK.leaves)


def test_tables_become_lines():
    (leaf,) = leaves("# G\n\n## A\n\n| Crew | Event |\n| --- | --- |\n| Vault | Time Lock |\n")
    assert leaf.text == "**Crew · Event**\nVault · Time Lock"


def test_long_sections_take_several_pages():
    found = leaves("# G\n\n## A\n\n" + "\n\n".join(["x" * 900] * 5))
    assert [leaf.section for leaf in found] == ["A", "A"]
    assert all(len(leaf.text) <= LONGEST for leaf in found)


@pytest.mark.parametrize("number", range(len(BOOK.leaves)))
def test_every_page_fits_and_leads_on(number):
    page = BOOK.page(number, WORDS)
    assert presentable(page) == page
    assert BOOK.leaves[number].text in said(page)
    back, on = buttons(page)
    assert (back.disabled, on.disabled) == (number == 0, number == len(BOOK.leaves) - 1)
    for one in (back, on):
        wanted = Press(NO_TOKEN, NO_TOKEN, "rules-heist", one.does.index)
        assert read(Stamps().sign(one.does)) == wanted
        BOOK.page(one.does.index, WORDS)
    for item in menus(page)[0].items:
        assert BOOK.leaves[item.index].section == item.label


@pytest.mark.parametrize("number", [-1, len(BOOK.leaves)])
def test_a_page_that_is_not_there_is_refused(number):
    with pytest.raises(RulesLost):
        BOOK.page(number, WORDS)
