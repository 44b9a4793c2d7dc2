"""Reading what a page sends: one JSON object, whose parts are there and fit."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from playground.discord.user_actions import CannotDo


class Asked(dict[str, Any]):
    """What the page asks for. A part that is missing or does not fit is refused in a sentence."""

    def __missing__(self, key: str) -> Any:
        raise CannotDo(f"{key} is missing")

    def number(self, key: str) -> int:
        """An id, which travels as text."""
        return int(self._fitting(key, int))

    def seconds(self, key: str) -> float:
        return float(self._fitting(key, float))

    def names(self, key: str) -> list[str]:
        """At least one."""
        given = self[key]
        if not isinstance(given, list) or not given:
            raise CannotDo(f"{key} is no list")
        return [str(one) for one in given]

    def parts(self, key: str) -> dict[str, Any]:
        given = self[key]
        if not isinstance(given, dict):
            raise CannotDo(f"{key} is no object")
        return given

    def _fitting(self, key: str, kind: type[int] | type[float]) -> int | float:
        try:
            return kind(self[key])
        except (TypeError, ValueError) as error:
            raise CannotDo(f"{key} is no number") from error


async def read(request: web.Request) -> Asked:
    """The object in the request's body; refuses whatever is none."""
    try:
        given = await request.json()
    except ValueError as error:  # no JSON, or no text at all
        raise CannotDo("the playground understands JSON alone, and this is none") from error
    if not isinstance(given, dict):
        raise CannotDo("the playground understands a JSON object, and this is something else")
    return Asked(given)
