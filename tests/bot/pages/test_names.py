"""Names of people: they mention no person, break no formatting, and stay visible."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.common.sanitize import LONGEST, NAMELESS, clean, escape, plain
from bot.pages.delivery import RawView
from bot.pages.page import Button, ButtonTokens, Do, Item, Menu, Page, Row, Text
from bot.tables.scene import escape_names
from playground.limits.messages import problems
from tests.bot.tables.house import ADA, BEN, CLEO, DAN, House

# Names that look empty: spaces, invisible characters, and marks without a letter.
INVISIBLE = (
    *("", " ", "\u200b" * 5, "\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\ufe0f"),
    *("\u0301\u0302", "\u202e\u202d", "\u00ad", "\U000e0061" * 8, "\u034f \u17b5"),
)

WILD = (
    "@everyone",
    "<@1234567890> <@&1> <#2> </rules:3> <t:0:R> <:hen:4>",
    "\u202egnp.exe\u202c",
    "🐔" * 32,
    "👩‍👩‍👧‍👦" * 8,
    "🏴\U000e0067\U000e0062\U000e007f" * 6,
    "Z̸̡̛̤͎̮͎͕̖̰̈́̈́a̷l̸g̴o̵" * 3,
    "שלום עולם 12",
    "مرحبا | x",
    "[a](https://b.c) https://d.e",
    "```\ncode\n```",
    "-# small\n# BIG",
    "﷽" * 32,
    "\\\\*\\_",
)

SPECIAL = "@<>#*_~`|[]()\\:/-\n\u202e\u200b\u3164\u0301🐔אب"


@pytest.mark.parametrize("name", INVISIBLE)
def test_invisible_name_has_a_stand_in(name: str) -> None:
    assert clean(name) == NAMELESS


@pytest.mark.parametrize("name", WILD)
async def test_odd_name_breaks_no_message(name: str) -> None:
    text = escape(name)
    page = Page(
        (
            Text(f"**{text}** robs {text}"),
            Row((Button(f"Rob {text}", Do("pick", 0)),)),
            Menu(f"Whom does {text} rob?", (Item(text, 0, text), Item("Nobody", 1))),
        )
    )
    components = RawView(page, ButtonTokens("table", "question", "ask", "own")).to_components()
    body = {"flags": 1 << 15, "components": components}

    assert problems("POST", "/channels/1/messages", body, []) == []


async def test_players_with_invisible_names_are_numbered(house: House) -> None:
    table_id = await house.open(BEN, CLEO)
    names = {ADA: "\u3164", BEN: "Ben", CLEO: "\u200b", DAN: "Dan"}
    async with house.changing(table_id) as change:
        for place, player in enumerate(change.table.players):
            change.table.change_player(place, name=names[player.user_id or 0])

    # The number is the place in the order of joining, counted from one.
    lobby = escape_names(await house.tables.scene(table_id))
    assert [player.name for player in lobby.players] == ["?1", "Ben", "?3"]
    assert lobby.host_name == "?1"

    await house.tables.lobbies.start(table_id, ADA)
    # The deal shuffles the seats, and the numbers must not change.
    dealt = escape_names(await house.tables.scene(table_id))
    assert {player.user_id: player.name for player in dealt.players} == {
        ADA: "?1",
        BEN: "Ben",
        CLEO: "?3",
    }


async def test_single_invisible_name_needs_no_number(house: House) -> None:
    table_id = await house.open(BEN)
    async with house.changing(table_id) as change:
        change.table.change_player(1, name="\u3164")

    lobby = escape_names(await house.tables.scene(table_id))
    assert [player.name for player in lobby.players] == ["Ada", "?"]


def test_right_to_left_name_is_isolated() -> None:
    """Otherwise a number after the name would be shown on its wrong side."""
    assert escape("שלום") == "\u2068שלום\u2069"
    assert escape("Ada") == "Ada"


NAMES = st.text(
    st.one_of(st.sampled_from(SPECIAL), st.characters(codec="utf-8")), min_size=0, max_size=60
)


@given(NAMES)
def test_every_escaped_name_is_harmless(name: str) -> None:
    text = escape(name)
    assert "\n" not in text
    assert "@everyone" not in text
    assert "<@" not in text.replace("\\<", "")
    assert "://" not in text

    # Escaped backslashes are removed first, so that the next check sees only real escapes.
    bare = text.replace("\\\\", "")
    for mark in "*_~`|<>#[]()":
        assert mark not in bare.replace(f"\\{mark}", "")


@pytest.mark.parametrize("name", ["x" * 33, "🐔" * 40, "שלום " * 9, "a\u0301" * 40])
def test_long_name_is_cut_with_an_ellipsis(name: str) -> None:
    assert len(clean(name)) <= LONGEST
    assert clean(name).endswith("…")
    assert clean("x" * LONGEST) == "x" * LONGEST


@given(NAMES)
def test_every_cleaned_name_is_visible_and_short(name: str) -> None:
    kept = clean(name)
    assert 1 <= len(kept) <= LONGEST
    assert any(unicodedata.category(char)[0] in "LNPS" for char in kept)
    assert not any(unicodedata.category(char)[0] == "C" for char in kept)


@given(NAMES)
def test_label_shows_the_cleaned_name(name: str) -> None:
    shown = plain(escape(name))
    assert shown.strip("\u2068\u2069") == clean(name)


@given(NAMES)
def test_cleaning_is_idempotent(name: str) -> None:
    assert clean(clean(name)) == clean(name)
