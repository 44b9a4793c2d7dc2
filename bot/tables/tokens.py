"""Tokens that sign the buttons of a table.

A token is a MAC (message authentication code) under the table's own key. It distinguishes a button
of the open ask from an old or forged button, and reveals nothing else.

New tables use keyed BLAKE2b. Earlier versions used HMAC-SHA256, which is slower, with shorter keys;
their buttons are still in the channels, so both are supported. Tokens are cached, because each
drawing of a table needs the same few tokens.
"""

import base64
import hmac
from functools import lru_cache
from hashlib import blake2b

from games.engine.asks import Seat

TOKEN_LENGTH = 10
"""How many characters a token has."""

KEY_BYTES = 32
"""How many bytes a key for BLAKE2b has. A key for HMAC-SHA256 is recognised by its fewer bytes."""

REMEMBERED = 1024
"""How many tokens of each kind are cached."""


def new_key(secret: str) -> str:
    """Return the key of a new table.

    Args:
        secret: Sixteen random bytes in hex.

    Returns:
        The key in hex.
    """
    return blake2b(bytes.fromhex(secret), digest_size=KEY_BYTES).hexdigest()


@lru_cache(REMEMBERED)
def seat_token(key: str, epoch: int, number: int, seat: Seat) -> str:
    """Return the token for the buttons of one seat's decision."""
    return _sign(key, f"seat:{epoch}:{number}:{seat}")


@lru_cache(REMEMBERED)
def public_token(key: str, epoch: int, number: int) -> str:
    """Return the token for the public buttons of an ask. The seat is that of the presser."""
    return _sign(key, f"ask:{epoch}:{number}")


@lru_cache(REMEMBERED)
def table_token(key: str) -> str:
    """Return the token for the buttons of the table itself, valid from the lobby to the end."""
    return _sign(key, "table")


def user_hash(key: str, user_id: int) -> int:
    """Return a 16-bit hash of this user at this table.

    It recognises a user who comes back after their data was erased. Many users share each value, so
    it identifies no one.
    """
    signing = _hmac(key).copy()
    signing.update(b"sat here:%d" % user_id)

    # Only two bytes, so that many users share each value.
    return int.from_bytes(signing.digest()[:2], "big")


def _sign(key: str, what: str) -> str:
    """Return the token for this text."""
    # A key of this length is for BLAKE2b: hex has two characters per byte.
    if len(key) == 2 * KEY_BYTES:
        signed = blake2b(what.encode(), digest_size=8, key=bytes.fromhex(key)).digest()
    else:
        # A copy, because the cached object must not change.
        signing = _hmac(key).copy()
        signing.update(what.encode())
        signed = signing.digest()

    # Each character has six bits, so ten of them need the first eight bytes.
    return base64.urlsafe_b64encode(signed)[:TOKEN_LENGTH].decode()


@lru_cache(1024)
def _hmac(key: str) -> hmac.HMAC:
    """Return an HMAC object to be copied.

    Creating one takes longer than signing, because OpenSSL first has to look up SHA-256.
    """
    return hmac.new(bytes.fromhex(key), digestmod="sha256")
