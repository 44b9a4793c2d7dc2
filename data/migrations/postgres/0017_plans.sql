-- Tables that are to open at a set time (cogs/alerts/plans.py). `user_id` planned it; `event_id` is
-- Discord's own event, where Coop may make one.
CREATE TABLE plans (
    id          BIGINT           PRIMARY KEY,
    guild_id    BIGINT           NOT NULL,
    channel_id  BIGINT           NOT NULL,
    message_id  BIGINT,
    event_id    BIGINT,
    game        TEXT COLLATE "C" NOT NULL,
    user_id     BIGINT           NOT NULL,
    locale      TEXT COLLATE "C" NOT NULL,
    at          DOUBLE PRECISION NOT NULL,
    reminded    BOOLEAN          NOT NULL
);

CREATE INDEX plans_of_server ON plans (guild_id);
CREATE INDEX plans_of_person ON plans (user_id);

-- Who has said that they will be there.
CREATE TABLE coming (
    plan_id     BIGINT NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
    user_id     BIGINT NOT NULL,
    PRIMARY KEY (plan_id, user_id)
);

CREATE INDEX coming_of_person ON coming (user_id);
