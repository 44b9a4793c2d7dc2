"""Who is away from a table, and who is back (HR-102, HR-103).

Rule 1: nobody loses their seat. A house player sits in, sees what the seat sees, and gets up as
        soon as the person presses anything.
Rule 2: silence counts only where an answer is expected, and once for each turn. Then everybody is
        told of it, as soon as all may know who has answered; what was chosen, its seat alone.
Rule 3: a game without people does not play on by itself: it waits while somebody may come back,
        and ends when all have left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables import lobby
from bot.tables.deadlines import give_breath, turn_or_ask
from bot.tables.refusals import AlreadyLeft, NotAtThisTable, TableGone
from bot.tables.session import Session
from bot.tables.table import Absence, Bulletin, Player, Silence, Status
from games.kit.asks import CLOCK, Choice, Seat, Showing
from games.kit.events import Event

MOST_MISSES = 2
"""In a row; then a house player sits in."""

SILENCES = 6
"""So many choices that were made for somebody are kept, the latest ones."""

SILENT = "table-silent"
ASLEEP = "paused-asleep"
DESERTED = "closed-deserted"
"""Sentences of tables.ftl: somebody was silent; nobody plays any more, and somebody or nobody may
come back.
"""

_IN_A_GAME = (Status.PLAYING, Status.PAUSED)


# -- silence ---------------------------------------------------------------------------------------


class Missable(NamedTuple):
    """The turn or question (`what`) that a seat misses if it stays silent now, and the decision's
    kind. `openly`: everybody sees who is awaited.
    """

    what: str
    kind: str
    openly: bool


def missable(session: Session, seat: Seat) -> Missable | None:
    """None where silence is as good an answer as any."""
    table, ask = session.table, None if session.engine is None else session.engine.ask
    timer, decision = table.timers.get(seat), None if ask is None else ask.owed.get(seat)
    if seat == CLOCK or ask is None or timer is None or ask.showing is Showing.NOTHING:
        return None
    if decision is None or decision.passing:
        return None
    what = turn_or_ask(timer.clock, table.epoch, ask.number)
    return Missable(what, decision.kind, ask.showing is Showing.SEATS)


def note(session: Session, seat: Seat, cause: str, missed: Missable | None, choice: Choice) -> None:
    """What a choice says about whoever sits in the seat; `missed`, if they were silent. What it
    made happen is told after that.
    """
    if seat == CLOCK:
        return
    table, player = session.table, session.table.players[seat]
    if cause == "player":
        _forget_misses(player)
        player.silences = []
    elif cause == "timeout" and missed is not None:
        player.silences = [*player.silences, Silence(missed.kind, [*choice])][-SILENCES:]
        if missed.what == player.missed:
            return
        player.misses, player.missed = player.misses + 1, missed.what
        if missed.openly:
            session.tell(SILENT, seat=seat)
        else:
            table.untold.append(seat)


def tell(session: Session, events: Sequence[Event]) -> list[Bulletin]:
    """Tell what a choice made happen: before it who was silent, after it for whom somebody sits
    in.
    """
    table = session.table
    for seat in _may_be_told(session, events):
        table.untold.remove(seat)
        session.tell(SILENT, seat=seat)
    told = session.remember(events)
    for seat, player in enumerate(table.players):
        if player.misses >= MOST_MISSES and seat not in table.untold:
            send_away(session, seat, Absence.SILENT)
    return told


def _may_be_told(session: Session, events: Sequence[Event]) -> list[Seat]:
    """While all choose in secret, "silent" would name who has not answered, and the choice of
    whoever has a default: it waits until the game itself speaks of that seat, or is done with
    secrets.
    """
    untold, ask = session.table.untold, None if session.engine is None else session.engine.ask
    if ask is None or ask.showing is not Showing.COUNT:
        return [*untold]
    named = {event.facts.get("seat") for event in events if event.to is None}
    return [seat for seat in untold if seat in named]


def _forget_misses(player: Player) -> None:
    player.misses, player.missed = 0, ""


# -- going and coming ------------------------------------------------------------------------------


def depart(session: Session, user_id: int, why: Absence) -> None:
    """Somebody leaves in mid-game. Raises NotAtThisTable, TableGone, AlreadyLeft."""
    table = session.table
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotAtThisTable
    if table.status not in _IN_A_GAME:
        raise TableGone
    if table.players[seat].absence not in (None, Absence.SILENT):
        raise AlreadyLeft
    send_away(session, seat, why)


def send_away(session: Session, seat: Seat, why: Absence) -> None:
    """A house player sits in from now on; the caller draws when it answers (`Session.think`)."""
    table, player = session.table, session.table.players[seat]
    player.absence = why
    _forget_misses(player)
    session.tell(f"table-away-{why.value}", seat=seat)
    if why is not Absence.SILENT and table.dozing_host == player.user_id:
        table.dozing_host = None
    _pass_host_rights(session)


def _pass_host_rights(session: Session) -> None:
    """A game needs somebody at the table who may end it: who is awake minds it for a host who has
    dozed off, and keeps it where the host has left. Nobody is woken for it.
    """
    table = session.table
    host = table.player(table.host_id)
    awake = [
        (seat, one.user_id)
        for seat, one in enumerate(table.players)
        if one.user_id is not None and one.absence is None and not one.misses
    ]
    if not awake or host is None or host.absence is None:
        return
    if host.absence is Absence.SILENT and table.dozing_host is None:
        table.dozing_host = table.host_id
    seat, table.host_id = awake[0]
    session.tell("table-host-passed", seat=seat)


def greet(session: Session, seat: Seat, now: float) -> bool:
    """The person in this seat is here. False where nobody had missed them; else the caller settles
    the session.
    """
    table, player = session.table, session.table.players[seat]
    if table.status not in _IN_A_GAME or (player.absence is None and not player.misses):
        return False
    _forget_misses(player)
    if player.absence is not None:
        player.absence = None
        _welcome(session, seat)
        if session.engine is not None and session.engine.ask is not None:
            give_breath(table, seat, session.engine.ask, now)
    _pass_host_rights(session)
    if table.status is Status.PAUSED and table.reason == ASLEEP:
        table.status, table.reason, table.timers = Status.PLAYING, None, {}
    return True


def _welcome(session: Session, seat: Seat) -> None:
    table, player = session.table, session.table.players[seat]
    if player.user_id is not None and table.dozing_host == player.user_id:
        table.host_id, table.dozing_host = player.user_id, None
        session.tell("table-back-host", seat=seat)
    else:
        session.tell("table-back", seat=seat)


# -- a table without people ------------------------------------------------------------------------


def consider(session: Session) -> None:
    """Stop a game in which nobody plays."""
    table = session.table
    if table.status not in _IN_A_GAME or any(is_here(one) for one in table.players):
        return
    if not any(one.absence is Absence.SILENT for one in table.players):
        lobby.close(table, DESERTED)
        session.thoughts.clear()
    elif table.status is Status.PLAYING:
        session.suspend(ASLEEP)


def is_here(player: Player) -> bool:
    """Whether a person plays this seat."""
    return not player.is_automatic
