"""How fast the chat moves. Injected, so that tests need not wait."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChatTiming:
    """All in seconds, but `per_second`."""

    table_every: float = 1.0
    """Between two edits of one public table."""
    card_every: float = 15.0
    """Between two counted edits of a card that asks nothing new, at a table that just goes on."""
    look_every: float = 2.0
    """Between two looks whether a card is still true, while its table waits for the same as before.
    """
    recent: float = 90.0
    """Someone who clicked within this many seconds is watching, so the next question is an edit."""
    ring_after: float = 10.0
    """The least delay before a question that was shown without ringing, by an edit or on the table,
    rings for someone who is watching.
    """
    ring_share: float = 0.25
    """The share of its time that must have passed before it rings."""
    unhurried: float = 120.0
    """With at least this much time to answer, the delay is `ring_after_unhurried` or more."""
    ring_after_unhurried: float = 60.0
    lingers: float = 60.0
    """For how long a private card can still be answered after a newer one took its place: somebody
    may be working on it.
    """
    ages_after: float = 55 * 60.0
    """A message this old is posted anew instead of edited: edits of messages older than an hour
    have a narrow limit of their own (error 30046).
    """
    aged_every: float = 3.0
    """Between two edits of an old public table."""
    sinks_after: int = 12
    """With this many messages below it, the table is posted again when something new begins."""
    sinks_every: float = 60.0
    """Between two such moves, unless all of the messages are the table's own."""
    sinks_beside: int = 3
    """As `sinks_after`, where some of them are the table's own: a battle has ended, say, and one
    wants to see what has become of the table.
    """
    token_life: float = 14 * 60.0
    """How long a click's token is trusted; Discord's limit is 15 minutes."""
    answer_within: float = 1.5
    """A click that takes longer is acknowledged first; Discord's limit is 3 seconds."""
    double_press: float = 1.0
    """A press this soon after one that dealt the cards is the second of a double click."""
    noted: float = 8.0
    """How long a press of a window on the table is confirmed to its presser: windows are many, and
    what stays would bury the table. The same whatever was pressed, and whatever it came to.
    """
    per_second: int = 48
    """Requests for the whole bot, interaction answers excepted; Discord's limit is 50. Few are kept
    in reserve, for the limiter counts each until a second after its answer.
    """

    def ring(self, now: float, deadline: float | None) -> float:
        """When a question rings that was shown without a ring just now. `deadline`: when it has to
        be answered, if ever; all in seconds since 1970.
        """
        left = self.unhurried if deadline is None else deadline - now
        least = self.ring_after if left < self.unhurried else self.ring_after_unhurried
        share = 0.0 if deadline is None else self.ring_share * left
        return now + max(least, share)
