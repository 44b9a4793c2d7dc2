"""Who may not sit down on a server, because its moderators have decided so.

A ban outlives whoever asks to be forgotten, or that would be the way around it. So it is found by a
mark, which a secret key makes of somebody's id: their id goes, and only if they come again is the
mark made once more. It cannot be read back.
"""

import hmac
from typing import NamedTuple

KEY_BYTES = 32
_POSITIVE = 2**63 - 1


class Ban(NamedTuple):
    """`until`: seconds since 1970; None: until somebody lifts it. `by` decided so about `other`;
    nobody's id stands there who has asked to be forgotten.
    """

    guild_id: int
    mark: int
    at: float
    until: float | None
    by: int | None
    other: int | None
    reason: str

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


def mark_of(user_id: int, key: bytes) -> int:
    """As far as the database counts."""
    digest = hmac.digest(key, str(user_id).encode(), "sha256")
    return int.from_bytes(digest[:8], "big") & _POSITIVE


class ShutOut(NamedTuple):
    """A person. `until`: seconds since 1970; None: until they are let in again. `user_id`: None of
    whoever has asked to be forgotten.
    """

    mark: int
    user_id: int | None
    at: float
    until: float | None
    reason: str


class ShutServer(NamedTuple):
    """`leaves`: Coop does not even stay there."""

    server_id: int
    at: float
    until: float | None
    reason: str
    leaves: bool
