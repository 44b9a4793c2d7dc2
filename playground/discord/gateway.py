"""The gateway websocket: identify, heartbeat, resume, dispatch. Plain JSON, uncompressed.

A shard is one of the bot's connections; it receives the events of a part of the servers.
"""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from playground.discord.serializers import JSON, Shapes
from playground.discord.world import World

log = logging.getLogger(__name__)

# Opcodes of gateway payloads.
DISPATCH = 0
HEARTBEAT = 1
IDENTIFY = 2
RESUME = 6
INVALID_SESSION = 9
HELLO = 10
ACK = 11

# Intents.
GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, message content

# Close codes. The bot may resume after 4000.
CUT_OFF = 4000
DECODE_ERROR = 4002
BAD_TOKEN = 4004
TOO_MANY_EVENTS = 4008
INVALID_SHARD = 4010
INTENTS_NOT_ALLOWED = 4014

MAX_PAYLOAD_BYTES = 4096
EVENTS = 120
"""The most events that a bot may send over one connection in a period."""

EVENT_SECONDS = 60.0
"""The length of this period."""

HEARTBEAT_MS = 41_250
ACKNOWLEDGED = json.dumps({"op": ACK})
ACK_SECONDS = 0.02
"""The delay before a heartbeat is acknowledged, as if Discord were far away.

discord.py notes the time of a heartbeat after it has sent it. An acknowledgement that comes before
this note counts for the previous heartbeat ("Can't keep up").
"""

# A session can be resumed for this long after its connection was lost.
RESUMABLE_SECONDS = 60.0
BETWEEN_SHARDS = 4.5
"""A session that starts sooner than this many seconds after another one is refused.

Discord demands five seconds.
"""

# Events that a session keeps for a resume.
BUFFERED_EVENTS = 2000


@dataclass(eq=False)
class GatewaySession:
    """A session that a connection has started, with the events that a resume can repeat.

    Attributes:
        shard: The number of the shard, and how many shards the bot has.
        socket: The open connection; None while the connection is lost.
        sequence: The number of the last event.
        sent: The latest events: number and JSON.
        lost_at: When the connection was lost, by the monotonic clock.
    """

    id: str
    intents: int
    shard: tuple[int, int]
    socket: web.WebSocketResponse | None = None
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BUFFERED_EVENTS))
    lost_at: float = 0.0


