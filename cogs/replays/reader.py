"""Shows stories (finished games, step by step) page by page, and sends them as web pages.

A game for adults is shown only in age-restricted channels.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.refused import Refused
from bot.common.sanitize import clean
from bot.discord_api.interaction_token import words_of
from bot.i18n.words import Words, join_with_and
from bot.interactions import permissions
from bot.interactions.interaction import Answer, Click, Verb
from bot.interactions.permissions import server_of
from bot.records.repository import Finished, Sought
from bot.tables.refusals import StaleClick
from bot.tables.scene import TableSummary
from bot.tables.table import is_alone
from cogs.commands import options, said
from cogs.lobby.cog import ForAdultsOnly
from cogs.lobby.finding import LONGEST_CHOICE, MOST_CHOICES
from cogs.record import STORY
from cogs.replays.document import document
from cogs.replays.leaf import PAGE, StoryPages
from cogs.replays.stories import Stories
from games.registry import GAMES


class StillWriting(Refused):
    """The web page that the user has asked for is not finished yet."""


class RecordReader:
    """Shows stories. It stores no current page: the custom id of a button names its page."""

    def __init__(self, bot: Coop, stories: Stories) -> None:
        self._bot = bot
        self._stories = stories
        self._writing_lock = asyncio.Lock()  # one page takes seconds to write
        self._waiting_users: set[int] = set()
        """Users who wait for a web page. Each may wait for one, so that all get their turn."""

    def verbs(self) -> Iterator[Verb]:
        # STORY shows a page of a story. PAGE sends the whole story as a web page.
        yield Verb(STORY, self._turn_page, counted=False, returns_seat=False, answer=Answer.PAGE)
        yield Verb(PAGE, self._hand_over, returns_seat=False)

    async def open(self, click: Click, table: TableSummary, index: int = 0) -> None:
        """Show a page to this user alone. Raise Refused if the story may not be shown here.

        `index` is the number of the page in a custom id (cogs/replays/leaf.py).
        """
        pages = await self._pages(click, table)
        place = pages.read(index)
        page, scene = await asyncio.to_thread(pages.page, place)
        await self._bot.chat.show_page(click, page, scene)

    async def _pages(self, click: Click, table: TableSummary) -> StoryPages:
        """Return the pages of a story. Raise Refused if it may not be shown in this channel."""
        faces = self._bot.chat.faces
        for_adults = faces.is_for_adults(table.game, table.options)
        if for_adults and not permissions.is_age_restricted(click.interaction):
            raise ForAdultsOnly

        return StoryPages(await self._stories.of(table), faces[table.game], click.words)

    async def _turn_page(self, click: Click) -> None:
        """Show the page that was chosen from a button or a menu."""
        # A button always names a page, but a menu may come without a chosen value.
        if not click.picks:
            raise StaleClick
        await self.open(click, await self._bot.tables.table(click.table_id), click.picks[0])

    async def _hand_over(self, click: Click) -> None:
        """Send the whole story as a web page. Refuse a user who already waits for one."""
        if click.user_id in self._waiting_users:
            raise StillWriting

        # The user is added before the first await, so that a second press is refused.
        self._waiting_users.add(click.user_id)
        try:
            table = await self._bot.tables.table(click.table_id)
            pages = await self._pages(click, table)
            paint = partial(self._bot.chat.paint, locale=click.locale)
            async with self._writing_lock:
                moves = self._bot.chat.moves(table.guild_id)
                content = await document(pages, paint, click.words, moves=moves)

            name = f"{table.game}-{table.number}.html"
            await click.hand_over(click.words("story-page-here", file=name), name, content)
        finally:
            self._waiting_users.discard(click.user_id)


# -- the command -----------------------------------------------------------------------------------

MOST_WORDS = 4
"""How many words of a search are used. Further words are ignored."""


class NoStoryHere(Refused):
    """No game was finished in this channel. In a DM: the caller can find no finished game."""


class NoSuchStory(Refused):
    """There is no such game on this server, or the caller may not see it."""


@dataclass(frozen=True, slots=True)
class StoryCommand:
    """The command `/chicken story`.

    The command finds only games of channels that the caller can see, and games that the caller
    played.
    """

    bot: Coop
    reader: RecordReader

    def add_to(self, chicken: app_commands.Group) -> None:
        """Add `/chicken story` to the command group."""

        async def story(interaction: discord.Interaction, game: str | None = None) -> None:
            finished = await self._find_game(interaction, game)
            click = Click(interaction)
            table = await self.bot.tables.table(finished.table_id)
            # The game may have to be replayed first, which takes longer than Discord waits.
            with self.bot.chat.router.acknowledging(click):
                await self.reader.open(click, table)

        async def suggest(
            interaction: discord.Interaction, typed: str
        ) -> list[app_commands.Choice[str]]:
            words = words_of(interaction)
            return [
                app_commands.Choice(name=_name(game, words), value=str(game.number))
                for game in await self._search(interaction, typed, MOST_CHOICES)
            ]

        # `said` and `options` return texts of commands in all languages (cogs/commands.py).
        described = app_commands.describe(**options(game="story"))(story)
        with_suggestions = app_commands.autocomplete(game=suggest)(described)
        chicken.command(name="story", description=said("command-story"))(with_suggestions)

    async def _find_game(self, interaction: discord.Interaction, name: str | None) -> Finished:
        """Return the game that the caller means.

        Args:
            interaction: The command.
            name: The number of the game, words that describe it, or None for the latest game.

        Raises:
            NoStoryHere: `name` is None and there is no game.
            NoSuchStory: No game fits `name`.
        """
        guild_id = server_of(interaction)
        if name is None:
            latest = await self._latest(interaction)
            if latest is None:
                raise NoStoryHere

            return latest

        number = name.strip().lstrip("#")
        # At most nine digits, so that the number fits into every database.
        if number.isascii() and number.isdigit() and len(number) < 10:
            search = _search_of(interaction)
            game = await self.bot.store.records.finished_number(guild_id, int(number), search)
            matches = [] if game is None else [game]
        else:
            matches = await self._search(interaction, name, 1)

        if not matches:
            raise NoSuchStory

        return matches[0]

    async def _latest(self, interaction: discord.Interaction) -> Finished | None:
        """Return the latest game of this channel; in a DM, the caller's latest game."""
        guild_id = server_of(interaction)
        # In a DM, `server_of` returns a negative number instead of a server.
        if is_alone(guild_id):
            return next(iter(await self._search(interaction, "", 1)), None)
        return await self.bot.store.records.finished_in(guild_id, interaction.channel_id or 0)

    async def _search(
        self, interaction: discord.Interaction, typed: str, most: int
    ) -> list[Finished]:
        """Return games that fit the typed words, the newest first."""
        words = words_of(interaction)
        titles = {slug: words(f"{slug}-title").casefold() for slug in GAMES}
        # Each word, with the games whose title contains it. `#12` means the number 12.
        terms = [
            (word.lstrip("#"), [slug for slug, title in titles.items() if word in title])
            for word in typed.casefold().split()[:MOST_WORDS]
        ]
        search = _search_of(interaction, terms)
        return await self.bot.store.records.finished(server_of(interaction), search, most)


