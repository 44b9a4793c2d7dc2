"""What is shown where: the memory of the surfaces, and what is known of them only while running."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from enum import Enum

from bot.common.clock import Clock
from bot.discord_api.interaction_token import InteractionToken, InteractionTokens
from bot.messages.jobs import Chore, Errand, Kind, SurfaceId, SurfaceTimers, Wake
from bot.messages.repository import Surface, SurfaceRepository
from bot.messages.timing import ChatTiming
from bot.pages.delivery import Hung, Wanted

LONGEST = 60.0
"""Seconds between two attempts, at most."""


@dataclass(slots=True)
class Attempt:
    """The failures in a row, and when to try again. This is the one back-off of all surfaces."""

    failures: int = 0
    due: float = 0.0

    def failed(self, now: float) -> None:
        """Plan the next attempt: immediately after the first failure, then after 2, 6, 14, … s."""
        self.failures += 1
        self.due = now + min(LONGEST, 2.0**self.failures - 2.0)

    def clock_set_back(self, now: float) -> None:
        self.due = min(self.due, now)


@dataclass(slots=True)
class Seen:
    """What a surface showed last, and when it was looked after. Unknown after a restart."""

    edited_at: float = 0.0
    looked_at: float = 0.0
    stage: str | None = None
    """The stage of the table that was shown last."""
    dialogue: str | None = None
    """What the question belongs to that was shown last (bot/messages/drawing.py)."""
    moment: str | None = None
    """What the table was waiting for when it was last looked at."""
    over_since: float | None = None
    """Since when the result of a game waits for what is told beside the table."""

    def mark_drawn(self, wanted: Wanted, now: float) -> None:
        self.edited_at = now
        self.stage = wanted.stage
        self.dialogue = wanted.dialogue

    def waits_for(self, moment: str) -> bool:
        """Note what the table waits for; True where it has not been the same before."""
        is_new = self.moment != moment
        self.moment = moment
        return is_new

    def over_for(self, now: float) -> float:
        """Seconds for which the result has been waiting."""
        self.over_since = now if self.over_since is None else self.over_since
        return now - self.over_since

    def clock_set_back(self, now: float) -> None:
        self.edited_at = min(self.edited_at, now)
        self.looked_at = min(self.looked_at, now)


@dataclass(slots=True)
class Depth:
    """How deep the chat has buried a message."""

    below: int = 0
    """Messages that came after it: all of them, where it was posted in this run (`is_known`)."""
    beside: int = 0
    """How many of them are the table's own (bot/messages/side_messages.py)."""
    is_known: bool = False

    @property
    def is_undisturbed(self) -> bool:
        """Return whether only the table itself has posted messages since."""
        return self.below <= self.beside

    def said(self) -> None:
        self.below += 1

    def unsaid(self, messages: int) -> None:
        self.below = max(0, self.below - messages)

    def told(self) -> None:
        """The table itself said something."""
        self.beside += 1


@dataclass(slots=True)
class Ring:
    """When a question that was shown without ringing comes again as a message."""

    at: float | None = None
    held: str | None = None
    """The question whose first ring is held back, for its person is at the table."""

    def hold(self, question: str) -> None:
        self.held = question
        self.at = None

    def is_due(self, now: float) -> bool:
        return self.at is not None and self.at <= now

    def clock_set_back(self, latest: float) -> None:
        if self.at is not None:
            self.at = min(self.at, latest)


class Aim(Enum):
    KEEP = "What stands is kept true."
    POST = "A message is posted, and replaces the one that stands, if there is one."
    GIVE_UP = "Nothing is shown until a person asks for it."


class NoDm(Enum):
    """Why a person gets no DMs, and plays by My hand instead."""

    WISH = "They want their cards at the table."
    SHUT = "No DM reaches them."


KEPT = 5 * 60.0
"""Seconds for which the surfaces of a finished table are remembered once all of them are drawn."""


