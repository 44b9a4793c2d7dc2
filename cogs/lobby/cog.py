"""The command group `/chicken`: subgroups for the games, and commands for tables.

The commands are `hand`, `table`, `move`, `leave` and `end`. A table is one game in one channel. Its
host is the person who opened it. Until the deal it is a lobby. The option `table` of a command
names a table by its number, or by its id if the caller has chosen a suggestion.

Refused is the base of errors whose text is shown to the caller. An error here carries facts for its
text, such as `host`.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import join_with_or
from bot.interactions import permissions
from bot.interactions.interaction import Answer, Click, Verb, Where
from bot.interactions.permissions import NobodyElseHere
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Button, ButtonTokens, Do, Link, Page, Row, Text, Token, Tone
from bot.pages.refusal_text import refusal
from bot.tables.refusals import AlreadyLeft, HostOrModeratorOnly, NoSeatHere, OtherServer, TableOver
from bot.tables.scene import TableSummary
from bot.tables.table import Absence, Guest, Status
from bot.tables.tables import Tables
from cogs.commands import ANYWHERE, FOR_ALL, options, said
from cogs.lobby import finding
from cogs.lobby.finding import moderates
from cogs.lobby.mending import Mending, can_be_mended, offer_page
from games.registry import GAMES

# -- `/chicken move`: brings a table to the channel of the command ---------------------------------


class NoTableToMove(Refused):
    """The caller hosts no table on this server."""


class ForAdultsOnly(Refused):
    """The table needs an age-restricted channel, and this channel is not age-restricted."""


def moderates_all(interaction: discord.Interaction) -> bool:
    """Return whether the caller may manage messages on the whole server.

    The permission in this channel alone is not enough: with `/chicken move` its moderator could
    take tables out of other channels.
    """
    member = interaction.user
    return isinstance(member, discord.Member) and member.guild_permissions.manage_messages


async def movable(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """Return the tables of this server that the caller may move here, those already here last."""
    all_tables = await tables.tables_on(permissions.server_of(interaction))
    # Users who do not moderate the server may move the tables that they host.
    may_all = moderates_all(interaction)
    allowed = all_tables if may_all else finding.hosted_tables(all_tables, interaction)
    return sorted(allowed, key=lambda table: table.channel_id == interaction.channel_id)


async def move(bot: Coop, click: Click, name: str | None) -> None:
    """Move a table to this channel. Raise Refused if the caller or Coop may not do that."""
    interaction = click.interaction
    permissions.check(interaction)
    table = await _find_table(bot.tables, interaction, name)
    bot.chat.gate.check_place(interaction, interaction.channel_id or 0)
    for_adults = bot.chat.faces.is_for_adults(table.game, table.options)
    if for_adults and not permissions.is_age_restricted(interaction):
        raise ForAdultsOnly

    # `notice`: if a house player (an automated player) had the caller's seat, they get it back.
    await bot.tables.notice(table.id, interaction.user.id)
    await bot.chat.posting.move(table.id, click, moderator=moderates_all(interaction))
    # A press on a button that named the table replaces the question with this text.
    if not click.is_command:
        await click.show_text(click.words("chat-done"))


async def _find_table(
    tables: Tables, interaction: discord.Interaction, name: str | None
) -> TableSummary:
    """Return the table that the caller means, or raise the error that says why there is none."""
    candidates = await movable(tables, interaction)
    if name is not None:
        await _explain_named(tables, interaction, name, candidates)

    if not candidates:
        # A host's table may be on another server.
        for table in await tables.tables_of(interaction.user.id):
            if table.hosts(interaction.user.id):
                raise OtherServer(number=table.number)

        raise NoTableToMove

    # Without a name, a table of this channel is meant only if no other channel has a candidate.
    if name is None:
        candidates = [
            table for table in candidates if table.channel_id != interaction.channel_id
        ] or candidates

    return finding.the_one(candidates, name, interaction)


async def _explain_named(
    tables: Tables, interaction: discord.Interaction, name: str, candidates: Sequence[TableSummary]
) -> None:
    """If the named table exists but is no candidate, raise the error that says why."""
    if finding.find_table(candidates, name) is not None:
        return

    not_allowed = finding.find_table(
        await tables.tables_on(permissions.server_of(interaction)), name
    )
    if not_allowed is not None:
        raise HostOrModeratorOnly(host=not_allowed.host_name)

    mine = await tables.tables_of(interaction.user.id)
    elsewhere = finding.find_table(mine, name)
    if elsewhere is not None:
        raise OtherServer(number=elsewhere.number)


# -- ending and leaving a table: a running game asks for confirmation ------------------------------


class NoTableToEnd(Refused):
    """The caller may not end any of the tables of this channel.

    facts: host (the names of the hosts), seated ("yes" if the caller plays at one of the tables).
    """


async def endable(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """Return the tables of this channel that the caller may end, oldest first."""
    return _endable(await finding.in_channel(tables, interaction), interaction)


def _endable(here: list[TableSummary], interaction: discord.Interaction) -> list[TableSummary]:
    """Return those tables of this channel that the caller may end."""
    return here if moderates(interaction) else finding.hosted_tables(here, interaction)


def _not_theirs(tables: Sequence[TableSummary], click: Click) -> Refused:
    """Return the error that says who may end these tables."""
    # A dict names each host once, in the order of the tables.
    hosts = [*dict.fromkeys(table.host_name for table in tables)]
    if len(tables) == 1:
        return HostOrModeratorOnly(host=hosts[0])

    seated = any(table.player(click.user_id) is not None for table in tables)
    return NoTableToEnd(host=join_with_or(click.words, hosts), seated="yes" if seated else "no")


async def leavable(tables: Tables, interaction: discord.Interaction) -> list[TableSummary]:
    """Return the tables of this server that the caller may leave, in the order of `of_user`.

    If the caller has left all of their tables, these are returned, so that the answer can say so.
    """
    mine = await finding.of_user(tables, interaction)
    return [table for table in mine if not _has_left(table, interaction.user.id)] or mine


def _has_left(table: TableSummary, user_id: int) -> bool:
    """Return whether this user has left the running game."""
    player = table.player(user_id)
    return player is not None and player.absence in (Absence.LEFT, Absence.GONE)


@dataclass(frozen=True, slots=True)
class Goodbyes:
    """The commands `leave` and `end`, and the buttons that confirm them. Each may raise Refused."""

    bot: Coop

    def verbs(self) -> Iterator[Verb]:
        # `counted=False`: the quota of presses does not count it. `returns_seat=False`: if a house
        # player substitutes for the presser, that goes on.
        yield Verb("end", self._confirm_end, counted=False, answer=Answer.PAGE)
        yield Verb(
            "depart", self._confirm_leave, counted=False, returns_seat=False, answer=Answer.PAGE
        )

    async def end(self, click: Click, name: str | None) -> None:
        """End the caller's table, or ask for confirmation if its game is running."""
        here = await finding.in_channel(self.bot.tables, click.interaction)
        allowed = _endable(here, click.interaction)
        named_table = None if name is None else finding.find_table(here, name)
        candidates = here if named_table is None else [named_table]
        # If the caller may end none of them, the error says who may.
        if candidates and not any(table in allowed for table in candidates):
            raise _not_theirs(candidates, click)
        table = finding.the_one(allowed, name, click.interaction)
        if table.status is Status.LOBBY:
            moderator = moderates(click.interaction)
            await self.bot.tables.moderation.end(table.id, click.user_id, moderator=moderator)
            await click.show_text(click.words("table-ended", number=table.number))
            return

        await self._ask(click, table, "table-end", Do("end"), "🗑️")

    async def leave(self, click: Click, table: TableSummary) -> None:
        """Give up the caller's seat, or ask for confirmation if the game is running."""
        if table.status is Status.LOBBY:
            await self.bot.tables.lobbies.leave(table.id, click.user_id)
            await click.show_text(click.words("table-left-lobby", number=table.number))
            return
        if _has_left(table, click.user_id):
            raise AlreadyLeft

        await self._ask(click, table, "table-leave", Do("depart"), "🚪")

    async def _ask(
        self, click: Click, table: TableSummary, message: str, does: Do, sign: str
    ) -> None:
        """Ask the caller alone for confirmation, with a button.

        `message` is the beginning of two message ids, for the question and the button.
        """
        question = Text(click.words(f"{message}-sure", number=table.number))
        label = click.words(f"{message}-button", number=table.number)
        page = Page((question, Row((Button(label, does, Tone.DANGER, sign),))))
        # The token makes the button valid for this table only.
        token = (await self.bot.tables.scene(table.id)).hand_token
        await click.show(DesiredMessage.of(page, ButtonTokens(table.id, own=token)))

    async def _confirm_end(self, click: Click) -> None:
        """End the table after confirmation.

        The rights are checked again, because they may have changed since the question.
        """
        # The table may have been moved since the question. A moderator of this channel may not end
        # a table in another channel.
        is_here = click.interaction.channel_id == click.scene.channel_id
        moderator = is_here and moderates(click.interaction)
        try:
            await self.bot.tables.moderation.end(click.table_id, click.user_id, moderator=moderator)
        except TableOver as over:
            await click.show_text(refusal(over, click.words))
            return

        await click.show_text(click.words("table-ended", number=click.scene.number))

    async def _confirm_leave(self, click: Click) -> None:
        """Leave the game after confirmation. A house player takes over the seat."""
        await self.bot.tables.depart(click.table_id, click.user_id)
        # The text says how to come back: by the button for the hand, if the game has secrets.
        secrets = "yes" if GAMES[click.scene.game].secrets else "no"
        text = click.words("table-left", number=click.scene.number, secrets=secrets)
        await click.show_text(text)


