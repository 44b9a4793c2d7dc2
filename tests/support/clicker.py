"""Plays whole games as people do: by pressing what their cards offer."""

from collections import Counter
from collections.abc import Callable
from random import Random

from bot.messages.jobs import JobKind, TableJob
from bot.tables.scene import Question
from bot.tables.table import Status
from bot.tables.tokens import seat_token
from games.engine.asks import CLOCK
from games.registry import GAMES
from tests.games.contract.tables import hidden
from tests.support.people import Person
from tests.support.shown import MENU, Control, Shown
from tests.support.world import World

LONGEST = 4000
"""Presses and ticks after which a game is taken for endless."""


class Clicker:
    """All players of a table, who press at random. `presses` counts their presses.

    The session tells only which players owe an answer. The possible answers are read from the
    private cards and the table's message, so each of these players must find buttons there.
    """

    def __init__(self, world: World, table_id: str, seed: int) -> None:
        self.world = world
        self.table_id = table_id
        self.rng = Random(seed)
        self.presses = 0
        self.kinds: Counter[str] = Counter()
        self.waits_for: str | None = None
        """The kind of the open ask, which is public."""

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play to the end of the game, or until `until` returns true."""
        for _ in range(LONGEST):
            await self.look()
            if until() or not await self.step():
                return

        raise AssertionError("the game does not end")

    async def play_on(self) -> None:
        """Play a game to its end after something has happened to it.

        The first presses, two rounds for all players, are made as in `play`, the others as in
        `skip`.
        """
        enough = self.presses + 2 * len(self.world.people)
        await self.play(until=lambda: self.presses >= enough)
        await self.skip()

    async def skip(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play like `play`, but quickly, where only the result matters.

        Choices go straight to the tables, and messages are edited once at the end, as when many
        players press at once.
        """
        # Holding this job keeps the messages of the table from being edited.
        job = TableJob(self.table_id, JobKind.PLAN)
        with self.world.env._bot_scope(), self.world.coop.chat._workers.hold(job):
            for _ in range(LONGEST):
                await self.look()
                if until() or not await self._skip_one():
                    break
            else:
                raise AssertionError("the game does not end")

        await self.world.settle()

    async def _skip_one(self) -> bool:
        """Make one choice, or wait. Return False when the game is over."""
        tables = self.world.coop.tables
        session = await tables.sessions.look(self.table_id)
        table = session.table
        engine = session.engine
        if table.status is not Status.PLAYING:
            return False

        assert engine is not None
        assert engine.ask is not None

        decisions = {seat: decision for seat, decision in engine.ask.owed.items() if seat != CLOCK}
        # House players choose by themselves.
        people = [seat for seat in decisions if table.players[seat].user_id is not None]
        if not people:
            await self._wait()
            return True

        seat = self.rng.choice(people)
        decision = decisions[seat]
        user_id = table.players[seat].user_id
        choice = hidden(GAMES[table.game]).lively(decision, self.rng)

        assert user_id is not None

        token = seat_token(table.key, table.epoch, decision.number, seat)
        picks = [decision.options.index(option) for option in choice]
        await tables.press(self.table_id, user_id, token, picks)
        self.kinds[decision.kind] += 1
        self.presses += 1

        return True

    async def _wait(self) -> None:
        """Wait until a house player or the clock acts."""
        tables = self.world.coop.tables
        world = self.world
        due = tables.next_due()

        assert due is not None, "nothing will ever happen again"

        # One millisecond later, as a time that is exactly due may be rounded down.
        world.env.backend.advance_clock(max(0.0, due - world.clock.now()) + 0.001)
        await tables.tick()

    async def look(self) -> None:
        """Update `waits_for`."""
        ask = (await self.world.coop.tables.scene(self.table_id)).ask
        self.waits_for = None if ask is None else ask.kind

    async def step(self) -> bool:
        """Let a player answer, or time pass; return False when the game is over."""
        table = await self.world.coop.tables.table(self.table_id)
        if table.status is not Status.PLAYING:
            return False

        asked = await self.asked()
        if not asked:
            await self.world.tick_on()
            return True

        person, question = self.rng.choice(asked)
        self.kinds[question.decision.kind] += 1
        await self.answer(person)

        return True

    async def asked(self) -> list[tuple[Person, Question]]:
        """Return the players who owe an answer, with their questions."""
        questions = []
        for person in self.world.people.values():
            question = await self.question(person)
            if question is not None and not question.settled:
                questions.append((person, question))

        return questions

    async def question(self, person: Person) -> Question | None:
        table = await self.world.coop.tables.table(self.table_id)
        seat = table.seat_of(person.id)
        if seat is None:
            return None
        return (await self.world.coop.tables.scene(self.table_id, seat)).question

    async def offered(self, person: Person) -> list[tuple[Shown, Control]]:
        """Return what the player can press to answer, on the private card or on the table."""
        messages = self.world.in_channel()
        if (card := person.card_if_any(self.table_id)) is not None:
            messages.append(card)

        offers = [(shown, answer) for shown in messages for answer in shown.answers]
        # A player without DMs gets the card as an ephemeral message.
        if person.by_button and not await self.is_fresh(person, offers):
            hand = await person.my_hand(self.table_id)
            offers = [(hand.page, answer) for answer in hand.page.answers]

        of_table = [
            (shown, control) for shown, control in offers if control.does.table_id == self.table_id
        ]
        # Without duplicates: a card may be among the messages of the channel too.
        return list(dict.fromkeys(of_table))

    async def is_fresh(self, person: Person, offers: list[tuple[Shown, Control]]) -> bool:
        """Return whether all offers answer the open question.

        A private card that is an ephemeral message may be outdated: after a restart the bot has no
        token to edit it.
        """
        scene = await self.world.coop.tables.scene(self.table_id)
        question = await self.question(person)
        tokens = {scene.ask.token if scene.ask else None, question.token if question else None}
        return bool(offers) and all(control.does.token in tokens for _, control in offers)

    async def answer(self, person: Person) -> None:
        offered = await self.offered(person)
        assert offered, f"{person.name} is asked, but nothing can be pressed"

        before = (await self.world.live(self.table_id)).revision
        shown, control = self.rng.choice(offered)
        reply = await person.click(shown, control, self.values(control))
        after = (await self.world.live(self.table_id)).revision

        # Each answer raises the revision; otherwise the press was refused.
        assert after > before, (person.name, control, reply)

        self.presses += 1

    def values(self, control: Control) -> list[str] | None:
        if control.kind != MENU:
            return None
        count = self.rng.randint(control.least, control.most)
        return [value for _, value in self.rng.sample(control.values, count)]
