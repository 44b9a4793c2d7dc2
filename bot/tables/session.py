"""A table in memory with its engine: a cache of what the store holds."""

import hmac
import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from bot.tables import standing_orders
from bot.tables.button_tokens import public_token, seat_token
from bot.tables.deadlines import Thinking, same_turn, set_timers, stop_timers
from bot.tables.house_seats import Houses
from bot.tables.ports import Checkpoint, Stored
from bot.tables.refusals import AlreadyAnswered, NotAmongTheOptions, NothingToSay, StaleClick
from bot.tables.scene import Coming
from bot.tables.table import RECENT, Bulletin, Result, Status, Table, Timer
from games.kit.asks import CLOCK, Choice, ClockId, Decision, Fact, Seat, Showing
from games.kit.engine import Engine
from games.kit.errors import ReplayDiffers
from games.kit.events import Event
from games.kit.game import Game
from games.kit.house import default_choice

log = logging.getLogger(__name__)

Games = Mapping[str, type[Game[Any]]]


class Thought(NamedTuple):
    """When the house may answer for a seat, and which decision (by number, ask, clock) it is."""

    number: int
    due: float
    ask: int
    clock: ClockId


@dataclass(slots=True)
class Session:
    """`engine` is None in a lobby and where the game cannot be resumed. `thoughts`: when house
    players and standing orders may answer; drawn for every seat that is asked. `coming`: what
    orders are about to answer. `still`: until then none of them moves, there is something to see.
    """

    table: Table
    engine: Engine | None = None
    thoughts: dict[Seat, Thought] = field(default_factory=dict)
    coming: dict[Seat, Coming] = field(default_factory=dict)
    houses: Houses = field(default_factory=Houses)
    touched: float = 0.0
    still: float = 0.0

    # -- reading a press ----------------------------------------------------------------------

    def read_private(self, seat: Seat, token: str, picks: Sequence[int]) -> Choice:
        """The choice meant by a press on the seat's own card."""
        assert self.engine is not None
        decision = self.engine.decision(seat)
        if decision is None:
            raise AlreadyAnswered if seat in self.engine.answers else StaleClick
        expected = seat_token(self.table.key, self.table.epoch, decision.number, seat)
        if not hmac.compare_digest(expected, token):
            raise StaleClick
        return _picked(decision, picks)

    def read_public(self, seat: Seat, token: str, picks: Sequence[int]) -> Choice:
        """The choice meant by a press on the table's own message."""
        assert self.engine is not None
        ask = self.engine.ask
        if ask is None:
            raise StaleClick
        expected = public_token(self.table.key, self.table.epoch, ask.number)
        if not hmac.compare_digest(expected, token):
            raise StaleClick
        decision = ask.owed.get(seat)
        if decision is None:
            raise AlreadyAnswered if seat in self.engine.answers else NothingToSay
        choice = tuple(ask.public[pick] for pick in picks if 0 <= pick < len(ask.public))
        if len(choice) != len(picks) or not decision.allows(choice):
            raise NotAmongTheOptions
        return choice

    # -- after a step -------------------------------------------------------------------------

    def remember(self, events: Iterable[Event]) -> list[Bulletin]:
        """Keep what was told, for as long as it is news; nobody reads to a house player."""
        assert self.engine is not None
        revision, table = self.engine.revision, self.table
        fresh = [
            Bulletin(revision, event.kind, event.facts, event.to)
            for event in events
            if event.to is None or not table.players[event.to].is_house
        ]
        table.news = [*table.news, *fresh][-RECENT:]
        return fresh

    def tell(self, kind: str, **facts: Fact) -> None:
        """The house itself has something to tell everybody; `kind` is a sentence of tables.ftl."""
        revision = self.table.revision if self.engine is None else self.engine.revision
        self.table.news = [*self.table.news, Bulletin(revision, kind, facts)][-RECENT:]

    def settle(
        self, now: float, rng: Random, thinking: Thinking, told: Iterable[Event] = ()
    ) -> None:
        """Timers, house players' thinking time and the result, as the engine now stands; `told` is
        what has just happened.
        """
        assert self.engine is not None
        engine, table = self.engine, self.table
        moments = type(engine.game).moments
        if any(event.to is None and event.kind in moments for event in told):
            self.still = now + thinking.breath(table.pace)
        table.revision = engine.revision
        set_timers(table, engine.ask, type(engine.game).clocks, now)
        standing_orders.tidy(table, engine)
        self.think(now, rng, thinking)
        if engine.outcome is not None:
            outcome = engine.outcome
            table.status = Status.OVER
            table.result = Result(list(outcome.winners), dict(outcome.scores), dict(outcome.ranks))

    def suspend(self, reason: str) -> None:
        """Stop all clocks; `reason` names its sentence in tables.ftl."""
        table = self.table
        table.status, table.reason = Status.PAUSED, reason
        stop_timers(table)
        self.thoughts.clear()
        self.coming.clear()

    def think(self, now: float, rng: Random, thinking: Thinking) -> None:
        """Draw when each asked seat answers if no person has to, before anybody looks at anything;
        then look which standing orders will.
        """
        thoughts: dict[Seat, Thought] = {}
        answering, begins = set(self.answering), max(now, self.still)
        for seat, timer in self.table.timers.items():
            if seat != CLOCK:
                drawn = self.thoughts.get(seat)
                if drawn is None or drawn.number != timer.number:
                    due = begins + self._fingers(seat, timer, rng, thinking)
                    drawn = Thought(timer.number, due, self.table.ask_number, timer.clock)
                thoughts[seat] = drawn._replace(due=max(drawn.due, self.still))
        self.thoughts = thoughts
        self.coming = (
            standing_orders.coming(self.table, self.engine) if self.engine is not None else {}
        )
        for seat in self.answering.keys() - answering:
            if thoughts[seat].due < now:
                # somebody got up, or gave an order, long after the question came
                due = begins + thinking.seconds(rng, self.table.pace)
                thoughts[seat] = thoughts[seat]._replace(due=due)

    def _fingers(self, seat: Seat, timer: Timer, rng: Random, thinking: Thinking) -> float:
        """Seconds until the house may answer. A house player goes on more quickly than it begins;
        what a person's orders answer takes as long as that person would, and so does a window.
        """
        seconds = thinking.seconds(rng, self.table.pace)
        before, ask = self.thoughts.get(seat), self.engine and self.engine.ask
        if before is None or not ask or ask.showing is Showing.NOTHING:
            return seconds
        goes_on = before.ask == ask.number or same_turn(before.clock, timer.clock)
        is_automatic = self.table.players[seat].is_automatic
        return seconds * thinking.further if goes_on and is_automatic else seconds

    @property
    def answering(self) -> dict[Seat, float]:
        """When seats will answer for which no person has to."""
        players = self.table.players
        return {
            seat: thought.due
            for seat, thought in self.thoughts.items()
            if seat in self.coming or players[seat].is_automatic
        }

    # -- what is due --------------------------------------------------------------------------

    @property
    def due(self) -> float | None:
        """When this table next wants attention."""
        dues = [timer.due for timer in self.table.timers.values()]
        dues += self.answering.values()
        return min(dues, default=None)

    async def due_choice(self, now: float, rng: Random) -> tuple[Seat, Choice, str] | None:
        """The most overdue seat, what it chooses, and the cause."""
        assert self.engine is not None
        when = {seat: timer.due for seat, timer in self.table.timers.items()}
        when |= {seat: min(due, when[seat]) for seat, due in self.answering.items()}
        seat = min(when, key=lambda seat: (when[seat], seat), default=None)
        if seat is None or when[seat] > now:
            return None
        decision = self.engine.decision(seat)
        assert decision is not None
        if seat == CLOCK:
            return seat, default_choice(decision, rng), "clock"
        if self.table.players[seat].is_automatic:
            choice = await self.houses.choose(self.table, self.engine, seat, decision, rng)
            return seat, choice, "house"
        if seat in self.coming:
            return seat, self.coming[seat].choice, "order"
        return seat, default_choice(decision, rng), "timeout"


