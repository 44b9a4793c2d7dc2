"""What people can do on the page, and what can happen to a server.

`UserActions` turns the actions of people into interactions, as a Discord client does.
`AdminActions` changes the server: permissions, messages, channels and members. It sends each change
to the gateway and to the pages.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playground.discord import permissions
from playground.discord.api_errors import found
from playground.discord.feed import Feed
from playground.discord.gateway import GUILDS, Gateway
from playground.discord.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL,
    Interaction,
    Interactions,
)
from playground.discord.posting import Posting
from playground.discord.serializers import JSON, Shapes
from playground.discord.world import LOCALES, Account, Channel, Message, World
from playground.limits.commands import GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND
from playground.limits.components import (
    BUTTON,
    CHECKBOX,
    LABEL,
    RADIO,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
    walk,
)

# Types of command options.
BOOLEAN = 5
USER = 6

# A type of components.
USER_SELECT = 5


class CannotDo(Exception):
    """The page asked for something that a Discord client would not offer. The message says why."""


@dataclass(eq=False)
class UserActions:
    """Commands, presses and modals of the people."""

    world: World
    shapes: Shapes
    interactions: Interactions

    def commands_for(self, person: Account, channel: Channel) -> list[JSON]:
        """Return the commands that Discord would show this person in this channel."""
        return [
            command for command in self.world.commands if self._is_offered(command, person, channel)
        ]

    def _is_offered(self, command: JSON, person: Account, channel: Channel) -> bool:
        """Return whether Discord would show the command here."""
        contexts = command.get("contexts")
        context = 1 if channel.is_dm else 0
        if not self.world.enters(person, channel):
            return False
        if contexts is not None and context not in contexts:
            return False
        if channel.is_dm and (command.get("dm_permission") is False or command.get("guild_id")):
            return False

        needed = command.get("default_member_permissions")
        # Discord shows all commands to the owner, and a command without needed permissions to all.
        if needed is None or channel.is_dm or person.owner:
            return True

        # Permissions of "0" hide a command from all members but the owner.
        return bool(int(needed)) and person.permissions & int(needed) == int(needed)

    def command(
        self,
        person: Account,
        channel: Channel,
        path: list[str],
        values: JSON,
        focused: str | None = None,
    ) -> Interaction:
        """Use a slash command.

        Args:
            person: The person.
            channel: The channel.
            path: The names of command and subcommands: ["chicken", "start", "heist"].
            values: The values of options, by name.
            focused: The option that is being typed. With it, this is an autocomplete request, in
                which no option is required. None: a finished command.

        Raises:
            CannotDo: a Discord client would not offer this.
        """
        offered = self.commands_for(person, channel)
        command = found(
            next((candidate for candidate in offered if candidate["name"] == path[0]), None),
            CannotDo(f"/{path[0]} is not offered here"),
        )
        subcommand, levels = self._find_subcommand(command, path[1:])
        resolved: JSON = {}
        options = []
        for option in subcommand.get("options") or []:
            if option["name"] in values:
                value = values[option["name"]]
                options.append(
                    self._sent_option(option, value, resolved, loose=focused is not None)
                )
                if option["name"] == focused:
                    options[-1]["focused"] = True
            elif option.get("required") and focused is None:
                raise CannotDo(f"{option['name']} is required")

        # Discord sends a group or subcommand as an option of the level above, so the options are
        # wrapped in each level, from the last one to the first.
        for level in reversed(levels):
            inner: JSON = {"name": level["name"], "type": level["type"], "options": options}
            options = [inner]

        data: JSON = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if resolved:
            data["resolved"] = resolved

        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]

        # A command and an autocomplete request have the same data, except for the focused option.
        kind = AUTOCOMPLETE if focused is not None else COMMAND
        return self.interactions.begin(kind, person, channel, data, name=" ".join(path))

    def _find_subcommand(self, command: JSON, rest: list[str]) -> tuple[JSON, list[JSON]]:
        """Return the subcommand at the end of a path, and all levels of the path.

        The levels are a group, if there is one, and the subcommand itself.
        """
        subcommand = command
        levels = []
        for name in rest:
            options = subcommand.get("options") or []
            subcommand = found(
                next(
                    (o for o in options if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)),
                    None,
                ),
                CannotDo(f"there is no {name!r} under /{command['name']}"),
            )
            levels.append(subcommand)

        if any(option["type"] in (SUBCOMMAND, GROUP) for option in subcommand.get("options") or []):
            raise CannotDo("this command wants a subcommand")

        return subcommand, levels

    def _sent_option(self, option: JSON, value: Any, resolved: JSON, *, loose: bool) -> JSON:
        """Return an option with its value as Discord would send it.

        `loose` accepts unfinished values. `resolved` gets the data of a chosen user.
        """
        conversions: dict[int, Callable[[Any], Any]] = {
            INTEGER: int,
            NUMBER: float,
            BOOLEAN: lambda given: given in (True, "true"),
            USER: lambda given: self._resolve_user(str(given), resolved),
        }
        try:
            value = conversions.get(option["type"], str)(value)
        except ValueError as error:
            if not loose:
                raise CannotDo(f"{option['name']}: {value!r} does not fit") from error

        if not loose:
            self._check(option, value)

        return {"name": option["name"], "type": option["type"], "value": value}

    def _check(self, option: JSON, value: Any) -> None:
        """Raise CannotDo if the value does not fit the option's choices or limits."""
        choices = option.get("choices")
        if choices and value not in [choice["value"] for choice in choices]:
            raise CannotDo(f"{option['name']}: {value!r} is not among the choices")

        # Texts are compared by length, numbers by value.
        size = len(value) if isinstance(value, str) and option["type"] == STRING else value
        low, high = (
            ("min_length", "max_length") if option["type"] == STRING else ("min_value", "max_value")
        )
        if option.get(low) is not None and size < option[low]:
            raise CannotDo(f"{option['name']}: at least {option[low]}")
        if option.get(high) is not None and size > option[high]:
            raise CannotDo(f"{option['name']}: at most {option[high]}")

    def _resolve_user(self, user_id: str, resolved: JSON) -> str:
        """Add a user to the resolved data. Raise CannotDo for an unknown id."""
        user = found(self.world.user(int(user_id)), CannotDo(f"no user here has the id {user_id}"))
        resolved.setdefault("users", {})[user_id] = self.shapes.user(user)
        member = self.shapes.member(user, with_user=False) | {"permissions": str(user.permissions)}
        resolved.setdefault("members", {})[user_id] = member
        return user_id

    def click(
        self,
        person: Account,
        message: Message,
        custom_id: str,
        values: list[str],
        version: int | None = None,
    ) -> Interaction:
        """Press a button or settle a select, if this person sees it and it is enabled.

        Args:
            person: The person who presses.
            message: The message with the component.
            custom_id: The component's id.
            values: The chosen values of a select.
            version: The version of the message on the person's screen, if not the latest. An edit
                can cross the press on its way; the bot then receives what was pressed.

        Raises:
            CannotDo: a Discord client would not offer this.
        """
        channel = self.world.channels.get(message.channel_id)
        # A page may still show a message that has just been deleted.
        is_there = channel is not None and message.id in channel.messages
        if channel is None or not is_there or not self.world.sees(person, message):
            raise CannotDo("there is no such message")

        components = message.shown_in(message.version if version is None else version)
        part = found(
            next((p for _, p in walk(components) if p.get("custom_id") == custom_id), None),
            CannotDo("there is no such button"),
        )
        if part.get("disabled"):
            raise CannotDo("that button is disabled")

        data: JSON = {"custom_id": custom_id, "component_type": part["type"], "id": part.get("id")}
        if part["type"] in SELECTS:
            data |= self._select_data(part, values)
        elif part["type"] != BUTTON:
            raise CannotDo("that cannot be pressed")

        return self.interactions.begin(
            COMPONENT, person, channel, data, source=message, pressed_on=components
        )

    def _select_data(self, select: JSON, values: list[str]) -> JSON:
        """Return the data of a select. Raise CannotDo if it does not offer these values."""
        low = select.get("min_values", 1)
        high = select.get("max_values", 1)
        if not low <= len(values) <= high:
            raise CannotDo(f"choose {low} to {high}")

        chosen: JSON = {"values": values}
        if select["type"] == STRING_SELECT:
            offered = {option["value"] for option in select.get("options") or []}
            if not offered.issuperset(values):
                raise CannotDo("that is not on the menu")
        elif select["type"] == USER_SELECT:
            resolved: JSON = {}
            for value in values:
                self._resolve_user(value, resolved)

            chosen["resolved"] = resolved

        return chosen

    def submit_modal(self, person: Account, interaction_id: int, fields: JSON) -> Interaction:
        """Submit a modal. ``fields`` maps custom_id to text, a flag or a list of values."""
        interaction = self.interactions.answering_modal(interaction_id, person)
        resolved: JSON = {}
        rows = [self._filled_row(row, fields, resolved) for row in interaction.modal["components"]]
        data: JSON = {"custom_id": interaction.modal["custom_id"], "components": rows}
        if resolved:
            data["resolved"] = resolved

        return self.interactions.begin(
            MODAL, person, interaction.channel, data, source=interaction.source
        )

    def _filled_row(self, row: JSON, fields: JSON, resolved: JSON) -> JSON:
        """Return a row of the modal with its values."""
        if row["type"] == ROW:
            inner = [self._filled_input(part, fields, resolved) for part in row["components"]]
            return {"type": ROW, "components": inner}
        if row["type"] == LABEL:
            return {
                "type": LABEL,
                "component": self._filled_input(row["component"], fields, resolved),
            }

        return {"type": row["type"], "id": row.get("id", 0)}

    def _filled_input(self, part: JSON, fields: JSON, resolved: JSON) -> JSON:
        """Return an input with its value. Raise CannotDo if it does not fit."""
        value = fields.get(part["custom_id"])
        kind = part["type"]
        filled = {"type": kind, "id": part.get("id", 0), "custom_id": part["custom_id"]}
        if kind == CHECKBOX:
            return filled | {"value": bool(value)}
        if part.get("required", True) and not value:
            raise CannotDo("please fill in every required field")
        if kind == TEXT_INPUT:
            text = str(value or "")
            if text and not (part.get("min_length") or 0) <= len(text) <= (
                part.get("max_length") or 4000
            ):
                raise CannotDo("that text is too short or too long")

            return filled | {"value": text}
        if kind == RADIO:
            return filled | {"value": value}

        values = [str(user_id) for user_id in (value or [])]
        if kind == USER_SELECT:
            for user_id in values:
                self._resolve_user(user_id, resolved)

        return filled | {"values": values}


