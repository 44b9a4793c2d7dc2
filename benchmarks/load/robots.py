"""Simulated people: they see what Discord shows them, think, and press.

They read nothing from the bot or its database. A person with buttons on a private card is asked. A
person who is named above the table's buttons has the turn; in a window all others may answer.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from time import monotonic
from typing import Any

from bot.pages.custom_ids import CustomId, read
from games.engine.house import level_for
from games.registry import GAMES
from playground.discord.interactions import Interaction
from playground.discord.simulation import Simulation
from playground.discord.user_actions import CannotDo
from playground.discord.world import Account, Channel, Message
from playground.limits.components import walk

SPREAD = 0.8
"""The spread of thinking times: one in five is more than one and a half times the mean."""
SHORTEST = 1.0
LONGEST = 40.0
TEXT = 10
LINE = 14
OVER = (0, "over")


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to press: a button, or a menu with its values and how many may be chosen."""

    message: Message
    custom_id: str
    press: CustomId
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Answered:
    """A click: its time (by `time.monotonic`) and the seconds until its answer, or None."""

    at: float
    seconds: float | None


class Crowd:
    """All simulated people. `clicks` are their answered clicks.

    Args:
        simulation: The Discord on which they play.
        seed: Of their choices and thinking times.
        think: Seconds that they think before a choice, in the mean.
        experts: House players of that level who sit at each table besides.
        rate: Choices a second that all of them together do not exceed, in the mean; the rest waits
            for its turn. None: they choose as soon as they have thought.
    """

    def __init__(
        self,
        simulation: Simulation,
        seed: int,
        think: float,
        experts: int = 0,
        rate: float | None = None,
    ) -> None:
        self.simulation = simulation
        self.rng = Random(seed)
        self.clicks: list[Answered] = []
        self.experts = experts
        self._rate = rate
        self._next_turn = 0.0
        # The parameter of a lognormal distribution with the mean `think`.
        self._mean = log(think) - SPREAD**2 / 2
        self.parties: list[Party] = []
        self._channels: dict[str, Party] = {}
        self._open: dict[str, tuple[float, asyncio.Future[bool]]] = {}
        simulation.feed.listen(self._hears)

    def party(self, channel: Channel, people: Sequence[Account], games: Sequence[str]) -> "Party":
        """Return a party that will play these games, one after the other, in that channel."""
        party = Party(self, channel, people, games)
        self.parties.append(party)
        self._channels[str(channel.id)] = party
        for person in people:
            self._channels[str(self.simulation.world.dm(person).id)] = party

        return party

    def thinks(self) -> float:
        """Return the seconds of one thought."""
        return min(LONGEST, max(SHORTEST, self.rng.lognormvariate(self._mean, SPREAD)))

    async def take_turn(self) -> None:
        """Wait until the crowd's rate allows another choice."""
        if self._rate is None:
            return

        turn = max(monotonic(), self._next_turn)
        # Exponential distances: choices come like those of independent people.
        self._next_turn = turn + self.rng.expovariate(self._rate)
        await asyncio.sleep(turn - monotonic())

    async def answered(self, interaction: Interaction) -> bool:
        """Wait until the bot has answered, or it is too late. Return whether it has."""
        done = asyncio.get_running_loop().create_future()
        self._open[str(interaction.id)] = monotonic(), done
        return bool(await done)

    def _hears(self, event: str, payload: Any) -> None:
        if event == "interaction":
            self._answer(payload)
        elif event in ("message", "edit"):
            party = self._channels.get(str(payload["channel_id"]))
            if party is not None:
                party.sees(int(payload["id"]), int(payload["channel_id"]))

    def _answer(self, payload: Any) -> None:
        clicked = self._open.pop(payload["id"], None)
        if clicked is not None:
            at, done = clicked
            is_answered = payload["status"] != "failed"
            self.clicks.append(Answered(at, monotonic() - at if is_answered else None))
            if not done.done():
                done.set_result(is_answered)


