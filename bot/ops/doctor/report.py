"""The verdicts as lines for a terminal."""

from collections import Counter

from pydantic import SecretStr

from bot.i18n.words import Words
from bot.ops.doctor.verdict import Mark, Verdict
from bot.ops.logs import redacted

MARK_WIDTH, SUBJECT_WIDTH = 4, 11


class Report:
    """Counts what it has told, to sum it up at the end."""

    def __init__(self, words: Words | None = None, secret: SecretStr | None = None) -> None:
        self._words = words or Words()
        self._secret = secret
        self._told: Counter[Mark] = Counter()

    @property
    def has_failed(self) -> bool:
        return self._told[Mark.FAIL] > 0

    def line(self, verdict: Verdict) -> str:
        self._told[verdict.mark] += 1
        subject = self._words(f"doctor-{verdict.subject}")
        sentence = self._words(f"doctor-{verdict.subject}-{verdict.finding}", **verdict.facts)
        return self._safe(f"{verdict.mark:<{MARK_WIDTH}}  {subject:<{SUBJECT_WIDTH}}  {sentence}")

    def summary(self) -> str:
        fails, warns = self._told[Mark.FAIL], self._told[Mark.WARN]
        message = "mend" if fails else "think" if warns else "fine"
        return self._words(f"doctor-summary-{message}", fails=fails, warns=warns)

    def _safe(self, text: str) -> str:
        """Without the token, and without what names from outside could do to a terminal."""
        text = redacted(text, self._secret)
        return "".join(one if one.isprintable() else " " for one in text)
