"""Games in which everything that can go wrong does, in random order."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.table import Status
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import LONGEST, Clicker
from tests.support.combinations import sampled
from tests.support.ledger import journal
from tests.support.people import Person
from tests.support.shown import Control, Shown
from tests.support.world import World

TROUBLE = 0.15
"""The probability that something goes wrong instead of an answer."""


class Chaos(Clicker):
    """A clicker with bad luck. `old` holds buttons that were answered before."""

    def __init__(self, world: World, table_id: str, seed: int) -> None:
        super().__init__(world, table_id, seed)
        self.old: list[tuple[Person, Shown, Control]] = []
        self.troubles: list[Callable[[], Awaitable[None]]] = [
            self.killed,
            self.restarted,
            self.doors,
            self.late,
            self.impatient,
            self.looked_again,
        ]

    async def step(self) -> bool:
        # One of the troubles, then the game goes on as usual.
        if self.rng.random() < TROUBLE:
            await self.rng.choice(self.troubles)()
        return await super().step()

    async def answer(self, person: Person) -> None:
        if person.has_card(self.table_id):
            card = person.card(self.table_id)
            self.old += [(person, card, one) for one in card.answers[:1]]
        await super().answer(person)

    async def killed(self) -> None:
        await self.world.restart(crash=True)

    async def restarted(self) -> None:
        await self.world.restart(away=self.rng.choice([0.0, 5.0, 600.0]))

    async def doors(self) -> None:
        """A player closes their DMs."""
        person = self.rng.choice(list(self.world.people.values()))
        if not person.by_button:
            person.close_dms()

    async def late(self) -> None:
        """Press a button that was answered long ago."""
        shown = {message.id for person in self.world.people.values() for message in person.dms()}
        old = [one for one in self.old if one[1].ephemeral or one[1].id in shown]
        if old:
            person, card, control = self.rng.choice(old)
            before = len(journal(self.world.database, self.table_id))
            answer = await person.forge(card, control.custom_id, self.values(control))

            assert answer.kind is not None
            # The button may still be valid, so one choice at most is taken.
            assert len(journal(self.world.database, self.table_id)) <= before + 1

    async def impatient(self) -> None:
        """Let the next deadline pass."""
        # Without an open question there is no deadline.
        if self.world.coop.tables.next_due() is not None:
            await self.world.tick_on()

    async def looked_again(self) -> None:
        await self.rng.choice(list(self.world.people.values())).my_hand(self.table_id)


@pytest.mark.slow
@pytest.mark.parametrize("seed", sampled([201, 202, 203], [201]))
async def test_game_reaches_its_end_in_spite_of_troubles(opened: Opened, seed: int) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=seed)
    table_id = await dealt(world, fill=4)
    chaos = Chaos(world, table_id, seed)
    await chaos.play()
    table = await world.live(table_id)

    assert table.status is Status.OVER
    assert table.epoch == 0, "a replay led elsewhere"

    revisions = [row[1] for row in journal(world.database, table_id)]
    # Revisions without a gap: nothing was lost or stored twice.
    assert revisions == list(range(1, len(revisions) + 1))
    assert len(revisions) < LONGEST
