"""The state of each surface: its stored row, and what is known only while the bot runs.

A surface is a message that Coop keeps up to date: the public table, a card (a player's private
message), a hand (a card as an ephemeral message at the table), an aside (a message of the game
beside its table), or a call (a mention of a player). When a new message replaces an old message,
the old message is superseded. It is closed later: its buttons are removed, or it is deleted.

`Surface` is the stored row of a message; `SurfaceState` holds this row and what is not stored.
`DesiredMessage` is the page that a surface should show. Its digest is a hash of the page.
"""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import Enum

from bot.common.clock import Clock
from bot.discord_api.interaction_token import InteractionToken, InteractionTokens
from bot.messages.jobs import JobKind, Kind, SurfaceId, SurfaceTimers, TableJob, Wake
from bot.messages.repository import Surface, SurfaceRepository
from bot.messages.timing import ChatTiming
from bot.pages.delivery import AttachedPicture, DesiredMessage

MAX_BACKOFF = 60.0
"""Maximum seconds between two attempts."""


@dataclass(slots=True)
class Attempt:
    """The backoff of a surface: failures in a row, and when to try again."""

    failures: int = 0
    due: float = 0.0
    """When the next attempt is allowed, in seconds since 1970."""

    def record_failure(self, now: float) -> None:
        """Plan the next attempt: at once after the first failure, later after 2, 6, 14, … s."""
        self.failures += 1
        self.due = now + min(MAX_BACKOFF, 2.0**self.failures - 2.0)


@dataclass(slots=True)
class Seen:
    """What a surface showed last, and when it was checked. These values are lost at a restart."""

    edited_at: float = 0.0
    """When its message was last posted or edited, in seconds since 1970."""
    looked_at: float = 0.0
    """When the bot last checked whether the message needs an edit."""
    stage: str | None = None
    """The status of the table that was shown last, such as `lobby`."""
    dialogue: str | None = None
    """The dialogue of the question that was shown last (bot/messages/drawing.py)."""
    moment: str | None = None
    """What the table waited for when it was last checked (`PageDrawer.moment`)."""
    waiting_since: float | None = None
    """Since when the table has been waiting for an aside to be posted; None: it is not waiting."""

    def mark_drawn(self, desired: DesiredMessage, now: float) -> None:
        """Note that the message shows this page now."""
        self.edited_at = now
        self.stage = desired.stage
        self.dialogue = desired.dialogue

    def set_moment(self, moment: str) -> bool:
        """Store what the table waits for. Return whether that has changed."""
        is_new = self.moment != moment
        self.moment = moment
        return is_new

    def seconds_waited(self, now: float) -> float:
        """Return how many seconds the table has been waiting, counted from the first call."""
        self.waiting_since = now if self.waiting_since is None else self.waiting_since
        return now - self.waiting_since

    def clock_set_back(self, now: float) -> None:
        """Replace times after now by now, and begin again to wait for an aside."""
        self.edited_at = min(self.edited_at, now)
        self.looked_at = min(self.looked_at, now)
        self.waiting_since = None


@dataclass(slots=True)
class Depth:
    """How far other messages have pushed a message up in its channel."""

    below: int = 0
    """The number of messages below, including asides as soon as Discord reports them.

    It may be too low unless `is_known`.
    """
    asides: tuple[int, ...] = ()
    """The ids of those messages below that are asides (bot/messages/side_messages.py)."""
    is_known: bool = False
    """Whether `below` is exact, because the message was posted since the bot started."""

    @property
    def is_undisturbed(self) -> bool:
        """Return whether all messages below are asides, so that the table alone has posted.

        `below` may be less than the number of asides, if Discord has not reported an aside yet.
        """
        return self.below <= len(self.asides)

    def posted(self, message_id: int) -> "Depth":
        """Return the depth after the message was posted with this id.

        Asides that were posted while the message was being sent are below it: their ids are higher.
        """
        asides = tuple(aside_id for aside_id in self.asides if aside_id > message_id)
        return Depth(below=len(asides), asides=asides, is_known=True)


