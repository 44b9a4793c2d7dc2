"""A simulated Discord for hundreds of tables, each in a channel of its own."""

from collections import deque
from typing import Any

from playground.discord.faults import Throttle
from playground.discord.simulation import Call
from playground.discord.world import COLOURS, Account, Channel, World
from tests.support.playground import Playground

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")
"""Each table has people of its own, with the same names as those of the other tables."""

BY_TOKEN = ("/interactions/", "/webhooks/")
"""The paths of requests that the token of an interaction authorizes."""


def counts(call: Call) -> bool:
    """Return whether Discord counts the call against the bot's 50 requests a second."""
    return not call.path.startswith(BY_TOKEN)


def roomy(*, pictures: bool) -> dict[str, str]:
    """Return settings of the bot with limits that no benchmark reaches."""
    return {
        "COOP_PICTURES": "on" if pictures else "off",
        "COOP_TABLES_PER_SERVER": "10000",
        "COOP_SERVER_COMMANDS_PER_MINUTE": "10000",
        "COOP_LOG_LEVEL": "WARNING",
    }


class Town:
    """A simulated Discord with its rate limits. `parties` are the channels and their people."""

    def __init__(self, tables: int, people: int, **playground: Any) -> None:
        self.play = Playground(**playground, forked=False)
        simulation = self.play.simulation
        # Without a maximum length: all calls of a run are counted.
        simulation.calls = deque()
        simulation.posting.tell_unread = _tell_no_page  # type: ignore[assignment, method-assign]
        self.parties = [_party(simulation.world, number, people) for number in range(tables)]

    @property
    def calls(self) -> deque[Call]:
        """The requests of the bot."""
        return self.play.simulation.calls

    @property
    def throttle(self) -> Throttle:
        return self.play.simulation.throttle

    @property
    def pid(self) -> int:
        """The id of the bot's process."""
        pid = self.play.supervisor.pid
        assert pid is not None
        return pid


def _tell_no_page(_: Channel) -> None:
    """Replace `Posting.tell_unread`: no page is open, so no page must know what is unread."""


def _party(world: World, number: int, people: int) -> tuple[Channel, list[Account]]:
    accounts = []
    for seat in range(people):
        person = Account(world.snowflakes.next(), NAMES[seat], COLOURS[seat])
        accounts.append(world.people.setdefault(person.id, person))
    return world.add_channel(f"table-{number}"), accounts
