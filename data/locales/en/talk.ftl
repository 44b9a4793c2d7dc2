# What house players say at the table, now and then: three lines for each feeling and each temper (see house.ftl).
# Short, and made of what everybody has seen.

# $said: one of the lines below
talk-said = 💬 **{ $seat }**: “{ $said }”

## Something good has happened to whoever speaks

talk-luck-careful-1 = I wasn’t counting on anything, and here it is.
talk-luck-careful-2 = Slow and steady. It worked; don’t tell anyone.
talk-luck-careful-3 = Not a feather lost. I counted twice.
talk-luck-bold-1 = Did everybody see that? I can do it again.
talk-luck-bold-2 = The beak that pecks first pecks best.
talk-luck-bold-3 = And that’s how you cross a road.
talk-luck-fickle-1 = I meant to do something else entirely.
talk-luck-fickle-2 = My favourite plan! As of just now.
talk-luck-fickle-3 = Ha! No idea how. Ask me tomorrow.
talk-luck-grudging-1 = About time. I was owed that one.
talk-luck-grudging-2 = One off my list. It’s a long list.
talk-luck-grudging-3 = Finally. I’ve been waiting since the egg.

## Something bad has happened to whoever speaks

talk-woe-careful-1 = I knew it. If only I’d listened.
talk-woe-careful-2 = One step too far. It’s usually just the one.
talk-woe-careful-3 = I’ll be over there, behind the water trough.
talk-woe-bold-1 = Worth every feather.
talk-woe-bold-2 = I’ve had worse before breakfast.
talk-woe-bold-3 = Feathers grow back. Next!
talk-woe-fickle-1 = Never again. Well, not before lunch.
talk-woe-fickle-2 = I loved that plan. Until now.
talk-woe-fickle-3 = On second thoughts: no.
talk-woe-grudging-1 = I shall remember this.
talk-woe-grudging-2 = That’s going in the book.
talk-woe-grudging-3 = Noted. With the time and date.

## Something bad has happened to somebody else, $seat

talk-gloat-careful-1 = Oh dear, { $seat }. I was about to say something.
talk-gloat-careful-2 = That’s why I look twice, { $seat }.
talk-gloat-careful-3 = Poor { $seat }. Rather you than me, though.
talk-gloat-bold-1 = At least { $seat } dared. Respect!
talk-gloat-bold-2 = That’s the spirit, { $seat }. Shame about the rest.
talk-gloat-bold-3 = Beak up, { $seat }!
talk-gloat-fickle-1 = I was rooting for { $seat }. A moment ago.
talk-gloat-fickle-2 = Sad for { $seat }, funny for me. Hard to choose.
talk-gloat-fickle-3 = I nearly did the same, { $seat }. I nearly always do.
talk-gloat-grudging-1 = What goes around, { $seat }…
talk-gloat-grudging-2 = I’m not gloating, { $seat }. I’m taking notes.
talk-gloat-grudging-3 = { $seat }, I feel better already.

## Something good has happened to somebody else, $seat

talk-envy-careful-1 = Well done, { $seat }. I wouldn’t have dared.
talk-envy-careful-2 = Lovely, { $seat }. I’ll keep one eye on you.
talk-envy-careful-3 = Was that luck, { $seat }, or should I worry?
talk-envy-bold-1 = Nice one, { $seat }! Now watch me.
talk-envy-bold-2 = I’d have gone for double, { $seat }.
talk-envy-bold-3 = Enjoy it, { $seat }. I’m right behind you.
talk-envy-fickle-1 = I’m on { $seat }’s side from now on. Probably.
talk-envy-fickle-2 = Can I be { $seat } for a turn?
talk-envy-fickle-3 = I had the same idea, { $seat }. Then another one.
talk-envy-grudging-1 = { $seat }. Of course. Who else?
talk-envy-grudging-2 = Enjoy it while it lasts, { $seat }.
talk-envy-grudging-3 = { $seat } again? I’m counting.
