-- What somebody has chosen to read (`locale` says it as well); NULL: as their Discord has it.
ALTER TABLE people ADD COLUMN language TEXT COLLATE "C";
