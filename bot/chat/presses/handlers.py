"""Where every press arrives and is answered.

Rule 1: one press, one answer; a refusal is a sentence for the clicker alone, and changes nothing.
Rule 2: the tables decide, on committed state; this file only carries in the press and shows the
result.
Rule 3: what a press on the public table answers has the same form whatever the presser holds.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import discord

from bot.chat.discord_api.errors import ERRORS, Problem, problem
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.refusal_text import NO_SUCH_CHOICE, refusal
from bot.chat.ports import TableService
from bot.chat.presses import permissions
from bot.chat.presses.answers import PressAnswers
from bot.chat.presses.interaction import Click
from bot.chat.presses.order_presses import OrderPresses
from bot.chat.presses.quota import Quota
from bot.chat.timing import ChatTiming
from bot.tables import lobby
from bot.tables.refusals import Refused, StaleClick, TableGone, TableMovedOn, TableSetBack
from bot.tables.scene import Scene
from bot.tables.tables import Pressed
from games.kit.errors import GameError

log = logging.getLogger(__name__)

Verb = Callable[[Click], Awaitable[None]]

UNNOTICED = frozenset({"depart", "pick", "all", "turn"})
"""Verbs by which nobody comes back to the table; or with the tables themselves seeing to it."""

COUNTED = frozenset(
    {"join", "decline", "leave", "house", "remove", "start", "cancel", "return", "record"}
)
"""Verbs that nobody needs more than a few times a minute (bot/chat/presses/quota.py)."""


class PressHandlers:
    """`learn` adds verbs of the cogs; theirs check tokens themselves."""

    def __init__(
        self, tables: TableService, answers: PressAnswers, pace: ChatTiming, quota: Quota
    ) -> None:
        self._tables = tables
        self._quota = quota
        self._answers = answers
        self._pace = pace
        self._pages = answers.pages
        ordering = OrderPresses(tables, answers)
        self._verbs: dict[str, Verb] = {
            "pick": self._pick,
            "all": self._all,
            "turn": self._turn,
            "join": self._join,
            "leave": self._leave,
            "house": self._house,
            "remove": self._remove,
            "start": self._start,
            "cancel": self._cancel,
            "hand": self._hand,
            "back": self._back,
            "orders": ordering.open,
            "order": ordering.on_page,
            "now": ordering.on_card,
        }
        self._counted = set(COUNTED)
        self.closing = False
        """Set while the bot shuts down: nothing is accepted any more."""

    def learn(self, verb: str, does: Verb, *, counted: bool = False) -> None:
        """Let a cog answer this verb; `counted` as of COUNTED."""
        self._verbs[verb] = does
        if counted:
            self._counted.add(verb)

    async def answer(self, click: Click) -> None:
        """Carry out the press and answer it. Raises nothing but CancelledError."""
        try:
            with self._answers.answering(click):
                await click.within(self._pace.answer_within, self._carry_out)
        except ERRORS as error:
            if problem(error) is Problem.OURS:
                log.exception("the answer to %s was refused by Discord", click.press.verb)
            else:
                log.info("an answer came too late or got lost: %s", error)
            self._answers.uncertain(click)
        except Exception:  # whatever broke, the clicker hears of it, and nobody else suffers
            log.exception("a press of %s broke", click.press.verb)
            await self._apologise(click)

    async def _apologise(self, click: Click) -> None:
        try:
            await click.say(click.words("refused-something-broke"))
        except (*ERRORS, discord.DiscordException) as error:
            log.info("nobody could be told: %s", error)

    async def _carry_out(self, click: Click) -> None:
        if self.closing:
            await click.say(click.words("chat-closing"))
            return
        try:
            does = self._verbs.get(click.press.verb)
            if does is None:
                raise StaleClick
            if click.press.verb in self._counted:
                self._quota.note(click.user_id, click.interaction.guild_id)
            if click.press.verb not in UNNOTICED:
                await self._notice(click.table_id, click)
            await does(click)
        except Refused as refused:
            sentence = refusal(refused, click.words)
            if isinstance(refused, TableGone) and await self._is_orphan(click):
                await click.redraw(Wanted.of(self._pages.sentence(sentence)))
            else:
                await click.say(sentence)
        except GameError:
            await click.say(click.words(NO_SUCH_CHOICE))

    async def _is_orphan(self, click: Click) -> bool:
        """Whether the pressed message belongs to a table that nobody knows: it was opened after the
        copy of the database was made that was put back since. A forged id stands on the message of
        another one.
        """
        is_anothers = click.message_id in self._answers.surfaces.messages()
        if is_anothers or click.belongs_to != {click.table_id}:
            return False
        try:
            await self._tables.table(click.table_id)
        except TableGone:
            return True
        return False

    # -- playing -----------------------------------------------------------------------------------

    async def _pick(self, click: Click) -> None:
        """An option of the private card, in the DM or in an ephemeral hand."""
        await self._find(click)
        with self._answers.holding(click):
            try:
                pressed = await self._tables.press(
                    click.table_id, click.user_id, click.press.token, click.picks
                )
            except (Refused, GameError):
                await self._answers.mend(click)
                raise
            scene = await self._pages.seen_by(click.table_id, click.user_id)
            await self._answers.card(click, self._answer(click, pressed, scene))

    async def _all(self, click: Click) -> None:
        """An option of a window: everybody addressed may press it."""
        await self._find(click)
        try:
            pressed = await self._tables.press(
                click.table_id, click.user_id, click.press.token, click.picks, public=True
            )
        except StaleClick:
            with self._answers.holding_table(click):
                await self._answers.mend_table(click)
            raise
        self._answers.surfaces.clicked(click.table_id, click.user_id)
        scene = await self._pages.seen_by(click.table_id, click.user_id)
        face = self._pages.faces.of(scene.game)
        said = [click.words("chat-pressed", choice=self._answer(click, pressed, scene))]
        said += [face.told(one, scene, click.words) or "" for one in pressed.told]
        await self._answers.lend_token(click)
        text = "\n".join(line for line in said if line)
        await click.say(text, vanishes_after=self._pace.noted)

    async def _turn(self, click: Click) -> None:
        """An option on the table for the seat whose turn it is: all may see who answers, so the
        next table is the answer.
        """
        await self._find(click)
        with self._answers.holding_table(click):
            try:
                await self._tables.press(
                    click.table_id, click.user_id, click.press.token, click.picks, public=True
                )
            except StaleClick as stale:
                await self._answers.mend_table(click)
                raise (stale if isinstance(stale, TableSetBack) else TableMovedOn()) from None
            self._answers.surfaces.clicked(click.table_id, click.user_id)
            await self._answers.table(click)

    def _answer(self, click: Click, pressed: Pressed, scene: Scene) -> str:
        """What was chosen, in words: those of the question that it answered."""
        face = self._pages.faces.of(scene.game)
        then = replace(scene, question=pressed.question)
        return ", ".join(face.label(option, then, click.words) for option in pressed.choice)

    # -- the lobby ---------------------------------------------------------------------------------

    async def _join(self, click: Click) -> None:
        """Joining proves the DM: the first card goes out as soon as the click is answered."""
        await self._check_in_lobby(click)
        with self._answers.holding_table(click, with_card=True):
            user = click.interaction.user
            await self._tables.join(click.table_id, user.id, user.display_name, click.locale)
            self._answers.prove(click)
            await self._answers.table(click)

    async def _leave(self, click: Click) -> None:
        await self._at_the_table(click, self._tables.leave)

    async def _house(self, click: Click) -> None:
        await self._at_the_table(click, self._tables.add_house)

    async def _start(self, click: Click) -> None:
        """The host is told what is missing in the channel before the cards are dealt."""
        await self._check_in_lobby(click)
        table = await self._tables.table(click.table_id)
        lobby.must_be_open(table)
        lobby.must_be_host(table, click.user_id)
        permissions.check(click.interaction)
        await self._at_the_table(click, self._tables.start)

    async def _cancel(self, click: Click) -> None:
        await self._at_the_table(click, self._tables.end)

    async def _at_the_table(
        self, click: Click, act: Callable[[str, int], Awaitable[object]]
    ) -> None:
        await self._check_in_lobby(click)
        with self._answers.holding_table(click):
            await act(click.table_id, click.user_id)
            await self._answers.table(click)

    async def _remove(self, click: Click) -> None:
        """The button asks whom; the menu that comes says it."""
        scene = await self._check_in_lobby(click)
        if not click.is_menu:
            table = await self._tables.table(click.table_id)
            lobby.must_be_open(table)
            lobby.must_be_host(table, click.user_id)
            await self._answers.whisper(click, self._removal(scene, click))
            return
        place = click.picks[0] if click.picks else -1
        await self._tables.remove(click.table_id, click.user_id, place)
        await click.show(Wanted.of(self._pages.sentence(click.words("chat-removed"))))

    def _removal(self, scene: Scene, click: Click) -> Wanted:
        page = self._pages.faces.lobby.removal(scene, click.words)
        return Wanted.of(page, self._pages.stamps(scene))

    # -- any time ----------------------------------------------------------------------------------

    async def _hand(self, click: Click) -> None:
        await self._check(click)
        await self.hand(click, click.table_id)

    async def hand(self, click: Click, table_id: str) -> None:
        """The private card as an ephemeral answer. Raises NotAtThisTable, TableGone."""
        await self._notice(table_id, click)
        await self._tables.table(table_id)
        await self._answers.surfaces.load(table_id)
        await self._answers.hand(click, table_id)

    async def _back(self, click: Click) -> None:
        """Any press returns a seat; this one shows what it holds and is asked."""
        await self._check(click)
        with self._answers.holding(click):
            await self._answers.card(click, None)

    async def _notice(self, table_id: str, click: Click) -> None:
        with suppress(TableGone):  # whoever carries the press out says so
            await self._tables.notice(table_id, click.user_id)

    async def _check(self, click: Click) -> Scene:
        """The table's own buttons never go stale, but they can be forged."""
        scene = await self._pages.public(click.table_id)
        if click.press.token != scene.hand_token:
            raise StaleClick
        await self._answers.surfaces.load(click.table_id)
        return scene

    async def _check_in_lobby(self, click: Click) -> Scene:
        """The buttons of a lobby stand on its own server alone: pressed from elsewhere, they are
        forged.
        """
        scene = await self._check(click)
        if click.interaction.guild_id != scene.guild_id:
            raise StaleClick
        return scene

    async def _find(self, click: Click) -> None:
        """Raises TableGone."""
        await self._tables.table(click.table_id)
        await self._answers.surfaces.load(click.table_id)