def in_language(locale: str, part: JSON) -> JSON:
    """Return a command, or a part of a command, with its texts in this language.

    The names of commands and options stay, because the page sends them back; those of choices are
    translated.
    """
    translated = dict(part)
    # Only a choice has a value.
    field = "name" if "value" in part else "description"
    if (text := (part.get(f"{field}_localizations") or {}).get(locale)) is not None:
        translated[field] = text

    for below in ("options", "choices"):
        if below in part:
            translated[below] = [in_language(locale, item) for item in part[below] or ()]

    return translated


# -- what can happen to a server -----------------------------------------------------------------


LONGEST_NAME = 100


@dataclass(eq=False)
class AdminActions:
    """Changes the server as its administrator could."""

    world: World
    shapes: Shapes
    gateway: Gateway
    feed: Feed
    posting: Posting

    def deny(self, channel: Channel, denied: int) -> None:
        """Deny the bot exactly these permissions in the channel."""
        channel.denied_to_bot = denied
        self._tell("CHANNEL_UPDATE", channel)

    def switch(self, person: Account, channel: int, name: str, *, allowed: bool) -> None:
        """Allow or deny the bot one permission of `permissions.SWITCHES`, by its name.

        All people may do this, unlike on Discord.
        """
        place = self._channel(channel)
        if place.is_dm or name not in permissions.SWITCHES:
            raise CannotDo("that permission cannot be switched here")

        bit = permissions.SWITCHES[name]
        self.deny(place, place.denied_to_bot & ~bit if allowed else place.denied_to_bot | bit)

    def add_channel(self, person: Account, name: str) -> JSON:
        """Create a channel, and return its id. Raise CannotDo if the name is taken."""
        _only_the_owner(person)
        # Discord's names of text channels are in lower case, with hyphens for spaces.
        clean = "-".join(name.lower().split())[:LONGEST_NAME]
        taken = {existing.name for existing in self.world.channels.values() if not existing.is_dm}
        if not clean or clean in taken:
            raise CannotDo("a channel needs a name of its own")

        channel = self.world.add_channel(clean)
        self._tell("CHANNEL_CREATE", channel)
        return {"channel": str(channel.id)}

    def delete_channel(self, person: Account, channel: int) -> None:
        """Delete a channel."""
        _only_the_owner(person)
        place = self._channel(channel)
        if place.is_dm:
            raise CannotDo("a DM cannot be deleted")

        # The event needs the channel's JSON, so it is made before the channel is gone.
        deleted = self.shapes.channel(place)
        del self.world.channels[channel]
        self.gateway.dispatch("CHANNEL_DELETE", deleted, GUILDS)
        self.feed.publish("channels", {})

    def _channel(self, number: int) -> Channel:
        return found(self.world.channels.get(number), CannotDo("there is no such channel"))

    def delete_message(self, person: Account, message: int) -> None:
        """Delete a message as its author or, on the server, as the owner.

        The bot's DMs cannot be deleted.
        """
        deleted = found(self.world.message(message), CannotDo("there is no such message"))
        is_seen = self.world.sees(person, deleted)
        owns = person.owner and is_seen and not self.world.channels[deleted.channel_id].is_dm
        if not is_seen or not (deleted.author_id == person.id or owns):
            raise CannotDo("you may not delete that message")

        self.posting.delete(deleted)

    def leave(self, person: Account, *, left: bool) -> None:
        """Leave the server, or come back.

        The bot is not told, because members are a privileged intent.
        """
        if person.owner:
            raise CannotDo("whoever owns the server cannot leave it")
        person.left = left
        self.feed.publish("channels", {})

    def speak(self, person: Account, locale: str, *, server: bool) -> None:
        """Set the language of a person's Discord client, or of the server.

        All people may do both, although on Discord only the owner sets the server's language.
        """
        if locale not in LOCALES:
            raise CannotDo("Discord does not speak that")

        if server:
            self.world.locale = locale
        else:
            person.locale = locale

        self.feed.publish("channels", {})

    def _tell(self, event: str, channel: Channel) -> None:
        """Tell the bot and the pages about a channel."""
        self.gateway.dispatch(event, self.shapes.channel(channel), GUILDS)
        self.feed.publish("channels", {})


def _only_the_owner(person: Account) -> None:
    """Raise CannotDo if the person does not own the server."""
    if not person.owner:
        raise CannotDo("only the server's owner may do that")


def what_the_bot_may(channel: Channel) -> JSON:
    """Return which permissions of the channel's switches the bot has, by name."""
    return {name: not channel.denied_to_bot & bit for name, bit in permissions.SWITCHES.items()}
