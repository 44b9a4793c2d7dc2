"""Errors of the database. The operator of Coop reads their texts."""

from bot.common.refused import MayBeWritten

EMPTY = "there is nothing in it"
"""The reason why a database without tables cannot be copied, as the end of a sentence."""


class DatabaseRefused(Exception):
    """Coop cannot use this database. Base of the more precise reasons."""


class DatabaseNewer(DatabaseRefused):
    """A newer Coop has migrated the database.

    Args:
        place: The database.
        version: The version of the database.
        known: The highest version that this Coop knows.
    """

    def __init__(self, place: object, version: int, known: int) -> None:
        super().__init__(
            f"The database {place} has version {version}, and this Coop knows versions up to"
            f" {known}. Start the newer Coop that wrote it, or name another database in the"
            " settings."
        )


class DatabaseUnreadable(DatabaseRefused):
    """The database cannot be opened, or it is not a database of Coop.

    Args:
        place: The database.
        reason: Why, as the end of a sentence.
    """

    def __init__(self, place: object, reason: object) -> None:
        super().__init__(f"The database {place} cannot be used: {reason}.")


class DatabaseLost(DatabaseUnreadable):
    """The database was usable when it was opened, and is not any more."""


class DatabaseAway(DatabaseLost, MayBeWritten):
    """The server cannot be reached, or another Coop has taken over. A restart may help.

    A commit that was in progress when the connection broke may be written.
    """


class DatabaseInUse(DatabaseRefused):
    """Another process holds the lock or the lease.

    Args:
        place: The database.
        holder: The other process, in words.
    """

    def __init__(self, place: object, holder: str) -> None:
        super().__init__(
            f"The database {place} belongs to another Coop that is running ({holder})."
            " Stop that one first: two would tread on each other's claws."
        )


class StoreClosed(Exception):
    """The database was closed before this read or write."""


class KeyTaken(Exception):
    """A row with this primary key exists already."""


class CorruptRow(Exception):
    """A row holds a text that cannot be decoded."""


class WriteUnavailable(Exception):
    """The database cannot be written now, but perhaps later. The text says why."""
