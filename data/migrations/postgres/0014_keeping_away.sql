-- Whom people keep away from themselves: nobody else's business, theirs least of all.
CREATE TABLE blocks (
    user_id     BIGINT           NOT NULL,
    other_id    BIGINT           NOT NULL,
    at          DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, other_id)
);

CREATE INDEX blocks_of_other ON blocks (other_id);
