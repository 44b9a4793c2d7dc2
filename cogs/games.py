"""What every game adds to Discord: its face, and the commands `start`, `rules` and `learn`.

A game's package calls `register_game` in its `setup`. The parameters of `start` are the game's
own options. Texts: `command-start-<game>`, `command-rules-<game>`, `command-learn-<game>` if it
has a lesson, and for each setting that hosts may choose `<game>-setting-<name>`, with `…-<value>`
for each value.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from inspect import Parameter, Signature, getfile
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from pydantic import ValidationError

from bot.app import Coop
from bot.discord_api.reader import locale_of
from bot.interactions import permissions
from bot.interactions.interaction import Click
from bot.pages.faces import Face
from bot.tables.refusals import SettingsClash
from bot.tables.table import Pace
from cogs.commands import chicken_group, options, said, spoken
from cogs.learn.lesson import Lessons
from cogs.lobby.cog import guest_of
from cogs.lobby.setup_page import Check, Setup, anybody_may, listed
from cogs.pages import pace_choice, setting
from cogs.rulebook import Rulebook
from games.engine import cuts
from games.engine.game import Rules

Choices = list[app_commands.Choice[Any]]
DUEL = 2
"""Seats of a game in which the host may challenge a user."""


def register_game(
    bot: Coop,
    game: Rules,
    face: Face,
    settings: Sequence[str] = (),
    check: Check = anybody_may,
) -> None:
    """Register a game: its face, its pages and its three commands.

    Args:
        bot: The bot.
        game: The rules.
        face: What draws the game.
        settings: Options that hosts may choose, by the command or in the lobby.
        check: Raises Refused for values that the caller may not choose here.
    """
    rulebook = Rulebook(game.slug, Path(getfile(game)).parent)
    bot.chat.faces.register(face)
    setup = Setup(bot.tables, game, tuple(settings), partial(_may_set, bot, check))
    bot.chat.verbs.add(rulebook.verb(), setup.verb())
    _group(bot, "start").add_command(start_command(bot, game, settings, check))
    _group(bot, "rules").add_command(rules_command(rulebook))
    lessons = Lessons(bot, game, face, partial(_open_after_lesson, bot, game, check))
    bot.chat.verbs.add(*lessons.verbs())
    if lessons.are_written:
        _group(bot, "learn").add_command(lessons.command())


def _may_set(
    bot: Coop, check: Check, interaction: discord.Interaction, settled: Mapping[str, Any]
) -> None:
    """Check a setting of a lobby. Raise Refused if the caller or the server does not allow it."""
    check(interaction, settled)
    if "pace" in settled:
        bot.chat.gate.check_pace(interaction, Pace(settled["pace"]))


def _group(bot: Coop, name: str) -> app_commands.Group:
    """Return a subgroup of `/chicken`, which cogs.lobby has made."""
    group = chicken_group(bot.tree).get_command(name)
    assert isinstance(group, app_commands.Group)
    return group


def start_command(
    bot: Coop, game: Rules, settings: Sequence[str], check: Check = anybody_may
) -> app_commands.Command[Any, ..., None]:
    """Return `/chicken start <game>`. Its answer is the lobby, with the host seated."""

    async def start(interaction: discord.Interaction, /, **chosen: Any) -> None:
        permissions.check(interaction)
        # Only settings that differ from the usual ones are stored with the table.
        settled = {name: chosen[name] for name in settings if chosen[name] != usual[name]}
        try:
            game.Options.model_validate(settled)
        except ValidationError as error:
            raise SettingsClash from error

        check(interaction, settled)
        # Only a game for two has this option.
        opponent = chosen.get("opponent")
        guest = guest_of(interaction, opponent)
        await _open(
            bot,
            interaction,
            game=game.slug,
            pace=chosen["pace"],
            level=chosen["level"],
            # A bot as opponent means a house player, so the second seat is filled.
            fill=chosen["fill"] if opponent is None or guest is not None else DUEL,
            options=settled,
            guest=guest,
        )

    usual = {name: game.Options.usual(name) for name in settings}
    # discord.py reads the options of a command from its signature, which differs for each game.
    start.__signature__ = _signature(game, usual)  # type: ignore[attr-defined]
    levels = [
        app_commands.Choice(name=said(f"level-{level}"), value=level) for level in game.houses
    ]
    choices: dict[str, Choices] = {"level": levels, "pace": _paces(game)}
    for name in settings:
        values = listed(game, name)
        if values:
            choices[name] = [
                app_commands.Choice(name=said(setting(game.slug, name, value)), value=value)
                for value in values
            ]

    app_commands.choices(**choices)(start)
    duel = {"opponent": "opponent"} if _is_duel(game) else {}
    app_commands.describe(
        **options(fill="fill", level="level", pace="pace", **duel),
        **{name: said(f"{game.slug}-setting-{name}") for name in settings},
    )(start)
    description = said(f"command-start-{game.slug}")
    return app_commands.Command(name=game.slug, description=description, callback=start)


def _paces(game: Rules) -> Choices:
    """Return the choices of the option `pace`."""
    return [
        app_commands.Choice(name=spoken(partial(pace_choice, game, pace)), value=pace.value)
        for pace in Pace
    ]


async def _open_after_lesson(bot: Coop, game: Rules, check: Check, click: Click) -> None:
    """Open a table with all usual settings as the answer to a press, after a lesson.

    The player can press Start at once, alone or not. Raise Refused if no table may be opened.
    """
    permissions.check(click.interaction)
    check(click.interaction, {})
    await _open(bot, click.interaction, game=game.slug, manned=True)


async def _open(
    bot: Coop,
    interaction: discord.Interaction,
    *,
    game: str,
    pace: str | None = None,
    level: str | None = None,
    manned: bool = False,
    **settled: Any,
) -> None:
    """Open a lobby as the answer, with the caller as its host.

    Args:
        bot: The bot.
        interaction: The command or press.
        game: The game.
        pace: The pace, or None for the server's usual one.
        level: The level of house players, or None for the server's usual one.
        manned: Whether house players take all seats that the game needs and that are free at the
            deal.
        settled: Other settings, as in `Lobbies.open`.
    """
    is_alone = interaction.guild_id is None
    guild_id = permissions.server_of(interaction)
    # Without a choice, the server's usual pace is taken.
    actual_pace = Pace(pace) if pace else bot.servers.usual_pace(guild_id)
    bot.chat.gate.check_opening(interaction, game, actual_pace)

    # In a direct message no other player can come, so house players must.
    if is_alone or manned:
        rules = bot.tables.games[game]
        least = rules.seats_for(rules.Options(**settled.get("options", {})))[0]
        settled["fill"] = settled.get("fill") or least

    table = await bot.tables.lobbies.open(
        game=game,
        pace=actual_pace,
        level=level or bot.servers.usual_level(guild_id, bot.tables.games[game].houses),
        guild_id=guild_id,
        channel_id=interaction.channel_id or 0,
        host_id=interaction.user.id,
        host_name=interaction.user.display_name,
        host_locale=locale_of(interaction),
        host_cut=cuts.joined(interaction.id),
        locale=bot.chat.gate.language(interaction),
        **settled,
    )
    await bot.chat.posting.post(table.id, interaction)


def _is_duel(game: Rules) -> bool:
    """Whether the game has exactly two seats at most."""
    return game.seats[-1] == DUEL


def _signature(game: Rules, usual: Mapping[str, Any]) -> Signature:
    """Return the parameters of `start`: opponent, seats to fill, level, pace, and game settings."""
    parameters = [
        Parameter("interaction", Parameter.POSITIONAL_ONLY),
        *(
            [_parameter("opponent", discord.Member | discord.User | None, None)]
            if _is_duel(game)
            else []
        ),
        _parameter("fill", app_commands.Range[int, 0, game.seats[-1]], 0),
        _parameter("level", str | None, None),
        _parameter("pace", str | None, None),
        *(_parameter(name, type(value), value) for name, value in usual.items()),
    ]
    return Signature(parameters)


def _parameter(name: str, kind: Any, value: Any) -> Parameter:
    """Return an option of the command, with its default."""
    return Parameter(name, Parameter.KEYWORD_ONLY, default=value, annotation=kind)


def rules_command(rulebook: Rulebook) -> app_commands.Command[Any, ..., None]:
    """Return `/chicken rules <game>`."""

    async def rules(interaction: discord.Interaction) -> None:
        await rulebook.open(interaction)

    description = said(f"command-rules-{rulebook.slug}")
    return app_commands.Command(name=rulebook.slug, description=description, callback=rules)