@dataclass(slots=True)
class Shown:
    """A surface while the bot runs; only `surface` survives it, and only `Surfaces` sets it. What
    the fields mean for a private card: bot/messages/private_cards.py.
    """

    id: SurfaceId
    surface: Surface | None = None
    touch: InteractionToken | None = None
    """The latest click by whose token the message can be edited."""
    hung: Hung | None = None
    """The picture on the message, as far as is certain."""
    has_stood: bool = False
    """Whether a message of it arrived: whomever that was to notify has been notified."""
    is_bare: bool = False
    """Whether it stands there in words, and has a picture that did not come with it."""
    aim: Aim = Aim.KEEP
    no_dm: NoDm | None = None  # of a card: why its person plays by My hand
    is_forgotten: bool = False  # its person is: what is still under way is not remembered
    doubts: int = 0
    """How often two edits of ours have crossed, so that it is uncertain what Discord shows."""
    attempt: Attempt = field(default_factory=Attempt)
    seen: Seen = field(default_factory=Seen)
    depth: Depth = field(default_factory=Depth)
    ring: Ring = field(default_factory=Ring)

    @property
    def digest(self) -> str | None:
        """Of the page that it shows, as far as is certain."""
        return None if self.surface is None or self.doubts else self.surface.shown

    @property
    def question(self) -> str | None:
        return None if self.surface is None else self.surface.question

    @property
    def message_id(self) -> int | None:
        return None if self.surface is None else self.surface.message_id

    def may_be(self, message_id: int | None) -> bool:
        """Whether that message is this surface, and none whose place it has taken."""
        return self.surface is None or self.surface.message_id in (None, message_id)

    @property
    def is_intended(self) -> bool:
        """Whether a send was begun and never confirmed."""
        return self.surface is not None and self.surface.message_id is None

    @property
    def is_given_up(self) -> bool:
        return self.aim is Aim.GIVE_UP

    @property
    def is_to_be_posted(self) -> bool:
        return self.aim is Aim.POST

    @property
    def is_coming(self) -> bool:
        """Whether there is no message yet, but is going to be one."""
        return self.message_id is None and (self.is_to_be_posted or self.surface is not None)

    def asks_new_question(self, wanted: Wanted) -> bool:
        """Return whether that page has a question that the message does not show."""
        return wanted.question is not None and wanted.question != self.question

    def cancel_post(self) -> None:
        """Note that no new message is due any more."""
        self.aim = Aim.KEEP if self.is_to_be_posted else self.aim

    def mark_uncertain(self) -> None:
        """Note that Discord may show something else than our last edit: another edit is due."""
        self.doubts += 1
        self.hung = None

    def spend_token(self, touch: InteractionToken) -> None:
        """Use this token no more, unless a newer one has replaced it."""
        if self.touch is touch:
            self.touch = None

    def lose_hand(self) -> None:
        """Forget an ephemeral message that cannot be reached any more."""
        self.surface = None
        self.touch = None

    def mark_sending(self) -> None:
        """Note that a new message is begun, which replaces the one that stands."""
        self.touch = self.hung = None
        self.doubts = 0
        self.ring.at = None
        self.cancel_post()

    def mark_posted(self, wanted: Wanted, now: float, hung: Hung | None = None) -> None:
        """Note that the new message stands, with this picture."""
        self.aim = Aim.KEEP
        self.depth = Depth(is_known=True)
        self.mark_drawn(wanted, now, hung=hung)

    def mark_drawn(
        self, wanted: Wanted, now: float, doubts: int = 0, hung: Hung | None = None
    ) -> None:
        """Note that an edit arrived, with this picture. `doubts`: how many there were when it was
        begun; if there are more by now, it settles none of them.
        """
        self.attempt.failures = 0
        self.seen.mark_drawn(wanted, now)

        if self.doubts == doubts:
            self.doubts = 0
            self.set_picture(wanted, hung)

    def set_picture(self, wanted: Wanted, hung: Hung | None) -> None:
        """Note which picture is on the message; None: the page stands there in words."""
        self.hung = hung
        self.is_bare = hung is None and wanted.image is not None


@dataclass(slots=True)
class _TableSurfaces:
    shown: dict[SurfaceId, Shown] = field(default_factory=dict)
    clicked: dict[int, float] = field(default_factory=dict)
    loaded: bool = False


