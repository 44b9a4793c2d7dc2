"""Pages of alerts and plans, for the tests that look at all pages (tests/cogs/features.py)."""

from collections.abc import Callable

from bot.i18n.words import Words
from bot.pages.page import Page
from bot.people import Hours
from cogs.alerts.pages import (
    alert_page,
    alerts_page,
    announcement,
    call_message,
    ended_announcement,
    reminder,
)
from cogs.alerts.plans import Plan
from games.registry import GAMES
from tests.cogs.faces import WIDE
from tests.cogs.lobby.test_lobby_pages import lobby

PLAN = Plan(1, 2, 3, 4, None, "political", 90, "en", 2_000_000_000.0, is_reminded=False)
MANY = [*range(50)]
FULL_TABLE = [*range(90, 98)]

PAGES: dict[str, Callable[[Words], Page]] = {
    "alerts": lambda words: alerts_page([*GAMES], Hours(1, 2, 3), 0.0, words),
    "call": lambda words: alert_page(lobby(2), WIDE[0], words),
    "plan": lambda words: announcement(PLAN, MANY, words, alone=True),
    "plan-full-table": lambda words: announcement(PLAN, FULL_TABLE, words, alone=True),
    "plan-called": lambda words: call_message(PLAN, 3, MANY, words, rings=True),
    "plan-reminder": lambda words: reminder(PLAN, WIDE[0], words),
    "plan-missed": lambda words: ended_announcement(PLAN, "plan-missed", words),
    "plan-refused": lambda words: ended_announcement(
        PLAN, "plan-refused", words, why=words("refused-no-channel-left")
    ),
}
ON_A_PHONE = ("alerts", "call", "plan-called", "plan-reminder", "plan-full-table")
