"""Composed sentence ids outside of the games' folders, and those that all games share."""

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import fields
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from typing import Any, get_args

from bot.features import FEATURES
from bot.interactions import permissions
from bot.pages.paused_notice import _FOR_THE_HOST as LEFT_TO_THE_HOST
from bot.pages.paused_notice import DECLINED, FULL
from bot.people import Cards
from bot.servers.rules import LIMITS, ServerRules
from bot.tables.audit import AuditAct
from bot.tables.banter import LINES
from bot.tables.table import Absence, Pace
from cogs.info.pages import TOPICS
from cogs.lobby.setup_page import values
from cogs.looks import COLOURS, EARNED, OUTFITS
from cogs.moderation.settings import EXPLAINED, LEVELS, SWITCHES, choices
from cogs.orders import BUTTONS
from cogs.pages import UNITS, setting
from games.engine.occasions import FEELINGS
from games.engine.temper import Temper
from games.registry import GAMES, package_of
from tests.cogs.faces import FACES
from tests.cogs.features import told
from tests.cogs.learn.branches import TAUGHT
from tests.repository.ids.family import (
    Family,
    ids,
    in_calls,
    in_named_arguments,
    kinds_of,
    no_ids,
    these,
)
from tests.repository.tree import ROOT

OF_GAMES = {
    slug: import_module(module)
    for slug in GAMES
    if find_spec(module := f"tests.repository.ids.{slug}") is not None
}
"""Each game's own ids, and what it declares about the common ones."""


def _own(slug: str, name: str, usual: Collection[str]) -> Collection[str]:
    """Return the game's own value of this name from its file, or the usual one."""
    found: Collection[str] = getattr(OF_GAMES.get(slug), name, usual)
    return found


FOR_FEATURES = {
    f"{slug}-bets-until" for slug, face in FACES.items() if face.for_watchers.bets is not None
}
FOR_FEATURES |= {
    f"{slug}-count-{name}"
    for slug, game in GAMES.items()
    for name in (*game.tally.sums, *game.tally.bests)
}
FOR_FEATURES |= {"command-option-ladder-game"}  # an option of two features
"""Sentences for features that may be deleted: see bot/pages/faces.py."""
CHAPTERS = [slug for slug, face in FACES.items() if face.chapter]


def taught(slug: str) -> Iterator[str]:
    """Yield the ids of a lesson's texts: before choices, after them, and at its end."""
    if slug in TAUGHT:
        yield from _coached(tomllib.loads((ROOT / f"data/lessons/{slug}.toml").read_text("utf-8")))


def _coached(lesson: Any) -> Iterator[str]:
    # Lessons are nested tables and lists of them.
    for name, value in lesson.items() if isinstance(lesson, dict) else ():
        if name in ("coach", "farewell", "mishap") and isinstance(value, str):
            yield value
        elif name == "offer":
            yield from value.values()
        else:
            for part in value if isinstance(value, list) else [value]:
                yield from _coached(part)


def tips(slug: str) -> Iterable[str]:
    """Return the ids that the game's tips can yield."""
    # Not each game has tips.
    file = ROOT / "cogs" / package_of(slug) / "tips.py"
    source = file.read_text("utf-8") if file.exists() else ""
    return re.findall(r'(?:yield |\balways\()"([a-z-]+)"', source)


def settings(slug: str) -> tuple[str, ...]:
    found: tuple[str, ...] = getattr(import_module(f"cogs.{package_of(slug)}"), "SETTINGS", ())
    return found


def happened(slug: str) -> Iterator[str]:
    """Yield events with a sentence of their own: all, unless the game declares otherwise."""
    dashed = slug == "political"
    kinds = _own(slug, "HAPPENS", GAMES[slug].events.kinds.keys())
    return (event.replace("_", "-") if dashed else event for event in kinds)


def titled(slug: str) -> Collection[str]:
    """Return the kinds of decisions that are titles of cards.

    A game without secrets has no cards.
    """
    return [*GAMES[slug].asked] if GAMES[slug].secrets else ()


def options(slug: str) -> Iterator[str]:
    return chain.from_iterable(GAMES[slug].asked.values())


