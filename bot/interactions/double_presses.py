"""Recognises the second press of a double click, which lands on a button that the first one has put
there: after **Start**, on whatever the table shows in its place.
"""

from datetime import datetime, timedelta

from bot.common.lru import Latest
from bot.interactions.interaction import Click

REMEMBERED = 256
"""First presses; each counts for a second."""


class DoublePresses:
    """Goes by Discord's time of both presses, however long the first takes."""

    def __init__(self, within: float) -> None:
        """`within`: at most so many seconds lie between the two."""
        self._within = timedelta(seconds=within)
        self._first = Latest[tuple[int, int | None], datetime](REMEMBERED)

    def begin(self, click: Click) -> None:
        """This press puts other buttons on its message."""
        self._first.put(_key(click), click.interaction.created_at)

    def fail(self, click: Click) -> None:
        """It did not: the presser may press what still stands there."""
        self._first.drop(_key(click))

    def is_second(self, click: Click) -> bool:
        first = self._first.get(_key(click))
        return first is not None and click.interaction.created_at - first < self._within


def _key(click: Click) -> tuple[int, int | None]:
    return click.user_id, click.message_id
