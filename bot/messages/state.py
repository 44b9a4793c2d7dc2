"""What is shown where: the memory of the surfaces, and what is known of them only while running."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from bot.common.clock import Clock
from bot.discord_api.interaction_token import InteractionToken, InteractionTokens
from bot.messages.ports import Kind, Surface, SurfaceId
from bot.messages.repository import SurfaceRepository
from bot.messages.timers import SurfaceTimers, Wake
from bot.messages.timing import ChatTiming
from bot.messages.volatile import Aim, Attempt, Depth, Ring, Seen
from bot.messages.workers import Chore, Errand
from bot.pages.delivery import Hung, Wanted

KEPT = 5 * 60.0
"""Seconds for which the surfaces of a finished table are remembered once all of them are drawn."""


@dataclass(slots=True)
class Shown:
    """A surface while the bot runs; only `surface` survives it. Nobody else sets its fields."""

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

    def asks_anew(self, wanted: Wanted) -> bool:
        """Whether that page has a question that its person has not seen yet."""
        return wanted.question is not None and wanted.question != self.question

    def post_anew(self) -> None:
        """A new message is due, whatever stands."""
        self.aim = Aim.POST

    def give_up(self) -> None:
        """Show nothing, until somebody asks for it."""
        self.aim = Aim.GIVE_UP

    def post_no_more(self) -> None:
        """No new message is due after all."""
        self.aim = Aim.KEEP if self.is_to_be_posted else self.aim

    def uncertain(self) -> None:
        """What Discord shows may not be what we drew last: draw it once more."""
        self.doubts += 1
        self.hung = None

    def stays_bare(self) -> None:
        """The picture does not follow; the next edit may bring it."""
        self.is_bare = False

    def lend(self, touch: InteractionToken | None) -> None:
        """It can be edited by this click's token from now on; None: by none."""
        self.touch = touch

    def spend(self, touch: InteractionToken) -> None:
        """This token is of no use any more; a newer one may have come meanwhile."""
        if self.touch is touch:
            self.touch = None

    def lose_hand(self) -> None:
        """The ephemeral message cannot be reached any more."""
        self.surface = None
        self.touch = None

    def intended(self) -> None:
        """A new message takes its place."""
        self.touch = self.hung = None
        self.doubts = 0
        self.ring.cancel()
        self.post_no_more()

    def found(self) -> None:
        """The message that was intended had arrived."""
        self.aim = Aim.KEEP

    def posted(self, wanted: Wanted, now: float, hung: Hung | None = None) -> None:
        """The new message stands, with this picture."""
        self.aim, self.depth = Aim.KEEP, Depth(is_known=True)
        self.drawn(wanted, now, hung=hung)

    def drawn(self, wanted: Wanted, now: float, doubts: int = 0, hung: Hung | None = None) -> None:
        """An edit arrived that was begun with so many `doubts`, with this picture."""
        self.attempt.worked()
        self.seen.drawn(wanted, now)
        if self.doubts == doubts:
            self.doubts = 0
            self.hangs(wanted, hung)

    def hangs(self, wanted: Wanted, hung: Hung | None) -> None:
        """The page stands with this picture, or in words."""
        self.hung, self.is_bare = hung, hung is None and wanted.image is not None


@dataclass(slots=True)
class _TableSurfaces:
    shown: dict[SurfaceId, Shown] = field(default_factory=dict)
    by_hand: set[int] = field(default_factory=set)
    here: set[int] = field(default_factory=set)
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
                shown.uncertain()
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
            known.by_hand, known.here = known.by_hand - {user_id}, known.here - {user_id}
            for surface_id in [one for one in known.shown if one.is_of(user_id)]:
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
                table.uncertain()
                hit.append(table.id)
        return hit

    def try_again(self) -> None:
        """What failed may work now."""
        for known in self._tables.values():
            for shown in known.shown.values():
                shown.attempt.may_be_now()

    def clock_set_back(self) -> None:
        """What happened "later than now" must not keep anything waiting until then."""
        now = self._clock.now()
        for known in self._tables.values():
            known.clicked.clear()
            for shown in known.shown.values():
                shown.seen.clock_set_back(now)
                shown.attempt.clock_set_back(now)
                shown.ring.clock_set_back(self._timing.ring(now, None))

    def by_hand(self, table_id: str) -> set[int]:
        """The people of this table who get no DMs, whosever doing that is."""
        return self._of(table_id).by_hand

    def here(self, table_id: str) -> set[int]:
        """Those of them who want it so."""
        return self._of(table_id).here

    def shut(self, table_id: str) -> set[int]:
        """Those of them whose DMs are closed: the table tells them how to play."""
        return self.by_hand(table_id) - self.here(table_id)

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
        shown.drawn(wanted, self._clock.now(), doubts, hung)
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
        shown.intended()
        shown.surface, shown.touch = surface, touch
        shown.hangs(wanted, hung)

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
        shown.ring.cancel()
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
        there, depth, is_gone = replace(before, id=old), replace(shown.depth), shown.is_forgotten
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
        before, shown.surface = shown.surface, surface
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
