"""The only file that uses parts of discord.py which its documentation does not describe.

discord.py may change these parts in any release. `pyproject.toml` therefore allows one minor
version, and `check` reports missing parts as soon as this module is imported. This module imports
nothing of Coop, so that every layer may import it.
"""

import asyncio
import dis
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from pkgutil import resolve_name
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

import discord
import orjson
import yarl
from discord.ext import commands

if TYPE_CHECKING:  # `import discord` imports them; `check` reports those that are gone
    import discord.backoff
    import discord.gateway
    import discord.http
    import discord.shard
    import discord.webhook.async_

log = logging.getLogger(__name__)

# -- the self-check -------------------------------------------------------------------------------

NEEDED = (
    "discord.backoff:ExponentialBackoff.delay",
    "discord.client:Client._connection",
    "discord.client:Client.http",
    "discord.file:File.close",
    "discord.gateway:DiscordWebSocket.DEFAULT_GATEWAY",
    "discord.gateway:DiscordWebSocket.from_client",
    "discord.gateway:DiscordWebSocket.received_message",
    "discord.gateway:DiscordWebSocket.session_id",
    "discord.gateway:ReconnectWebSocket",
    "discord.gateway:utils._from_json",
    "discord.guild:Guild.__slots__",
    "discord.guild:Guild._remove_thread",
    "discord.http:HTTPClient.create_guild_scheduled_event",
    "discord.http:HTTPClient.delete_scheduled_event",
    "discord.http:HTTPClient.edit_scheduled_event",
    "discord.http:HTTPClient.get_bot_gateway",
    "discord.http:HTTPClient.proxy",
    "discord.http:HTTPClient.proxy_auth",
    "discord.http:HTTPClient.request",
    "discord.http:Route.BASE",
    "discord.http:handle_message_parameters",
    "discord.interactions:Interaction._session",
    "discord.interactions:InteractionResponse",
    "discord.shard:AutoShardedClient._AutoShardedClient__queue",
    "discord.shard:AutoShardedClient._AutoShardedClient__shards",
    "discord.shard:AutoShardedClient.launch_shard",
    "discord.shard:AutoShardedClient.launch_shards",
    "discord.shard:ExponentialBackoff",
    "discord.shard:Shard.launch",
    "discord.shard:Shard.reconnect",
    "discord.shard:Shard.reidentify",
    "discord.shard:Shard.ws",
    "discord.state:AutoShardedConnectionState._ready_tasks",
    "discord.state:ConnectionState._ready_task",
    "discord.state:ConnectionState._remove_guild",
    "discord.state:ConnectionState.parsers",
    "discord.ui.view:BaseView.__discord_ui_view__",
    "discord.ui.view:BaseView.has_components_v2",
    "discord.ui.view:BaseView.is_dispatchable",
    "discord.ui.view:BaseView.is_finished",
    "discord.ui.view:BaseView.to_components",
    "discord.voice_client:VoiceClient.warn_dave",
    "discord.voice_client:VoiceClient.warn_nacl",
    "discord.webhook.async_:AsyncWebhookAdapter.delete_original_interaction_response",
    "discord.webhook.async_:AsyncWebhookAdapter.delete_webhook_message",
    "discord.webhook.async_:AsyncWebhookAdapter.edit_original_interaction_response",
    "discord.webhook.async_:AsyncWebhookAdapter.edit_webhook_message",
    "discord.webhook.async_:AsyncWebhookAdapter.request",
    "discord.webhook.async_:Webhook.proxy",
    "discord.webhook.async_:Webhook.proxy_auth",
    "discord.webhook.async_:Webhook.session",
    "discord.webhook.async_:async_context",
    "discord.webhook.async_:interaction_message_response_params",
)
"""All names of discord.py that the code below relies on, as `module:name`.

An attribute that only instances have counts as present if a method of its class sets it.
"""


class UnsupportedDiscordPy(ImportError):
    """The installed discord.py lacks something that Coop relies on."""


def check(needed: tuple[str, ...] = NEEDED) -> None:
    """Raise UnsupportedDiscordPy if discord.py lacks one of these names."""
    missing = [name for name in needed if not _exists(name)]
    if missing:
        raise UnsupportedDiscordPy(
            f"Coop cannot run with discord.py {discord.__version__},"
            f" which does not have: {', '.join(missing)}."
            " Install the version that requirements.lock names."
        )


def _exists(name: str) -> bool:
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return _is_instance_attribute(name)
    return True


