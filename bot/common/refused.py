"""The base of all refusals, and what a store refuses."""

import re


class Refused(Exception):
    """A click or command that cannot be carried out. `facts` fill its sentence."""

    def __init__(self, **facts: str | int) -> None:
        super().__init__(facts)
        self.facts = facts

    @property
    def message(self) -> str:
        """The id of its sentence."""
        words = re.findall(r"[A-Z][a-z]*", type(self).__name__)
        return "refused-" + "-".join(words).lower()


class MayBeWritten(Exception):
    """Marks an error of the store after which nobody knows whether the change was committed."""


class NotWritten(Refused):
    """The store can write nothing for now: the disk is full, say. It has told the log why, so the
    callers need not.
    """
