# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = Once more
rematch-on = On to table { $number }

rematch-in = You’ve got a perch at table { $number }. The cards are dealt as soon as everybody from last time is back.
rematch-dealt = Table { $number } is on, the cards are dealt, and you’re right in the middle of it.
rematch-over = Table { $number } came after this one, and that one is over too. Press **Once more** over there!
