-- What servers have set for themselves (bot/servers/rules.py), as JSON; none for who has set nothing.
CREATE TABLE server_rules (
    guild_id    BIGINT           PRIMARY KEY,
    body        TEXT COLLATE "C" NOT NULL
);

-- Who has changed what on a server, and what moderators did to its tables. `user_id` did it, to
-- `other_id`, if to anybody; both are empty where somebody asked to be forgotten.
CREATE TABLE audit (
    guild_id    BIGINT           NOT NULL,
    number      BIGINT           NOT NULL,
    at          DOUBLE PRECISION NOT NULL,
    user_id     BIGINT,
    other_id    BIGINT,
    act         TEXT COLLATE "C" NOT NULL,
    about       TEXT COLLATE "C" NOT NULL,
    value       TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, number)
);

CREATE INDEX audit_by_person ON audit (user_id);
CREATE INDEX audit_of_person ON audit (other_id);

-- Games that ended on a server that keeps no records.
CREATE TABLE unkept (
    table_id    TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id)
);
