"""A card that is no card any more, in the moment in which that is written down."""

from bot.chat.ports import Surface
from bot.chat.surfaces.state import Shown, Surfaces
from bot.chat.timing import ChatTiming


class Watching:
    """A memory that looks at what is known while it writes; and a clock."""

    def __init__(self) -> None:
        self.seen: list[int | None] = []
        self.shown: Shown | None = None

    def now(self) -> float:
        return 1000.0

    async def put_surface(self, *surfaces: Surface) -> None:
        assert self.shown is not None
        self.seen.append(self.shown.message_id)

    async def drop_surface(self, table_id: str, name: str) -> None:
        """Nothing is kept here."""


async def test_whoever_closes_an_ended_card_does_not_find_it_in_its_own_place() -> None:
    """They would take it for a card that goes on, and leave its buttons where they are."""
    memory = Watching()
    surfaces = Surfaces(memory, memory, ChatTiming())  # type: ignore[arg-type]
    shown = memory.shown = surfaces.get("table", "card:7")
    shown.surface = Surface("table", "card:7", 1, 2, 0, "", "", None, 1000.0)
    await surfaces.end(shown)
    assert memory.seen == [None]
    assert surfaces.get("table", "old:0:card:7").message_id == 2
