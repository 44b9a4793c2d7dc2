"""Application emojis replace plain characters where Discord has them and the page has room."""

from dataclasses import replace
from typing import Any

import pytest

from bot.pages.delivery import Delivery, DesiredMessage, RenderedPicture
from bot.pages.emojis import Emojis, Signs, _have_room
from bot.pages.limits import BYTES, BYTES_A_TEXT, CHARACTERS
from bot.pages.page import Button, Do, Image, Item, Link, Menu, Page, Row, Text
from tests.support.toy_picture import Toy

NAMED = {
    "common": {"👑": "coop_leader", "❄️": "coop_cold", "🔒": "coop_locked"},
    "heist": {"🔒": "coop_lockdown", "🏴‍☠️": "coop_pirate", "🏴": "coop_flag"},
    "out": {},
}
LEADER = "<:coop_leader_a1:11>"
PIRATE = "<:coop_pirate_b2:12>"
FLAG = "<:coop_flag_c3:13>"
SPELLED = {
    "coop_leader": LEADER,
    "coop_pirate": PIRATE,
    "coop_flag": FLAG,
    "coop_lockdown": "<:coop_lockdown_d4:14>",
    "coop_locked": "<:coop_locked_e5:15>",
}


def signs(game: str = "heist") -> Signs:
    emojis = Emojis(NAMED)
    emojis.learn(SPELLED)
    found = emojis.of(game)
    assert found is not None
    return found


def drawn(text: str, game: str = "heist") -> str:
    part = {"type": 10, "content": text}
    signs(game).put_on([part])
    return str(part["content"])


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("👑 Ada", f"{LEADER} Ada"),
        ("👑👑", LEADER * 2),
        ("🏴‍☠️ and 🏴", f"{PIRATE} and {FLAG}"),
        # Parts of a longer emoji sequence must not be replaced.
        ("a longer one: 🏴‍🦊", "a longer one: 🏴‍🦊"),
        ("a skin: 👑🏽, a join: 🦊‍👑", "a skin: 👑🏽, a join: 🦊‍👑"),
        ("not on Discord: ❄️", "not on Discord: ❄️"),
        ("`👑` 👑 ```\n👑\n```", f"`👑` {LEADER} ```\n👑\n```"),
        ("no sign", "no sign"),
    ],
)
def test_characters_in_texts_are_replaced(text: str, told: str) -> None:
    assert drawn(text) == told


def test_emojis_of_a_game_precede_the_common_ones() -> None:
    assert drawn("🔒", "heist") == SPELLED["coop_lockdown"]
    assert drawn("🔒", "out") == SPELLED["coop_locked"]
    assert drawn("🔒", "a game of tomorrow") == SPELLED["coop_locked"]


def test_no_emoji_is_replaced_before_discord_has_listed_them() -> None:
    assert Emojis(NAMED).of("heist") is None

    emojis = Emojis(NAMED)
    emojis.learn({})
    nothing = emojis.of("heist")
    part = {"type": 10, "content": "👑"}

    assert nothing is not None

    nothing.put_on([part])
    assert part["content"] == "👑"


def parts(page: Page) -> list[dict[str, Any]]:
    return parts_of(Delivery.of(replace(DesiredMessage.of(page), signs=signs())))


def parts_of(delivery: Delivery) -> list[dict[str, Any]]:
    assert delivery.view is not None
    found: list[dict[str, Any]] = delivery.view.to_components()[0]["components"]
    return found


async def test_buttons_and_menu_items_have_their_emoji_field_replaced() -> None:
    row = Row((Button("👑 Lead", Do("join"), emoji="👑"), Button("x", Do("leave"), emoji="🐣")))
    menu = Menu("whom", (Item("👑 Ada", 0, emoji="🏴‍☠️"), Item("Ben", 1)))
    link = Row((Link("👑", "https://example.org"),))
    first, second, third = parts(Page((row, menu, link)))
    lead, leave = first["components"]

    assert lead["label"] == "👑 Lead"
    assert lead["emoji"] == {"name": "coop_leader_a1", "id": "11"}
    assert leave["emoji"] == {"name": "🐣"}

    ada, ben = second["components"][0]["options"]
    assert (ada["label"], ada["emoji"]) == ("👑 Ada", {"name": "coop_pirate_b2", "id": "12"})
    assert "emoji" not in ben
    # Labels cannot show application emojis, so they keep the character.
    assert third["components"][0]["label"] == "👑"


async def test_texts_below_and_instead_of_a_picture_are_replaced() -> None:
    image = Image(Toy("👑"), "👑", (Text("instead 👑"),), (Text("below 👑"),))
    wanted = replace(DesiredMessage.of(Page((image,))), signs=signs())
    drawn, below = parts_of(Delivery.of(wanted, RenderedPicture("egg", b"an egg")))

    assert drawn["items"][0]["description"] == "👑"
    assert below["content"] == f"below {LEADER}"

    (instead,) = parts(Page((image,)))
    assert instead["content"] == f"instead {LEADER}"


async def test_long_text_keeps_its_characters() -> None:
    # The longer notation of an emoji would exceed the limit of the message.
    body = "👑" * 1000
    row = Row((Button("Lead", Do("join"), emoji="👑"),))
    text, buttons = parts(Page((Text(body), row)))
    assert text["content"] == body
    assert buttons["components"][0]["emoji"]["id"] == "11"


async def test_shortened_page_keeps_its_characters() -> None:
    (text,) = parts(Page((Text("👑 " + "x" * 5000),)))
    assert text["content"].startswith("👑")
    assert text["content"].endswith("…")


async def test_digest_ignores_application_emojis() -> None:
    plain = DesiredMessage.of(Page((Text("👑"),)))
    ours = replace(plain, signs=signs())
    # Otherwise every message would be edited when the emojis become known.
    assert ours.digest == plain.digest

    view = Delivery.of(ours).view
    assert view is not None
    assert LEADER in str(view.to_components())


def test_longer_sequence_is_matched_first() -> None:
    found = Signs.of({"🐔": "<:hen:1>", "🐔🥚": "<:laying:2>"})
    parts: list[dict[str, Any]] = [{"type": 10, "content": "🐔🥚 🐔"}]
    found.put_on(parts)
    assert parts[0]["content"] == "<:laying:2> <:hen:1>"


def test_limits_of_text_are_exact() -> None:
    for letters in (CHARACTERS, CHARACTERS + 1):
        assert _have_room(["x" * letters]) is (letters == CHARACTERS)
    for size in (BYTES, BYTES + 1):
        text = "🐔" * ((BYTES - BYTES_A_TEXT) // 4) + "x" * ((BYTES - BYTES_A_TEXT) % 4)
        assert _have_room([text + "x" * (size - BYTES)]) is (size == BYTES)
