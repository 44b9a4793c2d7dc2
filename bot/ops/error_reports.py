"""Sends reports of errors to Sentry, or to a server with the same protocol, if SENTRY_DSN is set.

Rule 1: a report is built from the little that is harmless, instead of removing what is secret: the
        class of an error, the files, functions and lines of its traceback, the logger, and the text
        of the log call without its arguments. It has no variables, no texts of errors, no ids, no
        host name and no earlier records.
Rule 2: without SENTRY_DSN, the library is neither imported nor needed.
"""

import logging
from typing import Any

from pydantic import SecretStr

from bot.ops.logs import is_not_after_database_failure, redact
from bot.settings import WrongSetting
from bot.version import number

log = logging.getLogger(__name__)

NOT_INSTALLED = (
    "SENTRY_DSN is set, but the library for it is missing: install sentry-sdk"
    " (docs/hosting/reference.md, Error reports), or empty the setting."
)
NOT_A_DSN = (
    "SENTRY_DSN is no address of Sentry: it must look like https://key@host/number"
    " (its project settings, Client Keys)."
)

ALLOWED = ("event_id", "timestamp", "platform", "level", "logger", "release", "environment")
"""Fields of a report that are sent as the library makes them."""

OF_A_FRAME = ("filename", "function", "module", "lineno", "in_app")
"""Fields of each line of a traceback that are sent."""

WITH_TEMPLATES = ("bot", "cogs", "discord", "games")
"""Packages that log a constant text with arguments. Others may log a text that quotes a secret."""


def start(dsn: SecretStr | None) -> None:
    """Report all errors from now on that are logged or that end the process.

    Args:
        dsn: The address that takes the reports; None: do nothing.

    Raises:
        WrongSetting: The library is missing, or the address is wrong.
    """
    if dsn is None:
        return

    try:
        import sentry_sdk
        from sentry_sdk.integrations import atexit, excepthook
        from sentry_sdk.integrations import logging as log_reports
    except ImportError:
        raise WrongSetting(NOT_INSTALLED) from None

    try:
        sentry_sdk.init(
            dsn.get_secret_value(),
            before_send=reduce_report,
            release=f"coop@{number()}",
            default_integrations=False,
            integrations=[
                atexit.AtexitIntegration(callback=lambda *_: None),
                excepthook.ExcepthookIntegration(),
                log_reports.LoggingIntegration(level=None, event_level=logging.ERROR),
            ],
            auto_session_tracking=False,
            include_local_variables=False,
            include_source_context=False,
            max_breadcrumbs=0,
            send_client_reports=False,
        )
    except ValueError:
        raise WrongSetting(NOT_A_DSN) from None

    log.info("error reports are sent")


def reduce_report(event: Any, hint: Any) -> Any:
    """Return the part of a report that may be sent.

    The result is None for an error that only follows from the loss of the database.

    Args:
        event: The report, as the library makes it.
        hint: What it was made from: a record of the log, or the error that ends the process.
    """
    record: logging.LogRecord | None = hint.get("log_record")
    if record is not None and not is_not_after_database_failure(record):
        return None

    report = {name: event[name] for name in ALLOWED if name in event}
    errors = event.get("exception", {}).get("values", ())
    report["exception"] = {"values": [_without_text(error) for error in errors]}
    if record is not None:
        is_template = record.name.partition(".")[0] in WITH_TEMPLATES
        report["logentry"] = {"message": redact(str(record.msg)) if is_template else record.name}

    return report


def _without_text(error: Any) -> dict[str, Any]:
    """Return the class and the traceback of an error, without folders of this machine."""
    frames = (error.get("stacktrace") or {}).get("frames", ())
    traceback = [{name: frame.get(name) for name in OF_A_FRAME} for frame in frames]
    return {"type": error["type"], "stacktrace": {"frames": traceback}}
