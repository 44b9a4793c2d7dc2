"""When Python's collector looks for garbage that holds itself in a circle, and where.

The bot stands still meanwhile: for a tenth of a second if code, sentences and servers are looked
through, for half a second if 500 tables are. So everything is looked through only when the bot has
(re)connected, which is also what leaves circles behind: a new session knows all servers anew. Later
only what is new is looked at, some ten thousand objects at a time, and then left alone.

What nobody holds goes at once in any case, and presses leave no circles
(tests/browser/test_memory.py).
"""

import gc
from typing import Any

YOUNG, MIDDLE, OLD = 700, 10, 5
"""So many new objects for one look at the youngest, so many of these for one at the middle-aged,
and of these for one at all that is new: 35,000 objects at most, which takes 10 to 25 ms.
"""


def look_seldom() -> None:
    """Begin to do so, in this whole process."""
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    gc.callbacks.append(_leave_alone)
    look_through_everything()


def look_through_everything() -> None:
    gc.unfreeze()
    gc.collect()
    gc.collect()  # Python looks again when a quarter has been added: from now on, to nothing


def _leave_alone(phase: str, about: dict[str, Any]) -> None:
    """What has been looked through, and is in use."""
    if phase == "stop" and about["generation"] == 2:
        gc.freeze()
