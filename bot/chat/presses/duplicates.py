"""Discord may deliver an interaction twice: after a resume, or while one Coop follows another.

An echo is not answered and changes nothing. One more house player for each echo of a press would be
too many.
"""

from collections import OrderedDict

REMEMBERED = 4096
"""Interactions; at fifty a second, longer than anybody waits for an answer."""


class Duplicates:
    def __init__(self) -> None:
        self._heard: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction_id: int) -> bool:
        """Whether this is heard for the first time."""
        if interaction_id in self._heard:
            return False
        self._heard[interaction_id] = None
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        return True
