"""Steps of a game at a table: the deal, a press, whatever falls due. Always under the table's
lock.
"""

import logging
from collections import Counter
from typing import Any

from bot.tables import absence, lobby, standing_orders
from bot.tables.deadlines import clocks_to_learn
from bot.tables.ports import Checkpoint, Entry
from bot.tables.refusals import NotAmongTheOptions, NotWritten, SomethingBroke
from bot.tables.session import Session
from bot.tables.session_cache import SessionCache
from bot.tables.table import Bulletin, Status, Table
from games.kit.asks import Choice, Seat
from games.kit.chance import SeededChance
from games.kit.engine import Engine, Step
from games.kit.errors import GameError
from games.kit.game import Game, GameOptions
from games.kit.record import SEATING

log = logging.getLogger(__name__)

_TOO_LONG = {Status.LOBBY: "closed-expired", Status.PAUSED: "closed-forgotten"}
"""Why a table is closed that waited for people in vain: sentences of tables.ftl."""


class Steps:
    """The one door to the engines."""

    def __init__(self, keeper: SessionCache) -> None:
        self._keeper = keeper
        self._breaks: Counter[str] = Counter()

    async def deal(self, session: Session, game: type[Game[Any]]) -> None:
        """Shuffle the seats, deal, run to the first ask, commit."""
        table = session.table
        people = [player.user_id for player in table.players if player.user_id is not None]
        known = await self._keeper.store.have_played(table.game, people)
        seed = bytes.fromhex(table.seed)
        table.dealt_at = self._keeper.now()
        for place, player in enumerate(table.players):
            player.joined = place
            if player.user_id is not None and player.user_id not in known:
                player.new_to = clocks_to_learn(game.clocks)
        SeededChance(seed, SEATING).shuffle(table.players)
        options = _seated(table, game.Options(**table.options))
        engine = Engine.deal(game, len(table.players), options, seed)
        opening = engine.opening()
        if opening.checkpoint is None:
            raise RuntimeError(f"{game.slug}: a script begins with a checkpoint")
        session.engine = engine
        table.status, table.timers, table.spent = Status.PLAYING, {}, {}
        session.remember(opening.events)
        self._keeper.settle(session, opening.events)
        first = Checkpoint(table.epoch, opening.row, opening.checkpoint)
        await self._keeper.save(session, checkpoint=first)

    async def take(
        self, session: Session, seat: Seat, choice: Choice, cause: str
    ) -> list[Bulletin]:
        """Decide, commit, and return what was told. Refused: nothing has changed."""
        engine, table = session.engine, session.table
        assert engine is not None
        missable = absence.missable(session, seat)
        try:
            step = engine.decide(seat, choice)
        except GameError as error:
            raise NotAmongTheOptions from error
        except Exception as error:  # a bug of the script: the game goes back to what is committed
            log.exception("table %s: %s by seat %d broke the script", table.id, cause, seat)
            await self._recover(table.id)
            raise SomethingBroke from error
        assert step is not None
        if cause == "player":
            standing_orders.overruled(table, seat, session.coming.get(seat), choice)
        with self._keeper.forgetting(table.id):  # the engine is ahead of the store
            absence.note(session, seat, cause, missable, choice)
            told = absence.tell(session, step.events)
            self._keeper.settle(session, step.events)
            absence.consider(session)
        await self._commit(session, step, cause)
        self._breaks.pop(table.id, None)
        return told

    async def _commit(self, session: Session, step: Step, cause: str) -> None:
        table = session.table
        entry = Entry(table.epoch, step.row, cause, self._keeper.now())
        checkpoint = None
        if step.checkpoint is not None:
            checkpoint = Checkpoint(table.epoch, step.row, step.checkpoint)
        try:
            await self._keeper.save(session, entry, checkpoint)
        except NotWritten:
            raise
        except Exception as error:  # a bug of the store: the clicker is told that it did not count
            log.exception(
                "table %s: revision %d could not be committed", table.id, step.row.revision
            )
            raise SomethingBroke from error

    async def _recover(self, table_id: str) -> None:
        """Back to what is committed; a table whose script breaks twice at one place is
        suspended.
        """
        self._keeper.forget(table_id)
        session = await self._keeper.session(table_id)
        self._breaks[table_id] += 1
        if self._breaks[table_id] >= 2:
            del self._breaks[table_id]
            session.suspend("paused-broken")
            await self._keeper.save(session)

    async def carry_out_due(self, session: Session) -> None:
        """Deadlines, house players and the clock's minima, until nothing is due any more."""
        closing = _TOO_LONG.get(session.table.status)
        if closing is not None:
            if session.due is not None and session.due <= self._keeper.now():
                lobby.close(session.table, closing)
                await self._keeper.save(session)
            return
        if session.table.status is Status.PLAYING and session.engine is not None:
            now = self._keeper.now()
            while (due := await session.due_choice(now, self._keeper.rng)) is not None:
                await self.take(session, *due)
        self._keeper.note_due(session)


def _seated(table: Table, options: GameOptions) -> GameOptions:
    """What the host has set, now that all have their seats. The table keeps that: host rights may
    pass on, and a record must tell what was dealt.
    """
    host = table.seat_of(table.host_id)
    assert host is not None, "whoever leaves a lobby passes the host rights on"
    seated = options.seated(host)
    if seated != options:
        table.options = seated.model_dump(exclude_defaults=True)
    return seated
