"""The REST routes that the bot uses.

They serve channels and messages, the bot's account, its application and commands, users and
servers, scheduled events, interaction callbacks and webhooks. Numbers such as 10003 are Discord's
error codes (playground/discord/api_errors.py).
"""

import base64
import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Annotated, Literal

from aiohttp import web
from pydantic import AwareDatetime, BaseModel, Field, ValidationError

from games.engine.errors import first_sentence
from playground.discord import permissions
from playground.discord.api_errors import Refusal, found, invalid
from playground.discord.interactions import DEFERRED_UPDATE
from playground.discord.requests import Body, read_body
from playground.discord.serializers import JSON, PNG, event_shape, guild_shape, my_guild_shape
from playground.discord.simulation import Simulation
from playground.discord.world import Account, Channel, Message, ScheduledEvent
from playground.limits.messages import problems

Act = Callable[[web.Request, Body], JSON | list[JSON] | web.Response | None]
"""Carries out a request. Returns the answer or its JSON; None: an answer without content (204)."""

Route = tuple[str, str, Act]
"""A method, a pattern of a path, and what answers it."""

# -- channels and messages -------------------------------------------------------------------------


class _Routes(ABC):
    """The base class of handlers for one simulation."""

    def __init__(self, simulation: Simulation) -> None:
        """Serve this simulation."""
        self.simulation = simulation
        self.world = simulation.world
        self.shapes = simulation.shapes

    def definitions(self) -> list[web.RouteDef]:
        """Return the routes for the HTTP server."""
        return [web.route(method, path, _handler(act)) for method, path, act in self.routes()]

    @abstractmethod
    def routes(self) -> list[Route]:
        """Return the routes."""

    def _guild(self, request: web.Request) -> int:
        """Return the server of the path. Raise Refusal if the bot is not on it (403/50001)."""
        guild = request.match_info["guild"]
        if guild not in map(str, self.world.guilds):
            raise Refusal(403, 50001)
        return int(guild)


class MessageRoutes(_Routes):
    """Channels and their messages."""

    def routes(self) -> list[Route]:
        """Return the routes."""
        channel = "/api/v10/channels/{channel}"
        message = f"{channel}/messages/{{message}}"
        return [
            ("GET", channel, lambda request, _: self.shapes.channel(self.channel(request))),
            ("POST", f"{channel}/typing", self.typing),
            ("GET", f"{channel}/messages", self.history),
            ("POST", f"{channel}/messages", self.create),
            ("GET", message, lambda request, _: self.shapes.message(self.message(request))),
            ("PATCH", message, self.edit),
            ("DELETE", message, self.delete),
        ]

    def channel(self, request: web.Request) -> Channel:
        """Return the channel of the path. Raise Refusal if the bot cannot see it."""
        number = _number(request, "channel")
        channel = found(self.world.channels.get(number), Refusal(404, 10003))
        if not channel.is_dm:
            channel.require(permissions.VIEW_CHANNEL, Refusal(403, 50001))

        return channel

    def message(self, request: web.Request) -> Message:
        """Return the message of the path. Raise Refusal if it does not exist here."""
        message = self.channel(request).messages.get(_number(request, "message"))
        # Only the token of an interaction gives access to its ephemeral messages.
        if message is None or message.visible_to is not None:
            raise Refusal(404, 10008)
        return message

    def typing(self, request: web.Request, _: Body) -> None:
        """Show on the pages that the bot is typing."""
        channel = self.channel(request)
        if not channel.is_dm:
            channel.require(permissions.SEND_MESSAGES)

        self.simulation.feed.publish(
            "typing",
            {"channel": str(channel.id)},
            lambda person: self.world.enters(person, channel),  # who is told
        )

    def history(self, request: web.Request, _: Body) -> list[JSON]:
        """Serve messages, newest first; none to a bot that may not read the history.

        ``before``, ``after``, ``around`` and ``limit`` are as in Discord.
        """
        channel = self.channel(request)
        readable = channel.is_dm or channel.bot_permissions & permissions.READ_MESSAGE_HISTORY
        if not readable:
            return []

        # Ephemeral messages are not part of the history.
        messages = [m for m in channel.messages.values() if m.visible_to is None]
        limit = int(request.query.get("limit", 50))
        if "before" in request.query:
            messages = [m for m in messages if m.id < int(request.query["before"])]

        # With `after`, the limit keeps the oldest messages; otherwise it keeps the newest.
        if "after" in request.query:
            messages = [m for m in messages if m.id > int(request.query["after"])][:limit]

        if "around" in request.query:
            middle = int(request.query["around"])
            # The messages nearest to this id, on both sides.
            messages = sorted(messages, key=lambda m: abs(m.id - middle))[:limit]

        messages.sort(key=lambda m: m.id, reverse=True)
        return [self.shapes.message(m) for m in messages[:limit]]

    def create(self, request: web.Request, body: Body) -> JSON:
        """Publish a message of the bot."""
        message = self.simulation.posting.by_bot(self.channel(request), body)
        return self.shapes.message(message)

    def edit(self, request: web.Request, body: Body) -> JSON:
        """Edit a message of the bot."""
        message = self.message(request)
        if message.author_id != self.world.bot.id:
            raise Refusal(403, 50005)

        self.simulation.posting.edit_by_bot(message, body)
        return self.shapes.message(message)

    def delete(self, request: web.Request, _: Body) -> None:
        """Delete a message."""
        message = self.message(request)
        allowed = self.world.channels[message.channel_id].bot_permissions
        if message.author_id != self.world.bot.id and not allowed & permissions.MANAGE_MESSAGES:
            raise Refusal(403, 50013)

        self.simulation.posting.delete(message)


