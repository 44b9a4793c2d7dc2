"""Keeps private cards up to date, one per player and table, and hands.

A hand is a player's card as an ephemeral message, which the button "My hand" opens. Only the token
of an interaction can edit an ephemeral message, and every press brings a new token. Hands are not
stored: after a restart the player presses "My hand" again. If there was no press for about a
quarter of an hour, the hand shows a last page with a button that replaces it by a new hand.

A card is a message in its player's direct messages. Edits never notify, so a new question is sent
as a new message, unless the player has just pressed a button and sees an edit. A card is not taken
away while its player may be working on it: all steps of one dialogue (questions that follow each
other) stay on one message, and a superseded card can be answered for a while
(bot/messages/reconciler.py).

`next_step` returns what to do with a card, and `AFTER_FAILURE` what to do after a failed request.
`PrivateCards` carries out the steps:

    +--------+   POST   +---------+  confirmed  +----------+   HOLD    +------+
    | ABSENT | -------> | SENDING | ----------> | STANDING | --------> | HELD |
    +--------+          +---------+             +----------+ <-------- +------+
        ^                ^   ^   ^                |      |   answered      |
        |                |   |   '----- POST -----+------|-----------------'
        |                |   |                           | RENEW
        |                |   |      POST       +------+  |
        |                |   '---------------- | WORN | <'
        |                | POST                +------+
        |           +----------+
        |           | AT_TABLE | <-- TO_TABLE, from every state: DMs do not arrive,
        |           +----------+     or the player wants the card at the table
        |
        '-- from every state. CLOSE: the table has no card for the player any more.
            FORGET: the message was deleted. REOPEN: the DM channel is gone.

A message that a POST replaces, or that a CLOSE or TO_TABLE leaves behind, is superseded: it becomes
a surface of its own, which can be answered for a while. In the state AT_TABLE, the button "My hand"
shows a hand instead. A POST in this state tries a direct message only if it may arrive
(bot/discord_api/direct_messages.py). A request that failed temporarily is repeated after a backoff;
the state does not change. Discord does not let the bot edit a WORN message any more.

A failed request (`Problem`) means the same in every state. Other failures are bugs in Coop:

    GONE      | FORGET
    AGED      | RENEW
    LOST      | REOPEN
    SHUT      | TO_TABLE
    FLAGGED   | TO_TABLE
"""

import logging
from enum import Enum

import discord

from bot.discord_api.direct_messages import DmsShut
from bot.discord_api.errors import ERRORS, Problem, in_dm, problem
from bot.discord_api.interaction_token import InteractionToken
from bot.discord_api.outbox import Priority
from bot.i18n.words import Words
from bot.messages.jobs import JobKind, Kind, SurfaceId, TableJob, Wake
from bot.messages.repository import Surface
from bot.messages.state import Aim, NoDm, SurfaceState
from bot.messages.surface_handler import ChatContext, SurfaceHandler
from bot.messages.timing import ChatTiming
from bot.pages.card_choice import hand_button
from bot.pages.delivery import AttachedPicture, DesiredMessage
from bot.pages.page import Link, Page, Row, Text
from bot.pages.presentable import jump
from bot.people import Cards
from bot.tables.refusals import TableGone

log = logging.getLogger(__name__)


