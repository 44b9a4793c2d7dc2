"""What the host of a lobby may still set, on a page that only the host sees. What is set counts at
once, and stands in the lobby for everybody. Texts: setup.ftl.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, get_args
from zlib import crc32

import discord

from bot.common.refused import Refused
from bot.i18n.words import Said, Words, locales
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Verb
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Wanted
from bot.pages.page import Block, Button, Do, Item, Menu, Page, Row, Text, Tone
from bot.tables import lobby
from bot.tables.refusals import NotAmongTheOptions
from bot.tables.scene import Scene
from bot.tables.table import Pace, is_alone
from bot.tables.tables import Tables
from cogs.pages import pace_time, setting, setup_verb
from games.engine.game import Rules

ACCENT = 0xF2C94C
TALKS = "talks"
OPEN = 0
"""What the button of the lobby says, which opens the page."""
HINTED = 8
"""With more menus, no line above them: all shall stand on a phone at once."""

Check = Callable[[discord.Interaction, Mapping[str, Any]], None]
"""Raises Refused where whoever sets a table up may not have it with these settings, here."""


def line(name: str, value: Said) -> int:
    """What a menu's line says: this value of that thing, wherever it stands. Which values there are
    hangs on what else is set, and a menu may have been drawn before.
    """
    return crc32(f"{name} {value!r}".encode())


def anybody_may(interaction: discord.Interaction, settled: Mapping[str, Any]) -> None:
    """For games whose every setting is for everybody."""


def listed(game: Rules, name: str) -> tuple[Any, ...]:
    """All that a host may set this option to, where its type lists it."""
    values = get_args(game.Options.model_fields[name].annotation)
    return tuple(value for value in values if value not in game.Options.unoffered)


def values(game: Rules, name: str) -> tuple[Any, ...]:
    """All that a host may set this option to, the usual one first."""
    usual = game.Options.usual(name)
    if type(usual) is bool:
        return usual, not usual
    return listed(game, name)


class Dial(NamedTuple):
    """One thing that can be set: what it stands at, how its values are called, and what is said
    below each in the open menu.
    """

    name: str
    now: Said
    labels: Mapping[Said, str]
    hints: Mapping[Said, str] = MappingProxyType({})


class Setup:
    """Of one game: `settings` are those of its options that hosts may choose, as far as `check`
    lets them.
    """

    def __init__(
        self, tables: Tables, game: Rules, settings: tuple[str, ...], check: Check = anybody_may
    ) -> None:
        self._tables = tables
        self._game = game
        self._settings = settings
        self._check = check

    def verb(self) -> Verb:
        return Verb(setup_verb(self._game.slug), self._press, answer=Answer.PAGE)

    def page(self, scene: Scene, words: Words) -> Page:
        """Of the scene that everybody sees. A menu for each thing; below, what else only the host
        does.
        """
        title = words("setup-title", number=scene.number)
        dials = [*self._dials(scene, words)]
        hint = f"\n{words('setup-hint')}" if len(dials) <= HINTED else ""
        blocks: list[Block] = [Text(f"### {title}{hint}")]
        for place, dial in enumerate(dials):
            items = tuple(
                Item(
                    label,
                    line(dial.name, value),
                    dial.hints.get(value),
                    chosen=value == dial.now,
                )
                for value, label in dial.labels.items()
            )
            verb = setup_verb(self._game.slug)
            blocks.append(Menu(self._prompt(dial, words), items, verb=verb, slot=place))

        remove = Button(words("setup-remove"), Do("remove"), Tone.PLAIN, "🥾")
        cancel = Button(words("setup-cancel"), Do("cancel"), Tone.DANGER, "🗑️")
        others = (remove, cancel) if len(scene.players) > 1 else (cancel,)
        blocks.append(Row((*self._talk(scene, words), *others)))

        return Page(tuple(blocks), ACCENT)

    def _talk(self, scene: Scene, words: Words) -> Iterator[Button]:
        """Whether house players talk, and what turns it round; a menu more would not fit a phone.
        Where the server wants silence, the host is not asked.
        """
        if scene.talks is not None:
            label = words("server-switch-talk", on=str(scene.talks).lower())
            does = Do(setup_verb(self._game.slug), line(TALKS, not scene.talks))
            yield Button(label, does, Tone.PLAIN, "💬")

    def _prompt(self, dial: Dial, words: Words) -> str:
        """Read where no value is chosen, and by whoever has the page read to them."""
        if dial.name in self._settings:
            return words(f"{self._game.slug}-setting-{dial.name}")
        return words(f"setup-{dial.name}-prompt")

    def _dials(self, scene: Scene, words: Words) -> Iterator[Dial]:
        paces: dict[Said, str] = {
            pace.value: words("setup-pace", pace=words(f"pace-{pace.value}"), pace_id=pace.value)
            for pace in Pace
        }
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

        if len(locales()) > 1 and not is_alone(scene.guild_id):  # there it is their own
            # Each line says the language in itself, so that those who look for theirs find it.
            languages: dict[Said, str] = {
                one: words("setup-locale", language=Words(one)("language-name"))
                for one in locales()
            }
            yield Dial("locale", scene.locale, languages)

        slug = self._game.slug
        options = self._game.Options(**scene.options)
        for name in self._settings:
            labels: dict[Said, str] = {
                value: words(setting(slug, name, value)) for value in values(self._game, name)
            }
            yield Dial(name, getattr(options, name), labels)

    # -- presses ----------------------------------------------------------------------------------

    async def _press(self, click: Click) -> None:
        """The button opens the page; a menu on it, or another button, sets one thing."""
        table = await self._tables.table(click.table_id)
        lobby.must_be_open(table)
        lobby.must_be_host(table, click.user_id)

        if not click.is_menu and click.picks == (OPEN,):
            await self._show(click)
            return

        try:
            name, value = self._chosen(click)
            self._check(click.interaction, {name: value})
            await self._tables.lobbies.set_up(click.table_id, click.user_id, name, value)
        except Refused:
            await self._show(click)  # the menu still shows what was refused
            raise

        await self._show(click)

    def _chosen(self, click: Click) -> tuple[str, Said]:
        """Raises NotAmongTheOptions: it may be forged, or be among them no more."""
        for on in (True, False):
            if click.picks == (line(TALKS, on),) and click.scene.talks is not None:
                return TALKS, on

        for dial in self._dials(click.scene, click.words):
            for value in dial.labels:
                if click.picks == (line(dial.name, value),):
                    return dial.name, value

        raise NotAmongTheOptions

    async def _show(self, click: Click) -> None:
        scene = await self._tables.scene(click.table_id, pictured=False)
        stamps = Stamps(click.table_id, own=scene.hand_token)
        await click.show(Wanted.of(self.page(scene, click.words), stamps))
