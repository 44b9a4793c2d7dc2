"""The log: one unindented line per record, UTC, never a token, never a hand.

Secrets are taken out of formatted text, so it makes no difference whether one stood in the
message, in an argument or in a traceback. Hands are kept out at the source: the libraries that
would log whole requests, events or SQL parameters never get to say so, and of an exception that
comes out of a game or a face we tell where it happened, not what it said (`KeyError: 'fox'`).
"""

import copy
import json
import logging
import math
import re
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

from pydantic import SecretStr, ValidationError

from bot.common.refused import NotWritten
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.settings import LogFormat, LogLevel
from bot.storage import DatabaseLost

REDACTED = "[redacted]"
HANDLER = "coop"
MINUTE = 60.0

ROOT = Path(__file__).resolve().parents[2]
KNOW_HANDS = (f"{ROOT / 'games'}/", f"{ROOT / 'cogs'}/")
"""Code whose exceptions may quote a card."""

# At DEBUG these log what they send and receive: private cards, interaction tokens, SQL parameters.
TELL_TALES = ("discord", "aiosqlite", "aiohttp", "psycopg")

SECRET_SHAPES = (
    # A bot's token: its id in base64, a time stamp, a signature.
    (re.compile(r"[\w-]{23,30}\.[\w-]{6}\.[\w-]{27,}"), REDACTED),
    (re.compile(r"\b(Bot|Bearer) [\w.-]{20,}"), rf"\1 {REDACTED}"),
    # An interaction's token is base64 too and starts with "interaction:".
    (re.compile(r"aW50ZXJhY3Rpb246[\w+/=-]+"), REDACTED),
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?\"')]+"), rf"\1{REDACTED}"),
    (re.compile(r"(token[\"']?\s*[:=]\s*[\"'])[^\"']+"), rf"\1{REDACTED}"),
)


class OnceAMinute(logging.Filter):
    """discord.py tells of each try to reach Discord with a traceback; one a minute is told, in a
    line.
    """

    BEGINNING = "Attempting a reconnect"

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._steady = steady
        self._told_at = -math.inf

    def filter(self, record: logging.LogRecord) -> bool:
        if not str(record.msg).startswith(self.BEGINNING):
            return True

        error = record.exc_info[1] if record.exc_info else None
        record.levelno = logging.WARNING
        record.levelname = "WARNING"
        record.msg = f"Discord cannot be reached (%s). {record.msg}"
        record.args = (f"{type(error).__name__}: {error}", *tuple(record.args or ()))
        record.exc_info = None
        if self._steady() - self._told_at < MINUTE:
            return False

        self._told_at = self._steady()
        return True


_TRIES = OnceAMinute()
WHO_TRY = ("discord.shard", "bot.discord_api.connections")


def is_no_late_suggestion(record: logging.LogRecord) -> bool:
    """What is suggested while somebody types often comes too late, for they type on. discord.py
    tells of each with a traceback; nobody needs to know.
    """
    error = record.exc_info[1] if record.exc_info else None
    is_suggestion = str(record.msg).startswith("Ignoring exception in autocomplete")
    lost = isinstance(error, ERRORS) and problem(error) in (Problem.LATER, Problem.EXPIRED)
    return not (is_suggestion and lost)


def is_news(record: logging.LogRecord) -> bool:
    """Not where the database is full, or lost: that is said once, for everybody."""
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        if isinstance(error, NotWritten | DatabaseLost):
            return False
        error = error.__cause__

    return True


class InUtc(logging.Formatter):
    """`2025-01-31T12:00:00.123Z`, and a secret that nobody may read."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secret: SecretStr | None = None) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        # A record keeps the first traceback that any formatter made of it, and others quote hands.
        record = copy.copy(record)
        record.exc_text = None
        return super().format(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's own name
        text = super().formatException(ei)
        for error in _chain(ei[1]):
            if _may_quote(error):
                name = type(error).__name__
                text = text.replace(f"{name}: {error}", f"{name}: {REDACTED}")

        return text


class OneLine(InUtc):
    """`2025-01-31T12:00:00.123Z INFO bot.app: message`; a traceback follows indented."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own name
        # A name with a line break in it must not be able to write a record of its own.
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record), self._secret).replace("\n", "\n    ")


class OneObject(InUtc):
    """A JSON object: time, level, logger, message, exception where there is one, and the fields
    that the message names.
    """

    def format(self, record: logging.LogRecord) -> str:
        told = fields_of(record) | {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        traces = [self.formatException(record.exc_info)] if record.exc_info else []
        traces += [self.formatStack(record.stack_info)] if record.stack_info else []
        if traces:
            told["exception"] = "\n".join(traces)

        # Before the quotes are escaped: behind a backslash no shape of a secret is known again.
        return json.dumps({name: redacted(text, self._secret) for name, text in told.items()})


PLACEHOLDER = re.compile(r"(?:\b([a-z_]+)=)?%(?:%|[-+ #0-9.]*[a-zA-Z])")
"""A place in a message that an argument fills, and its name: `table=%s`."""


def fields_of(record: logging.LogRecord) -> dict[str, str]:
    """The named arguments of a message: `{"table": "t1"}` of `table=t1 is gone`."""
    if not isinstance(record.args, tuple):
        return {}

    found = PLACEHOLDER.finditer(str(record.msg))
    names = [one[1] for one in found if not one[0].endswith("%%")]
    arguments = zip(names, record.args, strict=False)
    return {name: str(value) for name, value in arguments if name}


FORMATS: dict[LogFormat, type[InUtc]] = {"text": OneLine, "json": OneObject}


def configure(
    level: LogLevel,
    token: SecretStr | None = None,
    stream: TextIO | None = None,
    shape: LogFormat = "text",
) -> None:
    """Send the log to `stream` (standard error) from `level` on; calling it again replaces that."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.name = HANDLER
    handler.addFilter(is_news)
    handler.setFormatter(FORMATS[shape](token))
    root = logging.getLogger()
    for old in [known for known in root.handlers if known.name == HANDLER]:
        root.removeHandler(old)

    root.addHandler(handler)
    root.setLevel(level)
    for name in TELL_TALES:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))

    for name in WHO_TRY:
        logging.getLogger(name).addFilter(_TRIES)

    logging.getLogger("discord.app_commands.tree").addFilter(is_no_late_suggestion)
    logging.captureWarnings(True)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """It and what it came from or holds, as a traceback tells it."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for part in error.exceptions:
                yield from _chain(part)

        error = error.__cause__ or error.__context__


def _may_quote(error: BaseException) -> bool:
    if isinstance(error, ValidationError):  # quotes what it was given: a table with its cards
        return True
    if type(error).__module__ == "sqlite3":
        # SQLite's own words name columns at the most; Python's module quotes what is in a row.
        return not hasattr(error, "sqlite_errorcode")

    frames = traceback.walk_tb(error.__traceback__)
    return any(frame.f_code.co_filename.startswith(KNOW_HANDS) for frame, _ in frames)


def redacted(text: str, secret: SecretStr | None = None) -> str:
    """`text` without `secret` and without anything that has the shape of a Discord secret."""
    if secret is not None and secret.get_secret_value():
        text = text.replace(secret.get_secret_value(), REDACTED)

    for shape, replacement in SECRET_SHAPES:
        text = shape.sub(replacement, text)

    return text
