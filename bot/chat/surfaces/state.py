"""What is shown where: the memory of the surfaces, and what is known of them only while running."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace

import discord

from bot.chat.discord_api.interaction_token import InteractionToken
from bot.chat.pages.delivery import Wanted
from bot.chat.ports import Memory, Surface
from bot.chat.timing import ChatTiming
from bot.tables.ports import Clock

TABLE = "table"
_CARD = "card:"
_HAND = "hand:"
_OLD = "old:"
_ASIDE = "aside:"
_CALL = "call:"


SPENT = 60.0
"""Seconds after which a token that is not fresh any more is good for nothing at all."""


def card_name(user_id: int) -> str:
    """A card belongs to a person, not to a seat: seats move until the deal."""
    return f"{_CARD}{user_id}"


def hand_name(user_id: int) -> str:
    """The latest ephemeral card of somebody who pressed My hand."""
    return f"{_HAND}{user_id}"


def owner(name: str) -> int:
    """Whose card or hand it is."""
    return int(name.partition(":")[2])


def is_card(name: str) -> bool:
    return name.startswith(_CARD)


def is_hand(name: str) -> bool:
    return name.startswith(_HAND)


def aside_name(key: str) -> str:
    """A message beside the table (bot/chat/surfaces/side_messages.py), by the key that its face
    gave it.
    """
    return f"{_ASIDE}{key}"


def is_aside(name: str) -> bool:
    return name.startswith(_ASIDE)


def call_name(user_id: int) -> str:
    """The message that calls this person to the table (bot/chat/surfaces/channel_calls.py)."""
    return f"{_CALL}{user_id}"


def is_call(name: str) -> bool:
    return name.startswith(_CALL)


def old_name(surface: Surface) -> str:
    """What a message is called whose place another one takes."""
    return f"{_OLD}{surface.generation}:{surface.name}"


def is_old(name: str) -> bool:
    return name.startswith(_OLD)


def successor(name: str) -> str:
    """The surface that took the place of an old message."""
    return name.split(":", 2)[2]


@dataclass(slots=True)
class Shown:
    """A surface while the bot runs. Only `surface` survives a restart.

    `muddled`: two of our edits crossed, so what Discord shows is uncertain. `remind_at`: when a
    question that came by an edit comes again as a message; `dialogue`: what it belongs to
    (bot/chat/surfaces/drawing.py). `below` counts what was said in the channel since: all of it,
    where the message was posted in this run (`watched`); `beside`, how much of it are messages of
    the table's own (bot/chat/surfaces/side_messages.py). `tried` counts failed attempts in a row,
    `not_before` says when to try again.
    """

    table_id: str
    name: str
    surface: Surface | None = None
    touch: InteractionToken | None = None
    edited_at: float = 0.0
    looked_at: float = 0.0
    stage: str | None = None
    """The stage of the table that was shown last; unknown after a restart."""
    moment: str | None = None
    """What the table was waiting for when it was last looked at; unknown after a restart."""
    remind_at: float | None = None
    dialogue: str | None = None
    held: str | None = None
    """The question that rings then and not at once, for its person is at the table; of a call, the
    ask that was looked at.
    """
    over_since: float | None = None
    """Since when the result of a game waits for what is told beside the table."""
    below: int = 0
    beside: int = 0
    watched: bool = False
    muddled: bool = False
    anew: bool = False
    channel_id: int | None = None
    """Where to post anew, if not where it stood."""
    lost: bool = False
    tried: int = 0
    not_before: float = 0.0

    @property
    def digest(self) -> str | None:
        return None if self.surface is None or self.muddled else self.surface.shown

    @property
    def question(self) -> str | None:
        return None if self.surface is None else self.surface.question

    @property
    def message_id(self) -> int | None:
        return None if self.surface is None else self.surface.message_id

    def asks_anew(self, wanted: Wanted) -> bool:
        """Whether that page has a question that its person has not seen yet."""
        return wanted.question is not None and wanted.question != self.question


@dataclass(slots=True)
class _TableSurfaces:
    shown: dict[str, Shown] = field(default_factory=dict)
    by_hand: set[int] = field(default_factory=set)
    clicked: dict[int, float] = field(default_factory=dict)
    loaded: bool = False


class Surfaces:
    """All surfaces of the tables that were touched since the start, hydrated table by table.
    `bare` hears of a table that has none: it is new, or was over and forgotten long ago.
    """

    def __init__(
        self,
        memory: Memory,
        clock: Clock,
        pace: ChatTiming,
        bare: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._memory = memory
        self._clock = clock
        self._pace = pace
        self._bare = bare
        self._tables: dict[str, _TableSurfaces] = {}
        self._standing: dict[int, set[str]] = {}
        self.in_doubt = False
        """Set where the memory may be older than what Discord shows: all is drawn once more."""

    async def load(self, table_id: str) -> None:
        """Know what is shown of this table. Cheap when it is known already."""
        if self._of(table_id).loaded:
            return
        rows = await self._memory.surfaces(table_id)
        known = self._of(table_id)
        for row in rows if not known.loaded else ():
            shown = known.shown.setdefault(row.name, Shown(table_id, row.name))
            self._is_now(shown, row)
            shown.muddled = self.in_doubt
        if not rows and not known.loaded:
            self._bare(table_id)
        known.loaded = True

    def get(self, table_id: str, name: str) -> Shown:
        """The surface of a loaded table, new and unsent where there is none yet."""
        known = self._of(table_id).shown
        return known.setdefault(name, Shown(table_id, name))

    def names(self, table_id: str) -> list[str]:
        known = self._tables.get(table_id)
        return list(known.shown) if known else []

    def messages(self) -> set[int]:
        """Every message that is a surface of a table known now."""
        shown = (one for known in self._tables.values() for one in known.shown.values())
        return {one.message_id for one in shown if one.message_id is not None}

    async def forget(self, table_id: str) -> None:
        """Nothing of it will be shown any more."""
        known = self._tables.pop(table_id, None)
        if known is not None and (table := known.shown.get(TABLE)) is not None:
            self._is_now(table, None)
        await self._memory.drop_surfaces(table_id)

    def heard(self, channel_id: int, message_id: int) -> None:
        """Something was said in a channel: the tables there sink by a line."""
        for table_id in self._standing.get(channel_id, ()):
            table = self.get(table_id, TABLE)
            if table.message_id is not None and message_id > table.message_id:
                table.below += 1

    def gone(self, channel_id: int, message_ids: Collection[int]) -> list[str]:
        """Messages of a channel were deleted; the tables that have to look at theirs."""
        tables = [self.get(one, TABLE) for one in self._standing.get(channel_id, ())]
        for table in tables:
            risen = sum(one > (table.message_id or one) for one in message_ids)
            table.below = max(0, table.below - risen)
        hit = [table for table in tables if table.message_id in message_ids]
        for table in hit:
            table.muddled = True
        return [table.table_id for table in hit]

    def try_again(self) -> None:
        """What failed may work now."""
        for known in self._tables.values():
            for shown in known.shown.values():
                shown.not_before = 0.0

    def clock_set_back(self) -> None:
        """What happened "later than now" must not keep anything waiting until then."""
        now = self._clock.now()
        for known in self._tables.values():
            known.clicked.clear()
            for shown in known.shown.values():
                shown.edited_at = min(shown.edited_at, now)
                shown.looked_at = min(shown.looked_at, now)
                shown.not_before = min(shown.not_before, now)
                if shown.remind_at is not None:
                    shown.remind_at = min(shown.remind_at, self._pace.ring(now, None))

    def by_hand(self, table_id: str) -> set[int]:
        """The people of this table whose DMs are closed."""
        return self._of(table_id).by_hand

    def clicked(self, table_id: str, user_id: int) -> None:
        """The person answered: what they are asked next will be seen without a ring."""
        self._of(table_id).clicked[user_id] = self._clock.now()

    def is_looking(self, table_id: str, user_id: int) -> bool:
        """Whether the person clicked so recently that an edit will be seen."""
        known = self._tables.get(table_id)
        at = known.clicked.get(user_id) if known else None
        return at is not None and self._clock.now() - at < self._pace.recent

    def _of(self, table_id: str) -> _TableSurfaces:
        return self._tables.setdefault(table_id, _TableSurfaces())

    def fresh(self, touch: InteractionToken | None) -> bool:
        """Whether its token can still be used."""
        return touch is not None and self._clock.now() - touch.at < self._pace.token_life

    def spent(self, touch: InteractionToken) -> bool:
        """Whether its token is good for nothing, not even to say so."""
        return self._clock.now() - touch.at > self._pace.token_life + SPENT

    def touch(self, interaction: discord.Interaction) -> InteractionToken:
        """This click was answered a moment ago."""
        return InteractionToken(interaction.followup, self._clock.now())

    async def now_shows(self, shown: Shown, wanted: Wanted) -> None:
        """Discord shows this page now."""
        shown.tried, shown.edited_at, shown.stage = 0, self._clock.now(), wanted.stage
        shown.dialogue = wanted.dialogue
        if shown.surface is None:
            return
        before = shown.surface
        shown.surface = replace(before, shown=wanted.digest, question=wanted.question)
        if shown.surface != before and shown.message_id is not None and not is_hand(shown.name):
            await self._memory.put_surface(shown.surface)

    async def put(self, shown: Shown, surface: Surface, old: Shown | None = None) -> None:
        """This is the surface now; `old` (from `outdated`) is what it takes the place of. Both are
        known or neither, or a message that is to be closed would be forgotten.
        """
        self._is_now(shown, surface)
        if old is None or old.surface is None:
            await self._memory.put_surface(surface)
        else:
            self._of(old.table_id).shown[old.name] = old
            await self._memory.put_surface(surface, old.surface)

    async def drop(self, shown: Shown) -> None:
        """The message is no surface of ours any more."""
        self._is_now(shown, None)
        shown.touch, shown.remind_at = None, None
        await self._memory.drop_surface(shown.table_id, shown.name)

    def outdated(self, shown: Shown) -> Shown | None:
        """Its message under a name of its own, on its way out: to be remembered until it is closed
        (bot/chat/surfaces/superseded_messages.py). None where there is no message.
        """
        before = shown.surface
        if before is None or before.message_id is None:
            return None
        name = old_name(before)
        row = replace(before, name=name)
        return Shown(
            shown.table_id,
            name,
            row,
            shown.touch,
            below=shown.below,
            beside=shown.beside,
            watched=shown.watched,
        )

    async def end(self, shown: Shown) -> None:
        """There is no such surface any more, and no other in its place: it is to be closed."""
        old = self.outdated(shown)
        self._is_now(shown, None)  # at once: or whoever closes the old one takes it for this one
        if old is not None and old.surface is not None:
            self._of(old.table_id).shown[old.name] = old
            await self._memory.put_surface(old.surface)
        await self.drop(shown)

    def old(self, table_id: str, message_id: int | None) -> Shown | None:
        """The old message of this id that is still to be closed."""
        shown = (self.get(table_id, name) for name in self.names(table_id) if is_old(name))
        return next((one for one in shown if one.message_id == message_id), None)

    async def remove(self, old: Shown) -> None:
        """It is closed."""
        self._of(old.table_id).shown.pop(old.name, None)
        await self._memory.drop_surface(old.table_id, old.name)

    def _is_now(self, shown: Shown, surface: Surface | None) -> None:
        before, shown.surface = shown.surface, surface
        if shown.name != TABLE:
            return
        if before is not None and (there := self._standing.get(before.channel_id)):
            there.discard(shown.table_id)
            if not there:
                del self._standing[before.channel_id]
        if surface is not None:
            self._standing.setdefault(surface.channel_id, set()).add(shown.table_id)
