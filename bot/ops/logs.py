"""The log: one unindented line per record, in UTC, without tokens and without hidden cards.

Secrets are removed from the formatted text, so it makes no difference whether a secret was in the
message, in an argument or in a traceback. Hidden cards cannot be recognised in a text, so they must
not get into it: libraries that would log whole requests, events or SQL parameters at DEBUG stay at
INFO. And of an exception from the code of a game, only the place is logged, and not its text (such
as `KeyError: 'fox'`).
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

from prometheus_client import Counter
from pydantic import SecretStr, ValidationError

from bot.common.refused import NotWritten
from bot.discord_api.errors import ERRORS, Problem, problem
from bot.settings import LogFormat, LogLevel
from bot.storage import DatabaseLost

REDACTED = "[redacted]"
HANDLER = "coop"
"""The name of our log handler, by which a second call of `configure` finds it."""

MINUTE = 60.0

ROOT = Path(__file__).resolve().parents[2]
CARD_FOLDERS = (f"{ROOT / 'games'}/", f"{ROOT / 'cogs'}/")
"""Folders of code that handles cards: the text of an exception from there may name a card."""

# At DEBUG these libraries log what they send and receive: private cards, interaction tokens, SQL
# parameters.
KEPT_AT_INFO = ("discord", "aiosqlite", "aiohttp", "psycopg")

# Patterns of secrets, and their replacements.
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
    """Shortens discord.py's records about reconnects: one line a minute, without a traceback.

    Args:
        steady: A monotonic clock, in seconds.
    """

    BEGINNING = "Attempting a reconnect"

    def __init__(self, steady: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._steady = steady
        self._logged_at = -math.inf

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite a record about a reconnect. Return False if one was logged within a minute."""
        if not str(record.msg).startswith(self.BEGINNING):
            return True

        error = record.exc_info[1] if record.exc_info else None
        # Its traceback is dropped, so name the error in the line.
        record.levelno = logging.WARNING
        record.levelname = "WARNING"
        record.msg = f"Discord cannot be reached (%s). {record.msg}"
        record.args = (f"{type(error).__name__}: {error}", *tuple(record.args or ()))
        record.exc_info = None
        if self._steady() - self._logged_at < MINUTE:
            return False

        self._logged_at = self._steady()
        return True


# One filter for both loggers, so that both together log one reconnect a minute.
_ONCE_A_MINUTE = OnceAMinute()
RECONNECT_LOGGERS = ("discord.shard", "bot.discord_api.connections")
"""The loggers that log reconnects."""


def is_not_late_autocomplete(record: logging.LogRecord) -> bool:
    """Return whether a record may be logged: False for an autocomplete answer that came too late.

    Such answers are common, because the user types on while we answer. discord.py logs each of them
    with a traceback.
    """
    error = record.exc_info[1] if record.exc_info else None
    is_autocomplete = str(record.msg).startswith("Ignoring exception in autocomplete")
    is_too_late = isinstance(error, ERRORS) and problem(error) in (Problem.LATER, Problem.EXPIRED)
    return not (is_autocomplete and is_too_late)


def is_not_after_database_failure(record: logging.LogRecord) -> bool:
    """Return whether a record may be logged.

    It is False for an error that only follows from a failed database. A full or lost database is
    logged once, elsewhere.
    """
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        if isinstance(error, NotWritten | DatabaseLost):
            return False
        error = error.__cause__

    return True


class InUtc(logging.Formatter):
    """Base of both formats: times as `2025-01-31T12:00:00.123Z`, and the secret to remove.

    Args:
        secret: The bot's token.
    """

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secret: SecretStr | None = None) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """Format a record, with a traceback that quotes no cards."""
        # A record caches its first formatted traceback for all handlers. One that another handler
        # has made may quote cards. So work on a copy of the record, without that text.
        record = copy.copy(record)
        record.exc_text = None
        return super().format(record)

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's own name
        """Format a traceback; the texts of errors that may quote a card are removed."""
        text = super().formatException(ei)
        for error in _chain(ei[1]):
            if _may_quote(error):
                name = type(error).__name__
                text = text.replace(f"{name}: {error}", f"{name}: {REDACTED}")

        return text


class OneLine(InUtc):
    """`2025-01-31T12:00:00.123Z INFO bot.app: message`; a traceback follows indented."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's own name
        """Format the first line."""
        # A user's name with a line break must not look like a record of its own.
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line, followed by its indented traceback."""
        return redact(super().format(record), self._secret).replace("\n", "\n    ")


