"""The requests of the page. Every path begins with the key (playground/http/access.py)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

from aiohttp import web
from pydantic import Field, ValidationError, validate_call

from games.engine.errors import first_sentence
from playground.discord.api_errors import found
from playground.discord.posting import page_message
from playground.discord.serializers import JSON
from playground.discord.simulation import Simulation
from playground.discord.user_actions import CannotDo, in_language, what_the_bot_may
from playground.discord.world import LOCALES, ON, Account, Channel, Message, ScheduledEvent


async def read(request: web.Request) -> dict[str, Any]:
    """Return the JSON object of the request. Raise CannotDo if the body is something else."""
    try:
        body = await request.json()
    except ValueError as error:  # not JSON, or not text
        raise CannotDo("the playground understands JSON alone, and this is none") from error

    if not isinstance(body, dict):
        raise CannotDo("the playground understands a JSON object, and this is something else")

    return body


log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "assets"
ASSETS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
}
FILE_HEADERS = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=3600"}
DOWNLOAD_HEADERS = FILE_HEADERS | {"Content-Disposition": "attachment"}
SHOWN_MESSAGES = 100
# The maximum length of an error of the page in the log, in characters.
LONGEST_ERROR = 2000
# The maximum number of seconds by which a page may advance the clock at once.
LONGEST_HURRY = 7 * 24 * 3600.0

BotSwitch = Callable[[str], Awaitable[None]]
Act = Callable[..., JSON | None]
"""What a person does. After the person, the arguments have the names of the request's parts."""

CommandPath = Annotated[list[str], Field(min_length=1)]
"""The names of a command and its subcommands."""


