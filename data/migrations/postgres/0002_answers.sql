-- What the seat chose last on a card, in words: a card that is closed after a restart still says it.

ALTER TABLE surfaces ADD COLUMN answer TEXT COLLATE "C";
