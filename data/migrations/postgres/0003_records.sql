-- What finished games leave behind (docs/records.md): JSON Lines, compressed by zlib. Written when a
-- game ends, by the rules it was played by.

CREATE TABLE records (
    table_id    TEXT COLLATE "C" PRIMARY KEY REFERENCES tables (id),
    body        BYTEA            NOT NULL
);
