"""Computes the text of a record from a chronicle: a table with its journal, the stored choices.

The rules of the game replay all choices. This is slow, so call `text` in a thread.
"""

from collections.abc import Mapping

from bot.common.sanitize import clean
from bot.records.repository import Chronicle
from bot.tables.table import Player, Status, Table
from games.engine.chance import commitment
from games.engine.game import Rules
from games.engine.record import Header, Sitter, lines
from games.engine.record_text import read, written


def text(chronicle: Chronicle, games: Mapping[str, Rules]) -> str:
    """Return the record of a game as JSON Lines.

    Args:
        chronicle: The table and its journal.
        games: The rules of all games.

    Raises:
        Exception: Any error of the rules, if they cannot replay the journal.
    """
    table = chronicle.table
    game = games[table.game]
    choices = chronicle.choices
    falls = chronicle.falls
    aborted = None if table.status is Status.OVER else table.reason
    return written(lines(_header(table), game, choices, falls, aborted))


def agreeing(record: str, table: Table) -> str:
    """Return a record without the names of players who were erased from its table.

    Raises:
        ValueError: The first line of the record is unreadable.
    """
    # Only the first line, the header, names players.
    first, newline, rest = record.partition("\n")
    forgotten = {
        seat: _sitter(player) for seat, player in enumerate(table.players) if player.is_forgotten
    }
    header = Header.model_validate(read(first)).forgetting(forgotten)
    # `written` ends each line with a newline; the record brings its own, if it has one.
    return written([header.as_line()]).rstrip("\n") + newline + rest


def _header(table: Table) -> Header:
    """Return the first line of a record: the game, its players and its seed."""
    house_seed = bytes.fromhex(table.seed)
    salt = bytes.fromhex(table.salt)
    # A cut is what a player adds to the seed before the deal. Format 2 also has the cuts and Coop's
    # own seed (`house_seed`), from which the seed of the game can be computed again. `commitment`
    # is the hash of Coop's seed that was shown before the deal.
    header = Header(
        format=2 if table.is_cut else 1,
        game=table.game,
        rules=table.rules_version,
        options=table.options,
        seats=[_sitter(player) for player in table.players],
        commitment=commitment(house_seed, salt),
        salt=table.salt,
        house_seed=table.seed if table.is_cut else None,
        seed=table.game_seed.hex(),
        dealt_at=table.dealt_at,
    )
    # The cut of an erased player was deleted. Then the header gets a format that allows this.
    return header.forgetting({})


def _sitter(player: Player) -> Sitter:
    """Return the player of a seat, with a name that is safe to show in a file too."""
    level = player.level if player.is_house else None
    # `joined`: the place in the lobby, before the seats were drawn.
    return Sitter(name=clean(player.name), house=level, joined=player.joined, cut=player.cut)
