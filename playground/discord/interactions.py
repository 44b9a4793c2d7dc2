"""Interactions: what a person does, the bot's first response within 3 s, and follow-ups by token.

Sources: Discord's "Receiving and Responding to Interactions"; error codes 10062, 40060, 50027.
playground/discord/api_errors.py has the meanings of all codes.
"""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playground.discord.api_errors import Refusal, invalid
from playground.discord.faults import Faults
from playground.discord.feed import Feed
from playground.discord.gateway import Gateway
from playground.discord.posting import Posting
from playground.discord.requests import Body
from playground.discord.serializers import JSON, Shapes, features_of
from playground.discord.world import LOADING, Account, Channel, Message, World, seconds_of
from playground.limits.messages import EPHEMERAL

# Types of interactions.
COMMAND = 2
COMPONENT = 3
AUTOCOMPLETE = 4
MODAL = 5

# Types of responses.
REPLY = 4
DEFERRED_REPLY = 5
DEFERRED_UPDATE = 6
UPDATE = 7
CHOICES = 8
SHOW_MODAL = 9

ATTACHMENT_SIZE_LIMIT = 10 * 2**20


@dataclass
class Timing:
    """Discord's own deadlines, for the first response and for the token. Tests may shorten them."""

    answer_seconds: float = 3.0
    token_seconds: float = 15 * 60.0


@dataclass
class Interaction:
    """One interaction and its state.

    Attributes:
        kind: Its type.
        source: The message with the used component.
        name: The command, such as "chicken start heist".
        answer: The type of the bot's first response; None if there is none yet.
        original: The message that "@original" means.
        failed: Whether the bot has not responded in time.
        modal: The data of the modal that the bot has opened in response.
    """

    id: int
    token: str
    kind: int
    person: Account
    channel: Channel
    source: Message | None = None
    name: str = ""
    answer: int | None = None
    original: Message | None = None
    failed: bool = False
    modal: JSON = field(default_factory=dict)


