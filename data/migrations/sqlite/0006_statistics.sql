-- What finished games count for (bot/statistics). `counted` to `encounters` are made of tables and
-- records alone: `python -m bot recount` makes them anew. `unlisted` and `ladders` are what people
-- and admins have said. There are no names here; people are `user_id` and `other_id`.

-- Whose record was read. fault: why nothing could be made of it.
CREATE TABLE counted (
    table_id    TEXT    PRIMARY KEY REFERENCES tables (id),
    fault       TEXT
) WITHOUT ROWID;

-- The people of each game that counts. own: they played most of it themselves; gone: they left.
CREATE TABLE parts (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    seat        INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    guild_id    INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    season      INTEGER NOT NULL,
    ended_at    REAL    NOT NULL,
    rank        INTEGER NOT NULL,
    won         INTEGER NOT NULL,
    own         INTEGER NOT NULL,
    gone        INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX parts_of_person ON parts (user_id, guild_id, ended_at, won) WHERE own;
-- All that the ladder reads of a season.
CREATE INDEX parts_in_order
    ON parts (guild_id, game, season, ended_at, table_id, seat, user_id, rank, gone);

-- Sums for each season and, as season 0, for all of them; for each game and, as '', for all.
CREATE TABLE standings (
    guild_id    INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    season      INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    games       INTEGER NOT NULL,
    wins        INTEGER NOT NULL,
    fair        INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, season, game)
) WITHOUT ROWID;

CREATE INDEX boards ON standings (guild_id, season, game, wins DESC, games, user_id);

CREATE TABLE tallies (
    guild_id    INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    number      INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, name)
) WITHOUT ROWID;

-- Where and when a feat was earned first, and how often.
CREATE TABLE feats (
    guild_id    INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    name        TEXT    NOT NULL,
    times       INTEGER NOT NULL,
    first_at    REAL    NOT NULL,
    first_table TEXT    NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, name)
) WITHOUT ROWID;

CREATE INDEX feats_of_table ON feats (first_table);

-- How often two people met, and how often the other one finished ahead.
CREATE TABLE encounters (
    guild_id    INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    other_id    INTEGER NOT NULL,
    games       INTEGER NOT NULL,
    ahead       INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, other_id)
) WITHOUT ROWID;

-- People who asked not to be listed, anywhere.
CREATE TABLE unlisted (
    user_id     INTEGER PRIMARY KEY
);

-- Servers whose admins have switched the ladder on.
CREATE TABLE ladders (
    guild_id    INTEGER PRIMARY KEY
);