def _is_instance_attribute(name: str) -> bool:
    """Return whether a method of the class sets this attribute."""
    owner, _, attribute = name.rpartition(".")
    try:
        methods = vars(resolve_name(owner)).values()
    except (ImportError, AttributeError, TypeError):
        return False

    # An assignment `self.name = …` compiles to STORE_ATTR, so no instance is needed to find it.
    codes = [method.__code__ for method in methods if hasattr(method, "__code__")]
    return any(
        step.opname == "STORE_ATTR" and step.argval == attribute
        for code in codes
        if attribute in code.co_names
        for step in dis.get_instructions(code)
    )


check()

# -- the gateway's frames and events --------------------------------------------------------------

MAX_BACKOFF = 15.0
"""Maximum seconds between two attempts to connect.

A failed attempt costs nothing: Discord counts only new sessions (a thousand a day), and a lost
connection is resumed without a new session.
"""

READY = "READY"
"""The only event whose errors are raised: without this event nothing works, so Coop ends."""

INTERACTION = "INTERACTION_CREATE"
"""The event of a press or a command."""

PRESSED_MESSAGE = "coop-pressed"
"""The key of the pressed message in the data of a press, where `guarded_parsers` keeps it."""

AUTOCOMPLETE = 4
"""The type of an interaction that asks for suggestions while a user types a command."""

IGNORED_EVENTS = frozenset({"MESSAGE_UPDATE"})
"""Events that Coop does not need, but that no intent switches off.

Discord sends this event for each of our edits, and discord.py would build the whole message.
"""

HELLO = 10
"""The opcode of the first frame of a connection. It says how often to send a heartbeat."""

Parse = Callable[[Any], None]
"""Reads the payload of one kind of event."""


class ShortBackoff(discord.backoff.ExponentialBackoff[Literal[False]]):
    """A backoff of at most `MAX_BACKOFF` seconds.

    discord.py's own backoff grows to 17 minutes. Relies on the undocumented `discord.backoff`.
    """

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        return min(super().delay(), MAX_BACKOFF)


class UnreadableFrame(ValueError):
    """A frame of the gateway is not a JSON object, or not in the form that discord.py expects."""


def read_frame(text: str) -> dict[str, Any]:
    """Parse a frame of the gateway.

    Raises:
        UnreadableFrame: The frame is unreadable. The error quotes nothing of it.
    """
    try:
        frame = orjson.loads(text)
    except ValueError:
        raise UnreadableFrame("no JSON") from None  # the cause would quote the frame

    # "t" is the name of an event, "op" is the opcode, and "d" is the data.
    if not isinstance(frame, dict):
        raise UnreadableFrame("no JSON object")
    if not isinstance(frame.get("t"), str | None):
        raise UnreadableFrame("an event without a name")
    if frame.get("op") == HELLO and not _has_heartbeat(frame.get("d")):
        raise UnreadableFrame("a greeting without a heartbeat interval")

    return frame


def _has_heartbeat(data: object) -> bool:
    return isinstance(data, dict) and isinstance(data.get("heartbeat_interval"), int | float)


# discord.py's own method, which `_replace_parts` replaces.
_receive = discord.gateway.DiscordWebSocket.received_message


async def _receive_readable(connection: discord.gateway.DiscordWebSocket, frame: Any, /) -> None:
    """Receive a frame, and drop it if it cannot be read.

    discord.py would end the process with a traceback. The event of a dropped frame is lost. Without
    the first frame ("hello"), no heartbeat is sent: Discord closes, and discord.py resumes.
    """
    try:
        await _receive(connection, frame)
    except UnreadableFrame as error:
        log.error("gateway frame dropped: %s", error)


def _replace_parts() -> None:
    """Change the behaviour of discord.py in places for which it has neither setting nor hook.

    Relies on the global names that `discord.shard` and `discord.gateway` look up when they run, on
    `DiscordWebSocket.received_message`, and on two class attributes of VoiceClient.
    """
    # discord.py creates the backoff of a shard by this name.
    discord.shard.ExponentialBackoff = ShortBackoff  # type: ignore[attr-defined, assignment]

    # discord.py parses frames by the function `_from_json` of this module.
    discord.gateway.utils = SimpleNamespace(  # type: ignore[attr-defined, assignment]
        **(vars(discord.utils) | {"_from_json": read_frame})
    )
    discord.gateway.DiscordWebSocket.received_message = (  # type: ignore[method-assign]
        _receive_readable
    )

    # Coop uses no voice: do not warn at each start about missing voice libraries.
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


_replace_parts()


