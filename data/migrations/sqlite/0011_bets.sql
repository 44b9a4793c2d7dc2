-- Who of those who watched has bet on which seat; told to nobody before the game is over.
CREATE TABLE bets (
    table_id    TEXT    NOT NULL REFERENCES tables (id),
    user_id     INTEGER NOT NULL,
    seat        INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;

CREATE INDEX bets_of_person ON bets (user_id);
