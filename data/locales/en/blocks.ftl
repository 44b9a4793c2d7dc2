# Whom somebody keeps away from their tables (/chicken block). Nobody else reads any of this.

blocks-title = 🕊️ Kept at a wing’s length
blocks-nobody = You keep nobody away. **/chicken block** with somebody’s name keeps them off your tables.
blocks-who = You keep away { $count ->
    [one] one person
   *[other] { $count } people
  }; a press lets them back:
blocks-back = Let { $number } back
blocks-done = { $who } is kept away from you, from now on.
blocks-undone = { $who } may sit with you again.
blocks-together = You sit together at { $count ->
    [one] table
   *[other] tables
  } { $numbers } as it is, and there nothing changes: whoever sits, sits. **/chicken leave** takes you off.
blocks-about-what = We never seat the two of you together, whoever comes first, and neither of you is alerted to the other’s tables. They still see what everybody in a channel sees.
blocks-about-secret = Only you know. I tell them no more than “This table isn’t open to you”, which has many reasons; should they wonder why, they didn’t hear it from me.

refused-nobody-to-keep-away = Bots go where they like, and there is no getting away from yourself. Name somebody else.
