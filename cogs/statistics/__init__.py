"""`/chicken stats`, `top` and `ladder`: shown to the caller first, then on request to the channel.

`stats` shows a player's profile, `top` the board (the players with the most wins on a server), and
`ladder` the ratings. In a direct message, players see their own statistics of all servers, and
cannot show them to others.

`counting` reads a record (a finished game as a file), `repository` stores the counts, `statistics`
answers questions.

Rule 1: all counts come from records, from who sat at their tables and from who bet there, and can
    be counted again. What is stored at the end of a game is, byte for byte, what
    `./coop recount` stores.
Rule 2: an unfinished game has no record, so it does not count.
Rule 3: a game counts if at least two people sat at its table to the end. A seat counts for its
    person if they made most of its choices themselves. House players (automated players) are not
    people.
Rule 4: a person who asked not to be listed is on no page but their own.
Rule 5: no name is stored. User ids are in the columns `user_id` and `other_id` of the tables of
    data/migrations/sqlite/0006_statistics.sql, and nowhere else. Ratings are in memory only.

The buttons hold a user id or a board in their custom id. A forged id shows nothing that the command
would not show as well.
"""

from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.sanitize import escape
from bot.i18n.words import Words
from bot.interactions.interaction import Click, Verb, anywhere
from bot.interactions.permissions import guild_of
from bot.pages.page import Page
from bot.servers.rules import ServerSwitch
from bot.tables.refusals import StaleClick
from cogs.commands import GAME_CHOICES, chicken_group, options, said
from cogs.statistics import board_page, profile_page
from cogs.statistics.ports import EVERY_GAME, Profile
from cogs.statistics.profile_page import ProfileRequest
from cogs.statistics.repository import StatisticsRepository
from cogs.statistics.statistics import Board, Since, Statistics

# `said` and `options` return texts of commands in all languages (cogs/commands.py).

SINCE_CHOICES = [
    app_commands.Choice(name=said(f"command-since-{since}"), value=since.value) for since in Since
]
LADDER_SEASONS = [span for span in SINCE_CHOICES if span.value != Since.EVER]
"""The choices of the ladder: ratings start again each season, so no ladder has all seasons."""


