"""A table before the deal: people come, cut and go, and the host starts. Each function changes a
draft or raises Refused.
"""

from collections.abc import Sequence

from pydantic import ValidationError

from bot.tables.refusals import (
    AlreadySeated,
    HostOnly,
    HostOrModeratorOnly,
    LobbyClosed,
    MoreSeated,
    NobodyHosts,
    NotSeatedYet,
    SeatKept,
    SettingsClash,
    TableFull,
    TableOver,
    TooFewPlayers,
)
from bot.tables.table import Pace, Player, Seating, Status, Table
from games.engine.asks import Seat
from games.engine.game import Rules
from games.engine.temper import Temper


def must_be_open(table: Seating) -> None:
    """Raises LobbyClosed after the deal, TableOver after the end."""
    if not table.is_live:
        raise TableOver(number=table.number)
    if table.status is not Status.LOBBY:
        raise LobbyClosed


def must_be_host(table: Seating, user_id: int) -> None:
    if not table.hosts(user_id):
        raise HostOnly(host=_host_of(table))


def must_be_host_or_moderator(table: Seating, user_id: int, *, moderator: bool) -> None:
    if not moderator and not table.hosts(user_id):
        raise HostOrModeratorOnly(host=_host_of(table))


def _host_of(table: Seating) -> str:
    if table.seat_of(table.host_id) is None:
        raise NobodyHosts
    return table.host_name


def join(table: Table, player: Player, most: int) -> None:
    must_be_open(table)
    if player.user_id is not None and table.seat_of(player.user_id) is not None:
        raise AlreadySeated
    if len(table.players) >= most:
        raise TableFull(most=most)

    guest = table.guest
    if guest is not None and len(table.players) >= most - 1:
        # The last seat is kept; but the host, who keeps it, may give it to a house player.
        if not guest.declined and player.user_id not in (None, guest.user_id):
            raise SeatKept(guest=guest.name)
        table.guest = None

    table.players.append(player)


def may_cut(table: Seating, user_id: int) -> Seat:
    """The place of somebody who sits in the lobby: they may cut until the deal."""
    must_be_open(table)
    if (seat := table.seat_of(user_id)) is None:
        raise NotSeatedYet
    return seat


def add_house(table: Table, most: int, names: Sequence[str]) -> None:
    name, temper = _free_name(table, names)
    join(table, Player(name, level=table.level, temper=temper), most)


def name_house(table: Table, names: Sequence[str]) -> None:
    """Call all house players anew."""
    places = [place for place, player in enumerate(table.players) if player.is_house]
    for place in places:
        table.change_player(place, name="")

    for place in places:
        name, temper = _free_name(table, names)
        table.change_player(place, name=name, temper=temper)


def _free_name(table: Table, names: Sequence[str]) -> tuple[str, Temper]:
    """And the temper of whoever is called so, always the same: one gets to know them."""
    taken = {player.name for player in table.players}
    tempers = [*Temper]
    for place, name in enumerate(names):
        if name not in taken:
            return name, tempers[place % len(tempers)]

    number = len(table.players) + 1
    return f"{names[0]} {number}", tempers[number % len(tempers)]


def set_up(table: Table, by: int, rules: Rules, name: str, value: str | int | bool) -> None:
    """The host sets one thing anew: `pace`, `level` (of house players, those who sit here already
    included), `fill`, `talks` (they), `locale` of all that everybody reads, or an option of the
    game.
    """
    must_be_open(table)
    must_be_host(table, by)

    if name == "pace":
        table.pace = Pace(str(value))
    elif name == "level":
        table.level = str(value)
        for place, player in enumerate(table.players):
            if player.is_house:
                table.change_player(place, level=table.level)
    elif name == "fill":
        table.fill = int(value)
    elif name == "talks":
        table.talks = bool(value)
    elif name == "locale":
        table.locale = str(value)
    else:
        _set_option(table, rules, name, value)


def _set_option(table: Table, rules: Rules, name: str, value: str | int | bool) -> None:
    """What is as usual is not remembered, unless the deal decides it."""
    default = rules.Options.model_fields[name].default
    options = {**table.options, name: value}
    if value == default == rules.Options.usual(name):
        del options[name]

    try:
        most = rules.seats_for(rules.Options(**options))[-1]
    except ValidationError as error:
        raise SettingsClash from error

    if len(table.players) > most:
        raise MoreSeated(most=most)

    table.options = options
    table.fill = min(table.fill, most)


def is_reunited(table: Table, least: int) -> bool:
    """Whether all people of the game before sit here again: then nobody need press Start."""
    people = {player.user_id for player in table.players}
    regulars = table.rematch.regulars
    seated = max(len(table.players), table.fill)
    return bool(regulars) and people.issuperset(regulars) and seated >= least


def leave(table: Table, user_id: int) -> None:
    """Host rights pass to the person who came next; a lobby without people closes."""
    must_be_open(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeatedYet

    del table.players[seat]
    people = [player.user_id for player in table.players if player.user_id is not None]
    if not people:
        table.close("closed-empty")
    elif table.host_id == user_id:
        table.host_id = people[0]


def fill_up(table: Table, least: int, most: int, names: Sequence[str]) -> None:
    """Seat the house players that the host asked for; raises TooFewPlayers where that is not
    enough.
    """
    seated = max(len(table.players), min(table.fill, most))
    if seated < least:
        raise TooFewPlayers(least=least, seated=seated)

    while len(table.players) < seated:
        add_house(table, most, names)
