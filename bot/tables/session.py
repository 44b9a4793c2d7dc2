"""A session: a table in memory with its engine. A session is committed, or the draft of a change.

Rule 1: a committed session is never modified. A change is made on a draft, which then replaces it.
Rule 2: only the engine is shared between a session and its draft, because it cannot be copied. If a
        draft that has advanced the engine is dropped, its session is dropped too
        (bot/tables/session_cache.py).

The bot answers for a seat if a house player (an automated player) sits or substitutes there, or if
its player has a standing order (an answer given in advance). The words of games, such as ask,
window and epoch: docs/glossary.md.
"""

import hmac
import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from bot.tables import absence, standing_orders
from bot.tables.audit import AuditAct, Deed, Noted
from bot.tables.banter import talk_after
from bot.tables.bot_players import BeginSearch, Houses
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
from bot.tables.table import Bulletin, Result, Status, Table, Timer
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
"""The rules of each game, by its slug."""


class ThinkingTime(NamedTuple):
    """The time from which the bot may answer a decision of a seat. The time is drawn at random.

    Attributes:
        number: The number of the decision.
        due: The time in seconds since 1970.
        ask: The number of the ask.
        clock: The clock of the decision.

    The number of a decision or an ask is the revision of the game at which it was first asked.
    """

    number: int
    due: float
    ask: int
    clock: ClockId