def _picked(decision: Decision, picks: Sequence[int]) -> Choice:
    options = decision.options
    if not all(0 <= pick < len(options) for pick in picks):
        raise NotAmongTheOptions
    choice = tuple(options[pick] for pick in picks)
    if not decision.allows(choice):
        raise NotAmongTheOptions
    return choice


def hydrate(stored: Stored, games: Games) -> tuple[Session, Checkpoint | None]:
    """A session from the store.

    Where the rules have changed under the running step, the table falls back to its last
    checkpoint in a new epoch; the checkpoint returned must then be saved before anybody is told.
    """
    table, checkpoint = stored.table, stored.checkpoint
    session = Session(table)
    if checkpoint is None or table.status in (Status.LOBBY, Status.CLOSED):
        return session, None
    game = games.get(table.game)
    if game is None:
        session.suspend("paused-cannot-resume")
        return session, None
    seed = bytes.fromhex(table.seed)
    try:
        session.engine = Engine.resume(
            game, checkpoint.state, checkpoint.at, stored.rows, seed, table.epoch
        )
        return session, None
    except ReplayDiffers as difference:
        log.warning("table %s falls back to its checkpoint: %s", table.id, difference)
    except Exception:  # other rules than it was played by: its checkpoint may do all the same
        log.exception("table %s: the script broke while resuming", table.id)
    if table.status is Status.OVER:
        return session, None
    try:
        engine = Engine.fall_back(
            game, checkpoint.state, checkpoint.at.revision, seed, table.epoch + 1
        )
    except Exception:  # its people are told; later rules may know how
        log.exception("table %s cannot be resumed", table.id)
        session.suspend("paused-cannot-resume")
        return session, None
    session.engine = engine
    table.epoch += 1
    table.revision = engine.revision
    stop_timers(table)
    table.untold = []
    opening = engine.opening()
    table.news = [*table.news, Bulletin(engine.revision, "table-fell-back", {})][-RECENT:]
    state = opening.checkpoint or checkpoint.state
    return session, Checkpoint(table.epoch, opening.row, state)
