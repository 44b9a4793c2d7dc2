"""Games that are over, as they can be looked at once more: every step as every seat saw it.

A step is the table as it stood then, resumed from the last checkpoint before it just as a running
table is resumed after a restart; so the scenes are the tables' own, and faces draw them as ever.

Rule 1: nothing is told of a game that goes on, whoever asks and however.
Rule 2: a story never touches its table. What is kept of it here is a cache, and bounded.
Rule 3: nobody who plays waits for it: replays run beside the event loop, one at a time, in slices.
"""

import asyncio
import logging
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from bot.common.lru import Latest
from bot.common.refused import Refused
from bot.records.records import GameGoesOn, NotKept
from bot.records.repository import Chronicle, RecordRepository
from bot.tables.banter import SILENCE
from bot.tables.bulletin import Bulletin
from bot.tables.refusals import TableGone
from bot.tables.scene import LaidOpenScene, Scene, TableSummary, escape_names, question, scene
from bot.tables.session import Session
from bot.tables.table import RECENT, Player, Status, Table
from games.engine.asks import Choice, Seat
from games.engine.engine import Engine, JournalRow, Step
from games.engine.errors import ReplayDiffers
from games.engine.game import Rules
from games.engine.record import Fall, Played
from games.registry import GAMES

log = logging.getLogger(__name__)


# -- a game played again ---------------------------------------------------------------------------
#
# Choice by choice, by the rules that it was played by.
#
# Rule 1: nothing is told that the rules do not make of the deal and the choices; every position is
#         compared with the journal's. The journal has no position of the deal: it is told once its
#         checkpoint, or the first choice, proves that these rules deal the same.
# Rule 2: rules that have changed since are no error. Where they lead elsewhere, that is said, and
#         the game goes on from its next fall back, if it ever fell back.


class Replayed(NamedTuple):
    """`choice` None: the deal, or a fall back, in this epoch. `step`: what came of it, the events
    told to one seat alone included; None: these rules cannot follow the game from here on, or,
    where nothing came before in this epoch, do not deal as it was dealt.
    `asked`: the kind of decision that was answered, and by which options (`picked`).
    """

    epoch: int
    choice: Played | None
    step: Step | None
    asked: str = ""
    picked: Choice = ()


def replay(chronicle: Chronicle, games: Mapping[str, Rules]) -> Iterator[Replayed]:
    """The deal, then every choice that stood, in order. What a fall back took back is left out.

    It takes long: whoever is in the event loop goes on in a thread, or stops now and then. Raises
    nothing, whatever is in the journal.
    """
    choices = chronicle.choices
    falls = {fall.epoch: fall for fall in chronicle.falls}
    for epoch in range(chronicle.table.epoch + 1):
        until = falls.get(epoch + 1)
        stood = [
            one
            for one in choices
            if one.epoch == epoch and (until is None or one.row.revision <= until.revision)
        ]
        try:
            engine = _begun(chronicle, games, epoch, falls.get(epoch))
            opening = engine.opening()
            unproved = [Replayed(epoch, None, opening)]
            if epoch or _is_the_deal(chronicle, engine, opening) or not stood:
                yield unproved.pop()

            for choice in stood:
                found = _replayed(engine, choice)
                yield from (*unproved, found)
                unproved = []
        except ReplayDiffers as differs:
            log.info("story is incomplete: table=%s: %s", chronicle.table.id, differs)
            yield Replayed(epoch, None, None)


def _is_the_deal(chronicle: Chronicle, engine: Engine, opening: Step) -> bool:
    """Whether the checkpoint of the deal is still there, and proves it. Raises ReplayDiffers where
    it proves the contrary.
    """
    kept = chronicle.checkpoints[0] if chronicle.checkpoints else None
    if kept is None or kept.epoch or kept.at.revision or opening.checkpoint is None:
        return False

    state = type(engine.game).State
    try:
        if state.model_validate_json(kept.state) == state.model_validate_json(opening.checkpoint):
            return True
    except ValueError as error:
        raise ReplayDiffers(0, "the checkpoint of the deal cannot be read") from error

    raise ReplayDiffers(0, "other cards are dealt")


def _replayed(engine: Engine, choice: Played) -> Replayed:
    decision = engine.decision(choice.row.seat)
    picked = None if decision is None else decision.read(choice.row.choice)
    step = engine.replay(choice.row)
    assert decision is not None, "it was replayed"
    return Replayed(choice.epoch, choice, step, decision.kind, picked or ())


