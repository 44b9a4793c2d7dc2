"""Watch: what everybody may know of a game and hardly anybody has in mind, for those who only look
on and for those who are out. Why no hidden hand is ever on it: docs/decisions/0026.

Rule: the page is made of the table's public scene and nothing else, so that a watcher can tell a
player nothing that the channel does not. Texts: watch.ftl, and for each game `GAME-watch-…`.
"""

from bot.app import Coop
from bot.chat.pages.custom_ids import Stamps
from bot.chat.pages.delivery import Wanted
from bot.chat.pages.faces import Face
from bot.chat.pages.page import Button, Do, Page, Row, Text, Tone
from bot.chat.presses.interaction import Click
from bot.chat.presses.verbs import Answer, Verb, Where
from bot.language.words import Words
from bot.tables.refusals import NotDealtYet, Refused, StaleClick, TableOver
from bot.tables.scene import Scene
from bot.tables.table import Status

ACCENT = 0x6C8EAD

WATCH = "watch"
OPEN, AGAIN = range(2)
"""Where its button stands: on the table or a card, or on the page itself."""


class WatchersOnly(Refused):
    """The page would be a memory aid to whoever still plays."""


def watch_button(label: str = "") -> Button:
    """Stands on every table that is being played, as a sign alone, for a phone has no room for a
    line of buttons more; and by its name on the card of whoever is out.
    """
    return Button(label, Do(WATCH, OPEN), Tone.PLAIN, "👀")


def percent(chance: float) -> int:
    """A chance in hundredths. What may happen is never nothing, and what may not never certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def watch_page(scene: Scene, face: Face, words: Words) -> Page:
    """`scene`: the public one."""
    game = words(f"{scene.game}-title")
    title = words("watch-title", game=game, number=scene.number)
    facts = face.perch.facts(scene, words) or (words("watch-nothing"),)
    again = Button(words("watch-again"), Do(WATCH, AGAIN), Tone.PLAIN, "🔄")
    said = "\n".join((f"### {title}", *facts))
    return Page((Text(said), Row((again,))), ACCENT)


class Watching:
    """Opens the page, and turns it over."""

    def __init__(self, bot: Coop) -> None:
        self._bot = bot

    def verb(self) -> Verb:
        return Verb(WATCH, self._pressed, where=Where.MESSAGE, answer=Answer.PAGE)

    async def _pressed(self, click: Click) -> None:
        """A page of its own, or the pressed one, turned over."""
        face = self._face(click)
        scene = click.scene
        seat = await self._seat(click)
        if seat is not None and seat not in face.perch.out(scene):
            raise WatchersOnly
        wanted = Wanted.of(
            watch_page(scene, face, click.words), Stamps(scene.table_id, own=scene.hand_token)
        )
        await (click.show if click.press.index == AGAIN else click.whisper)(wanted)

    def _face(self, click: Click) -> Face:
        """Raises NotDealtYet, TableOver; StaleClick where today's rules cannot read the game."""
        scene = click.scene
        if scene.status is Status.LOBBY:
            raise NotDealtYet
        if scene.status not in (Status.PLAYING, Status.PAUSED):
            raise TableOver(number=scene.number)
        face = self._bot.chat.faces.get(scene.game)
        if face is None or scene.view is None:
            raise StaleClick
        return face

    async def _seat(self, click: Click) -> int | None:
        return (await self._bot.tables.table(click.table_id)).seat_of(click.user_id)


async def setup(bot: Coop) -> None:
    bot.chat.verbs.add(Watching(bot).verb())