def _handler(act: Act) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Return the handler of a request that is answered by `act`."""

    async def handle(request: web.Request) -> web.Response:
        """Answer the request. Raise Refusal if it exceeds Discord's limits (400/50035)."""
        body = await read_body(request)
        if refused := problems(request.method, request.path, body.json, body.filenames):
            raise invalid(refused)

        answer = act(request, body)
        if isinstance(answer, web.Response):
            return answer
        return web.Response(status=204) if answer is None else web.json_response(answer)

    return handle


def _number(request: web.Request, name: str) -> int:
    """Return an id of the path. Raise Refusal if it is not a number."""
    try:
        return int(request.match_info[name])
    except ValueError as error:
        raise invalid([f"{name}: not a snowflake"]) from error


# -- the application, its commands, users and servers ----------------------------------------------


MAX_EMOJI_BYTES = 256 * 2**10


class AppRoutes(_Routes):
    """The application, its commands and emojis, users and servers."""

    def routes(self) -> list[Route]:
        """Return the routes."""
        api = "/api/v10"
        guild = f"{api}/guilds/{{guild}}"
        emojis = f"{api}/applications/{{application}}/emojis"
        commands = f"{api}/applications/{{application}}/commands"
        guild_commands = f"{api}/applications/{{application}}/guilds/{{guild}}/commands"

        return [
            ("GET", f"{api}/gateway", self.gateway),
            ("GET", f"{api}/gateway/bot", self.gateway),
            ("GET", f"{api}/users/@me", lambda *_: self.shapes.me()),
            (
                "GET",
                f"{api}/users/@me/guilds",
                lambda *_: [my_guild_shape(self.world, guild) for guild in self.world.guilds],
            ),
            (
                "GET",
                f"{api}/users/{{user}}",
                lambda request, _: self.shapes.user(self._user(request.match_info["user"])),
            ),
            ("POST", f"{api}/users/@me/channels", self.open_dm),
            ("GET", f"{api}/oauth2/applications/@me", lambda *_: self.shapes.application()),
            ("GET", f"{api}/applications/@me", lambda *_: self.shapes.application()),
            (
                "GET",
                emojis,
                lambda *_: {"items": [*map(self.shapes.emoji, self.world.emojis.values())]},
            ),
            ("POST", emojis, self.add_emoji),
            ("DELETE", f"{emojis}/{{emoji}}", self.remove_emoji),
            ("GET", commands, lambda *_: self._commands(None)),
            ("PUT", commands, self.put_commands),
            (
                "GET",
                guild_commands,
                lambda request, _: self._commands(self._guild_id(request)),
            ),
            ("PUT", guild_commands, self.put_commands),
            ("GET", guild, lambda request, _: guild_shape(self.world, self._guild(request))),
            ("GET", f"{guild}/channels", self.channels),
            ("GET", f"{guild}/members/{{user}}", self.member),
        ]

    def gateway(self, *_: object) -> JSON:
        """Serve the address of the gateway, with the number of shards."""
        # How many sessions the bot may still start, and how many within five seconds.
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        address = self.simulation.gateway_address
        shards = self.simulation.gateway.shards
        return {"url": address, "shards": shards, "session_start_limit": limit}

    def add_emoji(self, _: web.Request, body: Body) -> web.Response:
        """Add an application emoji."""
        name = str(body.json.get("name"))
        image = str(body.json.get("image"))
        # The image is a data URI.
        data = base64.b64decode(image.partition(";base64,")[2])
        taken = {emoji.name for emoji in self.world.emojis.values()}
        if not re.fullmatch(r"\w{2,32}", name) or name in taken:
            raise invalid([f"name: {name} is no name for an emoji, or taken"])
        if not data.startswith(PNG) or len(data) > MAX_EMOJI_BYTES:
            raise invalid(["image: neither a PNG nor small enough"])

        return web.json_response(self.shapes.emoji(self.world.add_emoji(name, data)), status=201)

    def remove_emoji(self, request: web.Request, _: Body) -> None:
        """Remove an application emoji."""
        found(self.world.emojis.pop(_number(request, "emoji"), None), Refusal(404, 10014))

    def _user(self, user_id: str) -> Account:
        """Return the user with this id. Raise Refusal if there is none."""
        user = self.world.user(int(user_id)) if user_id.isdecimal() else None
        return found(user, Refusal(404, 10013))

    def open_dm(self, _: web.Request, body: Body) -> JSON:
        """Open a DM. This works even if the person has closed DMs; only sending fails."""
        person = self._user(str(body.json.get("recipient_id")))
        if person.bot:
            raise Refusal(400, 50007)

        return self.shapes.channel(self.world.dm(person))

    def _commands(self, guild: str | None) -> list[JSON]:
        """Return the commands of a server (None: the global ones)."""
        return [command for command in self.world.commands if command.get("guild_id") == guild]

    def put_commands(self, request: web.Request, body: Body) -> list[JSON]:
        """Replace all commands of a server, or all global ones."""
        guild = self._guild_id(request)
        # Discord keeps the id of a command that keeps its name.
        known_ids = {command["name"]: command["id"] for command in self._commands(guild)}
        stored = [
            self._stored_command(command, known_ids.get(command["name"]), guild)
            for command in body.json
        ]
        self.world.commands = [
            other for other in self.world.commands if other.get("guild_id") != guild
        ] + stored
        self.simulation.feed.publish("commands", {})

        return stored

    def _stored_command(self, command: JSON, known_id: str | None, guild: str | None) -> JSON:
        """Return a command as Discord stores it."""
        of_guild = {} if guild is None else {"guild_id": guild}
        fields = {key: value for key, value in command.items() if value is not None}
        return {"type": 1, "options": [], "default_member_permissions": None} | fields | {
            "id": known_id or str(self.world.snowflakes.next()),
            "application_id": str(self.world.bot.id),
            "version": str(self.world.snowflakes.next()),
        } | of_guild  # fmt: skip

    def _guild_id(self, request: web.Request) -> str | None:
        """Return the server of the path as text; None if the path has none."""
        return str(self._guild(request)) if "guild" in request.match_info else None

    def channels(self, request: web.Request, _: Body) -> list[JSON]:
        """Serve the channels of a server."""
        on_server = self.world.channels_on(self._guild(request))
        return [self.shapes.channel(channel) for channel in on_server]

    def member(self, request: web.Request, _: Body) -> JSON:
        """Serve a member of a server."""
        self._guild(request)
        user = self.world.user(_number(request, "user"))
        if user is None or user.left:
            raise Refusal(404, 10007)

        return self.shapes.member(user)


