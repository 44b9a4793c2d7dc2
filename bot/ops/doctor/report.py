"""What the doctor found, as values and as lines for a terminal."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from pydantic import SecretStr

from bot.i18n.words import Said, Words
from bot.ops.logs import redacted

MARK_WIDTH = 4
SUBJECT_WIDTH = 11


class Mark(StrEnum):
    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """Its line is the message `doctor-<subject>-<finding>`, filled with the facts."""

    mark: Mark
    subject: str
    finding: str
    facts: Mapping[str, Said] = field(default_factory=dict)


def ok(subject: str, finding: str, **facts: Said) -> Finding:
    return Finding(Mark.OK, subject, finding, facts)


def warn(subject: str, finding: str, **facts: Said) -> Finding:
    return Finding(Mark.WARN, subject, finding, facts)


def fail(subject: str, finding: str, **facts: Said) -> Finding:
    return Finding(Mark.FAIL, subject, finding, facts)


class Report:
    """Counts what it has told, to sum it up at the end."""

    def __init__(self, words: Words | None = None, secret: SecretStr | None = None) -> None:
        self._words = words or Words()
        self._secret = secret
        self._told: Counter[Mark] = Counter()

    @property
    def has_failed(self) -> bool:
        return self._told[Mark.FAIL] > 0

    def line(self, verdict: Finding) -> str:
        self._told[verdict.mark] += 1
        subject = self._words(f"doctor-{verdict.subject}")
        sentence = self._words(f"doctor-{verdict.subject}-{verdict.finding}", **verdict.facts)
        return self._safe(f"{verdict.mark:<{MARK_WIDTH}}  {subject:<{SUBJECT_WIDTH}}  {sentence}")

    def summary(self) -> str:
        fails = self._told[Mark.FAIL]
        warns = self._told[Mark.WARN]
        message = "mend" if fails else "think" if warns else "fine"
        return self._words(f"doctor-summary-{message}", fails=fails, warns=warns)

    def _safe(self, text: str) -> str:
        """Without the token, and without what names from outside could do to a terminal."""
        text = redacted(text, self._secret)
        return "".join(one if one.isprintable() else " " for one in text)
