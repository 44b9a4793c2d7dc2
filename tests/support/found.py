"""Unwraps an optional value: returns it, or fails the test."""

from typing import TypeVar

T = TypeVar("T")


def found(thing: T | None) -> T:
    assert thing is not None, "this should have been there"
    return thing