@dataclass(slots=True)
class Session:
    """A table in memory with what is computed for it.

    Attributes:
        table: The table as it is stored.
        engine: The engine; None in a lobby, or if the game cannot be resumed.
        thinking_times: When the bot may answer for each asked seat. A time is drawn for every asked
            seat, also for people, so that the time does not reveal standing orders.
        coming: The answers that standing orders are about to give.
        answering: The seats that the bot answers for, and when: those of house players and those
            whose standing order applies.
        automatic: The seats that house players answer for.
        houses: The house players.
        touched: When the session was last used, in seconds since 1970.
        still_until: No house player acts before this time, so that players can look at what
            happened.
        seats: The numbers of players that the options allow; None until they are computed.
        entry: Only in a draft: the journal row to be stored with it.
        checkpoint: Only in a draft: the checkpoint to be stored with it.
        noted: Only in a draft: the action of a moderator to be stored with it.
        fresh_events: How many public events the last step had, if players want to look at one of
            them (`Game.moments`); else 0.
    """

    table: Table
    engine: Engine | None = None
    thinking_times: Mapping[Seat, ThinkingTime] = field(default_factory=dict)
    coming: Mapping[Seat, Coming] = field(default_factory=dict)
    answering: dict[Seat, float] = field(default_factory=dict)
    automatic: frozenset[Seat] = frozenset()
    houses: Houses = field(default_factory=Houses)
    touched: float = 0.0
    still_until: float = 0.0
    seats: range | None = None
    entry: Entry | None = None
    checkpoint: Checkpoint | None = None
    noted: Noted | None = None
    fresh_events: int = 0

    def draft(self) -> "Session":
        """Return a copy to be changed.

        The maps are shared with the copy. This is safe because maps are replaced, never modified.
        The last four fields are not copied: each of them belongs to one change.
        """
        return Session(
            self.table.draft(),
            self.engine,
            self.thinking_times,
            self.coming,
            self.answering,
            self.automatic,
            self.houses,
            self.touched,
            self.still_until,
            self.seats,
        )

    def note(self, now: float, by: int, act: AuditAct, other: int | None = None) -> None:
        """Add an action of a moderator to the server's audit log when the draft is committed.

        `by` is the moderator, and `other` is the user that it was done to, if any.
        """
        self.noted = Noted(now, Deed(by, act, str(self.table.number), other=other))

    def player_counts(self, games: Games) -> range:
        """Return the numbers of players that the game allows. Cached: each drawing needs them."""
        table = self.table
        rules = games.get(table.game)
        if rules is None:
            # The game does not exist any more: the table can only be shown as it is.
            return range(1, len(table.players) + 1)

        if self.seats is None:
            self.seats = rules.seats_for(rules.Options(**table.options))

        return self.seats

    # -- reading a press ----------------------------------------------------------------------

    def read_private(self, seat: Seat, token: str, picks: Sequence[int]) -> tuple[str, Choice]:
        """Check a press on the seat's own card.

        Args:
            seat: The seat of the user who pressed.
            token: The token of the button.
            picks: Indexes into the options of the seat's decision.

        Returns:
            The kind of the decision, and the choice.

        Raises:
            AlreadyAnswered: The seat has answered the open ask.
            StaleClick: The button belongs to another decision, or is forged.
            NotAmongTheOptions: An index is out of range.
        """
        assert self.engine is not None
        decision = self.engine.decision(seat)
        if decision is None:
            raise AlreadyAnswered if seat in self.engine.answers else StaleClick

        expected = seat_token(self.table.key, self.table.epoch, decision.number, seat)
        if not hmac.compare_digest(expected, token):
            raise StaleClick

        return decision.kind, _options_at(decision.options, picks)

    def read_public(self, seat: Seat, token: str, picks: Sequence[int]) -> tuple[str, Choice]:
        """Check a press on the public message of the table; otherwise like `read_private`.

        Args:
            seat: The seat of the user who pressed.
            token: The token of the button.
            picks: Indexes into the public options of the ask.

        Raises:
            AlreadyAnswered: The seat has answered the open ask.
            NothingToSay: The ask is not addressed to this seat.
            StaleClick: The button belongs to another ask, or is forged.
            NotAmongTheOptions: An index is out of range.
        """
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

        return decision.kind, _options_at(ask.public, picks)

    # -- steps of a game ----------------------------------------------------------------------

    def deal(self, game: Rules, now: float, *, experienced: Collection[int]) -> None:
        """Shuffle the seats, deal, and run the script to its first ask.

        Args:
            game: The rules.
            now: The time in seconds since 1970.
            experienced: Users who know this game (`NEW_FOR`). The others get more time at first.
        """
        table = self.table
        table.dealt_at = now
        for place, player in enumerate(table.players):
            is_new = player.user_id is not None and player.user_id not in experienced
            new_to = clocks_to_learn(game.clocks) if is_new else ()
            # The seed depends on the order of joining, which the shuffle below destroys.
            table.change_player(place, joined=place, new_to=new_to)

        seed = table.game_seed
        SeededChance(seed, SEATING).shuffle(table.players)
        # Options that refer to seats are fixed now that the seats are drawn.
        options = _draw_options(table, game.Options(**table.options))
        self.engine = Engine.deal(game, len(table.players), options, seed)
        # The deal as a step, with revision 0, an empty choice and the first checkpoint.
        opening = self.engine.opening()
        if opening.checkpoint is None:
            raise RuntimeError(f"{game.slug}: a script begins with a checkpoint")

        self.checkpoint = Checkpoint(table.epoch, opening.row, opening.checkpoint)
        table.go_on()
        table.milestones = ()
        self.seats = None
        self.remember(opening.events)

    def take(self, seat: Seat, choice: Choice, cause: str, now: float) -> list[Bulletin]:
        """Give a choice to the engine. One step is one change.

        Args:
            seat: The seat that decides.
            choice: Its choice.
            cause: "player", "timeout", "house", "order" or "clock".
            now: The time in seconds since 1970.

        Returns:
            What the step announced.

        Raises:
            NotAmongTheOptions: The engine refuses the choice.
            SomethingBroke: The script raised an error. The session must be dropped.
        """
        engine = self.engine
        table = self.table
        assert engine is not None
        assert self.entry is None
        miss = None
        if cause == "timeout":
            assert engine.ask is not None
            # The step closes the ask, so the miss must be determined before.
            miss = absence.miss_of(table, engine.ask, seat)

        try:
            step = engine.decide(seat, choice)
        except GameError as error:
            raise NotAmongTheOptions from error
        except Exception as error:  # a bug of the script: the game goes back to the last commit
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
            # The player was quicker than their standing order.
            if seat in self.coming:
                standing_orders.drop_if_overruled(table, seat, self.coming[seat], choice)

            if table.players[seat].silences:
                table.change_player(seat, silences=())
        elif miss is not None:
            absence.record_timeout(table, seat, miss, choice)

        # Announcements of misses come before the events of the step, substitutions after them.
        # `untold` has the seats with a miss that may not have been announced before this step.
        is_player_silent = miss is not None or bool(table.untold)
        if is_player_silent:
            absence.tell_silences(table, engine.ask, step.events)

        news = self.remember(step.events)
        if is_player_silent:
            absence.send_away_silent(table)

        return news

    def remember(self, events: Sequence[Event]) -> list[Bulletin]:
        """Store the events of the engine's last step in the table; return those that are news."""
        assert self.engine is not None
        table = self.table
        game = type(self.engine.game)
        table.revision = self.engine.revision
        public = [event for event in events if event.to is None]
        # Only house players make remarks.
        if public and any(player.level is not None for player in table.players):
            table.talk = talk_after(table, game, events)

        is_moment = any(event.kind in game.moments for event in public)
        self.fresh_events = len(public) if is_moment else 0
        return table.remember(events, game.milestones)

    # -- after a change -----------------------------------------------------------------------

    def settle(self, now: float, rng: Random, thinking: Thinking) -> None:
        """Compute what follows from any change: the result, the timers, and who answers when.

        If nothing has changed since the last call, it changes nothing.
        """
        engine = self.engine
        table = self.table
        if engine is None or table.status is not Status.PLAYING:
            stop_timers(table)
            self.thinking_times = {}
            self.coming = {}
            self.answering = {}
            self.automatic = table.automatic_seats()
            table.due = table.expires_at

            return

        if self.fresh_events:
            self.still_until = now + thinking.reading_time(table.pace, self.fresh_events)

        # The timers come first: `think` draws a time for each seat that has a timer.
        set_timers(table, engine.ask, type(engine.game).clocks, now)
        self.think(now, rng, thinking)
        if engine.outcome is not None:
            outcome = engine.outcome
            table.status = Status.OVER
            table.result = Result(list(outcome.winners), dict(outcome.scores), dict(outcome.ranks))

        dues = [timer.due for timer in table.timers.values()]
        table.due = min((*dues, *self.answering.values()), default=None)

    def think(self, now: float, rng: Random, thinking: Thinking) -> None:
        """Draw when the bot may answer for each asked seat, and find the orders that apply.

        A time is drawn before the cards or orders of a seat are looked at, so the time reveals
        nothing about them.
        """
        answering_before = self._bot_answers()
        earliest = max(now, self.still_until)
        self.automatic = self.table.automatic_seats()
        times: dict[Seat, ThinkingTime] = {}
        for seat, timer in self.table.timers.items():
            if seat != CLOCK:
                # A time that was drawn for this decision is kept: with repeated draws, the times
                # would be distributed differently. It only moves if players need time to look.
                drawn = self.thinking_times.get(seat)
                if drawn is None or drawn.number != timer.number:
                    due = earliest + self._answer_delay(seat, timer, rng, thinking)
                    drawn = ThinkingTime(timer.number, due, self.table.ask_number, timer.clock)

                times[seat] = drawn._replace(due=max(drawn.due, self.still_until))

        self.thinking_times = times
        self.coming = {}
        if self.engine is not None and type(self.engine.game).orders:
            self.coming = standing_orders.coming(self.table, self.engine, self.automatic)

        self.answering = self._bot_answers()
        for seat in self.answering.keys() - answering_before.keys():
            if times[seat].due < now:
                # A house player took over, or a player gave an order, long after the ask opened:
                # the time drawn then is over, so draw a new time.
                due = earliest + thinking.seconds(rng, self.table.pace)
                times[seat] = times[seat]._replace(due=due)
                self.answering[seat] = due

    def _bot_answers(self) -> dict[Seat, float]:
        """Return the seats that the bot answers for, and when it answers."""
        return {
            seat: time.due
            for seat, time in self.thinking_times.items()
            if seat in self.coming or seat in self.automatic
        }

    def search(self, now: float, rng: Random, begin_search: BeginSearch) -> None:
        """Start the searches of house players, after the ask they have to answer is committed.

        An error of a search is only logged, because the change is committed already.
        """
        if self.engine is None:
            return

        for seat, due in self.answering.items():
            if seat in self.automatic:
                try:
                    self.houses.search(self.table, self.engine, seat, rng, begin_search, due - now)
                except Exception:  # the house player then chooses without a search
                    log.exception("search not started: table=%s seat=%d", self.table.id, seat)

    def forget_thinking_times(self, *seats: Seat) -> None:
        """Forget when the bot may answer for these seats, so that new times are drawn.

        Without arguments, the times of all seats are forgotten.
        """
        self.thinking_times = {
            seat: time for seat, time in self.thinking_times.items() if seats and seat not in seats
        }

    def _answer_delay(self, seat: Seat, timer: Timer, rng: Random, thinking: Thinking) -> float:
        """Return the seconds until the bot may answer for this seat.

        A house player takes longer for decisions that weigh more in the public view, and less time
        for a decision that continues the previous one. A standing order takes the normal time of a
        person. In a window the time is never shortened.
        """
        seconds = thinking.seconds(rng, self.table.pace)
        engine = self.engine
        previous = self.thinking_times.get(seat)
        if engine is None or engine.ask is None or seat not in self.automatic:
            return seconds

        ask = engine.ask
        # `weight` returns about 0.5 for an easy question, 1.5 for a hard one, 0 to answer at once.
        seconds *= type(engine.game).weight(ask, seat, lambda: engine.view(None))
        if previous is None or ask.showing is Showing.NOTHING:
            return seconds

        # The seat decides again in the same ask or turn.
        goes_on = previous.ask == ask.number or same_turn(previous.clock, timer.clock)
        return seconds * thinking.further if goes_on else seconds

    # -- what is due --------------------------------------------------------------------------

    async def due_choice(self, now: float, rng: Random) -> tuple[Seat, Choice, str] | None:
        """Return the most overdue choice.

        Args:
            now: The time in seconds since 1970.
            rng: The generator for house players and defaults.

        Returns:
            The seat, its choice and the cause ("clock", "house", "order" or "timeout"); None if
            nothing is due.
        """
        due_times = {seat: timer.due for seat, timer in self.table.timers.items()}
        # A house player or an order answers before the deadline, never after it.
        due_times |= {seat: min(due, due_times[seat]) for seat, due in self.answering.items()}
        seat = min(due_times, key=lambda seat: (due_times[seat], seat), default=None)
        if seat is None or due_times[seat] > now:
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


