"""Presses on the public table: what everybody may answer there, and the lobby.

What such a press answers has the same form whatever the presser holds.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from bot.discord_api.errors import ERRORS
from bot.interactions import permissions
from bot.interactions.card_presses import CardPresses
from bot.interactions.gate import Gate
from bot.interactions.interaction import Click, PressParts, Remove
from bot.interactions.verbs import Answer, Run, Verb
from bot.messages.jobs import Kind, SurfaceId
from bot.messages.public_table import PublicTables
from bot.messages.state import Shown
from bot.messages.timing import ChatTiming
from bot.pages.custom_ids import Token
from bot.pages.delivery import Wanted
from bot.pages.page import Line, Page, Text
from bot.pages.presentable import as_text
from bot.pages.refusal_text import refusal
from bot.tables import lobby
from bot.tables.refusals import (
    AlreadyAnswered,
    NotDealtYet,
    NothingToSay,
    StaleClick,
    TableMovedOn,
    TablePaused,
)
from bot.tables.tables import Pressed
from games.engine import cuts

log = logging.getLogger(__name__)

SHOWN_TOO_EARLY = (NotDealtYet, TablePaused)
"""Refusals of buttons that the table should not show now: it does where somebody put an older
database back without `restore`.
"""


class TablePresses:
    """`close` ends what is still waiting for its time."""

    def __init__(
        self,
        parts: PressParts,
        *,
        public_tables: PublicTables,
        cards: CardPresses,
        gate: Gate,
        timing: ChatTiming,
    ) -> None:
        self._tables = parts.tables
        self._pages = parts.pages
        self._surfaces = parts.surfaces
        self._workers = parts.workers
        self._answers = parts.answers
        self._public_tables = public_tables
        self._cards = cards
        self._gate = gate
        self._timing = timing
        self._vanishing: set[asyncio.Task[None]] = set()

    def verbs(self) -> Iterator[Verb]:
        public = Token.PUBLIC
        yield Verb("all", self._all, public, counted=False, returns_seat=False)
        yield Verb(
            "turn", self._turn, public, counted=False, returns_seat=False, answer=Answer.TABLE
        )
        yield Verb("join", self._join, answer=Answer.TABLE)
        yield Verb("leave", self._at_the_table(self._tables.lobbies.leave), answer=Answer.TABLE)
        yield Verb("house", self._at_the_table(self._tables.lobbies.add_house), answer=Answer.TABLE)
        yield Verb("start", self._start, answer=Answer.TABLE, puts_others=True)
        yield Verb("cancel", self._cancel, answer=Answer.TABLE)
        yield Verb("text", self._text, counted=False)
        yield Verb("remove", self._remove, answer=Answer.PAGE)

    def close(self) -> None:
        """What has not vanished stays until its reader dismisses it."""
        for task in self._vanishing:
            task.cancel()

    # -- playing ----------------------------------------------------------------------------------

    async def _all(self, click: Click) -> None:
        """Choose an option of a window: everybody addressed may press it."""
        try:
            pressed = await self._press(click)
        except (StaleClick, *SHOWN_TOO_EARLY):
            with self._workers.hold(SurfaceId(click.table_id, Kind.TABLE)):
                await self._mend(click)
            raise
        except (AlreadyAnswered, NothingToSay) as refused:
            # Pressed again while others decide: lines that stay would bury the table.
            self._vanishes(await click.say(refusal(refused, click.words)))
            return

        scene = await self._pages.seen_by(click.table_id, click.user_id)
        face = self._pages.faces[scene.game]
        said = [click.words("chat-pressed", choice=self._answers.chosen(click, pressed, scene))]
        said += [face.told(one, scene, click.words) or "" for one in pressed.told]
        await self._lend_token(click)
        remove = await click.say("\n".join(line for line in said if line))
        self._vanishes(remove)

    async def _turn(self, click: Click) -> None:
        """Choose an option on the table for the seat whose turn it is. Everybody may see who
        answers, so the next table is the answer.
        """
        try:
            await self._press(click)
        except StaleClick:
            await self._mend(click)
            raise TableMovedOn from None
        except SHOWN_TOO_EARLY:
            await self._mend(click)
            raise

        await self.show(click)

    async def _press(self, click: Click) -> Pressed:
        pressed = await self._tables.press(
            click.table_id, click.user_id, click.press.token, click.picks, public=True
        )
        self._surfaces.clicked(click.table_id, click.user_id)
        return pressed

    async def _lend_token(self, click: Click) -> None:
        """If no token is left to edit the table with, take this press's, because edits by token
        are not counted. The press is then answered by a follow-up.
        """
        shown = self._table(click)
        if self._surfaces.tokens.is_fresh(shown.touch) or click.message_id != shown.message_id:
            return

        if not click.is_answered:
            await click.acknowledge(redraws=True)
            shown.touch = self._surfaces.tokens.issue(click.interaction)

    def _vanishes(self, remove: Remove) -> None:
        """Take an answer away in a while: windows are many, and answers would bury the table."""
        task = asyncio.create_task(self._removed_later(remove), name="vanishing answer")
        self._vanishing.add(task)
        task.add_done_callback(self._vanishing.discard)

    async def _removed_later(self, remove: Remove) -> None:
        await asyncio.sleep(self._timing.noted)
        try:
            await remove()
        except ERRORS as error:
            log.info("ephemeral answer not deleted: %s", error)

    # -- the lobby --------------------------------------------------------------------------------

    async def _join(self, click: Click) -> None:
        """Joining proves the DM: the first card goes out as soon as the press is answered."""
        with self._cards.holding_card(click):
            user = click.interaction.user
            cut = cuts.joined(click.interaction.id)
            scene = click.scene
            interaction = click.interaction
            await self._gate.learn(interaction, scene.channel_id)
            self._gate.check(interaction, scene.game, scene.channel_id)
            check = partial(self._gate.check_deal, interaction, scene.game, scene.pace)
            await self._tables.lobbies.join(
                click.table_id, user.id, user.display_name, click.locale, cut, check
            )
            self._cards.prove(click)
            await self.show(click)

    def _at_the_table(self, act: Callable[[str, int], Awaitable[object]]) -> Run:
        """A handler that carries this out for the presser and shows the table as it is then."""

        async def run(click: Click) -> None:
            await act(click.table_id, click.user_id)
            await self.show(click)

        return run

    async def _cancel(self, click: Click) -> None:
        """The button stands on a page that the host alone sees; in older lobbies, on the table."""
        if not click.is_ephemeral:
            await self._at_the_table(self._tables.moderation.end)(click)
            return

        await self._tables.moderation.end(click.table_id, click.user_id)
        await click.show_text(click.words("chat-done"))

    async def _start(self, click: Click) -> None:
        """Tell the host what permissions are missing in the channel before the cards are dealt."""
        await self._must_be_host(click)
        permissions.check(click.interaction)
        await self._gate.learn(click.interaction, click.scene.channel_id)
        scene = click.scene
        self._gate.check(click.interaction, scene.game, scene.channel_id, scene.pace)
        await self._at_the_table(self._tables.lobbies.start)(click)

    async def _remove(self, click: Click) -> None:
        """The button asks whom to remove; the menu that comes says it."""
        if not click.is_menu:
            await self._must_be_host(click)
            scene = click.scene
            page = self._pages.faces.lobby.removal(scene, click.words)
            await click.show(Wanted.of(page, self._pages.stamps(scene)))

            return

        place = click.picks[0] if click.picks else -1
        await self._tables.lobbies.remove(click.table_id, click.user_id, place)
        await click.show_text(click.words("chat-removed"))

    async def _text(self, click: Click) -> None:
        """The table in words, for who does not see its picture: to read, not to press."""
        page = as_text((await self._public_tables.wanted(click.table_id)).page)
        words = tuple(block for block in page.blocks if isinstance(block, Text | Line))
        await click.whisper(Wanted.of(Page(words, page.accent)))

    async def _must_be_host(self, click: Click) -> None:
        table = await self._tables.table(click.table_id)
        lobby.must_be_open(table)
        lobby.must_be_host(table, click.user_id)

    # -- showing ----------------------------------------------------------------------------------

    async def show(self, click: Click) -> None:
        """Show the table on the pressed message."""
        shown = self._table(click)
        if _is_elsewhere(click, shown):
            await click.say(click.words("chat-done"))
        elif shown.may_be(click.message_id):
            wanted = await self._public_tables.wanted(click.table_id)
            await self._answers.redraw(click, shown, wanted)
        else:
            try:
                await click.redraw(await self._public_tables.moved(shown))
            finally:
                self._workers.mark(SurfaceId(click.table_id, Kind.TABLE))

    async def _mend(self, click: Click) -> None:
        """After a press that came too late, make the pressed message show the truth."""
        shown = self._table(click)
        if _is_elsewhere(click, shown):
            return
        if not shown.may_be(click.message_id):
            await click.acknowledge(redraws=True)
            await click.redraw(await self._public_tables.moved(shown))
            return

        wanted = await self._public_tables.wanted(click.table_id)
        if shown.digest != wanted.digest or not click.shows(wanted):
            await click.acknowledge(redraws=True)
            await self._answers.redraw(click, shown, wanted)

    def _table(self, click: Click) -> Shown:
        return self._surfaces.get(SurfaceId(click.table_id, Kind.TABLE))


def _is_elsewhere(click: Click, shown: Shown) -> bool:
    """Whether what was pressed is the presser's own, and not a table: one stands in a DM only for
    whoever plays alone.
    """
    return click.is_private and (click.is_ephemeral or shown.message_id != click.message_id)
