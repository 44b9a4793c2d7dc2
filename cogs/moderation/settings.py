"""`/chicken-settings`: members who manage a server set its rules, and read who has changed them.

This command is not part of `/chicken`, because Discord can hide only whole commands from other
members. Hiding it is a convenience: the rights are checked here at every command and press. A place
is a channel where tables may be opened, and a starter is a role whose members may open them.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import discord
from discord import app_commands

from bot.app import Coop
from bot.i18n.words import Words, join_with_commas, locales
from bot.interactions.gate import find_vanished
from bot.interactions.interaction import Answer, Click, Field, Verb, Window, anywhere
from bot.interactions.permissions import managed_server
from bot.pages.page import (
    Block,
    Button,
    ButtonTokens,
    Do,
    Item,
    Menu,
    Page,
    Picker,
    Picks,
    Row,
    Text,
    Tone,
)
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
from cogs.pages import YELLOW, mention, pace_time
from games.engine.house import LADDER
from games.registry import GAMES

# -- the page --------------------------------------------------------------------------------------
#
# Each menu and button shows its current value, so that the page needs hardly any other text.
# Texts: data/locales/*/servers.ftl.


# The verbs of buttons and menus. The index in a press is the number of the pressed line.
GAMES_ON = "server-games"
PLACES = "server-places"
STARTERS = "server-starters"
CHOOSE = "server-one"
"""One of the menus with a single choice (`choices`). The index stands for menu and line."""

SWITCH = "server-switch"
"""The menu of switches. The index stands for a switch and its new state."""

LIMIT = "server-limits"
"""Open the modal for limits."""

LIMITS_TYPED = "server-limited"
"""Send in the modal for limits."""

AUDIT = "server-audit"
"""Show the audit."""

PAGE = "server-page"
"""Go back to the settings."""

SWITCHES = ("pictures", "rings", "records", "ladder", "talk", "motion")
_SIGNS = {
    "pictures": "🖼️",
    "rings": "🔔",
    "records": "📜",
    "ladder": "🪜",
    "talk": "💬",
    "motion": "🎞️",
}

EXPLAINED = ("rings", "records")
"""Switches that need a hint about what they do."""

_STEP = 100
"""For CHOOSE, an index is the position of the menu in `choices()` times this, plus the line.

