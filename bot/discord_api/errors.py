"""What Discord means by an error, in the few words that matter here."""

from enum import Enum

import aiohttp
import discord

from bot.pages.loss import Loss

ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a request may raise without being a bug of ours."""


class Problem(Enum):
    GONE = "gone"
    """The message was deleted: post it anew."""
    LOST = "lost"
    """The channel is gone or closed to us (`Loss` says which)."""
    SHUT = "shut"
    """This person takes no messages from us."""
    FLAGGED = "flagged"
    """Discord wants us to open no more DMs for a while."""
    EXPIRED = "expired"
    """The click's token is too old."""
    AGED = "aged"
    """The message is too old to be edited as often as that, or its thread is archived (a new
    message brings it back): post it anew.
    """
    LATER = "later"
    """Try again."""
    OURS = "ours"
    """The request was wrong: a bug."""


_BY_CODE = {
    10008: Problem.GONE,
    50083: Problem.AGED,
    30046: Problem.AGED,
    10003: Problem.LOST,
    10004: Problem.LOST,
    50001: Problem.LOST,
    50013: Problem.LOST,
    50024: Problem.LOST,
    160005: Problem.LOST,
    160006: Problem.LOST,
    50007: Problem.SHUT,
    50278: Problem.SHUT,
    20009: Problem.SHUT,
    40003: Problem.FLAGGED,
    10015: Problem.EXPIRED,
    10062: Problem.EXPIRED,
    50027: Problem.EXPIRED,
    40060: Problem.EXPIRED,
}

_QUARANTINE = ("anti-spam", "quarantine", "flagged")


def problem(error: BaseException) -> Problem:
    """What this error of `ERRORS` means."""
    if not isinstance(error, discord.HTTPException):
        return Problem.LATER
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status == 403 and any(word in error.text.lower() for word in _QUARANTINE):
        return Problem.FLAGGED
    if error.status >= 500 or error.status in (401, 429):  # 401: the bot's token; others have codes
        return Problem.LATER

    return {403: Problem.LOST, 404: Problem.GONE}.get(error.status, Problem.OURS)


def loss(error: BaseException) -> Loss:
    """What has become of the channel, where `problem` says LOST."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    return {
        10003: Loss.CHANNEL,
        10004: Loss.SERVER,
        50024: Loss.CHANNEL,
        160005: Loss.THREAD,
        160006: Loss.THREAD,
    }.get(code, Loss.ACCESS)


def is_deleted(error: BaseException) -> bool:
    """Whether somebody has deleted the message itself."""
    return isinstance(error, discord.HTTPException) and error.code == 10008


def is_answered_already(error: BaseException) -> bool:
    """Whether a click has its answer: perhaps the one that we believed to be lost."""
    return isinstance(error, discord.HTTPException) and error.code == 40060


def in_dm(what: Problem) -> Problem:
    """The same, said of a DM: a channel that is closed to us is a person who is."""
    return Problem.SHUT if what is Problem.LOST else what
