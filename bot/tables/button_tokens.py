"""Signs buttons, so that a forged or an old one is told apart from the open question.

A token says nothing: it is an HMAC under the table's own key.
"""

import base64
import hmac
from collections.abc import Iterable
from functools import lru_cache

from games.kit.asks import Seat

_LENGTH = 10


def seat_token(key: str, epoch: int, number: int, seat: Seat) -> str:
    """For the buttons of one seat's decision."""
    return _sign(key, _of_seat(epoch, number, seat))


def public_token(key: str, epoch: int, number: int) -> str:
    """For buttons on the table: the clicker supplies the seat."""
    return _sign(key, _of_all(epoch, number))


def table_token(key: str) -> str:
    """For the table's own buttons, from the lobby to the end."""
    return _sign(key, "table")


def signs_any(
    token: str, key: str, epoch: int, numbers: Iterable[int], seats: Iterable[Seat]
) -> bool:
    """Whether it belongs to an ask of one of these numbers: to its public buttons, or to those of
    one of these seats.
    """
    seats = list(seats)
    signed = (
        what
        for number in numbers
        for what in (_of_all(epoch, number), *(_of_seat(epoch, number, seat) for seat in seats))
    )
    return any(hmac.compare_digest(_signature(key, what), token) for what in signed)


def _of_seat(epoch: int, number: int, seat: Seat) -> str:
    return f"seat:{epoch}:{number}:{seat}"


def _of_all(epoch: int, number: int) -> str:
    return f"ask:{epoch}:{number}"


@lru_cache(4096)
def _sign(key: str, what: str) -> str:
    """Remembered, because whoever looks at a table wants the same few signatures again."""
    return _signature(key, what)


def _signature(key: str, what: str) -> str:
    digest = hmac.digest(bytes.fromhex(key), what.encode(), "sha256")
    return base64.urlsafe_b64encode(digest)[:_LENGTH].decode()
