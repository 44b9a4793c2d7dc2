"""`/chicken stats`, `top` and `ladder`: for the asker alone, until they show it to the channel.

In a DM there is no flock to look at: there, one's own statistics are those of all servers together,
and can be shown to nobody.

Their buttons name a person or a board and are signed by nothing: whoever makes one up may look at
what the command would tell them, and no more.
"""

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.sanitize import escape
from bot.i18n.words import Words
from bot.interactions.interaction import Click
from bot.interactions.permissions import guild_of
from bot.interactions.verbs import Answer, Run, Verb, Where
from bot.pages.custom_ids import GREATEST_ID, Token
from bot.pages.page import Page
from bot.statistics.ports import EVERY_GAME, Profile
from bot.statistics.statistics import Board, Since
from bot.tables.refusals import StaleClick
from cogs.commands import GAME_CHOICES, options, said
from cogs.statistics import board, ladder, profile
from cogs.statistics.profile import Asked

SINCE_CHOICES = [
    app_commands.Choice(name=said(f"command-since-{one}"), value=one.value) for one in Since
]
LADDER_SEASONS = [one for one in SINCE_CHOICES if one.value != Since.EVER]
"""Ratings begin anew with each."""


class Pages:
    """Looks things up, and shows them."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot
        self._statistics = bot.statistics

    async def _show(self, click: Click, page: Page) -> None:
        """Show it to everybody in the channel."""
        await self._bot.chat.show(click, page, self._public(click).locale)

    async def tell(self, click: Click, page: Page) -> None:
        """Show it to the asker alone."""
        await self._bot.chat.leaf(click, page)

    # -- one person -------------------------------------------------------------------------------

    async def profile_of(self, click: Click, user_id: int, game: str, name: str | None) -> Page:
        """`name`: what to call somebody whom no table knows. Raises Unlisted, and in a DM
        NoServerHere for everybody but oneself.
        """
        if click.interaction.guild_id is None and user_id == click.user_id:
            return await self._own_everywhere(click, game)
        asked, found, names = await self._asked(click, user_id, game, name)
        return profile.profile_page(asked, found, names, click.words)

    async def shown_profile(self, click: Click, user_id: int, game: str) -> Page:
        """For everybody, so that it is named who it is about. Raises Unlisted, NoServerHere."""
        asked, found, names = await self._asked(click, user_id, game, None)
        own = escape(click.interaction.user.display_name)
        named = asked._replace(name=asked.name or own)
        return profile.shown_page(named, found, names, self._public(click))

    async def _own_everywhere(self, click: Click, game: str) -> Page:
        asked = Asked(
            click.user_id,
            None,
            game,
            listed=await self._statistics.is_listed(click.user_id),
            counting=self._statistics.is_counting,
            everywhere=True,
        )
        found = await self._statistics.everywhere(click.user_id)
        return profile.profile_page(asked, found, {}, click.words)

    async def _asked(
        self, click: Click, user_id: int, game: str, name: str | None
    ) -> tuple[Asked, Profile, dict[int, str]]:
        guild_id = guild_of(click.interaction)
        found = await self._statistics.profile(guild_id, user_id, click.user_id)
        rivals = () if found.nemesis is None else (found.nemesis.user_id,)
        names = await self._statistics.names(guild_id, (user_id, *rivals))
        if user_id == click.user_id:
            name = None
        elif name is None:
            name = profile.person(user_id, names)
        asked = Asked(
            user_id,
            name,
            game,
            listed=await self._statistics.is_listed(user_id),
            counting=self._statistics.is_counting,
        )
        return asked, found, names

    async def turn(self, click: Click) -> None:
        """A game was chosen from the menu of somebody's page."""
        game = _scope(click.picks[0] if click.picks else 0)
        await self.tell(click, await self.profile_of(click, _person(click), game, None))

    def show(self, game: str) -> Run:
        async def show(click: Click) -> None:
            await self._show(click, await self.shown_profile(click, _person(click), game))

        return show

    async def list_me(self, click: Click) -> None:
        """Be listed, or not, from now on."""
        await self._statistics.list_person(click.user_id, listed=bool(click.press.index))
        await self.tell(click, await self.profile_of(click, click.user_id, EVERY_GAME, None))

    # -- the ladder -------------------------------------------------------------------------------

    async def ladder_of(self, click: Click, game: str, since: Since) -> Page:
        """Raises NoLadder, NoServerHere."""
        found = await self._statistics.ladder(
            guild_of(click.interaction), game, since, click.user_id
        )
        people = [one.rated.user_id for one in found.rungs]
        names = await self._statistics.names(guild_of(click.interaction), people)
        return ladder.ladder_page(game, found, names, click.words)

    # -- the board --------------------------------------------------------------------------------

    async def board_of(self, click: Click, game: str, since: Since) -> Page:
        found = await self._statistics.board(
            guild_of(click.interaction), game, since, click.user_id
        )
        names = await self._names(click, found)
        counting = self._statistics.is_counting
        return board.board_page(game, since, found, names, click.words, counting)

    async def show_board(self, click: Click) -> None:
        try:
            game, since = board.asked_by(click.press.index)
        except IndexError:
            raise StaleClick from None
        found = await self._statistics.board(
            guild_of(click.interaction), game, since, click.user_id
        )
        names = await self._names(click, found)
        await self._show(click, board.shown_board(game, found, names, self._public(click)))

    async def _names(self, click: Click, found: Board) -> dict[int, str]:
        return await self._statistics.names(
            guild_of(click.interaction), [one.user_id for one in found.places]
        )

    def _public(self, click: Click) -> Words:
        """In the language of the server."""
        return Words(self._bot.chat.gate.language(click.interaction))

    def verbs(self) -> list[Verb]:
        shown = [
            _verb(f"{profile.SHOW}-{game}" if game else profile.SHOW, self.show(game))
            for game in profile.SCOPES
        ]
        return [
            *shown,
            _verb(profile.STATS, self.turn),
            _verb(profile.LIST, self.list_me),
            _verb(board.SHOW, self.show_board),
        ]


