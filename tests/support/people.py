"""People on the simulated Discord: what they see and what they press."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import simcord

from bot.pages.page import MORE_OF_CARD
from bot.people import Cards
from tests.support.clicks import Answer, Click, answer
from tests.support.ledger import rows
from tests.support.shown import MENU, Control, Shown

if TYPE_CHECKING:
    from tests.support.world import World

CLOSED_DMS = 50007
"""Discord's code for a user who does not accept messages from the sender."""


class Person:
    """A member of the server, with a DM of their own."""

    def __init__(self, world: "World", member: simcord.MemberActor, name: str) -> None:
        self.world = world
        self.member = member
        self.name = name
        # Whether the private card is an ephemeral message, which the button My hand sends.
        self.by_button = False
        # The id of the latest such message.
        self._hand: int | None = None

    @property
    def id(self) -> int:
        return self.member.id

    # -- messages -------------------------------------------------------------------------------

    def dms(self) -> list[Shown]:
        """Return all messages in the DM with the bot in their present form, oldest first."""
        return self.world.messages(self.member.user.dm_channel.id)

    @property
    def rung(self) -> int:
        """The id of the latest message in the DM; a new one means that the player was notified."""
        return max((message.id for message in self.dms()), default=0)

    def card(self, table_id: str | None = None) -> Shown:
        """Return the private card: the latest in the DM (of that table), or the ephemeral one."""
        if self.by_button:
            assert self._hand is not None, f"{self.name} has not pressed My hand"
        elif table_id is None:
            return self.dms()[-1]

        card = self.card_if_any(table_id or "")
        assert card is not None, f"{self.name} was never sent a card"

        return card

    def card_if_any(self, table_id: str) -> Shown | None:
        channel = self.world.channel if self.by_button else self.member.user.dm_channel
        card = self._hand if self.by_button else self._card_of(table_id)
        return None if card is None else self.world.message(channel.id, card)

    def has_card(self, table_id: str) -> bool:
        return self._hand is not None if self.by_button else self._card_of(table_id) is not None

    def _card_of(self, table_id: str) -> int | None:
        """Return the message id of the card, from the database.

        The message itself does not name its table if it has no buttons.
        """
        query = "SELECT message_id FROM surfaces WHERE table_id = ? AND name = ?"
        message_ids = rows(self.world.database, query, table_id, f"card:{self.id}")
        return message_ids[0][0] if message_ids else None

    # -- actions --------------------------------------------------------------------------------

    async def slash(self, command: str, /, **options: Any) -> Answer:
        done = await self.member.slash(self.world.channel, command, **options)
        return answer(self.world.env, done._interaction)

    async def start(self, game: str = "heist", **options: Any) -> Answer:
        """Open a table."""
        return self._remember_hand(await self.slash(f"chicken start {game}", **options))

    async def do(self, verb: str, index: int = 0, *, table_id: str | None = None) -> Answer:
        """Press one of the public table's own buttons, or one behind More."""
        table = self.world.table(table_id)
        if not table.has(verb) and table.has("more"):
            table = await self.more(table_id)

        return await self.click(table, table.verb(verb, index))

    async def more(self, table_id: str | None = None) -> Shown:
        """Press More on the public table, and return the page that only this person sees."""
        table = self.world.table(table_id)
        answer = await self.click(table, table.verb("more"))
        assert answer.is_private, answer

        return answer.page

    async def settings(self, *, table_id: str | None = None) -> Shown:
        """Open the settings page of a lobby as its host."""
        more = await self.more(table_id)
        button = next(control for control in more.live if control.does.verb.startswith("setup-"))
        return (await self.click(more, button)).page

    async def cancel(self, table_id: str | None = None) -> Answer:
        """Close a lobby as its host."""
        page = await self.settings(table_id=table_id)
        return await self.click(page, page.verb("cancel"))

    async def join(self, table_id: str | None = None) -> Answer:
        return self._remember_hand(await self.do("join", table_id=table_id))

    def _remember_hand(self, reply: Answer) -> Answer:
        """Store the id of the private card if it is among the follow-ups; return the reply."""
        hands = [
            followup for followup in reply.followups if followup.ephemeral and followup.controls
        ]
        if self.by_button and hands:
            self._hand = hands[-1].id
        return reply

    async def wants_cards_here(self) -> None:
        """Store the choice to get cards in the channel, as made on an earlier card."""
        self.by_button = True
        await self.world.coop.store.people.put_setting(self.id, "en", "cards", Cards.HERE.value)

    async def my_hand(self, table_id: str | None = None) -> Answer:
        """Ask the table for the ephemeral private card; `card` returns it from then on."""
        answer = await self.do("hand", table_id=table_id)
        if answer.shown is not None and answer.shown.ephemeral:
            self._hand = answer.page.id
        return answer

    async def press(self, label: str) -> Answer:
        """Press a button of the private card, or one behind its More."""
        card = self.card()
        if label not in card.buttons:
            card = await self.more_of_card()

        return await self.click(card, card.button(label))

    async def more_of_card(self, table_id: str | None = None) -> Shown:
        """Press More on the private card, and return the page that only this person sees."""
        card = self.card(table_id)
        answer = await self.click(card, card.verb(MORE_OF_CARD))
        assert answer.is_private, answer

        return answer.page

    async def choose(self, prompt: str, *labels: str) -> Answer:
        """Choose from the private card's menu with that prompt."""
        card = self.card()
        menu = next(control for control in card.menus if control.label == prompt)
        values = dict(menu.values)
        return await self.click(card, menu, [values[label] for label in labels])

    async def click(
        self, on: Shown, control: Control, values: Sequence[str] | None = None
    ) -> Answer:
        """Press a control that the message still shows."""
        current = self.world.message(on.channel_id, on.id)
        assert control in current.live, f"{self.name} cannot press {control}: {current}"

        (reply,) = await self.world.at_once(self.clicks(on, control, values))
        return reply

    def clicks(
        self, on: Shown, control: Control | str, values: Sequence[str] | None = None
    ) -> Click:
        """Return a press for later delivery, whether the message still shows the control or not."""
        custom_id = control if isinstance(control, str) else control.custom_id
        in_guild = self.world.env.backend.get_channel(on.channel_id).guild_id is not None
        # A menu needs at least its minimum number of values.
        if isinstance(control, Control) and control.kind == MENU and values is None:
            values = [value for _, value in control.values[: control.least]]

        guild_id = self.world.guild.id if in_guild else None
        return Click(self.id, guild_id, on, custom_id, values)

    async def forge(self, on: Shown, custom_id: str, values: Sequence[str] | None = None) -> Answer:
        """Press a custom id that the message may not have."""
        (reply,) = await self.world.at_once(self.clicks(on, custom_id, values))
        return reply

    async def type_into(self, opened: Answer, on: Shown, *texts: str) -> Answer:
        """Submit the modal that a press on this message has opened."""
        assert opened.window is not None, f"no window was opened: {opened}"
        click = replace(self.clicks(on, opened.window["custom_id"]), typed=texts)
        (reply,) = await self.world.at_once(click)
        return reply

    # -- faults ---------------------------------------------------------------------------------

    def close_dms(self) -> None:
        self.by_button = True
        self.world.wire.allowed.add(CLOSED_DMS)
        # Discord refuses all later messages to this DM, until `open_dms`.
        self.world.env.inject_error(
            "POST",
            self._dm_route,
            status=403,
            code=CLOSED_DMS,
            times=None,
            message="Cannot send messages to this user",
        )

    def open_dms(self) -> None:
        self.by_button = False
        faults = self.world.env.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != self._dm_route]

    @property
    def _dm_route(self) -> str:
        return f"/channels/{self.member.user.dm_channel.id}/messages"
