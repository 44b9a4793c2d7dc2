"""A table in memory with its engine: a cache of what the store holds, or the draft of a change.

Rule 1: what is committed is never changed. A change is made on a draft, which takes its place.
Rule 2: the engine alone is shared: it cannot be copied. Where a draft that has moved it is
        dropped, the session is thrown away with it (bot/tables/session_cache.py).
"""

import hmac
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from bot.tables import absence, standing_orders
from bot.tables.audit import AuditAct, Deed, Noted
from bot.tables.banter import heard
from bot.tables.bot_players import BeginSearch, Houses
from bot.tables.bulletin import Bulletin
from bot.tables.deadlines import Thinking, clocks_to_learn, same_turn, set_timers, stop_timers
from bot.tables.refusals import (
    AlreadyAnswered,
    NotAmongTheOptions,
    NothingToSay,
    SomethingBroke,
    StaleClick,
)
from bot.tables.repository import Checkpoint, Entry, Stored
from bot.tables.standing_orders import Coming
from bot.tables.table import Result, Status, Table, Timer
from bot.tables.tokens import public_token, seat_token
from games.engine.asks import CLOCK, Choice, ClockId, Option, Seat, Showing
from games.engine.chance import SeededChance
from games.engine.engine import Engine
from games.engine.errors import GameError, ReplayDiffers
from games.engine.game import Event, GameOptions, Rules
from games.engine.house import default_choice
from games.engine.record import SEATING

log = logging.getLogger(__name__)

Games = Mapping[str, Rules]


class Thought(NamedTuple):
    """When the house may answer for a seat, and which decision (by number, ask, clock) it is."""

    number: int
    due: float
    ask: int
    clock: ClockId