@dataclass(eq=False)
class Gateway:
    """All sessions of the one bot.

    ``on_presence`` is called when the bot comes online or goes offline. ``shards`` is the number of
    connections that Discord recommends to the bot.
    """

    world: World
    shapes: Shapes
    token: str
    address: str
    shards: int = 1
    on_presence: Callable[[bool], None] = lambda _: None
    identified: int = 0
    resumed: int = 0
    refused_starts: int = 0
    """The number of sessions that were refused because they started too soon after another."""
    _silent: dict[int, asyncio.Event] = field(default_factory=dict)
    """Shards that get no answers -> the event that ends the silence."""
    _began: dict[int, float] = field(default_factory=dict)
    """Number of a shard -> when it last started a session, by the monotonic clock."""
    _shut: int | None = None
    """The close code for new connections, after `shut`."""
    _sessions: dict[str, GatewaySession] = field(default_factory=dict)

    @property
    def online(self) -> bool:
        """Return whether the bot has at least one open connection."""
        return bool(self._connections())

    def is_connected(self, shard: int) -> bool:
        """Return whether this connection is open."""
        return bool(self._connections(shard))

    def _connections(
        self, shard: int | None = None
    ) -> list[tuple[GatewaySession, web.WebSocketResponse]]:
        """Return the sessions of a shard (None: of all) that are connected, and their sockets."""
        return [
            (session, session.socket)
            for session in self._sessions.values()
            if session.socket is not None and shard in (None, session.shard[0])
        ]

    def reaches(self, guild_id: int) -> bool:
        """Return whether an event reaches the bot, at once or after a resume.

        The event is of this server; 0 is a DM.
        """
        return any(_receives(session, guild_id) for session in self._sessions.values())

    def message_event(self, event: str, message: JSON, is_dm: bool) -> None:
        """Send a message event.

        Content is included only in the bot's own messages, DMs and mentions.
        """
        intent = DIRECT_MESSAGES if is_dm else GUILD_MESSAGES
        own = message.get("author", {}).get("id") == str(self.world.bot.id)
        mentions_bot = any(
            user["id"] == str(self.world.bot.id) for user in message.get("mentions", [])
        )
        # Coop does not use the message content intent, so Discord sends it empty fields.
        if "content" in message and not (own or is_dm or mentions_bot):
            message = message | {"content": "", "components": [], "embeds": [], "attachments": []}

        self.dispatch(event, message, intent)

    def dispatch(self, event: str, payload: JSON, intent: int = 0) -> None:
        """Send an event to the sessions that receive this server's events and have the intent."""
        # Events about a server itself have its id in `id`.
        id_field = "id" if event.startswith("GUILD_") else "guild_id"
        guild_id = int((payload or {}).get(id_field) or 0)
        for session in self._sessions.values():
            # An event without an intent (0) goes to all.
            if session.intents & intent == intent and _receives(session, guild_id):
                self._send(session, event, payload)

    def _send(self, session: GatewaySession, event: str, payload: JSON) -> None:
        """Send an event, and keep it for a resume."""
        session.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": session.sequence, "d": payload})
        session.sent.append((session.sequence, text))
        if session.socket is not None:
            self._write(session.socket, text)

    def _write(self, socket: web.WebSocketResponse, text: str) -> None:
        """Send a frame, unless the connection is closed."""
        if not socket.closed:
            task = asyncio.ensure_future(socket.send_str(text))
            task.add_done_callback(_log_send_error)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection until it ends."""
        # aiohttp gets a larger limit than Discord's, so that `_refusal_code` sees frames that are
        # too long, and they get Discord's close code.
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096 * 4)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        session: GatewaySession | None = None
        received_at: deque[float] = deque(maxlen=EVENTS)
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                if (close_code := _refusal_code(received_at, frame.data)) is not None:
                    await socket.close(code=close_code)
                    break

                payload = json.loads(frame.data)
                if payload["op"] == HEARTBEAT:
                    asyncio.get_running_loop().call_later(
                        ACK_SECONDS, self._write, socket, ACKNOWLEDGED
                    )
                elif payload["op"] == IDENTIFY:
                    await self._wait_out_silence(*payload["d"].get("shard", (0, 1)))
                    session = await self._identify(socket, payload["d"])
                elif payload["op"] == RESUME:
                    resumed = self._sessions.get(payload["d"]["session_id"])
                    await self._wait_out_silence(*(resumed.shard if resumed else (0, 1)))
                    session = await self._resume(socket, payload["d"])
        finally:
            self._on_connection_end(session, socket)

        return socket

    async def _identify(self, socket: web.WebSocketResponse, data: JSON) -> GatewaySession | None:
        """Start a session, or refuse it as Discord would. Return None if refused."""
        number, count = shard = tuple(data.get("shard", (0, 1)))
        for is_refused, code, reason in (
            (self._shut is not None, self._shut or 0, b""),
            (data["token"] != self.token, BAD_TOKEN, b"Authentication failed."),
            (data["intents"] & PRIVILEGED, INTENTS_NOT_ALLOWED, b"Disallowed intent(s)."),
            (not 0 <= number < count, INVALID_SHARD, b"Invalid shard."),
        ):
            if is_refused:
                await socket.close(code=code, message=reason)
                return None

        if self._is_too_soon(number):
            self.refused_starts += 1
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return None

        # Only a successful start counts for the time between two sessions.
        self._began[number] = time.monotonic()
        # A new session of a shard ends its old session; another number of shards ends all sessions.
        self._sessions = {
            session_id: other
            for session_id, other in self._sessions.items()
            if other.shard[0] != number and other.shard[1] == count
        }
        session = GatewaySession(secrets.token_hex(16), data["intents"], shard, socket)
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [guild for guild in self.world.guilds if _receives(session, guild)]
        self._send(session, "READY", self._ready(session, guilds))

        if session.intents & GUILDS:
            for guild_id in guilds:
                self._send(session, "GUILD_CREATE", self.shapes.guild_create(guild_id))

        self.on_presence(True)
        return session

    def _is_too_soon(self, shard: int) -> bool:
        """Return whether another shard has just started a session.

        A restart of the same shard is allowed.
        """
        others = [began for number, began in self._began.items() if number != shard]
        # Without others, the default is so early that the difference is never too small.
        return time.monotonic() - max(others, default=-BETWEEN_SHARDS) < BETWEEN_SHARDS

    async def silence(self, shard: int) -> None:
        """Cut the shard's connection, and answer nothing on new connections until `speak`."""
        self._silent[shard] = asyncio.Event()
        await self.drop(shard=shard)

    def speak(self, shard: int) -> None:
        """Answer the shard again, after `silence`."""
        self._silent.pop(shard).set()

    async def _wait_out_silence(self, shard: int, _: int) -> None:
        """Wait while this shard gets no answers. The arguments are those of the shard field."""
        if shard in self._silent:
            await self._silent[shard].wait()

    def _ready(self, session: GatewaySession, guilds: Iterable[int]) -> JSON:
        """Return the payload of READY."""
        bot_id = str(self.world.bot.id)
        return {
            "v": 10,
            "user": self.shapes.me(),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [*session.shard],
            "application": {"id": bot_id, "flags": 0},
        }

    async def _resume(self, socket: web.WebSocketResponse, data: JSON) -> GatewaySession | None:
        """Resume a session and send the events that the bot has missed. Return None if refused."""
        if self._shut is not None:  # `shut` closes future connections too
            await socket.close(code=self._shut)
            return None

        session = self._sessions.get(data["session_id"])
        if session is None or data["token"] != self.token or self._too_late(session):
            await socket.send_json({"op": INVALID_SESSION, "d": False})
            return None

        session.socket = socket
        self.resumed += 1
        for sequence, text in session.sent:
            # Only events that the bot has not received yet.
            if sequence > (data["seq"] or 0):
                self._write(socket, text)

        self._send(session, "RESUMED", {})
        self.on_presence(True)
        return session

    def _too_late(self, session: GatewaySession) -> bool:
        """Return whether the session has been lost for too long to resume."""
        return session.socket is None and time.monotonic() - session.lost_at > RESUMABLE_SECONDS

    def _on_connection_end(
        self, session: GatewaySession | None, socket: web.WebSocketResponse
    ) -> None:
        """Mark the session of a connection that has ended."""
        # The session may already have a newer connection.
        if session is None or session.socket is not socket:
            return

        # With these codes the bot has closed the connection itself: it cannot resume the session.
        if socket.close_code in (1000, 1001):
            self._sessions.pop(session.id, None)

        self._disconnect(session)

    async def drop(self, code: int = CUT_OFF, shard: int | None = None) -> None:
        """Cut the connection of a shard (None: all), as a bad network would. The bot may resume."""
        for session, socket in self._connections(shard):
            self._disconnect(session)
            await socket.close(code=code)

    def _disconnect(self, session: GatewaySession) -> None:
        """Mark a session that has lost its connection."""
        session.socket = None
        session.lost_at = time.monotonic()
        self.on_presence(self.online)

    async def shut(self, code: int) -> None:
        """Close all connections with this code, also future ones."""
        self._shut = code
        await self.drop(code)

    async def invalidate(self, shard: int | None = None) -> None:
        """End the sessions of a shard (None: all), as Discord sometimes does.

        They cannot be resumed.
        """
        for _, socket in self._connections(shard):
            with contextlib.suppress(ConnectionError):  # it may be closing
                await socket.send_json({"op": INVALID_SESSION, "d": False})

    def forget(self) -> None:
        """Forget all sessions: the bot's process has ended and cannot resume them."""
        self._sessions.clear()
        self._began.clear()
        self.on_presence(False)

    async def close(self) -> None:
        """Close all connections, when the playground stops."""
        for _, socket in self._connections():
            await socket.close(code=1001)

        self._sessions.clear()


def _receives(session: GatewaySession, guild_id: int) -> bool:
    """Return whether events of this server (0: without a server) go to this connection."""
    # Discord's formula. Without a server, the number is 0, so shard 0 gets the events of DMs.
    number, count = session.shard
    return (guild_id >> 22) % count == number


def _refusal_code(received_at: deque[float], text: str) -> int | None:
    """Return the close code if the frame is too long or one too many; None if it is allowed."""
    if len(text.encode()) > MAX_PAYLOAD_BYTES:
        return DECODE_ERROR

    now = time.monotonic()
    if len(received_at) == EVENTS and now - received_at[0] < EVENT_SECONDS:
        return TOO_MANY_EVENTS

    received_at.append(now)
    return None


def _log_send_error(task: asyncio.Future[None]) -> None:
    """Log an error of sending.

    A lost connection is no error: the session keeps the event for a resume.
    """
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, ConnectionError):
        log.error("the gateway could not send", exc_info=error)
