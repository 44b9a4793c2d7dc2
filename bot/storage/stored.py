"""An inventory of every stored column, and whether it names a person.

Rule 1: every column of both databases (SQLite and PostgreSQL) is listed here. One test compares
        this list with the schema, another compares docs/privacy.md with this list.
Rule 2: erasure follows this list (cogs/privacy/repository.py). If a user is erased, each row with
        their id in a PERSON or OTHER column is deleted; from a DOER or DONE_TO column only the id
        is removed. If a server or a table is erased, each row with its id in a SERVER or TABLE
        column is deleted; games by DM count as a server of their own. If a row stays for other
        players, separate code removes a user's WORDS from it.
"""

from collections.abc import Iterator, Mapping
from enum import Enum


class ColumnKind(Enum):
    """What a column holds, and so what erasure does with it."""

    PERSON = "a user id: the row is about this user, who may ask for it; it is deleted with them"
    OTHER = "the id of another user: the row is deleted with them; data requests leave the id out"
    DOER = "the id of the user who did it, who may ask for the row; it stays, without the id"
    DONE_TO = "the id of another user: the row stays, without it; data requests leave the id out"
    SURFACE = "a name that may end in a user id, such as card:<user id>"
    SERVER = "the id of a server; for games of one user by DM, their user id with a minus"
    BANNED_SERVER = (
        "the id of a server on which Coop does not play: this row alone is not erased with it"
    )
    CHANNEL = "the id of a channel, which may be a DM's"
    MESSAGE = "the id of a message"
    TABLE = "the id of a table: the row goes with it"
    WORDS = "a text with names, user ids or words of people, which erasure takes out"
    OWN = "what a person has chosen, done or reached"
    GAME = "how a game stands or went, by seats"
    COOP = "what Coop needs to work, without names"


