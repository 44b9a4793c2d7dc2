"""What moderators can do for a table that cannot continue.

Each action is announced at the table and uses no hidden information. Moderators can end a player's
time early, let a house player substitute, choose another host, or take the game back to its last
checkpoint. Each action is added to the audit log of the server in the same transaction.
"""

from bot.common.refused import Refused
from bot.tables import absence, lobby
from bot.tables.audit import AuditAct
from bot.tables.context import TableContext
from bot.tables.refusals import NoSuchPlayer, StaleClick, TablePaused
from bot.tables.session import Session, fall_back
from bot.tables.table import Absence, Status
from bot.tables.tokens import public_token
from games.engine.asks import CLOCK, Seat, Showing
from games.engine.house import default_choice

FIXABLE = ("paused-broken", "paused-cannot-resume")
"""Reasons of a pause that ends when the game is taken back to its last checkpoint."""


class NobodyAwaited(Refused):
    """The table waits for no person, or the person it waits for must stay secret."""


class NoStepBack(Refused):
    """The game has no checkpoint that the current rules could continue from."""


class Moderation:
    """Actions of moderators. `by` is always the id of the moderator.

    The caller checks who may call a method; only `end` checks it itself. All methods may raise
    Refused.
    """

    def __init__(self, context: TableContext) -> None:
        self._sessions = context.sessions

    async def end(self, table_id: str, by: int, *, moderator: bool = False) -> None:
        """Close the table without a result, for its host or a moderator.

        Raises:
            TableOver: The table is over already.
            HostOrModeratorOnly: The user is neither.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            table.must_be_live()

            lobby.must_be_host_or_moderator(table, by, moderator=moderator)
            # Hosts who end their own table are not noted in the audit log.
            if not table.hosts(by):
                change.note(self._sessions.now(), by, AuditAct.END)

            table.close("closed-by-host" if table.hosts(by) else "closed-by-moderator")

    async def skip(self, table_id: str, token: str, by: int) -> None:
        """End the time of all people that the open ask still waits for.

        A window is not skipped, because its length must not depend on any player.

        Args:
            table_id: The table.
            token: The public token of the ask that the moderator saw.
            by: The moderator.

        Raises:
            NobodyAwaited: The ask waits for no person.
            StaleClick: The ask is not open any more.
            TablePaused: The table is paused.
        """
        is_begun = False
        while True:  # a seat may owe several answers in a row, and each answer is one change
            async with self._sessions.changing(table_id) as change:
                # Look again after each commit: the step may have changed who is awaited.
                seats = self._awaited_seats(change, token, is_begun=is_begun)
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

                # Announce the skip once, with the last skipped seat.
                if not self._awaited_seats(change, token, is_begun=True):
                    change.table.tell("table-skipped")

            is_begun = True

    @staticmethod
    def _awaited_seats(change: Session, token: str, *, is_begun: bool) -> list[Seat]:
        """Return the seats of people that the ask with this token still waits for.

        Args:
            change: The draft.
            token: The public token of the ask.
            is_begun: Whether a seat was skipped already. The table may then have gone on by itself,
                so that another open ask is no error.

        Raises:
            NotDealtYet: The table is in its lobby.
            TableOver: The table is over.
            TablePaused: The table is paused.
            StaleClick: Another ask is open.
        """
        table = change.table
        engine = change.engine
        change.table.must_be_dealt()
        if table.status is Status.PAUSED or engine is None:
            raise TablePaused

        ask = engine.ask
        if ask is None or public_token(table.key, table.epoch, ask.number) != token:
            if is_begun:
                return []
            raise StaleClick
        if ask.showing is Showing.NOTHING:
            return []

        # House players are not skipped: they answer soon.
        return [seat for seat in ask.owed if seat != CLOCK and seat not in change.automatic]

    async def bench(self, table_id: str, user_id: int, by: int) -> None:
        """Let a house player substitute for this player until they press anything.

        Raises:
            NoSuchPlayer: The user has no seat, or is away already.
        """
        async with self._sessions.changing(table_id) as change:
            change.table.must_be_dealt()
            player = change.table.player(user_id)
            if player is None or player.absence is not None:
                raise NoSuchPlayer

            absence.depart(change.table, user_id, Absence.BENCHED)
            change.note(self._sessions.now(), by, AuditAct.BENCH, user_id)

    async def see_off(self, table_id: str, user_id: int, by: int | None) -> None:
        """Remove a user who may not sit there any more.

        In a lobby the seat becomes free; in a game a house player substitutes.

        Args:
            table_id: The table.
            user_id: The user.
            by: The moderator who decided it, or None if no moderator did.
        """
        async with self._sessions.changing(table_id) as change:
            if change.table.status is Status.LOBBY:
                lobby.leave(change.table, user_id)
            else:
                absence.depart(change.table, user_id, Absence.BENCHED)

            if by is not None:
                change.note(self._sessions.now(), by, AuditAct.BENCH, user_id)

    async def hand_over(self, table_id: str, user_id: int, by: int) -> None:
        """Make this player the host.

        Raises:
            TableOver: The table is over.
            NoSuchPlayer: The user has no seat, is away, or is the host already.
        """
        async with self._sessions.changing(table_id) as change:
            table = change.table
            table.must_be_live()

            seat = table.seat_of(user_id)
            if seat is None or table.players[seat].absence is not None or user_id == table.host_id:
                raise NoSuchPlayer

            table.host_id = user_id
            # An earlier host who is away does not get the host rights back any more.
            table.dozing_host = None
            change.note(self._sessions.now(), by, AuditAct.HOST, user_id)
            if table.status is not Status.LOBBY:  # in a lobby no seats are drawn yet
                table.tell("table-host-passed", seat=seat)

    async def step_back(self, table_id: str, by: int) -> None:
        """Take the game back to its last checkpoint, and ask the choices since then again.

        Dice are rolled again, and face-down cards are shuffled again.

        Raises:
            NotDealtYet: The table is in its lobby.
            TableOver: The table is over.
            NoStepBack: There is no checkpoint that the current rules can continue from.
        """
        async with self._sessions.changing(table_id) as change:
            change.table.must_be_dealt()
            table = change.table
            rules = self._sessions.games.get(change.table.game)
            stored = await self._sessions.store.load(table_id)
            if rules is None or stored is None or stored.checkpoint is None:
                raise NoStepBack

            old_epoch = table.epoch
            reason = table.reason
            fall_back(change, rules, stored.checkpoint, "table-stepped-back")
            if table.epoch == old_epoch:  # the current rules cannot read the checkpoint
                raise NoStepBack

            if table.status is Status.PAUSED and reason in FIXABLE:
                table.go_on()

            change.note(self._sessions.now(), by, AuditAct.BACK)
