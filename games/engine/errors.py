"""The exceptions of the engine. A game that raises anything else has a bug."""

from pydantic import ValidationError


class GameError(Exception):
    """The rules refuse a choice. The game has not changed."""


class NothingAsked(GameError):
    """The seat owes nothing to the open ask, or the game is over."""


class IllegalChoice(GameError):
    """The choice is not among the options of the seat."""


class ReplayDiffers(Exception):
    """A replay with this version of the rules differs from the journal.

    Attributes:
        revision: The revision of the first row that differs.
        why: The reason. It is logged, so it must not quote a choice, which may be secret.
    """

    def __init__(self, revision: int, why: str) -> None:
        super().__init__(f"revision {revision}: {why}")
        self.revision = revision
        self.why = why


def first_sentence(error: ValueError) -> str:
    """Return pydantic's first error on one line, without the input: `seats.0.name is missing`.

    Args:
        error: An error of pydantic. For any other ValueError, its own text is returned.
    """
    if not isinstance(error, ValidationError):
        return str(error)

    # The input is left out: it may hold secret cards, and this text is logged.
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(map(str, first["loc"]))
    if first["type"] == "missing":
        return f"{place} is missing"
    if first["type"] == "extra_forbidden":
        return f"{place} does not belong here"

    text = first["msg"].removeprefix("Value error, ")
    return f"{place}: {text}" if place else text
