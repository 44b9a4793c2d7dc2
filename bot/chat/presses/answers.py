"""Shows the result of a press on the message that was pressed, and remembers what it shows."""

from dataclasses import replace

from bot.chat.pages.delivery import Wanted
from bot.chat.pages.faces import Faces
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
    def is_current(click: Click, shown: Shown) -> bool:
        """Whether the pressed message is this surface, and no message whose place it has taken."""
        return shown.message_id in (None, click.message_id)

    async def redraw(self, click: Click, shown: Shown, wanted: Wanted) -> None:
        """Redraw the pressed message, which is this surface. If somebody else drew it meanwhile,
        nobody knows whose drawing came last: then it is drawn once more.
        """
        key = (shown.table_id, shown.name)
        crossed = self._workers.is_busy(key)
        await click.redraw(wanted)
        if shown.message_id != click.message_id:
            self._workers.mark(key)  # it was replaced by a new message meanwhile
            return
        crossed = crossed or self._workers.is_busy(key)
        shown.touch = self._surfaces.touch(click.interaction)
        await self._surfaces.now_shows(shown, wanted)
        if crossed:
            shown.muddled = True
            self._workers.mark(key)

    def is_uncertain(self, table_id: str, name: str) -> None:
        """An answer got lost: draw the surface that it should have redrawn once more."""
        if name in self._surfaces.names(table_id):
            self._surfaces.get(table_id, name).muddled = True
            self._workers.mark((table_id, name))
