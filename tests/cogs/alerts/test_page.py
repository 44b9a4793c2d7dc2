"""The page of alerts, and how a typed time becomes a UTC offset."""

import pytest

from bot.common.sanitize import plain
from bot.i18n.words import Words
from bot.pages.limits import COMPONENTS
from bot.pages.page import Link, Row
from bot.pages.presentable import component_count, presentable
from bot.people import Hours
from cogs.alerts.pages import ahead, alert_page, alerts_page, menu_and_line, reminder
from cogs.alerts.plans import Plan
from cogs.info.pages import topic_page
from cogs.lobby.face import LOBBY
from cogs.political.board import FRAME, PHONE, height
from games.registry import GAMES
from tests.cogs import features
from tests.cogs.alerts.pages import PAGES
from tests.cogs.lobby.test_lobby_pages import lobby
from tests.cogs.reading import buttons, menus, said

WORDS = Words("en")
NOON = 1_789_992_000.0
"""Seconds since 1970; noon in UTC."""


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("12:00", 0),
        ("19:30", 450),
        (" 7:00 ", 19 * 60),
        ("1745", 345),
        ("12.07", 0),
        ("12:08", 15),
        ("11:59", 0),
        ("24:00", None),
        ("12:60", None),
        ("noon", None),
        ("", None),
    ],
)
def test_typed_time_is_rounded_to_a_quarter_of_an_hour(typed, minutes):
    # Players type hours and minutes, and all UTC offsets are multiples of fifteen minutes.
    assert ahead(typed, NOON) == minutes


def test_page_shows_games_hours_and_clock():
    page = alerts_page(["heist", "crazy"], Hours(18 * 60, 23 * 60, 90), NOON, WORDS)
    games, since, until = menus(page)
    assert [item.label for item in games.items if item.chosen] == ["Chicken Heist", "Crazy Chicken"]
    assert (games.least, games.most) == (0, len(GAMES))
    # Until 23:00, not 24:00: an end is the hour that the menu shows.
    assert [menu_and_line(one.index)[1] for one in (*since.items, *until.items) if one.chosen] == [
        18,
        23,
    ]

    text = said(page)
    assert WORDS("alerts-clock", now="13:30") in text

    # A player who has not given a time sees hours in UTC and no wrong local time.
    unknown = alerts_page([], Hours(), NOON, WORDS, knows_clock=False)
    assert WORDS("alerts-clock-unknown") in said(unknown)
    assert WORDS("alerts-clock", now="12:00") not in said(unknown)
    assert WORDS("alerts-hours", since="18:00", until="23:00") in text


def test_page_of_a_new_player_shows_no_alerts():
    page = alerts_page([], Hours(), NOON, WORDS)
    assert WORDS("alerts-none") in said(page)
    assert WORDS("alerts-always") in said(page)


def test_alerts_page_fits_a_phone():
    page = alerts_page([*GAMES], Hours(1, 2, 3), NOON, WORDS)
    assert component_count(presentable(page).blocks) <= COMPONENTS
    assert FRAME + height(page.blocks) <= PHONE


def test_alert_names_its_table_and_has_an_off_button():
    page = alert_page(lobby(2), "*Ada*", WORDS)
    assert "\\*Ada\\*" in said(page)
    assert "<#2>" in said(page)
    # The index of the button is the server at which alerts end.
    assert [(button.does.verb, button.does.index) for button in buttons(page)] == [
        ("alerts-off", 1)
    ]
    assert page.pings == ()


@pytest.mark.parametrize(
    ("hour", "said"), [(1, "desde la 01:00"), (0, "desde las 00:00"), (13, "desde las 13:00")]
)
# Spanish says "la una" but "las dos".
def test_spanish_article_of_an_hour(hour: int, said: str):
    page = alerts_page([], Hours(60 * hour, 60, 0), NOON, Words("es"))
    assert said in [item.label for menu in menus(page) for item in menu.items if item.chosen]


def test_reminder_leads_to_the_channel_by_its_name():
    plan = Plan(7, 70, 71, 72, None, "out", 1, "en", 2000.0, is_reminded=True)
    row = next(block for block in reminder(plan, "#games", WORDS).blocks if isinstance(block, Row))
    there = row.buttons[0]

    assert isinstance(there, Link)
    assert (plain(there.label), there.url) == (
        "Go to #games",
        "https://discord.com/channels/70/71/72",
    )


def test_general_tests_find_its_pages():
    assert features.pages().items() >= PAGES.items()
    assert [*features.pages_on_a_phone(WORDS)]


def test_call_button_of_a_lobby_is_behind_more():
    more = LOBBY.more(lobby(2), 101, WORDS, None)
    call = next(one for one in buttons(more) if one.does.verb == "call")
    assert (call.label, call.emoji) == (WORDS("lobby-button-call"), "📣")


def test_help_names_the_commands():
    text = said(topic_page("commands", WORDS, "0.1.0"))
    assert "**/chicken alerts**" in text
    assert "**/chicken call**" in text
