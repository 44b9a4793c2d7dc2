"""Stories: finished games, step by step, as every seat saw them.

The journal has all choices of a game in their order, and a checkpoint is the state of the game as
JSON. If a replay differed from the journal while the game was running, the game fell back to its
last checkpoint, and a new epoch began. A chronicle is all that is stored of one table.

A step of a story is the table at one time. The table is resumed from the checkpoint before, like a
running table after a restart, so a game draws steps as it draws running tables.

Rule 1: nothing is shown of a game that is still going on, to any user and in any way.
Rule 2: a story never changes its table. Stories are kept only in a cache of limited size.
Rule 3: no player waits for a story: replays run in threads, one at a time, in short slices.
"""

import asyncio
import logging
import time
import zlib
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from cachetools import LRUCache

from bot.common.refused import Refused
from bot.records.records import GameGoesOn, NotKept
from bot.records.repository import Chronicle, RecordRepository
from bot.tables.banter import NO_TALK
from bot.tables.refusals import TableGone
from bot.tables.scene import LaidOpenScene, Scene, TableSummary, escape_names, question, scene
from bot.tables.session import Session
from bot.tables.table import RECENT, Bulletin, Status, Table
from games.engine.asks import Choice, Seat
from games.engine.engine import Engine, JournalRow, Step
from games.engine.errors import ReplayDiffers
from games.engine.game import Rules
from games.engine.record import Played, Rollback
from games.registry import GAMES

log = logging.getLogger(__name__)


# -- replaying a game ------------------------------------------------------------------------------
#
# A game is replayed choice by choice, by today's rules.
#
# A position is the state of a game with its open ask. The journal has a hash of the position after
# each choice.
#
# Rule 1: a story shows only what the rules make of the deal and the choices, and every position is
#     compared with the journal. The journal has no hash for the deal, so the deal is shown only
#     when its checkpoint or the first choice proves that these rules deal the same cards.
# Rule 2: rules that have changed since the game are no error. Where they lead to another position,
#     the story says so, and goes on from the next checkpoint that the game fell back to, if any.


class Replayed(NamedTuple):
    """A part of a replay.

    Attributes:
        epoch: The epoch it belongs to.
        choice: The choice, or None for the deal or for a fall back at the start of the epoch.
        step: The result of the choice or deal, including private events. None if today's rules
            cannot follow the game from here on. In the first part of an epoch, None also means
            that today's rules deal other cards, or cannot read the checkpoint.
        asked: The kind of decision that was answered.
        picked: The options that were chosen.
    """

    epoch: int
    choice: Played | None
    step: Step | None
    asked: str = ""
    picked: Choice = ()


def replay(chronicle: Chronicle, games: Mapping[str, Rules]) -> Iterator[Replayed]:
    """Yield the deal, then every choice that no fall back has taken back, in order.

    This is slow: run it in a thread or with pauses. It raises nothing, even for a damaged journal.
    """
    choices = chronicle.choices
    falls = {fall.epoch: fall for fall in chronicle.falls}
    # Each fall back begins a new epoch.
    for epoch in range(chronicle.table.epoch + 1):
        # A fall back takes back all choices after its checkpoint.
        next_fall = falls.get(epoch + 1)
        valid = [
            played
            for played in choices
            if played.epoch == epoch
            and (next_fall is None or played.row.revision <= next_fall.revision)
        ]
        try:
            engine = _engine_at_start(chronicle, games, epoch, falls.get(epoch))
            opening = engine.opening()
            # The deal is held back until its checkpoint or the first choice proves it. A fall back
            # needs no proof, because its state is stored.
            unproved = [Replayed(epoch, None, opening)]
            if epoch or _is_the_deal(chronicle, engine, opening):
                yield unproved.pop()

            for choice in valid:
                part = _replayed(engine, choice)
                yield from (*unproved, part)
                unproved = []
        except ReplayDiffers as differs:
            log.info("story is incomplete: table=%s: %s", chronicle.table.id, differs)
            yield Replayed(epoch, None, None)


def _is_the_deal(chronicle: Chronicle, engine: Engine, opening: Step) -> bool:
    """Return whether the checkpoint of the deal is still stored and proves the deal.

    Raises:
        ReplayDiffers: It proves that other cards were dealt.
    """
    checkpoint = chronicle.checkpoints[0] if chronicle.checkpoints else None
    # Old checkpoints are deleted, so the first stored checkpoint may not be that of the deal.
    if (
        checkpoint is None
        or checkpoint.epoch
        or checkpoint.at.revision
        or opening.checkpoint is None
    ):
        return False

    # The stored texts are read, so that only the states are compared.
    state = type(engine.game).State
    try:
        if state.from_json(checkpoint.state) == state.from_json(opening.checkpoint):
            return True
    except ValueError as error:
        raise ReplayDiffers(0, "the checkpoint of the deal cannot be read") from error

    raise ReplayDiffers(0, "other cards are dealt")


