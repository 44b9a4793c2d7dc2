-- Direct messages that remind somebody of a planned table. They are edited or deleted when the plan
-- ends; a row outlives its plan until that is done.
CREATE TABLE reminders (
    plan_id     INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    PRIMARY KEY (plan_id, user_id)
) WITHOUT ROWID;

CREATE INDEX reminders_of_person ON reminders (user_id);
