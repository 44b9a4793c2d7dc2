"""Interactions as Discord would deliver them, also several at once, and forged ones.

simcord's own actors do not overlap and press only what they see, so this module uses its private
functions. No other module of the tests does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from simcord import Env, interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction
from simcord.enums import InteractionType

from tests.support.found import found
from tests.support.quick_simcord import be_quick
from tests.support.shown import MENU, Shown

# The waiting time is a parameter of a private function of simcord, so its default is changed.
_settle_defaults = found(Env._settle_internal.__kwdefaults__)
_settle_defaults["idle"] = 0.002  # simcord's own 0.05 s for each press would make games slow
be_quick()

SPOKEN: dict[int, str] = {}
"""User id -> locale, for people whose client is not in American English."""

VISITING: dict[int, int] = {}
"""People who use Coop in a DM with a friend: user id -> the friend's id.

Coop is installed for the person only. simcord has no such channel, so it keeps the ephemeral
messages in the person's own DM with Coop.
"""

_base_payload = interactions.base_payload


def base_payload(*args: Any, **facts: Any) -> tuple[Interaction, dict[str, Any]]:
    """Add what Discord sends and simcord lacks: the owner of the installation, and the locale."""
    record, payload = _base_payload(*args, **facts)
    # Key "0" is an installation on a server; its value is 0 in a DM.
    payload["authorizing_integration_owners"] = {"0": str(facts["guild_id"] or 0)}
    payload["locale"] = SPOKEN.get(facts["user_id"], payload["locale"])
    if facts["guild_id"] is None and facts["user_id"] in VISITING:
        payload |= _in_a_friends_dm(payload, facts["user_id"])

    return record, payload


def _in_a_friends_dm(payload: dict[str, Any], user_id: int) -> dict[str, Any]:
    """Return the fields that differ in a DM of two people: Coop is not a member of the channel."""
    friend = VISITING[user_id]
    friend_user = payload["user"] | {
        "id": str(friend),
        "username": "friend",
        "global_name": "Friend",
    }
    channel_id = str(user_id ^ friend)  # unique for these two
    return {
        # Context 2 is a private channel, owner "1" an installation for a person.
        "context": 2,
        "authorizing_integration_owners": {"1": str(user_id)},
        "channel_id": channel_id,
        "channel": payload["channel"] | {"id": channel_id, "recipients": [friend_user]},
    }


interactions.base_payload = base_payload


@dataclass(frozen=True, slots=True)
class Click:
    """A press on a message, or a modal that is submitted.

    Attributes:
        guild_id: The server; None in a DM.
        on: The message.
        values: The chosen values of a menu; None for a button.
        planted: Whether a button that the message lacks is added to the delivered message.
        typed: The texts of the modal, which the message has opened; None for a press.
    """

    user_id: int
    guild_id: int | None
    on: Shown
    custom_id: str
    values: Sequence[str] | None = None
    planted: bool = True
    typed: Sequence[str] | None = None

    @property
    def data(self) -> dict[str, Any]:
        if self.typed is not None:
            fields = [
                {"type": 4, "id": 2, "custom_id": f"typed-{place}", "value": text}
                # Types: 4 is a text input, 18 its label.
                for place, text in enumerate(self.typed)
            ]
            labels = [{"type": 18, "id": 1, "component": field} for field in fields]
            return {"custom_id": self.custom_id, "components": labels}
        if self.values is None:
            return {"custom_id": self.custom_id, "component_type": 2}

        return {"custom_id": self.custom_id, "component_type": MENU, "values": list(self.values)}


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's answer to an interaction.

    Attributes:
        kind: The name of Discord's callback type; None: there was no answer.
        shown: The message that the answer sent or edited.
        followups: The follow-up messages.
        window: The modal that was opened for the presser.
    """

    kind: str | None
    shown: Shown | None
    followups: tuple[Shown, ...]
    window: Mapping[str, Any] | None = None

    @property
    def page(self) -> Shown:
        """What the answer shows; an error if it shows nothing."""
        assert self.shown is not None, f"nothing is shown: {self}"
        return self.shown

    @property
    def text(self) -> str:
        """The text for the presser: in the answer, in a follow-up, or on the message itself."""
        texts = [message.text for message in (self.shown, *self.followups) if message is not None]
        return "\n".join(texts)

    @property
    def is_private(self) -> bool:
        """Return whether the presser was sent a text that no other user sees."""
        messages = [message for message in (self.shown, *self.followups) if message is not None]
        return bool(messages) and messages[-1].ephemeral and self.kind != "update"


async def deliver(env: Env, *clicks: Click) -> list[Answer]:
    """Deliver all clicks before the bot handles one of them, and return its answers."""
    records = [_dispatch(env, click) for click in clicks]
    await env._settle_internal(dispatch="INTERACTION_CREATE")
    return [answer(env, record) for record in records]


def _dispatch(env: Env, click: Click) -> Interaction:
    backend = env.backend
    record, payload = base_payload(
        backend,
        type=(
            InteractionType.MESSAGE_COMPONENT
            if click.typed is None
            else InteractionType.MODAL_SUBMIT
        ),
        channel_id=click.on.channel_id,
        guild_id=click.guild_id,
        user_id=click.user_id,
        data=click.data,
    )
    message = backend.get_message(click.on.channel_id, click.on.id)
    payload["message"] = dict(serializers.message_payload(backend, message))
    is_there = any(control.custom_id == click.custom_id for control in Shown.of(message).controls)
    if click.planted and click.typed is None and not is_there:
        # Discord sends the message as the presser saw it.
        payload["message"]["components"] = [_row_with_pressed_control(click)]

    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    return record


def _row_with_pressed_control(click: Click) -> dict[str, Any]:
    """Return a row with the pressed button or menu, which the message does not have any more."""
    part = {"type": click.data["component_type"], "custom_id": click.custom_id, "id": 2}
    if click.values is None:
        part |= {"style": 2, "label": "?"}
    else:
        part["options"] = [{"label": value, "value": value} for value in click.values]

    return {"type": 1, "id": 1, "components": [part]}


def answer(env: Env, record: Interaction) -> Answer:
    """Return the outcome of an interaction."""
    messages = env.backend.messages.get(record.channel_id, {})
    first = messages.get(record.message_id or 0)
    followed = [
        messages[message_id] for message_id in record.followup_ids if message_id in messages
    ]
    return Answer(
        record.response_kind.value if record.response_kind else None,
        None if first is None else Shown.of(first),
        tuple(Shown.of(message) for message in followed),
        record.modal,
    )


def unanswered(env: Env) -> list[Interaction]:
    """Return interactions that ended with "This interaction failed" for the presser."""
    return [
        interaction
        for interaction in env.backend.interactions.values()
        if not interaction.responded
    ]
