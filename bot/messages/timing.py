"""All delays of the messages (words: docs/glossary.md). Tests inject others, and need not wait."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChatTiming:
    """Delays in seconds, except for counts of messages, `ring_share`, and the rate `per_second`."""

    table_every: float = 1.0
    """Minimum time between two edits of a public table."""
    card_every: float = 15.0
    """Minimum time between two edits of a card that asks nothing new.

    Edits by a token do not count.
    """
    look_every: float = 2.0
    """Minimum time between two checks of a card while its table waits for the same thing."""
    recent: float = 90.0
    """A player who pressed a button within this time is expected to see an edit."""
    ring_after: float = 10.0
    """Minimum delay of the notification, if an edit has shown a question without notifying."""
    ring_share: float = 0.25
    """The part of the time for an answer that must pass before that notification."""
    unhurried: float = 120.0
    """If there is at least this much time for an answer, `ring_after_unhurried` applies."""
    ring_after_unhurried: float = 60.0
    """Like `ring_after`, if there is much time for the answer."""
    lingers: float = 60.0
    """How long a superseded card can be answered, because its player may be working on it."""
    table_lingers: float = 3.0
    """How long a superseded table stays, because a player may be about to press its button.

    Discord shows "This interaction failed" if the message of a press is deleted before the answer.
    """
    ages_after: float = 55 * 60.0
    """A message of this age is reposted instead of edited.

    Discord limits edits of messages older than an hour (error 30046).
    """
    aged_every: float = 3.0
    """Minimum time between two edits of an old public table."""
    sinks_after: int = 12
    """If this many messages are below the table, it is reposted when something new begins."""
    sinks_every: float = 60.0
    """Minimum age of a message that is reposted like this, unless all below are asides."""
    sinks_beside: int = 3
    """How many asides are below a table when a busy bot reposts it. Otherwise one is enough."""
    token_life: float = 14 * 60.0
    """How long an interaction token is used. Discord's limit is 15 minutes."""
    answer_within: float = 1.5
    """A press that takes longer is acknowledged first. Discord's limit is 3 seconds."""
    double_press: float = 1.0
    """A press within this time after the press that dealt the cards is part of a double click."""
    noted: float = 8.0
    """How long the confirmation of a press in a window stays.

    In a window (docs/glossary.md) several players may press on the table. Windows are frequent, so
    the confirmations are deleted again. The time does not depend on the press or on its result.
    """
    per_second: int = 48
    """Requests per second of the whole bot, without answers to interactions. Discord's limit is 50.

    A small reserve is enough, because the limiter counts each request until one second after its
    response.
    """

    def ring(self, now: float, deadline: float | None) -> float:
        """Return when to notify a player of a question that was shown without a notification now.

        With the default delays: after 15 seconds if 60 seconds are left for the answer, after 150
        if 600 are left, and after 60 if there is no deadline.

        Args:
            now: The time in seconds since 1970.
            deadline: When the question must be answered, in seconds since 1970, or None.
        """
        seconds_left = self.unhurried if deadline is None else deadline - now
        minimum = self.ring_after if seconds_left < self.unhurried else self.ring_after_unhurried
        share = 0.0 if deadline is None else self.ring_share * seconds_left
        return now + max(minimum, share)
