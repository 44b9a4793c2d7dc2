"""A message as a person sees it: text, buttons and menus."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord.backend.models import Message
from simcord.components import walk_components

from bot.pages.page import CustomId, read_custom_id

# Types of components.
BUTTON = 2
MENU = 3
ROLES = 6
CHANNELS = 8
TEXT = 10


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu.

    Attributes:
        values: A menu's options as (label, value); empty for a button.
        least: How many options must be chosen.
        most: How many options may be chosen.
        chosen: The values that are selected by default.
    """

    kind: int
    label: str
    custom_id: str
    disabled: bool
    values: tuple[tuple[str, str], ...] = ()
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()

    @property
    def does(self) -> CustomId:
        """The parsed custom id."""
        parsed = read_custom_id(self.custom_id)
        assert parsed is not None, f"not one of Coop's ids: {self.custom_id}"
        return parsed


@dataclass(frozen=True, slots=True)
class Shown:
    """A copy of a message, as the message was when the copy was made."""

    id: int
    channel_id: int
    text: str
    controls: tuple[Control, ...]
    ephemeral: bool
    links: tuple[str, ...] = ()

    @classmethod
    def of(cls, message: Message) -> "Shown":
        parts = list(walk_components(message.components))
        texts = [message.content, *(part["content"] for part in parts if part["type"] == TEXT)]
        return cls(
            message.id,
            message.channel_id,
            "\n".join(text for text in texts if text),
            tuple(_controls(parts)),
            message.is_ephemeral,
            tuple(part["url"] for part in parts if part.get("url")),
        )

    @property
    def buttons(self) -> list[str]:
        """The labels of all enabled buttons."""
        return [control.label for control in self.live if control.kind == BUTTON]

    @property
    def menus(self) -> list[Control]:
        return [control for control in self.live if control.kind == MENU]

    @property
    def live(self) -> list[Control]:
        """All enabled controls."""
        return [control for control in self.controls if not control.disabled]

    @property
    def answers(self) -> list[Control]:
        """The controls that answer the open question."""
        return [control for control in self.live if control.does.verb in ("pick", "all", "turn")]

    def has(self, verb: str) -> bool:
        """Return whether the message has a live control for this verb."""
        return any(control.does.verb == verb for control in self.live)

    def verb(self, verb: str, index: int = 0) -> Control:
        """Return the control for this verb; raise an error if there is none."""
        for control in self.live:
            if (control.does.verb, control.does.index) == (verb, index):
                return control
        raise AssertionError(f"no {verb}{index} on this message: {self}")

    def button(self, label: str) -> Control:
        for control in self.live:
            if control.kind == BUTTON and control.label == label:
                return control
        raise AssertionError(f"no button {label!r} among {self.buttons}")

    def belongs_to(self, table_id: str) -> bool:
        return any(control.does.table_id == table_id for control in self.controls)


def is_call(shown: Shown) -> bool:
    """Return whether the message calls a player to the table (bot/messages/side_messages.py)."""
    return shown.text.startswith("🔔 <@")


def _controls(parts: list[dict[str, Any]]) -> Iterator[Control]:
    for part in parts:
        disabled = bool(part.get("disabled"))
        if part["type"] == BUTTON and part.get("custom_id"):
            # A button may have an emoji instead of a label.
            label = part.get("label") or (part.get("emoji") or {}).get("name") or ""
            yield Control(BUTTON, label, part["custom_id"], disabled)
        elif part["type"] == MENU:
            yield Control(
                MENU,
                part.get("placeholder") or "",
                part["custom_id"],
                disabled,
                tuple((option["label"], option["value"]) for option in part["options"]),
                part.get("min_values", 1),
                part.get("max_values", 1),
                tuple(option["value"] for option in part["options"] if option.get("default")),
            )
        # Selects of roles and channels have no options of their own.
        elif part["type"] in (ROLES, CHANNELS):
            yield Control(
                part["type"],
                part.get("placeholder") or "",
                part["custom_id"],
                disabled,
                least=part["min_values"],
                most=part["max_values"],
                chosen=tuple(default["id"] for default in part.get("default_values", ())),
            )