class PageApi:
    """The routes of the page.

    ``switch_bot`` is called with "restart" or "kill"; without it the page hides its menu.
    """

    def __init__(self, simulation: Simulation, switch_bot: BotSwitch | None = None) -> None:
        """Serve this simulation."""
        self.simulation = simulation
        self.world = simulation.world
        self.switch_bot = switch_bot

    def routes(self) -> list[web.RouteDef]:
        """Return the routes."""
        admin = self.simulation.admin
        acts: dict[str, Act] = {
            "say": self.say,
            "command": self.command,
            "click": self.click,
            "modal": self.modal,
            "read": self.read,
            "dismiss": self.dismiss,
            "broke": self.broke,
            "dms": self.dms,
            "permission": admin.switch,
            "add_channel": admin.add_channel,
            "delete_channel": admin.delete_channel,
            "delete_message": admin.delete_message,
            "leave": admin.leave,
            "hurry": self.hurry,
            "speak": admin.speak,
        }
        return [
            web.get("/", self.index),
            web.get("/page/{key}/state", self.state),
            web.get("/page/{key}/messages", self.messages),
            web.get("/page/{key}/feed", self.feed),
            web.get("/page/{key}/log", self.log),
            web.post("/page/{key}/bot", self.bot),
            # Everything that a person does is a POST, so that a link alone cannot do anything.
            *(web.post(f"/page/{{key}}/do/{name}", self._doing(act)) for name, act in acts.items()),
            web.get("/page/{key}/{asset}", asset),
            web.get("/attachments/{attachment}/{name}", self.attachment),
            web.get("/emojis/{emoji}.png", self.emoji),
        ]

    async def index(self, request: web.Request) -> web.Response:
        """Serve the page."""
        # The page needs the key for its own requests.
        html = (PAGE / "index.html").read_text(encoding="utf-8")
        return web.Response(
            text=html.replace("{{key}}", self.simulation.key), content_type="text/html"
        )

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve a file to a client with its signed link.

        Only pictures are shown in the browser; other files are downloaded.
        """
        number = request.match_info["attachment"]
        file = self.world.attachment(int(number)) if number.isdecimal() else None
        signature = self.simulation.shapes.signature(file.id) if file else None
        if file is None or request.query.get("hm") != signature:
            raise web.HTTPNotFound

        # Other types could contain scripts, which would run with the page's rights.
        is_picture = file.content_type in ("image/png", "image/jpeg", "image/gif", "image/webp")
        headers = FILE_HEADERS if is_picture else DOWNLOAD_HEADERS
        kind = file.content_type if is_picture else "application/octet-stream"
        return web.Response(body=file.data, content_type=kind, headers=headers)

    async def emoji(self, request: web.Request) -> web.Response:
        """Serve an application emoji. As with Discord, no signature is needed."""
        number = request.match_info["emoji"]
        emoji = self.world.emojis.get(int(number) if number.isdecimal() else 0)
        data = found(emoji, web.HTTPNotFound()).data
        return web.Response(body=data, content_type="image/png", headers=FILE_HEADERS)

    def _person(self, name: Any) -> Account:
        """Return the person of this name. Raise CannotDo if there is none."""
        person = self.world.person(str(name or ""))
        return found(person, CannotDo("no player here has that name"))

    def _channel(self, person: Account, number: Any) -> Channel:
        """Return the channel. Raise CannotDo if the person has no access."""
        is_id = str(number).isdecimal()
        channel = self.world.channels.get(int(number)) if is_id else None
        if channel is None or not self.world.enters(person, channel):
            raise CannotDo("there is no such channel")
        return channel

    async def state(self, request: web.Request) -> web.Response:
        """Serve everything except messages, as one person sees it.

        The parameter ``as`` names the person; default: the first person.
        """
        person = self.world.person(request.query.get("as", "")) or self.world.owner
        shapes = self.simulation.shapes
        # The page always shows the DM, so it is opened if it does not exist.
        dm = self.world.dm(person)
        return web.json_response(
            {
                "guild": {
                    "id": str(self.world.guild_id),
                    "name": self.world.guilds[self.world.guild_id],
                    "locale": self.world.locale,
                    "locales": LOCALES,
                },
                "you": person.name,
                "bot": shapes.user(self.world.bot)
                | {"online": self.simulation.gateway.online, "switch": self.switch_bot is not None},
                "people": [self._page_person(other) for other in self.world.people.values()],
                "channels": [
                    self._page_channel(person, channel) for channel in self.world.rooms(person)
                ],
                "dm": self._page_channel(person, dm),
                "events": [_page_event(event) for event in self.world.planned(person)],
                "ahead": self.simulation.clock.ahead,
                # A page compares this number with the one in its event stream, to see whether it
                # has missed events.
                "told": self.simulation.feed.event_count,
            }
        )

    def _page_person(self, person: Account) -> JSON:
        """Return a person for the page."""
        return {
            "id": str(person.id),
            "name": person.name,
            "colour": person.colour,
            "owner": person.owner,
            "dms_closed": person.dms_closed,
            "left": person.left,
            "locale": person.locale,
            "calls": self.world.all_calls(person),
        }

    def _page_channel(self, person: Account, channel: Channel) -> JSON:
        """Return a channel for the page."""
        return {
            "id": str(channel.id),
            "name": channel.name,
            "unread": self.world.unread(person, channel),
            "calls": self.world.calls(person, channel),
            "bot_may": {} if channel.is_dm else what_the_bot_may(channel),
            "commands": [
                in_language(person.locale, command)
                for command in self.simulation.acts.commands_for(person, channel)
            ],
        }

    async def messages(self, request: web.Request) -> web.Response:
        """Serve the last messages of a channel."""
        person = self._person(request.query.get("as"))
        channel = self._channel(person, request.query.get("channel"))
        seen = [
            message for message in channel.messages.values() if self.world.sees(person, message)
        ]
        messages = [
            page_message(self.simulation.shapes, message) for message in seen[-SHOWN_MESSAGES:]
        ]
        return web.json_response(messages)

    async def feed(self, request: web.Request) -> web.StreamResponse:
        """Serve the event stream."""
        return await self.simulation.feed.stream(request, self._person(request.query.get("as")))

    async def log(self, request: web.Request) -> web.Response:
        """Serve the log."""
        return web.json_response({"lines": list(self.simulation.log)})

    async def bot(self, request: web.Request) -> web.Response:
        """Restart or kill the bot."""
        action = (await read(request)).get("action")
        if self.switch_bot is None or action not in ("restart", "kill"):
            raise CannotDo("the bot is not ours to switch")

        # Restarting takes seconds, so the page does not wait for it.
        switching = asyncio.ensure_future(self.switch_bot(action))
        # The page learns the rest from its event stream.
        await asyncio.wait({switching}, timeout=0.05)
        return web.json_response({})

    def _doing(self, act: Act) -> Callable[[web.Request], Awaitable[web.Response]]:
        """Return the handler of a request that lets a person do this.

        pydantic checks the parts of the request by the types of the arguments of `act`.
        """
        checked = validate_call(config={"arbitrary_types_allowed": True})(act)

        async def do(request: web.Request) -> web.Response:
            parts = await read(request)
            person = self._person(parts.pop("as", None))
            try:
                return web.json_response(checked(person, **parts) or {})
            except ValidationError as error:
                raise CannotDo(first_sentence(error)) from error

        return do

    def say(self, person: Account, channel: int, content: str) -> None:
        """Publish a typed message."""
        text = content.strip()
        if not 0 < len(text) <= 2000:
            raise CannotDo("a message has 1 to 2000 characters")
        self.simulation.posting.by_person(self._channel(person, channel), person, text)

    def command(
        self,
        person: Account,
        channel: int,
        path: CommandPath,
        options: JSON,
        focused: str | None = None,
    ) -> JSON:
        """Use a slash command, or with `focused` ask for autocomplete choices."""
        place = self._channel(person, channel)
        interaction = self.simulation.acts.command(person, place, path, options, focused)
        return {"interaction": str(interaction.id)}

    def click(
        self,
        person: Account,
        message: int,
        custom_id: str,
        values: list[str] | None = None,
        version: int | None = None,
    ) -> JSON:
        """Press a button or settle a select."""
        interaction = self.simulation.acts.click(
            person, self._message(message), custom_id, values or [], version
        )
        return {"interaction": str(interaction.id)}

    def modal(self, person: Account, interaction: int, fields: JSON) -> JSON:
        """Submit a modal."""
        sent = self.simulation.acts.submit_modal(person, interaction, fields)
        return {"interaction": str(sent.id)}

    def read(self, person: Account, channel: int) -> None:
        """Mark a channel as read."""
        place = self._channel(person, channel)
        self.world.mark_read(person, place)
        self.simulation.posting.tell_unread(place)

    def dismiss(self, person: Account, message: int) -> None:
        """Remove an ephemeral message, as its reader can."""
        dismissed = self.world.message(message)
        if dismissed is not None and dismissed.visible_to == person.id:
            self.simulation.posting.delete(dismissed)

    def broke(self, person: Account, text: str) -> None:
        """Log an error in the page's code, which the page does not show."""
        text = text[:LONGEST_ERROR]
        log.error("The page of %s broke: %s", person.name, text)
        self.simulation.note(f"The page of {person.name} broke: {text}")

    # -- what can happen to the server -------------------------------------------------------------

    def dms(self, person: Account, closed: bool) -> None:
        """Open or close the person's DMs."""
        person.dms_closed = closed
        self.simulation.feed.publish("channels", {})

    def hurry(self, person: Account, seconds: float) -> None:
        """Advance the clock."""
        if not 0 < seconds <= LONGEST_HURRY:
            raise CannotDo("time can be hurried by up to a week")
        self.simulation.hurry(seconds)

    def _message(self, number: int) -> Message:
        """Return the message of the request. Raise CannotDo if there is none."""
        return found(self.world.message(number), CannotDo("there is no such message"))


async def asset(request: web.Request) -> web.Response:
    """Serve a file of the page."""
    # Only the last part of the path is used, so no file outside of the folder can be read.
    name = Path(request.match_info["asset"])
    path = PAGE / name.name
    if name.suffix not in ASSETS or not path.is_file():
        raise web.HTTPNotFound

    text = path.read_text(encoding="utf-8")
    return web.Response(text=text, content_type=ASSETS[name.suffix])


def _page_event(event: ScheduledEvent) -> JSON:
    """Return an event for the page, as all people on the server see it."""
    return {
        "id": str(event.id),
        "name": event.name,
        "place": event.place,
        "begins": event.begins,
        "is_on": event.status == ON,
    }
