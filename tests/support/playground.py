"""Drives a playground from a test: a server on a free port, a bot process, people who act.

    async with Playground(bot="tests.playground.sample_bot") as play:
        await play.until_online()
        used = play.slash("Ada", "chicken start heist", variant="quick")
        table = await play.wait_for_message(play.games, contains="lobby")
        play.click("Ben", table, label="Join")
        card = await play.wait_for_message(play.dm("Ben"))
        await play.kill_bot()           # SIGKILL; returns when the next process is online

* ``bot`` names the module with ``main(argv)`` to run; None runs the real bot. ``environment`` is
  for its process. Without ``COOP_DATABASE`` the bot gets a new database; without
  ``COOP_PICTURES`` pictures are off, so that texts say what they show. The process is a fork
  (tests/support/brood.py) unless ``forked`` is False.
* ``play.page("Ben")`` is the address for a browser; ``play.simulation.calls`` holds the requests
  of the bot.
* ``slash``, ``click`` and ``submit`` return the `Interaction`. ``await play.settled(interaction)``
  waits until the bot has answered the interaction, and raises `InteractionFailed` if the bot is
  offline or does not answer within 3 s.
* Waiting raises TimeoutError with the bot's last log lines in its text.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

from bot.pictures.emojis import drawings
from playground.discord.faults import Budgets
from playground.discord.interactions import Interaction, Timing
from playground.discord.simulation import Simulation
from playground.discord.world import Account, Channel, Message
from playground.http.server import HOST, Server, bind
from playground.limits.components import walk
from playground.process.bot_process import BOT
from playground.process.supervisor import Supervisor, start_module
from tests.support.brood import hatched
from tests.support.found import found

# The pause between two checks of a condition that is awaited.
LOOK_EVERY_SECONDS = 0.01
PATIENCE_SECONDS = 60.0


class InteractionFailed(AssertionError):
    """The page would show "This interaction failed"."""


class Playground:
    """A running playground; the module's docstring shows its use."""

    def __init__(
        self,
        *,
        bot: str | None = None,
        environment: Mapping[str, str] | None = None,
        people: int = 8,
        shards: int = 1,
        timing: Timing | None = None,
        budgets: Budgets | None = None,
        spawn: bool = True,
        forked: bool = True,
    ) -> None:
        self._listener = bind()
        port = self._listener.getsockname()[1]
        self.simulation = Simulation(
            HOST,
            port,
            people,
            timing or Timing(),
            budgets or Budgets(),
            shards=shards,
            emojis=drawings(),
        )
        self._folder = tempfile.TemporaryDirectory(prefix="coop-playground-")
        database = str(Path(self._folder.name) / "coop.sqlite3")
        bot_variable = {} if bot is None else {BOT: bot}
        # What the supervisor would print in the terminal.
        self.said: list[str] = []
        self.supervisor = Supervisor(
            self.simulation,
            {
                "COOP_DATABASE": database,
                "COOP_PICTURES": "off",
                **bot_variable,
                **(environment or {}),
            },
            say=self.said.append,
            start=cast(Any, hatched) if forked else start_module,
        )
        self._server = Server(self.simulation, self.supervisor.switch)
        self._spawn = spawn

    async def __aenter__(self) -> Self:
        await self._server.start(self._listener)
        if self._spawn:
            self.supervisor.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.supervisor.stop()
        await self._server.stop()
        self._folder.cleanup()

    @property
    def base_url(self) -> str:
        return self.simulation.base

    @property
    def key(self) -> str:
        return self.simulation.key

    @property
    def games(self) -> Channel:
        return self.simulation.world.channel("games")

    @property
    def quiet(self) -> Channel:
        return self.simulation.world.channel("quiet")

    def page(self, name: str | None = None) -> str:
        """Return the address of the page, as this person."""
        address = self.simulation.page_address
        return address if name is None else f"{address}&as={name}"

    def person(self, name: str) -> Account:
        account = self.simulation.world.person(name)
        if account is None:
            raise KeyError(name)
        return account

    def dm(self, name: str) -> Channel:
        return self.simulation.world.dm(self.person(name))

    # -- the bot's process ---------------------------------------------------------------------

    async def until_online(self) -> None:
        """Wait until the bot is connected and has registered its commands."""
        await self.until(lambda: self.simulation.gateway.online, "the bot to come online")

    async def restart_bot(self) -> None:
        """Stop the bot with SIGTERM; return when the next process is online."""
        await self._until_back("restart")

    async def kill_bot(self) -> None:
        """Kill the bot with SIGKILL; return when the next process is online."""
        await self._until_back("kill")

    async def _until_back(self, action: str) -> None:
        """End the process, and wait until the next one is online."""
        before = self.simulation.gateway.identified
        await self.supervisor.switch(action)
        # A new process identifies itself; a resumed connection would not.
        await self.until(lambda: self.simulation.gateway.identified > before, "the bot to return")

    def hurry(self, seconds: float) -> None:
        """Put the clocks of the playground and of the bot forward."""
        self.simulation.hurry(seconds)

    # -- what people do ------------------------------------------------------------------------

    def slash(
        self, name: str, command: str, channel: Channel | None = None, /, **options: Any
    ) -> Interaction:
        """Use a command such as "chicken start heist", in #games by default."""
        where = channel or self.games
        return self.simulation.acts.command(self.person(name), where, command.split(), options)

    def click(
        self,
        name: str,
        message: Message,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        values: list[str] | None = None,
    ) -> Interaction:
        """Press the button (by label or id), or choose in the select (by id, or the first one)."""
        component_id = custom_id or find_component(message, label)["custom_id"]
        return self.simulation.acts.click(self.person(name), message, component_id, values or [])

    def submit(self, name: str, asking: Interaction, **fields: Any) -> Interaction:
        """Submit the modal that answered ``asking``."""
        return self.simulation.acts.submit_modal(self.person(name), asking.id, fields)

    async def settled(self, interaction: Interaction) -> Interaction:
        await self.until(
            lambda: interaction.failed or interaction.answer is not None,
            f"an answer to {interaction.name!r}",
        )
        if interaction.failed:
            raise InteractionFailed(f"{interaction.name or 'a click'} by {interaction.person.name}")

        return interaction

    # -- waiting -------------------------------------------------------------------------------

    async def wait_for_message(
        self,
        channel: Channel,
        *,
        contains: str = "",
        after: Message | None = None,
        visible_to: str | None = None,
        patience: float = PATIENCE_SECONDS,
    ) -> Message:
        """Wait for the newest message of the bot in ``channel`` with this text, and return it.

        ``visible_to`` means an ephemeral message for that person. The returned message changes with
        later edits, so read it again after the next press.
        """
        reader = self.person(visible_to).id if visible_to else None

        def newest() -> Message | None:
            for message in reversed(list(channel.messages.values())):
                # Ids grow with time, so all remaining messages are older.
                if after is not None and message.id <= after.id:
                    return None

                is_by_bot = message.author_id == self.simulation.world.bot.id
                is_visible = message.visible_to == reader and not message.loading
                if is_by_bot and is_visible and contains in text_of(message):
                    return message

            return None

        await self.until(lambda: newest() is not None, f"a message with {contains!r}", patience)
        return found(newest())

    async def until(
        self, true: Callable[[], bool], what: str, patience: float = PATIENCE_SECONDS
    ) -> None:
        """Wait until `true` returns True. `what` describes it in the error of a timeout."""
        clock = asyncio.get_running_loop().time
        end = clock() + patience
        while not true():
            if clock() > end:
                last = "\n    ".join(["", *list(self.supervisor.log)[-30:]])
                raise TimeoutError(f"waited {patience:g} s for {what}; the bot's log ends:{last}")
            await asyncio.sleep(LOOK_EVERY_SECONDS)


def text_of(message: Message) -> str:
    """Return all visible text: content, text displays, labels, placeholders and options."""
    return words_of(message, [part for _, part in walk(message.components)])


def words_of(message: Message, parts: Iterable[dict[str, Any]]) -> str:
    """Return the content of the message and the text of these components."""
    words = [message.content]
    for part in parts:
        words += [str(part[key]) for key in ("content", "label", "placeholder") if part.get(key)]
        words += [str(option["label"]) for option in part.get("options") or []]

    return "\n".join(filter(None, words))


def find_component(message: Message, label: str | None = None) -> dict[str, Any]:
    """Return the button with this label, or without a label the first select of the message."""
    for _, part in walk(message.components):
        if label is None and part.get("options") is not None:
            return part
        if label is not None and part.get("label") == label and "custom_id" in part:
            return part
        # Selects of users, roles, mentionables and channels have no options.
        if label is None and part["type"] in (5, 6, 7, 8):
            return part

    raise LookupError(f"no {label or 'select'!r} in: {text_of(message)}")