@dataclass(slots=True)
class Session:
    """`engine` is None in a lobby and where the game cannot be resumed. `automatic`: the seats for
    which the house answers. `thoughts`: when house players and standing orders may answer; drawn
    for every seat that is asked. `coming`: what orders are about to answer. `answering`: when those
    seats answer for which no person has to. `still`: until then none of them moves, there is
    something to see. `seats`: how many may sit down.

    Only a draft has an `entry`, a `checkpoint` and what a moderator did (`noted`), to be written
    with it; `moment`: so many things have just been told, one of them worth a look (0: none).
    """

    table: Table
    engine: Engine | None = None
    thoughts: Mapping[Seat, Thought] = field(default_factory=dict)
    coming: Mapping[Seat, Coming] = field(default_factory=dict)
    answering: dict[Seat, float] = field(default_factory=dict)
    automatic: frozenset[Seat] = frozenset()
    houses: Houses = field(default_factory=Houses)
    touched: float = 0.0
    still: float = 0.0
    seats: range | None = None
    entry: Entry | None = None
    checkpoint: Checkpoint | None = None
    noted: Noted | None = None
    moment: int = 0

    def draft(self) -> "Session":
        """A copy to be changed. Its maps are never changed, but replaced."""
        return Session(
            self.table.draft(),
            self.engine,
            self.thoughts,
            self.coming,
            self.answering,
            self.automatic,
            self.houses,
            self.touched,
            self.still,
            self.seats,
        )

    def note(self, now: float, by: int, act: AuditAct, other: int | None = None) -> None:
        """For the audit of the server, written with the change. `other`: to whom it was done."""
        self.noted = Noted(now, Deed(by, act, str(self.table.number), other=other))

    def seat_range(self, games: Games) -> range:
        """How many may sit down; remembered, because every look asks for it."""
        table = self.table
        rules = games.get(table.game)
        if rules is None:
            return range(1, len(table.players) + 1)

        if self.seats is None:
            self.seats = rules.seats_for(rules.Options(**table.options))

        return self.seats

    # -- reading a press ----------------------------------------------------------------------

    def read_private(self, seat: Seat, token: str, picks: Sequence[int]) -> tuple[str, Choice]:
        """The kind of decision that a press on the seat's own card answers, and its choice."""
        assert self.engine is not None
        decision = self.engine.decision(seat)
        if decision is None:
            raise AlreadyAnswered if seat in self.engine.answers else StaleClick

        expected = seat_token(self.table.key, self.table.epoch, decision.number, seat)
        if not hmac.compare_digest(expected, token):
            raise StaleClick

        return decision.kind, _picked(decision.options, picks)

    def read_public(self, seat: Seat, token: str, picks: Sequence[int]) -> tuple[str, Choice]:
        """The same of a press on the table's own message."""
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

        return decision.kind, _picked(ask.public, picks)

    # -- steps of a game ----------------------------------------------------------------------

    def deal(self, game: Rules, now: float, *, known: Collection[int]) -> None:
        """Shuffle the seats, deal, run to the first ask. `known` have played this game before."""
        table = self.table
        table.dealt_at = now
        for place, player in enumerate(table.players):
            is_new = player.user_id is not None and player.user_id not in known
            new_to = clocks_to_learn(game.clocks) if is_new else ()
            table.change_player(place, joined=place, new_to=new_to)

        seed = table.game_seed
        SeededChance(seed, SEATING).shuffle(table.players)
        options = _seated(table, game.Options(**table.options))
        self.engine = Engine.deal(game, len(table.players), options, seed)
        opening = self.engine.opening()
        if opening.checkpoint is None:
            raise RuntimeError(f"{game.slug}: a script begins with a checkpoint")

        self.checkpoint = Checkpoint(table.epoch, opening.row, opening.checkpoint)
        table.go_on()
        table.milestones = ()
        self.seats = None
        self.remember(opening.events)

    def take(self, seat: Seat, choice: Choice, cause: str, now: float) -> list[Bulletin]:
        """Let the seat decide; returns what was told. One step is one change."""
        engine = self.engine
        table = self.table
        assert engine is not None
        assert self.entry is None
        missed = None
        if cause == "timeout":
            assert engine.ask is not None
            missed = absence.missable(table, engine.ask, seat)

        try:
            step = engine.decide(seat, choice)
        except GameError as error:
            raise NotAmongTheOptions from error
        except Exception as error:  # a bug of the script: the game goes back to what is committed
            log.exception(
                "script failed, choice is undone: table=%s cause=%s seat=%d", table.id, cause, seat
            )
            raise SomethingBroke from error

        assert step is not None
        table.revision = engine.revision
        self.entry = Entry(table.epoch, step.row, cause, now)
        if step.checkpoint is not None:
            self.checkpoint = Checkpoint(table.epoch, step.row, step.checkpoint)

        if cause == "player":
            player = table.players[seat]
            if seat in self.coming:
                standing_orders.overruled(table, seat, self.coming[seat], choice)

            if player.silences:
                table.change_player(seat, silences=())
        elif missed is not None:
            absence.was_silent(table, seat, missed, choice)

        is_somebody_silent = missed is not None or bool(table.untold)
        if is_somebody_silent:
            absence.tell_silences(table, engine.ask, step.events)

        told = self.remember(step.events)
        if is_somebody_silent:
            absence.send_away_silent(table)

        return told

    def remember(self, events: Sequence[Event]) -> list[Bulletin]:
        """Keep what the engine's last step told."""
        assert self.engine is not None
        table = self.table
        game = type(self.engine.game)
        table.revision = self.engine.revision
        public = [event for event in events if event.to is None]
        if public and any(player.level is not None for player in table.players):
            table.talk = heard(table, game, events)

        is_moment = any(event.kind in game.moments for event in public)
        self.moment = len(public) if is_moment else 0
        return table.remember(events, game.milestones)

    # -- after a change -----------------------------------------------------------------------

    def settle(self, now: float, rng: Random, thinking: Thinking) -> None:
        """What follows from any change: the result, timers, and who thinks about what until when.
        Where nothing has changed, nothing follows.
        """
        engine = self.engine
        table = self.table
        if engine is None or table.status is not Status.PLAYING:
            stop_timers(table)
            self.thoughts = {}
            self.coming = {}
            self.answering = {}
            self.automatic = table.automatic_seats()
            table.due = table.expires_at

            return

        if self.moment:
            self.still = now + thinking.breath(table.pace, self.moment)

        set_timers(table, engine.ask, type(engine.game).clocks, now)
        self.think(now, rng, thinking)
        if engine.outcome is not None:
            outcome = engine.outcome
            table.status = Status.OVER
            table.result = Result(list(outcome.winners), dict(outcome.scores), dict(outcome.ranks))

        dues = [timer.due for timer in table.timers.values()]
        table.due = min((*dues, *self.answering.values()), default=None)

    def think(self, now: float, rng: Random, thinking: Thinking) -> None:
        """Draw when each asked seat answers if no person has to, before anybody looks at anything;
        then look which standing orders will.
        """
        before = self._answered_by_itself()
        begins = max(now, self.still)
        self.automatic = self.table.automatic_seats()
        thoughts: dict[Seat, Thought] = {}
        for seat, timer in self.table.timers.items():
            if seat != CLOCK:
                drawn = self.thoughts.get(seat)
                if drawn is None or drawn.number != timer.number:
                    due = begins + self._fingers(seat, timer, rng, thinking)
                    drawn = Thought(timer.number, due, self.table.ask_number, timer.clock)

                thoughts[seat] = drawn._replace(due=max(drawn.due, self.still))

        self.thoughts = thoughts
        self.coming = {}
        if self.engine is not None and type(self.engine.game).orders:
            self.coming = standing_orders.coming(self.table, self.engine, self.automatic)

        self.answering = self._answered_by_itself()
        for seat in self.answering.keys() - before.keys():
            if thoughts[seat].due < now:
                # somebody got up, or gave an order, long after the question came
                due = begins + thinking.seconds(rng, self.table.pace)
                thoughts[seat] = thoughts[seat]._replace(due=due)
                self.answering[seat] = due

    def _answered_by_itself(self) -> dict[Seat, float]:
        return {
            seat: thought.due
            for seat, thought in self.thoughts.items()
            if seat in self.coming or seat in self.automatic
        }

    def search(self, now: float, rng: Random, begin_search: BeginSearch) -> None:
        """Let house players that search begin, once what they are asked is committed. A bug of
        theirs is no reason to refuse what was committed.
        """
        if self.engine is None:
            return

        for seat, due in self.answering.items():
            if seat in self.automatic:
                try:
                    self.houses.search(self.table, self.engine, seat, rng, begin_search, due - now)
                except Exception:  # it will choose without
                    log.exception("search not started: table=%s seat=%d", self.table.id, seat)

    def think_again(self, *seats: Seat) -> None:
        """Draw anew when the house may answer for these seats; for none named, for all."""
        kept = {seat: one for seat, one in self.thoughts.items() if seats and seat not in seats}
        self.thoughts = kept

    def _fingers(self, seat: Seat, timer: Timer, rng: Random, thinking: Thinking) -> float:
        """Seconds until the house may answer. A house player thinks longer about what weighs more,
        as far as everybody can see, and goes on more quickly than it begins; a person's orders take
        as long as that person would, and a window takes its time as well.
        """
        seconds = thinking.seconds(rng, self.table.pace)
        engine = self.engine
        before = self.thoughts.get(seat)
        if engine is None or engine.ask is None or seat not in self.automatic:
            return seconds

        ask = engine.ask
        seconds *= type(engine.game).weight(ask, seat, lambda: engine.view(None))
        if before is None or ask.showing is Showing.NOTHING:
            return seconds

        goes_on = before.ask == ask.number or same_turn(before.clock, timer.clock)
        return seconds * thinking.further if goes_on else seconds

    # -- what is due --------------------------------------------------------------------------

    async def due_choice(self, now: float, rng: Random) -> tuple[Seat, Choice, str] | None:
        """The most overdue seat, what it chooses, and the cause."""
        when = {seat: timer.due for seat, timer in self.table.timers.items()}
        when |= {seat: min(due, when[seat]) for seat, due in self.answering.items()}
        seat = min(when, key=lambda seat: (when[seat], seat), default=None)
        if seat is None or when[seat] > now:
            return None

        assert self.engine is not None
        decision = self.engine.decision(seat)
        assert decision is not None
        if seat == CLOCK:
            return seat, default_choice(decision, rng), "clock"
        if seat in self.automatic:
            choice = await self.houses.choose(self.table, self.engine, seat, decision, rng)
            return seat, choice, "house"
        if seat in self.coming:
            return seat, self.coming[seat].choice, "order"

        return seat, default_choice(decision, rng), "timeout"


