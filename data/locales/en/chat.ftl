# What the chat itself says: about cards, clicks and closed doors.

## Cards that are over

chat-card-chose = ✅ Table { $number }: you chose **{ $choice }**.
chat-card-closed = ✅ Table { $number }: this card is closed now that there’s a newer one.
chat-card-newest = To the newest card
chat-card-by-hand = ✋ Table { $number }: your DMs are closed to me now, so this card ends here. Press **My hand** at the table: only you’ll see it.
chat-card-here = ✋ Table { $number }: as you wish, your cards are at the table now. **My hand** shows them, for your eyes only.
chat-card-left = You left table { $number }. No hard feathers; come back any time.
chat-card-table-closed = Table { $number } is closed, and this card with it.

## A ring for whoever asked for it

# Also where somebody is back who was away: such a table has no cards in a DM.
chat-bell-off = ✅ Table { $number }: that’s it in here; this one’s played in the open, right on the table.
chat-bell-shut = Your DMs are closed to me, so I can’t ring you. Allow direct messages from this server’s members, then switch this off and on again. Until then, keep an eye on the table!
chat-bell-busy = Discord wants me to message fewer new people for a while, so I can’t ring you yet. Until then, keep an eye on the table!

## Pictures

# Opens the buttons of a table that are pressed less often, and the topics of /chicken help.
more-button = More…
# The same for a player who is new to the game: with explanations.
more-button-help = 💡 Help & more…
back-button = Back

# A button on a table that is drawn: all that it shows in words, for whoever presses it.
pictures-as-text = As text
# On one's own card: from now on all of them in words, or with pictures again.
pictures-off = Text only
pictures-on = Pictures
# On the same page: whether the pictures of the tables at which one sits may move.
motion-off = Still pictures
motion-on = Moving pictures
motion-about = **Still pictures**: the tables you sit at stand still, for everyone there.

## Where one's cards come

# A button on every card: it says where they come now, and opens the page that changes it.
cards-button-dm = Cards: DM
cards-button-here = Cards: here
cards-button-both = Cards: both
cards-title = 🃏 Where would you like your cards?
cards-about-dm = **By DM**: a message from me whenever you’re needed. It rings.
cards-about-here = **Here**: at the table, for your eyes only, and never a DM. I’ll call you by name in the channel when it’s your turn. Fifteen minutes without a tap, and they wilt: **My hand** brings them back.
cards-about-both = **Both**: the DM rings, and the table has them too.
cards-choose-dm = By DM
cards-choose-here = Here
cards-choose-both = Both
cards-shut = Your DMs are closed to me, so for now they’re here.

## My hand

chat-dms-shut = Your DMs are closed to me, so your cards come right here, for your eyes only. Lost them? **My hand** at the table brings them back. Want them by DM after all? Allow direct messages from this server’s members, and press **My hand** a minute later.
chat-dms-busy = Discord wants me to message fewer new people for a while, so your cards can’t come by DM yet. Press **My hand** at the table, and only you’ll see them.
chat-hand-old = This hand has wilted. **My hand** gives you a fresh one.
# Somebody with closed DMs is asked something; the message goes when they have answered.
chat-called = 🔔 { $mention }, the table’s waiting for you. Only you see what **My hand** shows.
# To a host, once: Discord took no picture there. The table is complete without.
chat-no-pictures = 🖼️ No pictures in { $channel }: Discord wouldn’t take them from me there, so the table’s all words. For pictures, I need **Attach Files** in that channel.
chat-plays-by-hand = ✋ { $names } { $count ->
    [one] plays
   *[other] play
  } with **My hand**: no DMs, just press the button.

## Answers

chat-pressed = Noted: **{ $choice }**. Only you can see this.
chat-explained = **{ $name }**: { $help }
chat-done = Done. Have a look at the table.
chat-removed = Done. The perch is free again.

## The public table

chat-table-moved = The table has flown the perch. It’s over here now: { $link }

## Lists that one page does not hold (cogs/pages.py)

chat-newer = Newer
chat-older = Older
chat-somebody = somebody who asked to be forgotten
