"""What a test needs to be there: the thing itself, or the test fails."""

from typing import TypeVar

T = TypeVar("T")


def found(thing: T | None) -> T:
    assert thing is not None, "this should have been there"
    return thing
