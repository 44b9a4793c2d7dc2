"""Why a table cannot be shown."""

from enum import StrEnum


class Loss(StrEnum):
    """Why a table cannot be shown, and pauses: the id of a sentence in tables.ftl."""

    CHANNEL = "paused-channel-gone"
    ACCESS = "paused-no-access"
    """A permission was taken away, or Coop was shown out of a private thread."""
    THREAD = "paused-thread-locked"
    MESSAGE = "paused-message-deleted"
    """Somebody deletes the table's message again and again."""
    SERVER = "paused-server-left"