def guarded_parsers(
    parsers: Mapping[str, Parse], prefix: str, heard: dict[str, float] | None = None
) -> dict[str, Parse]:
    """Wrap `ConnectionState.parsers`, the functions with which discord.py parses events.

    An error in one of these functions is logged and not raised, except for READY. Ignored events
    are not parsed at all. A press with one of our custom ids is parsed without its message.

    Args:
        parsers: The name of an event -> its function.
        prefix: The beginning of our own custom ids.
        heard: Gets interaction id -> when the press or command arrived, by `time.monotonic`.
    """
    wrapped = {
        event: parse if event == READY else partial(_parse, event, parse)
        for event, parse in parsers.items()
        if event not in IGNORED_EVENTS
    }
    if INTERACTION in parsers:
        interaction = partial(_parse_interaction, prefix, heard, parsers[INTERACTION])
        wrapped[INTERACTION] = partial(_parse, INTERACTION, interaction)

    return wrapped


def _parse_interaction(
    prefix: str, heard: dict[str, float] | None, parse: Parse, payload: Any
) -> None:
    if heard is not None and payload.get("type") != AUTOCOMPLETE:
        # `setdefault`, because Discord may send an event twice after a resumed connection.
        heard.setdefault(str(payload.get("id")), time.monotonic())
    parse(_without_message(payload, prefix))


def _parse(event: str, parse: Parse, payload: Any) -> None:
    try:
        parse(payload)
    except Exception as error:  # noqa: BLE001 - one bad event must not end the connection
        # Only the class of the error: its text may quote the event.
        log.error("gateway event dropped: event=%s: %s", event, type(error).__name__)


def _without_message(payload: dict[str, Any], prefix: str) -> dict[str, Any]:
    """Return the payload of a press without its message, if the custom id is ours.

    discord.py would build an object of the message and of each of its parts. That would take much
    of the time until the answer, and Coop reads little of the message. Its JSON stays under
    `PRESSED_MESSAGE`.
    """
    data = payload.get("data")
    message = payload.get("message")
    if not data or not message or not str(data.get("custom_id", "")).startswith(prefix):
        return payload

    # A new dict, because discord.py may still use the payload elsewhere.
    light = payload | {"data": data | {PRESSED_MESSAGE: message}}
    del light["message"]
    return light


# -- connections ----------------------------------------------------------------------------------

Socket = discord.gateway.DiscordWebSocket
"""An open gateway connection of discord.py."""


class GatewayConnection(discord.shard.Shard):
    """One connection to the gateway, which reconnects without delaying the others.

    Relies on the undocumented class `Shard`: on its methods that reconnect, and its attribute `ws`.
    """

    _reconnecting: asyncio.Task[None] | None = None
    """The task that reconnects, or None."""

    async def reidentify(self, exc: discord.gateway.ReconnectWebSocket) -> None:
        """Reconnect in a task and return at once.

        discord.py calls this for one connection after the other, and waits for each call.
        """
        self._reconnecting = asyncio.create_task(super().reidentify(exc), name="connection")

    async def reconnect(self) -> None:
        """Reconnect after a failed attempt, and resume the session if there is one.

        discord.py would begin a new session in any case.
        """
        may_resume = self.ws.session_id is not None  # None before the first READY
        await self.reidentify(discord.gateway.ReconnectWebSocket(self.id, resume=may_resume))

    async def close(self) -> None:
        """Cancel a reconnect in progress, and close the connection."""
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        await super().close()


