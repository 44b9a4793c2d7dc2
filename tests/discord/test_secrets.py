"""Hidden information is on no public message and on no other player's card."""

from random import Random
from typing import Any

import pytest

from bot.i18n.words import Words
from cogs.heist.labels import Labels
from cogs.heist.story import sentence
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt, state_of
from tests.support.clicker import Clicker
from tests.support.world import World


class Confidant(Clicker):
    """A clicker that notes after each step what was told to single seats."""

    def __init__(self, world: World, table_id: str, seed: int) -> None:
        super().__init__(world, table_id, seed)
        self.told: dict[str, set[str]] = {}
        """Private sentences, each with the names of the seats that were told."""

    async def step(self) -> bool:
        for seat, player in enumerate((await self.world.live(self.table_id)).players):
            scene = await self.world.coop.tables.scene(self.table_id, seat)
            labels = Labels(scene, Words("en"))
            for bulletin in scene.news:
                # Only news for this seat alone.
                if bulletin.to == seat:
                    self.told.setdefault(sentence(labels, bulletin), set()).add(player.name)

        return await super().step()


@pytest.mark.parametrize("seed", [106, 110, 120])
async def test_private_news_are_never_public(opened: Opened, seed: int) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=seed)
    table_id = await dealt(world)
    confidant = Confidant(world, table_id, seed)
    await confidant.play()

    # A game without private news would prove nothing.
    assert len(confidant.told) >= 5, "this game had no secrets"

    for _, text in world.public:
        lines = set(text.splitlines())
        leaked = [said for said in confidant.told if said in lines]
        assert not leaked, (leaked, text)


async def test_private_news_are_on_the_owners_card_only(opened: Opened) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=83)
    table_id = await dealt(world)
    confidant = Confidant(world, table_id, 83)
    await confidant.play()

    for person in world.people.values():
        foreign = {said for said, names in confidant.told.items() if person.name not in names}
        for card in person.dms():
            assert not foreign & set(card.text.splitlines())


async def everything_public(world: World, table_id: str) -> tuple[Any, ...]:
    """Return the public message as it would be drawn now, with its ids."""
    wanted = await world.coop.chat._drawer.table(table_id)
    return wanted.digest, wanted.page


async def card_of(world: World, table_id: str, user_id: int) -> tuple[Any, ...]:
    wanted = await world.coop.chat._drawer.card(table_id, user_id)
    return wanted.digest, wanted.page


async def test_messages_do_not_depend_on_hidden_cards(opened: Opened) -> None:
    """Exchange what a viewer cannot know: every message, button and count stays the same."""
    world = await opened("Ada", "Ben", "Cleo", seed=110)
    table_id = await dealt(world)
    clicker = Clicker(world, table_id, 110)
    rng = Random(110)
    compared = 0
    for _ in range(400):
        await clicker.look()
        if not await clicker.step():
            break
        # One in three positions, because drawing twice is slow.
        if rng.randrange(3) or (await world.live(table_id)).result is not None:
            continue

        compared += await _compare(world, table_id)

    assert compared > 10


async def _compare(world: World, table_id: str) -> int:
    state = state_of(world, table_id)
    ada, ben, cleo = world.people.values()
    seats = {one: (await world.live(table_id)).seat_of(one.id) for one in (ada, ben, cleo)}
    ben_seat = state.seats[seats[ben]]
    cleo_seat = state.seats[seats[cleo]]
    # What the public and Ada see.
    before = await everything_public(world, table_id), await card_of(world, table_id, ada.id)
    swapped = 0
    # Pairs of cards that Ada cannot know.
    for one, other in [
        (ben_seat.hand, cleo_seat.hand),
        (ben_seat.loot, cleo_seat.loot),
        (ben_seat.hand, state.pile),
        (cleo_seat.loot, state.loot_pile),
    ]:
        if not one or not other or one[0] == other[0]:
            continue

        one[0], other[0] = other[0], one[0]
        after = await everything_public(world, table_id), await card_of(world, table_id, ada.id)
        # Exchange the cards back.
        one[0], other[0] = other[0], one[0]

        assert after == before

        swapped += 1

    return swapped
