-- Who wants their own cards in words, without pictures. Kept beside how somebody is reached, but
-- written on its own: neither overwrites the other.

ALTER TABLE people ADD COLUMN pictures BOOLEAN NOT NULL DEFAULT TRUE;
