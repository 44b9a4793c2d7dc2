"""What is in the box of a game, where that is a file: data/cards/<game>.json.

Whoever owns the box may correct the file. A mistake in it is told with the card and the field it is
in.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

CARDS = Path(__file__).parents[2] / "data" / "cards"


class BoxError(ValueError):
    """The data file cannot be played with; the message names the card and the field."""


class BoxPart(BaseModel):
    """Something in the box, or all of it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


B = TypeVar("B", bound=BoxPart)


def sentence(_table: Any, error: Any) -> str:
    """`actions.panic: Input should be a valid integer`"""
    place = ".".join(map(str, error["loc"]))
    said = message(error)
    return f"{place}: {said}" if place else said


def message(error: Any) -> str:
    """What is wrong, without where."""
    return str(error["msg"]).removeprefix("Value error, ")


def read_box(whole: type[B], text: str, told: Callable[[Any, Any], str] = sentence) -> B:
    """The box that the text describes. `told` makes a sentence of the file's table and one of
    pydantic's errors. Raises BoxError.
    """
    try:
        table = json.loads(text)
    except ValueError as error:
        raise BoxError(f"not JSON: {error}") from error

    try:
        return whole.model_validate_json(text)
    except ValidationError as error:
        raise BoxError("; ".join(told(table, one) for one in error.errors())) from error


def laid_out(copies: Mapping[str, int]) -> list[str]:
    """One entry a card."""
    return [card for card, count in copies.items() for _ in range(count)]