def _replayed(engine: Engine, choice: Played) -> Replayed:
    decision = engine.decision(choice.row.seat)
    picked = None if decision is None else decision.read(choice.row.choice)
    # If there is no decision for this seat, `replay` raises ReplayDiffers.
    step = engine.replay(choice.row)
    assert decision is not None, "it was replayed"
    return Replayed(choice.epoch, choice, step, decision.kind, picked or ())


def _engine_at_start(
    chronicle: Chronicle, games: Mapping[str, Rules], epoch: int, fall: Rollback | None
) -> Engine:
    """Return the engine after the deal or at the fall back. Raise ReplayDiffers if that fails."""
    table = chronicle.table
    try:
        game = games[table.game]
        seed = table.game_seed
        if fall is not None:
            # `mixed`: whether face-down cards were shuffled again at this fall back.
            return Engine.fall_back(game, fall.state, fall.revision, seed, epoch, mixed=fall.mixed)
        if epoch:
            raise ReplayDiffers(0, f"the start of epoch {epoch} is unknown")

        return Engine.deal(game, len(table.players), game.Options(**table.options), seed)
    except ReplayDiffers:
        raise
    except Exception as error:  # the game was played by other rules than today's
        revision = 0 if fall is None else fall.revision
        raise ReplayDiffers(revision, f"no deal: {type(error).__name__}") from error


# -- stories ---------------------------------------------------------------------------------------

KEPT = 24
"""The most stories in the cache."""

SLICE = 0.002
"""Seconds for which a replay in a thread runs before it lets the event loop run."""


class NeverDealt(Refused):
    """The lobby was closed before the deal, so there is no story."""


class StoryLost(Refused):
    """Today's rules cannot follow the game, or its journal is damaged."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A choice, the deal, or a fall back, with its results.

    Attributes:
        row: The row of the journal with the choice; for the deal or a fall back, its texts are "".
        cause: Why the choice was made (games/engine/record.py); empty for the deal or a fall back.
        asked: The kind of decision that was answered.
        picked: The options that were chosen.
        events: What happened. `to` of a private event is the seat that was told; None: public.
        boundary: Index of the latest moment up to this one that has a checkpoint.
        checkpoint: The compressed state, if the game can be resumed from this moment.
    """

    epoch: int
    row: JournalRow
    cause: str
    asked: str
    picked: Choice
    events: tuple[Bulletin, ...]
    boundary: int
    checkpoint: bytes | None


