"""Chronicles as records: pure, and slow enough for a thread."""

import json
from collections.abc import Mapping
from typing import Any

from bot.records.ports import Chronicle
from bot.tables.table import Status, Table
from games.kit.chance import commitment
from games.kit.game import Game
from games.kit.record import Fall, Header, Played, Sitter, lines


def text(chronicle: Chronicle, games: Mapping[str, type[Game[Any]]]) -> str:
    """The record as JSON Lines. Raises what the rules raise where they cannot follow the deal."""
    table = chronicle.table
    choices = [Played(one.epoch, one.row, one.cause, one.at) for one in chronicle.entries]
    falls = [
        Fall(one.epoch + 1, one.at.revision, one.state)
        for one in chronicle.checkpoints
        if one.epoch < table.epoch
    ]
    aborted = None if table.status is Status.OVER else table.reason
    told = lines(_header(table), games[table.game], choices, falls, aborted)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in told)


def _header(table: Table) -> Header:
    seed, salt = bytes.fromhex(table.seed), bytes.fromhex(table.salt)
    return Header(
        game=table.game,
        rules=table.rules_version,
        options=table.options,
        seats=[
            Sitter(name=one.name, house=one.level if one.is_house else None, joined=one.joined)
            for one in table.players
        ],
        commitment=commitment(seed, salt),
        salt=table.salt,
        seed=table.seed,
        dealt_at=table.dealt_at,
    )
