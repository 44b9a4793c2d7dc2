"""What every game adds to Discord: its face, its command `start`, its rules and its lesson.

A game's package calls `register_game` in its `setup`. A face is what draws the pages of one game, a
lobby is a table before its deal, its host is the person who opened it, and a house player is an
automated player.

Texts of a game: `command-start-<game>`, and for each setting that hosts may choose
`<game>-setting-<name>`, with `…-<value>` for each value.
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
from bot.discord_api.interaction_token import locale_of
from bot.interactions import permissions
from bot.interactions.interaction import Answer, Click, Verb, Where
from bot.pages.faces import Face
from bot.pages.page import Token
from bot.tables.refusals import SettingsClash
from bot.tables.table import Pace
from cogs.commands import chicken_group, options, said, spoken
from cogs.learn.lesson import Lessons
from cogs.lobby.cog import guest_of
from cogs.lobby.setup_page import Check, Setup, allow_all, listed_values
from cogs.pages import pace_choice, play_verb, setting
from cogs.rulebook import Rulebook
from games.engine import cuts
from games.engine.game import Rules

Choices = list[app_commands.Choice[Any]]
DUEL = 2
"""Seats of a duel: a game for two, whose host may challenge a user as the opponent."""


def register_game(
    bot: Coop,
    game: Rules,
    face: Face,
    settings: Sequence[str] = (),
    check: Check = allow_all,
) -> None:
    """Register a game: its face, its pages, its buttons and its command.

    Args:
        bot: The bot.
        game: The rules.
        face: What draws the game.
        settings: Names of the game's options that hosts may choose, by the command or in the lobby.
        check: Raises Refused for values that the caller may not choose in this channel.
    """
    rulebook = Rulebook(game.slug, Path(getfile(game)).parent)
    bot.chat.faces.register(face)
    setup = Setup(bot.tables, game, tuple(settings), partial(_may_set, bot, check))
    lessons = Lessons(bot, game, face, partial(_open_usual, bot, game, check, is_filled=True))
    play = Verb(
        play_verb(game.slug),
        partial(_open_usual, bot, game, check),
        token=Token.NONE,
        where=Where.ANYWHERE,
        returns_seat=False,
        answer=Answer.PAGE,
        puts_others=True,
    )
    bot.chat.verbs.add(rulebook.verb(), setup.verb(), play, *lessons.verbs())
    start = chicken_group(bot.tree).get_command("start")
    assert isinstance(start, app_commands.Group)
    start.add_command(start_command(bot, game, settings, check))


def _may_set(
    bot: Coop, check: Check, interaction: discord.Interaction, settings: Mapping[str, Any]
) -> None:
    """Check settings of a lobby. Raise Refused if the caller or the server may not have them."""
    check(interaction, settings)
    if "pace" in settings:
        bot.chat.gate.check_pace(interaction, Pace(settings["pace"]))


def start_command(
    bot: Coop, game: Rules, settings: Sequence[str], check: Check = allow_all
) -> app_commands.Command[Any, ..., None]:
    """Return `/chicken start <game>`. Its answer is the lobby, with the host seated."""

    usual = {name: game.Options.usual(name) for name in settings}

    async def start(interaction: discord.Interaction, /, **chosen: Any) -> None:
        permissions.check(interaction)
        # Only settings that differ from the usual ones are stored with the table.
        unusual = {name: chosen[name] for name in settings if chosen[name] != usual[name]}
        try:
            game.Options.model_validate(unusual)
        except ValidationError as error:
            raise SettingsClash from error

        check(interaction, unusual)

        # The command of a game for more than two players has no option `opponent`.
        opponent = chosen.get("opponent")
        guest = guest_of(interaction, opponent)  # the challenged user, who may decline
        await _open(
            bot,
            interaction,
            game=game.slug,
            pace=chosen["pace"],
            level=chosen["level"],
            # If the opponent is a bot, there is no guest, and a house player fills the second seat.
            fill=DUEL if opponent is not None and guest is None else chosen["fill"],
            options=unusual,
            guest=guest,
        )

    # `said` and `spoken` return texts that Discord shows in the user's language (cogs/commands.py).
    # discord.py reads the options of a command from its signature, which differs for each game.
    start.__signature__ = _signature(game, usual)  # type: ignore[attr-defined]
    levels = [
        app_commands.Choice(name=said(f"level-{level}"), value=level) for level in game.houses
    ]
    choices: dict[str, Choices] = {"level": levels, "pace": _paces(game)}
    for name in settings:
        # A setting that is a switch has no listed values, and Discord offers True and False.
        values = listed_values(game, name)
        if values:
            choices[name] = [
                app_commands.Choice(name=said(setting(game.slug, name, value)), value=value)
                for value in values
            ]

    app_commands.choices(**choices)(start)

    # `options`: name of an option -> the text `command-option-…` that describes it.
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


async def _open_usual(
    bot: Coop, game: Rules, check: Check, click: Click, *, is_filled: bool = False
) -> None:
    """Open a table with all usual settings as the answer to a press.

    After a lesson, house players fill the table (`is_filled`), so the player can press Start at
    once. Raise Refused if no table may be opened.
    """
    permissions.check(click.interaction)
    check(click.interaction, {})
    await _open(bot, click.interaction, game=game.slug, is_filled=is_filled)


async def _open(
    bot: Coop,
    interaction: discord.Interaction,
    *,
    game: str,
    pace: str | None = None,
    level: str | None = None,
    is_filled: bool = False,
    **others: Any,
) -> None:
    """Open a lobby as the answer, with the caller as its host.

    Args:
        bot: The bot.
        interaction: The command or press.
        game: The slug of the game.
        pace: The pace (how long decisions take), or None for the server's usual pace.
        level: The level of house players, or None for the server's usual level.
        is_filled: Whether house players join at the deal up to the least number of players.
        others: Other settings, as in `Lobbies.open`.
    """
    is_alone = interaction.guild_id is None
    guild_id = permissions.server_of(interaction)
    actual_pace = Pace(pace) if pace else bot.servers.usual_pace(guild_id)
    bot.chat.gate.check_opening(interaction, game, actual_pace)

    # In a direct message no other player can join, so house players fill the table.
    if is_alone or is_filled:
        rules = bot.tables.games[game]
        least = rules.seats_for(rules.Options(**others.get("options", {})))[0]
        # A number of players that the host has chosen stays.
        others["fill"] = others.get("fill") or least

    table = await bot.tables.lobbies.open(
        game=game,
        pace=actual_pace,
        level=level or bot.servers.usual_level(guild_id, bot.tables.games[game].houses),
        guild_id=guild_id,
        channel_id=interaction.channel_id or 0,
        host_id=interaction.user.id,
        host_name=interaction.user.display_name,
        host_locale=locale_of(interaction),
        # What the host adds to the random seed, as each player does (cogs/cut.py).
        host_cut=cuts.cut_by_joining(interaction.id),
        locale=bot.chat.gate.language(interaction),
        **others,
    )
    await bot.chat.posting.post(table.id, interaction)


def _is_duel(game: Rules) -> bool:
    """Return whether the game is for at most two players."""
    return game.seats[-1] == DUEL


def _signature(game: Rules, usual: Mapping[str, Any]) -> Signature:
    """Return the signature of `start`: opponent, fill, level, pace, and the game's settings.

    `usual` has the settings with their defaults.
    """
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
    """Return an option of the command, with its type and default."""
    return Parameter(name, Parameter.KEYWORD_ONLY, default=value, annotation=kind)
