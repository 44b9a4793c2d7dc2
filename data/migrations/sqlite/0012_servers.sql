-- What servers have set for themselves (bot/servers/rules.py), as JSON; none for who has set nothing.
CREATE TABLE server_rules (
    guild_id    INTEGER PRIMARY KEY,
    body        TEXT    NOT NULL
);

-- Who has changed what on a server, and what moderators did to its tables. `user_id` did it, to
-- `other_id`, if to anybody; both are empty where somebody asked to be forgotten.
CREATE TABLE audit (
    guild_id    INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    at          REAL    NOT NULL,
    user_id     INTEGER,
    other_id    INTEGER,
    act         TEXT    NOT NULL,
    about       TEXT    NOT NULL,
    value       TEXT    NOT NULL,
    PRIMARY KEY (guild_id, number)
) WITHOUT ROWID;

CREATE INDEX audit_by_person ON audit (user_id);
CREATE INDEX audit_of_person ON audit (other_id);

-- Games that ended on a server that keeps no records.
CREATE TABLE unkept (
    table_id    TEXT    PRIMARY KEY REFERENCES tables (id)
) WITHOUT ROWID;