def asks(slug: str) -> Collection[str]:
    return {*GAMES[slug].asked, *GAMES[slug].asks, "pause"}


def secrets(slug: str) -> Iterator[str]:
    """Yield private events, which a story tells to all readers."""
    private = GAMES[slug].events.private
    return (event.replace("_", "-") if slug == "political" else event for event in private)


def feats(slug: str) -> tuple[str, ...]:
    return GAMES[slug].tally.feats


def of_every_game(
    pattern: str, words_of: Callable[[str], Iterable[str]], *, if_said: bool = False
) -> Family:
    """Declare ids in which the first gap is the game and the last one a word of it."""
    begins = {slug: pattern.replace("*", slug, 1) for slug in GAMES}
    found = {begins[slug].replace("*", word) for slug in GAMES for word in words_of(slug)}
    return these(pattern, found, if_said=if_said)


DOCTOR = {
    pair
    for mark in ("ok", "warn", "fail", "verdict")
    for pair in in_calls(mark, "bot/ops/doctor/", 0, 1)
}
DOCTOR |= {"disk-fine", "disk-little", "rights-no-folder", "rights-no-place"}
"""Subjects of the doctor with each finding; the last four are composed in another way."""


def unoffered(slug: str, name: str) -> Iterator[Any]:
    """Yield values that a setting takes only at the deal; a rematch starts with them."""
    values = get_args(GAMES[slug].Options.model_fields[name].annotation)
    return (value for value in values if value in GAMES[slug].Options.unoffered)


SETTLED = {
    setting(slug, name, value)
    for slug in GAMES
    for name in settings(slug)
    for value in (*values(GAMES[slug], name), *unoffered(slug, name))
}
"""Each setting at each of its values."""
PERMISSIONS = {
    name.replace("_", "-")
    for names in (permissions._NEEDED, permissions._NEEDED_IN_THREADS, permissions._NEEDED_IN_VOICE)
    for name in names
}
# A class name such as NotYours becomes refused-not-yours.
REFUSALS = {re.sub(r"(?=[A-Z])", "-", f"refused{name}").lower() for name in kinds_of("Refused")}
OPTIONS = in_named_arguments("options", "cogs/") | {"opponent"}
HELP = {f"help-commands-{feature.rpartition('.')[2]}" for feature in FEATURES}
EXTENDED = {*REFUSALS, *in_calls("extended", "cogs/"), "me-ask-again"}
INSTEAD = {f"{slug}-{said}" for slug in GAMES for said in in_calls("own", "cogs/", 1)}
"""Sentences of a game that may replace common ones."""
ORDERS = {f"{slug}-{order.slug}": order for slug in GAMES for order in GAMES[slug].orders}
# With few values an order has buttons instead of a menu.
MENUS = {f"order-{name}-menu" for name, order in ORDERS.items() if len(order.values) > BUTTONS}
VALUES = {f"order-{name}-{value}" for name, order in ORDERS.items() for value in order.values}