class Surfaces:
    """All surfaces of the tables that were touched since the start, read table by table."""

    def __init__(
        self, repository: SurfaceRepository, clock: Clock, timing: ChatTiming, timers: SurfaceTimers
    ) -> None:
        self._repository = repository
        self._clock = clock
        self._timing = timing
        self._timers = timers
        self._tables: dict[str, _TableSurfaces] = {}
        self._standing: dict[int, set[str]] = {}
        self.tokens = InteractionTokens(clock, timing.token_life)
        self.in_doubt = False
        """Set where the memory may be older than what Discord shows: all is drawn once more."""

    async def load(self, table_id: str) -> None:
        """Know what is shown of this table. Cheap when it is known already."""
        if self._of(table_id).loaded:
            return

        rows = await self._repository.surfaces(table_id)
        known = self._of(table_id)
        if known.loaded:
            return

        for row in rows:
            shown = self.get(row.id)
            self._set_surface(shown, row)
            if self.in_doubt:
                shown.mark_uncertain()

        if not rows:  # it is new; or it was over and forgotten, and looks must not cost memory
            self.forget_later(table_id)

        known.loaded = True

    def get(self, surface_id: SurfaceId) -> Shown:
        """The surface of a loaded table, new and unsent where there is none yet."""
        known = self._of(surface_id.table_id).shown
        shown = known.get(surface_id)
        if shown is None:
            shown = known[surface_id] = Shown(surface_id)

        return shown

    def ids(self, table_id: str) -> list[SurfaceId]:
        return [*known.shown] if (known := self._tables.get(table_id)) else []

    def messages(self) -> set[int]:
        """Every message that is a surface of a table known now."""
        shown = (one for known in self._tables.values() for one in known.shown.values())
        return {one.message_id for one in shown if one.message_id is not None}

    def forget_later(self, table_id: str) -> None:
        """If it is over then."""
        errand = Errand(table_id, Chore.FORGET)
        self._timers.set(errand, Wake.FORGET, self._clock.now() + KEPT)

    def forget_person(self, user_id: int) -> None:
        """Nothing of theirs is to be remembered, whatever is still under way."""
        for known in self._tables.values():
            known.clicked.pop(user_id, None)
            for surface_id in [one for one in known.shown if one.user_id == user_id]:
                known.shown.pop(surface_id).is_forgotten = True

    async def forget(self, table_id: str) -> None:
        """Nothing of it will be shown any more."""
        known = self._tables.pop(table_id, None)
        if known is not None and (table := known.shown.get(SurfaceId(table_id, Kind.TABLE))):
            self._set_surface(table, None)

        self._timers.forget(table_id)
        await self._repository.drop_surfaces(table_id)

    def heard(self, channel_id: int, message_id: int) -> None:
        """Something was said in a channel: the tables there sink by a line."""
        for table_id in self._standing.get(channel_id, ()):
            table = self.get(SurfaceId(table_id, Kind.TABLE))
            if table.message_id is not None and message_id > table.message_id:
                table.depth.said()

    def gone(self, channel_id: int, message_ids: Collection[int]) -> list[SurfaceId]:
        """Messages of a channel were deleted; the tables that have to look at theirs."""
        hit = []
        for table_id in self._standing.get(channel_id, ()):
            table = self.get(SurfaceId(table_id, Kind.TABLE))
            table.depth.unsaid(sum(one > (table.message_id or one) for one in message_ids))
            if table.message_id in message_ids:
                table.mark_uncertain()
                hit.append(table.id)

        return hit

    def try_again(self) -> None:
        """What failed may work now."""
        for known in self._tables.values():
            for shown in known.shown.values():
                shown.attempt.due = 0.0

    def clock_set_back(self) -> None:
        """What happened "later than now" must not keep anything waiting until then."""
        now = self._clock.now()
        for known in self._tables.values():
            known.clicked.clear()
            for shown in known.shown.values():
                shown.seen.clock_set_back(now)
                shown.attempt.clock_set_back(now)
                shown.ring.clock_set_back(self._timing.ring(now, None))

    def by_hand(self, table_id: str) -> dict[int, NoDm]:
        """Return who of this table gets no DMs, and why."""
        known = self._tables.get(table_id)
        shown = [] if known is None else known.shown.values()
        return {card.id.user_id: card.no_dm for card in shown if card.no_dm is not None}

    def shut(self, table_id: str) -> set[int]:
        """Return whom no DM reaches, so that the table tells them how to play."""
        return {user_id for user_id, why in self.by_hand(table_id).items() if why is NoDm.SHUT}

    def clicked(self, table_id: str, user_id: int) -> None:
        """The person answered: what they are asked next will be seen without a ring."""
        self._of(table_id).clicked[user_id] = self._clock.now()

    def is_looking(self, table_id: str, user_id: int) -> bool:
        """Whether the person clicked so recently that an edit will be seen."""
        at = known.clicked.get(user_id) if (known := self._tables.get(table_id)) else None
        return at is not None and self._clock.now() - at < self._timing.recent

    def _of(self, table_id: str) -> _TableSurfaces:
        known = self._tables.get(table_id)
        if known is None:
            known = self._tables[table_id] = _TableSurfaces()
        return known

    async def now_shows(
        self, shown: Shown, wanted: Wanted, doubts: int = 0, hung: Hung | None = None
    ) -> None:
        """Discord shows this page now, by an edit that was begun with so many doubts."""
        shown.mark_drawn(wanted, self._clock.now(), doubts, hung)
        before = shown.surface
        if before is None:
            return

        shown.surface = replace(before, shown=wanted.digest, question=wanted.question)
        is_kept = shown.message_id is not None and shown.id.kind is not Kind.HAND
        if is_kept and shown.surface != before:
            await self._remember(shown, shown.surface)

    def hand(
        self, surface: Surface, touch: InteractionToken, wanted: Wanted, hung: Hung | None
    ) -> None:
        """This ephemeral message is somebody's hand from now on; nobody remembers it but we."""
        shown = self.get(surface.id)
        shown.mark_sending()
        shown.surface = surface
        shown.touch = touch
        shown.set_picture(wanted, hung)

    async def put(self, shown: Shown, surface: Surface, old: Shown | None = None) -> None:
        """This is the surface now; `old` (from `outdated`) is what it takes the place of. Both are
        known or neither, or a message that is to be closed would be forgotten.
        """
        self._set_surface(shown, surface)
        if old is None or old.surface is None:
            await self._remember(shown, surface)
        else:
            self._of(old.id.table_id).shown[old.id] = old
            await self._remember(shown, surface, old.surface)

    async def drop(self, shown: Shown) -> None:
        """The message is no surface of ours any more."""
        self._set_surface(shown, None)
        shown.touch = None
        shown.ring.at = None
        if not shown.is_forgotten:
            await self._repository.drop_surface(shown.id)

    def outdated(self, shown: Shown) -> Shown | None:
        """Its message under a name of its own, on its way out: to be remembered until it is closed
        (bot/messages/superseded_messages.py). None where there is no message.
        """
        before = shown.surface
        if before is None or before.message_id is None:
            return None

        old = before.id._replace(generation=before.generation)
        there = replace(before, id=old)
        depth = replace(shown.depth)
        is_gone = shown.is_forgotten
        return Shown(old, there, shown.touch, depth=depth, is_forgotten=is_gone)

    async def end(self, shown: Shown) -> None:
        """There is no such surface any more, and no other in its place: it is to be closed."""
        old = self.outdated(shown)
        self._set_surface(shown, None)  # at once: or the old one would be taken for this one

        if old is not None and old.surface is not None:
            self._of(old.id.table_id).shown[old.id] = old
            await self._remember(shown, old.surface)

        await self.drop(shown)

    def superseded(self, surface_id: SurfaceId) -> list[SurfaceId]:
        """The messages whose place this one has taken, and that are still to be closed."""
        known = self._of(surface_id.table_id).shown
        return [one for one in known if one.generation is not None and one.place == surface_id]

    def old(self, table_id: str, message_id: int | None) -> Shown | None:
        """The old message of this id that is still to be closed."""
        known = self._of(table_id).shown.values()
        old = (one for one in known if one.id.generation is not None)
        return next((one for one in old if one.message_id == message_id), None)

    async def remove(self, shown: Shown) -> None:
        """It is closed."""
        self._of(shown.id.table_id).shown.pop(shown.id, None)
        await self._repository.drop_surface(shown.id)

    async def _remember(self, shown: Shown, *surfaces: Surface) -> None:
        if not shown.is_forgotten:
            await self._repository.put_surface(*surfaces)

    def _set_surface(self, shown: Shown, surface: Surface | None) -> None:
        """What stands there now, and which tables stand in which channel."""
        before = shown.surface
        shown.surface = surface
        shown.has_stood |= shown.message_id is not None
        if shown.id.kind is not Kind.TABLE or shown.id.generation is not None:
            return

        table_id = shown.id.table_id
        if before is not None and (there := self._standing.get(before.channel_id)):
            there.discard(table_id)
            if not there:
                del self._standing[before.channel_id]

        if surface is not None:
            self._standing.setdefault(surface.channel_id, set()).add(table_id)