class OneObject(InUtc):
    """One JSON object per record: time, level, logger, message, exception and named fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as JSON. All values are texts."""
        fields = fields_of(record) | {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        traces = [self.formatException(record.exc_info)] if record.exc_info else []
        traces += [self.formatStack(record.stack_info)] if record.stack_info else []
        if traces:
            fields["exception"] = "\n".join(traces)

        # Redact before JSON escapes the quotes, because the patterns do not match `\"`.
        return json.dumps({name: redact(text, self._secret) for name, text in fields.items()})


ERROR_KINDS = {
    "discord": "discord",
    "discord_api": "discord",
    "interactions": "interactions",
    "messages": "messages",
    "records": "records",
    "search": "search",
    "storage": "database",
    "tables": "tables",
}
"""Packages of loggers -> kinds of errors. The errors of all others are of the kind "other"."""


class ErrorCounter(logging.Handler):
    """Counts the errors that are logged, by the part of Coop that logs them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(is_not_after_database_failure)
        self.errors = Counter(
            "coop_errors_total", "Errors in the log, by their kind.", ["kind"], registry=None
        )
        for kind in (*ERROR_KINDS.values(), "other"):
            self.errors.labels(kind)  # creates the counter, so that its first value is 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record."""
        package = record.name.removeprefix("bot.").partition(".")[0]
        self.errors.labels(ERROR_KINDS.get(package, "other")).inc()


ERROR_COUNTER = ErrorCounter()
"""Counts errors after `configure`. There is one for the process, as there is one root logger."""

PLACEHOLDER = re.compile(r"(?:\b([a-z_]+)=)?%(?:%|[-+ #0-9.]*[a-zA-Z])")
"""Matches a placeholder of a message and its name, such as `table=%s`."""


def fields_of(record: logging.LogRecord) -> dict[str, str]:
    """Return the named arguments of a message: `{"table": "t1"}` of `table=t1 is gone`."""
    if not isinstance(record.args, tuple):
        return {}

    placeholders = PLACEHOLDER.finditer(str(record.msg))
    # "%%" takes no argument.
    names = [match[1] for match in placeholders if not match[0].endswith("%%")]
    arguments = zip(names, record.args, strict=False)
    return {name: str(value) for name, value in arguments if name}


FORMATS: dict[LogFormat, type[InUtc]] = {"text": OneLine, "json": OneObject}


def configure(
    level: LogLevel,
    token: SecretStr | None = None,
    stream: TextIO | None = None,
    shape: LogFormat = "text",
) -> None:
    """Set the log up. A second call replaces the handler of the first.

    Args:
        level: The lowest level that is logged.
        token: The bot's token, which is removed from all records.
        stream: Where the log goes; None: standard error.
        shape: Lines of text, or JSON.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.name = HANDLER
    handler.addFilter(is_not_after_database_failure)
    handler.setFormatter(FORMATS[shape](token))
    root = logging.getLogger()
    for old in [existing for existing in root.handlers if existing.name == HANDLER]:
        root.removeHandler(old)

    root.addHandler(handler)
    root.addHandler(ERROR_COUNTER)  # a second call does not add it again
    root.setLevel(level)
    # Even if the operator sets DEBUG, these libraries stay at INFO.
    for name in KEPT_AT_INFO:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))

    for name in RECONNECT_LOGGERS:
        logging.getLogger(name).addFilter(_ONCE_A_MINUTE)

    logging.getLogger("discord.app_commands.tree").addFilter(is_not_late_autocomplete)
    logging.captureWarnings(True)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error, its causes, and the errors of its groups, as a traceback shows them."""
    while error is not None:
        yield error
        if isinstance(error, BaseExceptionGroup):
            for part in error.exceptions:
                yield from _chain(part)

        error = error.__cause__ or error.__context__


def _may_quote(error: BaseException) -> bool:
    """Return whether the text of an error may quote a hidden card."""
    if isinstance(error, ValidationError):  # it quotes its input: a stored table with its cards
        return True
    if type(error).__module__ == "sqlite3":
        # SQLite's own errors name at most columns. They have a code. The errors of Python's module
        # have none, and may quote values of a row.
        return not hasattr(error, "sqlite_errorcode")

    frames = traceback.walk_tb(error.__traceback__)
    return any(frame.f_code.co_filename.startswith(CARD_FOLDERS) for frame, _ in frames)


def redact(text: str, secret: SecretStr | None = None) -> str:
    """Return `text` without `secret`, and without anything that looks like a secret of Discord."""
    if secret is not None and secret.get_secret_value():
        text = text.replace(secret.get_secret_value(), REDACTED)

    for shape, replacement in SECRET_SHAPES:
        text = shape.sub(replacement, text)

    return text