class Story:
    """A finished game, step by step.

    A step is a moment that gets a page, usually a turn: a public event happened that is more than a
    transition (`Rules.passing`), and another seat goes on. Other moments belong to the next step.

    Attributes:
        is_whole: Whether the rules could follow the game to its end.
        lacks_beginning: Whether the deal could not be replayed, so the first step is a fall back.
        is_finished: Whether the game has a result. Other games were ended without a result.
    """

    def __init__(self, table: Table, game: Rules, parts: Sequence[Replayed]) -> None:
        self._table = table
        self._game = game
        self._moments = _moments(parts)
        self._breaks = _breaks(parts)
        self.is_whole = parts[-1].step is not None
        self.lacks_beginning = parts[0].step is None
        self.is_finished = table.status is Status.OVER
        last = len(self._moments) - 1

        # The first and the last moment are always steps, and so is each moment after which the
        # rules lead to another position.
        self._steps = [
            place
            for place, moment in enumerate(self._moments)
            if place in (0, last, *self._breaks) or not self._goes_on(place, moment)
        ]

    def _goes_on(self, place: int, moment: Moment) -> bool:
        """Return whether only transitions happened, or the next choice continues the same turn."""
        public = [event for event in moment.events if event.to is None]
        if all(event.kind in self._game.passing for event in public):
            return True

        seat = moment.row.seat
        is_own = all(event.facts.get("seat") == seat for event in public)
        return is_own and self._moments[place + 1].row.seat == seat

    def __len__(self) -> int:
        """Return the number of steps. The first step is the deal."""
        return len(self._steps)

    def best(self, before: int) -> int:
        """Return the step with the most that players want to look at; of equals, the last.

        Each event in `Rules.moments` counts 1. So does each point that it gives, and each card that
        a seat takes or captures with it. Only steps `before` this one are compared.
        """
        worth = [
            sum(
                1 + _gain(event)
                for event in self.events_of(step)
                if event.kind in self._game.moments
            )
            for step in range(before)
        ]
        return max(range(before), key=lambda step: (worth[step], step), default=0)

    @property
    def seats(self) -> int:
        return len(self._table.players)

    @property
    def reason(self) -> str | None:
        """Return the message id that says why a game without a result ended."""
        return None if self.is_finished else self._table.reason

    def breaks_off_after(self, step: int) -> bool:
        """Return whether today's rules lead to another position after this step.

        The next step, if there is one, is a checkpoint to which the game fell back.
        """
        return self._steps[step] in self._breaks

    def events_of(self, step: int) -> Sequence[Bulletin]:
        """Return the events of this step, including private events."""
        before = self._steps[step - 1] if step else -1
        within = self._moments[before + 1 : self._steps[step] + 1]
        return [bulletin for moment in within for bulletin in moment.events]

    def next_choice(self, step: int, seat: Seat) -> Moment | None:
        """Return the next choice of a seat after this step, or None."""
        after = islice(self._moments, self._steps[step] + 1, None)
        return next((moment for moment in after if moment.row.seat == seat), None)

    def scene(self, step: int, viewer: Seat | None = None) -> Scene:
        """Return the table at the end of a step, with escaped names.

        Args:
            step: The step.
            viewer: The seat that looks, or None for the public view. The public view also has all
                secrets (`open_secrets`), except at the end, where the result is shown instead.
        """
        place = self._steps[step]
        # Table and engine at this step. The session is never stored.
        table = self._table_at(place)

        # The game is resumed from the last checkpoint before this moment.
        moment = self._moments[place]
        start = self._moments[moment.boundary]
        assert start.checkpoint is not None, "there is a checkpoint at every boundary"
        engine = Engine.resume(
            self._game,
            zlib.decompress(start.checkpoint).decode(),
            start.row,
            [later.row for later in self._moments[moment.boundary + 1 : place + 1]],
            self._table.game_seed,
            moment.epoch,
        )
        session = Session(table, engine)
        seats = len(table.players)
        view = scene(session, least=seats, most=seats, viewer=viewer)
        shows_secrets = viewer is None and view.result is None
        secrets = self._laid_open(session, engine) if shows_secrets else None
        return escape_names(replace(view, is_story=True, open_secrets=secrets))

    def _laid_open(self, session: Session, engine: Engine) -> LaidOpenScene | None:
        """Return all secrets of this moment; None if the game has none or does not show them."""
        view = self._game.open_secrets(engine.game.state)
        if view is None:
            return None

        # Answers that were given to the open ask, and that the seats could still change.
        questions = ((seat, question(session, seat)) for seat in range(self.seats))
        picked = {
            seat: open_question.decision.read(open_question.chosen) or ()
            for seat, open_question in questions
            if open_question is not None
            and open_question.settled
            and open_question.chosen is not None
        }
        return LaidOpenScene(view, picked)

    def _table_at(self, place: int) -> Table:
        """Return the stored table, set back to this moment."""
        table = self._table
        moment = self._moments[place]
        news = tuple(self._news(place))
        if place == len(self._moments) - 1 and self.is_finished and self.is_whole:
            return replace(table, news=news, milestones=self._milestones())

        return replace(
            table,
            news=news,
            status=Status.PLAYING,
            reason=None,
            result=None,
            epoch=moment.epoch,
            revision=moment.row.revision,
            # Deadlines, absences and remarks (`talk`) are not in the journal, so they are cleared.
            timers={},
            spent={},
            ask_due=None,
            expires_at=None,
            untold=(),
            set_back_at=None,
            talk=NO_TALK,
            # The journal does not say when a player was away or which standing orders they had.
            players=[
                replace(player.public_copy, locale=player.locale, absence=None)
                for player in table.players
            ],
        )

    def _news(self, place: int) -> Sequence[Bulletin]:
        """Return the latest news up to this moment, as many as a table keeps."""
        latest: list[Bulletin] = []
        for moment in reversed(self._moments[: place + 1]):
            latest[:0] = moment.events
            if len(latest) >= RECENT:
                break

        return latest[-RECENT:]

    def _milestones(self) -> tuple[Bulletin, ...] | None:
        """Return the table's milestones (important events); for old tables, those of the replay."""
        # A replay with gaps, or after a fall back, would give wrong milestones.
        if self._table.milestones is not None or self._breaks or self._table.epoch:
            return self._table.milestones
        return tuple(
            bulletin
            for moment in self._moments
            for bulletin in moment.events
            if bulletin.to is None and bulletin.kind in self._game.milestones
        )


