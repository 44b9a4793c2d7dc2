-- Tables, their journals and what the chat remembers. Snowflakes are 64-bit integers; moments are
-- seconds since 1970. A migration never removes what older rows need.

CREATE TABLE tables (
    id          TEXT    PRIMARY KEY,
    game        TEXT    NOT NULL,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    status      TEXT    NOT NULL,
    number      INTEGER NOT NULL,
    opened_at   REAL    NOT NULL,
    due         REAL,
    body        TEXT    NOT NULL, -- the whole table as JSON; the columns only help to find it
    UNIQUE (guild_id, number)
);

CREATE INDEX live_tables ON tables (channel_id)
    WHERE status IN ('lobby', 'playing', 'paused');

CREATE TABLE seats (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

CREATE INDEX seats_of_table ON seats (table_id);

-- The number of a step is its key: no click counts twice. Rows of older epochs stay.
CREATE TABLE journal (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    epoch       INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    choice      TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    cause       TEXT    NOT NULL,
    at          REAL    NOT NULL,
    PRIMARY KEY (table_id, epoch, revision)
) WITHOUT ROWID;

-- The newest of each epoch, with the journal row during which it was passed.
CREATE TABLE checkpoints (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    epoch       INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    choice      TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    state       TEXT    NOT NULL,
    PRIMARY KEY (table_id, epoch)
);

-- How many tables a server has had.
CREATE TABLE numbering (
    guild_id    INTEGER PRIMARY KEY,
    last        INTEGER NOT NULL
);

CREATE TABLE surfaces (
    table_id    TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,          -- NULL: the sending is intended, not confirmed
    generation  INTEGER NOT NULL,
    nonce       TEXT    NOT NULL,
    shown       TEXT    NOT NULL,
    question    TEXT,
    at          REAL    NOT NULL,
    PRIMARY KEY (table_id, name)
) WITHOUT ROWID;

CREATE INDEX intended_surfaces ON surfaces (table_id) WHERE message_id IS NULL;

CREATE TABLE people (
    user_id       INTEGER PRIMARY KEY,
    dm_channel_id INTEGER,
    dm_open       INTEGER NOT NULL,
    locale        TEXT    NOT NULL
);

CREATE TABLE meta (
    key         TEXT    PRIMARY KEY,
    value       TEXT    NOT NULL
) WITHOUT ROWID;
