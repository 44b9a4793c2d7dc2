"""How a table that is to open at a set time is announced. Texts: plans.ftl.

Nobody's name stands there: who comes is mentioned, and rung by none of it but the last call.
"""

from collections.abc import Sequence

from bot.common.sanitize import escape
from bot.i18n.words import Words, listed
from bot.pages.page import Button, Do, Link, Page, Row, Text, Tone
from bot.pages.presentable import jump
from bot.tables.scene import TableSummary
from cogs.alerts.page import ACCENT, CLOCK, OFF
from cogs.alerts.plans import ClockUnknown, Plan

IN, OUT, CANCEL = "plan-in", "plan-out", "plan-cancel"

SHOWN = 40
"""So many of those who come are named."""


def announced(plan: Plan, coming: Sequence[int], words: Words, *, alone: bool) -> Page:
    """The plan, who comes, and what may be pressed. `alone`: it is none of the server's events."""
    lines = [
        f"### {_about('plan-title', plan, words)}",
        words("plan-host", host=_mention(plan.user_id), rest=_rest(plan)),
        words("plan-coming", people=_people(coming, words), count=len(coming)),
    ]
    if alone:
        lines.append("-# " + words("plan-no-event"))
    buttons = (
        Button(words("plan-button-in"), Do(IN, plan.id), Tone.GOOD, "✋"),
        Button(words("plan-button-out"), Do(OUT, plan.id), Tone.PLAIN),
        Button(words("plan-button-cancel"), Do(CANCEL, plan.id), Tone.PLAIN, "🗑️"),
    )
    return Page((Text("\n".join(lines)), Row(buttons)), ACCENT)


def ended(plan: Plan, end: str, words: Words, **facts: str | int) -> Page:
    """What became of it. `end` is a message: `plan-cancelled`, `plan-missed`, `plan-refused`."""
    return Page((Text(_about(end, plan, words, **facts)),), ACCENT)


def opened(plan: Plan, table: TableSummary, words: Words) -> Page:
    there = Link(words("card-back", number=table.number), jump(plan.guild_id, plan.channel_id))
    text = Text(_about("plan-opened", plan, words, number=table.number))
    return Page((text, Row((there,))), ACCENT)


def called(plan: Plan, number: int, coming: Sequence[int], words: Words, *, rings: bool) -> Page:
    """Below the lobby that has just opened, for those who said that they come."""
    text = words(
        "plan-call",
        people=_people(coming, words),
        game=words(f"{plan.game}-title"),
        number=number,
    )
    return Page((Text(text),), ACCENT, pings=tuple(coming[:SHOWN]) if rings else ())


def reminder(plan: Plan, room: str, words: Words) -> Page:
    """By DM, a while before, with a way to hear no more of that server. `room`: the channel."""
    text = words(
        "plan-reminder",
        game=words(f"{plan.game}-title"),
        channel=f"<#{plan.channel_id}>",
        when=f"<t:{int(plan.at)}:t>",
    )
    there = Link(words("plan-there", room=escape(room)), _address(plan))
    off = Button(words("alert-off"), Do(OFF, plan.guild_id), Tone.PLAIN, "🔕")
    return Page((Text(text), Row((there, off))), ACCENT)


def clock_unknown(unknown: ClockUnknown, words: Words) -> Page:
    """The refusal, with a button that leads out of it."""
    text = Text(words(unknown.message, **unknown.facts))
    button = Button(words("alerts-clock-button"), Do(CLOCK), Tone.PLAIN, "🕰️")
    return Page((text, Row((button,))), ACCENT)


def event_about(plan: Plan, words: Words) -> str:
    """What Discord's own event says of it."""
    return words("plan-event-about", game=words(f"{plan.game}-title"), address=_address(plan))


def _address(plan: Plan) -> str:
    channel = jump(plan.guild_id, plan.channel_id)
    return channel if plan.message_id is None else f"{channel}/{plan.message_id}"


def _about(message: str, plan: Plan, words: Words, **facts: str | int) -> str:
    game = words(f"{plan.game}-title")
    return words(message, game=game, when=f"<t:{int(plan.at)}:F>", **facts)


def _rest(plan: Plan) -> str:
    return f"<t:{int(plan.at)}:R>"


def _mention(user_id: int) -> str:
    return f"<@{user_id}>"


def _people(coming: Sequence[int], words: Words) -> str:
    shown = [_mention(one) for one in coming[:SHOWN]]
    return listed(words, [*shown, "…"] if len(coming) > SHOWN else shown) if shown else ""