def _begun(
    chronicle: Chronicle, games: Mapping[str, Rules], epoch: int, fall: Fall | None
) -> Engine:
    """Dealt, or entered where the game fell back to. Raises ReplayDiffers."""
    table = chronicle.table
    try:
        game = games[table.game]
        seed = table.game_seed
        if fall is not None:
            return Engine.fall_back(game, fall.state, fall.revision, seed, epoch, mixed=fall.mixed)
        if epoch:
            raise ReplayDiffers(0, f"nobody knows where epoch {epoch} began")

        return Engine.deal(game, len(table.players), game.Options(**table.options), seed)
    except ReplayDiffers:
        raise
    except Exception as error:  # rules that break here are not those that it was played by
        revision = 0 if fall is None else fall.revision
        raise ReplayDiffers(revision, f"no deal: {type(error).__name__}") from error


# -- stories ---------------------------------------------------------------------------------------

KEPT = 24
"""Stories that are remembered."""

SLICE = 0.002
"""Seconds. A replay in a thread may keep the event loop waiting for so long, and then rests."""


class NeverDealt(Refused):
    """A lobby that was closed has no story."""


class StoryLost(Refused):
    """Today's rules cannot follow the game, or its journal is damaged."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice (or the deal, or a fall back) and what it made happen. `asked`, `picked`: which kind
    of decision was answered, and how; `cause`: why (games.engine.record), empty where nobody chose.
    `boundary`: the latest moment up to here at which the rules can enter the game.
    """

    epoch: int
    row: JournalRow
    cause: str
    asked: str
    picked: Choice
    told: tuple[Bulletin, ...]
    boundary: int
    checkpoint: bytes | None


class Story:
    """A game that is over, step by step. A step is worth a look: all could see something happen
    that does not just lead to what comes next.

    `is_whole`: the rules could follow it to its end. `is_headless`: they cannot tell how it began,
    and its first step is a fall back.
    """

    def __init__(self, table: Table, game: Rules, told: Sequence[Replayed]) -> None:
        self._table = table
        self._game = game
        self._moments = _moments(told)
        self._torn = _torn(told)
        self.is_whole = told[-1].step is not None
        self.is_headless = told[0].step is None
        self.is_finished = table.status is Status.OVER
        last = len(self._moments) - 1
        self._steps = [
            place
            for place, one in enumerate(self._moments)
            if place in (0, last, *self._torn)
            or any(fact.to is None and fact.kind not in game.passing for fact in one.told)
        ]

    def __len__(self) -> int:
        """How many steps there are; the first one is the deal."""
        return len(self._steps)

    @property
    def seats(self) -> int:
        return len(self._table.players)

    @property
    def reason(self) -> str | None:
        """Why a game without a result ended: the id of a sentence."""
        return None if self.is_finished else self._table.reason

    def began(self, step: int) -> int:
        """The revision that the step brought: names it for as long as there is the game."""
        return self._moments[self._steps[step]].row.revision

    def is_torn(self, step: int) -> bool:
        """Whether today's rules lead elsewhere from here: what follows, if anything, begins where
        the game fell back to.
        """
        return self._steps[step] in self._torn

    def told(self, step: int) -> Sequence[Bulletin]:
        """What happened in this step, also what one seat alone was told."""
        since = self._steps[step - 1] if step else -1
        within = self._moments[since + 1 : self._steps[step] + 1]
        return [one for moment in within for one in moment.told]

    def chose(self, step: int, seat: Seat) -> Moment | None:
        """What the seat chose next, which the step may be about to ask it."""
        after = islice(self._moments, self._steps[step] + 1, None)
        return next((one for one in after if one.row.seat == seat), None)

    def scene(self, step: int, viewer: Seat | None = None) -> Scene:
        """The table at the end of this step as this seat (None: anybody) saw it, names escaped. At
        the end of a game that was played out, with its result. Before it, where there is no viewer,
        what was secret is laid open beside it.
        """
        place = self._steps[step]
        table = self._table_at(place)
        engine = self._engine(place)
        session = Session(table, engine)
        seats = len(table.players)
        seen = scene(session, seats, seats, viewer)
        is_all = viewer is None and seen.result is None
        open_ = self._laid_open(session, engine) if is_all else None
        return escape_names(replace(seen, is_story=True, laid_open=open_))

    def _laid_open(self, session: Session, engine: Engine) -> LaidOpenScene | None:
        """All secrets of this moment; None where the game has none, or lays nothing open."""
        view = self._game.laid_open(engine.game.state)
        if view is None:
            return None

        asked = ((seat, question(session, seat)) for seat in range(self.seats))
        picked = {
            seat: one.decision.read(one.chosen) or ()
            for seat, one in asked
            if one is not None and one.settled and one.chosen is not None
        }
        return LaidOpenScene(view, picked)

    def _table_at(self, place: int) -> Table:
        """What the table remembered besides its game."""
        table = self._table.draft()
        moment = self._moments[place]
        table.news = tuple(self._news(place))
        if place == len(self._moments) - 1 and self.is_finished and self.is_whole:
            table.milestones = self._milestones()
            return table

        table.status = Status.PLAYING
        table.reason = None
        table.result = None
        table.epoch = moment.epoch
        table.revision = moment.row.revision
        table.timers = {}
        table.spent = {}
        table.ask_due = None
        table.expires_at = None
        table.untold = ()
        table.set_back_at = None
        table.talk = SILENCE
        # When somebody was away, or gave which orders, no journal tells.
        table.players = [
            Player(one.name, one.user_id, one.level, one.locale, one.joined)
            for one in table.players
        ]
        return table

    def _news(self, place: int) -> Sequence[Bulletin]:
        found: list[Bulletin] = []
        for moment in reversed(self._moments[: place + 1]):
            found[:0] = moment.told
            if len(found) >= RECENT:
                break

        return found[-RECENT:]

    def _milestones(self) -> tuple[Bulletin, ...] | None:
        """For the end: what the table kept, or would have kept, had it been dealt today."""
        if self._table.milestones is not None or self._torn or self._table.epoch:
            return self._table.milestones
        told = (one for moment in self._moments for one in moment.told if one.to is None)
        return tuple(one for one in told if one.kind in self._game.milestones)

    def _engine(self, place: int) -> Engine:
        moment = self._moments[place]
        entered = self._moments[moment.boundary]
        assert entered.checkpoint is not None, "there is a checkpoint at every boundary"

        return Engine.resume(
            self._game,
            zlib.decompress(entered.checkpoint).decode(),
            entered.row,
            [one.row for one in self._moments[moment.boundary + 1 : place + 1]],
            self._table.game_seed,
            moment.epoch,
        )


