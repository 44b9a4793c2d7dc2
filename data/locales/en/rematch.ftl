# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = Once more
rematch-on = On to table { $number }

rematch-in = You are in: table { $number }. The cards are dealt as soon as everybody of last time is there.
rematch-dealt = Table { $number } is on, the cards are dealt, and you sit right in the middle of it.
rematch-over = Table { $number } came after this one, and is over too. Once more from there!
