"""Tables with a deck that was cut by its players, for tests of records."""

from games.engine.chance import commitment
from games.engine.cuts import cut_seed
from games.engine.record import Header, Sitter
from tests.games.contract.tables import Table


class CutTable(Table):
    """A table at which each player has cut the deck in another way; the last seat is a house
    player.
    """

    @property
    def house_seed(self) -> bytes:
        """The seed of the table itself, before the cuts are mixed in."""
        return super().seed

    @property
    def cuts(self) -> list[str]:
        """Return the cuts in the order of joining."""
        said = ("joined 1442800000000000007", "said über den Zaun, 3:2", "pressed 7")
        return [said[place % len(said)] for place in range(self.seats - 1)]

    @property
    def seed(self) -> bytes:
        return cut_seed(self.house_seed, self.cuts)


def cut_header(table: CutTable, order: list[int], salt: bytes) -> Header:
    level = next(iter(table.game.houses))
    # A house player cuts nothing.
    brought = [*table.cuts, None]
    return Header(
        format=2,
        game=table.game.slug,
        rules=table.game.rules_version,
        options=table.dealt_options.model_dump(),
        seats=[
            Sitter(
                name=f"Hen {joined}",
                house=None if brought[joined] else level,
                joined=joined,
                cut=brought[joined],
            )
            for joined in order
        ],
        commitment=commitment(table.house_seed, salt),
        salt=salt.hex(),
        house_seed=table.house_seed.hex(),
        seed=table.seed.hex(),
    )
