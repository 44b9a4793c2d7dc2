# Standing orders: what is answered for a player without asking.
#
# order-GAME-SLUG is an order's name, …-help one line on it, …-menu the prompt of its menu, …-VALUE what it can be set to,
# …-coming what stands on the card before it answers, where that is other than order-coming.

## Behind “More…” of a card, where they are set

order-page-title = 📋 Standing orders
order-page-intro = What I answer for you, so you don’t have to. Only you see this. I take as long as you would, so nobody can tell.
order-page-line = **{ $name }** · { $help }
order-page-now = Now: **{ $values }**
order-page-off = Now: nothing, I’ll ask you.
order-page-nothing = Nothing after all

## On the card

order-coming = 📋 **{ $order }** answers in a moment: **{ $choice }**, unless you’re quicker.

## Chicken Heist

order-heist-save = Save me with Hide
order-heist-save-help = About to be caught? Your Hide goes, you stay free.
order-heist-fee = Pay the lowest loot
order-heist-fee-help = The Membership Fee gets your cheapest loot, never your favourite.
order-heist-split = Take the highest
order-heist-split-help = When the truck is shared out, grab the dearest card, every time.
order-heist-window = Let everything happen
order-heist-window-help = You override nothing, whatever is played. “This round” also ends when you press Override yourself.
order-heist-window-on = Always
order-heist-window-round = This round
order-heist-let-all = Override nothing this round
order-heist-voids = Override list
order-heist-voids-help = I override these for you. If you’re not holding an Override then, it counts as a pass.
order-heist-voids-menu = Override whenever it’s…
order-heist-operation = Operation Phase
order-heist-operation-help = For this round only. Playing a card yourself calls it off.
order-heist-operation-unless = Pass unless something is played
order-heist-operation-done = No more cards this round
order-heist-move = Next Move
order-heist-move-help = Made as your turn begins, if it’s still legal then.
order-heist-move-menu = Queue your next Move…
order-heist-seat = Anything by { $seat }
order-heist-queued = 📌 As your turn begins: **{ $move }**.
order-heist-unless = 💤 You pass the Operation Phase, unless something is played.
order-heist-done = 💤 You’re done with cards for this round.
order-heist-missed = 📌 Your queued Move, { $move }, can’t be made any more. You choose.
