"""What moderators can do for a table that nobody can play any more.

All of it is told on the table, and none of it needs to know what anybody holds: time is up sooner,
somebody's seat is kept warm, another person is the host, the latest choices are asked again. And
all of it is written down for those who manage the server, together with what it changes.
"""

from bot.common.refused import Refused
from bot.tables import absence, lobby
from bot.tables.audit import AuditAct
from bot.tables.context import TableContext
from bot.tables.refusals import NoSuchPlayer, NotDealtYet, StaleClick, TableOver, TablePaused
from bot.tables.scene import TableSummary, summary
from bot.tables.session import Session, fall_back
from bot.tables.table import Absence, Status
from bot.tables.tokens import public_token
from games.engine.asks import CLOCK, Seat, Showing
from games.engine.house import default_choice

FIXABLE = ("paused-broken", "paused-cannot-resume")
"""Why a table may be paused that goes on where it is taken back a step."""


class NobodyAwaited(Refused):
    """No person keeps the table waiting; or it may not be known who does."""


class NoStepBack(Refused):
    """There is nothing to go back to that today's rules could play on from."""


class Moderation:
    """`by` is the moderator. The caller checks who may do this; `end` checks it itself. All methods
    may raise Refused.
    """

    def __init__(self, context: TableContext) -> None:
        self._sessions = context.sessions
        self._store = context.store
        self._games = context.games

    async def end(self, table_id: str, by: int, *, moderator: bool = False) -> TableSummary:
        """Close the table without a result; its host or a moderator may."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            if not table.is_live:
                raise TableOver(number=table.number)

            lobby.must_be_host_or_moderator(table, by, moderator=moderator)
            if not table.hosts(by):
                change.note(self._sessions.now(), by, AuditAct.END)

            table.close("closed-by-host" if table.hosts(by) else "closed-by-moderator")

        return summary(change.table)

    async def skip(self, table_id: str, token: str, by: int) -> TableSummary:
        """Time is up for all people whom this question still waits for; `token`: its public one. A
        window is left alone: how long it stands must depend on nobody.
        """
        is_begun = False
        while True:  # somebody may owe several answers, one after the other
            async with self._sessions.changing(table_id) as change:
                seats = self._awaited(change, token, is_begun=is_begun)
                if not seats and not is_begun:
                    raise NobodyAwaited
                if not seats:
                    break

                assert change.engine is not None
                decision = change.engine.decision(seats[0])
                assert decision is not None
                choice = default_choice(decision, self._sessions.rng)
                change.take(seats[0], choice, "timeout", self._sessions.now())
                if not is_begun:
                    change.note(self._sessions.now(), by, AuditAct.SKIP)

                if not self._awaited(change, token, is_begun=True):
                    change.table.tell("table-skipped")

            is_begun = True

        return summary((await self._sessions.look(table_id)).table)

    @staticmethod
    def _awaited(change: Session, token: str, *, is_begun: bool) -> list[Seat]:
        """Raises NotDealtYet, TableOver, TablePaused, StaleClick; not that, once it is begun: then
        the table may have gone on by itself.
        """
        table = change.table
        engine = change.engine
        _must_be_dealt(change)
        if table.status is Status.PAUSED or engine is None:
            raise TablePaused

        ask = engine.ask
        if ask is None or public_token(table.key, table.epoch, ask.number) != token:
            if is_begun:
                return []
            raise StaleClick
        if ask.showing is Showing.NOTHING:
            return []

        return [seat for seat in ask.owed if seat != CLOCK and seat not in change.automatic]

    async def bench(self, table_id: str, user_id: int, by: int) -> TableSummary:
        """A house player sits in for this person, until they press anything."""
        async with self._sessions.changing(table_id) as change:
            _must_be_dealt(change)
            player = change.table.player(user_id)
            if player is None or player.absence is not None:
                raise NoSuchPlayer

            absence.depart(change.table, user_id, Absence.BENCHED)
            change.note(self._sessions.now(), by, AuditAct.BENCH, user_id)

        return summary(change.table)

    async def see_off(self, table_id: str, user_id: int, by: int | None) -> TableSummary:
        """Whoever may not sit there any more: in a lobby, the seat is free; else a house player
        sits in. `by`: None where no moderator has decided so.
        """
        async with self._sessions.changing(table_id) as change:
            if change.table.status is Status.LOBBY:
                lobby.leave(change.table, user_id)
            else:
                absence.depart(change.table, user_id, Absence.BENCHED)

            if by is not None:
                change.note(self._sessions.now(), by, AuditAct.BENCH, user_id)

        return summary(change.table)

    async def hand_over(self, table_id: str, user_id: int, by: int) -> TableSummary:
        """This person, who sits there, is the host from now on."""
        async with self._sessions.changing(table_id) as change:
            table = change.table
            if not table.is_live:
                raise TableOver(number=table.number)

            seat = table.seat_of(user_id)
            if seat is None or table.players[seat].absence is not None or user_id == table.host_id:
                raise NoSuchPlayer

            table.host_id = user_id
            table.dozing_host = None
            change.note(self._sessions.now(), by, AuditAct.HOST, user_id)
            if table.status is not Status.LOBBY:  # there nobody has their seat yet
                table.tell("table-host-passed", seat=seat)

        return summary(change.table)

    async def step_back(self, table_id: str, by: int) -> TableSummary:
        """Back to the last checkpoint: what was chosen since is asked again. Dice are new, and so
        is the order of what lies face down.
        """
        async with self._sessions.changing(table_id) as change:
            _must_be_dealt(change)
            table = change.table
            rules = self._games.get(change.table.game)
            stored = await self._store.load(table_id)
            if rules is None or stored is None or stored.checkpoint is None:
                raise NoStepBack

            before = table.epoch
            reason = table.reason
            fall_back(change, rules, stored.checkpoint, "table-stepped-back")
            if table.epoch == before:  # these rules cannot enter there
                raise NoStepBack

            if table.status is Status.PAUSED and reason in FIXABLE:
                table.go_on()

            change.note(self._sessions.now(), by, AuditAct.BACK)

        return summary(change.table)


def _must_be_dealt(change: Session) -> None:
    table = change.table
    if table.status is Status.LOBBY:
        raise NotDealtYet
    if not table.is_live:
        raise TableOver(number=table.number)
