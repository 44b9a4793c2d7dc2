"""What a look found: fine, worth a thought, or in the way of playing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from bot.i18n.words import Said


class Mark(StrEnum):
    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Its line is the message `doctor-<subject>-<finding>`, filled with the facts."""

    mark: Mark
    subject: str
    finding: str
    facts: Mapping[str, Said] = field(default_factory=dict)


def ok(subject: str, finding: str, **facts: Said) -> Verdict:
    return Verdict(Mark.OK, subject, finding, facts)


def warn(subject: str, finding: str, **facts: Said) -> Verdict:
    return Verdict(Mark.WARN, subject, finding, facts)


def fail(subject: str, finding: str, **facts: Said) -> Verdict:
    return Verdict(Mark.FAIL, subject, finding, facts)
