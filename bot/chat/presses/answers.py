"""Shows the result of a press on the message that was pressed, and remembers what it shows."""

from dataclasses import replace

from bot.chat.pages.delivery import Wanted
from bot.chat.pages.faces import Faces
from bot.chat.ports import Kind, SurfaceId
from bot.chat.presses.interaction import Click
from bot.chat.surfaces.state import Shown, Surfaces
from bot.chat.surfaces.workers import Workers
from bot.tables.scene import Scene
from bot.tables.tables import Pressed


class Answers:
    """What presses on private cards and presses on the table have in common."""

    def __init__(self, faces: Faces, surfaces: Surfaces, workers: Workers) -> None:
        self._faces = faces
        self._surfaces = surfaces
        self._workers = workers

    def chosen(self, click: Click, pressed: Pressed, scene: Scene) -> str:
        """What was chosen, in the words of the question that it answered."""
        face = self._faces.of(scene.game)
        then = replace(scene, question=pressed.question)
        return ", ".join(face.label(option, then, click.words) for option in pressed.choice)

    @staticmethod
    def card_pressed(click: Click) -> SurfaceId:
        """The card, or the hand, that was pressed."""
        kind = Kind.HAND if click.is_ephemeral else Kind.CARD
        return SurfaceId(click.table_id, kind, click.user_id)

    @staticmethod
    def is_current(click: Click, shown: Shown) -> bool:
        """Whether the pressed message is this surface, and no message whose place it has taken."""
        return shown.message_id in (None, click.message_id)

    async def redraw(self, click: Click, shown: Shown, wanted: Wanted) -> None:
        """Redraw the pressed message, which is this surface. If somebody else drew it meanwhile,
        nobody knows whose drawing came last: then it is drawn once more.
        """
        doubts, crossed = shown.doubts, self._workers.is_busy(shown.id)
        await click.redraw(wanted)
        if shown.message_id != click.message_id:
            self._workers.mark(shown.id)  # it was replaced by a new message meanwhile
            return
        crossed = crossed or self._workers.is_busy(shown.id)
        shown.lend(self._surfaces.touch(click.interaction))
        await self._surfaces.now_shows(shown, wanted, doubts)
        if crossed:
            shown.uncertain()
            self._workers.mark(shown.id)

    def is_uncertain(self, surface_id: SurfaceId) -> None:
        """Nobody knows whether an answer arrived: draw the surface that it redraws once more."""
        if surface_id in self._surfaces.ids(surface_id.table_id):
            self._surfaces.get(surface_id).uncertain()
            self._workers.mark(surface_id)
