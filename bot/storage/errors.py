"""Why a database cannot be used. The texts are for whoever runs Coop."""

from bot.common.refused import MayBeWritten

EMPTY = "there is nothing in it"
"""Of a database: nobody ever played on it, so nothing can be made of it."""


class DatabaseRefused(Exception):
    """Coop cannot start with this database."""


class DatabaseNewer(DatabaseRefused):
    def __init__(self, place: object, found: int, known: int) -> None:
        super().__init__(
            f"The database {place} has version {found}, and this Coop knows versions up to {known}."
            " Start the newer Coop that wrote it, or name another database in the settings."
        )


class DatabaseUnreadable(DatabaseRefused):
    def __init__(self, place: object, reason: object) -> None:
        super().__init__(f"The database {place} cannot be used: {reason}.")


class DatabaseLost(DatabaseUnreadable):
    """It was fine when it was opened, and is not any more."""


class DatabaseAway(DatabaseLost, MayBeWritten):
    """It cannot be reached, or another Coop plays on it: to start again may help.

    What was being committed when the connection broke may be written.
    """


class DatabaseInUse(DatabaseRefused):
    def __init__(self, place: object, holder: str) -> None:
        super().__init__(
            f"The database {place} belongs to another Coop that is running ({holder})."
            " Stop that one first: two would tread on each other's claws."
        )


class StoreClosed(Exception):
    """Somebody wrote or read after the store was closed."""


class KeyTaken(Exception):
    """There is a row of this key already."""


class Nonsense(Exception):
    """What stands in a row cannot be read."""


class Stuck(Exception):
    """Not now; perhaps later. The text says why."""