@dataclass(frozen=True, slots=True)
class Pages:
    """Looks up statistics and shows them as pages."""

    bot: Coop
    statistics: Statistics

    async def _post(self, click: Click, page: Page) -> None:
        """Show a page in the channel."""
        await self.bot.chat.show(click, page, self._public(click).locale)

    # -- one person -------------------------------------------------------------------------------

    async def profile_of(self, click: Click, user_id: int, game: str, name: str | None) -> Page:
        """Return a player's page for the caller.

        Args:
            click: The interaction of the caller.
            user_id: The player.
            game: A game, or EVERY_GAME.
            name: The name to use if no table on this server has the player's name; escaped.

        Raises:
            Unlisted: The player does not want to be listed, and is not the caller.
            NoServerHere: In a direct message, if the player is not the caller.
        """
        if click.interaction.guild_id is None and user_id == click.user_id:
            return await self._own_everywhere(click, game)

        request, profile, names = await self._request(click, user_id, game, name)
        return profile_page.profile_page(request, profile, names, click.words)

    async def _own_everywhere(self, click: Click, game: str) -> Page:
        """Return the caller's page about all servers."""
        request = ProfileRequest(
            click.user_id,
            None,
            game,
            listed=await self.statistics.books.is_listed(click.user_id),
            counting=self.statistics.is_counting,
            everywhere=True,
        )
        profile = await self.statistics.everywhere(click.user_id)
        return profile_page.profile_page(request, profile, {}, click.words)

    async def _request(
        self, click: Click, user_id: int, game: str, name: str | None
    ) -> tuple[ProfileRequest, Profile, dict[int, str]]:
        """Return what a page needs: the request, the profile, and names by user id."""
        guild_id = guild_of(click.interaction)
        profile = await self.statistics.profile(guild_id, user_id, click.user_id)
        rivals = () if profile.nemesis is None else (profile.nemesis.user_id,)
        names = await self.statistics.books.names(guild_id, (user_id, *rivals))
        # The caller's own page says "you" instead of the name.
        if user_id == click.user_id:
            name = None
        elif name is None:
            name = profile_page.person(user_id, names)

        request = ProfileRequest(
            user_id,
            name,
            game,
            listed=await self.statistics.books.is_listed(user_id),
            counting=self.statistics.is_counting,
        )
        return request, profile, names

    async def open_own(self, click: Click) -> None:
        """Show the presser's own page, about all games."""
        await self.bot.chat.show_page(
            click, await self.profile_of(click, click.user_id, EVERY_GAME, None)
        )

    async def turn(self, click: Click) -> None:
        """Show another game on the page, after a choice from its menu."""
        place = click.picks[0] if click.picks else 0
        if not 0 <= place < len(profile_page.SCOPES):
            raise StaleClick

        game = profile_page.SCOPES[place]
        await self.bot.chat.show_page(
            click, await self.profile_of(click, click.pressed_id, game, None)
        )

    async def show(self, game: str, click: Click) -> None:
        """Show a profile of this game in the channel, by the button below it."""
        request, profile, names = await self._request(click, click.pressed_id, game, None)
        own = escape(click.interaction.user.display_name)
        named_request = request._replace(name=request.name or own)
        page = profile_page.public_page(named_request, profile, names, self._public(click))
        await self._post(click, page)

    async def list_presser(self, click: Click) -> None:
        """List the presser (index 1 of the button) or stop listing them (index 0)."""
        await self.statistics.books.list_person(click.user_id, listed=bool(click.press.index))
        await self.bot.chat.show_page(
            click, await self.profile_of(click, click.user_id, EVERY_GAME, None)
        )

    # -- the ladder -------------------------------------------------------------------------------

    async def ladder_of(self, click: Click, game: str, since: Since) -> Page:
        """Return the ladder page.

        Raises:
            NoLadder: The server has not switched the ladder on.
            NoServerHere: In a direct message.
        """
        ladder = await self.statistics.ladder(
            guild_of(click.interaction), game, since, click.user_id
        )
        people = [rung.rated.user_id for rung in ladder.rungs]
        names = await self.statistics.books.names(guild_of(click.interaction), people)
        return board_page.ladder_page(game, ladder, names, click.words)

    # -- the board --------------------------------------------------------------------------------

    async def board_of(self, click: Click, game: str, since: Since) -> Page:
        """Return the board of the server for the caller."""
        board, names = await self._board(click, game, since)
        counting = self.statistics.is_counting
        return board_page.board_page(game, since, board, names, click.words, counting)

    async def show_board(self, click: Click) -> None:
        """Show the board in the channel, by the button below it."""
        try:
            game, since = board_page.game_and_span(click.press.index)
        except IndexError:
            raise StaleClick from None

        board, names = await self._board(click, game, since)
        await self._post(click, board_page.public_board(game, board, names, self._public(click)))

    async def _board(self, click: Click, game: str, since: Since) -> tuple[Board, dict[int, str]]:
        """Return the board of the server, and the names of the players on it."""
        guild_id = guild_of(click.interaction)
        board = await self.statistics.board(guild_id, game, since, click.user_id)
        people = [line.user_id for line in board.places]
        return board, await self.statistics.books.names(guild_id, people)

    def _public(self, click: Click) -> Words:
        """Return the words of the server's language, for messages in the channel."""
        return Words(self.bot.chat.gate.language(click.interaction))

    def verbs(self) -> list[Verb]:
        # One verb for each game, since the index of the button already holds the user id.
        show_verbs = [
            anywhere(
                f"{profile_page.SHOW}-{game}" if game else profile_page.SHOW,
                partial(self.show, game),
            )
            for game in profile_page.SCOPES
        ]
        return [
            *show_verbs,
            anywhere(profile_page.OPEN, self.open_own),
            anywhere(profile_page.STATS, self.turn),
            anywhere(profile_page.LIST, self.list_presser),
            anywhere(board_page.SHOW, self.show_board),
        ]


async def setup(bot: Coop) -> Statistics:
    books = StatisticsRepository(bot.store.database)
    statistics = Statistics(books, bot.chat.clock, mend=bot.records.rewrite)
    # `read` counts a game in the transaction that stores its record.
    bot.records.readers.append(statistics.read)
    bot.chat.firsts.append(statistics.firsts)
    bot.servers.switches["ladder"] = ServerSwitch(books.has_ladder, statistics.switch_ladder)
    bot.after_wake.append(statistics.wake)
    bot.exit_stack.push_async_callback(statistics.stop)

    chicken = chicken_group(bot.tree)
    pages = Pages(bot, statistics)
    bot.chat.verbs.add(*pages.verbs())
    bot.own_pages.append(profile_page.open_button)
    bot.feat_counts.append(statistics.count_feats)

    @chicken.command(name="stats", description=said("command-stats"))
    @app_commands.describe(**options(person="person", game="game"))
    @app_commands.choices(game=GAME_CHOICES)
    async def stats(
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: str = EVERY_GAME,
    ) -> None:
        click = Click(interaction)
        user = interaction.user if person is None else person
        with bot.chat.router.acknowledging(click):
            name = escape(user.display_name)
            await bot.chat.show_page(click, await pages.profile_of(click, user.id, game, name))

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
            await bot.chat.show_page(click, await pages.board_of(click, game, Since(since)))

    group = app_commands.Group(name="ladder", description=said("command-ladder"), parent=chicken)

    @group.command(name="show", description=said("command-ladder-show"))
    @app_commands.describe(**options(game="ladder-game", since="since"))
    @app_commands.choices(game=GAME_CHOICES, since=LADDER_SEASONS)
    async def show(
        interaction: discord.Interaction, game: str, since: str = Since.SEASON.value
    ) -> None:
        click = Click(interaction)
        # Ratings of many games take some seconds, longer than Discord waits for an answer.
        with bot.chat.router.acknowledging(click):
            await bot.chat.show_page(click, await pages.ladder_of(click, game, Since(since)))

    return statistics
