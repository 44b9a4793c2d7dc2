"""What the buttons of a table are signed with: a MAC under the table's own key. It tells a forged
or an old button from that of the open question, and says nothing.

It is BLAKE2b's own. HMAC-SHA256, which is slower, signed the tables of earlier versions; their keys
are shorter, and their buttons still stand in the channels.

They are remembered: every look at a table wants the same few again.
"""

import base64
import hmac
from functools import lru_cache
from hashlib import blake2b

from games.engine.asks import Seat

TOKEN_LENGTH = 10

KEY_BYTES = 32
"""More than those of tables whose buttons an HMAC signs."""

REMEMBERED = 1024
"""Of each kind: those of some seconds, wherever people play."""


def new_key(secret: str) -> str:
    """The key of a table that is opened now, of sixteen random bytes. Both are hex."""
    return blake2b(bytes.fromhex(secret), digest_size=KEY_BYTES).hexdigest()


@lru_cache(REMEMBERED)
def seat_token(key: str, epoch: int, number: int, seat: Seat) -> str:
    """For the buttons of one seat's decision."""
    return _sign(key, f"seat:{epoch}:{number}:{seat}")


@lru_cache(REMEMBERED)
def public_token(key: str, epoch: int, number: int) -> str:
    """For buttons on the table: the clicker supplies the seat."""
    return _sign(key, f"ask:{epoch}:{number}")


@lru_cache(REMEMBERED)
def table_token(key: str) -> str:
    """For the table's own buttons, from the lobby to the end."""
    return _sign(key, "table")


def faint_mark(key: str, user_id: int) -> int:
    """One of 65,536, which this person has at this table: so many share it that nobody is found by
    it, but whoever comes again is known again.
    """
    signing = _keyed(key).copy()
    signing.update(b"sat here:%d" % user_id)

    return int.from_bytes(signing.digest()[:2], "big")


def _sign(key: str, what: str) -> str:
    if len(key) == 2 * KEY_BYTES:
        signed = blake2b(what.encode(), digest_size=8, key=bytes.fromhex(key)).digest()
    else:
        signing = _keyed(key).copy()
        signing.update(what.encode())
        signed = signing.digest()

    return base64.urlsafe_b64encode(signed)[:TOKEN_LENGTH].decode()


@lru_cache(1024)
def _keyed(key: str) -> hmac.HMAC:
    """To be copied. To look for SHA-256 takes OpenSSL longer than to sign with it."""
    return hmac.new(bytes.fromhex(key), digestmod="sha256")