def _search_of(
    interaction: discord.Interaction, terms: list[tuple[str, list[str]]] | None = None
) -> Sought:
    """Return the search: who searches, in which channels, and for which words."""
    # Private threads are left out, because Discord does not tell the bot who is in them.
    channel_ids = {interaction.channel_id or 0}
    guild = interaction.guild
    member = interaction.user
    if guild is not None and isinstance(member, discord.Member):
        threads = [thread for thread in guild.threads if thread.parent and not thread.is_private()]
        channel_ids |= {
            channel.id
            for channel in (*guild.channels, *threads)
            if channel.permissions_for(member).view_channel
        }

    return Sought(interaction.user.id, channel_ids, terms or ())


def _name(game: Finished, words: Words) -> str:
    """Return a suggestion for the command's option: the game, the winners, the other players."""
    names = [clean(name) for name in game.players]
    won = [names[seat] for seat in game.winners if seat < len(names)]
    others = [name for seat, name in enumerate(names) if seat not in game.winners]
    # A game that Coop no longer has is named by its slug.
    title = words(f"{game.game}-title") if game.game in GAMES else game.game
    text = words(
        "story-choice" if won else "story-choice-aborted",
        number=game.number,
        game=title,
        winners=join_with_and(words, won),
        others=join_with_and(words, others),
        people=len(others),
    )
    return text if len(text) <= LONGEST_CHOICE else text[: LONGEST_CHOICE - 1].rstrip() + "…"