def _picked(shown: Sequence[Option], picks: Sequence[int]) -> Choice:
    """What was pressed of what is shown. Whether it is an answer, the engine says."""
    choice = tuple([shown[pick] for pick in picks if 0 <= pick < len(shown)])
    if len(choice) != len(picks):
        raise NotAmongTheOptions
    return choice


def _seated(table: Table, options: GameOptions) -> GameOptions:
    """What the host has set, now that all have their seats. The table keeps that: host rights may
    pass on, and a record must tell what was dealt.
    """
    host = table.seat_of(table.host_id)
    assert host is not None, "a host who leaves a lobby passes the host rights on"
    seated = options.seated(host, len(table.players))
    table.options = seated.model_dump(exclude_defaults=True)

    return seated


# -- from the store, and back to a checkpoint -----------------------------------------------------


def hydrate(stored: Stored, games: Games) -> Session:
    """A draft of the table as it stands in the store, with its engine.

    Where the rules have changed under the running step, the table falls back to its last
    checkpoint in a new epoch.
    """
    table = stored.table.draft()
    checkpoint = stored.checkpoint
    draft = Session(table)

    if table.expires_at is None and table.status in (Status.LOBBY, Status.PAUSED):
        # Older versions kept it as a timer of the clock.
        timer = table.timers.get(CLOCK)
        if timer is not None:
            table.expires_at = timer.due
            table.timers = {}

    game = games.get(table.game)
    if game is None and table.status is Status.LOBBY:
        table.close("closed-not-offered")
        table.due = None
    elif game is None and table.is_live:
        table.pause("paused-cannot-resume")

    if game is None or checkpoint is None or table.status in (Status.LOBBY, Status.CLOSED):
        return draft

    try:
        draft.engine = Engine.resume(
            game, checkpoint.state, checkpoint.at, stored.rows, table.game_seed, table.epoch
        )
        return draft
    except ReplayDiffers as difference:
        log.warning(
            "replay differs, table falls back to its checkpoint: table=%s: %s", table.id, difference
        )
    except Exception:  # other rules than it was played by: its checkpoint may do all the same
        log.exception("replay failed, table falls back to its checkpoint: table=%s", table.id)

    if table.status is not Status.OVER:
        fall_back(draft, game, checkpoint, "table-fell-back")

    return draft


