"""Once more: a button on every game that is over opens a table like it for the same people, and
later leads there. Texts: encore.ftl.
"""

from bot.app import Coop
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.page import Button, Do, Link, Page, Row, Text, Tone
from bot.chat.presses import permissions
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Answer, Verb
from bot.language.words import Words
from bot.tables.scene import Scene, TableSummary
from bot.tables.table import Player, Status
from cogs.lobby.moving import ForAdultsOnly
from games.kit import cuts

ENCORE = "encore"


def encore_button(scene: Scene, words: Words) -> Button:
    """Stands on every table that is over. Once there is one after it, it leads there for good: the
    old message need not be edited when that is dealt, or over too.
    """
    sequel = scene.encore.sequel
    label = words("encore-button") if sequel is None else words("encore-on", number=sequel.number)
    return Button(label, Do(ENCORE), Tone.MAIN, "🔁")


def way_there(table: TableSummary, user_id: int, words: Words, link: str) -> Page:
    """For whoever pressed when there was a table already: what it is up to, and where it is."""
    state = "over" if not table.is_live else "dealt" if table.status is not Status.LOBBY else "in"
    is_seated = table.seat_of(user_id) is not None
    said = f"encore-{state}" if is_seated or not table.is_live else "table-is-there"
    text = Text(words(said, number=table.number))
    return Page((text, Row((Link(words("card-back", number=table.number), link),))))


def pressing(bot: Coop) -> Verb:
    """Whoever presses first opens the table, and all others join it."""

    async def press(click: Click) -> None:
        user, here = click.interaction.user, click.interaction.channel_id or 0

        def check(channel_id: int) -> None:
            permissions.check_in(click.interaction, channel_id)
            old = click.scene
            for_adults = bot.chat.faces.is_for_adults(old.game, old.options)
            if (
                channel_id == here
                and for_adults
                and not permissions.is_age_restricted(click.interaction)
            ):
                raise ForAdultsOnly

        cut = cuts.joined(click.interaction.id)
        presser = Player(user.display_name, user.id, locale=click.locale, cut=cut)
        table, is_new = await bot.tables.encore(click.table_id, presser, here, check)
        if is_new:
            await bot.chat.follow(click, table.id)
            return
        if table.seat_of(user.id) is not None:
            bot.chat.prove(table.id, click.interaction)
        link = await bot.chat.address(table.id)
        await click.whisper(Wanted.of(way_there(table, user.id, click.words, link)))

    return Verb(ENCORE, press, answer=Answer.TABLE)


async def setup(bot: Coop) -> None:
    bot.chat.verbs.add(pressing(bot))
