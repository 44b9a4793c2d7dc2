"""Answers to people while a database on a server is in doubt, compared with its journal.

`cuts` breaks the connection around the commit of a choice. `pause` suspends a Coop for longer than
its lease, while people press and another Coop takes over. Both return what is wrong.
"""

import asyncio
import os
import re
import signal
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from bot.common.database_url import DatabaseServer
from bot.i18n.words import Words
from bot.pages.page import read_custom_id
from playground.discord.interactions import Interaction
from playground.discord.simulation import Simulation
from playground.discord.world import Message
from playground.process.bot_process import BASE
from tests.bot.running import Run, outcome
from tests.crash.buttons import pressable, questions
from tests.crash.oracle import Oracle
from tests.support import postgres
from tests.support.found import found
from tests.support.playground import Playground, text_of
from tests.support.relay import Connection, DatabaseRelay, Relay

NAMES = ("Ada", "Ben", "Cleo")
PLAYS = "open tables"
ENDS_WITHIN_SECONDS = 20.0
IN_A_GAME = 10
"""Cuts in one game. After so few, the game still goes on and no player has timed out."""
QUIET_SECONDS = 0.4
"""After this time without a request, Coop has shown everything."""


class Told(Enum):
    COUNTED = "that it counted"
    REFUSED = "that it did not count"
    UNKNOWN = "that nobody knows"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press on a private question, with the number of this person's choices before it."""

    name: str
    question: str
    interaction: Interaction
    before: int


class Scene:
    """A game on a simulated Discord, with a database on a server. All players are asked at once."""

    def __init__(self, play: Playground, server: DatabaseServer, folder: Path) -> None:
        self.play = play
        self.server = server
        self._folder = folder
        self._oracle = Oracle(server)

    def bot(self, *arguments: str, **variables: str) -> Run:
        known = {
            BASE: self.play.simulation.base,
            "DISCORD_TOKEN": self.play.simulation.token,
            "COOP_DATABASE": str(self._folder / "coop.sqlite3"),
            "COOP_PICTURES": "off",
            "DATABASE_URL": self.server.url,
        }
        module = "playground.process.bot_process"
        return Run(self._folder, module, *arguments, **(known | variables))

    async def deal(self) -> None:
        play = self.play
        await play.settled(play.slash("Ada", "chicken start playing"))
        table = await play.wait_for_message(play.games, contains="Ada")
        for name in NAMES[1:]:
            await play.settled(play.click(name, table, label="Join"))

        await play.settled(play.click("Ada", table, label="Start"))
        await play.until(lambda: len([*self.asking()]) == len(NAMES), "a question to each")

    async def wait_idle(self) -> None:
        """Wait until Coop is connected and sends no further requests."""
        await self.play.until_online()
        calls = self.play.simulation.calls
        quiet = 0.0
        while quiet < QUIET_SECONDS:
            before = len(calls)
            await asyncio.sleep(QUIET_SECONDS / 4)
            quiet = quiet + QUIET_SECONDS / 4 if len(calls) == before else 0.0

    def asking(self) -> Iterator[tuple[str, Message]]:
        """Yield (name, message) of all private questions."""
        for name in NAMES:
            for message in self.play.dm(name).messages.values():
                if questions(message):
                    yield name, message

    def press(self, name: str) -> Pressed:
        """Press the first option that this person can choose."""
        card = next(message for asked, message in self.asking() if asked == name)
        [question] = questions(card)
        custom_id, values = next(
            (custom_id, values)
            for custom_id, values in pressable(card)
            if (press := read_custom_id(custom_id)) is not None and press.token == question
        )
        chosen = None if values is None else [str(values[0])]
        before = self._counted(name)
        interaction = self.play.click(name, card, custom_id=custom_id, values=chosen)
        return Pressed(name, question, interaction, before)

    def is_written(self, pressed: Pressed) -> bool:
        return self._counted(pressed.name) > pressed.before

    def is_asked(self, pressed: Pressed) -> bool:
        """Return whether a card of this person still asks the same question."""
        return any(
            name == pressed.name and pressed.question in questions(card)
            for name, card in self.asking()
        )

    def told(self, pressed: Pressed) -> Told:
        """Return what the presser can read now."""
        interaction = pressed.interaction
        answers = [
            text_of(message)
            for message in interaction.channel.messages.values()
            if message.token == interaction.token
        ]
        if Words("en")("refused-outcome-unknown") in answers:
            return Told.UNKNOWN
        if any(answers):
            return Told.REFUSED

        # An accepted choice is shown by the card, which then no longer asks.
        return Told.NOTHING if self.is_asked(pressed) else Told.COUNTED

    def contradictions(self, pressed: Pressed, told: Told) -> Iterator[str]:
        """Yield a message if the answer contradicts the journal."""
        if told is (Told.REFUSED if self.is_written(pressed) else Told.COUNTED):
            yield f"{pressed.name} was told {told.value}, and the journal says otherwise"

    def _counted(self, name: str) -> int:
        """Return how many choices of this person are in the journal."""
        self._oracle.look()
        seat = found(found(self._oracle.table).seat_of(self.play.person(name).id))
        return self._oracle.presses().get(seat, 0)


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    with (
        postgres.database() as server,
        tempfile.TemporaryDirectory(prefix="coop-doubt-") as folder,
    ):
        async with Playground(spawn=False) as play:
            here = Scene(play, server, Path(folder))
            code, said = await outcome(here.bot("sync"))
            assert code == 0, said

            yield here