def _options_at(options: Sequence[Option], picks: Sequence[int]) -> Choice:
    """Return the options with these indexes. The engine checks whether they are a legal choice.

    Raises:
        NotAmongTheOptions: An index is out of range.
    """
    choice = tuple([options[pick] for pick in picks if 0 <= pick < len(options)])
    if len(choice) != len(picks):
        raise NotAmongTheOptions
    return choice


def _draw_options(table: Table, options: GameOptions) -> GameOptions:
    """Return the options of the game now that the seats are drawn, and store them in the table.

    The options are stored because the host may change later, and the record of the game must
    contain the options of the deal.
    """
    host = table.seat_of(table.host_id)
    assert host is not None, "a host who leaves a lobby passes the host rights on"
    seated = options.seated(host, len(table.players))
    table.options = seated.model_dump(exclude_defaults=True)

    return seated


# -- from the store, and back to a checkpoint -----------------------------------------------------


def hydrate(stored: Stored, games: Games) -> Session:
    """Create a draft of a stored table, with its engine.

    If the rules have changed since the last checkpoint, so that replaying the journal gives a
    different state, the table falls back to the checkpoint in a new epoch.

    Args:
        stored: The table with its checkpoint and journal.
        games: The rules of each game.

    Returns:
        A draft. Its engine is None if there is no game to resume, or if it cannot be resumed.
    """
    table = stored.table.draft()
    checkpoint = stored.checkpoint
    draft = Session(table)

    if table.expires_at is None and table.status in (Status.LOBBY, Status.PAUSED):
        # Older versions stored the expiry as a timer of the clock.
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
    except Exception:  # the rules have changed since; the checkpoint may still be readable
        log.exception("replay failed, table falls back to its checkpoint: table=%s", table.id)

    if table.status is not Status.OVER:
        fall_back(draft, game, checkpoint, "table-fell-back")

    return draft


def fall_back(draft: Session, game: Rules, checkpoint: Checkpoint, sentence: str) -> None:
    """Restart the game at a checkpoint in a new epoch. If that fails, the table is paused.

    Face-down cards are shuffled again, because players may have seen some of them since the
    checkpoint.

    Args:
        draft: The draft to change.
        game: The rules.
        checkpoint: The checkpoint.
        sentence: The id of the sentence that announces it.
    """
    table = draft.table
    revision = checkpoint.at.revision
    epoch = draft.table.epoch + 1
    try:
        engine = Engine.fall_back(
            game, checkpoint.state, revision, table.game_seed, epoch, mixed=True
        )
    except Exception:  # the pause is announced; a later version may be able to resume it
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
        # Milestones after the checkpoint are undone.
        table.milestones = tuple(
            bulletin for bulletin in table.milestones if bulletin.revision <= revision
        )

    # The asks of the new epoch have the same numbers again: old times and searches would match
    # them.
    draft.thinking_times = {}
    draft.coming = {}
    draft.answering = {}
    draft.houses = Houses()
    table.tell(sentence)