FAMILIES = [
    # each game's own
    ids("*-title", GAMES),
    ids("*-title", ("me-ask", "me-ask-again")),
    ids("*-pitch", GAMES),
    ids("*-in-short", GAMES),
    ids("*-chapter", CHAPTERS),
    ids("*-table-seal", GAMES),
    of_every_game("*-told-*", happened),
    of_every_game("*-secret-*", secrets),
    of_every_game("*-title-*", titled),
    # as cogs/plain.py and SceneLabels use them; games with labels of their own need not
    of_every_game("*-option-*", options, if_said=True),
    of_every_game("*-chosen-*", options, if_said=True),
    of_every_game("*-ask-*", asks, if_said=True),
    of_every_game("*-question-*", titled, if_said=True),
    of_every_game("*-tips-*", tips),
    of_every_game("*-lesson-*", taught),
    of_every_game("*-feat-*", feats),
    of_every_game("*-feat-*-how", feats),
    these("*-*", INSTEAD, if_said=True),
    of_every_game("*-setting-*", settings),
    of_every_game("*-named-*", settings, if_said=True),
    these("*-setting-*-*", SETTLED),
    # standing orders
    these("order-*-*", {f"order-{name}" for name in ORDERS}),
    these("order-*-*-menu", MENUS),
    these("order-*-*-*", VALUES, if_said=True),
    these("*-help", {f"order-{name}-help" for name in ORDERS}),
    these("*-coming", {f"order-{name}-coming" for name in ORDERS}, if_said=True),
    ids("order-page-intro-*", GAMES, if_said=True),
    # commands
    ids("command-*", ("start", "hand", "table", "end", "leave", "move")),
    ids("command-option-*", OPTIONS),
    ids("help-*", TOPICS),
    ids("hen-*", (*OUTFITS, *EARNED, *COLOURS)),
    ids("help-topic-*", TOPICS),
    these("help-commands-*", HELP, if_said=True),
    ids("command-start-*", GAMES),
    ids("command-pace-*", Pace),
    # tables
    ids("level-*", LEVELS),
    ids("pace-*", Pace),
    ids("pace-in-*", UNITS),
    ids("temper-*", Temper),
    ids("talk-*-*-*", FEELINGS, Temper, map(str, range(1, LINES + 1))),
    ids("lobby-call-*", ("ready", "full", "challenged", "filled", "more")),
    ids("lobby-welcome-*", (FULL, DECLINED)),
    ids("lobby-welcome**", ("", "-host"), ("", "-open")),
    ids("lobby-welcome-again*", ("", "-open")),
    ids("lobby-button-*", in_calls("button", "cogs/lobby/face.py")),
    ids("lobby-alt-*", ("house", "host", "person")),
    ids("lobby-picture-*", ("seats", "house", "needed", "free")),
    ids("table-away-*", Absence),
    ids("away-title-*", Absence),
    ids("away-why-*", Absence),
    ids("away-button-*", Absence),
    ids("way-out-*", LEFT_TO_THE_HOST),
    ids("*-sure", ("table-end", "table-leave")),
    ids("*-button", ("table-end", "table-leave")),
    ids("rematch-*", ("over", "dealt", "in")),
    ids("mend-about-*", ("playing", "skip", "back")),
    ids("setup-*-prompt", ("pace", "level", "fill", "locale")),
    ids("cut-by-*", ("joined", "pressed", "said")),
    ids("cut-window-*", ("title", "label", "hint")),
    # people
    ids("chat-*-*", ("bell", "dms"), ("busy", "shut")),
    ids("*-on", ("pictures", "motion")),
    ids("*-off", ("pictures", "motion")),
    ids("cards-about-*", Cards),
    ids("cards-choose-*", Cards),
    ids("cards-button-*", Cards),
    ids("blocks-about-*", ("what", "secret")),
    ids("story-page-*", ("first", "back", "on", "last")),
    # servers
    ids("server-*-prompt", (rule for rule, _ in choices())),
    ids("server-*-usual", (rule for rule, values in choices() if None in values)),
    ids("server-*", (rule for rule, _ in choices())),
    ids("server-switch-*", SWITCHES),
    ids("server-switch-*-hint", EXPLAINED),
    ids("server-limit-*", (name.replace("_", "-") for name in LIMITS)),
    ids("permission-*", PERMISSIONS),
    ids("audit-*", {*AuditAct} - {AuditAct.SET}),
    ids("audit-rule-*", (field.name.replace("_", "-") for field in fields(ServerRules))),
    these("refused-*", REFUSALS),
    # Sentences of features that can be deleted, which follow the common ones.
    these("*-also", {f"{name}-also" for name in EXTENDED}, if_said=True),
    # operators
    ids("doctor-*", {pair.partition("-")[0] for pair in DOCTOR}),
    these("doctor-*-*", {f"doctor-{pair}" for pair in DOCTOR}),
    ids("doctor-summary-*", ("mend", "think", "fine")),
    ids("fault-*", ("full", "lost")),
    # Patterns that look like sentence ids and are names of other things.
    *no_ids("coop-surface-*-*", "coop-record-*", "coop-referee-*", "typed-*", "box-*", "*-wal"),
    *no_ids("rules-*", "setup-*", "learn-*", "learnt-*", "play-*"),
    *chain.from_iterable(told("names", "FAMILIES")),
]