@dataclass(slots=True)
class Ring:
    """When to notify a player of a question that an edit has shown, because edits do not notify."""

    at: float | None = None
    """When to notify, in seconds since 1970; None: no time is set."""
    held: str | None = None
    """The token of the question with a delayed notification: its player is at the table."""

    def hold(self, question: str) -> None:
        """Delay the notification of this question. The caller sets `at`, if it is sent later."""
        self.held = question
        self.at = None

    def is_due(self, now: float) -> bool:
        """Return whether the notification is due."""
        return self.at is not None and self.at <= now

    def clock_set_back(self, latest: float) -> None:
        """Move the notification to this time, if it is planned for a later time."""
        if self.at is not None:
            self.at = min(self.at, latest)


class Aim(Enum):
    """What is planned for a surface."""

    KEEP = "The current message, if there is one, is kept up to date."
    POST = "A new message is posted, and replaces the current one, if there is one."
    GIVE_UP = "Nothing is shown until a person asks for it."


class NoDm(Enum):
    """Why a player gets no direct messages and plays with "My hand"."""

    WISH = "The player wants their cards at the table."
    SHUT = "Direct messages do not reach the player."


FORGET_AFTER = 5 * 60.0
"""Seconds that the surfaces of a finished table stay in memory after all of them are drawn."""


@dataclass(slots=True)
class SurfaceState:
    """A surface in memory: its stored row (`surface`), and what is known only while the bot runs.

    Only `Surfaces` sets the row. bot/messages/private_cards.py describes what the fields mean for
    a private card.
    """

    id: SurfaceId
    surface: Surface | None = None
    token: InteractionToken | None = None
    """The latest interaction token that can edit the message."""
    attached: AttachedPicture | None = None
    """The picture on the message; None if there is no picture or it is uncertain."""
    was_posted: bool = False
    """Whether a message of this surface was sent, so that its mentions have notified players."""
    is_bare: bool = False
    """Whether the page was sent as text although it has a picture."""
    aim: Aim = Aim.KEEP
    no_dm: NoDm | None = None
    """For a card: why its player gets no direct messages; None if the player gets them."""
    is_forgotten: bool = False
    """Whether the user of the surface has erased their data, so that nothing more is stored."""
    doubts: int = 0
    """How many events since the last certain edit made it uncertain what Discord shows."""
    attempt: Attempt = field(default_factory=Attempt)
    seen: Seen = field(default_factory=Seen)
    depth: Depth = field(default_factory=Depth)
    ring: Ring = field(default_factory=Ring)

    @property
    def digest(self) -> str | None:
        """Return the digest of the page that the message shows, or None if it is uncertain."""
        return None if self.surface is None or self.doubts else self.surface.shown

    @property
    def question(self) -> str | None:
        """Return the token of the question that the message shows, or None."""
        return None if self.surface is None else self.surface.question

    @property
    def message_id(self) -> int | None:
        """Return the id of the current message, or None."""
        return None if self.surface is None else self.surface.message_id

    def may_be_current(self, message_id: int | None) -> bool:
        """Return whether this can be the current message. If it cannot, it is superseded."""
        return self.surface is None or self.surface.message_id in (None, message_id)

    @property
    def is_intended(self) -> bool:
        """Return whether a send has begun and is not confirmed, so that the id is unknown."""
        return self.surface is not None and self.surface.message_id is None

    @property
    def is_given_up(self) -> bool:
        """Return whether nothing is shown until a user asks for it."""
        return self.aim is Aim.GIVE_UP

    @property
    def is_to_be_posted(self) -> bool:
        """Return whether a new message is planned."""
        return self.aim is Aim.POST

    @property
    def is_coming(self) -> bool:
        """Return whether there is no message yet, but one is planned or being sent."""
        return self.message_id is None and (self.is_to_be_posted or self.surface is not None)

    def asks_new_question(self, desired: DesiredMessage) -> bool:
        """Return whether the page has a question that the message does not show."""
        return desired.question is not None and desired.question != self.question

    def cancel_post(self) -> None:
        """Note that no new message is needed any more."""
        self.aim = Aim.KEEP if self.is_to_be_posted else self.aim

    def mark_uncertain(self) -> None:
        """Note that Discord may not show the last edit, so that another edit is needed."""
        self.doubts += 1
        self.attached = None

    def drop_token(self, token: InteractionToken) -> None:
        """Drop this token, unless a newer one has replaced it."""
        if self.token is token:
            self.token = None

    def mark_sending(self) -> None:
        """Note that a new message is being sent, which will replace the current message."""
        self.token = self.attached = None
        self.doubts = 0
        self.ring.at = None
        self.cancel_post()

    def mark_posted(
        self, desired: DesiredMessage, now: float, attached: AttachedPicture | None = None
    ) -> None:
        """Note that the new message has arrived, with this picture."""
        self.aim = Aim.KEEP
        self.depth = self.depth.posted(self.message_id or 0)
        self.mark_drawn(desired, now, attached=attached)

    def mark_drawn(
        self,
        desired: DesiredMessage,
        now: float,
        doubts: int = 0,
        attached: AttachedPicture | None = None,
    ) -> None:
        """Note that an edit has arrived.

        Args:
            desired: The page.
            now: The time in seconds since 1970.
            doubts: The value of `self.doubts` when the edit began. If the value has increased
                since, it stays uncertain what Discord shows.
            attached: The picture on the message now, or None.
        """
        self.attempt.failures = 0
        self.seen.mark_drawn(desired, now)

        if self.doubts == doubts:
            self.doubts = 0
            self.set_picture(desired, attached)

    def set_picture(self, desired: DesiredMessage, attached: AttachedPicture | None) -> None:
        """Note which picture is on the message; None means that the page is shown as text."""
        self.attached = attached
        self.is_bare = attached is None and desired.image is not None


