"""Which parts of a page are shortened first."""

import logging

import pytest

from bot.pages import shortening
from bot.pages.delivery import DesiredMessage
from bot.pages.limits import BYTES, BYTES_A_TEXT, CHARACTERS, room
from bot.pages.page import (
    Block,
    Button,
    Do,
    Item,
    Kept,
    Link,
    Menu,
    News,
    Page,
    Picker,
    Picks,
    Row,
    Text,
)
from bot.pages.presentable import presentable
from bot.pages.shortening import ELLIPSIS, SHORTEST, short

NEWS = News("\n".join(f"{number}. somebody has laid an egg" for number in range(200)))
SEATS = Kept("\n".join(f"**Hen {number}** has laid nothing so far" for number in range(40)))
ASKED = Kept("Who is to lay the next egg, and where? " * 10)


def bodies(*blocks: Block) -> list[str]:
    return [one.body for one in presentable(Page(blocks)).blocks if isinstance(one, Text)]


@pytest.mark.parametrize("letter", ["", "鶏"])
def test_oldest_news_are_removed_first_as_whole_lines(letter: str) -> None:
    """This also holds for text that exceeds the limit in bytes."""
    news = News(NEWS.body.replace("egg", 9 * letter + "egg"))
    seats, told, asked = bodies(SEATS, news, ASKED)

    assert (seats, asked) == (SEATS.body, ASKED.body)
    # What is left is the end of the news, from the start of a line.
    assert news.body.endswith("\n" + told)
    assert sum(map(len, (seats, told, asked))) <= CHARACTERS
    assert sum(len(one.encode()) + BYTES_A_TEXT for one in (seats, told, asked)) <= BYTES


def test_other_texts_are_cut_before_the_last_news() -> None:
    long = Text("word " * 2000)
    seats, told, cut, asked = bodies(SEATS, NEWS, long, ASKED)
    assert (seats, told, asked) == (SEATS.body, NEWS.body.split("\n")[-1], ASKED.body)
    # The cut ends at a word, with the ellipsis on its own line.
    assert cut.endswith("word\n" + ELLIPSIS)


def test_cut_keeps_whole_lines_unless_half_of_the_text_would_be_lost() -> None:
    near = "word " * 700 + "end.\n" + "next " * 400
    assert bodies(Text(near)) == [near.split("\n")[0] + "\n" + ELLIPSIS]
    (far,) = bodies(Text("word " * 320 + "end.\n" + "word " * 1000))
    assert far.endswith("word\n" + ELLIPSIS)
    assert CHARACTERS - 10 < len(far) <= CHARACTERS


def test_seats_and_question_are_cut_last() -> None:
    heavy = Kept("word " * 1000)
    head, cut = bodies(Text("x" * 500), heavy)
    assert len(head) <= SHORTEST
    assert cut.endswith("word\n" + ELLIPSIS)
    assert len(head) + len(cut) <= CHARACTERS


@pytest.mark.parametrize(
    ("text", "most", "left"),
    [
        ("Cluck twice, then lay", 14, "Cluck twice,…"),
        ("Cluck twice, then lay", 13, "Cluck twice,…"),
        ("Cluck twice, then lay", 21, "Cluck twice, then lay"),
        ("Gockelhahnenkamm", 10, "Gockelhah…"),
        ("A Gockelhahnenkamm", 12, "A Gockelhah…"),  # otherwise half of the room would be lost
    ],
)
def test_words_are_not_cut(text: str, most: int, left: str) -> None:
    assert short(text, most) == left


def test_multibyte_characters_need_more_room() -> None:
    assert room("x" * 100) == 100
    assert room("é" * 100) == 100
    assert room("鶏" * 100) == 123
    assert room("鶏" * (BYTES // 3)) == CHARACTERS


def test_each_kind_of_page_is_logged_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page's content is not logged."""
    # The log remembers which pages it has reported, for the whole process.
    monkeypatch.setattr(shortening, "_reported", set[tuple[str, str]]())

    def draw(verb: str, locale: str, text: str = "secret " * 1000) -> None:
        button = Button("an egg", Do(verb))
        presentable(Page((Text(text), Row((button,)))), locale)

    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            draw("hand", "de")

        draw("hand", "fr")
        draw("join", "de")
        draw("leave", "de", "short")

    assert [record.getMessage().split("buttons=")[1] for record in caplog.records] == [
        "hand",
        "hand",
        "join",
    ]
    assert "secret" not in caplog.text


def test_kind_of_page_is_identified_by_its_verbs(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shortening, "_reported", set[tuple[str, str]]())
    row = Row((Button("an egg", Do("hand")), Link("rules", "https://a.b")))
    menu = Menu("?", (Item("egg", 0),), verb="menu")
    picker = Picker(Picks.ROLES, "?", verb="role")
    page = Page((Text("word " * 1000), row, menu, picker))
    presentable(page, "de")
    (said,) = caplog.messages

    assert said.startswith("page was shortened: locale=de characters=")
    assert said.endswith("buttons=hand menu role")


def test_kinds_of_text_have_the_same_digest() -> None:
    """They differ only in what is shortened first."""
    looks = {DesiredMessage.of(Page((kind("egg"),))).digest for kind in (Text, News, Kept)}
    assert len(looks) == 1


@pytest.mark.parametrize("text", ["🐔" * 60, "egg 🐔 " * 30, "é" * 120, "x" * 99 + "🐔"])
def test_short_text_fits_by_both_ways_of_counting(text: str) -> None:
    """Discord's clients count an emoji as two units, and its API as one."""
    cut = short(text, 100)

    assert len(cut.encode("utf-16-le")) // 2 <= 100
    assert cut.endswith(ELLIPSIS)
    assert short("🐔" * 50, 100) == "🐔" * 50