# Table -> column -> its kind. What a table is for: docs/privacy.md. What a column holds:
# data/migrations/sqlite.
STORED: Mapping[str, Mapping[str, ColumnKind]] = {
    "tables": {
        "id": ColumnKind.TABLE,
        "game": ColumnKind.GAME,
        "guild_id": ColumnKind.SERVER,
        "channel_id": ColumnKind.CHANNEL,
        "status": ColumnKind.GAME,
        "number": ColumnKind.GAME,
        "opened_at": ColumnKind.GAME,
        "due": ColumnKind.GAME,
        "body": ColumnKind.WORDS,
        "tidied": ColumnKind.COOP,
    },
    "seats": {"table_id": ColumnKind.TABLE, "user_id": ColumnKind.PERSON},
    "journal": {
        "table_id": ColumnKind.TABLE,
        "epoch": ColumnKind.GAME,
        "revision": ColumnKind.GAME,
        "seat": ColumnKind.GAME,
        "choice": ColumnKind.GAME,
        "fingerprint": ColumnKind.GAME,
        "cause": ColumnKind.GAME,
        "at": ColumnKind.GAME,
    },
    "checkpoints": {
        "table_id": ColumnKind.TABLE,
        "epoch": ColumnKind.GAME,
        "revision": ColumnKind.GAME,
        "seat": ColumnKind.GAME,
        "choice": ColumnKind.GAME,
        "fingerprint": ColumnKind.GAME,
        "state": ColumnKind.GAME,
    },
    "records": {"table_id": ColumnKind.TABLE, "body": ColumnKind.WORDS},
    "finished": {
        "guild_id": ColumnKind.SERVER,
        "number": ColumnKind.GAME,
        "table_id": ColumnKind.TABLE,
        "channel_id": ColumnKind.CHANNEL,
        "game": ColumnKind.GAME,
        "players": ColumnKind.WORDS,
        "winners": ColumnKind.GAME,
    },
    "numbering": {"guild_id": ColumnKind.SERVER, "last": ColumnKind.COOP},
    "surfaces": {
        "table_id": ColumnKind.TABLE,
        "name": ColumnKind.SURFACE,
        "channel_id": ColumnKind.CHANNEL,
        "message_id": ColumnKind.MESSAGE,
        "generation": ColumnKind.COOP,
        "nonce": ColumnKind.COOP,
        "shown": ColumnKind.COOP,
        "question": ColumnKind.GAME,
        "at": ColumnKind.COOP,
        "answer": ColumnKind.GAME,
    },
    "people": {
        "user_id": ColumnKind.PERSON,
        "dm_channel_id": ColumnKind.CHANNEL,
        "dm_open": ColumnKind.OWN,
        "locale": ColumnKind.OWN,
        "language": ColumnKind.OWN,
        "pictures": ColumnKind.OWN,
        "motion": ColumnKind.OWN,
        "cards": ColumnKind.OWN,
        "shut_told": ColumnKind.OWN,
        "hen": ColumnKind.OWN,
    },
    "counted": {"table_id": ColumnKind.TABLE, "fault": ColumnKind.COOP},
    "parts": {
        "table_id": ColumnKind.TABLE,
        "seat": ColumnKind.OWN,
        "user_id": ColumnKind.PERSON,
        "guild_id": ColumnKind.SERVER,
        "game": ColumnKind.OWN,
        "season": ColumnKind.OWN,
        "ended_at": ColumnKind.OWN,
        "rank": ColumnKind.OWN,
        "won": ColumnKind.OWN,
        "own": ColumnKind.OWN,
        "gone": ColumnKind.OWN,
    },
    "standings": {
        "guild_id": ColumnKind.SERVER,
        "user_id": ColumnKind.PERSON,
        "season": ColumnKind.OWN,
        "game": ColumnKind.OWN,
        "games": ColumnKind.OWN,
        "wins": ColumnKind.OWN,
        "fair": ColumnKind.OWN,
    },
    "tallies": {
        "guild_id": ColumnKind.SERVER,
        "user_id": ColumnKind.PERSON,
        "game": ColumnKind.OWN,
        "name": ColumnKind.OWN,
        "number": ColumnKind.OWN,
    },
    "feats": {
        "guild_id": ColumnKind.SERVER,
        "user_id": ColumnKind.PERSON,
        "game": ColumnKind.OWN,
        "name": ColumnKind.OWN,
        "times": ColumnKind.OWN,
        "first_at": ColumnKind.OWN,
        "first_table": ColumnKind.OWN,
    },
    "encounters": {
        "guild_id": ColumnKind.SERVER,
        "user_id": ColumnKind.PERSON,
        "other_id": ColumnKind.OTHER,
        "games": ColumnKind.OWN,
        "ahead": ColumnKind.OWN,
    },
    "unlisted": {"user_id": ColumnKind.PERSON},
    "ladders": {"guild_id": ColumnKind.SERVER},
    "lessons": {
        "user_id": ColumnKind.PERSON,
        "game": ColumnKind.OWN,
        "part": ColumnKind.OWN,
        "chosen": ColumnKind.OWN,
    },
    "tipless": {"user_id": ColumnKind.PERSON},
    "alerts": {"guild_id": ColumnKind.SERVER, "game": ColumnKind.OWN, "user_id": ColumnKind.PERSON},
    "waking_hours": {
        "user_id": ColumnKind.PERSON,
        "since": ColumnKind.OWN,
        "until": ColumnKind.OWN,
        "ahead": ColumnKind.OWN,
    },
    "called": {"table_id": ColumnKind.TABLE},
    "plans": {
        "id": ColumnKind.COOP,
        "guild_id": ColumnKind.SERVER,
        "channel_id": ColumnKind.CHANNEL,
        "message_id": ColumnKind.MESSAGE,
        "event_id": ColumnKind.COOP,
        "game": ColumnKind.OWN,
        "user_id": ColumnKind.PERSON,
        "locale": ColumnKind.OWN,
        "at": ColumnKind.OWN,
        "reminded": ColumnKind.COOP,
    },
    "coming": {"plan_id": ColumnKind.OWN, "user_id": ColumnKind.PERSON},
    "reminders": {
        "plan_id": ColumnKind.OWN,
        "user_id": ColumnKind.PERSON,
        "channel_id": ColumnKind.CHANNEL,
        "message_id": ColumnKind.MESSAGE,
    },
    "bets": {"table_id": ColumnKind.TABLE, "user_id": ColumnKind.PERSON, "seat": ColumnKind.OWN},
    "blocks": {"user_id": ColumnKind.PERSON, "other_id": ColumnKind.OTHER, "at": ColumnKind.OWN},
    "bans": {
        "guild_id": ColumnKind.SERVER,
        "mark": ColumnKind.COOP,  # a keyed hash of the user id (bot/servers/bans.py)
        "at": ColumnKind.OWN,
        "until": ColumnKind.OWN,
        "user_id": ColumnKind.DOER,
        "other_id": ColumnKind.DONE_TO,
        "reason": ColumnKind.WORDS,
    },
    "shut_out": {
        "mark": ColumnKind.COOP,
        "user_id": ColumnKind.DONE_TO,
        "at": ColumnKind.OWN,
        "until": ColumnKind.OWN,
        "reason": ColumnKind.WORDS,
    },
    "shut_servers": {
        "server_id": ColumnKind.BANNED_SERVER,
        "at": ColumnKind.OWN,
        "until": ColumnKind.OWN,
        "reason": ColumnKind.OWN,
        "leaves": ColumnKind.COOP,
    },
    "server_rules": {"guild_id": ColumnKind.SERVER, "body": ColumnKind.COOP},
    "audit": {
        "guild_id": ColumnKind.SERVER,
        "number": ColumnKind.COOP,
        "at": ColumnKind.OWN,
        "user_id": ColumnKind.DOER,
        "other_id": ColumnKind.DONE_TO,
        "act": ColumnKind.OWN,
        "about": ColumnKind.OWN,
        "value": ColumnKind.OWN,
    },
    "unkept": {"table_id": ColumnKind.TABLE},
    "forgetting": {"user_id": ColumnKind.PERSON, "asked_at": ColumnKind.OWN},
    "servers_left": {"guild_id": ColumnKind.SERVER, "left_at": ColumnKind.COOP},
    "meta": {"key": ColumnKind.COOP, "value": ColumnKind.COOP},
}

