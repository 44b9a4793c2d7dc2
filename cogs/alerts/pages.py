"""The page on which a user chooses the games and the hours for messages about lobbies.

Also the messages about planned tables. A page is what a message shows, as plain values
(bot/pages/page.py). Texts: alerts.ftl.
"""

import re
from collections.abc import Collection, Sequence

from bot.common.sanitize import escape
from bot.i18n.words import Said, Words, join_with_and, join_with_commas
from bot.pages.page import Button, Do, Item, Link, Menu, Page, Row, Text, Tone
from bot.pages.presentable import jump
from bot.people import Hours
from bot.tables.scene import Scene, TableSummary
from cogs.alerts.plans import ClockUnknown, Plan
from cogs.pages import YELLOW, mention
from games.registry import GAMES

OPEN = "alerts-open"
"""Verb (what a button asks for): show the page."""

ALERTS = "alerts"
"""Verb: a choice in a menu."""

CLOCK = "alerts-clock"
"""Verb: open the modal for the clock."""

SAID = "alerts-said"
"""Verb: send that modal."""

OFF = "alerts-off"
"""Verb: stop all alerts of a server."""

OF_GAMES = 0
"""The number of the menu of games."""

SINCE = 1
"""The number of the menu of hours when messages begin."""

UNTIL = 2
"""The number of the menu of hours when messages end."""

_STEP = 100
"""The distance of the indexes of two menus, which is more than the lines of any menu."""

HOURS = range(24)
"""Hours of a day. The menus have a line for each."""

_HOUR = 60
"""In minutes."""

_DAY = 60 * len(HOURS)
"""In minutes."""

_QUARTER = 15
"""In minutes."""

_CLOCK = re.compile(r"\s*([0-9]{1,2})[:.h ]?([0-9]{2})\s*", re.ASCII)


def open_button(words: Words) -> Button:
    """Return the button that opens the page of alerts."""
    return Button(words("alerts-open"), Do(OPEN), emoji="🔔")


def index_of(menu: int, line: int = 0) -> int:
    """Return the index of a line in a menu, or of the menu itself: 203 for line 3 of menu 2."""
    return menu * _STEP + line


def lines_of(menu: int) -> range:
    """Return the lines of a menu."""
    return range(len(GAMES)) if menu == OF_GAMES else HOURS


def menu_and_line(index: int) -> tuple[int, int]:
    """Return the menu and the line of an index."""
    return divmod(index, _STEP)


