"""Rematch: a button of a finished game opens a table like it for the same players.

After the first press the button leads to that table. Texts: rematch.ftl.
"""

from contextlib import suppress
from functools import partial

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.interaction import Click
from bot.interactions.verbs import Answer, Verb
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Link, Page, Row, Text
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary
from bot.tables.table import Player, Status
from cogs.lobby.cog import ForAdultsOnly
from cogs.pages import REMATCH
from games.engine import cuts


def way_there(table: TableSummary, user_id: int, words: Words, link: str) -> Page:
    """Return a page for a later presser: the state of the new table, and a link to it."""
    # The new table may have been dealt, or be over, since.
    state = "over" if not table.is_live else "dealt" if table.status is not Status.LOBBY else "in"
    is_seated = table.seat_of(user_id) is not None
    message_id = f"rematch-{state}" if is_seated or not table.is_live else "table-is-there"
    text = Text(words(message_id, number=table.number))
    return Page((text, Row((Link(words("card-back", number=table.number), link),))))


def once_more(bot: Coop) -> Verb:
    """Return the verb of the rematch button. The first presser opens the table, others join it."""

    async def press(click: Click) -> None:
        user = click.interaction.user
        channel_id = click.interaction.channel_id or 0
        cut = cuts.joined(click.interaction.id)
        presser = Player(user.display_name, user.id, locale=click.locale, cut=cut)
        # Checked before the table's lock is taken, because it may need a request to Discord.
        await _must_be_open_to_all(bot, click)
        opens = partial(_check, bot, click)
        deals = partial(_check_deal, bot, click)
        table, is_new = await bot.tables.rematches.open_or_join(
            click.table_id, presser, channel_id, opens, deals
        )
        if is_new:
            await bot.chat.posting.follow(click, table.id)
            return

        # The first card of a new player shows whether their direct messages are open.
        if table.seat_of(user.id) is not None:
            bot.chat.posting.verify_dm(table.id, click.interaction)

        link = await bot.chat.address(table.id)
        await click.whisper(DesiredMessage.of(way_there(table, user.id, click.words, link)))

    return Verb(REMATCH, press, answer=Answer.TABLE)


async def _must_be_open_to_all(bot: Coop, click: Click) -> None:
    """Check that the server's rules allow the next lobby, if there is one. Raise Refused if not."""
    sequel = click.scene.rematch.sequel
    if sequel is None:
        return

    with suppress(TableGone):
        table = await bot.tables.table(sequel.id)
        if table.status is Status.LOBBY:
            await bot.chat.gate.learn(click.interaction, table.channel_id)
            bot.chat.gate.check(click.interaction, table.game, table.channel_id)


def _check(bot: Coop, click: Click, channel_id: int) -> None:
    """Check that the presser may open the table. Raise Refused if not."""
    bot.chat.gate.check_opening(click.interaction, click.scene.game, click.scene.pace)
    _check_deal(bot, click, channel_id)


def _check_deal(bot: Coop, click: Click, channel_id: int) -> None:
    """Check that the table may be in the channel. Raise Refused if not.

    Adult names are checked for this channel only, since the table comes to no other, except by
    `/chicken move`, which checks it as well.
    """
    interaction = click.interaction
    old = click.scene
    bot.chat.gate.check_deal(interaction, old.game, old.pace, channel_id)
    is_here = channel_id == interaction.channel_id
    for_adults = bot.chat.faces.is_for_adults(old.game, old.options)
    if is_here and for_adults and not permissions.is_age_restricted(interaction):
        raise ForAdultsOnly
