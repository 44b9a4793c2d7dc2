"""The page on which the host of a lobby changes its settings. Only the host sees the page.

A change counts at once, and the lobby (the table before its deal) shows it to all. The page has a
menu for each setting: pace, level of the house players (automated players), `fill` (house players
join at the deal up to this number of players), language, and the game's own options. Texts:
data/locales/*/setup.ftl.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any, NamedTuple, get_args
from zlib import crc32

import discord

from bot.common.refused import Refused
from bot.discord_api.errors import ERRORS
from bot.i18n.words import Said, Words, locales
from bot.interactions.interaction import Answer, Click, Remove, Verb
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Block, Button, ButtonTokens, Do, Item, Menu, Page, Row, Text, Tone
from bot.tables import lobby
from bot.tables.refusals import NotAmongTheOptions, TableGone
from bot.tables.scene import Scene
from bot.tables.table import Pace, Status, is_alone
from bot.tables.tables import Tables
from cogs.pages import YELLOW, pace_span, pace_time, setting, setup_verb
from games.engine.game import Rules

log = logging.getLogger(__name__)

TALKS = "talks"
"""The setting that switches remarks of house players on and off."""

OF_TABLE, OF_GAME = range(2)
"""The indexes of the buttons that open the page: behind More, and to the group of the game."""

MOST = 7
"""The most menus on one page. With more, a phone has no room, and each group has a page."""

Check = Callable[[discord.Interaction, Mapping[str, Any]], None]
"""Raises Refused if the host may not choose these settings here."""


def line_index(name: str, value: Said) -> int:
    """Return the index of a menu's line, as a hash of the setting and its value.

    The position in the list would be wrong: the list depends on other settings, and such a setting
    may have changed since the menu was drawn.
    """
    return crc32(f"{name} {value!r}".encode())


def allow_all(interaction: discord.Interaction, settings: Mapping[str, Any]) -> None:
    """Allow all settings, for games without restrictions."""


def listed_values(game: Rules, name: str) -> tuple[Any, ...]:
    """Return the values that a host may choose, if the type of the option is a Literal; else ()."""
    values = get_args(game.Options.model_fields[name].annotation)
    return tuple(value for value in values if value not in game.Options.unoffered)


def values(game: Rules, name: str) -> tuple[Any, ...]:
    """Return the values that a host may choose for this option, the usual one first."""
    usual = game.Options.usual(name)
    # The type of a switch is bool, which lists no values.
    if type(usual) is bool:
        return usual, not usual
    return listed_values(game, name)


def pace_label(game: Rules, pace: Pace, words: Words) -> str:
    """Return a pace with the time that it gives for a decision."""
    span, unit = pace_span(game, pace)
    name = words(f"pace-{pace.value}")
    return words("setup-pace", pace=name, pace_id=pace.value, span=span, unit=unit)


class Dial(NamedTuple):
    """One setting, with a label and perhaps a hint for each of its values.

    `now` is the current value.
    """

    name: str
    now: Said
    labels: Mapping[Said, str]
    hints: Mapping[Said, str] = MappingProxyType({})


class Setup:
    """The setup page of one game.

    `settings` are the options that hosts may choose, if `check` allows the value.
    """

    def __init__(
        self, tables: Tables, game: Rules, settings: tuple[str, ...], check: Check = allow_all
    ) -> None:
        self._tables = tables
        self._game = game
        self._settings = settings
        self._check = check
        self._shown: dict[str, Remove] = {}
        """Table id -> deletes the host's page, while the table is a lobby."""
        self._deletions: set[asyncio.Task[None]] = set()
        """The set keeps a reference to each running task."""

    def verb(self) -> Verb:
        return Verb(setup_verb(self._game.slug), self._press, answer=Answer.PAGE)

    def page(self, scene: Scene, words: Words, group: int = OF_TABLE) -> Page:
        """Return the page: a menu for each setting, and buttons for what only the host may do.

        Args:
            scene: The table as the public sees it.
            words: The words of the host's language.
            group: Which settings to show if all of them do not fit on a page.
        """
        title = words("setup-title", number=scene.number)
        blocks: list[Block] = [Text(f"### {title}\n{words('setup-hint')}")]
        dials = [*self._dials(scene, words)]
        names = words("setup-of-table"), words("setup-of-game")
        switch: tuple[Button, ...] = ()
        if len(dials) > MOST:
            dials = [dial for dial in dials if self._group(dial.name) == group]
            other = OF_GAME if group == OF_TABLE else OF_TABLE
            switch = (Button(names[other], Do(setup_verb(self._game.slug), other), emoji="⚙️"),)

        # The first setting of each group has the heading of the group above it.
        headings = {"pace": names[OF_TABLE]} if self._settings else {}
        headings |= dict.fromkeys(self._settings[:1], names[OF_GAME])
        for place, dial in enumerate(dials):
            if dial.name in headings:
                blocks.append(Text(f"**{headings[dial.name]}**"))

            items = tuple(
                Item(
                    label,
                    line_index(dial.name, value),
                    dial.hints.get(value),
                    chosen=value == dial.now,
                )
                for value, label in dial.labels.items()
            )
            verb = setup_verb(self._game.slug)
            blocks.append(Menu(self._prompt(dial, words), items, verb=verb, slot=place))

        remove = Button(words("setup-remove"), Do("remove"), Tone.PLAIN, "🥾")
        cancel = Button(words("setup-cancel"), Do("cancel"), Tone.DANGER, "🗑️")
        # Without other players there is no player to remove.
        others = (remove, cancel) if len(scene.players) > 1 else (cancel,)
        blocks.append(Row((*switch, *self._talk(scene, words), *others)))

        return Page(tuple(blocks), YELLOW)

    def _group(self, name: str) -> int:
        """Return the group of a setting."""
        return OF_GAME if name in self._settings else OF_TABLE

    def _talk(self, scene: Scene, words: Words) -> Iterator[Button]:
        """Yield the button that switches the talk of house players on or off.

        It is a button, because one more menu would not fit on a phone. It is left out if the server
        allows no remarks (`talks` is None).
        """
        if scene.talks is not None:
            label = words("server-switch-talk", on=str(scene.talks).lower())
            does = Do(setup_verb(self._game.slug), line_index(TALKS, not scene.talks))
            yield Button(label, does, Tone.PLAIN, "💬")

    def _prompt(self, dial: Dial, words: Words) -> str:
        """Return the text of a menu without a chosen value. Screen readers read this text, too."""
        if dial.name in self._settings:
            return words(f"{self._game.slug}-setting-{dial.name}")
        return words(f"setup-{dial.name}-prompt")

    def _dials(self, scene: Scene, words: Words) -> Iterator[Dial]:
        """Yield all settings that the host can change, with the labels of their values."""
        paces: dict[Said, str] = {pace.value: pace_label(self._game, pace, words) for pace in Pace}
        times: dict[Said, str] = {pace.value: pace_time([self._game], pace, words) for pace in Pace}
        yield Dial("pace", scene.pace.value, paces, times)
        levels: dict[Said, str] = {
            level: words("setup-level", level=words(f"level-{level}"), level_id=level)
            for level in self._game.houses
        }
        yield Dial("level", scene.level, levels)
        fills: dict[Said, str] = {
            fill: words("setup-fill", fill=fill)
            for fill in (0, *range(scene.least, scene.most + 1))
        }
        yield Dial("fill", scene.fill, fills)

        # In a direct message the table has the language of the user.
        if len(locales()) > 1 and not is_alone(scene.guild_id):
            # Each language is named in itself, so that its readers find it.
            languages: dict[Said, str] = {
                locale: words("setup-locale", language=Words(locale)("language-name"))
                for locale in locales()
            }
            yield Dial("locale", scene.locale, languages)

        slug = self._game.slug
        options = self._game.Options(**scene.options)
        for name in self._settings:
            labels: dict[Said, str] = {
                value: self._label(name, words(setting(slug, name, value)), words)
                for value in values(self._game, name)
            }
            yield Dial(name, getattr(options, name), labels)

    def _label(self, name: str, value: str, words: Words) -> str:
        """Return the value of a game's setting, after the name of the setting if it has one.

        Settings without a name have values that say what they are about.
        """
        title = f"{self._game.slug}-named-{name}"
        return f"{words(title)} {value}" if words.has(title) else value

    # -- presses ----------------------------------------------------------------------------------

    async def _press(self, click: Click) -> None:
        """Open the page, or store one setting from a menu or a button on it."""
        # Raises Refused for a table that is no lobby, or is another user's.
        lobby.must_be_open_to_host(await self._tables.table(click.table_id), click.user_id)

        if not click.is_menu and click.picks in ((OF_TABLE,), (OF_GAME,)):
            await self._show(click, click.press.index)
            return

        name = ""
        try:
            name, value = self._choice(click)
            self._check(click.interaction, {name: value})
            await self._tables.lobbies.change_setting(click.table_id, click.user_id, name, value)
        except Refused:
            # The menu on the host's screen still shows the refused value.
            await self._show(click, self._group(name))
            raise

        await self._show(click, self._group(name))

    def _choice(self, click: Click) -> tuple[str, Said]:
        """Return the setting and the value that were chosen.

        Raises:
            NotAmongTheOptions: The index is forged, or the value cannot be chosen any more.
        """
        for on in (True, False):
            # The button holds the new state, so a second press on an old button changes nothing.
            if click.picks == (line_index(TALKS, on),) and click.scene.talks is not None:
                return TALKS, on

        for dial in self._dials(click.scene, click.words):
            for value in dial.labels:
                if click.picks == (line_index(dial.name, value),):
                    return dial.name, value

        raise NotAmongTheOptions

    async def _show(self, click: Click, group: int) -> None:
        """Show the page as the table is now, with this group of settings."""
        scene = await self._tables.scene(click.table_id, pictured=False)
        tokens = ButtonTokens(click.table_id, own=scene.hand_token)
        page = DesiredMessage.of(self.page(scene, click.words, group), tokens)
        remove = await click.show(page)
        # Changes of tables are of interest only while a host has the page open.
        if not self._shown:
            self._tables.on_change.append(self._notice_change)

        self._shown[click.table_id] = remove

    def _notice_change(self, table_id: str) -> None:
        """Look at a table that has changed, if its host has the page open."""
        if table_id in self._shown:
            task = asyncio.create_task(self._close(table_id), name="setup page")
            self._deletions.add(task)
            task.add_done_callback(self._deletions.discard)

    async def _close(self, table_id: str) -> None:
        """Delete the host's page after the deal, because it would hide the table on a phone."""
        table = None
        with suppress(TableGone):
            table = await self._tables.table(table_id)

        if table is not None and table.status is Status.LOBBY:
            return

        remove = self._shown.pop(table_id, None)
        if remove is not None and not self._shown:
            self._tables.on_change.remove(self._notice_change)

        # The host has cancelled the table on the page itself, which now says so.
        if remove is None or table is None or not table.is_live:
            return

        try:
            await remove()
        except ERRORS as error:  # such as a token that is older than 15 minutes
            log.info("setup page not deleted: table=%s: %s", table_id, error)