def _moments(told: Sequence[Replayed]) -> list[Moment]:
    found: list[Moment] = []
    boundary = 0
    for epoch, choice, step, asked, picked in told:
        if step is None:
            continue

        if step.checkpoint is not None:
            boundary = len(found)

        revision = step.row.revision
        bulletins = [Bulletin(revision, one.kind, one.facts, one.to) for one in step.events]
        if choice is None and epoch:
            bulletins.insert(0, Bulletin(revision, "table-fell-back", {}))

        cause = "" if choice is None else choice.cause
        state = None if step.checkpoint is None else zlib.compress(step.checkpoint.encode(), 1)
        found.append(
            Moment(epoch, step.row, cause, asked, picked, tuple(bulletins), boundary, state)
        )

    return found


def _torn(told: Sequence[Replayed]) -> Set[int]:
    """The moments after which the rules could not follow."""
    found: set[int] = set()
    moments = 0
    for one in told:
        if one.step is not None:
            moments += 1
        elif moments:
            found.add(moments - 1)

    return found


class Stories:
    """Tells games that are over, and remembers the latest that were asked for."""

    def __init__(self, archive: RecordRepository, games: Mapping[str, Rules] = GAMES) -> None:
        self._archive = archive
        self._games = games
        self._known = Latest[str, Story](KEPT)
        self._turn = asyncio.Lock()
        self._telling = ""
        """The table whose story is made now; empty where none is, or it was written anew since."""

    async def of(self, table: TableSummary) -> Story:
        """Raises GameGoesOn, NeverDealt, NotKept, StoryLost, TableGone."""
        if table.is_live:
            raise GameGoesOn

        found = self._known.used(table.id)
        if found is None:
            async with self._turn:
                found = self._known.get(table.id)
                while found is None:
                    self._telling = table.id
                    story = await self._replayed(table.id)
                    if self._telling:  # else somebody in it was forgotten meanwhile
                        found = self._known.put(table.id, story)

        return found

    def forget(self, table_id: str) -> None:
        """It has been written anew, or is gone."""
        self._known.drop(table_id)
        if table_id == self._telling:
            self._telling = ""

    async def _replayed(self, table_id: str) -> Story:
        chronicle = await self._archive.chronicle(table_id)
        if chronicle is None:
            raise TableGone
        if chronicle.table.is_live:
            raise GameGoesOn
        if not chronicle.checkpoints:
            raise NeverDealt
        if await self._archive.is_unkept(table_id):
            raise NotKept

        return await _told(chronicle, self._games)


async def _told(chronicle: Chronicle, games: Mapping[str, Rules]) -> Story:
    """Raises StoryLost."""
    told: list[Replayed] = []
    steps = replay(chronicle, games)
    while piece := await asyncio.to_thread(_slice, steps):
        told += piece

    if all(one.step is None for one in told):
        raise StoryLost

    table = chronicle.table
    return await asyncio.to_thread(Story, table, games[table.game], told)


def _slice(steps: Iterator[Replayed]) -> list[Replayed]:
    """What a thread gets done before it has to let others go on; nothing at the end."""
    until = time.perf_counter() + SLICE
    found: list[Replayed] = []
    for one in steps:
        found.append(one)
        if time.perf_counter() > until:
            break

    return found
