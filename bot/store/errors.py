"""Why a database cannot be used. The texts are for whoever runs Coop."""

from pathlib import Path


class DatabaseRefused(Exception):
    """Coop cannot start with this database."""


class DatabaseNewer(DatabaseRefused):
    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(
            f"The database {path} has version {found}, and this Coop knows versions up to {known}."
            " Start the newer Coop that wrote it, or name another file in COOP_DATABASE."
        )


class DatabaseUnreadable(DatabaseRefused):
    def __init__(self, path: Path, reason: object) -> None:
        if isinstance(reason, OSError) and reason.filename is not None:
            reason = f"{reason.filename}: {reason.strerror}"  # what str() says with an [Errno 13]
        super().__init__(f"The database {path} cannot be used: {reason}.")


class DatabaseInUse(DatabaseRefused):
    def __init__(self, path: Path, holder: str) -> None:
        super().__init__(
            f"The database {path} belongs to another Coop that is running ({holder})."
            " Stop that one first: two would tread on each other's claws."
        )


class StoreClosed(Exception):
    """Somebody wrote or read after the store was closed."""
