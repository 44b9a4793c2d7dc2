-- Whom people keep away from themselves: nobody else's business, theirs least of all.
CREATE TABLE blocks (
    user_id     INTEGER NOT NULL,
    other_id    INTEGER NOT NULL,
    at          REAL    NOT NULL,
    PRIMARY KEY (user_id, other_id)
) WITHOUT ROWID;

CREATE INDEX blocks_of_other ON blocks (other_id);

-- Who may not sit down on a server, by a mark of theirs (bot/servers/bans.py). `user_id` decided so
-- about `other_id`; both are empty where somebody asked to be forgotten. `until`: NULL for good.
CREATE TABLE bans (
    guild_id    INTEGER NOT NULL,
    mark        INTEGER NOT NULL,
    at          REAL    NOT NULL,
    until       REAL,
    user_id     INTEGER,
    other_id    INTEGER,
    reason      TEXT    NOT NULL,
    PRIMARY KEY (guild_id, mark)
) WITHOUT ROWID;

CREATE INDEX bans_by_person ON bans (user_id);
CREATE INDEX bans_of_person ON bans (other_id);