# -- the command -----------------------------------------------------------------------------------

Find = Callable[[Tables, discord.Interaction], Awaitable[list[TableSummary]]]
"""Returns the tables that a command can be about."""

Act = Callable[[Click, str | None], Awaitable[None]]
"""Runs a command at the table with this name, or (None) at the only table. Raises Refused."""


class Chicken(app_commands.Group):
    """The command group `/chicken`.

    The group works on servers that have added Coop, and in direct messages. If only the user has
    installed Coop, commands without tables work everywhere.
    """

    def __init__(self, bot: Coop) -> None:
        super().__init__(
            name="chicken",
            description=said("command-chicken"),
            allowed_contexts=ANYWHERE,
            allowed_installs=FOR_ALL,
        )
        self._bot = bot
        self._goodbyes = Goodbyes(bot)
        bot.chat.verbs.add(*self._goodbyes.verbs(), *Mending(bot).verbs())
        # Each game adds a command to it (cogs/games.py).
        app_commands.Group(name="start", description=said("command-start"), parent=self)

        self._offer("hand", finding.of_user, self._hand)
        self._offer("table", finding.in_channel, self._table)
        self._offer("move", movable, partial(move, bot))
        self._offer("leave", leavable, self._leave)
        self._offer("end", endable, self._goodbyes.end)

    def _offer(self, name: str, find: Find, act: Act) -> None:
        """Add `/chicken <name>` for one of the tables that `find` returns.

        If the caller may mean several tables, they are asked with a button for each. A press runs
        the command, and the answer replaces the question.
        """

        async def carry_out(click: Click, named: str | None) -> None:
            try:
                await act(click, named)
            except finding.WhichTable as which:
                await click.show(DesiredMessage.of(finding.question(which, name, click.words)))

        async def pressed(click: Click) -> None:
            # A button has the number of its table as its index.
            await carry_out(click, str(click.press.index))

        async def command(interaction: discord.Interaction, table: str | None = None) -> None:
            await carry_out(Click(interaction), table)

        async def suggest(
            interaction: discord.Interaction, typed: str
        ) -> list[app_commands.Choice[str]]:
            tables = await find(self._bot.tables, interaction)
            return finding.choices(tables, typed, interaction)

        # `said` and `options` return texts of commands in all languages (cogs/commands.py).
        described = app_commands.describe(**options(table="table"))(command)
        with_suggestions = app_commands.autocomplete(table=suggest)(described)
        self.command(name=name, description=said(f"command-{name}"))(with_suggestions)
        self._bot.chat.verbs.add(
            Verb(
                finding.verb(name),
                pressed,
                # The button needs no token: a press has the rights of the command, and no more.
                token=Token.NONE,
                where=Where.ANYWHERE,
                returns_seat=False,
                answer=Answer.PAGE,
            )
        )

    async def _hand(self, click: Click, name: str | None) -> None:
        """Show the caller's hand."""
        mine = await self._mine(click, name, finding.of_user)
        await self._bot.chat.hand(click, mine.id)

    async def _table(self, click: Click, name: str | None) -> None:
        """Post the table's message again, or show a spectator a link to it."""
        here = await finding.in_channel(self._bot.tables, click.interaction)
        table = finding.the_one(here, name, click.interaction)
        seated = table.seat_of(click.user_id) is not None
        # A spectator may not have the message of a running game posted again.
        if not (seated or table.status is Status.LOBBY or moderates(click.interaction)):
            label = click.words("card-back", number=table.number)
            link = Link(label, await self._bot.chat.address(table.id))
            text = click.words.extended("table-is-there", number=table.number)
            await click.show(DesiredMessage.of(Page((Text(text), Row((link,))))))
            return

        await self._bot.tables.notice(table.id, click.user_id)
        permissions.check(click.interaction)
        await self._bot.chat.posting.post(table.id, click.interaction if click.is_command else None)
        if not click.is_command:
            await click.show_text(click.words("chat-done"))

        # A moderator also gets the button to the repair page, which no other user sees.
        if can_be_mended(table.status) and moderates(click.interaction):
            page = offer_page(table.number, click.words)
            await click.whisper(DesiredMessage.of(page, ButtonTokens(table.id, own=table.token)))

    async def _leave(self, click: Click, name: str | None) -> None:
        """Leave the caller's table."""
        mine = await self._mine(click, name, leavable)
        await self._goodbyes.leave(click, mine)

    async def _mine(self, click: Click, name: str | None, find: Find) -> TableSummary:
        """Return the table of `find` that is meant. Raise Refused if there is none or several."""
        tables = await find(self._bot.tables, click.interaction)
        if not tables and await finding.in_channel(self._bot.tables, click.interaction):
            raise NoSeatHere
        return finding.the_one(tables, name, click.interaction)


# -- challenging a user to a game for two: the lobby keeps a seat for a guest, who may decline -----


class ChallengedThemselves(Refused):
    """A user cannot challenge themselves."""


def guest_of(
    interaction: discord.Interaction, opponent: discord.Member | discord.User | None
) -> Guest | None:
    """Return the user who is challenged; None if there is no opponent.

    None also if the opponent is a bot: then a house player gets the seat.

    Raises:
        ChallengedThemselves: The caller is the opponent.
        NobodyElseHere: In a direct message.
    """
    if opponent is None or opponent.bot:
        return None
    if opponent.id == interaction.user.id:
        raise ChallengedThemselves
    if interaction.guild_id is None:
        raise NobodyElseHere

    return Guest(opponent.id, opponent.display_name)


def decline_verb(bot: Coop) -> Verb:
    """Return the verb that declines a challenge. A challenge is accepted by joining."""

    async def decline(click: Click) -> None:
        await bot.tables.lobbies.decline(click.table_id, click.user_id)
        await click.say(click.words("lobby-declined"))

    return Verb("decline", decline)