class ShardedBot(commands.AutoShardedBot):
    """A bot whose subclass decides how long to try to connect (`count_shards`, `open_socket`).

    Relies on the undocumented methods `launch_shards` and `launch_shard`, which it overrides; on
    the private queue and dictionary of AutoShardedClient; and on parts of its ConnectionState:
    `parsers`, `_remove_guild`, `_ready_task` and `_ready_tasks`.
    """

    def __init__(self, *args: Any, prefix: str, heard: dict[str, float], **options: Any) -> None:
        """Create the bot. `prefix` and `heard` are as in `guarded_parsers`."""
        super().__init__(*args, **options)
        # discord.py creates this queue at login, and needs it to close, even before a login.
        self._AutoShardedClient__queue: Any = asyncio.PriorityQueue()
        self._AutoShardedClient__shards: dict[int, discord.shard.Shard]

        parsers = guarded_parsers(self._connection.parsers, prefix, heard)
        parsers[READY] = partial(self._begin_session, parsers[READY])
        self._connection.parsers = parsers

    async def count_shards(self) -> int:
        """Return how many connections Discord advises. Raises what requests raise."""
        count, _, _ = await self.http.get_bot_gateway()
        return count

    async def open_socket(self, gateway: yarl.URL, shard_id: int, *, initial: bool) -> Socket:
        """Try once to open a connection. Raises what requests raise, and GatewayNotFound."""
        connecting = Socket.from_client(self, initial=initial, gateway=gateway, shard_id=shard_id)
        return await asyncio.wait_for(connecting, self.shard_connect_timeout)

    async def launch_shards(self) -> None:
        """Open all connections."""
        # Otherwise discord.py would ask Discord for the number itself, and try only once.
        self.shard_count = await self.count_shards()
        await super().launch_shards()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Open one connection.

        discord.py's own method calls itself for each attempt, until the recursion is too deep.
        """
        socket = await self.open_socket(gateway, shard_id, initial=initial)
        connection = GatewayConnection(socket, self, self._AutoShardedClient__queue.put_nowait)
        self._AutoShardedClient__shards[shard_id] = connection
        connection.launch()

    def _begin_session(self, parse: Parse, data: Any) -> None:
        """Parse READY, and first drop the servers of the last session, which discord.py keeps."""
        number = data["shard"][0]  # of the connection; [1] is how many there are
        for guild in self.guilds:
            if guild.shard_id == number:
                self._connection._remove_guild(guild)  # noqa: SLF001

        parse(data)

    def ready_tasks(self) -> Iterator[asyncio.Task[None]]:
        """Yield the tasks in which discord.py waits for Discord to list the servers."""
        state = self._connection
        of_all = state._ready_task  # noqa: SLF001
        of_each = state._ready_tasks  # noqa: SLF001
        yield from filter(None, (of_all, *of_each.values()))


def forget_thread(thread: discord.Thread) -> None:
    """Remove a thread from the cache of its server.

    discord.py keeps a private thread in its cache after the bot was removed from it. Relies on
    `Guild._remove_thread`.
    """
    thread.guild._remove_thread(thread)  # noqa: SLF001


def empty_guild(guild: discord.Guild) -> None:
    """Clear all dictionaries of a server, so that no reference cycle keeps it in memory.

    Its channels, roles and members refer back to it. Relies on the private attributes in
    `Guild.__slots__`.
    """
    # All slots, because the names of the dictionaries differ between versions of discord.py.
    for name in guild.__slots__:
        value = getattr(guild, name, None)
        if isinstance(value, dict):
            value.clear()


# -- messages -------------------------------------------------------------------------------------


class FinishedView:
    """Components in Discord's JSON, for arguments of discord.py that expect a view.

    Relies on discord.py using only the attribute `__discord_ui_view__` and the methods below of a
    view that it sends. It does not store a finished view, and dispatches no presses to it.
    """

    __discord_ui_view__: ClassVar[bool] = True
    timeout: ClassVar[float | None] = None

    components: list[dict[str, Any]]
    """The components as JSON, set by the subclass."""

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as JSON."""
        return self.components

    def has_components_v2(self) -> bool:
        """Return whether the message uses components of version 2: always."""
        return True

    def is_finished(self) -> bool:
        """Return whether the view waits for no presses: always."""
        return True

    def is_dispatchable(self) -> bool:
        """Return whether discord.py should call it for presses: never."""
        return False


class UploadFile(discord.File):
    """A file that leaves no reference cycle behind.

    discord.py replaces the buffer's `close` during a request, and afterwards stores the original as
    an attribute of the buffer. Buffer and method then refer to each other, and a whole picture
    stays in memory until the garbage collector runs. Relies on `File.close` being called after the
    request.
    """

    __slots__ = ()

    def close(self) -> None:
        """Break the cycle."""
        vars(self.fp).pop("close", None)


class KeptFile(NamedTuple):
    """A file that stays on an edited message.

    Relies on discord.py calling only `to_dict` of an attachment that is no File.
    """

    attachment_id: int

    def to_dict(self) -> dict[str, int]:
        """Return the attachment as JSON."""
        return {"id": self.attachment_id}


CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
"""The path of the first response to an interaction."""


async def respond(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    message: dict[str, Any],
    *,
    returns_message: bool,
) -> dict[str, Any] | None:
    """Send the first response to an interaction.

    `InteractionResponse` would let Discord return the message each time, and would build an object
    of each of its parts. Relies on `interaction_message_response_params`, `async_context`,
    `Interaction._session`, `Client.http` and `Route`.

    Args:
        interaction: An interaction that is not answered yet.
        kind: A new message, or an edit of the pressed one.
        message: Keyword arguments of a message or an edit.
        returns_message: Whether Discord returns the message. It always does if files are sent.

    Returns:
        The message as Discord's JSON, or None if it was not requested.
    """
    http = interaction.client.http
    params_of = discord.webhook.async_.interaction_message_response_params
    with params_of(type=kind.value, **message) as params:
        # The ids of uploaded files are only in the returned message.
        wants_message = returns_message or bool(params.files)
        reply: Any = await discord.webhook.async_.async_context.get().request(
            discord.http.Route(
                "POST", CALLBACK, webhook_id=interaction.id, webhook_token=interaction.token
            ),
            interaction._session,  # noqa: SLF001
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            payload=None if params.files else params.payload,
            files=params.files,
            multipart=params.multipart,
            params={"with_response": "1"} if wants_message else None,
        )

    if not wants_message:
        return None

    # Discord's response to an interaction has the message in its field `resource`.
    return (reply.get("resource") or {}).get("message") or {}


