# Whom somebody keeps away from their tables (/chicken block). Nobody else reads any of this.

blocks-title = 🕊️ Kept at a wing’s length
blocks-nobody = You’re not keeping anybody away. **/chicken block** with somebody’s name keeps them off your tables.
blocks-who = You’re keeping away { $count ->
    [one] one person
   *[other] { $count } people
  }; a tap lets them back:
blocks-back = Let { $number } back
blocks-done = { $who } will be kept away from you from now on.
blocks-undone = { $who } can sit with you again.
blocks-together = You’re already together at { $count ->
    [one] table
   *[other] tables
  } { $numbers }, and nothing changes there: whoever sits, sits. **/chicken leave** gets you out.
blocks-about-what = I never seat the two of you together, whoever comes first, and neither of you gets alerts for the other’s tables. They still see what everybody in a channel sees.
blocks-about-secret = Only you know. All I tell them is “This table isn’t open to you”, which can have many reasons; if they wonder why, they won’t hear it from me.

refused-nobody-to-keep-away = Bots go where they like, and there’s no getting away from yourself. Pick somebody else.
blocks-open = Who I avoid
