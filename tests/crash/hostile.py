"""One game on a Discord that misbehaves, with people who come and go.

These rules must hold:

  * every question reaches each person who can be reached, by DM or by My hand;
  * a press is accepted once or not at all, even if Discord delivers it repeatedly;
  * a table that cannot continue pauses with a reason, and resumes when the reason is gone;
  * no message is left at "thinking...".
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import inf
from random import Random

from bot.tables.table import Status
from games.engine.asks import CLOCK, Seat
from playground.discord import permissions
from playground.discord.faults import Faults
from playground.discord.gateway import GUILDS
from playground.discord.interactions import Interaction
from playground.discord.user_actions import CannotDo
from playground.discord.world import Account, Channel, Message
from tests.crash.nest import Nest, Stuck
from tests.crash.oracle import Oracle
from tests.crash.outcome import Scenario, Wrong
from tests.crash.sitting import LOOK_SECONDS, Sitting
from tests.support.found import found
from tests.support.playground import text_of

PATIENCE_SECONDS = 0.15
"""Real seconds. After that, the clock is moved forward."""
STEP_SECONDS = 1.0
LATE_SECONDS = 3.0
STEPS = 400
"""Steps of the clock within which everything due must have happened."""

TROUBLE = 0.2
MENDING = 0.35
"""Probabilities before each choice: of a new trouble, and of the end of an old one."""
TROUBLED_CHOICES = 40
"""After this number of choices Discord behaves well, and the game must reach its end."""

DENIED = (
    permissions.SEND_MESSAGES,
    permissions.VIEW_CHANNEL,
    permissions.READ_MESSAGE_HISTORY,
    permissions.ATTACH_FILES,
)
INVALID = (401, 403, 429)

Mend = Callable[[], None]


class Hostile(Sitting):
    def __init__(self, nest: Nest, scenario: Scenario) -> None:
        super().__init__(nest, scenario, iter(()), Faults(scenario))
        self.oracle = Oracle(self._place, alone=False)
        self._rng = Random(f"hostile {scenario}")
        self._mends: list[Mend] = []
        self.befell: Counter[str] = Counter()
        self.paused: Counter[str] = Counter()
        """Number of pauses by reason."""

    @property
    def calls(self) -> int:
        return len(self.simulation.calls)

    @property
    def invalid(self) -> int:
        return sum(call.status in INVALID for call in self.simulation.calls)

    async def through(self, most: float = inf) -> None:
        """Play from the command to the record, or only until this number of troubles.

        Raises:
            Wrong, Stuck, Unfaithful: Something must not happen.
        """
        async with self._alive_on_discord():
            await self._calm()
            self.simulation.faults.on = True
            await self._gather()
            await self._play(most)
            await self._calm()
            if self._is_over():
                self._must_be_well()

        if self.errors:
            raise Wrong(f"the log tells of errors: {self.errors[:3]}")

    async def _play(self, most: float) -> None:
        choices = 0
        while not self._is_over() and self.befell.total() < most:
            choices += 1
            if choices == TROUBLED_CHOICES:
                self.simulation.faults.on = False
                self._mend_all()
                await self._calm()
            elif choices < TROUBLED_CHOICES:
                await self._befall()

            if self._table.status is Status.CLOSED:
                break

            if self._table.status is Status.PAUSED:
                await self._resume()

            await self._advance()

        # The last messages must arrive, so all troubles end here.
        self.simulation.faults.on = False
        self._mend_all()

    def _is_over(self) -> bool:
        closed = self.oracle.table is not None and self._table.status is Status.CLOSED
        return closed or super()._is_over()

    def _must_be_well(self) -> None:
        if self._table.status not in (Status.OVER, Status.CLOSED):
            raise Wrong(f"the game is over, the table is {self._table.status}")
        if self._table.status is Status.CLOSED and not self._table.reason:
            raise Wrong("the table was closed without a reason")

        for name, channel in self._channels().items():
            if any(message.loading for message in channel.messages.values()):
                raise Wrong(f"somebody still reads that Coop is thinking, in {name}")

        if self._table.status is Status.OVER and self.oracle.record() is None:
            raise Wrong("there is no record")

    # -- waiting -----------------------------------------------------------------------------------

    async def _calm(self) -> None:
        """Let time pass until the bot has nothing to do."""
        for _ in range(STEPS):
            assert self._alive is not None

            try:
                passed = await self._alive.idle(PATIENCE_SECONDS)
            except Stuck:
                self.simulation.hurry(STEP_SECONDS)
                continue

            if passed is None:
                raise Wrong("the bot died by itself")
            if self.simulation.gateway.online:
                self.oracle.look()
                return

            await asyncio.sleep(PATIENCE_SECONDS)
            self.simulation.hurry(STEP_SECONDS)

        raise Stuck("it never falls silent")

    async def _do(self, act: Callable[[], Interaction]) -> None:
        before = self._presses()
        try:
            done = act()
        except CannotDo:
            return

        began = self.simulation.clock.now()
        loop = asyncio.get_running_loop()
        asked_at = loop.time()
        while True:
            if done.answer is not None or done.failed:
                break

            await asyncio.sleep(LOOK_SECONDS)
            # Real time has passed without an answer, so the simulated clock moves on.
            if loop.time() - asked_at > PATIENCE_SECONDS:
                asked_at = loop.time()
                self.simulation.hurry(STEP_SECONDS)

            if self.simulation.clock.now() - began > LATE_SECONDS:
                self.simulation.interactions._give_up(done)

        await self._calm()
        after = self._presses()
        # Discord may deliver a press twice, and the journal must have it once.
        twice = [seat for seat in after if after[seat] > before[seat] + 1]
        if twice:
            raise Wrong(f"one press was taken twice, for seats {twice}")

    def _presses(self) -> Counter[Seat]:
        """Return the number of accepted presses by seat."""
        return Counter(self.oracle.presses())

    # -- answering ---------------------------------------------------------------------------------

    def _person(self, seat: Seat) -> Account | None:
        """Return the person of a seat, or None for house players and people out of reach."""
        if seat == CLOCK or self._table.players[seat].is_automatic:
            return None
        person = super()._person(seat)
        return None if person is not None and person.left else person

    async def _advance(self) -> None:
        engine = found(self.oracle.engine)

        before = engine.revision
        for _ in range(STEPS):
            assert engine.ask is not None

            host_notices = sorted(
                seat for seat in engine.ask.owed if self._person(seat) is not None
            )
            if self._table.status is Status.PAUSED:
                await self._resume()
            elif host_notices:
                await self._answer(host_notices[0])
            else:
                await self._wait()

            if self._is_over() or engine.revision > before:
                return

        raise Wrong(f"nothing moves at revision {before}")

    async def _answer(self, seat: Seat) -> None:
        person = found(self._person(seat))

        for _ in range(STEPS):
            if self._has_moved_on(seat):
                return

            offers = self._offers(person, seat)
            if offers:
                # Sorted, so that the seed determines the choice.
                texts = sorted(offers)
                offer = offers[self._rng.choice(texts)]
                await self._do(partial(self.simulation.acts.click, person, *offer))

                return

            # No question was found: open the card at the table, as a person without DMs would.
            if (hand := self._button(self._here, "hand")) is not None:
                await self._do(partial(self.simulation.acts.click, person, *hand, []))

            if self._has_moved_on(seat) or self._offers(person, seat):
                continue

            self.simulation.hurry(STEP_SECONDS)
            await self._calm()

        raise Wrong(f"{person.name} was never asked {self._asked_what(seat)}")

    def _has_moved_on(self, seat: Seat) -> bool:
        """Return whether the seat no longer has to answer, or the table is paused."""
        engine = found(self.oracle.engine)

        playing = self._table.status is Status.PLAYING
        asked = () if engine.ask is None else engine.ask.owed
        return not playing or seat not in asked or self._person(seat) is None

    def _button(self, channel: Channel | None, verb: str) -> tuple[Message, str] | None:
        for message in [] if channel is None else reversed(channel.messages.values()):
            if message.visible_to is None and (found := self._verb_on(message, verb)):
                return message, found
        return None

    @property
    def _games(self) -> Channel:
        """Return the channel of the table, or any other one: channels come and go."""
        here = None if self.oracle.table is None else self._here
        return here or self._standing

    @property
    def _here(self) -> Channel | None:
        """Return the channel of the table, if it exists."""
        return self.simulation.world.channels.get(self._table.channel_id)

    # -- resuming ----------------------------------------------------------------------------------

    async def _resume(self) -> None:
        """Remove the cause of a pause, and let the host resume the table."""
        reason = self._table.reason
        if not reason:
            raise Wrong("the table paused without a reason")

        self.paused[reason] += 1
        self._mend_all()
        await self._calm()
        acts = self.simulation.acts
        host = self.simulation.world.people[self._table.host_id]
        for attempt in range(STEPS // 10):
            if not self._is_paused():
                return

            back = self._button(self.simulation.world._dms.get(host.id), "return")
            if back is not None:
                await self._do(partial(acts.click, host, *back, []))

            # The button may be unreachable, so the host also tries the command.
            if attempt and self._is_paused():
                which = {"table": str(self._table.number)}
                move = partial(acts.command, host, self._standing, ["chicken", "move"], which)
                await self._do(move)

            if self._is_paused():
                await self._wake_up()

            self.simulation.hurry(STEP_SECONDS)
            await self._calm()

        raise Wrong(f"the table cannot be resumed: {reason}")

    def _is_paused(self) -> bool:
        return self._table.status is Status.PAUSED

    async def _wake_up(self) -> None:
        for person in self.people:
            if (hand := self._button(self._here, "hand")) is not None and not person.left:
                await self._do(partial(self.simulation.acts.click, person, *hand, []))

    @property
    def _standing(self) -> Channel:
        """Return a channel that exists."""
        channels = self.simulation.world.channels.values()
        return next(one for one in channels if not one.is_dm)

    # -- troubles ----------------------------------------------------------------------------------

    async def _befall(self) -> None:
        # Often enough, an old trouble ends before the next one begins.
        if self._mends and self._rng.uniform(0, 1) < MENDING:
            self._mends.pop(self._rng.randrange(len(self._mends)))()
            await self._calm()
        if self._rng.uniform(0, 1) < TROUBLE:
            evils = {
                "DMs closed": self._close_dms,
                "somebody leaves": self._leave,
                "permission taken": self._deny,
                "table deleted": self._delete_table,
                "channel deleted": self._delete_channel,
                "bot removed": self._remove,
            }
            name = self._rng.choice([*evils, "dropped", "invalidated"])
            self.befell[name] += 1
            if name == "dropped":
                await self.simulation.gateway.drop()
            elif name == "invalidated":
                await self.simulation.gateway.invalidate()
            else:
                evils[name]()

            await self._calm()

    def _mend_all(self) -> None:
        while self._mends:
            self._mends.pop()()

    def _close_dms(self) -> None:
        person = self._rng.choice(self.people)
        person.dms_closed = True
        self._mends.append(lambda: setattr(person, "dms_closed", False))

    def _leave(self) -> None:
        # The first person is the host, who is needed to resume the table.
        person = self._rng.choice(self.people[1:]) if len(self.people) > 1 else None
        if person is not None and not person.left:
            admin = self.simulation.admin
            admin.leave(person, left=True)
            self._mends.append(lambda: admin.leave(person, left=False))

    def _deny(self) -> None:
        channel = self._here
        if channel is not None:
            self.simulation.admin.deny(channel, self._rng.choice(DENIED))
            self._mends.append(lambda: self._allow(channel))

    def _allow(self, channel: Channel) -> None:
        if channel.id in self.simulation.world.channels:
            self.simulation.admin.deny(channel, 0)

    def _delete_table(self) -> None:
        found = self._button(self._here, "hand")
        if found is not None:
            self.simulation.admin.delete_message(self.people[0], found[0].id)

    def _delete_channel(self) -> None:
        channel = self._here
        rooms = [
            channel for channel in self.simulation.world.channels.values() if not channel.is_dm
        ]
        # The last channel stays, because the table must be able to move somewhere.
        if channel is not None and len(rooms) > 1:
            self.simulation.admin.delete_channel(self.people[0], channel.id)

    def _remove(self) -> None:
        """Remove the bot from the server until it is invited again."""
        gateway = self.simulation.gateway
        world = self.simulation.world
        rooms = [channel for channel in world.channels.values() if not channel.is_dm]
        for room in rooms:
            room.denied_to_bot = permissions.VIEW_CHANNEL

        gateway.dispatch("GUILD_DELETE", {"id": str(world.guild_id)}, GUILDS)

        def invite() -> None:
            for room in rooms:
                room.denied_to_bot = 0
            gateway.dispatch(
                "GUILD_CREATE", self.simulation.shapes.guild_create(world.guild_id), GUILDS
            )

        self._mends.append(invite)

    def told(self) -> str:
        """Return a short description of the channel and the troubles, for a failure's report."""
        here = None if self.oracle.table is None else self._here
        words = (
            [] if here is None else [text_of(one)[:80] for one in [*here.messages.values()][-6:]]
        )
        return f"{self.befell} {self.simulation.faults.counts} {words}"
