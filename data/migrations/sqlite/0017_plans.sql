-- Tables that are to open at a set time (cogs/alerts/plans.py). `user_id` planned it; `event_id` is
-- Discord's own event, where Coop may make one.
CREATE TABLE plans (
    id          INTEGER PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER,
    event_id    INTEGER,
    game        TEXT    NOT NULL,
    user_id     INTEGER NOT NULL,
    locale      TEXT    NOT NULL,
    at          REAL    NOT NULL,
    reminded    INTEGER NOT NULL
);

CREATE INDEX plans_of_server ON plans (guild_id);
CREATE INDEX plans_of_person ON plans (user_id);

-- Who has said that they will be there.
CREATE TABLE coming (
    plan_id     INTEGER NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
    user_id     INTEGER NOT NULL,
    PRIMARY KEY (plan_id, user_id)
) WITHOUT ROWID;

CREATE INDEX coming_of_person ON coming (user_id);
