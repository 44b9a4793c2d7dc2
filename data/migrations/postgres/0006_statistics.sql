-- What finished games count for (bot/statistics). `counted` to `encounters` are made of tables and
-- records alone: `python -m bot recount` makes them anew. `unlisted` and `ladders` are what people
-- and admins have said. There are no names here; people are `user_id` and `other_id`.

-- Whose record was read. fault: why nothing could be made of it.
CREATE TABLE counted (
    table_id    TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    fault       TEXT COLLATE "C"
);

-- The people of each game that counts. own: they played most of it themselves; gone: they left.
CREATE TABLE parts (
    table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    seat        BIGINT           NOT NULL,
    user_id     BIGINT           NOT NULL,
    guild_id    BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    season      BIGINT           NOT NULL,
    ended_at    DOUBLE PRECISION NOT NULL,
    rank        BIGINT           NOT NULL,
    won         BOOLEAN          NOT NULL,
    own         BOOLEAN          NOT NULL,
    gone        BOOLEAN          NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX parts_of_person ON parts (user_id, guild_id, ended_at, won) WHERE own;
-- All that the ladder reads of a season.
CREATE INDEX parts_in_order
    ON parts (guild_id, game, season, ended_at, table_id, seat, user_id, rank, gone);

-- Sums for each season and, as season 0, for all of them; for each game and, as '', for all.
CREATE TABLE standings (
    guild_id    BIGINT           NOT NULL,
    user_id     BIGINT           NOT NULL,
    season      BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    games       BIGINT           NOT NULL,
    wins        BIGINT           NOT NULL,
    fair        BIGINT           NOT NULL,
    PRIMARY KEY (guild_id, user_id, season, game)
);

CREATE INDEX boards ON standings (guild_id, season, game, wins DESC, games, user_id);

CREATE TABLE tallies (
    guild_id    BIGINT           NOT NULL,
    user_id     BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    name        TEXT COLLATE "C" NOT NULL,
    number      BIGINT           NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, name)
);

-- Where and when a feat was earned first, and how often.
CREATE TABLE feats (
    guild_id    BIGINT           NOT NULL,
    user_id     BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    name        TEXT COLLATE "C" NOT NULL,
    times       BIGINT           NOT NULL,
    first_at    DOUBLE PRECISION NOT NULL,
    first_table TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, name)
);

CREATE INDEX feats_of_table ON feats (first_table);

-- How often two people met, and how often the other one finished ahead.
CREATE TABLE encounters (
    guild_id    BIGINT           NOT NULL,
    user_id     BIGINT           NOT NULL,
    other_id    BIGINT           NOT NULL,
    games       BIGINT           NOT NULL,
    ahead       BIGINT           NOT NULL,
    PRIMARY KEY (guild_id, user_id, other_id)
);

-- People who asked not to be listed, anywhere.
CREATE TABLE unlisted (
    user_id     BIGINT           PRIMARY KEY
);

-- Servers whose admins have switched the ladder on.
CREATE TABLE ladders (
    guild_id    BIGINT           PRIMARY KEY
);
