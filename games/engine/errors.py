"""One family for what can be wrong with a choice. Anything else that a game raises is a bug."""

from pydantic import ValidationError


class GameError(Exception):
    """A choice that the rules refuse. Nothing has changed."""


class NothingAsked(GameError):
    """The seat owes nothing to the open ask, or the game is over."""


class IllegalChoice(GameError):
    """The choice is not among the options put to the seat."""


class ReplayDiffers(Exception):
    """A journal, replayed by this version of the rules, leads elsewhere. `revision` is the first
    such row. `why` goes to the log: it may quote no choice.
    """

    def __init__(self, revision: int, why: str) -> None:
        super().__init__(f"revision {revision}: {why}")
        self.revision = revision
        self.why = why


def first_sentence(error: ValueError) -> str:
    """What pydantic says first, on one line and without the input: `seats.0.name is missing`."""
    if not isinstance(error, ValidationError):
        return str(error)

    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(map(str, first["loc"]))
    if first["type"] == "missing":
        return f"{place} is missing"
    if first["type"] == "extra_forbidden":
        return f"{place} does not belong here"

    said = first["msg"].removeprefix("Value error, ")
    return f"{place}: {said}" if place else said
