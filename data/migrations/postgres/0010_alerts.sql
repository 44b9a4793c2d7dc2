-- Who wants to be told, on which server, that a game looks for players.
CREATE TABLE alerts (
    guild_id    BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    user_id     BIGINT           NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
);

CREATE INDEX alerts_of_person ON alerts (user_id, guild_id);

-- When somebody may be told, in minutes of their day (equal: always), and how many minutes their
-- clock is ahead of UTC.
CREATE TABLE waking_hours (
    user_id     BIGINT           PRIMARY KEY,
    since       BIGINT           NOT NULL,
    until       BIGINT           NOT NULL,
    ahead       BIGINT           NOT NULL
);

-- Tables for which people were called: once each.
CREATE TABLE called (
    table_id    TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id)
);
