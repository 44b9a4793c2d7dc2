"""The page on which those who manage a server set its rules. Texts: servers.ftl.

Each menu and button says what it stands at, so that the page needs hardly any other words.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from bot.i18n.words import Words, commas, locales
from bot.pages.page import Block, Button, Do, Item, Menu, Page, Picker, Picks, Row, Text, Tone
from bot.servers.rules import LIMITS, PACES, Ceiling, ServerRules, is_slower
from bot.tables.audit import Act, Line
from bot.tables.table import Pace
from cogs.lists import mention
from cogs.pace_time import pace_time
from games.engine.house import LADDER
from games.registry import GAMES

ACCENT = 0xF2C94C

GAMES_ON, PLACES, STARTERS = "server-games", "server-places", "server-starters"
ONE = "server-one"
"""A line of one of the other menus: which menu, which line."""
SWITCH = "server-switch"
LIMIT, LIMITED = "server-limits", "server-limited"
AUDIT = "server-audit"
PAGE = "server-page"

SWITCHES = ("pictures", "rings", "records", "ladder", "talk")
_SIGNS = {"pictures": "🖼️", "rings": "🔔", "records": "📜", "ladder": "🪜", "talk": "💬"}

EXPLAINED = ("rings", "records")
"""Switches of which it is not plain what they do."""

_STEP = 100

LEVELS = sorted(
    {level for game in GAMES.values() for level in game.houses},
    key=lambda level: (*LADDER, level).index(level),
)


class Choice(NamedTuple):
    """One of the menus of which one line is chosen: the rule, and what each line sets it to."""

    rule: str
    values: tuple[object, ...]


def choices() -> tuple[Choice, ...]:
    """In a fixed order, with fixed lines: what is pressed is what was read."""
    return (
        Choice("slowest", tuple(PACES)),
        Choice("pace", (None, *PACES)),
        Choice("level", (None, *LEVELS)),
        Choice("locale", (None, *sorted(locales()))),
    )


def chosen(index: int) -> tuple[str, object] | None:
    """The rule, and what it shall be; None for a line that no menu has."""
    place, line = divmod(index, _STEP)
    found = choices()
    if not (0 <= place < len(found) and line < len(found[place].values)):
        return None
    return found[place].rule, found[place].values[line]


def switched(index: int) -> tuple[str, bool] | None:
    """The switch, and whether it shall be on."""
    place, on = divmod(index, 2)
    return (SWITCHES[place], bool(on)) if 0 <= place < len(SWITCHES) else None


def settings_page(
    rules: ServerRules,
    ceiling: Ceiling,
    words: Words,
    *,
    switches: Mapping[str, bool],
    pictures: bool,
    vanished: frozenset[int] = frozenset(),
) -> Page:
    """Return the page with a server's settings.

    Args:
        rules: What the server has set.
        ceiling: What the host allows.
        words: The language of the reader.
        switches: Those of features that are there, and whether they are on.
        pictures: Whether the host has them on.
        vanished: Channels and roles that the rules name and that are gone; a menu of Discord
            cannot show them.
    """
    places, starters = rules.places - vanished, rules.starters - vanished
    on = {"pictures": rules.pictures and pictures, "rings": rules.rings}
    on |= {"records": rules.records, "talk": rules.talk, **switches}
    others = (
        Button(words("server-limits-button"), Do(LIMIT), Tone.PLAIN, "🔢"),
        Button(words("server-audit-button"), Do(AUDIT), Tone.PLAIN, "🔎"),
    )
    blocks: list[Block] = [
        Text("\n".join((_said(rules, ceiling, words), *_warnings(rules, vanished, words)))),
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


def _said(rules: ServerRules, ceiling: Ceiling, words: Words) -> str:
    limits = ceiling.limits_for(rules)
    numbers = {name: getattr(limits, name) for name in LIMITS}
    lines = [f"### {words('server-title')}", words("server-hint")]
    lines.append("-# " + words("server-limits", **numbers))
    return "\n".join(lines)


def _warnings(rules: ServerRules, vanished: frozenset[int], words: Words) -> Iterator[str]:
    """A rule of which nothing is left holds, and shuts everything."""
    if rules.places and rules.places <= vanished:
        yield f"⚠️ {words('server-places-warning')}"
    if rules.starters and rules.starters <= vanished:
        yield f"⚠️ {words('server-starters-warning')}"


def _games(rules: ServerRules, words: Words) -> Menu:
    items = tuple(
        Item(words(f"{slug}-title"), place, chosen=rules.offers(slug))
        for place, slug in enumerate(GAMES)
    )
    return Menu(words("server-games-none"), items, 0, len(items), GAMES_ON)


def _switches(on: Mapping[str, bool], words: Words, *, pictures: bool) -> Menu:
    """A line says what stands, and choosing it turns that round. Closed, the menu says it all."""
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
            if rule != "pace" or value is None or not is_slower(PACES[line - 1], rules.slowest)
        )
        yield Menu(words(f"server-{rule}-prompt"), items, verb=ONE, slot=place, index=place * _STEP)


def _hint_of(rule: str, value: object, words: Words) -> str | None:
    """How long a decision has at a pace, in the games of this Coop."""
    if rule not in ("pace", "slowest") or value is None:
        return None
    return pace_time(GAMES.values(), Pace(str(value)), words)


def value_of(rule: str, value: object, words: Words) -> str:
    """What one of these rules is, in words."""
    if value is None:
        return words(f"server-{rule}-usual")
    if rule == "locale":
        return Words(str(value))("language-name")
    return words(f"{'level' if rule == 'level' else 'pace'}-{value}")


# -- who has set what ------------------------------------------------------------------------------

LINES = 10
"""On a page, at most."""

ROOM = 3500
"""Characters of lines on a page: with many channels or roles, one alone takes six hundred."""

_MENTIONS = {"places": "<#{}>", "starters": "<@&{}>"}
_CHOICES = ("slowest", "pace", "level", "locale")


def audit_page(lines: Sequence[Line], words: Words, *, is_newest: bool) -> Page:
    """`lines`: all that are left, the newest first. Those that find no room are on the next page;
    of those that stand together and repeat each other, only the last word is told.
    """
    said = [f"### {words('audit-title')}"]
    groups = _groups(lines)
    shown = _fitting([_several(group, words) for group in groups[:LINES]])
    said += shown
    if not lines:
        said.append(words("audit-nothing"))
    ways: list[Button] = []
    if not is_newest:
        ways.append(Button(words("audit-newest"), Do(AUDIT), Tone.PLAIN, "⏫"))
    if len(shown) < len(groups):
        last = groups[len(shown) - 1][-1]
        ways.append(Button(words("chat-older"), Do(AUDIT, last.number), Tone.PLAIN, "🔽"))
    ways.append(Button(words("audit-back"), Do(PAGE), Tone.PLAIN, "⚙️"))
    blocks: tuple[Block, ...] = (Text("\n".join(said)), Row(tuple(ways)))
    return Page(blocks, ACCENT)


def _groups(lines: Sequence[Line]) -> list[list[Line]]:
    groups: list[list[Line]] = []
    for line in lines:
        if groups and line.repeats(groups[-1][0]):
            groups[-1].append(line)
        else:
            groups.append([line])
    return groups


def _several(group: Sequence[Line], words: Words) -> str:
    """What, and below it, smaller, when: a phone has no room for both on a line."""
    last, first = group[0], group[-1]
    told = f"{_told(last, words)}\n-# <t:{int(last.at)}:f>"
    if last is first:
        return told
    return f"{told} {words('audit-more', count=len(group) - 1, since=f'<t:{int(first.at)}:f>')}"


def _fitting(told: Sequence[str]) -> Sequence[str]:
    """As many as have room."""
    ends = accumulate(map(len, told))
    return [one for one, end in zip(told, ends, strict=True) if end <= ROOM]


def _told(line: Line, words: Words) -> str:
    who, other = mention(line.by, words), mention(line.other, words)
    if line.act == Act.SET:
        rule = words(f"audit-rule-{line.about.replace('_', '-')}")
        return words("audit-set", who=who, rule=rule, value=_value_set(line, words))
    return words(
        f"audit-{line.act}", who=who, other=other, table=line.about or "?", value=line.value
    )


def _value_set(line: Line, words: Words) -> str:
    """What a rule was set to, in words."""
    value = json.loads(line.value)
    if line.about == "games_off":
        titles = [words(f"{slug}-title") for slug in value if slug in GAMES]
        return commas(words, titles) or words("audit-nobody")
    if line.about in _MENTIONS:
        mentions = [_MENTIONS[line.about].format(one) for one in value]
        return commas(words, mentions) or words("audit-all")
    if line.about in _CHOICES:
        return value_of(line.about, value, words)
    if isinstance(value, bool):
        return words("audit-on" if value else "audit-off")
    return words("audit-usual") if value is None else str(value)
