"""Everything that leaves the bot for one viewer at one moment, as a value that can be compared.

This includes pages as they are sent (texts, buttons, menus, ids, alt texts), the answers to all
possible presses, what is logged meanwhile, and when the bot will act next.
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
from bot.messages.drawing import PageDrawer, PreferenceCache
from bot.pages.delivery import DesiredMessage, RawView
from bot.pages.faces import Face, Faces
from bot.pages.page import Button, ButtonTokens, Do, Menu, Page, Row
from bot.pages.refusal_text import refusal
from bot.tables.deadlines import Thinking
from bot.tables.refusals import NotAtThisTable
from bot.tables.scene import Scene, escape_names, scene
from bot.tables.session import Session
from bot.tables.table import Bulletin, Status
from bot.tables.tokens import public_token, seat_token, table_token
from games.engine.asks import Seat
from games.registry import GAMES
from tests.bot.memory import Memory
from tests.cogs.features import pages_of_game
from tests.cogs.stage import NOW
from tests.support.duplicates import duplicate

WORDS = Words("en")
EVERYTHING = "as Discord would get it"


@dataclass
class OneTable:
    """Replaces bot.tables.tables.Tables as the source of pages: one table that never changes."""

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
    """Return everything that this seat gets to see.

    Args:
        viewer: The seat; None is a spectator, or a player who has left the lobby.
        sent: Whether to include the components as Discord gets them, which takes longer.
    """
    tables: Any = OneTable(session)
    pages = PageDrawer(tables, faces, PreferenceCache(Memory()))
    table_id = session.table.id
    found: Outside = {}
    with _listening() as heard:
        # A face does not show all of its scene, but a later version may, so the scene is compared
        # too.
        found["scene"] = await tables.scene(table_id, viewer)
        found["table"] = _shown(await pages.table(table_id), sent=sent)
        found["aside"] = await pages.aside(table_id)
        found["features"] = _of_features(faces, await pages.public(table_id), sent=sent)
        found["moment"] = await pages.moment(table_id)
        found["due"] = _timing(session)
        if viewer is None:
            # A user id that no player has.
            found["card"] = await pages.card_if_any(table_id, -1)
        else:
            own = escape_names(await tables.scene(table_id, viewer))
            user_id = session.table.players[viewer].user_id
            # House players have no cards.
            if user_id is not None:
                found["card"] = _shown(await pages.card(table_id, user_id), sent=sent)
                more = await pages.more_of_card(table_id, user_id)
                found["more"] = None if more is None else _shown(more, sent=sent)

            found |= _words(faces, own)

        found["presses"] = [*_presses(session, viewer)]

    found["log"] = heard
    return found


def _shown(wanted: DesiredMessage, *, sent: bool) -> object:
    components = RawView(wanted.page, wanted.stamps).to_components() if sent else None
    when = wanted.question, wanted.standing, wanted.remind_at, wanted.stage, wanted.live
    return wanted.page, wanted.digest, [*_ids(wanted.page, wanted.stamps)], when, components


def _of_features(faces: Faces, scene: Scene, *, sent: bool) -> object:
    """Return the pages of features that all users can open during a game, and which seats
    are out.
    """
    if scene.view is None or scene.status not in (Status.PLAYING, Status.PAUSED):
        return None

    face = faces[scene.game]
    stamps = PageDrawer.stamps(scene)
    drawn = pages_of_game(scene, face, Words(scene.locale))
    shown = {name: _shown(DesiredMessage.of(page, stamps), sent=sent) for name, page in drawn}
    return shown, face.for_watchers.finished_seats(scene)


def _ids(page: Page, stamps: ButtonTokens) -> Iterator[str]:
    for block in page.blocks:
        if isinstance(block, Menu):
            yield stamps.sign(Do(block.verb, block.index), block.slot)
        elif isinstance(block, Row):
            yield from (
                stamps.sign(button.does) for button in block.buttons if isinstance(button, Button)
            )


def _words(faces: Faces, own: Scene) -> Outside:
    """Return the texts of closed cards, and what a press on the table tells privately."""
    face = faces[own.game]
    words = Words(own.locale)
    asked = own.question.decision if own.question else None
    options, kind = (asked.options, asked.kind) if asked else ((), "")
    return {
        "closed cards": [face.label(option, kind, own, words) for option in options],
        "whispers": [_told(face, event, own, words) for event in own.news],
    }


def _told(face: Face, one: Bulletin, own: Scene, words: Words) -> str | None:
    """Return the text of an event, or None if it has none because the table shows the event."""
    try:
        return face.private_news(one, own, words)
    except MissingWords:
        assert one.to is None, f"{one.kind} is told to nobody"

        return None


def _presses(session: Session, viewer: Seat | None) -> Iterator[tuple[object, ...]]:
    """Yield the result of every kind of press by this viewer: its meaning or its refusal.

    The presses use all tokens that people at the table could have seen.
    """
    table = session.table
    engine = session.engine
    ask = None if engine is None else engine.ask
    if ask is None or viewer is None:
        return

    # Seats of one ask may be asked under different numbers.
    numbers = sorted({ask.number, *(one.number for one in ask.owed.values())})
    tokens = [table_token(table.key), public_token(table.key, table.epoch, ask.number), "forged"]
    for seat in range(len(table.players)):
        tokens += [seat_token(table.key, table.epoch, number, seat) for number in numbers]

    for token in tokens:
        for read in (session.read_private, session.read_public):
            # The first two options, a missing one, a negative one, none, and one twice.
            for picks in ([0], [1], [99], [-1], [], [0, 0]):
                yield read.__name__, token, tuple(picks), _answer(read, viewer, token, picks)


def _answer(read: Any, seat: Seat, token: str, picks: Sequence[int]) -> str:
    try:
        return str(read(seat, token, picks))
    except Refused as refused:
        return refusal(refused, WORDS)


def _timing(session: Session) -> object:
    """Return when the bot will act by itself.

    The state of the random generator is included: an extra call would change the next drawing of
    all tables.
    """
    table = session.table
    rng = Random(5)
    # A copy, because `think` changes timers.
    own = Session(duplicate(table), session.engine)
    own.think(NOW, rng, Thinking())
    # An order is secret, but whether it answers in this position does not depend on hidden cards.
    dues = {seat: (timer.due, timer.remind) for seat, timer in table.timers.items()}
    return own.thinking_times, dict(own.answering), dues, table.ask_due, rng.getstate()


@contextmanager
def _listening() -> Iterator[list[str]]:
    """Collect everything that our own code logs meanwhile, at every level."""
    heard: list[str] = []
    here = get_ident()

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.thread == here:  # another test's database may be closing in its own thread
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