# -- scheduled events ------------------------------------------------------------------------------


NAME = 100
"""The most characters of the name of an event."""

ABOUT = 1000
"""The most characters of the description of an event."""

PLACE = 100
"""The most characters of the place of an event."""

STATUSES = {1: (2, 4), 2: (3,)}
"""Status of an event -> what it can become."""


class EventPlace(BaseModel):
    """Where an event takes place, as text."""

    location: Annotated[str, Field(min_length=1, max_length=PLACE)]


class EventBody(BaseModel):
    """The request for an event outside of Discord's channels.

    2 is the only privacy level of events, and 3 the type of an event at a place.
    """

    name: Annotated[str, Field(min_length=1, max_length=NAME)]
    description: Annotated[str, Field(min_length=1, max_length=ABOUT)] | None = None
    entity_metadata: EventPlace
    entity_type: Literal[3]
    privacy_level: Literal[2]
    scheduled_start_time: AwareDatetime
    scheduled_end_time: AwareDatetime


class EventRoutes(_Routes):
    """Scheduled events."""

    def routes(self) -> list[Route]:
        """Return the routes."""
        of_guild = "/api/v10/guilds/{guild}/scheduled-events"
        return [
            ("POST", of_guild, self.create),
            ("PATCH", f"{of_guild}/{{event}}", self.edit),
            ("DELETE", f"{of_guild}/{{event}}", self.delete),
        ]

    def create(self, request: web.Request, body: Body) -> JSON:
        """Create an event outside of Discord's channels."""
        guild_id = self._guild(request)
        try:
            wanted = EventBody.model_validate(body.json)
        except ValidationError as error:
            raise invalid([first_sentence(error)]) from error

        begins = wanted.scheduled_start_time.timestamp()
        if not self.world.clock.now() < begins < wanted.scheduled_end_time.timestamp():
            raise invalid(["scheduled_start_time, scheduled_end_time: past, or turned round"])

        event = ScheduledEvent(
            self.world.snowflakes.next(),
            guild_id,
            wanted.name,
            wanted.description,
            wanted.entity_metadata.location,
            wanted.scheduled_start_time.isoformat(),
            wanted.scheduled_end_time.isoformat(),
        )
        self.world.events[event.id] = event
        self.simulation.feed.publish("events", {})

        return event_shape(self.world, event)

    def edit(self, request: web.Request, body: Body) -> JSON:
        """Change the status of an event."""
        event = self._event(request)
        event_body = body.json or {}
        if set(event_body) - {"status"} or event_body.get("status") not in STATUSES.get(
            event.status, ()
        ):
            raise invalid(["status: nothing that this event could become"])

        event.status = event_body["status"]
        self.simulation.feed.publish("events", {})
        return event_shape(self.world, event)

    def delete(self, request: web.Request, _: Body) -> None:
        """Delete an event."""
        del self.world.events[self._event(request).id]
        self.simulation.feed.publish("events", {})

    def _event(self, request: web.Request) -> ScheduledEvent:
        """Return the event of the path. Raise Refusal if there is none."""
        guild_id = self._guild(request)
        event = self.world.events.get(_number(request, "event"))
        if event is None or event.guild_id != guild_id:
            raise Refusal(404, 10070)

        return event


