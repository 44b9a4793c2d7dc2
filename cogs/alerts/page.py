"""The page on which somebody says of which games they want to be told here, and when. Texts:
alerts.ftl.
"""

import re
from collections.abc import Collection

from bot.common.sanitize import escape
from bot.i18n.words import Said, Words, commas
from bot.pages.page import Button, Do, Item, Link, Menu, Page, Row, Text, Tone
from bot.pages.presentable import jump
from bot.people import Hours
from bot.tables.scene import Scene
from games.registry import GAMES

ACCENT = 0xF2C94C

ALERTS, CLOCK, SAID, OFF = "alerts", "alerts-clock", "alerts-said", "alerts-off"
OF_GAMES, SINCE, UNTIL = 0, 1, 2
"""Which menu it was."""

_STEP = 100
HOURS = range(24)
"""Of a day; a menu has a line for each."""
_HOUR, _DAY, _QUARTER = 60, 60 * len(HOURS), 15
_CLOCK = re.compile(r"\s*([0-9]{1,2})[:.h ]?([0-9]{2})\s*", re.ASCII)


def index(menu: int, line: int = 0) -> int:
    """Of a line in one of the menus, or of the menu itself."""
    return menu * _STEP + line


def lines_of(menu: int) -> range:
    return range(len(GAMES)) if menu == OF_GAMES else HOURS


def line(index: int) -> tuple[int, int]:
    """Which menu, and which line."""
    return divmod(index, _STEP)


def ahead(typed: str, now: float) -> int | None:
    """How many minutes a clock that says this is ahead of UTC, to the quarter of an hour that time
    zones know. None where it is no time of day.
    """
    found = _CLOCK.fullmatch(typed)
    if found is None or int(found[1]) not in HOURS or int(found[2]) > 59:
        return None
    apart = int(found[1]) * _HOUR + int(found[2]) - int(now // 60) % _DAY
    return round(apart / _QUARTER) * _QUARTER % _DAY


def clock(minute: int) -> str:
    return f"{minute // _HOUR:02}:{minute % _HOUR:02}"


def alerts_page(
    games: Collection[str],
    hours: Hours,
    now: float,
    words: Words,
    off: Collection[str] = (),
    *,
    knows_clock: bool = True,
) -> Page:
    """`off`: games that nobody plays on this server, so that nobody calls for them."""
    offered = [slug for slug in GAMES if slug not in off]
    named = [words(f"{slug}-title") for slug in offered if slug in games]
    lines = [f"### {words('alerts-title')}"]
    lines.append(words("alerts-on", games=commas(words, named)) if named else words("alerts-none"))
    facts: dict[str, Said] = {"since": clock(hours.since), "until": clock(hours.until)}
    facts |= {"since_hour": hours.since // _HOUR, "until_hour": hours.until // _HOUR}
    lines.append(words("alerts-hours" if hours.since != hours.until else "alerts-always", **facts))
    local = hours.local(now)
    said = words("alerts-clock", now=clock(local), hour=local // _HOUR)
    lines.append("-# " + (said if knows_clock else words("alerts-clock-unknown")))
    of_games = tuple(
        Item(words(f"{slug}-title"), index(OF_GAMES, place), chosen=slug in games)
        for place, slug in enumerate(GAMES)
        if slug in offered
    )
    games_menu = Menu(words("alerts-games-prompt"), of_games, 0, len(of_games), ALERTS, OF_GAMES)
    return Page(
        (
            Text("\n".join(lines)),
            *((games_menu,) if of_games else ()),
            _hours(SINCE, hours.since, words),
            _hours(UNTIL, hours.until, words),
            Row((Button(words("alerts-clock-button"), Do(CLOCK), Tone.PLAIN, "🕰️"),)),
        ),
        ACCENT,
    )


def _hours(menu: int, at: int, words: Words) -> Menu:
    said = "since" if menu == SINCE else "until"
    items = tuple(
        Item(
            words(f"alerts-{said}", at=clock(hour * _HOUR), hour=hour),
            index(menu, hour),
            chosen=hour * _HOUR == at,
        )
        for hour in HOURS
    )
    prompt = words(f"alerts-{said}-prompt")
    return Menu(prompt, items, verb=ALERTS, slot=menu, index=index(menu))


def alert_page(scene: Scene, host: str, words: Words) -> Page:
    """What is told by DM."""
    said = words(
        "alert",
        host=escape(host),
        game=words(f"{scene.game}-title"),
        number=scene.number,
        channel=f"<#{scene.channel_id}>",
        free=scene.most - len(scene.players),
    )
    there = Link(words("card-back", number=scene.number), jump(scene.guild_id, scene.channel_id))
    off = Button(words("alert-off"), Do(OFF, scene.guild_id), Tone.PLAIN, "🔕")
    return Page((Text(said), Row((there, off))), ACCENT)
