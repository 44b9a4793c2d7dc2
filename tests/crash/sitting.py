"""One game from the slash command to its record, with people who press one button at a time.

Their choice depends only on the question, so a person who is asked again after a crash answers the
same.
"""

import asyncio
import hashlib
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from typing import Any

from bot.common.database_url import Place
from bot.pages.page import read_custom_id
from bot.pictures.emojis import drawings
from bot.tables.table import Status
from bot.tables.tokens import public_token, seat_token
from games.engine.asks import CLOCK, Choice, Seat, format_choice
from games.registry import GAMES
from playground.discord.faults import UNLIMITED, Faults
from playground.discord.interactions import Interaction
from playground.discord.simulation import Simulation
from playground.discord.world import Account, Channel, Message
from playground.http.server import HOST, Server, bind
from tests.crash.buttons import picks, pressable, questions
from tests.crash.child import Life
from tests.crash.nest import Alive, Nest, Stuck
from tests.crash.oracle import Oracle
from tests.crash.outcome import Death, Outcome, Scenario, Wrong
from tests.crash.reader import Reader
from tests.games.contract.tables import hidden
from tests.support import postgres
from tests.support.found import found
from tests.support.playground import text_of

LOOK_SECONDS = 0.002
TRIES = 200
"""Attempts for one answer: the bot may be killed so often before it accepts the press."""
AHEAD_SECONDS = 0.05

Offer = tuple[Message, str, list[str]]


