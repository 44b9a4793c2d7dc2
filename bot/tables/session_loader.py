"""A session made anew of what the store holds, and games that go back to their last checkpoint."""

import logging
from dataclasses import replace

from bot.tables.bot_players import Houses
from bot.tables.deadlines import stop_timers
from bot.tables.ports import Checkpoint, Stored
from bot.tables.session import Games, Session
from bot.tables.table import Status, Table
from games.engine.asks import CLOCK
from games.engine.engine import Engine
from games.engine.errors import ReplayDiffers
from games.engine.game import Rules

log = logging.getLogger(__name__)


def hydrate(stored: Stored, games: Games) -> Session:
    """A draft of the table as it stands in the store, with its engine.

    Where the rules have changed under the running step, the table falls back to its last
    checkpoint in a new epoch.
    """
    table, checkpoint = stored.table.draft(), stored.checkpoint
    draft = Session(table)
    if table.expires_at is None and table.status in (Status.LOBBY, Status.PAUSED):
        _read_old_expiry(table)
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
        log.warning("table %s falls back to its checkpoint: %s", table.id, difference)
    except Exception:  # other rules than it was played by: its checkpoint may do all the same
        log.exception("table %s: the script broke while resuming", table.id)
    if table.status is not Status.OVER:
        fall_back(draft, game, checkpoint, "table-fell-back")
    return draft


def fall_back(draft: Session, game: Rules, checkpoint: Checkpoint, told: str) -> None:
    """Enter at the checkpoint in a new epoch; where that cannot be, the table is paused. What lies
    face down there is shuffled: somebody may have looked at it since, and is not to gain by it.
    `told`: what the table says of it.
    """
    table, revision, epoch = draft.table, checkpoint.at.revision, draft.table.epoch + 1
    try:
        engine = Engine.fall_back(
            game, checkpoint.state, revision, table.game_seed, epoch, mixed=True
        )
    except Exception:  # its people are told; later rules may know how
        log.exception("table %s cannot be resumed", table.id)
        table.pause("paused-cannot-resume")
        return
    opening = engine.opening()
    draft.engine = engine
    draft.checkpoint = Checkpoint(epoch, opening.row, opening.checkpoint or checkpoint.state)
    stop_timers(table)
    table.epoch, table.revision, table.untold = epoch, engine.revision, ()
    table.talk = replace(table.talk, remark=None)
    table.mixed = (*table.mixed, epoch)
    if table.milestones is not None:
        table.milestones = tuple(one for one in table.milestones if one.revision <= revision)
    # Questions of this epoch have numbers that were there before.
    draft.thoughts, draft.coming, draft.answering, draft.houses = {}, {}, {}, Houses()
    table.tell(told)


def _read_old_expiry(table: Table) -> None:
    """Older versions kept it as a timer of the clock."""
    timer = table.timers.get(CLOCK)
    if timer is not None:
        table.expires_at, table.timers = timer.due, {}
