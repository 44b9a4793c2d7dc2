"""The seed of a game: computed from Coop's secret seed (house seed) and the cuts of all players.

Coop commits to its own seed when the lobby opens. Then each player adds a cut, so that Coop alone
cannot decide the shuffles. A cut is a short text: words that the player typed, or the Discord id of
the interaction with which the player cut or joined. The seed of the game is HMAC-SHA256(house seed,
all cuts in the order of joining). Each cut is encoded as a netstring: the number of its UTF-8
bytes, a colon, the bytes, a comma. So two different lists of cuts never have the same encoding.
docs/decisions/0021-everybody-cuts.md explains which attacks this prevents.
"""

import hmac
import re
from collections.abc import Iterable

LONGEST = 100
"""The maximum length of the words that a player types, in characters."""

_CUT = re.compile(
    # An interaction id is a 64-bit number: up to 20 digits.
    r"(?:joined|pressed) [1-9][0-9]{0,19}"
    # Reject control characters and lone surrogates: they could look like another cut, or be
    # invisible.
    rf"|said [^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{{1,{LONGEST}}}"
)


def cut_by_joining(click: int) -> str:
    """Return the cut of a player who has only joined: the id of the interaction `click`."""
    return f"joined {click}"


def cut_by_press(click: int) -> str:
    """Return the cut of a player who pressed the cut button: the id of the interaction `click`."""
    return f"pressed {click}"


def cut_by_words(words: str) -> str:
    """Return the cut of a player who typed their own words."""
    return f"said {words}"


def are_words(cut: str) -> bool:
    """Return whether a player typed this cut.

    All other cuts are interaction ids, which identify no person.
    """
    return cut.startswith("said ")


def is_cut(text: str) -> bool:
    """Return whether the text is a cut in one of the three forms."""
    return _CUT.fullmatch(text) is not None


def cut_seed(house_seed: bytes, cuts: Iterable[str]) -> bytes:
    """Return the seed of the game.

    Args:
        house_seed: The secret seed that Coop committed to.
        cuts: The cuts of all players, in the order of joining.

    Returns:
        The seed, 32 bytes.
    """
    return hmac.digest(house_seed, b"".join(map(_netstring, cuts)), "sha256")


def _netstring(cut: str) -> bytes:
    encoded = cut.encode()
    # Without the length, a comma in a typed cut could imitate the end of a cut.
    return b"%d:%s," % (len(encoded), encoded)