def _gain(event: Bulletin) -> int:
    """Return how many points an event gives, or else how many cards it moves."""
    gain = event.facts.get("points", event.facts.get("cards", 0))
    if isinstance(gain, list | tuple):  # the game names the cards
        return len(gain)

    return gain if isinstance(gain, int) else 0


def _moments(parts: Sequence[Replayed]) -> list[Moment]:
    """Return the moments of a replay, with the checkpoints to resume from."""
    moments: list[Moment] = []
    boundary = 0
    for epoch, choice, step, kind, picked in parts:
        if step is None:
            continue

        if step.checkpoint is not None:
            boundary = len(moments)

        revision = step.row.revision
        bulletins = [Bulletin(revision, event.kind, event.facts, event.to) for event in step.events]
        # The journal has no event for a fall back, so the story adds an event.
        if choice is None and epoch:
            bulletins.insert(0, Bulletin(revision, "table-fell-back", {}))

        cause = "" if choice is None else choice.cause
        # Level 1 is the fastest compression.
        state = None if step.checkpoint is None else zlib.compress(step.checkpoint.encode(), 1)
        moments.append(
            Moment(epoch, step.row, cause, kind, picked, tuple(bulletins), boundary, state)
        )

    return moments


def _breaks(parts: Sequence[Replayed]) -> Set[int]:
    """Return the indexes of the moments after which the rules could not follow the game."""
    breaks: set[int] = set()
    moments = 0
    for part in parts:
        if part.step is not None:
            moments += 1
        elif moments:
            breaks.add(moments - 1)

    return breaks


class Stories:
    """Makes stories of finished games, and caches the latest ones."""

    def __init__(self, archive: RecordRepository, games: Mapping[str, Rules] = GAMES) -> None:
        self._archive = archive
        self._games = games
        self._cache = LRUCache[str, Story](KEPT)
        self._one_at_a_time = asyncio.Lock()
        self._in_progress = ""
        """The table whose story is being made; empty if there is none or `forget` was called."""

    async def of(self, table: TableSummary) -> Story:
        """Return the story of a table.

        Raises:
            GameGoesOn: The game is not over.
            NeverDealt: The lobby was closed before the deal.
            NotKept: No journal was kept.
            StoryLost: The rules cannot follow the game.
            TableGone: The table is deleted.
        """
        if table.is_live:
            raise GameGoesOn

        cached_story = self._cache.get(table.id)
        if cached_story is None:
            async with self._one_at_a_time:
                # Another reader may have asked for the story while this reader waited.
                cached_story = self._cache.get(table.id)
                while cached_story is None:
                    self._in_progress = table.id
                    story = await self._make(table.id)
                    # If `forget` was called meanwhile, a player was erased, and the story still has
                    # their name. Then it is made again.
                    if self._in_progress:
                        cached_story = self._cache[table.id] = story

        return cached_story

    def forget(self, table_id: str) -> None:
        """Drop the story, because its table was changed or deleted."""
        self._cache.pop(table_id, None)
        if table_id == self._in_progress:
            self._in_progress = ""

    async def _make(self, table_id: str) -> Story:
        """Read the journal and replay it."""
        chronicle = await self._archive.chronicle(table_id)
        if chronicle is None:
            raise TableGone
        if chronicle.table.is_live:
            raise GameGoesOn
        if not chronicle.checkpoints:
            raise NeverDealt
        if await self._archive.is_unkept(table_id):
            raise NotKept

        parts: list[Replayed] = []
        replayed = replay(chronicle, self._games)
        while new_parts := await asyncio.to_thread(_next_slice, replayed):
            parts += new_parts

        if all(part.step is None for part in parts):
            raise StoryLost

        table = chronicle.table
        return await asyncio.to_thread(Story, table, self._games[table.game], parts)


def _next_slice(replayed: Iterator[Replayed]) -> list[Replayed]:
    """Return the parts replayed in one slice of time; empty at the end."""
    until = time.perf_counter() + SLICE
    parts: list[Replayed] = []
    for part in replayed:
        parts.append(part)
        if time.perf_counter() > until:
            break

    return parts
