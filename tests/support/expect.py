"""The check that an asynchronous call raises an error."""

from collections.abc import Awaitable
from typing import TypeVar

import pytest

E = TypeVar("E", bound=BaseException)


async def expect(
    error: type[E] | tuple[type[E], ...], asked: Awaitable[object], *, match: str | None = None
) -> E:
    """Await a call that must raise, and return its error.

    Args:
        error: The class of the error, or several.
        asked: The call.
        match: A regular expression that the text of the error contains.
    """
    with pytest.raises(error, match=match) as told:
        await asked
    return told.value
