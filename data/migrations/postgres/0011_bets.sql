-- Who of those who watched has bet on which seat; told to nobody before the game is over.
CREATE TABLE bets (
    table_id    TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    user_id     BIGINT           NOT NULL,
    seat        BIGINT           NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX bets_of_person ON bets (user_id);