class EphemeralCards(SurfaceHandler):
    """Handler of the surfaces of `Kind.HAND`."""

    async def give(self, table_id: str, interaction: discord.Interaction) -> None:
        """Send a hand as a follow-up of an answered press, without its picture.

        A follow-up does not count against the rate limit. The hand is sent only if the press was
        made in the table's channel and the user has no hand with a valid token.

        Args:
            table_id: The table.
            interaction: The press, which is answered already.
        """
        user_id = interaction.user.id
        state = self._surfaces.get(SurfaceId(table_id, Kind.HAND, user_id))
        desired = await self._drawer.card_if_any(table_id, user_id)
        if desired is None or self._surfaces.tokens.is_fresh(state.token):
            return
        if not desired.live or interaction.channel_id != desired.channel_id:
            return

        try:
            message_id = await self._writer.follow_up(interaction, desired)
        except ERRORS as error:
            log.info("ephemeral card not sent: table=%s: %s", table_id, error)
            return

        token = self._surfaces.tokens.issue(interaction, message_id)
        self.store_hand(table_id, user_id, token, desired, None)
        self._surfaces.note_press(table_id, user_id)  # the user sees the hand, so no call is needed

    def store_hand(
        self,
        table_id: str,
        user_id: int,
        token: InteractionToken,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
    ) -> None:
        """Store that this ephemeral message is the user's hand from now on.

        The surface is marked, so that a picture that is missing is added.

        Args:
            table_id: The table.
            user_id: The user.
            token: The token that can edit the message.
            desired: What the message shows.
            attached: The picture on it, or None.
        """
        # An ephemeral message is edited by its token alone: it needs no ids.
        surface = Surface(
            SurfaceId(table_id, Kind.HAND, user_id),
            channel_id=0,
            message_id=0,
            generation=0,
            nonce="",
            shown=desired.digest,
            question=desired.question,
            at=token.at,
        )
        self._surfaces.set_hand(surface, token, desired, attached)
        self._timers.set(surface.id, Wake.FADE, token.at + self._timing.token_life)
        self._workers.mark(surface.id)

    async def deliver(self, surface_id: SurfaceId) -> None:
        """Bring the hand up to date, or show its last page if its token is about to expire."""
        state = self._surfaces.get(surface_id)
        token = state.token
        if token is not None and self._surfaces.tokens.is_spent(token):
            # The token is too old even for the last page.
            self._forget_unless_new(state, token)
        elif token is not None and not self._is_backing_off(state):
            await self._update(state, token)

    async def _update(self, state: SurfaceState, token: InteractionToken) -> None:
        """Draw the hand. If its token expires soon or there is no card, draw its last page."""
        desired = await self._drawer.card_if_any(state.id.table_id, state.id.user_id)
        is_last = desired is None or not self._surfaces.tokens.is_fresh(token)
        # When the game has ended, `desired` shows its result and stays as the last page.
        if desired is None or (is_last and desired.live):
            desired = _last_page(desired, Words(token.locale))

        try:
            if desired.digest != state.digest:
                desired = await self._with_picture_ready(state, desired)
                await self._writer.redraw(state, desired, token)
            # The page is right, but its picture is missing.
            elif state.is_bare:
                await self._writer.add_picture(state, desired)
        except ERRORS as error:
            if self._try_again_later(state, error):
                return

            self._forget_unless_new(state, token)
            self._leave_as_is(state, error)

        if is_last:
            self._forget_unless_new(state, token)

    async def _newest(self, state: SurfaceState, desired: DesiredMessage) -> DesiredMessage:
        # If the user has no card any more, keep the page that was drawn before.
        return await self._drawer.card_if_any(state.id.table_id, state.id.user_id) or desired

    def _forget_unless_new(self, state: SurfaceState, token: InteractionToken) -> None:
        """Forget the hand, unless "My hand" was pressed again meanwhile."""
        if state.token is token:
            state.surface = state.token = None
            self._timers.clear(state.id, Wake.FADE)


def _last_page(desired: DesiredMessage | None, words: Words) -> DesiredMessage:
    """Return the last page of a hand, with a button for a new one if the user still has a card."""
    text = Text(words("chat-hand-old"))
    if desired is None:
        return DesiredMessage.of(Page((text,)))
    return DesiredMessage.of(Page((text, Row((hand_button(words),)))), desired.stamps)


class CardStep(Enum):
    """What is done with a card. The values describe the steps."""

    NOTHING = "-"
    POST = "Send a new message: an edit does not notify."
    EDIT = "Edit the message."
    EDIT_LATER = "Edit the message by a token (no rate limit), or else wait until it is due."
    HOLD = "Plan to notify the player, unless there is an answer at the table before."
    CLOSE = "Give up the message: it gets a last page, or is deleted."
    FORGET = "Forget the message, and look again."
    RENEW = "Plan a new message, and look again."
    REOPEN = "Forget the message and the DM channel, and look again."
    TO_TABLE = "Give up the message, and let the player play with the button My hand."


AFTER_FAILURE = {
    Problem.GONE: CardStep.FORGET,
    Problem.AGED: CardStep.RENEW,
    Problem.LOST: CardStep.REOPEN,
    Problem.SHUT: CardStep.TO_TABLE,
    Problem.FLAGGED: CardStep.TO_TABLE,
}


