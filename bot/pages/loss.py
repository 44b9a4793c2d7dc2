"""The reasons why a table cannot be shown."""

from enum import StrEnum


class Loss(StrEnum):
    """Why a table cannot be shown and pauses. The values are ids of sentences in tables.ftl."""

    CHANNEL = "paused-channel-gone"
    ACCESS = "paused-no-access"
    """The bot has lost a permission, or was removed from a private thread."""
    THREAD = "paused-thread-locked"
    MESSAGE = "paused-message-deleted"
    """The message of the table is deleted again and again."""
    SERVER = "paused-server-left"