@dataclass(slots=True)
class _TableSurfaces:
    """The surfaces of one table, and when its players last pressed a button."""

    states: dict[SurfaceId, SurfaceState] = field(default_factory=dict)
    pressed_at: dict[int, float] = field(default_factory=dict)
    """User id -> when the player last pressed a button, in seconds since 1970."""
    is_loaded: bool = False
    """Whether the rows of the database are in `states`."""


class Surfaces:
    """The surfaces of all tables that were used since the start, loaded table by table."""

    def __init__(
        self, repository: SurfaceRepository, clock: Clock, timing: ChatTiming, timers: SurfaceTimers
    ) -> None:
        self._repository = repository
        self._clock = clock
        self._timing = timing
        self._timers = timers
        self._tables = defaultdict[str, _TableSurfaces](_TableSurfaces)
        self._tables_by_channel: dict[int, set[str]] = {}
        """Channel id -> the tables whose public message is in this channel."""
        self.tokens = InteractionTokens(clock, timing.token_life)
        self.in_doubt = False
        """Whether the database may be older than Discord's messages, so that all are edited."""

    async def load(self, table_id: str) -> None:
        """Load the surfaces of this table, unless they are loaded already."""
        if self._tables[table_id].is_loaded:
            return

        rows = await self._repository.surfaces(table_id)
        entry = self._tables[table_id]
        # Another task may have loaded them during the `await`.
        if entry.is_loaded:
            return

        for row in rows:
            state = self.get(row.id)
            self._set_surface(state, row)
            if self.in_doubt:
                state.mark_uncertain()

        if not rows:
            # The table is new, or is over and was removed: it must not stay in memory for ever.
            self.forget_later(table_id)

        entry.is_loaded = True

    def get(self, surface_id: SurfaceId) -> SurfaceState:
        """Return a surface of a loaded table. A missing surface is created without a message."""
        states = self._tables[surface_id.table_id].states
        state = states.get(surface_id)
        if state is None:
            state = states[surface_id] = SurfaceState(surface_id)

        return state

    def table(self, table_id: str) -> SurfaceState:
        """Return the surface of the public message of a loaded table."""
        return self.get(SurfaceId(table_id, Kind.TABLE))

    def ids(self, table_id: str) -> list[SurfaceId]:
        """Return the ids of all surfaces of this table."""
        return [*entry.states] if (entry := self._tables.get(table_id)) else []

    def messages(self) -> set[int]:
        """Return the ids of all current and superseded messages of the loaded tables."""
        states = (state for entry in self._tables.values() for state in entry.states.values())
        return {state.message_id for state in states if state.message_id is not None}

    def forget_later(self, table_id: str) -> None:
        """Plan to remove the table from memory after `FORGET_AFTER`, if it is over by then."""
        job = TableJob(table_id, JobKind.FORGET)
        self._timers.set(job, Wake.FORGET, self._clock.now() + FORGET_AFTER)

    def forget_person(self, user_id: int) -> None:
        """Forget all surfaces of a user who erases their data.

        Work in progress stores nothing more for them.
        """
        for entry in self._tables.values():
            entry.pressed_at.pop(user_id, None)
            ids = [surface_id for surface_id in entry.states if surface_id.user_id == user_id]
            for surface_id in ids:
                entry.states.pop(surface_id).is_forgotten = True

    async def forget(self, table_id: str) -> None:
        """Remove all surfaces of a table, from memory and from the database."""
        entry = self._tables.pop(table_id, None)
        if entry is not None and (table := entry.states.get(SurfaceId(table_id, Kind.TABLE))):
            self._set_surface(table, None)

        self._timers.forget(table_id)
        await self._repository.drop_surfaces(table_id)

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Count a new message of a channel for the tables in this channel."""
        for table_id in self._tables_by_channel.get(channel_id, ()):
            table = self.table(table_id)
            if table.message_id is not None and message_id > table.message_id:
                table.depth.below += 1

    def note_deletions(self, channel_id: int, message_ids: Collection[int]) -> list[SurfaceId]:
        """Handle deleted messages of a channel.

        Returns:
            The tables that have lost their message.
        """
        lost_tables = []
        for table_id in self._tables_by_channel.get(channel_id, ()):
            table = self.table(table_id)
            # Messages with higher ids are newer, so they are below the table. A table without a
            # message has no messages below it.
            deleted = sum(
                message_id > (table.message_id or message_id) for message_id in message_ids
            )
            table.depth.below = max(0, table.depth.below - deleted)
            if table.message_id in message_ids:
                table.mark_uncertain()
                lost_tables.append(table.id)

        return lost_tables

    def try_again(self) -> None:
        """Let all failed updates be tried again at once."""
        for entry in self._tables.values():
            for state in entry.states.values():
                state.attempt.due = 0.0

    def clock_set_back(self) -> None:
        """Correct times that are in the future after the clock was set back.

        `try_again` corrects the times of the next attempts.
        """
        now = self._clock.now()
        for entry in self._tables.values():
            entry.pressed_at.clear()
            for state in entry.states.values():
                state.seen.clock_set_back(now)
                # In a minute by default, because the deadline of the question is not known here.
                state.ring.clock_set_back(self._timing.ring(now, None))

    def without_dms(self, table_id: str) -> dict[int, NoDm]:
        """Return the players who get no direct messages and play with "My hand", and why."""
        entry = self._tables.get(table_id)
        states = [] if entry is None else entry.states.values()
        return {card.id.user_id: card.no_dm for card in states if card.no_dm is not None}

    def shut(self, table_id: str) -> set[int]:
        """Return the players that direct messages do not reach: the table tells them what to do."""
        return {user_id for user_id, why in self.without_dms(table_id).items() if why is NoDm.SHUT}

    def note_press(self, table_id: str, user_id: int) -> None:
        """Note that a player pressed a button, so that they see the next question."""
        self._tables[table_id].pressed_at[user_id] = self._clock.now()

    def is_looking(self, table_id: str, user_id: int) -> bool:
        """Return whether the player pressed a button so recently that they will see an edit."""
        entry = self._tables.get(table_id)
        pressed_at = None if entry is None else entry.pressed_at.get(user_id)
        return pressed_at is not None and self._clock.now() - pressed_at < self._timing.recent

    async def note_edit(
        self,
        state: SurfaceState,
        desired: DesiredMessage,
        doubts: int = 0,
        attached: AttachedPicture | None = None,
    ) -> None:
        """Note that an edit has arrived, and store the new digest.

        Args:
            state: The surface.
            desired: The page.
            doubts: The value of `state.doubts` when the edit began.
            attached: The picture on the message now, or None.
        """
        state.mark_drawn(desired, self._clock.now(), doubts, attached)
        before = state.surface
        if before is None:
            return

        state.surface = replace(before, shown=desired.digest, question=desired.question)
        # Hands are ephemeral and are not stored.
        is_kept = state.message_id is not None and state.id.kind is not Kind.HAND
        if is_kept and state.surface != before:
            await self._store(state, state.surface)

    def set_hand(
        self,
        surface: Surface,
        token: InteractionToken,
        desired: DesiredMessage,
        attached: AttachedPicture | None,
    ) -> None:
        """Make this ephemeral message the user's hand. It is not stored."""
        state = self.get(surface.id)
        state.mark_sending()
        state.surface = surface
        state.token = token
        state.set_picture(desired, attached)

    async def put(
        self, state: SurfaceState, surface: Surface, old: SurfaceState | None = None
    ) -> None:
        """Set and store the surface.

        Args:
            state: The surface.
            surface: Its new message.
            old: The message that is replaced (from `as_superseded`), or None. Both are stored in
                one transaction, so that the old message is closed even after a crash.
        """
        self._set_surface(state, surface)
        if old is None or old.surface is None:
            await self._store(state, surface)
        else:
            self._tables[old.id.table_id].states[old.id] = old
            await self._store(state, surface, old.surface)

    async def drop(self, state: SurfaceState) -> None:
        """Forget the message of this surface."""
        self._set_surface(state, None)
        state.token = None
        state.ring.at = None
        if not state.is_forgotten:
            await self._repository.drop_surface(state.id)

    def as_superseded(self, state: SurfaceState) -> SurfaceState | None:
        """Return the current message as a surface of its own, to be closed later.

        The id of this surface contains the generation, so it differs from the id of the current
        message. Its row is stored until it is closed (bot/messages/reconciler.py).

        Returns:
            None if the surface has no message.
        """
        before = state.surface
        if before is None or before.message_id is None:
            return None

        old = before.id._replace(generation=before.generation)
        return SurfaceState(
            old,
            replace(before, id=old),
            state.token,
            depth=replace(state.depth),
            is_forgotten=state.is_forgotten,
        )

    async def end(self, state: SurfaceState) -> None:
        """Remove this surface without a successor, and plan to close its message."""
        old = self.as_superseded(state)
        # Before any `await`: otherwise another task could edit the old message as the current one.
        self._set_surface(state, None)

        if old is not None and old.surface is not None:
            self._tables[old.id.table_id].states[old.id] = old
            await self._store(state, old.surface)

        await self.drop(state)

    def superseded(self, surface_id: SurfaceId) -> list[SurfaceId]:
        """Return the messages that this surface has replaced and that must still be closed."""
        ids = self._tables[surface_id.table_id].states
        return [
            other for other in ids if other.generation is not None and other.current == surface_id
        ]

    def find_superseded(self, table_id: str, message_id: int | None) -> SurfaceState | None:
        """Return the superseded message with this id that must still be closed, or None."""
        states = self._tables[table_id].states.values()
        superseded = (state for state in states if state.id.generation is not None)
        return next((state for state in superseded if state.message_id == message_id), None)

    async def remove(self, state: SurfaceState) -> None:
        """Remove a message that was closed."""
        self._tables[state.id.table_id].states.pop(state.id, None)
        await self._repository.drop_surface(state.id)

    async def _store(self, state: SurfaceState, *surfaces: Surface) -> None:
        """Store these surfaces, unless the user has erased their data."""
        if not state.is_forgotten:
            await self._repository.put_surface(*surfaces)

    def _set_surface(self, state: SurfaceState, surface: Surface | None) -> None:
        """Set the current message, and update `_tables_by_channel`."""
        before = state.surface
        state.surface = surface
        state.was_posted |= state.message_id is not None
        # Only the current messages of public tables belong in `_tables_by_channel`.
        if state.id.kind is not Kind.TABLE or state.id.generation is not None:
            return

        table_id = state.id.table_id
        if before is not None and (table_ids := self._tables_by_channel.get(before.channel_id)):
            table_ids.discard(table_id)
            if not table_ids:
                del self._tables_by_channel[before.channel_id]

        if surface is not None:
            self._tables_by_channel.setdefault(surface.channel_id, set()).add(table_id)
