-- What is not needed any more, and goes (cogs/privacy).

-- Who has asked to be forgotten, until that is done.
CREATE TABLE forgetting (
    user_id     INTEGER PRIMARY KEY,
    asked_at    REAL    NOT NULL
);

-- Servers that Coop is on no more, and since when.
CREATE TABLE servers_left (
    guild_id    INTEGER PRIMARY KEY,
    left_at     REAL    NOT NULL
);

-- Whether what a game that is over does not need is gone; its record stays.
ALTER TABLE tables ADD COLUMN tidied INTEGER NOT NULL DEFAULT 0;

CREATE INDEX untidy_tables ON tables (opened_at) WHERE status IN ('over', 'closed') AND NOT tidied;
CREATE INDEX tables_over ON tables (opened_at) WHERE status IN ('over', 'closed');
