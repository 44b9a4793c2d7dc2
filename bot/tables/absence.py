"""Players who leave a table, do not answer in time, or come back (HR-102, HR-103).

Rule 1: no player loses their seat. A house player substitutes for an absent player, sees what the
        seat sees, and stops as soon as the player presses anything.
Rule 2: a timeout counts as a miss only where an answer is expected, and once per turn. The public
        is told about a miss as soon as all players may know who has answered. Only the seat itself
        is told which choice was made for the seat.
Rule 3: a game without people does not continue by itself. The game is paused while a player may
        come back, and is closed when all players have left.

HR-102 and HR-103: games/heist/RULES.md. To be silent is to give no answer until the deadline. An
ask shows which seats have answered (`Showing.SEATS`), how many (COUNT), or nothing (NOTHING, in a
window, where several seats may act or pass in secret).
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tables.deadlines import ensure_time_left, turn_or_ask
from bot.tables.refusals import AlreadyLeft, NotAtThisTable, TableOver
from bot.tables.table import Absence, Silence, Status, Table
from games.engine.asks import Ask, Choice, Seat, Showing
from games.engine.game import Event

MOST_MISSES = 2
"""After this many misses in a row, a house player substitutes for the player."""

SILENCES = 6
"""How many of the latest choices made after timeouts are kept per player."""

MAY_BE_THERE = (Absence.SILENT, Absence.BENCHED)
"""Absences of players who did not choose to leave: a game without people waits for them."""

SILENT = "table-silent"
"""The id of the sentence (in tables.ftl) for: a player has missed a turn."""

ASLEEP = "paused-asleep"
"""The sentence for: the table is paused because all players are away."""

DESERTED = "closed-deserted"
"""The sentence for: the table is closed because all players have left."""

_IN_A_GAME = (Status.PLAYING, Status.PAUSED)


# -- missed turns ----------------------------------------------------------------------------------


class Miss(NamedTuple):
    """What a seat misses if it does not answer the open ask in time.

    Attributes:
        key: The turn or the ask, as an opaque text (see `turn_or_ask`).
        kind: The kind of the decision.
        is_public: Whether the public sees which seats are awaited.
    """

    key: str
    kind: str
    is_public: bool


def miss_of(table: Table, ask: Ask, seat: Seat) -> Miss | None:
    """Return what this seat misses when its time is up.

    Args:
        table: The table, with running timers.
        ask: The open ask, which waits for the seat.
        seat: The seat that did not answer in time.

    Returns:
        The miss, or None if silence is a legitimate answer: in a window, or where passing is one of
        the options.
    """
    decision = ask.owed[seat]
    if decision.passing or ask.showing is Showing.NOTHING:
        return None

    key = turn_or_ask(table.timers[seat].clock, table.epoch, ask.number)
    return Miss(key, decision.kind, ask.showing is Showing.SEATS)


def record_timeout(table: Table, seat: Seat, miss: Miss, choice: Choice) -> None:
    """Store the choice made for a silent player, and count the miss once per turn.

    The caller announces the events of the choice afterwards.

    Args:
        table: The draft to change.
        seat: The seat that did not answer in time.
        miss: The result of `miss_of` from before the choice was made.
        choice: The default that was chosen for the seat.
    """
    player = table.players[seat]
    silences = (*player.silences, Silence(miss.kind, choice))[-SILENCES:]
    table.change_player(seat, silences=silences)
    # A turn may ask several questions. Only the first timeout of a turn counts as a miss.
    if miss.key == player.missed:
        return

    table.change_player(seat, misses=player.misses + 1, missed=miss.key)
    if miss.is_public:
        table.tell(SILENT, seat=seat)
    else:
        # Players choose in secret now: `tell_silences` announces it later.
        table.untold = (*table.untold, seat)


def tell_silences(table: Table, ask: Ask | None, events: Sequence[Event]) -> None:
    """Announce the misses that the public may know about by now.

    While all players choose in secret, the name of a silent seat would reveal who has not answered,
    and thereby the default chosen for that seat. The announcement waits until the game itself names
    the seat, or until the open ask is no longer secret.

    Args:
        table: The draft to change. The announced seats are removed from `table.untold`.
        ask: The ask that is open after the step, or None.
        events: The events of the step.
    """
    tellable = {*table.untold}
    if ask is not None and ask.showing is Showing.COUNT:
        # The ask is still secret: only seats that a public event of this step names may be
        # announced.
        tellable &= {event.facts.get("seat") for event in events if event.to is None}

    for seat in table.untold:
        if seat in tellable:
            table.tell(SILENT, seat=seat)

    table.untold = tuple(seat for seat in table.untold if seat not in tellable)


def send_away_silent(table: Table) -> None:
    """Let a house player substitute for each player who has missed too many turns.

    If a miss is not announced yet, the seat keeps its player: the substitution would reveal the
    miss.
    """
    for seat, player in enumerate(table.players):
        if player.misses >= MOST_MISSES and seat not in table.untold:
            _send_away(table, seat, Absence.SILENT)


# -- leaving and coming back -----------------------------------------------------------------------


def depart(table: Table, user_id: int, why: Absence) -> None:
    """Mark a player as absent in the middle of a game.

    Args:
        table: The draft to change.
        user_id: The player who leaves.
        why: Why they leave, such as `Absence.LEFT`.

    Raises:
        NotAtThisTable: The user has no seat at this table.
        TableOver: No game is in progress.
        AlreadyLeft: The player has left already.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotAtThisTable
    if table.status not in _IN_A_GAME:
        raise TableOver(number=table.number)
    if table.players[seat].absence in (Absence.LEFT, Absence.GONE):
        raise AlreadyLeft

    _send_away(table, seat, why)