def next_step(
    state: SurfaceState,
    desired: DesiredMessage | None,
    is_looking: bool,
    now: float,
    timing: ChatTiming,
) -> CardStep:
    """Return what to do with a card, from what it shows and what it should show.

    Args:
        state: The card.
        desired: What it should show; None if the player has no card.
        is_looking: Whether the player pressed a button a moment ago.
        now: The time in seconds since 1970.
        timing: The delays.
    """
    if desired is None:
        return CardStep.CLOSE
    # There is no message that could be edited. A send that has begun is finished in any case.
    if state.surface is None or state.is_intended or state.is_to_be_posted:
        return CardStep.POST if desired.live or state.is_intended else CardStep.NOTHING

    # From here on there is a message that can be edited.
    is_new = state.asks_new_question(desired)
    is_held = state.ring.held == desired.question
    # The player saw the question at the table, but did not answer in time.
    has_waited = is_held and state.ring.is_due(now)
    # `only_reminds`: the message reminds of a question on the public table. `standing` (below):
    # the question does not notify.
    if is_new and desired.only_reminds and is_looking and not has_waited:
        return CardStep.NOTHING if is_held else CardStep.HOLD

    is_aged = now - state.surface.at >= timing.ages_after
    if desired.question is not None and not desired.standing:
        # Discord limits edits of old messages, so a new question gets a new message.
        if is_new and (is_aged or desired.only_reminds or not is_looking):
            return CardStep.POST

        # There was no answer to the question on the card: it must notify the player now.
        deadline = deadline_reminder(state, desired, timing)
        if not is_new and (state.ring.is_due(now) or (deadline is not None and deadline <= now)):
            return CardStep.POST

    if state.digest == desired.digest:
        return CardStep.NOTHING

    # Changes that the player waits for are shown at once; others at most every `card_every`
    # seconds.
    is_answered = state.question is not None and state.question != desired.question
    is_new_stage = state.seen.stage not in (None, desired.stage)
    is_awaited = is_new or is_answered or is_new_stage or state.doubts
    is_due = now - state.seen.edited_at >= timing.card_every
    return CardStep.EDIT if is_awaited or is_due else CardStep.EDIT_LATER


def deadline_reminder(
    state: SurfaceState, desired: DesiredMessage, timing: ChatTiming
) -> float | None:
    """Return when to remind the player before the deadline.

    None if there is no reminder, or if the message itself was sent shortly (`ring_after`) before
    that time.
    """
    if state.surface is None or desired.remind_at is None or desired.standing:
        return None
    was_sent_lately = state.surface.at > desired.remind_at - timing.ring_after
    return None if was_sent_lately else desired.remind_at


