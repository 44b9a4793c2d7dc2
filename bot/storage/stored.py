"""An inventory of every stored column, and whether it names a person.

Rule 1: every column of both engines is listed here. One test compares this list with the schema,
        another compares docs/privacy.md with this list.
Rule 2: erasure follows this list (cogs/privacy/repository.py). A row is deleted when the user of a
        PERSON or OTHER column, its SERVER or its TABLE is erased. A DOER or DONE_TO is only removed
        from the row. Games by DM are erased like those of a server. WORDS in rows that stay for
        other players are removed by code of their own.
"""

from collections.abc import Iterator, Mapping
from enum import Enum


class Is(Enum):
    """What a column holds, and so what erasure does with it."""

    PERSON = "a user id: the row is about this person, who may see it, and goes with them"
    OTHER = "a user id of somebody else: the row goes with them too, but nobody is told of it"
    DOER = "a user id: who did it, and may see it; the row stays, without them"
    DONE_TO = "a user id of somebody else: the row stays without them, and nobody is told of it"
    SURFACE = "a name in which a user id may stand behind a colon"
    SERVER = "the id of a server, or a user id below zero, where they play alone by DM"
    SHUNNED = "the id of a server on which Coop does not play: the row outlives all else of it"
    CHANNEL = "the id of a channel, which may be a DM's"
    MESSAGE = "the id of a message"
    TABLE = "the id of a table: the row goes with it"
    WORDS = "names, user ids or words of people among much else: they are taken out of it"
    OWN = "what somebody has chosen, done or reached"
    GAME = "how a game stands or went, by seats"
    COOP = "what Coop needs to work, and names nobody"


