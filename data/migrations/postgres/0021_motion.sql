-- Whether pictures may move at the tables at which a person sits.
ALTER TABLE people ADD COLUMN motion BOOLEAN NOT NULL DEFAULT TRUE;
