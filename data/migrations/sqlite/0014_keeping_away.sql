-- Whom people keep away from themselves: nobody else's business, theirs least of all.
CREATE TABLE blocks (
    user_id     INTEGER NOT NULL,
    other_id    INTEGER NOT NULL,
    at          REAL    NOT NULL,
    PRIMARY KEY (user_id, other_id)
) WITHOUT ROWID;

CREATE INDEX blocks_of_other ON blocks (other_id);
