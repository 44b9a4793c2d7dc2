# The record of a game that is over (docs/records.md).

record-button = Record
record-here = Every card, every secret, every choice of this game, for anyone who wants to check that nobody ruffled the deck: **python -m games verify { $file }** does it, and docs/records.md says how to do it by hand.

## Cutting the deck

# Beside Join and Leave, in one line of a phone.
cut-button = Cut
cut-done = ✂️ **Snip!** You cut the deck with { $cut }.
cut-again = That, my sealed number and everybody else’s cuts make the shuffle. Cut as often as you like until the cards are dealt: the last cut counts.
cut-by-joined = the click you sat down with, { $cut }
cut-by-pressed = click { $cut }
cut-by-said = “{ $cut }”
cut-window-button = In my own words
cut-window-title = Cut the deck
cut-window-label = Anything that comes to mind
cut-window-hint = A number, a proverb, a walk across the keyboard. After the game, it’s in the record.

## Fair play

fair-button = Fair play { $seal }
fair-explained = Before anybody sat down, I put a number of mine under this seal: any other number would have a different seal. Then everybody here cut the deck, with a click or in their own words, and only my number and all the cuts together decide how the cards lie. So I couldn’t stack them, because I chose my number before I knew your cuts, and nobody at the table could, because they don’t know my number. When the game is over, I break the seal and referee the whole game again before your eyes.
fair-explained-uncut = This table was opened before I let people cut. A number of mine lay under this seal before the first card was dealt, and it alone decides how the cards lie. So nobody could move a card once the game had begun. When it’s over, I break the seal and referee the whole game again before your eyes.
fair-yours = ✂️ Your cut: { $cut }.

seal-opened = 🔓 Under it were the number { $seed } and the salt { $salt }. The SHA-256 of salt and number is the seal.
fair-replayed = ✅ **Replayed: every card was where it had to be.** I dealt the sealed deck again and made { $choices ->
    [one] the one choice
   *[other] all { $choices } choices
  } again; it ends as it did here.
fair-numbers = Numbers
fair-true = ✅ **I just replayed the whole game from the sealed deck, and it all checks out.** The seed is made from that number and the cuts of { $people }, in the order they sat down, and nothing else. Seats, cards and dice fell as this seed says, and { $choices ->
    [one] the one choice was
   *[other] each of the { $choices } choices was
  } legal where it was made.
fair-true-uncut = ✅ **I just replayed the whole game from the sealed deck, and it all checks out.** Nobody could cut at this table, so that number is the seed. Seats, cards and dice fell as it says, and { $choices ->
    [one] the one choice was
   *[other] each of the { $choices } choices was
  } legal where it was made.
fair-true-forgotten = ✅ **I’ve just replayed the whole game from the sealed deck, and it all checks out, except for one thing that nobody can check any more.** The seed is made from that number and everybody’s cuts. { $forgotten ->
    [one] Somebody here has since asked to be forgotten, and the words they cut with
   *[other] { $forgotten } people here have since asked to be forgotten, and the words they cut with
  } went with them: for that part, you’ll have to take my word. Seats, cards and dice fell as it says, and { $choices ->
    [one] the one choice was
   *[other] each of the { $choices } choices was
  } legal where it was made.
fair-yours-in = ✂️ Yours is among them: { $cut }.
fair-fell-back = ⏪ I was updated once in the middle of a step: after choice { $since } the game went back to where it stood after choice { $to }, with new luck from the same seed.
fair-given-up = 🏳️ Then the game was given up, so that’s all there was.
fair-sceptic = Don’t take my word for it: **Record**, below **The whole story**, is yours, and docs/records.md shows how to check it with a few lines of Python that aren’t mine.
fair-wrong = ❌ **This record isn’t true:** line { $line } doesn’t follow from what comes before it. That should never happen. Keep **Record**, below **The whole story**, and show it to whoever runs me.
fair-of-another = ❌ **This isn’t the record of this table:** the game, the seal, your cut or the winner in it doesn’t match. That should never happen. Keep **Record**, below **The whole story**, and show it to whoever runs me.
fair-older-rules = 🕰️ This game was played by version { $played } of its rules, and by now I only know version { $today }, so I can’t referee it any more. Nothing is lost: **Record**, below **The whole story**, has every card, and the Coop of that day can check it.