class Sitting:
    def __init__(
        self,
        nest: Nest,
        scenario: Scenario,
        deaths: Iterator[Death],
        faults: Faults | None = None,
        *,
        patient: bool = False,
    ) -> None:
        listener = bind()
        self._listener = listener
        self.scenario = scenario
        self.outcome = Outcome()
        self.simulation = Simulation(
            HOST,
            listener.getsockname()[1],
            scenario.people,
            budgets=UNLIMITED,
            faults=faults or Faults(),
            emojis=drawings(),
        )
        self._nest = nest
        self._deaths = deaths
        self._patient = patient
        self._reader = Reader(scenario.game)
        self._drawn: dict[int, tuple[int, ...]] = {}
        """The pictures that were compared: by message id, its version and its files."""
        self._server = Server(self.simulation)
        self._ends = ExitStack()
        folder = Path(self._ends.enter_context(tempfile.TemporaryDirectory(prefix="coop-sitting-")))
        self._database = folder / "coop.sqlite3"
        self.log = folder / "log"
        self._place: Place = self._database
        if scenario.postgres:
            self._place = self._ends.enter_context(postgres.database())

        self.oracle = Oracle(self._place)
        self._alive: Alive | None = None
        self._asked: Counter[tuple[int, str]] = Counter()
        self.people = list(self.simulation.world.people.values())
        self.last_words: list[str] = []
        """The end of the bot's log."""
        self.errors: list[str] = []
        """Errors in the log, which no crash may cause."""
        self._count_questions()

    # -- the whole game ----------------------------------------------------------------------------

    async def played(self, rows: float = inf) -> Outcome:
        """Play the game, or until the journal has this many rows.

        Raises:
            Wrong, Stuck, Unfaithful: Something must not happen.
        """
        async with self._alive_on_discord():
            await self._gather()
            while not self._is_over() and found(self.oracle.engine).revision < rows:
                await self._advance()

            await self._calm()
            if self._is_over():
                self._conclude()

        return self.outcome

    @asynccontextmanager
    async def _alive_on_discord(self) -> AsyncIterator[None]:
        """Start Discord and the first bot, and end both afterwards."""
        await self._server.start(self._listener)
        try:
            await self._register()
            await self._revive()
            yield
        finally:
            if self._alive is not None:
                await self._alive.end()

            await self._server.stop()
            self._bury()

    def _bury(self) -> None:
        """Keep the end of the log, and delete all other files."""
        said = self.log.read_text("utf-8").splitlines() if self.log.exists() else []
        self.last_words = said[-60:]
        self.errors = [line for line in said if " ERROR " in line or "Traceback" in line]
        self._ends.close()

    @property
    def phase(self) -> str:
        table = self.oracle.table
        return "no table" if table is None else str(table.status.value)

    def _is_over(self) -> bool:
        return self.oracle.engine is not None and self.oracle.engine.outcome is not None

    # -- starts and deaths of the bot --------------------------------------------------------------

    def _life(self, **more: Any) -> Life:
        return Life(
            base=self.simulation.base,
            token=self.simulation.token,
            database=str(self._database),
            address=self._nest.address,
            log=str(self.log),
            seed=f"{self.scenario.game} {self.scenario.seed}",
            ahead=self.simulation.clock.ahead,
            pictures=self.scenario.pictures,
            patient=self._patient,
            url=getattr(self._place, "url", "none"),
            **more,
        )

    async def _register(self) -> None:
        """Register the commands with another database, so that migrations can be interrupted."""
        elsewhere = self._life(errand="sync")
        elsewhere = replace(elsewhere, database=f"{self._database}.sync", url="none")
        await (await self._nest.hatch(elsewhere)).died.wait()
        if not self.simulation.world.commands:
            raise Stuck("the commands could not be registered")

    async def _revive(self) -> None:
        death = next(self._deaths, Death())
        self.simulation.gateway.forget()
        life = self._life(die_at=death.at, die_on=death.on, nth=death.nth, awake=death.awake)
        self._alive = await self._nest.hatch(life)
        self.simulation.on_hurry = self._alive.hurry

    async def _calm(self) -> None:
        """Wait until the bot has nothing to do, and start the next one whenever it is killed."""
        while True:
            assert self._alive is not None

            passed = await self._alive.idle()
            if passed is not None:
                # The bot is idle because Discord is not connected yet.
                if not self.simulation.gateway.online:
                    await asyncio.sleep(LOOK_SECONDS)
                    continue

                self.outcome.points = passed
                self.outcome.kinds = self._alive.kinds
                self.oracle.look()
                self._nothing_twice()
                self._note_pictures()

                return
            if self._alive.last_point is None:
                raise Wrong("the bot died by itself")

            # A death may follow a commit, so the journal must be read again.
            self.oracle.look()
            self.outcome.deaths.append(f"{self.phase}: {self._alive.last_point}")
            await self._revive()

    # -- actions of people -------------------------------------------------------------------------

    async def _do(self, act: Callable[[], Interaction]) -> None:
        """Let a person act, and wait until all consequences have happened."""
        assert self._alive is not None

        done = act()
        alive = self._alive
        while True:
            # A killed bot never answers; the next one is asked again.
            if done.answer is not None or done.failed or alive.died.is_set():
                break
            await asyncio.sleep(LOOK_SECONDS)

        if done.failed and not alive.died.is_set():
            raise Wrong(f"{done.person.name}'s {done.name or 'press'} was never answered")

        await self._calm()

    async def _gather(self) -> None:
        await self._calm()
        host, *others = self.people
        words = ["chicken", "start", self.scenario.game]
        options = {"pace": "days", **hidden(GAMES[self.scenario.game]).SHORT}
        options |= {"fill": self.scenario.fill} if self.scenario.fill else {}
        acts = self.simulation.acts
        await self._until(
            lambda: self.oracle.table is not None,
            lambda: acts.command(host, self._games, words, options),
            "a table",
        )

        for person in others:
            await self._until(
                partial(self._is_seated, person),
                partial(self._press_verb, person, "join"),
                f"{person.name} to sit down",
            )

        await self._until(
            lambda: self._table.status is not Status.LOBBY,
            lambda: self._press_verb(host, "start"),
            "the deal",
        )

    def _is_seated(self, person: Account) -> bool:
        return self._table.seat_of(person.id) is not None

    async def _until(
        self, done: Callable[[], bool], act: Callable[[], Interaction], what: str
    ) -> None:
        for _ in range(TRIES):
            if done():
                return
            await self._do(act)

        raise Wrong(f"waited in vain for {what}")

    def _press_verb(self, person: Account, verb: str) -> Interaction:
        for message in self._games.messages.values():
            if (custom_id := self._verb_on(message, verb)) is not None:
                return self.simulation.acts.click(person, message, custom_id, [])
        raise Wrong(f"nobody offers {verb}")

    def _verb_on(self, message: Message, verb: str) -> str | None:
        ours = None if self.oracle.table is None else self.oracle.table.id
        for custom_id, _ in pressable(message):
            press = read_custom_id(custom_id)
            if press and press.verb == verb and ours in (None, press.table_id):
                return custom_id

        return None

    async def _advance(self) -> None:
        """Add one row to the journal: a person answers, or time passes."""
        engine = self.oracle.engine
        assert engine is not None

        before = engine.revision
        assert engine.ask is not None

        host_notices = sorted(seat for seat in engine.ask.owed if self._person(seat) is not None)
        for _ in range(TRIES):
            if host_notices:
                await self._answer(host_notices[0])
            else:
                await self._wait()

            if self._is_over() or engine.revision > before:
                return

        raise Wrong(f"nothing moves at revision {before}")

    def _person(self, seat: Seat) -> Account | None:
        if seat == CLOCK:
            return None
        user_id = self._table.players[seat].user_id
        return None if user_id is None else self.simulation.world.people[user_id]

    async def _wait(self) -> None:
        """Move the clock to the next due time, such as the end of a window."""
        due = self._table.due
        if due is None:
            raise Wrong("the table waits for nothing")

        ahead = due - self.simulation.clock.now() + AHEAD_SECONDS
        self.simulation.hurry(max(AHEAD_SECONDS, ahead))
        await self._calm()

    async def _answer(self, seat: Seat) -> None:
        person = self._person(seat)
        assert person is not None

        offers = self._offers(person, seat)
        if not offers:
            raise Wrong(f"{person.name} was never asked {self._asked_what(seat)}")

        texts = sorted(offers)
        # The same question always gives the same random choice.
        key = f"{self.scenario.seed} {person.name} {self._tokens(seat)} {texts}"
        message, custom_id, values = offers[Random(key).choice(texts)]
        await self._do(lambda: self.simulation.acts.click(person, message, custom_id, values))

    def _asked_what(self, seat: Seat) -> str:
        assert self.oracle.engine is not None
        decision = self.oracle.engine.decision(seat)
        return "anything" if decision is None else f"{decision.kind} ({decision.number})"

    def _tokens(self, seat: Seat) -> tuple[str, str]:
        engine = self.oracle.engine
        table = self._table
        assert engine is not None
        assert engine.ask is not None

        decision = engine.decision(seat)
        assert decision is not None

        own = seat_token(table.key, table.epoch, decision.number, seat)
        return own, public_token(table.key, table.epoch, engine.ask.number)

    def _offers(self, person: Account, seat: Seat) -> dict[str, Offer]:
        """Return every answer that this person could give now, by its text in the journal."""
        assert self.oracle.engine is not None
        assert self.oracle.engine.ask is not None

        decision = self.oracle.engine.decision(seat)
        assert decision is not None

        own, public = self._tokens(seat)
        lists = {own: decision.options, public: self.oracle.engine.ask.public}
        found: dict[str, Offer] = {}
        for channel in (self._games, self.simulation.world.dm(person)):
            for message in channel.messages.values():
                # Ephemeral messages of other people are invisible.
                if message.visible_to not in (None, person.id):
                    continue
                for custom_id, menu in pressable(message):
                    press = read_custom_id(custom_id)
                    if press is None or press.token not in lists:
                        continue

                    options = lists[press.token]
                    for chosen in picks(press.index, menu, decision.least, decision.most):
                        choice: Choice = tuple(options[pick] for pick in chosen)
                        if decision.allows(choice):
                            values = [str(pick) for pick in chosen] if menu is not None else []
                            found[format_choice(choice)] = message, custom_id, values

        return found

    # -- the channels ------------------------------------------------------------------------------

    @property
    def _table(self) -> Any:
        assert self.oracle.table is not None
        return self.oracle.table

    @property
    def _games(self) -> Channel:
        return self.simulation.world.channel("games")

    def _channels(self) -> dict[str, Channel]:
        dms = {one.name: self.simulation.world.dm(one) for one in self.people}
        return {"games": self._games, **dms}

    def _count_questions(self) -> None:
        publish = self.simulation.posting.publish

        def counted(message: Message) -> None:
            for token in questions(message):
                self._asked[message.channel_id, token] += 1
            publish(message)

        self.simulation.posting.publish = counted  # type: ignore[method-assign]

    def _nothing_twice(self) -> None:
        """Check that at most one message in each channel has buttons while the bot is idle."""
        for name, channel in self._channels().items():
            here = [message for message in channel.messages.values() if message.visible_to is None]
            alive = [one for one in here if any(True for _ in pressable(one))]
            if len(alive) > 1:
                texts = " / ".join(text_of(one)[:60].replace("\n", " ") for one in alive)
                raise Wrong(f"{len(alive)} live messages in {name}: {texts}")

    def _note_pictures(self) -> None:
        """Check that each picture belongs to the words beside it while the bot is idle."""
        for name, channel in self._channels().items():
            for message in channel.messages.values():
                drawn = (message.version, *(attachment.id for attachment in message.attachments))
                # The version alone: there is no attachment.
                if len(drawn) == 1 or self._drawn.get(message.id) == drawn:
                    continue

                self._drawn[message.id] = drawn
                place = f"{name} {message.visible_to or ''}", self._plain(message)
                pixels = b"".join(attachment.data for attachment in message.attachments)
                found = hashlib.sha256(pixels).hexdigest()
                if self.outcome.pictures.setdefault(place, found) != found:
                    raise Wrong(f"{name} sees two pictures beside the same words: {place[1]}")

    def _conclude(self) -> None:
        engine = self.oracle.engine
        table = self._table
        outcome = self.outcome

        assert engine is not None

        outcome.state = engine.game.state.to_json()
        outcome.record = self.oracle.record()
        outcome.result = table.result
        outcome.news = table.news
        for name, channel in self._channels().items():
            here = [message for message in channel.messages.values() if message.visible_to is None]
            outcome.shown[name] = self._plain(here[-1]) if here else ""

        if outcome.record is None:
            raise Wrong("there is no record")

        # A repeated send must not appear as a second message.
        for (channel_id, token), times in self._asked.items():
            if times > 1:
                name = self.simulation.world.channels[channel_id].name
                raise Wrong(f"question {token} was posted {times} times to {name}")

    def _plain(self, message: Message) -> str:
        return self._reader.plain(message, self.people, self._table.number)