def _send_away(table: Table, seat: Seat, why: Absence) -> None:
    """Let a house player substitute for this seat, and announce it.

    If the player is the host, the host rights pass on.
    """
    player = table.change_player(seat, absence=why, misses=0, missed="")
    table.tell(f"table-away-{why.value}", seat=seat)
    # A host who leaves for good does not get the host rights back on returning.
    if why not in MAY_BE_THERE and table.dozing_host == player.user_id:
        table.dozing_host = None

    _pass_host_rights(table)


def _pass_host_rights(table: Table) -> None:
    """Make a present player the host if the host is away.

    A game needs a present person who may end it. A host who merely timed out gets the host rights
    back on returning (`dozing_host`). A host who has left or has erased their data does not get
    them back. If no player is present, the host stays the same.
    """
    host = table.player(table.host_id)
    # A player who has just missed a turn may be away too, so this player is no candidate.
    present = [
        (seat, player.user_id)
        for seat, player in enumerate(table.players)
        if player.user_id is not None and player.absence is None and not player.misses
    ]
    if not present or (host is not None and host.absence is None):
        return

    if host is not None and host.absence in MAY_BE_THERE and table.dozing_host is None:
        table.dozing_host = table.host_id

    seat, table.host_id = present[0]
    table.tell("table-host-passed", seat=seat)


def mark_returned(table: Table, ask: Ask | None, user_id: int, now: float) -> None:
    """Give the seat back to a player who was missed (`Table.is_missed`).

    Args:
        table: The draft to change.
        ask: The open ask, or None.
        user_id: The player, who must have a seat at this table.
        now: The time in seconds since 1970.
    """
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

        # The open decision may be almost over.
        if ask is not None:
            ensure_time_left(table, seat, ask, now)

    # The host may still be away: this player can take over.
    _pass_host_rights(table)
    if table.status is Status.PAUSED and table.reason == ASLEEP:
        table.go_on()


# -- a table without people ------------------------------------------------------------------------


def update_pause(table: Table) -> None:
    """Stop a game in which house players answer for all seats.

    The game is closed if all players have left, and paused if a player may come back.
    """
    if table.status not in _IN_A_GAME:
        return

    if not any(player.absence in MAY_BE_THERE for player in table.players):
        table.close(DESERTED)
    elif table.status is Status.PLAYING:
        table.pause(ASLEEP)
