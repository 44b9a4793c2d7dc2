"""Hidden information is on no public message and on no other player's card."""

import pytest

from bot.i18n.words import Words
from cogs.heist.labels import Labels
from cogs.heist.story import sentence
from tests.discord.conftest import Opened
from tests.discord.dealing import dealt
from tests.support.clicker import Clicker
from tests.support.combinations import sampled
from tests.support.world import World

ENOUGH = 8
"""Private sentences after which a game has had enough of them."""


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


@pytest.mark.parametrize("seed", sampled([106, 110, 120], [106]))
async def test_private_news_are_on_the_owners_card_only(opened: Opened, seed: int) -> None:
    world = await opened("Ada", "Ben", "Cleo", seed=seed)
    table_id = await dealt(world)
    confidant = Confidant(world, table_id, seed)
    await confidant.play(until=lambda: len(confidant.told) >= ENOUGH)

    # A game without private news would prove nothing.
    assert len(confidant.told) >= ENOUGH, "this game had no secrets"

    for _, text in world.public:
        lines = set(text.splitlines())
        leaked = [said for said in confidant.told if said in lines]
        assert not leaked, (leaked, text)

    for person in world.people.values():
        foreign = {said for said, names in confidant.told.items() if person.name not in names}
        for card in person.dms():
            assert not foreign & set(card.text.splitlines())