def fall_back(draft: Session, game: Rules, checkpoint: Checkpoint, told: str) -> None:
    """Enter at the checkpoint in a new epoch; where that cannot be, the table is paused. What lies
    face down there is shuffled: somebody may have looked at it since, and is not to gain by it.
    `told`: what the table says of it.
    """
    table = draft.table
    revision = checkpoint.at.revision
    epoch = draft.table.epoch + 1
    try:
        engine = Engine.fall_back(
            game, checkpoint.state, revision, table.game_seed, epoch, mixed=True
        )
    except Exception:  # its people are told; later rules may know how
        log.exception("table cannot be resumed and is paused: table=%s", table.id)
        table.pause("paused-cannot-resume")
        return

    opening = engine.opening()
    draft.engine = engine
    draft.checkpoint = Checkpoint(epoch, opening.row, opening.checkpoint or checkpoint.state)
    stop_timers(table)
    table.epoch = epoch
    table.revision = engine.revision
    table.untold = ()
    table.talk = replace(table.talk, remark=None)
    table.mixed = (*table.mixed, epoch)
    if table.milestones is not None:
        table.milestones = tuple(one for one in table.milestones if one.revision <= revision)

    # Questions of this epoch have numbers that were there before.
    draft.thoughts = {}
    draft.coming = {}
    draft.answering = {}
    draft.houses = Houses()
    table.tell(told)
