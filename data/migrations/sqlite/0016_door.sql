-- To whom the door of this Coop is shut, because whoever hosts it has decided so (bot/servers/door.py).
-- A person by a mark of theirs: `user_id` is empty where they asked to be forgotten. `until`: NULL for
-- good.
CREATE TABLE shut_out (
    mark        INTEGER PRIMARY KEY,
    user_id     INTEGER,
    at          REAL    NOT NULL,
    until       REAL,
    reason      TEXT    NOT NULL
);

-- And the servers on which Coop does not play. `leaves`: nor stays.
CREATE TABLE shut_servers (
    server_id   INTEGER PRIMARY KEY,
    at          REAL    NOT NULL,
    until       REAL,
    reason      TEXT    NOT NULL,
    leaves      INTEGER NOT NULL
);
