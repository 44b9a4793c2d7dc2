"""REST: the bot's own account, its application and commands, users and the guild."""

from __future__ import annotations

import base64
import re

from aiohttp import web

from playground.discord.api_errors import Refusal, invalid
from playground.discord.guild_serializers import my_guild_shape
from playground.discord.serializers import JSON, PNG
from playground.discord.simulation import Simulation
from playground.discord.world import Person
from playground.http.routes_messages import checked_body

MAX_EMOJI_BYTES = 256 * 2**10


class AppRoutes:
    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.world = simulation.world
        self.shapes = simulation.shapes

    def routes(self) -> list[web.RouteDef]:
        api = "/api/v10"
        commands = f"{api}/applications/{{application}}/commands"
        guild_commands = f"{api}/applications/{{application}}/guilds/{{guild}}/commands"
        return [
            web.get(f"{api}/gateway", self.gateway),
            web.get(f"{api}/gateway/bot", self.gateway),
            web.get(f"{api}/users/@me", self.me),
            web.get(f"{api}/users/@me/guilds", self.my_guilds),
            web.get(f"{api}/users/{{user}}", self.user),
            web.post(f"{api}/users/@me/channels", self.open_dm),
            web.get(f"{api}/oauth2/applications/@me", self.application),
            web.get(f"{api}/applications/@me", self.application),
            web.get(f"{api}/applications/{{application}}/emojis", self.emojis),
            web.post(f"{api}/applications/{{application}}/emojis", self.add_emoji),
            web.delete(f"{api}/applications/{{application}}/emojis/{{emoji}}", self.remove_emoji),
            web.get(commands, self.get_commands),
            web.put(commands, self.put_commands),
            web.get(guild_commands, self.get_commands),
            web.put(guild_commands, self.put_commands),
            web.get(f"{api}/guilds/{{guild}}", self.guild),
            web.get(f"{api}/guilds/{{guild}}/channels", self.channels),
            web.get(f"{api}/guilds/{{guild}}/members/{{user}}", self.member),
        ]

    async def gateway(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        address = self.simulation.gateway_address
        shards = self.simulation.gateway.shards
        return web.json_response({"url": address, "shards": shards, "session_start_limit": limit})

    async def me(self, request: web.Request) -> web.Response:
        return web.json_response(self.shapes.me())

    async def my_guilds(self, request: web.Request) -> web.Response:
        return web.json_response([my_guild_shape(self.world, one) for one in self.world.guilds])

    async def application(self, request: web.Request) -> web.Response:
        return web.json_response(self.shapes.application())

    async def emojis(self, request: web.Request) -> web.Response:
        items = [self.shapes.emoji(one) for one in self.world.emojis.values()]
        return web.json_response({"items": items})

    async def add_emoji(self, request: web.Request) -> web.Response:
        body = await checked_body(request)
        name, image = str(body.json.get("name")), str(body.json.get("image"))
        data = base64.b64decode(image.partition(";base64,")[2])
        taken = {one.name for one in self.world.emojis.values()}
        if not re.fullmatch(r"\w{2,32}", name) or name in taken:
            raise invalid([f"name: {name} is no name for an emoji, or taken"])
        if not data.startswith(PNG) or len(data) > MAX_EMOJI_BYTES:
            raise invalid(["image: neither a PNG nor small enough"])
        return web.json_response(self.shapes.emoji(self.world.add_emoji(name, data)), status=201)

    async def remove_emoji(self, request: web.Request) -> web.Response:
        number = request.match_info["emoji"]
        if self.world.emojis.pop(int(number) if number.isdecimal() else 0, None) is None:
            raise Refusal(404, 10014)
        return web.Response(status=204)

    async def user(self, request: web.Request) -> web.Response:
        return web.json_response(self.shapes.user(self._user(request.match_info["user"])))

    def _user(self, user_id: str) -> Person:
        user = self.world.user(int(user_id)) if user_id.isdecimal() else None
        if user is None:
            raise Refusal(404, 10013)
        return user

    async def open_dm(self, request: web.Request) -> web.Response:
        """Opening works even where DMs are closed: only sending tells."""
        body = await checked_body(request)
        person = self._user(str(body.json.get("recipient_id")))
        if person.bot:
            raise Refusal(400, 50007)
        return web.json_response(self.shapes.channel(self.world.dm(person)))

    def _commands(self, guild: str | None) -> list[JSON]:
        return [one for one in self.world.commands if one.get("guild_id") == guild]

    async def get_commands(self, request: web.Request) -> web.Response:
        return web.json_response(self._commands(self._guild_id(request)))

    async def put_commands(self, request: web.Request) -> web.Response:
        guild = self._guild_id(request)
        body = await checked_body(request)
        old = {one["name"]: one["id"] for one in self._commands(guild)}
        new = [self._registered(one, old.get(one["name"]), guild) for one in body.json]
        self.world.commands = [o for o in self.world.commands if o.get("guild_id") != guild] + new
        self.simulation.feed.publish("commands", {})
        return web.json_response(new)

    def _registered(self, command: JSON, known_id: str | None, guild: str | None) -> JSON:
        where = {} if guild is None else {"guild_id": guild}
        given = {key: value for key, value in command.items() if value is not None}
        return {"type": 1, "options": [], "default_member_permissions": None} | given | {
            "id": known_id or str(self.world.snowflakes.next()),
            "application_id": str(self.world.bot.id),
            "version": str(self.world.snowflakes.next()),
        } | where  # fmt: skip

    def _guild_id(self, request: web.Request) -> str | None:
        guild = request.match_info.get("guild")
        if guild is not None and guild not in map(str, self.world.guilds):
            raise Refusal(403, 50001)
        return guild

    def _guild(self, request: web.Request) -> int:
        return int(self._guild_id(request) or 0)

    async def guild(self, request: web.Request) -> web.Response:
        return web.json_response(self.shapes.guild(self._guild(request)))

    async def channels(self, request: web.Request) -> web.Response:
        found = self.world.channels_on(self._guild(request))
        return web.json_response([self.shapes.channel(one) for one in found])

    async def member(self, request: web.Request) -> web.Response:
        self._guild_id(request)
        if not request.match_info["user"].isdecimal():
            raise invalid(["user: not a snowflake"])
        user = self.world.user(int(request.match_info["user"]))
        if user is None or user.left:
            raise Refusal(404, 10007)
        return web.json_response(self.shapes.member(user))
