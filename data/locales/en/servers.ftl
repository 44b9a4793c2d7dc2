# A server's own rules: what they refuse, the page that sets them, and who has changed what.

refused-game-switched-off = { $game } is switched off on this server. Its admins will have had their reasons; there are other perches.
refused-not-in-this-channel = The coops of this server stand in { $channels }. Scratch around over there!
refused-not-yours-to-start = On this server, tables are opened by { $roles }. Joining them is for everybody.
refused-too-slow-here = Nobody here likes to brood for that long: on this server, **{ $pace }** is as slow as it gets.
refused-above-the-ceiling = I can only do whole numbers from 1 to { $most } there. More than that is up to whoever runs me.
refused-not-kept = This server keeps no records, so that game has flown for good: no story, no statistics, only what you remember of it.
