-- Direct messages that remind somebody of a planned table. They are edited or deleted when the plan
-- ends; a row outlives its plan until that is done.
CREATE TABLE reminders (
    plan_id     BIGINT NOT NULL,
    user_id     BIGINT NOT NULL,
    channel_id  BIGINT NOT NULL,
    message_id  BIGINT NOT NULL,
    PRIMARY KEY (plan_id, user_id)
);

CREATE INDEX reminders_of_person ON reminders (user_id);
