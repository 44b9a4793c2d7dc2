"""People who leave a table, fall silent, and come back (HR-102, HR-103).

Rule 1: nobody loses their seat. A house player sits in, sees what the seat sees, and gets up as
        soon as the person presses anything.
Rule 2: silence counts only where an answer is expected, and once for each turn. Everybody is told
        of it as soon as all may know who has answered; the seat alone, of what was chosen for it.
Rule 3: a game without people does not play on by itself: it waits while somebody may come back,
        and ends when all have left.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.deadlines import give_breath, turn_or_ask
from bot.tables.refusals import AlreadyLeft, NotAtThisTable, TableOver
from bot.tables.table import Absence, Silence, Status, Table
from games.engine.asks import Ask, Choice, Seat, Showing
from games.engine.game import Event

MOST_MISSES = 2
"""In a row; then a house player sits in."""

SILENCES = 6
"""How many of the choices that were made for somebody are kept, the latest ones."""

MAY_BE_THERE = (Absence.SILENT, Absence.BENCHED)
"""They have said no goodbye, so the game waits for them where nobody else plays."""

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


def missable(table: Table, ask: Ask, seat: Seat) -> Missable | None:
    """Of a seat whose time is up; None where silence is as good an answer as any."""
    decision = ask.owed[seat]
    if decision.passing or ask.showing is Showing.NOTHING:
        return None

    what = turn_or_ask(table.timers[seat].clock, table.epoch, ask.number)
    return Missable(what, decision.kind, ask.showing is Showing.SEATS)


def was_silent(table: Table, seat: Seat, missed: Missable, choice: Choice) -> None:
    """Note what was chosen for a silent person, and the miss: once for each turn. What the choice
    made happen is told after that.
    """
    player = table.players[seat]
    silences = (*player.silences, Silence(missed.kind, choice))[-SILENCES:]
    table.change_player(seat, silences=silences)
    if missed.what == player.missed:
        return

    table.change_player(seat, misses=player.misses + 1, missed=missed.what)
    if missed.openly:
        table.tell(SILENT, seat=seat)
    else:
        table.untold = (*table.untold, seat)


def tell_silences(table: Table, ask: Ask | None, events: Sequence[Event]) -> None:
    """Tell who was silent, as soon as all may know; `events` are what the game tells now.

    While all choose in secret, "silent" would name who has not answered, and what a default has
    chosen: it waits until the game itself speaks of that seat, or is done with secrets.
    """
    tellable = {*table.untold}
    if ask is not None and ask.showing is Showing.COUNT:
        tellable &= {event.facts.get("seat") for event in events if event.to is None}

    for seat in table.untold:
        if seat in tellable:
            table.tell(SILENT, seat=seat)

    table.untold = tuple(seat for seat in table.untold if seat not in tellable)


def send_away_silent(table: Table) -> None:
    """A house player sits in for everybody who has been silent too often, as soon as that is
    told.
    """
    for seat, player in enumerate(table.players):
        if player.misses >= MOST_MISSES and seat not in table.untold:
            _send_away(table, seat, Absence.SILENT)


# -- going and coming ------------------------------------------------------------------------------


def depart(table: Table, user_id: int, why: Absence) -> None:
    """Somebody leaves in mid-game. Raises NotAtThisTable, TableOver, AlreadyLeft."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotAtThisTable
    if table.status not in _IN_A_GAME:
        raise TableOver(number=table.number)
    if table.players[seat].absence in (Absence.LEFT, Absence.GONE):
        raise AlreadyLeft

    _send_away(table, seat, why)


def _send_away(table: Table, seat: Seat, why: Absence) -> None:
    """A house player sits in from now on."""
    player = table.change_player(seat, absence=why, misses=0, missed="")
    table.tell(f"table-away-{why.value}", seat=seat)
    if why not in MAY_BE_THERE and table.dozing_host == player.user_id:
        table.dozing_host = None

    _pass_host_rights(table)


def _pass_host_rights(table: Table) -> None:
    """A game needs a person at the table who may end it. Somebody awake minds it for a host who has
    dozed off, and keeps it where the host has left or was forgotten. Nobody is woken for it.
    """
    host = table.player(table.host_id)
    awake = [
        (seat, one.user_id)
        for seat, one in enumerate(table.players)
        if one.user_id is not None and one.absence is None and not one.misses
    ]
    if not awake or (host is not None and host.absence is None):
        return

    if host is not None and host.absence in MAY_BE_THERE and table.dozing_host is None:
        table.dozing_host = table.host_id

    seat, table.host_id = awake[0]
    table.tell("table-host-passed", seat=seat)


def greet(table: Table, ask: Ask | None, user_id: int, now: float) -> None:
    """A person who was missed (`Table.is_missed`) is here, and takes their seat back."""
    seat = table.seat_of(user_id)
    assert seat is not None
    was_away = table.players[seat].absence is not None
    table.change_player(seat, absence=None, misses=0, missed="")

    if was_away:
        if table.dozing_host == user_id:
            table.host_id = user_id
            table.dozing_host = None
            table.tell("table-back-host", seat=seat)
        else:
            table.tell("table-back", seat=seat)

        if ask is not None:
            give_breath(table, seat, ask, now)

    _pass_host_rights(table)
    if table.status is Status.PAUSED and table.reason == ASLEEP:
        table.go_on()


# -- a table without people ------------------------------------------------------------------------


def consider(table: Table) -> None:
    """Stop a game in which the house answers for all seats."""
    if table.status not in _IN_A_GAME:
        return

    if not any(one.absence in MAY_BE_THERE for one in table.players):
        table.close(DESERTED)
    elif table.status is Status.PLAYING:
        table.pause(ASLEEP)
