"""REST: channels and messages."""

from __future__ import annotations

from aiohttp import web

from playground.discord import permissions
from playground.discord.api_errors import Refusal, invalid
from playground.discord.requests import Body, read_body
from playground.discord.simulation import Simulation
from playground.discord.world import Channel, Message
from playground.limits.messages import problems


class MessageRoutes:
    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.world = simulation.world
        self.shapes = simulation.shapes

    def routes(self) -> list[web.RouteDef]:
        channel = "/api/v10/channels/{channel}"
        return [
            web.get(channel, self.get_channel),
            web.post(f"{channel}/typing", self.typing),
            web.get(f"{channel}/messages", self.history),
            web.post(f"{channel}/messages", self.create),
            web.get(f"{channel}/messages/{{message}}", self.get),
            web.patch(f"{channel}/messages/{{message}}", self.edit),
            web.delete(f"{channel}/messages/{{message}}", self.delete),
        ]

    def channel(self, request: web.Request) -> Channel:
        channel = self.world.channels.get(_number(request, "channel"))
        if channel is None:
            raise Refusal(404, 10003)
        if not channel.is_dm and not channel.bot_permissions & permissions.VIEW_CHANNEL:
            raise Refusal(403, 50001)
        return channel

    def message(self, request: web.Request) -> Message:
        message = self.channel(request).messages.get(_number(request, "message"))
        if message is None or message.visible_to is not None:  # ephemeral ones live by token only
            raise Refusal(404, 10008)
        return message

    async def get_channel(self, request: web.Request) -> web.Response:
        return web.json_response(self.shapes.channel(self.channel(request)))

    async def typing(self, request: web.Request) -> web.Response:
        channel = self.channel(request)
        if not channel.is_dm and not channel.bot_permissions & permissions.SEND_MESSAGES:
            raise Refusal(403, 50013)
        self.simulation.feed.publish(
            "typing",
            {"channel": str(channel.id)},
            lambda person: self.world.enters(person, channel),
        )
        return web.Response(status=204)

    async def history(self, request: web.Request) -> web.Response:
        """Newest first; ``before``, ``after``, ``around`` and ``limit`` as Discord has them.

        Who may not read the history gets an empty one.
        """
        channel = self.channel(request)
        readable = channel.is_dm or channel.bot_permissions & permissions.READ_MESSAGE_HISTORY
        if not readable:
            return web.json_response([])
        found = [m for m in channel.messages.values() if m.visible_to is None]
        limit = int(request.query.get("limit", 50))
        if "before" in request.query:
            found = [m for m in found if m.id < int(request.query["before"])]
        if "after" in request.query:
            found = [m for m in found if m.id > int(request.query["after"])][:limit]
        if "around" in request.query:
            middle = int(request.query["around"])
            found = sorted(found, key=lambda m: abs(m.id - middle))[:limit]
        found.sort(key=lambda m: m.id, reverse=True)
        return web.json_response([self.shapes.message(m) for m in found[:limit]])

    async def create(self, request: web.Request) -> web.Response:
        body = await checked_body(request)
        message = self.simulation.posting.by_bot(self.channel(request), body)
        return web.json_response(self.shapes.message(message))

    async def get(self, request: web.Request) -> web.Response:
        return web.json_response(self.shapes.message(self.message(request)))

    async def edit(self, request: web.Request) -> web.Response:
        body = await checked_body(request)
        message = self.message(request)
        if message.author_id != self.world.bot.id:
            raise Refusal(403, 50005)
        self.simulation.posting.edit_by_bot(message, body)
        return web.json_response(self.shapes.message(message))

    async def delete(self, request: web.Request) -> web.Response:
        message = self.message(request)
        allowed = self.world.channels[message.channel_id].bot_permissions
        if message.author_id != self.world.bot.id and not allowed & permissions.MANAGE_MESSAGES:
            raise Refusal(403, 50013)
        self.simulation.posting.delete(message)
        return web.Response(status=204)


async def checked_body(request: web.Request) -> Body:
    """The request's body, held against Discord's limits (400/50035)."""
    body = await read_body(request)
    found = problems(request.method, request.path, body.json, body.filenames)
    if found:
        raise invalid(found)
    return body


def _number(request: web.Request, name: str) -> int:
    try:
        return int(request.match_info[name])
    except ValueError as error:
        raise invalid([f"{name}: not a snowflake"]) from error
