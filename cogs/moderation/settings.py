"""`/chicken-settings`: members who manage a server set its rules, and read who has changed them.

It is a command of its own, because Discord can hide only whole commands from other members. The
hiding is a convenience: every command and press is checked here.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import discord
from discord import app_commands

from bot.app import Coop
from bot.i18n.words import Words, commas, locales
from bot.interactions.gate import vanished
from bot.interactions.interaction import Click, Field, Window
from bot.interactions.permissions import managed
from bot.interactions.verbs import Answer, Run, Verb, Where
from bot.pages.custom_ids import GREATEST_ID, NO_TOKEN, ButtonTokens, Token
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Block, Button, Do, Item, Menu, Page, Picker, Picks, Row, Text, Tone
from bot.servers.rules import (
    LIMITS,
    MOST_NAMED,
    PACES,
    AboveTheCeiling,
    OperatorLimits,
    ServerRules,
    is_slower,
)
from bot.tables.audit import KEPT, AuditAct, AuditLine
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.table import Pace
from cogs.commands import said
from cogs.pages import mention, pace_time
from games.engine.house import LADDER
from games.registry import GAMES

# -- the page --------------------------------------------------------------------------------------
#
# Each menu and button shows its current value, so that the page needs hardly any other text.
# Texts: servers.ftl.

ACCENT = 0xF2C94C

GAMES_ON = "server-games"
PLACES = "server-places"
STARTERS = "server-starters"
ONE = "server-one"
"""A line of one of the menus with a single choice: its index is menu and line."""
SWITCH = "server-switch"
LIMIT = "server-limits"
LIMITED = "server-limited"
AUDIT = "server-audit"
PAGE = "server-page"

SWITCHES = ("pictures", "rings", "records", "ladder", "talk")
_SIGNS = {"pictures": "🖼️", "rings": "🔔", "records": "📜", "ladder": "🪜", "talk": "💬"}

EXPLAINED = ("rings", "records")
"""Switches that need a hint about what they do."""

_STEP = 100
"""The index of a button is the place of a menu times this, plus the number of its line."""

LEVELS = sorted(
    {level for game in GAMES.values() for level in game.houses},
    key=lambda level: (*LADDER, level).index(level),
)


def choices() -> tuple[tuple[str, tuple[object, ...]], ...]:
    """Return the menus with a single choice: each rule with the values of its lines.

    The order of menus and lines is fixed, so that an older page sets what it shows.
    """
    return (
        ("slowest", tuple(PACES)),
        ("pace", (None, *PACES)),
        ("level", (None, *LEVELS)),
        ("locale", (None, *sorted(locales()))),
    )


def chosen(index: int) -> tuple[str, object] | None:
    """Return the rule and its new value; None if no menu has this line."""
    place, line = divmod(index, _STEP)
    menus = choices()
    if not 0 <= place < len(menus):
        return None

    rule, values = menus[place]
    return (rule, values[line]) if line < len(values) else None


def switched(index: int) -> tuple[str, bool] | None:
    """Return the switch and its new state; None if there is no such switch."""
    place, on = divmod(index, 2)
    return (SWITCHES[place], bool(on)) if 0 <= place < len(SWITCHES) else None


def settings_page(
    rules: ServerRules,
    ceiling: OperatorLimits,
    words: Words,
    *,
    switches: Mapping[str, bool],
    pictures: bool,
    vanished: frozenset[int] = frozenset(),
) -> Page:
    """Return the page with a server's settings.

    Args:
        rules: What the server has set.
        ceiling: What the operator allows.
        words: The words of the reader's language.
        switches: The switches of loaded features, and whether they are on.
        pictures: Whether the operator allows pictures.
        vanished: Deleted channels and roles that the rules name. Menus of Discord cannot show them.
    """
    places = rules.places - vanished
    starters = rules.starters - vanished
    on = {"pictures": rules.pictures and pictures, "rings": rules.rings}
    on |= {"records": rules.records, "talk": rules.talk, **switches}
    others = (
        Button(words("server-limits-button"), Do(LIMIT), Tone.PLAIN, "🔢"),
        Button(words("server-audit-button"), Do(AUDIT), Tone.PLAIN, "🔎"),
    )
    blocks: list[Block] = [
        Text("\n".join((_limits_text(rules, ceiling, words), *_warnings(rules, vanished, words)))),
        _games(rules, words),
        Picker(
            Picks.CHANNELS,
            words("server-places-lost" if rules.places - places else "server-places-all"),
            tuple(sorted(places)),
            verb=PLACES,
        ),
        Picker(
            Picks.ROLES,
            words("server-starters-lost" if rules.starters - starters else "server-starters-all"),
            tuple(sorted(starters)),
            verb=STARTERS,
        ),
        *_menus(rules, words),
        _switches(on, words, pictures=pictures),
        Row(others),
    ]
    return Page(tuple(blocks), ACCENT)


def _limits_text(rules: ServerRules, ceiling: OperatorLimits, words: Words) -> str:
    """Return the title, and the limits that hold."""
    limits = ceiling.limits_for(rules)
    numbers = {name: getattr(limits, name) for name in LIMITS}
    lines = [f"### {words('server-title')}", words("server-hint")]
    lines.append("-# " + words("server-limits", **numbers))
    return "\n".join(lines)


def _warnings(rules: ServerRules, vanished: frozenset[int], words: Words) -> Iterator[str]:
    """Yield a warning for each rule that names only deleted things, and so excludes everything."""
    if rules.places and rules.places <= vanished:
        yield f"⚠️ {words('server-places-warning')}"
    if rules.starters and rules.starters <= vanished:
        yield f"⚠️ {words('server-starters-warning')}"


def _games(rules: ServerRules, words: Words) -> Menu:
    """Return the menu of games; those that are ticked are played."""
    items = tuple(
        Item(words(f"{slug}-title"), place, chosen=rules.offers(slug))
        for place, slug in enumerate(GAMES)
    )
    return Menu(words("server-games-none"), items, 0, len(items), GAMES_ON)


def _switches(on: Mapping[str, bool], words: Words, *, pictures: bool) -> Menu:
    """Return the menu of switches. A line shows the current state, and choosing it flips that.

    The closed menu shows all states.
    """
    now = {
        name: words(f"server-switch-{name}", on=str(on[name]).lower())
        for name in SWITCHES
        if name in on
    }
    items = tuple(
        Item(
            now[name],
            2 * place + (not on[name]),
            words(f"server-switch-{name}-hint") if name in EXPLAINED else None,
            _SIGNS[name],
        )
        for place, name in enumerate(SWITCHES)
        if name in now and (name != "pictures" or pictures)
    )
    return Menu(" · ".join(now.values()), items, verb=SWITCH)


def _menus(rules: ServerRules, words: Words) -> Iterator[Menu]:
    """Yield the menus with a single choice."""
    for place, (rule, values) in enumerate(choices()):
        now = getattr(rules, rule)
        items = tuple(
            Item(
                words(f"server-{rule}", value=value_of(rule, value, words)),
                place * _STEP + line,
                _hint_of(rule, value, words),
                chosen=value == now,
            )
            for line, value in enumerate(values)
            # A pace slower than the slowest allowed one cannot be the usual one.
            if rule != "pace" or value is None or not is_slower(PACES[line - 1], rules.slowest)
        )
        yield Menu(words(f"server-{rule}-prompt"), items, verb=ONE, slot=place, index=place * _STEP)


def _hint_of(rule: str, value: object, words: Words) -> str | None:
    """Return how long a decision may take at this pace, over all games; None for other rules."""
    if rule not in ("pace", "slowest") or value is None:
        return None
    return pace_time(GAMES.values(), Pace(str(value)), words)


def value_of(rule: str, value: object, words: Words) -> str:
    """Return the value of one of these rules in words."""
    if value is None:
        return words(f"server-{rule}-usual")
    if rule == "locale":
        return Words(str(value))("language-name")

    return words(f"{'level' if rule == 'level' else 'pace'}-{value}")


# -- the audit -------------------------------------------------------------------------------------
#
# It shows changes of rules and what moderators did to tables. Users are mentioned by id, so that no
# names are stored, and no hand is in it.

LINES = 10
"""The most lines on a page."""

ROOM = 3500
"""The most characters of lines on a page. One line with many channels takes six hundred."""

_MENTIONS = {"places": "<#{}>", "starters": "<@&{}>"}
_CHOICES = ("slowest", "pace", "level", "locale")


def audit_page(lines: Sequence[AuditLine], words: Words, *, is_newest: bool) -> Page:
    """Return a page of the audit.

    Neighbouring lines that repeat each other are shown as one, with the latest value.

    Args:
        lines: All lines from this page on, the newest first. Those without room are on the next
            page.
        words: The words of the reader's language.
        is_newest: Whether this is the first page.
    """
    parts = [f"### {words('audit-title')}"]
    groups = _groups(lines)
    texts = [_several(group, words) for group in groups[:LINES]]
    # Sums of the lengths up to each line; lines beyond ROOM are left out.
    ends = accumulate(map(len, texts))
    visible = [text for text, end in zip(texts, ends, strict=True) if end <= ROOM]
    parts += visible
    if not lines:
        parts.append(words("audit-nothing"))

    page_buttons: list[Button] = []
    if not is_newest:
        page_buttons.append(Button(words("audit-newest"), Do(AUDIT), Tone.PLAIN, "⏫"))

    if len(visible) < len(groups):
        # The next page begins with the line after the oldest one shown here.
        last = groups[len(visible) - 1][-1]
        page_buttons.append(Button(words("chat-older"), Do(AUDIT, last.number), Tone.PLAIN, "🔽"))

    page_buttons.append(Button(words("audit-back"), Do(PAGE), Tone.PLAIN, "⚙️"))
    blocks: tuple[Block, ...] = (Text("\n".join(parts)), Row(tuple(page_buttons)))
    return Page(blocks, ACCENT)


def _groups(lines: Sequence[AuditLine]) -> list[list[AuditLine]]:
    """Group neighbouring lines that repeat each other."""
    groups: list[list[AuditLine]] = []
    for line in lines:
        if groups and line.repeats(groups[-1][0]):
            groups[-1].append(line)
        else:
            groups.append([line])

    return groups


def _several(group: Sequence[AuditLine], words: Words) -> str:
    """Return what was done, and when in small print below it. A phone has no room for one line."""
    last = group[0]
    first = group[-1]
    text = f"{_audit_line(last, words)}\n-# <t:{int(last.at)}:f>"
    if last is first:
        return text

    return f"{text} {words('audit-more', count=len(group) - 1, since=f'<t:{int(first.at)}:f>')}"


def _audit_line(line: AuditLine, words: Words) -> str:
    """Return a line of the audit in words."""
    who = mention(line.by, words)
    other = mention(line.other, words)
    if line.act == AuditAct.SET:
        rule = words(f"audit-rule-{line.about.replace('_', '-')}")
        return words("audit-set", who=who, rule=rule, value=_value_set(line, words))

    return words(
        f"audit-{line.act}", who=who, other=other, table=line.about or "?", value=line.value
    )


def _value_set(line: AuditLine, words: Words) -> str:
    """Return the new value of a rule in words."""
    value = json.loads(line.value)
    if line.about == "games_off":
        titles = [words(f"{slug}-title") for slug in value if slug in GAMES]
        return commas(words, titles) or words("audit-nobody")
    if line.about in _MENTIONS:
        mentions = [_MENTIONS[line.about].format(target) for target in value]
        return commas(words, mentions) or words("audit-all")
    if line.about in _CHOICES:
        return value_of(line.about, value, words)
    if isinstance(value, bool):
        return words("audit-on" if value else "audit-off")

    return words("audit-usual") if value is None else str(value)


# -- the command -----------------------------------------------------------------------------------

COMMAND = "chicken-settings"

DIGITS = 5
"""The most digits that can be typed for a limit."""

SEEN = frozenset({"pictures", "rings"})
"""Rules that change how open tables look."""


@dataclass(frozen=True, slots=True)
class SettingsPages:
    """The pages and their controls. All methods may raise NoServerHere, ManageServerOnly."""

    bot: Coop

    def verbs(self) -> Iterator[Verb]:
        def verb(name: str, run: Run, answer: Answer = Answer.PAGE) -> Verb:
            return Verb(name, run, Token.NONE, Where.ANYWHERE, returns_seat=False, answer=answer)

        yield verb(PAGE, self.show)
        yield verb(GAMES_ON, self._games)
        yield verb(PLACES, self._places)
        yield verb(STARTERS, self._starters)
        yield verb(ONE, self._one)
        yield verb(SWITCH, self._switch)
        yield verb(LIMIT, self._ask_limits, Answer.WINDOW)
        yield verb(LIMITED, self._limits)
        yield verb(AUDIT, self._audit)

    async def show(self, click: Click) -> None:
        guild_id = managed(click.interaction)
        servers = self.bot.servers
        switches = {name: await switch.is_on(guild_id) for name, switch in servers.switches.items()}
        content = settings_page(
            servers.of(guild_id),
            servers.ceiling,
            click.words,
            switches=switches,
            pictures=servers.ceiling.pictures,
            vanished=vanished(servers.of(guild_id), _guild(click)),
        )
        await click.show(DesiredMessage.of(content, ButtonTokens(NO_TOKEN)))

    # -- presses ----------------------------------------------------------------------------------

    async def _games(self, click: Click) -> None:
        """Store the ticked games as those that are played. Unknown games stay off."""
        slugs = [*GAMES]
        if not click.is_menu or not all(0 <= pick < len(slugs) for pick in click.picks):
            raise NotAmongTheOptions

        on = {slugs[pick] for pick in click.picks}
        unknown = self.bot.servers.of(managed(click.interaction)).games_off - set(slugs)
        await self._change(click, games_off=frozenset({*slugs, *unknown} - on))

    async def _places(self, click: Click) -> None:
        """Store the channels where tables may be opened."""
        guild = _guild(click)
        picked_things = [guild.get_channel_or_thread(pick) for pick in click.picks]
        await self._change(click, places=_picked_ids(click, picked_things))

    async def _starters(self, click: Click) -> None:
        """Store the roles that may open tables."""
        guild = _guild(click)
        picked_things = [guild.get_role(pick) for pick in click.picks]
        await self._change(click, starters=_picked_ids(click, picked_things))

    async def _one(self, click: Click) -> None:
        """Store the rule that was chosen from one of the menus."""
        change = chosen(click.picks[0]) if click.is_menu and len(click.picks) == 1 else None
        if change is None:
            raise NotAmongTheOptions
        rule, value = change
        await self._change(click, **{rule: value})

    async def _switch(self, click: Click) -> None:
        """Flip a switch, by a line of the menu or by a button of an older page."""
        pressed = click.picks[0] if click.is_menu and len(click.picks) == 1 else click.press.index
        change = switched(pressed)
        if change is None:
            raise NotAmongTheOptions

        name, on = change
        switch = self.bot.servers.switches.get(name)
        if switch is None:
            await self._change(click, **{name: on})
            return

        # Switches of features are stored by the features themselves.
        await switch.turn(managed(click.interaction), click.user_id, on=on)
        await self.show(click)

    async def _ask_limits(self, click: Click) -> None:
        """Open the modal where a moderator types the limits."""
        servers = self.bot.servers
        words = click.words
        rules = servers.of(managed(click.interaction))
        fields = tuple(
            Field(
                words(f"server-limit-{name.replace('_', '-')}"),
                words("server-limit-hint", most=getattr(servers.ceiling.limits, name)),
                DIGITS,
                "" if getattr(rules, name) is None else str(getattr(rules, name)),
                needed=False,
            )
            for name in LIMITS
        )
        sent_in = ButtonTokens(NO_TOKEN).sign(Do(LIMITED))
        await click.ask(Window(sent_in, words("server-limits-title"), fields))

    async def _limits(self, click: Click) -> None:
        """Store the typed limits. An empty field means the operator's limit."""
        managed(click.interaction)
        if len(click.typed) != len(LIMITS):
            raise NotAmongTheOptions

        changes = {
            name: self._number(name, text.strip())
            for name, text in zip(LIMITS, click.typed, strict=True)
        }
        await self._change(click, **changes)

    def _number(self, name: str, typed: str) -> int | None:
        """Return the typed number, or None for an empty field.

        Raises:
            AboveTheCeiling: If it is too large or no number.
        """
        if not typed:
            return None
        if not (typed.isascii() and typed.isdigit() and len(typed) <= DIGITS):
            raise AboveTheCeiling(most=getattr(self.bot.servers.ceiling.limits, name))

        return int(typed)

    async def _change(self, click: Click, **changes: Any) -> None:
        """Store changes, show the new page, and redraw open tables if they look different now."""
        guild_id = managed(click.interaction)
        before = self.bot.servers.of(guild_id)
        after = await self.bot.servers.change(guild_id, click.user_id, **changes)
        await self.show(click)

        # Redrawn only if a rule has changed that is visible at tables.
        if any(getattr(before, name) != getattr(after, name) for name in SEEN):
            for table in await self.bot.tables.tables_on(guild_id):
                self.bot.chat.redraw(table.id)

    async def _audit(self, click: Click) -> None:
        """Show a page of the audit. The index is the number of its first line."""
        guild_id = managed(click.interaction)
        before = click.press.index or None
        if before is not None and before > GREATEST_ID:
            raise NotAmongTheOptions

        lines = await self.bot.servers.audit(guild_id, before, KEPT)
        content = audit_page(lines, click.words, is_newest=before is None)
        await click.show(DesiredMessage.of(content, ButtonTokens(NO_TOKEN)))


def _guild(click: Click) -> discord.Guild:
    """Return the server. Raise NotAmongTheOptions if the bot does not know it."""
    managed(click.interaction)
    guild = click.interaction.guild
    if guild is None:
        raise NotAmongTheOptions
    return guild


def _picked_ids(click: Click, picked_things: Sequence[object | None]) -> frozenset[int]:
    """Return what was picked. Raise NotAmongTheOptions if not all of it is on this server."""
    if not click.is_menu or None in picked_things or len(picked_things) > MOST_NAMED:
        raise NotAmongTheOptions
    return frozenset(click.picks)


async def setup(bot: Coop) -> None:
    settings = SettingsPages(bot)

    async def open_settings(interaction: discord.Interaction) -> None:
        await settings.show(Click(interaction))

    command = app_commands.Command[Any, ..., None](
        name=COMMAND,
        description=said("command-settings"),
        callback=open_settings,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=False, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    # Discord hides the command from members who may not manage the server.
    command.default_permissions = discord.Permissions(manage_guild=True)
    bot.tree.add_command(command)
    bot.chat.verbs.add(*settings.verbs())