class Party:
    """The people of one table."""

    def __init__(
        self, crowd: Crowd, channel: Channel, people: Sequence[Account], games: Sequence[str]
    ) -> None:
        self.crowd = crowd
        self.channel = channel
        self.people = people
        self.games = list(games)
        self.played = 0
        self._acts = crowd.simulation.acts
        self._asked: set[tuple[int, str]] = set()
        self._awaited: dict[str, asyncio.Future[Offer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._board: Message | None = None

    # -- from the slash command to the deal --------------------------------------------------------

    async def open(self) -> None:
        """Start the next game and deal."""
        self._asked.clear()
        self._board = None
        game = self.games[self.played % len(self.games)]
        experts = self.crowd.experts
        seats = GAMES[game].seats
        host, *others = self.people[: max(seats) - min(1, experts)]
        settings: dict[str, int | str] = {"fill": min(seats)}
        if experts:
            fill = max(min(seats), min(max(seats), 1 + len(others) + experts))
            settings = {"fill": fill, "level": level_for("expert", GAMES[game].houses)}

        started = self._acts.command(host, self.channel, ["chicken", "start", game], settings)
        await self.crowd.answered(started)
        for person in others:
            await self._press_verb(person, "join")

        await self._press_verb(host, "start")

    async def _press_verb(self, person: Account, verb: str) -> None:
        """Press the button as soon as the table shows it."""
        # The table may show the button already, or after its next edit.
        offer = self._standing(verb)
        if offer is None:
            self._awaited[verb] = asyncio.get_running_loop().create_future()
            offer = await self._awaited[verb]

        await self._click(person, offer)

    def _standing(self, verb: str) -> Offer | None:
        if self._board is None:
            return None
        return next((one for one in offers(self._board) if one.press.verb == verb), None)

    # -- playing -----------------------------------------------------------------------------------

    def sees(self, message_id: int, channel_id: int) -> None:
        """Handle a message that was sent or edited."""
        channel = self.crowd.simulation.world.channels[channel_id]
        message = channel.messages.get(message_id)
        if message is None or message.author_id != self.crowd.simulation.world.bot.id:
            return

        if not channel.is_dm and message.visible_to is None:
            self._board = message

        found = list(offers(message))
        for one in found:
            waiting = self._awaited.pop(one.press.verb, None)
            if waiting is not None and not waiting.done():  # the waiting person may have left
                waiting.set_result(one)

        # Only the page of a finished game has this button.
        if any(one.press.verb == "story" for one in found) and not channel.is_dm:
            self._begin(self._next_game())

        for person, token in self._addressed(message, found):
            # A message is often edited; each question is answered once.
            if (person.id, token) not in self._asked:
                self._asked.add((person.id, token))
                self._begin(self._play(person, message, token))

    def _addressed(self, message: Message, found: list[Offer]) -> Iterator[tuple[Account, str]]:
        """Yield each person who is asked by this message, and the token of the question."""
        channel = self.crowd.simulation.world.channels[message.channel_id]
        if channel.is_dm:
            person = self.crowd.simulation.world.people[channel.person_id or 0]
            tokens = dict.fromkeys(one.press.token for one in found if one.press.verb == "pick")
            yield from ((person, token) for token in tokens)

            return

        named = [one for one in self.people if one.name in prompt(message)]
        others = [one for one in self.people if one not in named]
        for verb, asked in (("turn", named), ("all", others)):
            tokens = dict.fromkeys(one.press.token for one in found if one.press.verb == verb)
            yield from ((person, token) for token in tokens for person in asked)

    async def _play(self, person: Account, message: Message, token: str) -> None:
        await asyncio.sleep(self.crowd.thinks())
        await self.crowd.take_turn()
        now = self.crowd.simulation.world.channels[message.channel_id].messages.get(message.id)
        found = [] if now is None else [one for one in offers(now) if one.press.token == token]
        # Another person or the clock may have answered meanwhile.
        if found:
            await self._click(person, self.crowd.rng.choice(found))

    async def _next_game(self) -> None:
        if OVER not in self._asked:
            self._asked.add(OVER)
            self.played += 1
            await asyncio.sleep(self.crowd.thinks())
            await self.open()

    async def _click(self, person: Account, offer: Offer) -> None:
        values = list(offer.values)
        if values:
            count = self.crowd.rng.randint(offer.least, offer.most)
            values = self.crowd.rng.sample(values, count)

        try:
            click = self._acts.click(person, offer.message, offer.custom_id, values)
        except CannotDo:
            return  # it was redrawn at the last moment

        await self.crowd.answered(click)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def leave(self) -> None:
        for task in self._tasks:
            task.cancel()


def offers(message: Message) -> Iterator[Offer]:
    """Yield the buttons and menus of a message."""
    for _, part in walk(message.components):
        press = read(part.get("custom_id", ""))
        if press is None or part.get("disabled"):
            continue

        values = tuple(option["value"] for option in part.get("options") or ())
        least = part.get("min_values", 1)
        most = part.get("max_values", 1)
        yield Offer(message, part["custom_id"], press, values, least, most)


def prompt(message: Message) -> str:
    """Return the text from the last line above the buttons on."""
    words: list[str] = []
    for _, part in walk(message.components):
        if part["type"] == LINE:
            words.clear()
        elif part["type"] == TEXT:
            words.append(str(part.get("content") or ""))
        elif "custom_id" in part:
            break

    return "\n".join(words)
