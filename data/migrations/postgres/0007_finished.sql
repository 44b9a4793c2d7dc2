-- What a server has played, in a few bytes a game: to look for a name in the bodies of 50,000 tables
-- takes half a second. Only games that were dealt; players: a JSON list of names, in the order of
-- the seats; winners: one of seats, NULL where there was no result.

CREATE TABLE finished (
    guild_id    BIGINT           NOT NULL,
    number      BIGINT           NOT NULL,
    table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    channel_id  BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    players     TEXT COLLATE "C" NOT NULL,
    winners     TEXT COLLATE "C",
    PRIMARY KEY (guild_id, number)
);

CREATE INDEX finished_in_channel ON finished (guild_id, channel_id, number);
