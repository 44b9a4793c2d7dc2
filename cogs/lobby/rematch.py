"""Rematch: a button of a finished game opens a new table with the same settings and players.

After the first press the button leads to that new table (the sequel). Texts:
data/locales/*/rematch.ftl.
"""

from contextlib import suppress
from functools import partial

from bot.app import Coop
from bot.i18n.words import Words
from bot.interactions import permissions
from bot.interactions.interaction import Answer, Click, Verb
from bot.pages.delivery import DesiredMessage
from bot.pages.page import Link, Page, Row, Text
from bot.tables.refusals import TableGone
from bot.tables.scene import TableSummary
from bot.tables.table import Player, Status
from cogs.lobby.cog import ForAdultsOnly
from cogs.pages import REMATCH
from games.engine import cuts


def sequel_page(table: TableSummary, user_id: int, words: Words, link: str) -> Page:
    """Return a page for a later presser: the state of the new table, and a link to it."""
    # The new table is a lobby in which the presser has a seat ("in"), or was dealt since, or is
    # over. A presser without a seat there is only told where it is.
    state = "over" if not table.is_live else ("dealt" if table.status is not Status.LOBBY else "in")
    is_seated = table.seat_of(user_id) is not None
    message_id = f"rematch-{state}" if is_seated or not table.is_live else "table-is-there"
    text = Text(words.extended(message_id, number=table.number))
    return Page((text, Row((Link(words("card-back", number=table.number), link),))))


def rematch_verb(bot: Coop) -> Verb:
    """Return the verb of the button. The first presser opens the new table, later ones join it."""

    async def press(click: Click) -> None:
        user = click.interaction.user
        channel_id = click.interaction.channel_id or 0
        cut = cuts.cut_by_joining(click.interaction.id)
        hen = bot.tables.hooks.hens.get(user.id)
        presser = Player(user.display_name, user.id, locale=click.locale, cut=cut, hen=hen)

        # This check comes before the table's lock is taken: it may send a request to Discord.
        await _check_sequel(bot, click)
        check_opening = partial(_check_opening, bot, click)
        check_deal = partial(_check_deal, bot, click)
        table, is_new = await bot.tables.lobbies.rematch(
            click.table_id, presser, channel_id, check_opening, check_deal
        )
        if is_new:
            await bot.chat.posting.follow(click, table.id)
            return

        # The first card of a new player shows whether their direct messages are open.
        if table.seat_of(user.id) is not None:
            bot.chat.posting.verify_dm(table.id, click.interaction)

        link = await bot.chat.address(table.id)
        await click.whisper(DesiredMessage.of(sequel_page(table, user.id, click.words, link)))

    return Verb(REMATCH, press, answer=Answer.TABLE)


async def _check_sequel(bot: Coop, click: Click) -> None:
    """Check that the server's rules allow the next table while it is a lobby, or raise Refused."""
    sequel = click.scene.rematch.sequel
    if sequel is None:
        return

    with suppress(TableGone):
        table = await bot.tables.table(sequel.id)
        if table.status is Status.LOBBY:
            # `learn` fetches the parent channel of a thread, which `check` needs.
            await bot.chat.gate.learn(click.interaction, table.channel_id)
            bot.chat.gate.check(click.interaction, table.game, table.channel_id)


def _check_opening(bot: Coop, click: Click, channel_id: int) -> None:
    """Check that the presser may open the table. Raise Refused if not."""
    bot.chat.gate.check_opening(click.interaction, click.scene.game, click.scene.pace)
    _check_deal(bot, click, channel_id)


def _check_deal(bot: Coop, click: Click, channel_id: int) -> None:
    """Check that the table may be dealt in the channel. Raise Refused if not.

    A game for adults is checked only if the channel is that of the press: a rematch is opened in no
    other channel, and `/chicken move` has a check of its own.
    """
    interaction = click.interaction
    old = click.scene
    bot.chat.gate.check_deal(interaction, old.game, old.pace, channel_id)
    is_here = channel_id == interaction.channel_id
    for_adults = bot.chat.faces.is_for_adults(old.game, old.options)
    if is_here and for_adults and not permissions.is_age_restricted(interaction):
        raise ForAdultsOnly
