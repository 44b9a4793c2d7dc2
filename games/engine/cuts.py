"""Cards that everybody has cut: the seed of a game comes from the house and from all its people.

The house commits to its own seed when the lobby opens. Then each person brings a cut, a short text:
what they said, or the id that Discord gave to the click with which they cut, or joined. The seed of
the game is HMAC-SHA256(house seed, all cuts in the order of joining), each cut written as a
netstring: the number of its bytes in UTF-8, a colon, the bytes, a comma. So no two lists of cuts
are written alike. docs/decisions/0021 says whom this keeps from what.
"""

import hmac
import re
from collections.abc import Iterable

LONGEST = 100
"""Characters of what somebody says."""

_CUT = re.compile(
    r"(?:joined|pressed) [1-9][0-9]{0,19}"
    # A control character or half a letter would look like another cut, or like none.
    rf"|said [^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{{1,{LONGEST}}}"
)


def joined(click: int) -> str:
    """The cut of somebody who has not cut: the id of the click with which they joined."""
    return f"joined {click}"


def pressed(click: int) -> str:
    """The cut of somebody who pressed the button: the id of that click."""
    return f"pressed {click}"


def said(words: str) -> str:
    """The cut of somebody who would rather use words of their own."""
    return f"said {words}"


def are_words(cut: str) -> bool:
    """Whether somebody typed them: all other cuts are numbers that name nobody."""
    return cut.startswith("said ")


def is_cut(text: str) -> bool:
    """Whether this is a cut in one of the three forms."""
    return _CUT.fullmatch(text) is not None


def cut_seed(house_seed: bytes, cuts: Iterable[str]) -> bytes:
    """The seed of the game."""
    return hmac.digest(house_seed, b"".join(map(_netstring, cuts)), "sha256")


def _netstring(cut: str) -> bytes:
    written = cut.encode()
    return b"%d:%s," % (len(written), written)
