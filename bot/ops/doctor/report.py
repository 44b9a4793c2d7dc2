"""The doctor's findings, as values and as lines for a terminal."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from pydantic import SecretStr

from bot.i18n.words import Said, Words
from bot.ops.logs import redact

MARK_WIDTH = 4
"""The width of the first column of a line, in characters."""

SUBJECT_WIDTH = 11
"""The width of the second column."""


class Mark(StrEnum):
    """How serious a finding is. The line of the finding begins with this value."""

    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a check.

    Its sentence is the message `doctor-<subject>-<finding>` of hosting.ftl, filled with `facts`.
    """

    mark: Mark
    subject: str
    finding: str
    facts: Mapping[str, Said] = field(default_factory=dict)


def ok(subject: str, finding: str, **facts: Said) -> Finding:
    """Return a finding that all is well."""
    return Finding(Mark.OK, subject, finding, facts)


def warn(subject: str, finding: str, **facts: Said) -> Finding:
    """Return a finding that the operator should know; Coop can play."""
    return Finding(Mark.WARN, subject, finding, facts)


def fail(subject: str, finding: str, **facts: Said) -> Finding:
    """Return a finding that keeps Coop from playing."""
    return Finding(Mark.FAIL, subject, finding, facts)


class Report:
    """Formats findings as lines, and counts them for the summary.

    Args:
        words: The language; None: English.
        secret: The bot's token, which is removed from all lines.
    """

    def __init__(self, words: Words | None = None, secret: SecretStr | None = None) -> None:
        self._words = words or Words()
        self._secret = secret
        self._counts: Counter[Mark] = Counter()

    @property
    def has_failed(self) -> bool:
        """Return whether a check has failed."""
        return self._counts[Mark.FAIL] > 0

    def line(self, finding: Finding) -> str:
        """Count a finding and return its line."""
        self._counts[finding.mark] += 1
        subject = self._words(f"doctor-{finding.subject}")
        sentence = self._words(f"doctor-{finding.subject}-{finding.finding}", **finding.facts)
        return self._printable(
            f"{finding.mark:<{MARK_WIDTH}}  {subject:<{SUBJECT_WIDTH}}  {sentence}"
        )

    def summary(self) -> str:
        """Return the last line: what the operator should do now."""
        fails = self._counts[Mark.FAIL]
        warns = self._counts[Mark.WARN]
        message = "mend" if fails else ("think" if warns else "fine")
        return self._words(f"doctor-summary-{message}", fails=fails, warns=warns)

    def _printable(self, text: str) -> str:
        """Return a line without the token, and without control characters.

        The name of a server may contain some, which would change what the terminal shows.
        """
        text = redact(text, self._secret)
        return "".join(char if char.isprintable() else " " for char in text)