ONLY_ON_POSTGRES: Mapping[str, Mapping[str, ColumnKind]] = {
    "lease": {
        "single": ColumnKind.COOP,
        "epoch": ColumnKind.COOP,
        "holder": ColumnKind.COOP,
        "until": ColumnKind.COOP,
    },
    "fence": {"single": ColumnKind.COOP, "epoch": ColumnKind.COOP, "commits": ColumnKind.COOP},
}
"""Tables that only PostgreSQL, a database server, has (bot/storage/postgres/lease.py).

`holder` names a machine and a process.
"""

IDENTIFIES_A_PERSON = (
    ColumnKind.PERSON,
    ColumnKind.OTHER,
    ColumnKind.DOER,
    ColumnKind.DONE_TO,
    ColumnKind.SURFACE,
    ColumnKind.WORDS,
    ColumnKind.SERVER,
    ColumnKind.CHANNEL,
    ColumnKind.BANNED_SERVER,
)
"""The kinds through which a person can be recognised, directly or with Discord's help."""

MADE_OF_RECORDS = ("counted", "parts", "standings", "tallies", "feats", "encounters")
"""Tables that can be computed again from the records of the games."""


def columns(*kinds: ColumnKind) -> Iterator[tuple[str, str]]:
    """Yield the table and the name of each column that is of one of these kinds."""
    for table, kinds_by_column in STORED.items():
        for column, kind in kinds_by_column.items():
            if kind in kinds:
                yield table, column