102 is line 2 of menu 1, `pace`.
"""

LEVELS = sorted(
    {level for game in GAMES.values() for level in game.houses},
    key=lambda level: (*LADDER, level).index(level),
)
"""Levels of house players (automated players) in any game, the weakest first, unknown ones last."""


def choices() -> tuple[tuple[str, tuple[object, ...]], ...]:
    """Return the menus with a single choice: each rule with the values of its lines.

    Their order is fixed, so that a press on an older page sets what that page shows. None is the
    usual value: the server sets nothing.
    """
    return (
        ("slowest", tuple(PACES)),
        ("pace", (None, *PACES)),
        ("level", (None, *LEVELS)),
        ("locale", (None, *sorted(locales()))),
    )


def switch_at(index: int) -> tuple[str, bool]:
    """Return the switch and the state to set. Raise NotAmongTheOptions if there is none.

    The index is twice the position of the switch, plus 1 to switch it on: 3 switches `rings` on.
    """
    place, on = divmod(index, 2)
    if not 0 <= place < len(SWITCHES):
        raise NotAmongTheOptions
    return SWITCHES[place], bool(on)


def settings_page(
    rules: ServerRules,
    ceiling: OperatorLimits,
    words: Words,
    *,
    switches: Mapping[str, bool],
    vanished: frozenset[int] = frozenset(),
) -> Page:
    """Return the page with a server's settings.

    Args:
        rules: What the server has set.
        ceiling: What the operator allows.
        words: The words of the reader's language.
        switches: The switches of loaded features, and whether they are on.
        vanished: Deleted channels and roles that the rules name. Menus of Discord cannot show them.
    """
    places = rules.places - vanished
    starters = rules.starters - vanished

    # Whether each switch is on. The ladder has its switch in `switches`.
    pictures = rules.pictures and ceiling.pictures
    on = {"pictures": pictures, "rings": rules.rings, "records": rules.records, "talk": rules.talk}
    on |= switches
    if pictures and ceiling.motion:
        on["motion"] = rules.motion

    others = (
        Button(words("server-limits-button"), Do(LIMIT), Tone.PLAIN, "🔢"),
        Button(words("server-audit-button"), Do(AUDIT), Tone.PLAIN, "🔎"),
    )
    blocks: list[Block] = [
        Text("\n".join((_limits_text(rules, ceiling, words), *_warnings(rules, vanished, words)))),
        _games_menu(rules, words),
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
        *_choice_menus(rules, words),
        _switches_menu(on, words, pictures=ceiling.pictures),
        Row(others),
    ]
    return Page(tuple(blocks), YELLOW)


def _limits_text(rules: ServerRules, ceiling: OperatorLimits, words: Words) -> str:
    """Return the title, and the limits in force: the server's own, up to the operator's."""
    limits = ceiling.limits_for(rules)
    numbers = {name: getattr(limits, name) for name in LIMITS}
    lines = [f"### {words('server-title')}", words("server-hint")]
    lines.append("-# " + words("server-limits", **numbers))
    return "\n".join(lines)


def _warnings(rules: ServerRules, vanished: frozenset[int], words: Words) -> Iterator[str]:
    """Yield a warning for each rule that names only deleted things, so that no table can open."""
    if rules.places and rules.places <= vanished:
        yield f"⚠️ {words('server-places-warning')}"
    if rules.starters and rules.starters <= vanished:
        yield f"⚠️ {words('server-starters-warning')}"


def _games_menu(rules: ServerRules, words: Words) -> Menu:
    """Return the menu of games, in which the games that the server offers are ticked."""
    items = tuple(
        Item(words(f"{slug}-title"), place, chosen=rules.offers(slug))
        for place, slug in enumerate(GAMES)
    )
    return Menu(words("server-games-none"), items, 0, len(items), GAMES_ON)


def _switches_menu(on: Mapping[str, bool], words: Words, *, pictures: bool) -> Menu:
    """Return the menu of switches. The closed menu shows which switches are off.

    A line shows the current state of a switch, and choosing the line sets the other state.
    """
    now = {
        name: words(f"server-switch-{name}", on=str(on[name]).lower())
        for name in SWITCHES
        if name in on
    }
    items = tuple(
        Item(
            now[name],
            2 * place + (not on[name]),  # see switch_at
            words(f"server-switch-{name}-hint") if name in EXPLAINED else None,
            _SIGNS[name],
        )
        for place, name in enumerate(SWITCHES)
        if name in now and (name != "pictures" or pictures)
    )
    off = [text for name, text in now.items() if not on[name]]
    return Menu(" · ".join((words("server-switches", count=len(off)), *off)), items, verb=SWITCH)


def _choice_menus(rules: ServerRules, words: Words) -> Iterator[Menu]:
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
            # The server's pace cannot be slower than the slowest one that it allows. Line 0 is
            # None, so the paces begin at line 1.
            if rule != "pace" or value is None or not is_slower(PACES[line - 1], rules.slowest)
        )
        prompt = words(f"server-{rule}-prompt")
        yield Menu(prompt, items, verb=CHOOSE, slot=place, index=place * _STEP)


def _hint_of(rule: str, value: object, words: Words) -> str | None:
    """Return how long a decision may take at this pace, over all games; None for other rules."""
    if rule not in ("pace", "slowest") or value is None:
        return None
    return pace_time(GAMES.values(), Pace(str(value)), words)


def value_of(rule: str, value: object, words: Words) -> str:
    """Return the value of a rule of `choices` in words."""
    if value is None:
        return words(f"server-{rule}-usual")
    if rule == "locale":
        return Words(str(value))("language-name")

    return words(f"{'level' if rule == 'level' else 'pace'}-{value}")


# -- the audit -------------------------------------------------------------------------------------
#
# The audit shows changes of rules and what moderators did to tables. Users are mentioned by id, so
# that the audit stores no names. It never says which cards a player holds.

LINES = 10
"""The most lines on a page."""

ROOM = 3500
"""The most characters of lines on a page. A line that names 25 channels takes six hundred."""

_MENTIONS = {"places": "<#{}>", "starters": "<@&{}>"}
"""How Discord mentions a channel and a role."""


def audit_page(lines: Sequence[AuditLine], words: Words, *, is_newest: bool) -> Page:
    """Return a page of the audit.

    Neighbouring lines in which one user sets the same rule are shown as one, with the latest value.

    Args:
        lines: All lines from this page on, the newest first. Those without room are on the next
            page.
        words: The words of the reader's language.
        is_newest: Whether this is the first page.
    """
    parts = [f"### {words('audit-title')}"]
    groups = _groups(lines)
    texts = [_group_text(group, words) for group in groups[:LINES]]
    # `ends` has the sum of the lengths up to each line; lines beyond ROOM are left out.
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
    return Page(blocks, YELLOW)


def _groups(lines: Sequence[AuditLine]) -> list[list[AuditLine]]:
    """Group neighbouring lines that repeat each other."""
    groups: list[list[AuditLine]] = []
    for line in lines:
        if groups and line.repeats(groups[-1][0]):
            groups[-1].append(line)
        else:
            groups.append([line])

    return groups


def _group_text(group: Sequence[AuditLine], words: Words) -> str:
    """Return what was done, and below it the time in small print: a phone has short lines."""
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
        return join_with_commas(words, titles) or words("audit-nobody")
    if line.about in _MENTIONS:
        mentions = [_MENTIONS[line.about].format(target) for target in value]
        return join_with_commas(words, mentions) or words("audit-all")
    if line.about in dict(choices()):
        return value_of(line.about, value, words)
    if isinstance(value, bool):
        return words("audit-on" if value else "audit-off")

    return words("audit-usual") if value is None else str(value)


# -- the command -----------------------------------------------------------------------------------

COMMAND = "chicken-settings"

DIGITS = 5
"""The most digits that can be typed for a limit."""

VISIBLE_AT_TABLES = frozenset({"pictures", "motion", "rings"})
"""Rules that change how open tables look."""


@dataclass(frozen=True, slots=True)
class SettingsPages:
    """The pages and their controls. All methods may raise NoServerHere, ManageServerOnly."""

    bot: Coop

    def verbs(self) -> tuple[Verb, ...]:
        """Return the verbs."""
        return (
            anywhere(PAGE, self.show),
            anywhere(GAMES_ON, self._set_games),
            anywhere(PLACES, self._set_places),
            anywhere(STARTERS, self._set_starters),
            anywhere(CHOOSE, self._set_choice),
            anywhere(SWITCH, self._set_switch),
            anywhere(LIMIT, self._ask_limits, answer=Answer.WINDOW),
            anywhere(LIMITS_TYPED, self._set_limits),
            anywhere(AUDIT, self._show_audit),
        )

    async def show(self, click: Click) -> None:
        # `managed_server` raises Refused if the presser may not change the rules of the server.
        guild_id = managed_server(click.interaction)
        servers = self.bot.servers
        switches = {name: await switch.is_on(guild_id) for name, switch in servers.switches.items()}
        # The function `find_vanished` returns the deleted channels and roles that the rules name.
        content = settings_page(
            servers.of(guild_id),
            servers.ceiling,
            click.words,
            switches=switches,
            vanished=find_vanished(servers.of(guild_id), _guild(click)),
        )
        await click.show_page(content)

    # -- presses ----------------------------------------------------------------------------------

    async def _set_games(self, click: Click) -> None:
        """Store the ticked games as the offered ones. Games that Coop does not know stay off."""
        slugs = [*GAMES]
        if not click.is_menu or not all(0 <= pick < len(slugs) for pick in click.picks):
            raise NotAmongTheOptions

        on = {slugs[pick] for pick in click.picks}
        unknown = self.bot.servers.of(managed_server(click.interaction)).games_off - set(slugs)
        await self._change(click, games_off=frozenset({*slugs, *unknown} - on))

    async def _set_places(self, click: Click) -> None:
        """Store the channels where tables may be opened."""
        await self._change(click, places=_picked_ids(click, _guild(click).get_channel_or_thread))

    async def _set_starters(self, click: Click) -> None:
        """Store the roles that may open tables."""
        await self._change(click, starters=_picked_ids(click, _guild(click).get_role))

    async def _set_choice(self, click: Click) -> None:
        """Store the line that was chosen from one of the menus with a single choice."""
        index = click.picks[0] if click.is_menu and len(click.picks) == 1 else -1
        lines = {
            place * _STEP + line: (rule, value)
            for place, (rule, values) in enumerate(choices())
            for line, value in enumerate(values)
        }
        if index not in lines:
            raise NotAmongTheOptions

        rule, value = lines[index]
        await self._change(click, **{rule: value})

    async def _set_switch(self, click: Click) -> None:
        """Set a switch, by a line of the menu or by a button of an older page."""
        pressed = click.picks[0] if click.is_menu and len(click.picks) == 1 else click.press.index
        name, on = switch_at(pressed)
        switch = self.bot.servers.switches.get(name)
        if switch is None:
            await self._change(click, **{name: on})
            return

        # Switches of features are stored by the features themselves.
        await switch.turn(managed_server(click.interaction), click.user_id, on=on)
        await self.show(click)

    async def _ask_limits(self, click: Click) -> None:
        """Open the modal where a moderator types the limits."""
        servers = self.bot.servers
        words = click.words
        rules = servers.of(managed_server(click.interaction))
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

        # The custom id of the modal. It needs no token of a table.
        sent_in = ButtonTokens().sign(Do(LIMITS_TYPED))
        await click.ask(Window(sent_in, words("server-limits-title"), fields))

    async def _set_limits(self, click: Click) -> None:
        """Store the typed limits. An empty field means the operator's limit."""
        managed_server(click.interaction)
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
            AboveTheCeiling: It is too large or no number.
        """
        if not typed:
            return None
        if not (typed.isascii() and typed.isdigit() and len(typed) <= DIGITS):
            raise AboveTheCeiling(most=getattr(self.bot.servers.ceiling.limits, name))

        return int(typed)

    async def _change(self, click: Click, **changes: Any) -> None:
        """Store changes, show the new page, and redraw open tables if they look different now."""
        guild_id = managed_server(click.interaction)
        before = self.bot.servers.of(guild_id)
        after = await self.bot.servers.change(guild_id, click.user_id, **changes)
        await self.show(click)

        if any(getattr(before, name) != getattr(after, name) for name in VISIBLE_AT_TABLES):
            for table in await self.bot.tables.tables_on(guild_id):
                self.bot.chat.redraw(table.id)

    async def _show_audit(self, click: Click) -> None:
        """Show the lines of the audit before the pressed index (a line's number); 0: the newest."""
        guild_id = managed_server(click.interaction)
        before = click.pressed_id or None
        lines = await self.bot.servers.audit(guild_id, before, KEPT)
        await click.show_page(audit_page(lines, click.words, is_newest=before is None))


def _guild(click: Click) -> discord.Guild:
    """Return the server. Raise NotAmongTheOptions if the bot does not know it."""
    managed_server(click.interaction)
    guild = click.interaction.guild
    if guild is None:
        raise NotAmongTheOptions
    return guild


def _picked_ids(click: Click, find: Callable[[int], object | None]) -> frozenset[int]:
    """Return the picked ids. Raise NotAmongTheOptions if `find` does not find one of them."""
    if not click.is_menu or None in map(find, click.picks) or len(click.picks) > MOST_NAMED:
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