# -- interactions ----------------------------------------------------------------------------------


class InteractionRoutes(_Routes):
    """Interaction callbacks, and the webhook routes of their tokens."""

    def routes(self) -> list[Route]:
        """Return the routes."""
        webhook = "/api/v10/webhooks/{application}/{token}"
        message = f"{webhook}/messages/{{message}}"
        posting = self.simulation.posting
        return [
            ("POST", "/api/v10/interactions/{interaction}/{token}/callback", self.callback),
            ("POST", webhook, self.follow_up),
            ("GET", message, lambda request, _: self.shapes.message(self._message(request))),
            (
                "PATCH",
                message,
                lambda request, body: self.shapes.message(
                    posting.edit(self._message(request), body)
                ),
            ),
            ("DELETE", message, lambda request, _: posting.delete(self._message(request))),
        ]

    def callback(self, request: web.Request, body: Body) -> JSON | None:
        """Take the first response to an interaction."""
        interaction, message = self.simulation.interactions.called_back(
            int(request.match_info["interaction"]), request.match_info["token"], body
        )
        # Discord answers with the message only if the bot asks for it.
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return None

        kind = body.json["type"]
        interaction_body: JSON = {"id": str(interaction.id), "type": interaction.kind}
        answer: JSON = {"interaction": interaction_body}
        if message is not None:
            interaction_body["response_message_id"] = str(message.id)
            interaction_body["response_message_loading"] = message.loading
            interaction_body["response_message_ephemeral"] = message.visible_to is not None
            answer["resource"] = {"type": kind, "message": self.shapes.message(message)}
        elif kind == DEFERRED_UPDATE and interaction.source is not None:
            interaction_body["response_message_id"] = str(interaction.source.id)

        return answer

    def follow_up(self, request: web.Request, body: Body) -> JSON:
        """Publish a follow-up."""
        message = self.simulation.interactions.follow_up(request.match_info["token"], body)
        return self.shapes.message(message)

    def _message(self, request: web.Request) -> Message:
        """Return the message of the path. Raise Refusal if the token gives no access to it."""
        return self.simulation.interactions.message_of(
            request.match_info["token"], request.match_info["message"]
        )