def ahead(typed: str, now: float) -> int | None:
    """Return by how many minutes a clock that shows `typed` is ahead of UTC; None if it is no time.

    The result is from 0 to a day, and rounded to a quarter of an hour, as all time zones are.
    """
    match = _CLOCK.fullmatch(typed)
    if match is None or int(match[1]) not in HOURS or int(match[2]) > 59:
        return None

    # The difference to UTC in minutes. If the dates differ, it is a day too much or too little;
    # the modulo below corrects this. For example, a clock shows 00:50 at 23:50 UTC: 50 - 1430 is
    # -1380, and modulo 1440 this is 60.
    apart = int(match[1]) * _HOUR + int(match[2]) - int(now // 60) % _DAY
    return round(apart / _QUARTER) * _QUARTER % _DAY


def clock(minute: int) -> str:
    """Return a minute of the day as a clock shows it, such as `20:30`."""
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
    """Return the page of `/chicken alerts`.

    `off`: games that the server has switched off, which are not offered. `knows_clock`: whether the
    user has told Coop what their clock shows.
    """
    offered = [slug for slug in GAMES if slug not in off]
    names = [words(f"{slug}-title") for slug in offered if slug in games]
    lines = [f"### {words('alerts-title')}"]
    lines.append(
        words("alerts-on", games=join_with_commas(words, names)) if names else words("alerts-none")
    )
    facts: dict[str, Said] = {"since": clock(hours.since), "until": clock(hours.until)}

    # Hours also as numbers: in some languages the words beside an hour depend on it.
    facts |= {"since_hour": hours.since // _HOUR, "until_hour": hours.until // _HOUR}
    lines.append(words("alerts-hours" if hours.since != hours.until else "alerts-always", **facts))
    local = hours.local(now)
    text = words("alerts-clock", now=clock(local), hour=local // _HOUR)
    lines.append("-# " + (text if knows_clock else words("alerts-clock-unknown")))
    of_games = tuple(
        # `place` counts all games, so that an index stays the same when games are switched off.
        Item(words(f"{slug}-title"), index_of(OF_GAMES, place), chosen=slug in games)
        for place, slug in enumerate(GAMES)
        if slug in offered
    )

    # From none to all of the games can be chosen.
    games_menu = Menu(words("alerts-games-prompt"), of_games, 0, len(of_games), ALERTS, OF_GAMES)

    return Page(
        (
            Text("\n".join(lines)),
            *((games_menu,) if of_games else ()),
            _hours(SINCE, hours.since, words),
            _hours(UNTIL, hours.until, words),
            Row((Button(words("alerts-clock-button"), Do(CLOCK), Tone.PLAIN, "🕰️"),)),
        ),
        YELLOW,
    )


def _hours(menu: int, at: int, words: Words) -> Menu:
    """Return the menu of the hours when messages begin or end."""
    kind = "since" if menu == SINCE else "until"
    items = tuple(
        Item(
            words(f"alerts-{kind}", at=clock(hour * _HOUR), hour=hour),
            index_of(menu, hour),
            chosen=hour * _HOUR == at,
        )
        for hour in HOURS
    )
    prompt = words(f"alerts-{kind}-prompt")
    return Menu(prompt, items, verb=ALERTS, slot=menu, index=index_of(menu))


def alert_page(scene: Scene, host: str, words: Words) -> Page:
    """Return the direct message that tells of a lobby."""
    text = words(
        "alert",
        host=escape(host),
        game=words(f"{scene.game}-title"),
        number=scene.number,
        channel=f"<#{scene.channel_id}>",
        free=scene.most - len(scene.players),
    )
    there = Link(words("card-back", number=scene.number), jump(scene.guild_id, scene.channel_id))
    off = Button(words("alert-off"), Do(OFF, scene.guild_id), Tone.PLAIN, "🔕")
    return Page((Text(text), Row((there, off))), YELLOW)


# -- planned tables --------------------------------------------------------------------------------

IN = "plan-in"
OUT = "plan-out"
CANCEL = "plan-cancel"
"""Verbs of the buttons below an announcement."""

MOST_SHOWN = 40
"""The most players of a plan whom a message names and mentions."""


def announcement(plan: Plan, coming: Sequence[int], words: Words, *, alone: bool) -> Page:
    """Return the announcement with its buttons. `alone`: the plan has no server event."""
    lines = [
        f"### {_text_about('plan-title', plan, words)}",
        words("plan-host", host=mention(plan.user_id, words), rest=f"<t:{int(plan.at)}:R>"),
        words("plan-coming", people=_people(coming, words), count=len(coming)),
    ]
    if alone:
        lines.append("-# " + words("plan-no-event"))

    buttons = (
        Button(words("plan-button-in"), Do(IN, plan.id), Tone.GOOD, "✋"),
        Button(words("plan-button-out"), Do(OUT, plan.id), Tone.PLAIN),
        Button(words("plan-button-cancel"), Do(CANCEL, plan.id), Tone.PLAIN, "🗑️"),
    )
    return Page((Text("\n".join(lines)), Row(buttons)), YELLOW)


def ended_announcement(plan: Plan, end: str, words: Words, **facts: str | int) -> Page:
    """Return the announcement of a plan that has ended.

    `end` is a message id: `plan-cancelled`, `plan-missed` or `plan-refused`.
    """
    return Page((Text(_text_about(end, plan, words, **facts)),), YELLOW)


def opened_announcement(plan: Plan, table: TableSummary, words: Words) -> Page:
    """Return the announcement of a plan with a table that has opened, with a link to it."""
    there = Link(words("card-back", number=table.number), jump(plan.guild_id, plan.channel_id))
    text = Text(_text_about("plan-opened", plan, words, number=table.number))
    return Page((text, Row((there,))), YELLOW)


def call_message(
    plan: Plan, number: int, coming: Sequence[int], words: Words, *, rings: bool
) -> Page:
    """Return the message below a new lobby, for the players who said they come."""
    text = words(
        "plan-call",
        people=_people(coming, words),
        game=words(f"{plan.game}-title"),
        number=number,
    )
    # `rings`: whether the server has not switched mentions off.
    return Page((Text(text),), YELLOW, pings=tuple(coming[:MOST_SHOWN]) if rings else ())


def reminder(plan: Plan, room: str, words: Words) -> Page:
    """Return the reminder, a direct message with a button to turn alerts of the server off."""
    text = words(
        "plan-reminder",
        game=words(f"{plan.game}-title"),
        channel=f"<#{plan.channel_id}>",
        when=f"<t:{int(plan.at)}:t>",
    )
    there = Link(words("plan-there", room=escape(room)), _address(plan))
    off = Button(words("alert-off"), Do(OFF, plan.guild_id), Tone.PLAIN, "🔕")
    return Page((Text(text), Row((there, off))), YELLOW)


def clock_unknown(unknown: ClockUnknown, words: Words) -> Page:
    """Return the refusal, with a button to set the clock."""
    text = Text(words(unknown.message, **unknown.facts))
    button = Button(words("alerts-clock-button"), Do(CLOCK), Tone.PLAIN, "🕰️")
    return Page((text, Row((button,))), YELLOW)


def event_about(plan: Plan, words: Words) -> str:
    """Return the description of the server event."""
    return words("plan-event-about", game=words(f"{plan.game}-title"), address=_address(plan))


def _address(plan: Plan) -> str:
    """Return the link to the announcement, or to its channel until it is sent."""
    channel = jump(plan.guild_id, plan.channel_id)
    return channel if plan.message_id is None else f"{channel}/{plan.message_id}"


def _text_about(message: str, plan: Plan, words: Words, **facts: str | int) -> str:
    game = words(f"{plan.game}-title")
    return words(message, game=game, when=f"<t:{int(plan.at)}:F>", **facts)


def _people(coming: Sequence[int], words: Words) -> str:
    """Return mentions of the first players who come, and an ellipsis if there are more."""
    mentions = [mention(user_id, words) for user_id in coming[:MOST_SHOWN]]
    if len(coming) > MOST_SHOWN:
        mentions.append("…")
    return join_with_and(words, mentions)
