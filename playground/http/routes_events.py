"""REST: what is planned on the server (Discord's scheduled events), as far as Coop makes such:
those that happen at a place of their own.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from aiohttp import web

from playground.discord.api_errors import Refusal, invalid
from playground.discord.guild_serializers import event_shape
from playground.discord.simulation import Simulation
from playground.discord.world import EXTERNAL, Event
from playground.http.routes_messages import checked_body

NAME, ABOUT, PLACE = 100, 1000, 100
"""Characters."""
GUILD_ONLY = 2
STATUSES = {1: (2, 4), 2: (3,)}
"""What may become of an event that is to come, and of one that is on."""


class EventRoutes:
    def __init__(self, simulation: Simulation) -> None:
        self.world = simulation.world
        self.feed = simulation.feed

    def routes(self) -> list[web.RouteDef]:
        of_guild = "/api/v10/guilds/{guild}/scheduled-events"
        return [
            web.post(of_guild, self.create),
            web.patch(f"{of_guild}/{{event}}", self.edit),
            web.delete(f"{of_guild}/{{event}}", self.delete),
        ]

    async def create(self, request: web.Request) -> web.Response:
        guild_id = self._guild(request)
        said = (await checked_body(request)).json or {}
        place = (said.get("entity_metadata") or {}).get("location")
        wrong = [*_wrong_text(said, "name", NAME), *_wrong_text(said, "description", ABOUT)]
        if said.get("entity_type") != EXTERNAL or said.get("privacy_level") != GUILD_ONLY:
            wrong.append("entity_type, privacy_level: not those of an event at a place")
        if not isinstance(place, str) or not 1 <= len(place) <= PLACE:
            wrong.append("entity_metadata.location: missing, or too long")
        begins, ends = _moment(said, "scheduled_start_time"), _moment(said, "scheduled_end_time")
        if begins is None or ends is None or not self.world.clock.now() < begins < ends:
            wrong.append("scheduled_start_time, scheduled_end_time: missing, past, or turned round")
        if wrong:
            raise invalid(wrong)
        event = Event(
            self.world.snowflakes.next(),
            guild_id,
            said["name"],
            said.get("description"),
            str(place),
            said["scheduled_start_time"],
            said["scheduled_end_time"],
        )
        self.world.events[event.id] = event
        self._tell()
        return web.json_response(event_shape(self.world, event))

    async def edit(self, request: web.Request) -> web.Response:
        event = self._event(request)
        said = (await checked_body(request)).json or {}
        if set(said) - {"status"} or said.get("status") not in STATUSES.get(event.status, ()):
            raise invalid(["status: nothing that this event could become"])
        event.status = said["status"]
        self._tell()
        return web.json_response(event_shape(self.world, event))

    async def delete(self, request: web.Request) -> web.Response:
        del self.world.events[self._event(request).id]
        self._tell()
        return web.Response(status=204)

    def _tell(self) -> None:
        """Pages ask anew what is planned."""
        self.feed.publish("events", {})

    def _guild(self, request: web.Request) -> int:
        guild = request.match_info["guild"]
        if guild not in map(str, self.world.guilds):
            raise Refusal(403, 50001)
        return int(guild)

    def _event(self, request: web.Request) -> Event:
        guild_id, number = self._guild(request), request.match_info["event"]
        event = self.world.events.get(int(number) if number.isdecimal() else 0)
        if event is None or event.guild_id != guild_id:
            raise Refusal(404, 10070)
        return event


def _wrong_text(said: dict[str, Any], name: str, most: int) -> list[str]:
    given = said.get(name)
    if name == "description" and given is None:
        return []
    is_fine = isinstance(given, str) and 1 <= len(given) <= most
    return [] if is_fine else [f"{name}: between 1 and {most} in length"]


def _moment(said: dict[str, Any], name: str) -> float | None:
    try:
        found = datetime.fromisoformat(said[name])
    except (KeyError, TypeError, ValueError):
        return None
    return found.timestamp() if found.tzinfo is not None else None
