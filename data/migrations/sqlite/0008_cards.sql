-- Where somebody wants their own cards: dm, here (under the table, for their eyes only) or both; and
-- whether they were told that their DMs are closed to us.

ALTER TABLE people ADD COLUMN cards TEXT NOT NULL DEFAULT 'dm';
ALTER TABLE people ADD COLUMN shut_told INTEGER NOT NULL DEFAULT 0;