# By table, then by column.
STORED: Mapping[str, Mapping[str, Is]] = {
    "tables": {
        "id": Is.TABLE,
        "game": Is.GAME,
        "guild_id": Is.SERVER,
        "channel_id": Is.CHANNEL,
        "status": Is.GAME,
        "number": Is.GAME,
        "opened_at": Is.GAME,
        "due": Is.GAME,
        "body": Is.WORDS,
        "tidied": Is.COOP,
    },
    "seats": {"table_id": Is.TABLE, "user_id": Is.PERSON},
    "journal": {
        "table_id": Is.TABLE,
        "epoch": Is.GAME,
        "revision": Is.GAME,
        "seat": Is.GAME,
        "choice": Is.GAME,
        "fingerprint": Is.GAME,
        "cause": Is.GAME,
        "at": Is.GAME,
    },
    "checkpoints": {
        "table_id": Is.TABLE,
        "epoch": Is.GAME,
        "revision": Is.GAME,
        "seat": Is.GAME,
        "choice": Is.GAME,
        "fingerprint": Is.GAME,
        "state": Is.GAME,
    },
    "records": {"table_id": Is.TABLE, "body": Is.WORDS},
    "finished": {
        "guild_id": Is.SERVER,
        "number": Is.GAME,
        "table_id": Is.TABLE,
        "channel_id": Is.CHANNEL,
        "game": Is.GAME,
        "players": Is.WORDS,
        "winners": Is.GAME,
    },
    "numbering": {"guild_id": Is.SERVER, "last": Is.COOP},
    "surfaces": {
        "table_id": Is.TABLE,
        "name": Is.SURFACE,
        "channel_id": Is.CHANNEL,
        "message_id": Is.MESSAGE,
        "generation": Is.COOP,
        "nonce": Is.COOP,
        "shown": Is.COOP,
        "question": Is.GAME,
        "at": Is.COOP,
        "answer": Is.GAME,
    },
    "people": {
        "user_id": Is.PERSON,
        "dm_channel_id": Is.CHANNEL,
        "dm_open": Is.OWN,
        "locale": Is.OWN,
        "language": Is.OWN,
        "pictures": Is.OWN,
        "cards": Is.OWN,
        "shut_told": Is.OWN,
    },
    "counted": {"table_id": Is.TABLE, "fault": Is.COOP},
    "parts": {
        "table_id": Is.TABLE,
        "seat": Is.OWN,
        "user_id": Is.PERSON,
        "guild_id": Is.SERVER,
        "game": Is.OWN,
        "season": Is.OWN,
        "ended_at": Is.OWN,
        "rank": Is.OWN,
        "won": Is.OWN,
        "own": Is.OWN,
        "gone": Is.OWN,
    },
    "standings": {
        "guild_id": Is.SERVER,
        "user_id": Is.PERSON,
        "season": Is.OWN,
        "game": Is.OWN,
        "games": Is.OWN,
        "wins": Is.OWN,
        "fair": Is.OWN,
    },
    "tallies": {
        "guild_id": Is.SERVER,
        "user_id": Is.PERSON,
        "game": Is.OWN,
        "name": Is.OWN,
        "number": Is.OWN,
    },
    "feats": {
        "guild_id": Is.SERVER,
        "user_id": Is.PERSON,
        "game": Is.OWN,
        "name": Is.OWN,
        "times": Is.OWN,
        "first_at": Is.OWN,
        "first_table": Is.OWN,
    },
    "encounters": {
        "guild_id": Is.SERVER,
        "user_id": Is.PERSON,
        "other_id": Is.OTHER,
        "games": Is.OWN,
        "ahead": Is.OWN,
    },
    "unlisted": {"user_id": Is.PERSON},
    "ladders": {"guild_id": Is.SERVER},
    "lessons": {"user_id": Is.PERSON, "game": Is.OWN, "part": Is.OWN, "chosen": Is.OWN},
    "tipless": {"user_id": Is.PERSON},
    "alerts": {"guild_id": Is.SERVER, "game": Is.OWN, "user_id": Is.PERSON},
    "waking_hours": {"user_id": Is.PERSON, "since": Is.OWN, "until": Is.OWN, "ahead": Is.OWN},
    "called": {"table_id": Is.TABLE},
    "plans": {
        "id": Is.COOP,
        "guild_id": Is.SERVER,
        "channel_id": Is.CHANNEL,
        "message_id": Is.MESSAGE,
        "event_id": Is.COOP,
        "game": Is.OWN,
        "user_id": Is.PERSON,
        "locale": Is.OWN,
        "at": Is.OWN,
        "reminded": Is.COOP,
    },
    "coming": {"plan_id": Is.OWN, "user_id": Is.PERSON},
    "reminders": {
        "plan_id": Is.OWN,
        "user_id": Is.PERSON,
        "channel_id": Is.CHANNEL,
        "message_id": Is.MESSAGE,
    },
    "bets": {"table_id": Is.TABLE, "user_id": Is.PERSON, "seat": Is.OWN},
    "blocks": {"user_id": Is.PERSON, "other_id": Is.OTHER, "at": Is.OWN},
    "bans": {
        "guild_id": Is.SERVER,
        "mark": Is.COOP,
        "at": Is.OWN,
        "until": Is.OWN,
        "user_id": Is.DOER,
        "other_id": Is.DONE_TO,
        "reason": Is.WORDS,
    },
    "shut_out": {
        "mark": Is.COOP,
        "user_id": Is.DONE_TO,
        "at": Is.OWN,
        "until": Is.OWN,
        "reason": Is.WORDS,
    },
    "shut_servers": {
        "server_id": Is.SHUNNED,
        "at": Is.OWN,
        "until": Is.OWN,
        "reason": Is.OWN,
        "leaves": Is.COOP,
    },
    "server_rules": {"guild_id": Is.SERVER, "body": Is.COOP},
    "audit": {
        "guild_id": Is.SERVER,
        "number": Is.COOP,
        "at": Is.OWN,
        "user_id": Is.DOER,
        "other_id": Is.DONE_TO,
        "act": Is.OWN,
        "about": Is.OWN,
        "value": Is.OWN,
    },
    "unkept": {"table_id": Is.TABLE},
    "forgetting": {"user_id": Is.PERSON, "asked_at": Is.OWN},
    "servers_left": {"guild_id": Is.SERVER, "left_at": Is.COOP},
    "meta": {"key": Is.COOP, "value": Is.COOP},
}

ONLY_ON_A_SERVER: Mapping[str, Mapping[str, Is]] = {
    "lease": {"single": Is.COOP, "epoch": Is.COOP, "holder": Is.COOP, "until": Is.COOP},
    "fence": {"single": Is.COOP, "epoch": Is.COOP, "commits": Is.COOP},
}
"""Tables that only PostgreSQL has (bot/storage/postgres/lease.py).

`holder` names a machine and a process.
"""

# The kinds through which a person can be recognised, directly or with Discord's help.
NAMES_SOMEBODY = (
    *(Is.PERSON, Is.OTHER, Is.DOER, Is.DONE_TO, Is.SURFACE, Is.WORDS, Is.SERVER, Is.CHANNEL),
    Is.SHUNNED,
)


MADE_OF_RECORDS = ("counted", "parts", "standings", "tallies", "feats", "encounters")
"""Tables that can be computed again from the records of the games."""


def columns(*kinds: Is) -> Iterator[tuple[str, str]]:
    """Yield the table and the name of each column that is of one of these kinds."""
    for table, kinds_by_column in STORED.items():
        for column, kind in kinds_by_column.items():
            if kind in kinds:
                yield table, column
