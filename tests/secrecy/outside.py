"""Everything that leaves the house for one viewer at one moment, as a value that can be compared.

Pages as they are sent (texts, buttons, menus, ids, alt texts), what a press would be answered,
what is logged meanwhile, and when the house will move next.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from threading import get_ident
from typing import Any

from bot.common.refused import Refused
from bot.i18n.words import MissingWords, Words
from bot.messages.drawing import PageDrawer
from bot.pages.custom_ids import Stamps
from bot.pages.delivery import Sheet, Wanted
from bot.pages.faces import Face, Faces
from bot.pages.page import Button, Do, Menu, Page, Row
from bot.pages.refusal_text import refusal
from bot.tables.bulletin import Bulletin
from bot.tables.deadlines import Thinking
from bot.tables.refusals import NotAtThisTable
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Status
from bot.tables.tokens import public_token, seat_token, table_token
from games.engine.asks import Seat
from games.registry import GAMES
from tests.cogs.features import pages_of_game
from tests.cogs.stage import NOW
from tests.support.duplicates import duplicate

WORDS = Words("en")
EVERYTHING = "as Discord would get it"


@dataclass
class OneTable:
    """What pages are drawn from: bot.tables.tables.Tables, with one table that never moves."""

    session: Session
    games = GAMES

    async def scene(
        self, table_id: str, viewer: Seat | None = None, *, pictured: bool = True
    ) -> Scene:
        seats = GAMES[self.session.table.game].seats
        return scene(self.session, seats[0], seats[-1], viewer, pictured=pictured)

    async def scene_of(self, table_id: str, user_id: int, *, pictured: bool = True) -> Scene:
        seat = self.session.table.seat_of(user_id)
        if seat is None:
            raise NotAtThisTable
        return await self.scene(table_id, seat, pictured=pictured)


Outside = dict[str, Any]


async def outside(session: Session, viewer: Seat | None, faces: Faces, *, sent: bool) -> Outside:
    """What this seat (None: a spectator, or somebody who has left the lobby) gets to see. `sent`:
    also as the components that Discord would get, which takes longer.
    """
    tables: Any = OneTable(session)
    pages = PageDrawer(tables, faces)
    table_id = session.table.id
    found: Outside = {}
    with _listening() as heard:
        # What a face does not show today, it may show tomorrow.
        found["scene"] = await tables.scene(table_id, viewer)
        found["table"] = _shown(await pages.table(table_id), sent=sent)
        found["aside"] = await pages.aside(table_id)
        found["features"] = _of_features(faces, await pages.public(table_id), sent=sent)
        found["moment"] = await pages.moment(table_id)
        found["due"] = _timing(session)
        if viewer is None:
            found["card"] = await pages.card_if_any(table_id, -1)
        else:
            own = escape_names(await tables.scene(table_id, viewer))
            user_id = session.table.players[viewer].user_id
            if user_id is not None:
                found["card"] = _shown(await pages.card(table_id, user_id), sent=sent)
                found["orders"] = _shown(_orders(faces, own), sent=sent)

            found |= _words(faces, own)

        found["presses"] = [*_presses(session, viewer)]

    found["log"] = heard
    return found


def _shown(wanted: Wanted, *, sent: bool) -> object:
    components = Sheet(wanted.page, wanted.stamps).to_components() if sent else None
    when = wanted.question, wanted.standing, wanted.remind_at, wanted.stage, wanted.live
    return wanted.page, wanted.digest, [*_ids(wanted.page, wanted.stamps)], when, components


def _of_features(faces: Faces, scene: Scene, *, sent: bool) -> object:
    """What anybody may open while the game runs, and who of the players is out."""
    if scene.view is None or scene.status not in (Status.PLAYING, Status.PAUSED):
        return None

    face = faces[scene.game]
    stamps = PageDrawer.stamps(scene)
    drawn = pages_of_game(scene, face, Words(scene.locale))
    shown = {name: _shown(Wanted.of(page, stamps), sent=sent) for name, page in drawn}
    return shown, face.for_watchers.out(scene)


def _ids(page: Page, stamps: Stamps) -> Iterator[str]:
    for block in page.blocks:
        if isinstance(block, Menu):
            yield stamps.sign(Do(block.verb, block.index), block.slot)
        elif isinstance(block, Row):
            yield from (stamps.sign(one.does) for one in block.buttons if isinstance(one, Button))


def _orders(faces: Faces, own: Scene) -> Wanted:
    return Wanted.of(faces.orders(own, Words(own.locale)), PageDrawer.stamps(own))


def _words(faces: Faces, own: Scene) -> Outside:
    """What closed cards will say, and what a press on the table whispers."""
    face = faces[own.game]
    words = Words(own.locale)
    asked = own.question.decision if own.question else None
    options, kind = (asked.options, asked.kind) if asked else ((), "")
    return {
        "closed cards": [face.label(option, kind, own, words) for option in options],
        "whispers": [_told(face, one, own, words) for one in own.news],
    }


def _told(face: Face, one: Bulletin, own: Scene, words: Words) -> str | None:
    """None of what no sentence tells: the table shows it."""
    try:
        return face.told(one, own, words)
    except MissingWords:
        assert one.to is None, f"{one.kind} is told to nobody"

        return None


def _presses(session: Session, viewer: Seat | None) -> Iterator[tuple[object, ...]]:
    """What every kind of press of this viewer would mean, or the sentence by which it is refused:
    with every token that somebody at the table could have seen.
    """
    table = session.table
    engine = session.engine
    ask = None if engine is None else engine.ask
    if ask is None or viewer is None:
        return

    numbers = sorted({ask.number, *(one.number for one in ask.owed.values())})
    tokens = [table_token(table.key), public_token(table.key, table.epoch, ask.number), "forged"]
    for seat in range(len(table.players)):
        tokens += [seat_token(table.key, table.epoch, number, seat) for number in numbers]

    for token in tokens:
        for read in (session.read_private, session.read_public):
            for picks in ([0], [1], [99], [-1], [], [0, 0]):
                yield read.__name__, token, tuple(picks), _answer(read, viewer, token, picks)


def _answer(read: Any, seat: Seat, token: str, picks: Sequence[int]) -> str:
    try:
        return str(read(seat, token, picks))
    except Refused as refused:
        return refusal(refused, WORDS)


def _timing(session: Session) -> object:
    """When the house will move by itself. Luck must have been asked the same number of times too,
    or the next drawing of all tables would tell.
    """
    table = session.table
    rng = Random(5)
    own = Session(duplicate(table), session.engine)
    own.think(NOW, rng, Thinking())
    # An order is its owner's secret, but whether it answers in this position is not a card's.
    dues = {seat: (timer.due, timer.remind) for seat, timer in table.timers.items()}
    return own.thoughts, dict(own.answering), dues, table.ask_due, rng.getstate()


@contextmanager
def _listening() -> Iterator[list[str]]:
    """All that our own code logs meanwhile, at every level."""
    heard: list[str] = []
    here = get_ident()

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.thread == here:  # a database of another test may be closing in its own
                heard.append(f"{record.levelname} {self.format(record)}")

    ear = Ear()
    root = logging.getLogger()
    level = root.level
    root.addHandler(ear)
    root.setLevel(logging.DEBUG)

    try:
        yield heard
    finally:
        root.removeHandler(ear)
        root.setLevel(level)