def response_to(interaction: discord.Interaction) -> discord.InteractionResponse[Any]:
    """Return a new response object of an interaction.

    `Interaction.response` would store it, and the two would refer to each other. Relies on the
    undocumented constructor.
    """
    return discord.InteractionResponse(interaction)


async def edit_by_token(
    webhook: discord.Webhook, message_id: int | None, message: dict[str, Any]
) -> dict[str, Any]:
    """Edit a message by the token of its interaction.

    The methods of Webhook would build an object of each part of the message that Discord returns.
    Relies on `handle_message_parameters`, `async_context` and three attributes of Webhook.

    Args:
        webhook: The interaction's `followup`.
        message_id: The id of a follow-up, or None for the original response.
        message: Keyword arguments of an edit.

    Returns:
        The message as Discord's JSON.
    """
    api = discord.webhook.async_.async_context.get()
    token = webhook.token or ""
    with discord.http.handle_message_parameters(**message) as params:
        parts = {
            "payload": params.payload,
            "multipart": params.multipart,
            "files": params.files,
        }
        options: dict[str, Any] = _session_of(webhook) | parts
        edited: Any
        if message_id is None:
            edited = await api.edit_original_interaction_response(webhook.id, token, **options)
        else:
            edited = await api.edit_webhook_message(webhook.id, token, message_id, **options)

    return dict(edited)


async def delete_by_token(webhook: discord.Webhook, message_id: int | None) -> None:
    """Delete a message by the token of its interaction: see `edit_by_token`."""
    api = discord.webhook.async_.async_context.get()
    token = webhook.token or ""
    if message_id is None:
        await api.delete_original_interaction_response(webhook.id, token, **_session_of(webhook))
    else:
        await api.delete_webhook_message(webhook.id, token, message_id, **_session_of(webhook))


def _session_of(webhook: discord.Webhook) -> dict[str, Any]:
    return {
        "session": webhook.session,
        "proxy": webhook.proxy,
        "proxy_auth": webhook.proxy_auth,
    }


# -- other requests -------------------------------------------------------------------------------


async def create_event(client: discord.Client, guild_id: int, **fields: Any) -> int:
    """Create a scheduled event, and return its id.

    discord.py documents this only as a method of a cached Guild. Relies on `Client.http`.
    """
    event = await client.http.create_guild_scheduled_event(guild_id, **fields)
    return int(event["id"])


async def start_event(client: discord.Client, guild_id: int, event_id: int) -> None:
    """Start a scheduled event without fetching it. Relies on `Client.http`."""
    status = discord.EventStatus.active.value
    await client.http.edit_scheduled_event(guild_id, event_id, status=status)


async def delete_event(client: discord.Client, guild_id: int, event_id: int) -> None:
    """Delete a scheduled event without fetching it. Relies on `Client.http`."""
    await client.http.delete_scheduled_event(guild_id, event_id)


def fetch_commands(
    client: discord.Client, params: Mapping[str, str]
) -> Awaitable[list[Mapping[str, Any]]]:
    """Return the registered commands as Discord's JSON.

    `CommandTree.fetch_commands` drops fields that it does not know. Relies on `Client.http` and
    `Route`.
    """
    route = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    response: Awaitable[list[Mapping[str, Any]]] = client.http.request(route, params=params)
    return response


def api_address() -> str:
    """Return the base URL of discord.py's requests, `Route.BASE`."""
    return discord.http.Route.BASE


def connect_to(base: str) -> None:
    """Send all requests, connections and pictures to another server instead of Discord.

    Relies on `Route.BASE`, `DiscordWebSocket.DEFAULT_GATEWAY` and `Asset.BASE`.

    Args:
        base: The URL of the server, such as "http://host:port".
    """
    discord.http.Route.BASE = f"{base}/api/v10"
    gateway = base.replace("http://", "ws://", 1) + "/gateway"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.Asset.BASE = base
