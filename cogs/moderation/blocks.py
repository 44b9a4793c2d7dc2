"""`/chicken block`: a user never sits with another user again. No other user learns of the block.

docs/decisions/0030 says what a block changes and what it does not change.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.app import Coop
from bot.common.refused import Refused
from bot.i18n.words import Words, join_with_commas
from bot.interactions.interaction import Click, anywhere
from bot.pages.page import Button, Do, Page, Row, Text, Tone
from cogs.commands import chicken_group, options, said
from cogs.pages import mention, paginate

# -- the page --------------------------------------------------------------------------------------

ACCENT = 0x8E6FB0

BLOCKS = "blocks"
"""The verb of the buttons that show a page of blocks. The index is that of the page."""

UNBLOCK = "unblock"
"""The verb of the buttons that lift a block. The index is the id of the blocked user."""

SHOWN = 10
"""Blocks on a page, each with a button."""


def blocks_page(blocked: Sequence[int], at: int, words: Words, said: Sequence[str] = ()) -> Page:
    """Return a page of blocks.

    Args:
        blocked: Ids of all blocked users, the latest first.
        at: Index of the page. If there are fewer pages, the last one is shown.
        words: The words of the reader's language.
        said: Lines about the result of the command or press, if any. (Not the function `said`.)
    """
    page_items, page_buttons = paginate(blocked, at, SHOWN, BLOCKS, words)
    lines = [f"### {words('blocks-title')}", *said]
    if page_items:
        lines.append(words("blocks-who", count=len(blocked)))
        lines += [f"{number}. {mention(user_id, words)}" for number, user_id in page_items]
    else:
        lines.append(words("blocks-nobody"))

    lines += [f"-# {words(f'blocks-about-{topic}')}" for topic in ("what", "secret")]
    unblock_buttons = [
        Button(words("blocks-back", number=number), Do(UNBLOCK, user_id), Tone.PLAIN, "🕊️")
        for number, user_id in page_items
    ]
    rows = [Row(tuple(buttons)) for buttons in (unblock_buttons, page_buttons) if buttons]
    return Page((Text("\n".join(lines)), *rows), ACCENT)


def page_of(blocked: Sequence[int], user_id: int) -> int:
    """Return the index of the page with this user; 0 if they are not blocked."""
    return blocked.index(user_id) // SHOWN if user_id in blocked else 0


# -- the command -----------------------------------------------------------------------------------


class NobodyToKeepAway(Refused):
    """The user to block is a bot, which sits at no table, or the caller."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """The command and its buttons. Users see and change only their own list."""

    bot: Coop

    async def block(self, click: Click, person: discord.User | discord.Member) -> None:
        """Block a user, and show the list and the tables where both users sit now."""
        if person.bot or person.id == click.user_id:
            raise NobodyToKeepAway

        await self.bot.store.blocks.block(click.user_id, person.id, self.bot.chat.clock.now())
        lines = [click.words("blocks-done", who=f"<@{person.id}>")]
        # A block does not end games that run already, so the answer names them.
        shared = [
            str(table.number)
            for table in await self.bot.tables.tables_of(click.user_id)
            if table.seat_of(person.id) is not None
        ]
        if shared:
            numbers = join_with_commas(click.words, shared)
            lines.append(click.words("blocks-together", count=len(shared), numbers=numbers))

        await self._show(click, 0, lines)

    async def show(self, click: Click) -> None:
        """Show the page whose index the pressed button has. The command shows the first page."""
        await self._show(click, click.press.index)

    async def unblock(self, click: Click) -> None:
        """Lift a block. A second press changes nothing."""
        other = click.pressed_id
        # The page is looked up before the block is lifted, so that the same page is shown again.
        at = page_of(await self.bot.store.blocks.blocked_by(click.user_id), other)
        await self.bot.store.blocks.unblock(click.user_id, other)
        await self._show(click, at, [click.words("blocks-undone", who=f"<@{other}>")])

    async def _show(self, click: Click, at: int, lines: Sequence[str] = ()) -> None:
        blocked = await self.bot.store.blocks.blocked_by(click.user_id)
        await click.show_page(blocks_page(blocked, at, click.words, lines))


async def setup(bot: Coop) -> None:
    # `said` and `options` return texts of the command in all languages (cogs/commands.py).
    chicken = chicken_group(bot.tree)
    blocks = Blocks(bot)

    @chicken.command(name="block", description=said("command-block"))
    @app_commands.describe(**options(person="block"))
    async def block(
        interaction: discord.Interaction,
        person: discord.User | discord.Member | None = None,
    ) -> None:
        click = Click(interaction)
        if person is None:
            await blocks.show(click)
        else:
            await blocks.block(click, person)

    bot.own_pages.append(lambda words: Button(words("blocks-open"), Do(BLOCKS), Tone.PLAIN, "🚧"))
    bot.chat.verbs.add(anywhere(BLOCKS, blocks.show), anywhere(UNBLOCK, blocks.unblock))
