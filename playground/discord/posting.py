"""Creates, edits and deletes messages, and sends these events to the gateway and the browser.

Numbers such as 50013 are Discord's error codes (playground/discord/api_errors.py).
"""

import re
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from playground.discord import permissions
from playground.discord.api_errors import Refusal, found, invalid
from playground.discord.feed import Feed
from playground.discord.gateway import Gateway
from playground.discord.requests import Body
from playground.discord.serializers import JSON, Shapes
from playground.discord.world import LOADING, Account, Attachment, Channel, Message, World
from playground.limits.components import broken, walk
from playground.limits.messages import COMPONENTS_V2, unknown_files, uses_v2

NONCE_MEMORY_SECONDS = 180  # "the past few minutes" in Discord's words


@dataclass(eq=False)
class Posting:
    """Creates, edits and deletes messages for the bot and for people."""

    world: World
    shapes: Shapes
    gateway: Gateway
    feed: Feed
    # (person, channel) -> the numbers of unread messages and of mentions that were sent last.
    _last_sent: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)

    def by_bot(self, channel: Channel, body: Body) -> Message:
        """Publish a message of the bot.

        Raise Refusal if the bot may not send the message (50001, 50007, 50013, 50278, 160002).
        """
        self._check_bot_may_send(channel, body)
        nonce = body.json.get("nonce")
        # With `enforce_nonce`, Discord returns the earlier message instead of sending a second one.
        if nonce is not None and body.json.get("enforce_nonce"):
            earlier = self._same_nonce(channel, str(nonce))
            if earlier is not None:
                return earlier

        message = self.draft(channel, self.world.bot, body)
        self.publish(message)
        return message

    def _check_bot_may_send(self, channel: Channel, body: Body) -> None:
        """Raise Refusal if the bot may not send this message here."""
        if channel.is_dm:
            reader = self.world.people[channel.person_id or 0]
            if reader.left:
                raise Refusal(403, 50278)  # no common server
            if reader.dms_closed:
                raise Refusal(403, 50007)  # this person takes no messages

            return

        channel.require(permissions.VIEW_CHANNEL, Refusal(403, 50001))
        channel.require(permissions.SEND_MESSAGES)
        self._check_bot_may_show(channel, body)
        if (body.json or {}).get("message_reference"):
            channel.require(permissions.READ_MESSAGE_HISTORY, Refusal(400, 160002))

    def _check_bot_may_show(self, channel: Channel, body: Body) -> None:
        """Raise Refusal if the bot may not attach files or embed links (50013)."""
        if body.files:
            channel.require(permissions.ATTACH_FILES)
        if (body.json or {}).get("embeds"):
            channel.require(permissions.EMBED_LINKS)

    def edit_by_bot(self, message: Message, body: Body) -> Message:
        """Edit a message as with a request by message id, not by the token of an interaction.

        The bot needs no Send Messages for an edit, but Attach Files for an edit with files.
        """
        self._check_bot_may_show(self.world.channels[message.channel_id], body)
        return self.edit(message, body)

    def _same_nonce(self, channel: Channel, nonce: str) -> Message | None:
        """Return the bot's recent message with this nonce."""
        # Newest first: the search can end at the first message that is too old.
        for message in reversed(channel.messages.values()):
            if message.created < self.world.clock.now() - NONCE_MEMORY_SECONDS:
                return None
            if message.nonce == nonce and message.author_id == self.world.bot.id:
                return message

        return None

    def by_person(self, channel: Channel, person: Account, text: str) -> Message:
        """Publish a message that a person has typed."""
        message = Message(self.world.snowflakes.next(), channel.id, person.id, content=text)
        message.mentions = self._mentioned_ids(message, None)  # a person may mention all
        self.publish(message)
        return message

    def draft(self, channel: Channel, author: Account, body: Body) -> Message:
        """Return a message made from a request body, which is not published yet."""
        json: JSON = body.json or {}
        message = Message(self.world.snowflakes.next(), channel.id, author.id)
        message.nonce = None if json.get("nonce") is None else str(json["nonce"])
        reference = json.get("message_reference") or {}
        if reference.get("message_id"):
            message.reply_to = int(reference["message_id"])

        self._fill(message, body, int(json.get("flags") or 0))
        message.mentions = self._mentioned_ids(message, json.get("allowed_mentions"))
        return message

    def publish(self, message: Message) -> None:
        """Add a message to its channel, and tell the gateway and the pages."""
        # The channel may have been deleted since the interaction began.
        channel = found(self.world.channels.get(message.channel_id), Refusal(404, 10003))
        channel.messages[message.id] = message
        # The bot receives no event for ephemeral messages.
        if message.visible_to is None:
            author = self.world.user(message.author_id)
            if author is not None and not author.bot:
                # People have read their own message.
                author.read[channel.id] = message.id

            self.gateway.message_event(
                "MESSAGE_CREATE", self.shapes.message(message), channel.is_dm
            )

        self._tell_page("message", message)
        self.tell_unread(channel)

    def edit(self, message: Message, body: Body, *, drops_files: bool = False) -> Message:
        """Apply an edit.

        ``drops_files``: delete all files that the edit does not list, as a type 7 response does.
        """
        if drops_files and "attachments" not in body.json:
            body.json["attachments"] = [
                {"id": str(number), "filename": upload.filename}
                for number, upload in body.files.items()
            ]

        new_flags = int(body.json.get("flags") or 0) & COMPONENTS_V2  # can be set, never removed
        # An edit replaces "thinking", so the message is no longer LOADING.
        self._fill(message, body, (message.flags | new_flags) & ~LOADING)
        message.edited = self.world.clock.now()
        if message.visible_to is None:
            is_dm = self.world.channels[message.channel_id].is_dm
            self.gateway.message_event("MESSAGE_UPDATE", self.shapes.message(message), is_dm)

        self._tell_page("edit", message)
        return message

    def delete(self, message: Message) -> None:
        """Delete a message, and tell the gateway and the pages."""
        channel = self.world.channels[message.channel_id]
        del channel.messages[message.id]
        deleted = {"id": str(message.id), "channel_id": str(channel.id)}
        if message.visible_to is None:
            guild = {} if channel.is_dm else {"guild_id": str(channel.guild_id)}
            self.gateway.message_event("MESSAGE_DELETE", deleted | guild, channel.is_dm)

        self.feed.publish("delete", deleted, lambda person: self.world.sees(person, message))
        self.tell_unread(channel)

    def _fill(self, message: Message, body: Body, flags: int) -> None:
        """Put the parts of the body into the message.

        All checks come first, so a refusal (50035) changes nothing.
        """
        v2 = bool(flags & COMPONENTS_V2)
        loading = bool(flags & LOADING)
        json: JSON = body.json or {}

        # A part that the body lacks stays as it is; null removes it.
        content = json.get("content", message.content) or ""
        embeds = json.get("embeds", message.embeds) or []
        components = json.get("components", message.components) or []
        attachments = self._attachments(message, body)
        names = {attachment.filename for attachment in attachments}
        problems = unknown_files(names, components) + broken(
            (v2 and (content or embeds), "content: cannot go with IS_COMPONENTS_V2"),
            (not v2 and uses_v2(components), "components: these need IS_COMPONENTS_V2"),
        )
        if problems:
            raise invalid(problems)
        if not (content.strip() or embeds or components or attachments or loading):
            raise Refusal(400, 50006)  # the message is empty

        message.flags = flags
        message.content = content
        message.embeds = embeds
        message.show(components)
        message.attachments = attachments
        _number(message.components)

    def _attachments(self, message: Message, body: Body) -> list[Attachment]:
        """Return the message's files after this request: kept ones and uploaded ones."""
        listed = (body.json or {}).get("attachments")
        if listed is None:
            new = [{"id": number} for number in body.files]
            return message.attachments + [self._attachment(entry, body) for entry in new]

        # An entry with the id of a file keeps it; another id is the number of an upload.
        files_by_id = {str(attachment.id): attachment for attachment in message.attachments}
        return [
            files_by_id.get(str(entry["id"])) or self._attachment(entry, body) for entry in listed
        ]

    def _attachment(self, entry: JSON, body: Body) -> Attachment:
        """Return a file of the request as an attachment."""
        refusal = invalid([f"attachments: {entry['id']} is neither kept nor uploaded"])
        upload = found(body.files.get(int(entry["id"])), refusal)

        # Discord also replaces other characters in file names.
        name = re.sub(r"[^\w.\-]", "_", str(entry.get("filename") or upload.filename))
        return Attachment(
            self.world.snowflakes.next(),
            name,
            upload.data,
            upload.content_type,
            entry.get("description"),
        )

    def _mentioned_ids(self, message: Message, allowed: JSON | None) -> list[int]:
        """Return the ids of mentioned people that allowed_mentions allows.

        All are allowed if allowed_mentions is missing, or its list `parse` has "users". Otherwise
        those in its list `users` are allowed.
        """
        texts = [message.content]
        # `walk` yields each component with its place in the request. Type 10 is a text.
        texts += [
            str(part["content"]) for _, part in walk(message.components) if part["type"] == 10
        ]
        ids = {int(digits) for text in texts for digits in re.findall(r"<@!?(\d+)>", text)}
        named = [user_id for user_id in ids if user_id in self.world.people]
        if not allowed or "users" in allowed.get("parse", []):
            return sorted(named)

        return sorted(
            user_id for user_id in named if str(user_id) in map(str, allowed.get("users") or [])
        )

    def _tell_page(self, event: str, message: Message) -> None:
        """Send the message to all pages that may see it."""
        self.feed.publish(
            event,
            page_message(self.shapes, message),
            lambda person: self.world.sees(person, message),
        )

    def tell_unread(self, channel: Channel) -> None:
        """Tell each person's pages how many messages are unread, if the number has changed."""
        for person in self.world.people.values():
            if not self.world.enters(person, channel):
                continue

            # Only changes are sent: a message would otherwise cause one event for each person.
            counts = self.world.unread(person, channel), self.world.calls(person, channel)
            if self._last_sent.get((person.id, channel.id), (0, 0)) != counts:
                self._last_sent[person.id, channel.id] = counts
                self.feed.publish(
                    "unread",
                    {
                        "person": person.name,
                        "channel": str(channel.id),
                        "unread": counts[0],
                        "calls": counts[1],
                        "all_calls": self.world.all_calls(person),
                    },
                )


def page_message(shapes: Shapes, message: Message) -> JSON:
    """Return a message for the page: Discord's JSON, whether it is ephemeral, and its version."""
    own = {"only_for_you": message.visible_to is not None, "version": message.version}
    return shapes.message(message) | own


def _number(components: list[JSON]) -> None:
    """Give each component an id if it has none, as Discord does."""
    taken: set[Any] = {part.get("id") for _, part in walk(components)}
    free = (number for number in count(1) if number not in taken)
    for _, part in walk(components):
        if not part.get("id"):
            part["id"] = next(free)
