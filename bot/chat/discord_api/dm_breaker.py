"""Stops the opening of new DMs when Discord complains, and starts it again with care.

Opening many first-contact DMs is what gets bots flagged (error 40003, or a quarantine). While the
breaker is open, whoever has no DM with us plays by My hand.
"""

import logging

from bot.tables.ports import Clock

log = logging.getLogger(__name__)

FIRST = 10 * 60.0
LONGEST = 6 * 3600.0
"""Seconds without new DMs after the first complaint, and at most; it doubles with each."""

TRIAL = 60.0
"""Seconds until the next trial where nobody hears how the last one went."""


class Breaker:
    """Closed: all may pass. Open: nobody. Half-open: one, and what becomes of it decides."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pause = 0.0
        self._opens_at = 0.0

    @property
    def is_open(self) -> bool:
        """Whether nobody may pass now."""
        return bool(self._pause) and self._clock.now() < self._opens_at

    def may_pass(self) -> bool:
        """Whether a DM may be opened now. Whoever is let through must report what came of it."""
        if self.is_open:
            return False
        self._opens_at = self._clock.now() + TRIAL
        return True

    def worked(self) -> None:
        if self._pause:
            log.info("direct messages can be opened again")
        self._pause = 0.0

    def tripped(self) -> None:
        """Discord complained."""
        now = self._clock.now()
        if self._pause and now < self._opens_at - TRIAL:
            return  # one complaint more about what was begun before the first
        self._pause = min(LONGEST, 2 * self._pause or FIRST)
        self._opens_at = now + self._pause
        minutes = self._pause / 60
        log.warning(
            "Discord is to see no new DMs for %.0f minutes; people play by My hand", minutes
        )


class Patience:
    """How long somebody is left alone whose DM refused us."""

    FIRST = 10 * 60.0
    LONGEST = 24 * 3600.0
    """Seconds until their next question tries again, doubled with each refusal."""

    HOPE = 60.0
    """Seconds after which a press of My hand tries again: perhaps they have opened the door."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._began = clock.now()
        self._refused: dict[int, tuple[int, float]] = {}
        self._hoped: set[int] = set()

    def refused(self, user_id: int) -> None:
        count, _ = self._refused.get(user_id, (0, 0.0))
        self._refused[user_id] = count + 1, self._clock.now()
        self._hoped.discard(user_id)

    def worked(self, user_id: int) -> None:
        self._refused.pop(user_id, None)
        self._hoped.discard(user_id)

    def hope(self, user_id: int) -> bool:
        """They are at the table and looking; True where that is reason enough to try now."""
        _, at = self._last(user_id)
        if self._clock.now() - at >= self.HOPE:
            self._hoped.add(user_id)
        return user_id in self._hoped

    def may_try(self, user_id: int) -> bool:
        """Whether a question may be tried on a door that was shut."""
        count, at = self._last(user_id)
        wait = min(self.LONGEST, self.FIRST * 2.0 ** (count - 1))
        return user_id in self._hoped or self._clock.now() - at >= wait

    def is_waiting(self, user_id: int) -> bool:
        return user_id in self._refused

    def _last(self, user_id: int) -> tuple[int, float]:
        """Refusals, and when the latest came; from before the start, as if it came then."""
        return self._refused.get(user_id, (1, self._began))
