"""Signs buttons, so that a forged or an old one is told apart from the open question.

A token says nothing: it is an HMAC under the table's own key.
"""

import base64
import hmac
from functools import lru_cache

from games.kit.asks import Seat

_LENGTH = 10


def seat_token(key: str, epoch: int, number: int, seat: Seat) -> str:
    """For the buttons of one seat's decision."""
    return _sign(key, f"seat:{epoch}:{number}:{seat}")


def public_token(key: str, epoch: int, number: int) -> str:
    """For buttons on the table: the clicker supplies the seat."""
    return _sign(key, f"ask:{epoch}:{number}")


def table_token(key: str) -> str:
    """For the table's own buttons, from the lobby to the end."""
    return _sign(key, "table")


@lru_cache(4096)
def _sign(key: str, what: str) -> str:
    """Remembered, because whoever looks at a table wants the same few signatures again."""
    digest = hmac.digest(bytes.fromhex(key), what.encode(), "sha256")
    return base64.urlsafe_b64encode(digest)[:_LENGTH].decode()
