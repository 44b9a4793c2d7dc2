"""What a user may do at a table before the deal: join, leave, add house players, change settings.

Each function changes a draft, or raises Refused and changes nothing. House players are played by
the bot. `least` and `most` are the numbers of players that a game allows.
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
    TooFewPlayers,
)
from bot.tables.table import Pace, Player, Seating, Status, Table
from games.engine.asks import Seat
from games.engine.game import Rules
from games.engine.temper import Temper


def must_be_open(table: Seating) -> None:
    """Check that the table is in its lobby.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
    """
    table.must_be_live()
    if table.status is not Status.LOBBY:
        raise LobbyClosed


def must_be_host(table: Seating, user_id: int) -> None:
    """Check that this user is the host.

    Raises:
        HostOnly: Another player is the host.
        NobodyHosts: The table has no host.
    """
    if not table.hosts(user_id):
        raise HostOnly(host=_host_name(table))


def must_be_open_to_host(table: Seating, user_id: int) -> None:
    """Check that the table is in its lobby and that this user is the host.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        HostOnly: Another player is the host.
        NobodyHosts: The table has no host.
    """
    must_be_open(table)
    must_be_host(table, user_id)


def must_be_host_or_moderator(table: Seating, user_id: int, *, moderator: bool) -> None:
    """Check that this user is the host or a moderator.

    Raises:
        HostOrModeratorOnly: The user is neither.
        NobodyHosts: The user is neither, and the table has no host.
    """
    if not moderator and not table.hosts(user_id):
        raise HostOrModeratorOnly(host=_host_name(table))


def _host_name(table: Seating) -> str:
    """Return the host's name for a refusal.

    Raises:
        NobodyHosts: The host has no seat: their data was erased.
    """
    if table.seat_of(table.host_id) is None:
        raise NobodyHosts
    return table.host_name


def join(table: Table, player: Player, most: int) -> None:
    """Seat a player in the lobby.

    Args:
        table: The draft to change.
        player: A person or a house player.
        most: The number of seats.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        AlreadySeated: This person has a seat already.
        TableFull: All seats are taken.
        SeatKept: The last seat is kept for the person who was challenged.
    """
    must_be_open(table)
    if player.user_id is not None and table.seat_of(player.user_id) is not None:
        raise AlreadySeated
    if len(table.players) >= most:
        raise TableFull(most=most)

    guest = table.guest
    if guest is not None and len(table.players) >= most - 1:
        # The last seat is kept for the guest. A house player may take it, because only the host,
        # who challenged the guest, can add one.
        if not guest.declined and player.user_id not in (None, guest.user_id):
            raise SeatKept(guest=guest.name)
        table.guest = None

    table.players.append(player)


def place_in_lobby(table: Seating, user_id: int) -> Seat:
    """Return the place of a player in the lobby, and check that the lobby is open.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        NotSeatedYet: The user has not joined.
    """
    must_be_open(table)
    if (seat := table.seat_of(user_id)) is None:
        raise NotSeatedYet
    return seat


def add_house_player(table: Table, most: int, names: Sequence[str]) -> None:
    """Seat a house player with a free name.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        TableFull: All seats are taken.
    """
    name, temper = _free_name(table, names)
    join(table, Player(name, level=table.level, temper=temper), most)


def rename_house_players(table: Table, names: Sequence[str]) -> None:
    """Give all house players new names from this list, and the tempers that belong to them."""
    places = [place for place, player in enumerate(table.players) if player.is_house]
    # First free all names, so that a new name is compared only with the names of people.
    for place in places:
        table.change_player(place, name="")

    for place in places:
        name, temper = _free_name(table, names)
        table.change_player(place, name=name, temper=temper)


def _free_name(table: Table, names: Sequence[str]) -> tuple[str, Temper]:
    """Return a name that no player has, and the temper (style of play) that belongs to it.

    A name always has the same temper, so that players get to know the house players.
    """
    taken = {player.name for player in table.players}
    tempers = [*Temper]
    for place, name in enumerate(names):
        if name not in taken:
            return name, tempers[place % len(tempers)]

    # All names are taken: add a number to the first name.
    number = len(table.players) + 1
    return f"{names[0]} {number}", tempers[number % len(tempers)]


def change_setting(table: Table, by: int, rules: Rules, name: str, value: str | int | bool) -> None:
    """Change one setting of the lobby.

    Args:
        table: The draft to change.
        by: The user who changes it. Only the host may do so.
        rules: The rules of the game.
        name: `pace`, `level` (also of the house players who sit there already), `fill`, `talks`
            (whether house players make remarks), `locale` (of the public messages), or the name of
            an option of the game.
        value: The new value.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        HostOnly: The user is not the host.
        NobodyHosts: The table has no host.
        SettingsClash: The rules do not allow this combination of options.
        MoreSeated: More players sit here than may play with this option.
    """
    must_be_open_to_host(table, by)

    if name == "pace":
        table.pace = Pace(str(value))
    elif name == "level":
        table.level = str(value)
        # House players that sit here already get the new level too.
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
    """Change an option of the game, and limit the number of house players to the seats left."""
    # Without a stored value, an option has its value of a new lobby (`usual`). So the default needs
    # no entry if both are the same. They differ if the deal chooses the value of an option.
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
    # The option may have reduced the number of seats.
    table.fill = min(table.fill, most)


def is_reunited(table: Table, least: int) -> bool:
    """Return whether all people of the previous game sit here again, so that the deal can begin."""
    people = {player.user_id for player in table.players}
    regulars = table.rematch.regulars  # the people of the previous game
    # The deal seats house players up to `fill`.
    seated = max(len(table.players), table.fill)
    return bool(regulars) and people.issuperset(regulars) and seated >= least


def leave(table: Table, user_id: int) -> None:
    """Remove a player. Host rights pass to the next person; a lobby without people is closed.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        NotSeatedYet: The user has no seat here.
    """
    seat = place_in_lobby(table, user_id)
    del table.players[seat]
    # The list is in the order of joining.
    people = [player.user_id for player in table.players if player.user_id is not None]
    if not people:
        table.close("closed-empty")
    elif table.host_id == user_id:
        table.host_id = people[0]


def fill_up(table: Table, least: int, most: int, names: Sequence[str]) -> None:
    """Seat the house players that the host asked for.

    Raises:
        LobbyClosed: The cards are dealt.
        TableOver: The table is over.
        TooFewPlayers: There are not enough players, even with the house players.
    """
    # `fill` may exceed the seats if an option was changed after it.
    seated = max(len(table.players), min(table.fill, most))
    if seated < least:
        raise TooFewPlayers(least=least, seated=seated)

    while len(table.players) < seated:
        add_house_player(table, most, names)
