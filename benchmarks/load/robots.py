"""Simulated people: they see what Discord shows them, think, and press.

They read nothing from the bot or its database. A person is asked if their private card has buttons,
or if the table's message names them above its buttons (verb "turn" of its custom ids). Buttons with
the verb "all" are for the people who are not named: several may answer the same question.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from random import Random
from time import monotonic
from typing import Any

from bot.pages.page import CustomId, read_custom_id
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
"""The shortest thinking time, in seconds."""

LONGEST = 40.0
"""The longest thinking time, in seconds."""

TEXT = 10
"""Discord's type of a text display."""

LINE = 14
"""Discord's type of a separator."""

OVER = (0, "over")
"""An entry of `Party._asked` that no question has: the next game has been planned."""


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
        seed: The seed of their choices and thinking times.
        think: The mean time before a choice, in seconds.
        experts: The number of automated players of the level expert that are added to each table.
        rate: The mean number of choices a second that all people together do not exceed; further
            choices wait for their turn. None: people choose as soon as they have thought.
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
        self._unanswered: dict[str, tuple[float, asyncio.Future[bool]]] = {}
        """By the id of a press: its time, and a future that the answer sets."""
        simulation.feed.listen(self._on_event)

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
        """Wait until the bot has answered, or it is too late. Return whether it has answered."""
        done = asyncio.get_running_loop().create_future()
        self._unanswered[str(interaction.id)] = monotonic(), done
        return bool(await done)

    def _on_event(self, event: str, payload: Any) -> None:
        if event == "interaction":
            self._on_answer(payload)
        elif event in ("message", "edit"):
            party = self._channels.get(str(payload["channel_id"]))
            if party is not None:
                party.sees(int(payload["id"]), int(payload["channel_id"]))

    def _on_answer(self, payload: Any) -> None:
        clicked = self._unanswered.pop(payload["id"], None)
        if clicked is not None:
            clicked_at, done = clicked
            is_answered = payload["status"] != "failed"
            seconds = monotonic() - clicked_at if is_answered else None
            self.clicks.append(Answered(clicked_at, seconds))
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
        """A person's id and the token of a question that this person answers or has answered."""
        self._awaited: dict[str, asyncio.Future[Offer]] = {}
        """By verb: set as soon as a message shows a button of the verb."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._board: Message | None = None
        """The public message of the table."""

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
        offer = self._offer_on_board(verb)
        if offer is None:
            self._awaited[verb] = asyncio.get_running_loop().create_future()
            offer = await self._awaited[verb]

        await self._click(person, offer)

    def _offer_on_board(self, verb: str) -> Offer | None:
        if self._board is None:
            return None
        return next((offer for offer in offers(self._board) if offer.press.verb == verb), None)

    # -- playing -----------------------------------------------------------------------------------

    def sees(self, message_id: int, channel_id: int) -> None:
        """Handle a message that was sent or edited."""
        channel = self.crowd.simulation.world.channels[channel_id]
        message = channel.messages.get(message_id)
        if message is None or message.author_id != self.crowd.simulation.world.bot.id:
            return

        if not channel.is_dm and message.visible_to is None:
            self._board = message

        offered = list(offers(message))
        for offer in offered:
            waiting = self._awaited.pop(offer.press.verb, None)
            if waiting is not None and not waiting.done():  # the waiting person may have left
                waiting.set_result(offer)

        # Only the page of a finished game has this button.
        if any(offer.press.verb == "story" for offer in offered) and not channel.is_dm:
            self._begin(self._next_game())

        for person, token in self._addressed(message, offered):
            # A message is often edited; each question is answered once.
            if (person.id, token) not in self._asked:
                self._asked.add((person.id, token))
                self._begin(self._play(person, message, token))

    def _addressed(self, message: Message, offered: list[Offer]) -> Iterator[tuple[Account, str]]:
        """Yield each person who is asked by this message, and the token of the question."""
        channel = self.crowd.simulation.world.channels[message.channel_id]
        if channel.is_dm:
            person = self.crowd.simulation.world.people[channel.person_id or 0]
            tokens = dict.fromkeys(
                offer.press.token for offer in offered if offer.press.verb == "pick"
            )
            yield from ((person, token) for token in tokens)

            return

        named = [person for person in self.people if person.name in prompt(message)]
        others = [person for person in self.people if person not in named]
        for verb, asked in (("turn", named), ("all", others)):
            tokens = dict.fromkeys(
                offer.press.token for offer in offered if offer.press.verb == verb
            )
            yield from ((person, token) for token in tokens for person in asked)

    async def _play(self, person: Account, message: Message, token: str) -> None:
        await asyncio.sleep(self.crowd.thinks())
        await self.crowd.take_turn()
        current = self.crowd.simulation.world.channels[message.channel_id].messages.get(message.id)
        still_there = [] if current is None else list(offers(current))
        offered = [offer for offer in still_there if offer.press.token == token]
        # Another person or the clock may have answered meanwhile.
        if offered:
            await self._click(person, self.crowd.rng.choice(offered))

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
            return  # an edit has just removed the button

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
        press = read_custom_id(part.get("custom_id", ""))
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
