"""Pages for managers of a server, as the tests of all pages need them."""

from collections.abc import Callable

from bot.i18n.words import Words
from bot.pages.page import Page
from bot.servers.rules import NO_RULES, OperatorLimits, ServerRules
from bot.tables.audit import AuditLine
from bot.tables.context import TableLimits
from bot.tables.table import Pace
from cogs.moderation.settings import audit_page, settings_page

WORDS = Words("en")

# A page with every rule set.
STRICT = ServerRules(
    games_off=frozenset({"political"}),
    places=frozenset({70, 71}),
    starters=frozenset({9}),
    pace=Pace.QUICK,
    slowest=Pace.RELAXED,
    level="hard",
    locale="en",
    pictures=False,
    rings=False,
    records=False,
    per_channel=1,
    lobby_minutes=1,
)

# Log entries with and without a person, and enough of them for a full page.
LINES = (
    AuditLine(12, 1_790_000_300.0, 1, 2, "bench", "7", ""),
    AuditLine(11, 1_790_000_200.0, None, None, "end", "6", ""),
    AuditLine(10, 1_790_000_100.0, 1, None, "set", "games_off", '["heist","political"]'),
    AuditLine(9, 1_790_000_000.0, 1, None, "set", "per_channel", "null"),
    *(
        AuditLine(number, 1_789_990_000.0, 1, None, "set", "rings", "false")
        for number in range(8, 0, -1)
    ),
)


def settings(rules: ServerRules, *, ladder: bool = False) -> Page:
    return settings_page(rules, OperatorLimits(TableLimits()), WORDS, switches={"ladder": ladder})


SERVERS: dict[str, Callable[[], Page]] = {
    "server-settings": lambda: settings(NO_RULES),
    "server-settings-strict": lambda: settings(STRICT, ladder=True),
    "server-audit": lambda: audit_page(LINES, WORDS, is_newest=True),
}
