"""What Discord means by an error, in the few words that matter here."""

from enum import Enum

import aiohttp
import discord

from bot.tables.table import Loss

ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a request may raise without being a bug of ours."""


class Trouble(Enum):
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
    10008: Trouble.GONE,
    50083: Trouble.AGED,
    30046: Trouble.AGED,
    10003: Trouble.LOST,
    10004: Trouble.LOST,
    50001: Trouble.LOST,
    50013: Trouble.LOST,
    50024: Trouble.LOST,
    160005: Trouble.LOST,
    160006: Trouble.LOST,
    50007: Trouble.SHUT,
    50278: Trouble.SHUT,
    20009: Trouble.SHUT,
    40003: Trouble.FLAGGED,
    10015: Trouble.EXPIRED,
    10062: Trouble.EXPIRED,
    50027: Trouble.EXPIRED,
    40060: Trouble.EXPIRED,
}

_QUARANTINE = ("anti-spam", "quarantine", "flagged")


def trouble(error: BaseException) -> Trouble:
    """What this error of `ERRORS` means."""
    if not isinstance(error, discord.HTTPException):
        return Trouble.LATER
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status == 403 and any(word in error.text.lower() for word in _QUARANTINE):
        return Trouble.FLAGGED
    if error.status >= 500 or error.status in (401, 429):  # 401: the bot's token; others have codes
        return Trouble.LATER
    return {403: Trouble.LOST, 404: Trouble.GONE}.get(error.status, Trouble.OURS)


def loss(error: BaseException) -> Loss:
    """What has become of the channel, where `trouble` says LOST."""
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


def in_dm(what: Trouble) -> Trouble:
    """The same, said of a DM: a channel that is closed to us is a person who is."""
    return Trouble.SHUT if what is Trouble.LOST else what
