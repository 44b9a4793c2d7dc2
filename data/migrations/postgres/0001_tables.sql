-- Tables, their journals and what the chat remembers. Snowflakes are 64-bit integers; moments are
-- seconds since 1970. A migration never removes what older rows need.

CREATE TABLE tables (
    id          TEXT COLLATE "C" PRIMARY KEY,
    game        TEXT COLLATE "C" NOT NULL,
    guild_id    BIGINT           NOT NULL,
    channel_id  BIGINT           NOT NULL,
    status      TEXT COLLATE "C" NOT NULL,
    number      BIGINT           NOT NULL,
    opened_at   DOUBLE PRECISION NOT NULL,
    due         DOUBLE PRECISION,
    body        TEXT COLLATE "C" NOT NULL, -- the whole table as JSON; the columns only help to find it
    UNIQUE (guild_id, number)
);

CREATE INDEX live_tables ON tables (channel_id)
    WHERE status IN ('lobby', 'playing', 'paused');

CREATE TABLE seats (
    table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    user_id     BIGINT           NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

CREATE INDEX seats_of_table ON seats (table_id);

-- The number of a step is its key: no click counts twice. Rows of older epochs stay.
CREATE TABLE journal (
    table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    epoch       BIGINT           NOT NULL,
    revision    BIGINT           NOT NULL,
    seat        BIGINT           NOT NULL,
    choice      TEXT COLLATE "C" NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL,
    cause       TEXT COLLATE "C" NOT NULL,
    at          DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, epoch, revision)
);

-- The newest of each epoch, with the journal row during which it was passed.
CREATE TABLE checkpoints (
    table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    epoch       BIGINT           NOT NULL,
    revision    BIGINT           NOT NULL,
    seat        BIGINT           NOT NULL,
    choice      TEXT COLLATE "C" NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL,
    state       TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, epoch)
);

-- How many tables a server has had.
CREATE TABLE numbering (
    guild_id    BIGINT           PRIMARY KEY,
    last        BIGINT           NOT NULL
);

CREATE TABLE surfaces (
    table_id    TEXT COLLATE "C" NOT NULL,
    name        TEXT COLLATE "C" NOT NULL,
    channel_id  BIGINT           NOT NULL,
    message_id  BIGINT,          -- NULL: the sending is intended, not confirmed
    generation  BIGINT           NOT NULL,
    nonce       TEXT COLLATE "C" NOT NULL,
    shown       TEXT COLLATE "C" NOT NULL,
    question    TEXT COLLATE "C",
    at          DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, name)
);

CREATE INDEX intended_surfaces ON surfaces (table_id) WHERE message_id IS NULL;

CREATE TABLE people (
    user_id       BIGINT           PRIMARY KEY,
    dm_channel_id BIGINT,
    dm_open       BOOLEAN          NOT NULL,
    locale        TEXT COLLATE "C" NOT NULL
);

CREATE TABLE meta (
    key         TEXT COLLATE "C" PRIMARY KEY,
    value       TEXT COLLATE "C" NOT NULL
);