def _verb(name: str, run: Run) -> Verb:
    return Verb(name, run, Token.NONE, Where.ANYWHERE, returns_seat=False, answer=Answer.PAGE)


def _person(click: Click) -> int:
    """Whom the button is about. Raises StaleClick for an id that nobody can have."""
    if click.press.index > GREATEST_ID:
        raise StaleClick
    return click.press.index


def _scope(place: int) -> str:
    """Raises StaleClick for what no menu offers."""
    if not 0 <= place < len(profile.SCOPES):
        raise StaleClick
    return profile.SCOPES[place]


async def setup(bot: Coop) -> None:
    chicken = bot.tree.get_command("chicken")
    assert isinstance(chicken, app_commands.Group)
    pages = Pages(bot)
    bot.chat.verbs.add(*pages.verbs())

    @chicken.command(name="stats", description=said("command-stats"))
    @app_commands.describe(**options(person="person", game="game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: str = EVERY_GAME,
    ) -> None:
        click = Click(interaction)
        who = interaction.user if person is None else person
        with bot.chat.router.acknowledging(click):
            name = escape(who.display_name)
            await pages.tell(click, await pages.profile_of(click, who.id, game, name))

    @chicken.command(name="top", description=said("command-top"))
    @app_commands.describe(**options(game="game", since="since"))
    @app_commands.choices(game=GAME_CHOICES, since=SINCE_CHOICES)
    async def top(
        interaction: discord.Interaction,
        game: str = EVERY_GAME,
        since: str = Since.SEASON.value,
    ) -> None:
        click = Click(interaction)
        with bot.chat.router.acknowledging(click):
            await pages.tell(click, await pages.board_of(click, game, Since(since)))

    group = app_commands.Group(name="ladder", description=said("command-ladder"), parent=chicken)

    @group.command(name="show", description=said("command-ladder-show"))
    @app_commands.describe(**options(game="ladder-game", since="since"))
    @app_commands.choices(game=GAME_CHOICES, since=LADDER_SEASONS)
    async def show(
        interaction: discord.Interaction, game: str, since: str = Since.SEASON.value
    ) -> None:
        click = Click(interaction)
        with bot.chat.router.acknowledging(click):  # ratings of many games take some seconds
            await pages.tell(click, await pages.ladder_of(click, game, Since(since)))