async def ended(run: Run) -> int:
    async with asyncio.timeout(ENDS_WITHIN_SECONDS):
        return await run.process.wait()


# -- a connection that breaks around a commit ------------------------------------------------------


class Cut(Enum):
    """The moment at which the connection breaks."""

    BEFORE = "before the commit is sent"
    AMID = "in the middle of the commit"
    BEHIND = "as soon as the commit was sent"
    ANSWERED = "when the commit is done, before its answer"


WRITTEN = {
    Cut.BEFORE: {False},
    Cut.AMID: {False},
    Cut.BEHIND: {False, True},
    Cut.ANSWERED: {True},
}
"""Whether the journal has the choice, for each moment."""

PARSE = b"P"
BIND = b"B"
SYNC = b"S"
"""Message types of PostgreSQL's protocol: prepare a statement, execute it, end a pipeline."""
COMMITTED = b"COMMIT\0"


class CutConnection(Connection):
    """A relayed connection that reads the messages to the server and notices commits of choices."""

    relay: "CuttingRelay"
    _withheld = False
    """Whether the server's answers are held back until it has committed."""

    async def carry_there(self) -> None:
        self.to_server.write(await self._rest())  # the first message has no type
        statements: dict[bytes, bytes] = {}
        has_choice = False
        while True:
            kind = await self.from_client.readexactly(1)
            message = kind + await self._rest()
            if kind == PARSE:
                name, statement, _ = message[5:].split(b"\0", 2)
                # Prepared statements are sent once and then executed by name.
                statements[name] = statement

            if kind == BIND:
                statement = statements[message[5:].split(b"\0", 2)[1]]
                has_choice = statement != b"BEGIN" and (has_choice or b"INTO journal" in statement)
                if statement == b"COMMIT" and has_choice and self.relay.next is not None:
                    await self._cut(self.relay.next, message)
                    return

            self.to_server.write(message)

    async def carry_back(self) -> None:
        while piece := await self.from_server.read(1 << 16):
            if not self._withheld:
                self.to_client.write(piece)
            elif COMMITTED in piece:
                self.to_client.transport.abort()
                return

    async def _rest(self) -> bytes:
        """Read the rest of a message, after its type."""
        # The size includes its own four bytes.
        size = await self.from_client.readexactly(4)
        return size + await self.from_client.readexactly(int.from_bytes(size) - len(size))

    async def _cut(self, when: Cut, commit: bytes) -> None:
        self.relay.next = None
        if when is Cut.AMID:
            self.to_server.write(commit[: len(commit) // 2])
        elif when is not Cut.BEFORE:
            self._withheld = when is Cut.ANSWERED
            self.to_server.write(commit)
            kind = b""
            while kind != SYNC:
                kind = await self.from_client.readexactly(1)
                self.to_server.write(kind + await self._rest())

        if when is Cut.ANSWERED:
            await asyncio.Event().wait()  # until carry_back has seen the commit

        self.to_client.transport.abort()


class CuttingRelay(DatabaseRelay):
    kind = CutConnection
    next: Cut | None = None
    """How to cut the connection at the next commit of a choice."""


async def cuts(count: int) -> list[str]:
    """Cut `count` connections (at most IN_A_GAME), each of a new bot. Return what is wrong.

    The bot after each cut must show what the journal has.
    """
    wrong: list[str] = []
    last: tuple[Cut, Pressed] | None = None
    async with scene() as here, CuttingRelay(here.server) as relay:
        for number in range(count + 1):
            async with here.bot(DATABASE_URL=relay.url) as run:
                await run.until_it_says(PLAYS)
                await here.wait_idle()
                if last is None:
                    await here.deal()
                # A written choice must not be asked again, and a lost one must be.
                elif here.is_asked(last[1]) is here.is_written(last[1]):
                    wrong.append(f"{last[0].value}: the card does not show what is written")

                if number == count:
                    break

                await here.play.until(lambda: any(here.asking()), "a question")

                when = relay.next = [*Cut][number % len(Cut)]
                asked = [name for name, _ in here.asking()]
                pressed = here.press(asked[number % len(asked)])
                if await ended(run) != 1:
                    wrong.append(f"{when.value}: it did not end to be started again")

                told = here.told(pressed)
                wrong += (f"{when.value}: {one}" for one in here.contradictions(pressed, told))
                if here.is_written(pressed) not in WRITTEN[when]:
                    wrong.append(f"{when.value}: the connection broke at another moment")

                last = when, pressed

    return wrong


# -- a suspended Coop ------------------------------------------------------------------------------

REQUEST = re.compile(rb"(?:GET|POST|PUT|PATCH|DELETE) \S+(?= HTTP/1.1\r\n)")


class WatchedDiscord(Relay):
    """A relay to the simulated Discord for one of several bots. `sent` holds its requests."""

    def __init__(self, simulation: Simulation) -> None:
        self._host = f"{simulation.host}:{simulation.port}".encode()
        super().__init__(lambda: asyncio.open_connection(simulation.host, simulation.port))
        self.sent: list[bytes] = []

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def changed(self, piece: bytes) -> bytes:
        # The Host header must name the simulation, not this relay.
        self.sent += REQUEST.findall(piece)
        return piece.replace(f"127.0.0.1:{self.port}".encode(), self._host)


async def pause(seconds: float) -> list[str]:
    """Suspend the serving bot for this time, and at least until the standby serves.

    One press is heard by the suspended bot alone, one by both, and one is on its way when it
    resumes. Return what is wrong.
    """
    async with scene() as here, WatchedDiscord(here.play.simulation) as way:
        gateway = here.play.simulation.gateway
        now = asyncio.get_running_loop().time
        async with here.bot(**{BASE: way.base}) as first:
            await first.until_it_says(PLAYS)
            await here.play.until_online()
            await here.deal()
            await here.wait_idle()

            async with here.bot() as second:
                await second.until_it_says("standing by")
                its_sessions = dict(gateway._sessions)
                os.kill(first.process.pid, signal.SIGSTOP)
                wakes_at = now() + seconds
                pressed = [here.press("Ada")]
                before = gateway.identified
                await second.until_it_says(PLAYS)
                await here.play.until(lambda: gateway.identified > before, "the other to play")
                gateway._sessions |= (
                    its_sessions  # Discord sends events to a connection until it is closed
                )

                await asyncio.sleep(wakes_at - now() - 2 * QUIET_SECONDS)
                pressed.append(here.press("Ben"))
                await here.play.settled(pressed[-1].interaction)
                # The last press is sent just before the first bot resumes.
                await asyncio.sleep(wakes_at - now())
                way.sent.clear()
                pressed.append(here.press("Cleo"))
                os.kill(first.process.pid, signal.SIGCONT)
                code = await ended(first)
                await here.play.settled(pressed[-1].interaction)
                await here.wait_idle()

                wrong = [f"it asked for {one.decode()} when it woke up" for one in way.sent]
                if code != 1:
                    wrong.append("it did not end to be started again")

                for one in pressed:
                    wrong += here.contradictions(one, here.told(one))

                wrong += [
                    f"{one.name} was answered by one that did not count it"
                    for one in pressed[1:]
                    if not here.is_written(one)
                ]

    return wrong
