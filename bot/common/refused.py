"""The base class of all refusals, and the errors of database writes that services see."""

import re


class Refused(Exception):
    """A press or command cannot be carried out. The player sees the sentence of this refusal.

    Sentences are in `data/locales/<language>/*.ftl`; each subclass has its own.

    Args:
        **facts: Values for the variables of the sentence.
    """

    def __init__(self, **facts: str | int) -> None:
        super().__init__(facts)
        self.facts = facts

    @property
    def message(self) -> str:
        """The id of its sentence, made from the class name: TooFast has `refused-too-fast`."""
        words = re.findall(r"[A-Z][a-z]*", type(self).__name__)
        return "refused-" + "-".join(words).lower()


class MayBeWritten(Exception):
    """Marks an error of the database after which the change may or may not be committed."""


class NotWritten(Refused):
    """The database cannot be written now, for example because the disk is full.

    The database has logged the reason, so callers need not.
    """
