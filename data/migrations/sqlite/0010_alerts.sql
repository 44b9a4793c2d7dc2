-- Who wants to be told, on which server, that a game looks for players.
CREATE TABLE alerts (
    guild_id    INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) WITHOUT ROWID;

CREATE INDEX alerts_of_person ON alerts (user_id, guild_id);

-- When somebody may be told, in minutes of their day (equal: always), and how many minutes their
-- clock is ahead of UTC.
CREATE TABLE waking_hours (
    user_id     INTEGER PRIMARY KEY,
    since       INTEGER NOT NULL,
    until       INTEGER NOT NULL,
    ahead       INTEGER NOT NULL
);

-- Tables for which people were called: once each.
CREATE TABLE called (
    table_id    TEXT    PRIMARY KEY REFERENCES tables (id)
) WITHOUT ROWID;