@dataclass(eq=False)
class Interactions:
    """All interactions of this playground, by token."""

    world: World
    shapes: Shapes
    gateway: Gateway
    feed: Feed
    posting: Posting
    timing: Timing
    faults: Faults
    on_failure: Callable[[Interaction], None] = lambda _: None
    _by_token: dict[str, Interaction] = field(default_factory=dict)

    def begin(
        self,
        kind: int,
        person: Account,
        channel: Channel,
        data: JSON,
        *,
        source: Message | None = None,
        pressed_on: list[JSON] | None = None,
        name: str = "",
    ) -> Interaction:
        """Send an interaction to the bot.

        The interaction fails at once if the bot is offline, otherwise after 3 s without a response.

        Args:
            kind: The type of the interaction.
            person: The person who presses, or who uses the command.
            channel: The channel of the message or command.
            data: The data of the interaction.
            source: The message of a component.
            pressed_on: The components of that message as the person saw them, if it has been edited
                since.
            name: The name of a command.
        """
        token = secrets.token_urlsafe(24)
        interaction = Interaction(
            self.world.snowflakes.next(), token, kind, person, channel, source, name
        )
        self._by_token[token] = interaction
        if not self.gateway.reaches(channel.guild_id):
            # Not before returning: the page must know the interaction's id before the failure.
            asyncio.get_running_loop().call_soon(self._give_up, interaction)
            return interaction

        payload = self._payload(interaction, data)
        if pressed_on is not None:
            payload["message"]["components"] = pressed_on

        self.faults.deliver(lambda: self.gateway.dispatch("INTERACTION_CREATE", payload))
        asyncio.get_running_loop().call_later(
            self.timing.answer_seconds, self._give_up, interaction
        )
        return interaction

    def _give_up(self, interaction: Interaction) -> None:
        """Mark an interaction as failed if it has no response yet."""
        if interaction.answer is None and not interaction.failed:
            interaction.failed = True
            self._tell(interaction, "failed")
            self.on_failure(interaction)

    def _payload(self, interaction: Interaction, data: JSON) -> JSON:
        """Return the payload that the bot receives."""
        person = interaction.person
        channel = interaction.channel
        payload: JSON = {
            "id": str(interaction.id),
            "application_id": str(self.world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel": self.shapes.channel(channel),
            "channel_id": str(channel.id),
            "locale": person.locale,
            "app_permissions": str(channel.bot_permissions),
            "entitlements": [],
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
            "context": 1 if channel.is_dm else 0,
            # The value "0" stands for the app's own DM (Discord: Interaction Structure).
            "authorizing_integration_owners": {
                "0": "0" if channel.is_dm else str(channel.guild_id)
            },
        }
        if channel.is_dm:
            payload["user"] = self.shapes.user(person)
        else:
            guild_id = str(channel.guild_id)
            payload["guild_id"] = guild_id
            locale = self.world.locale
            features = features_of(self.world)
            payload["guild"] = {"id": guild_id, "locale": locale, "features": features}
            payload["guild_locale"] = locale
            payload["member"] = self.shapes.member(person)
            payload["member"]["permissions"] = str(person.permissions)
            payload["channel"]["permissions"] = str(person.permissions)

        if interaction.source is not None:
            payload["message"] = self.shapes.message(interaction.source)

        return payload

    # -- the bot's side ------------------------------------------------------------------------

    def called_back(
        self, interaction_id: int, token: str, body: Body
    ) -> tuple[Interaction, Message | None]:
        """Take the first response.

        Raises:
            Refusal: it is late (10062), a second one (40060), or does not fit the interaction
                (50035).
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise Refusal(404, 10062)
        if interaction.answer is not None:
            raise Refusal(400, 40060)
        if interaction.failed or self._age(interaction) > self.timing.answer_seconds:
            raise Refusal(404, 10062)

        kind = body.json["type"]
        data = body.json.get("data") or {}
        self._check_fits(interaction, kind)
        message = self._carry_out(interaction, kind, Body(data, body.files))
        # Set only after the checks: the bot may repeat a response with wrong content.
        interaction.answer = kind
        if kind not in (CHOICES, SHOW_MODAL):
            self._tell(interaction, "answered")

        return interaction, message

    def _age(self, interaction: Interaction) -> float:
        """Return the age of the interaction, in seconds."""
        return self.world.clock.now() - seconds_of(interaction.id)

    def _check_fits(self, interaction: Interaction, kind: int) -> None:
        """Raise Refusal if the type of response does not fit the type of interaction."""
        allowed = {
            COMMAND: {REPLY, DEFERRED_REPLY, SHOW_MODAL},
            COMPONENT: {REPLY, DEFERRED_REPLY, DEFERRED_UPDATE, UPDATE, SHOW_MODAL},
            AUTOCOMPLETE: {CHOICES},
            MODAL: {REPLY, DEFERRED_REPLY},
        }[interaction.kind]
        # A modal that was opened by a component may edit the component's message.
        if interaction.kind == MODAL and interaction.source is not None:
            allowed = allowed | {DEFERRED_UPDATE, UPDATE}

        if kind not in allowed:
            raise invalid(
                [f"type: {kind} is no answer to an interaction of type {interaction.kind}"]
            )

    def _carry_out(self, interaction: Interaction, kind: int, body: Body) -> Message | None:
        """Carry out the response. Return the message that it creates or edits."""
        match kind:
            case 4:  # REPLY
                interaction.original = self._publish_answer(interaction, body)
            case 5:  # DEFERRED_REPLY
                # A deferred response can only decide whether it is ephemeral.
                flags = LOADING | (int(body.json.get("flags") or 0) & EPHEMERAL)
                interaction.original = self._publish_answer(interaction, Body({"flags": flags}))
            case 6:  # DEFERRED_UPDATE
                # From now on "@original" is the message of the component.
                interaction.original = interaction.source
                return None
            case 7:  # UPDATE
                source = interaction.source
                if source is None or source.id not in interaction.channel.messages:
                    raise Refusal(404, 10008)

                interaction.original = self.posting.edit(source, body, drops_files=True)
            case 8:  # CHOICES
                self._tell(interaction, "choices", choices=body.json["choices"])
                return None
            case 9:  # SHOW_MODAL
                interaction.modal = body.json
                self._tell(interaction, "modal", modal=body.json)
                return None

        return interaction.original

    def _publish_answer(self, interaction: Interaction, body: Body) -> Message:
        """Publish a message in answer to the interaction."""
        message = self.posting.draft(interaction.channel, self.world.bot, body)
        message.token = interaction.token
        message.interaction = {
            "id": interaction.id,
            "type": interaction.kind,
            "user_id": interaction.person.id,
            "name": interaction.name,
        }
        if message.flags & EPHEMERAL:
            message.visible_to = interaction.person.id

        self.posting.publish(message)
        return message

    def by_token(self, token: str) -> Interaction:
        """Return the interaction of a webhook token.

        Raise Refusal if the token is too old or unknown (401/50027), or if the interaction has no
        response yet (404/10015).
        """
        interaction = self._by_token.get(token)
        if interaction is None or self._age(interaction) > self.timing.token_seconds:
            raise Refusal(401, 50027)
        if interaction.answer is None:
            raise Refusal(404, 10015)

        return interaction

    def follow_up(self, token: str, body: Body) -> Message:
        """Publish a follow-up.

        After a deferred response, the first follow-up replaces "thinking".
        """
        interaction = self.by_token(token)
        thinking = interaction.original
        if interaction.answer == DEFERRED_REPLY and thinking is not None and thinking.loading:
            return self.posting.edit(thinking, body)

        return self._publish_answer(interaction, body)

    def message_of(self, token: str, which: str) -> Message:
        """Return a message of the interaction.

        ``which`` is "@original", or the id of a follow-up.
        """
        interaction = self.by_token(token)
        if interaction.channel.id not in self.world.channels:
            raise Refusal(404, 10003)

        if which == "@original":
            message = interaction.original
        else:
            message = interaction.channel.messages.get(int(which))
            # A token gives access only to messages of its own interaction.
            if message is not None and message.token != token and message is not interaction.source:
                message = None

        if message is None or message.id not in interaction.channel.messages:
            raise Refusal(404, 10008)

        return message

    def _tell(self, interaction: Interaction, status: str, **more: Any) -> None:
        """Send the new status of the interaction to the pages of its person."""
        payload = {"id": str(interaction.id), "status": status, "name": interaction.name} | more
        payload["channel"] = str(interaction.channel.id)
        payload["message"] = str(interaction.source.id) if interaction.source else None
        self.feed.publish("interaction", payload, lambda person: person is interaction.person)

    def answering_modal(self, interaction_id: int, person: Account) -> Interaction:
        """Return the interaction of the modal that this person is filling in."""
        for interaction in self._by_token.values():
            is_meant = interaction.id == interaction_id and interaction.person is person
            if is_meant and interaction.answer == SHOW_MODAL:
                return interaction

        raise Refusal(404, 10062)
