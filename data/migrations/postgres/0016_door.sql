-- To whom the door of this Coop is shut, because whoever hosts it has decided so (bot/servers/door.py).
-- A person by a mark of theirs: `user_id` is empty where they asked to be forgotten. `until`: NULL for
-- good.
CREATE TABLE shut_out (
    mark        BIGINT           PRIMARY KEY,
    user_id     BIGINT,
    at          DOUBLE PRECISION NOT NULL,
    until       DOUBLE PRECISION,
    reason      TEXT COLLATE "C" NOT NULL
);

-- And the servers on which Coop does not play. `leaves`: nor stays.
CREATE TABLE shut_servers (
    server_id   BIGINT           PRIMARY KEY,
    at          DOUBLE PRECISION NOT NULL,
    until       DOUBLE PRECISION,
    reason      TEXT COLLATE "C" NOT NULL,
    leaves      BOOLEAN          NOT NULL
);
