-- The hen that a person has chosen for pictures, such as sun-corn; NULL: the one of the account.
ALTER TABLE people ADD COLUMN hen TEXT COLLATE "C";
