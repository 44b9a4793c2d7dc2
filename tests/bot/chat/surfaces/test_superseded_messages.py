"""A card that is no card any more, in the moment in which that is written down."""

from typing import Any

from bot.chat.ports import Kind, Surface, SurfaceId
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

    async def drop_surface(self, surface_id: SurfaceId) -> None:
        """Nothing is kept here."""


async def test_whoever_closes_an_ended_card_does_not_find_it_in_its_own_place() -> None:
    """They would take it for a card that goes on, and leave its buttons where they are."""
    memory = Watching()
    surfaces = Surfaces(memory, memory, ChatTiming(), Any)  # type: ignore[arg-type]
    card = SurfaceId("table", Kind.CARD, 7)
    shown = memory.shown = surfaces.get(card)
    await surfaces.put(shown, Surface(card, 1, 2, 0, "", "", None, 1000.0))
    memory.seen.clear()
    await surfaces.end(shown)
    assert memory.seen == [None]
    assert surfaces.get(SurfaceId("table", Kind.CARD, 7, generation=0)).message_id == 2
