"""The meanings of Discord's errors, reduced to those that Coop handles differently."""

from enum import Enum

import aiohttp
import discord

from bot.tables.table import Loss

ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""The errors of a request that are no bugs of Coop."""


class Problem(Enum):
    """What an error means for the caller."""

    GONE = "gone"
    """The message was deleted: send a new message."""
    LOST = "lost"
    """The channel is gone, or the bot has no access to it (`loss` returns which)."""
    SHUT = "shut"
    """The user takes no messages from the bot."""
    FLAGGED = "flagged"
    """Discord wants the bot to open no DMs for a while."""
    EXPIRED = "expired"
    """The token of the interaction is too old."""
    AGED = "aged"
    """The message cannot be edited now: send a new message.

    It is too old to be edited often, or its thread is archived. A new message reopens the thread.
    """
    LATER = "later"
    """The error may pass: try again."""
    OURS = "ours"
    """The request was wrong: a bug of Coop."""


# The meanings of the error codes in Discord's JSON:
# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
_BY_CODE = {
    10008: Problem.GONE,  # unknown message
    50083: Problem.AGED,  # the thread is archived
    30046: Problem.AGED,  # too many edits of a message that is older than an hour
    10003: Problem.LOST,  # unknown channel
    10004: Problem.LOST,  # unknown server
    50001: Problem.LOST,  # missing access
    50013: Problem.LOST,  # missing permissions
    50024: Problem.LOST,  # not possible in this type of channel
    160005: Problem.LOST,  # the thread is locked
    160006: Problem.LOST,  # too many active threads
    50007: Problem.SHUT,  # the user accepts no messages
    50278: Problem.SHUT,  # no server in common with the user
    20009: Problem.SHUT,  # explicit content for this recipient
    40003: Problem.FLAGGED,  # DMs are opened too fast
    10015: Problem.EXPIRED,  # unknown webhook
    10062: Problem.EXPIRED,  # unknown interaction
    50027: Problem.EXPIRED,  # invalid webhook token
    40060: Problem.EXPIRED,  # the interaction was acknowledged before
}

# Words in the texts of errors that mean FLAGGED but have no code of their own.
_QUARANTINE = ("anti-spam", "quarantine", "flagged")


def problem(error: BaseException) -> Problem:
    """Return the meaning of an error of `ERRORS`."""
    if not isinstance(error, discord.HTTPException):
        return Problem.LATER
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status == 403 and any(word in error.text.lower() for word in _QUARANTINE):
        return Problem.FLAGGED
    # 401 concerns the bot's token (token_check.py). Tokens of interactions have their own codes.
    if error.status >= 500 or error.status in (401, 429):
        return Problem.LATER

    # The code is unknown here, so the HTTP status decides.
    return {403: Problem.LOST, 404: Problem.GONE}.get(error.status, Problem.OURS)


def loss(error: BaseException) -> Loss:
    """Return how the channel was lost, for an error that `problem` calls LOST."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    return {
        10003: Loss.CHANNEL,
        10004: Loss.SERVER,
        50024: Loss.CHANNEL,
        160005: Loss.THREAD,
        160006: Loss.THREAD,
    }.get(code, Loss.ACCESS)


def is_deleted(error: BaseException) -> bool:
    """Return whether the message itself was deleted."""
    return isinstance(error, discord.HTTPException) and error.code == 10008


def is_answered_already(error: BaseException) -> bool:
    """Return whether the interaction was answered before, perhaps without a response."""
    return isinstance(error, discord.HTTPException) and error.code == 40060


def in_dm(what: Problem) -> Problem:
    """Return the meaning for a DM, where a lost channel means that the user's DMs are closed."""
    return Problem.SHUT if what is Problem.LOST else what
