# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = Once more
rematch-on = On to table { $number }

rematch-in = You have a perch at table { $number }. As soon as everybody from last time is back, the cards are dealt.
rematch-dealt = Table { $number } is on, the cards are dealt, and you sit right in the middle of it.
rematch-over = Table { $number } came after this one, and that one is over too. Ask for once more over there!
