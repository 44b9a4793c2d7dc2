# Once more: the button on a game that is over, and the table that comes after it.

encore-button = Once more
encore-on = On to table { $number }

encore-in = You are in: table { $number }. The cards are dealt as soon as everybody of last time is there.
encore-dealt = Table { $number } is on, the cards are dealt, and you sit right in the middle of it.
encore-over = Table { $number } came after this one, and is over too. Once more from there!
