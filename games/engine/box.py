"""Reads the box of a game: the file data/cards/<game>.json with its cards. Not every game has one.

An operator may edit the file. An error message names the card and the field that are wrong.
"""

import json
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

CARDS = Path(__file__).parents[2] / "data" / "cards"
"""The folder of the box files."""


class BoxError(ValueError):
    """The data file is not valid. The message names the card and the field."""


class BoxPart(BaseModel):
    """Base class for the contents of a box: strict, frozen, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


B = TypeVar("B", bound=BoxPart)


def sentence(_data: Any, error: Any) -> str:
    """Return one pydantic error as text: `actions.panic: Input should be a valid integer`.

    The parsed file is not used here: it is for other `describe` functions, which name the card.
    """
    place = ".".join(map(str, error["loc"]))
    text = message(error)
    # An error of the whole file has no place.
    return f"{place}: {text}" if place else text


def message(error: Any) -> str:
    """Return the message of a pydantic error, without the place in the file."""
    # pydantic adds this prefix to the message of a validator.
    return str(error["msg"]).removeprefix("Value error, ")


def read_box(whole: type[B], text: str, describe: Callable[[Any, Any], str] = sentence) -> B:
    """Parse and validate the text of a box file.

    Args:
        whole: The model of the whole box.
        text: The file's content.
        describe: Makes the text of an error from the parsed file and pydantic's error.

    Returns:
        The validated box.

    Raises:
        BoxError: the text is not JSON, or does not fit the model.
    """
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BoxError(f"not JSON: {error}") from error

    # Validate the text, not the parsed file: in strict mode, pydantic accepts JSON arrays as
    # tuples only when it parses the JSON itself.
    try:
        return whole.model_validate_json(text)
    except ValidationError as error:
        raise BoxError("; ".join(describe(data, problem) for problem in error.errors())) from error


def check_names(
    field: str, names: Collection[str], expected: Collection[str], *, what: str = "card"
) -> None:
    """Check that the names of a field are exactly the known ones. Raise ValueError otherwise."""
    for name in names:
        if name not in expected:
            raise ValueError(f"{field}.{name}: there is no such {what}")

    for name in expected:
        if name not in names:
            raise ValueError(f"{field}.{name}: it is missing")


def laid_out(copies: Mapping[str, int]) -> list[str]:
    """Return one list entry for each copy of each card."""
    return [card for card, count in copies.items() for _ in range(count)]
