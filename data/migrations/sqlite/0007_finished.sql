-- What a server has played, in a few bytes a game: to look for a name in the bodies of 50,000 tables
-- takes half a second. Only games that were dealt; players: a JSON list of names, in the order of
-- the seats; winners: one of seats, NULL where there was no result.

CREATE TABLE finished (
    guild_id    INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    channel_id  INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    players     TEXT    NOT NULL,
    winners     TEXT,
    PRIMARY KEY (guild_id, number)
) WITHOUT ROWID;

CREATE INDEX finished_in_channel ON finished (guild_id, channel_id, number);

INSERT INTO finished
SELECT guild_id, number, id, channel_id, game,
    (SELECT json_group_array(json_extract(value, '$.name')) FROM json_each(body, '$.players')),
    json_extract(body, '$.result.winners')
FROM tables
WHERE status IN ('over', 'closed') AND json_valid(body)
    AND EXISTS (SELECT 1 FROM checkpoints WHERE table_id = id);
