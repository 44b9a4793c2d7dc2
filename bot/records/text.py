"""Chronicles as records: pure, and slow enough for a thread."""

from collections.abc import Mapping

from bot.common.sanitize import clean
from bot.records.repository import Chronicle
from bot.tables.table import Player, Status, Table
from games.engine.chance import commitment
from games.engine.game import Rules
from games.engine.record import Header, Sitter, lines
from games.engine.record_text import read, written


def text(chronicle: Chronicle, games: Mapping[str, Rules]) -> str:
    """The record as JSON Lines. Raises what the rules raise where they cannot follow the deal."""
    table = chronicle.table
    game = games[table.game]
    choices = chronicle.choices
    falls = chronicle.falls
    aborted = None if table.status is Status.OVER else table.reason
    return written(lines(_header(table), game, choices, falls, aborted))


def agreeing(record: str, table: Table) -> str:
    """The record with nobody in it whom its table has forgotten. Raises ValueError where nobody can
    read who is in it.
    """
    first, newline, rest = record.partition("\n")
    forgotten = {seat: _sitter(one) for seat, one in enumerate(table.players) if one.is_forgotten}
    header = Header.model_validate(read(first)).forgetting(forgotten)
    return written([header.told()]).rstrip("\n") + newline + rest


def _header(table: Table) -> Header:
    house_seed = bytes.fromhex(table.seed)
    salt = bytes.fromhex(table.salt)
    header = Header(
        format=2 if table.is_cut else 1,
        game=table.game,
        rules=table.rules_version,
        options=table.options,
        seats=[_sitter(one) for one in table.players],
        commitment=commitment(house_seed, salt),
        salt=table.salt,
        house_seed=table.seed if table.is_cut else None,
        seed=table.game_seed.hex(),
        dealt_at=table.dealt_at,
    )
    return header.forgetting({})


def _sitter(player: Player) -> Sitter:
    """Who sat there, by a name that plays no tricks in a file either."""
    level = player.level if player.is_house else None
    return Sitter(name=clean(player.name), house=level, joined=player.joined, cut=player.cut)
