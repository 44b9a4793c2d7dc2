-- How far somebody is in the lesson of a game (games/engine/lesson.py). part: from 0; chosen: what they
-- chose in it, one a line. There is no row before the first choice, and none of a name.

CREATE TABLE lessons (
    user_id     BIGINT           NOT NULL,
    game        TEXT COLLATE "C" NOT NULL,
    part        BIGINT           NOT NULL,
    chosen      TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, game)
);

-- People who want no tips on their cards.
CREATE TABLE tipless (
    user_id     BIGINT           PRIMARY KEY
);