class PrivateCards(SurfaceHandler):
    """Handler of the surfaces of `Kind.CARD`."""

    def __init__(self, context: ChatContext, hands: EphemeralCards) -> None:
        super().__init__(context)
        self._hands = hands

    async def deliver(self, surface_id: SurfaceId) -> None:
        """Bring the card of this player up to date.

        If the player starts or stops to play with "My hand", the public table and the call change
        too.
        """
        table_id = surface_id.table_id
        user_id = surface_id.user_id
        # The press that tests whether direct messages arrive, or None. The steps below remove it.
        press = self._direct_messages.pending_press(user_id)
        place = (await self._preferences.of(user_id)).cards
        state = self._surfaces.get(surface_id)
        before = state.no_dm

        if place is Cards.HERE:
            # Send no direct message: the player wants their cards at the table only.
            self._direct_messages.end_test(user_id)
            desired = await self._drawer.dm_card(table_id, user_id)
            await self._give_up(state, None if desired is None else NoDm.WISH)
        else:
            await self._update(state)

        # The player has just pressed a button, so a follow-up can show an ephemeral card.
        if press is not None and (state.no_dm or place is Cards.BOTH):
            await self._give_hand(table_id, press)

        # The public table and the call (a mention in the channel) depend on the place of the cards.
        if before is not state.no_dm:
            self._workers.mark(SurfaceId(table_id, Kind.TABLE))
            self._workers.mark(SurfaceId(table_id, Kind.CALL, user_id))
            # If direct messages have just failed, the player may have left the server.
            if state.no_dm is NoDm.SHUT:
                self._workers.mark(TableJob(table_id, JobKind.MEMBER, user_id))

    async def _give_hand(self, table_id: str, press: discord.Interaction) -> None:
        """Give an ephemeral card to the user of this press, if the game has private cards."""
        desired = await self._drawer.dm_card(table_id, press.user.id)
        if desired is not None and not desired.only_reminds:
            await self._hands.give(table_id, press)

    async def _give_up(self, state: SurfaceState, no_dm: NoDm | None) -> None:
        """Give up the message. `no_dm`: why the player gets no direct messages, or None."""
        state.no_dm = no_dm
        if state.surface is not None:
            await self._surfaces.end(state)

    async def _update(self, state: SurfaceState) -> None:
        """Bring the card up to date by direct message."""
        if self._is_backing_off(state) or await self._may_wait(state):
            return
        try:
            # Each step may change the state, so look again until nothing is left to do.
            while await self._advance(state):
                pass
        except DmsShut as shut:
            await self._to_table(state, ours=shut.ours)
        except ERRORS as error:
            await self._handle_failure(state, error)
        else:
            # No request failed: the player can be reached.
            self._direct_messages.end_test(state.id.user_id)
            if state.message_id is not None:
                state.no_dm = None

    async def _may_wait(self, state: SurfaceState) -> bool:
        """Return whether the card was checked a moment ago and the table waits for the same thing.

        The next question after a press is the answer to this press, so it never waits here. No card
        waits while `Reconciler.settle` runs (`rush`).
        """
        try:
            is_new_moment = state.seen.set_moment(await self._drawer.moment(state.id.table_id))
        except TableGone:
            return False

        is_due = state.is_to_be_posted or state.doubts or state.is_bare
        # A card that is missing, uncertain or without its picture does not wait.
        may_wait = state.message_id is not None and not is_due and not is_new_moment
        now = self._clock.now()
        due = state.seen.looked_at + self._timing.look_every
        if may_wait and now < due and not self._timers.rush:
            self._timers.set(state.id, Wake.PACE, due)
            return True

        state.seen.looked_at = now
        return False

    def plan_ring(self, state: SurfaceState, desired: DesiredMessage, before: str | None) -> None:
        """Plan to notify the player of a new question that was shown without a notification.

        If the player has just answered another step of the same dialogue, they know of the new
        question, and are reminded only before the deadline.

        Args:
            state: The card.
            desired: What it shows now.
            before: The dialogue that the card showed before, or None.
        """
        if desired.dialogue is not None and desired.dialogue == before:
            state.ring.at = None
            self._timers.clear(state.id, Wake.REMIND)
        else:
            due = self._timing.ring(self._clock.now(), desired.deadline)
            state.ring.at = due
            self._timers.set(state.id, Wake.REMIND, due)

    async def _advance(self, state: SurfaceState) -> bool:
        """Do one step. Return whether another step may be needed."""
        desired = await self._drawer.dm_card(state.id.table_id, state.id.user_id)
        step = self._step(state, desired)
        if desired is None or step is CardStep.CLOSE:
            await self._give_up(state, None)
            return False

        self._set_timer(state, desired)
        if step is CardStep.POST:
            return await self._post(state, desired)
        if step in (CardStep.EDIT, CardStep.EDIT_LATER):
            await self._edit(state, desired, step)
            return False

        if step is CardStep.HOLD and desired.question is not None:
            state.ring.hold(desired.question)
            self.plan_ring(state, desired, None)

        # The page is right; only its picture may be missing.
        await self._writer.add_picture(state, desired)
        return False

    async def _edit(self, state: SurfaceState, desired: DesiredMessage, step: CardStep) -> None:
        """Edit the card. The step EDIT_LATER uses a token, or postpones the edit."""
        may_wait = step is CardStep.EDIT_LATER and not self._timers.rush
        # Do not render a picture for an edit that is postponed.
        if not may_wait or self._writer.has_token(state):
            desired = await self._with_picture_ready(state, desired)

        is_new = state.asks_new_question(desired)
        before = state.seen.dialogue
        if not may_wait:
            urgency = Priority.QUESTION if is_new else Priority.DECORATION
            desired = await self._writer.edit(state, desired, urgency, self._newest)
        elif not await self._writer.edit_by_token(state, desired):
            due = state.seen.edited_at + self._timing.card_every
            self._timers.set(state.id, Wake.PACE, due)
            return

        # The edit has not notified the player of the new question.
        if is_new and not desired.standing:
            self.plan_ring(state, desired, before)

    async def _newest(self, state: SurfaceState, desired: DesiredMessage) -> DesiredMessage:
        # If the player has no card any more, keep the page that was drawn before.
        return await self._drawer.dm_card(state.id.table_id, state.id.user_id) or desired

    def _set_timer(self, state: SurfaceState, desired: DesiredMessage) -> None:
        """Set the timer for the reminder before the deadline."""
        due = deadline_reminder(state, desired, self._timing)
        if due is not None and due > self._clock.now() and desired.question is not None:
            self._timers.set(state.id, Wake.DEADLINE, due)

    def _step(self, state: SurfaceState, desired: DesiredMessage | None) -> CardStep:
        """Return the step for the current state."""
        is_looking = self._surfaces.is_looking(state.id.table_id, state.id.user_id)
        return next_step(state, desired, is_looking, self._clock.now(), self._timing)

    async def _post(self, state: SurfaceState, desired: DesiredMessage) -> bool:
        """Send a new card. Return whether another step may be needed."""
        user_id = state.id.user_id
        asks = desired.question is not None and not desired.standing
        channel_id = await self._direct_messages.channel(user_id, desired.locale, asks=asks)
        desired = await self._with_picture_ready(state, desired, channel_id)
        if await self._writer.outbox.turn(Priority.QUESTION):
            desired = await self._newest(state, desired)

        # Waiting for the channel, the picture or the rate limiter took time, so a new message may
        # not be needed any more.
        if self._step(state, desired) is not CardStep.POST:
            self._writer.outbox.give_turn_back()
            return True

        desired = await self._preferences.silence_at_night(user_id, desired, self._clock.now())
        await self._writer.post(state, channel_id, desired)
        await self._direct_messages.note_delivered(user_id)
        self._set_timer(state, desired)

        # If an unconfirmed send was repeated, the message shows an older page, which needs an edit.
        return state.digest != desired.digest

    async def last_page(self, old: SurfaceState) -> DesiredMessage | None:
        """Return the last page of a superseded card.

        None means that the card is deleted, because a newer card contains everything.
        """
        table_id = old.id.table_id
        user_id = old.id.user_id
        desired = await self._drawer.dm_card(table_id, user_id)
        if desired is None:
            # The player has no message any more: reminders are off, or they have left the table.
            stays = await self._drawer.card_if_any(table_id, user_id)
            locale = await self._direct_messages.locale(user_id)
            message = "chat-bell-off" if stays else "chat-card-left"
            return await self._sentence(table_id, message, Words(locale))

        why = self._surfaces.get(old.id.current).no_dm
        if why and desired.live and not desired.only_reminds:
            message = "chat-card-here" if why is NoDm.WISH else "chat-card-by-hand"
            return await self._sentence(table_id, message, Words(desired.locale))

        return None

    async def _sentence(self, table_id: str, message: str, words: Words) -> DesiredMessage:
        """Return a page with this sentence and a link to the table."""
        scene = await self._drawer.public(table_id)
        sentence = words(message, number=scene.number)
        return DesiredMessage.of(self._drawer.last_page(scene, sentence, words))

    async def closed_page(
        self, answer: str | None, card: SurfaceState, desired: DesiredMessage
    ) -> DesiredMessage:
        """Return the page for a superseded card that was pressed.

        It says which table the card belonged to and what was chosen, and links to the current card.

        Args:
            answer: The choice that was made, or None.
            card: The current card.
            desired: What the current card shows.
        """
        words = Words(desired.locale)
        scene = await self._drawer.public(card.id.table_id)
        message = "chat-card-closed" if answer is None else "chat-card-chose"
        sentence = words(message, number=scene.number, choice=answer or "")
        surface = card.surface
        if surface is None or surface.message_id is None:
            return DesiredMessage.of(self._drawer.last_page(scene, sentence, words))

        # `jump` returns the link to a channel; None stands for direct messages.
        newest = f"{jump(None, surface.channel_id)}/{surface.message_id}"
        links = Row((Link(words("chat-card-newest"), newest),))
        return DesiredMessage.of(Page((Text(sentence), links)))

    # -- failures ---------------------------------------------------------------------------------

    async def _to_table(self, state: SurfaceState, *, ours: bool) -> None:
        """Let the player play with "My hand" because direct messages do not arrive.

        `ours`: whether the cause is a limit of the bot, not a setting of the player.
        """
        await self._give_up(state, NoDm.SHUT)
        desired = await self._drawer.dm_card(state.id.table_id, state.id.user_id)
        bell = desired is not None and desired.only_reminds
        await self._direct_messages.tell_closed(state.id.user_id, ours=ours, only_reminds=bell)

    async def _handle_failure(self, state: SurfaceState, error: BaseException) -> None:
        """Do what `AFTER_FAILURE` says about a failed request."""
        if self._try_again_later(state, error):
            return

        user_id = state.id.user_id
        what = problem(error)
        if state.attempt.failures:
            what = in_dm(what)  # another DM channel was asked for, and did not help

        match AFTER_FAILURE.get(what):
            case CardStep.FORGET:
                await self._surfaces.drop(state)
            case CardStep.RENEW:
                state.aim = Aim.POST
            case CardStep.REOPEN:
                await self._direct_messages.forget_channel(user_id)
                await self._surfaces.drop(state)
            case CardStep.TO_TABLE:
                if what is Problem.FLAGGED:
                    self._direct_messages.note_flagged(user_id)
                else:
                    await self._direct_messages.note_closed(user_id)

                await self._to_table(state, ours=what is Problem.FLAGGED)
                return
            case _:
                raise error

        self._retry_later(state)
